import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// Any point of a picture leads to its line, and says what is there.
  @Suite("The inspector") struct InspectorTests {
    @Test func aClickSaysWhatIsThere() async throws {
      let page = try await open()
      try await page.click("#view-Mail .picture:first-child [data-name=senderLabel]")
      #expect(try await page.texts("#inspector h2") == ["label senderLabel in Mail"])
      let facts = try await facts(page)
      #expect(facts["Text"] == "Ada")
      #expect(facts["Font"] == "headline, 17 points, semibold")
      #expect(facts["Color"] == "ink of Mails · rgb(17, 34, 51)")
      #expect(facts["Size"]?.hasPrefix("361 × ") == true)
      #expect(facts["To the edges of the row"]?.hasPrefix("top 8, leading 16, ") == true)
      #expect(try await page.count(".inspected") == 1)
      // What is around an element and in it is one press away.
      try await page.run(Self.press("Mail", in: "Around it"))
      #expect(try await page.texts("#inspector h2") == ["Mail"])
      #expect(try await page.console == [])
    }

    @Test func aClickLeadsToTheLine() async throws {
      let page = try await open()
      try await page.click("#view-Mail .picture:first-child [data-name=senderLabel]")
      #expect(try await page.texts("#inspector code") == ["Orders.sections:9:9"])
      let link: String = try await page.evaluate(
        "document.querySelector('#inspector a[href^=\"vscode\"]').href")
      #expect(link.hasPrefix("vscode://file/") && link.hasSuffix("/Orders.sections:9:9"))
      try await page.run(
        "Array.from(inspector.querySelectorAll('button')).find(b => b.textContent === 'Copy').click()"
      )
      #expect(try await page.texts("#inspector p button") == ["Copied"])
    }

    /// As one element of a row may be two stops, and several one.
    @Test func voiceOverIsSaidStopByStop() async throws {
      let page = try await open()
      try await page.click("#view-Mail .picture:first-child [data-name=flagButton]")
      #expect(
        try await page.texts("#inspector ol li") == [
          "Ada, Lunch; button · actions: Archive, Flag", "Flag; button · actions: Archive",
        ])
      #expect(
        try await page.texts("#inspector ol [aria-current]") == [
          "Flag; button · actions: Archive"
        ])
      try await page.click("#view-Mail .picture:first-child [data-name=subjectLabel]")
      #expect(
        try await page.texts("#inspector ol [aria-current]") == [
          "Ada, Lunch; button · actions: Archive, Flag"
        ])
    }

    @Test func itNeedsNoMouse() async throws {
      let page = try await open()
      try await page.run("document.querySelector('#view-Mail .inspect').focus()")
      try await page.press(.enter)
      #expect(try await page.focusedElement?.id == "inspector")
      #expect(try await page.texts("#inspector h2") == ["Mail"])
      try await page.run(Self.press("vstack", in: "In it"))
      #expect(try await page.texts("#inspector h2") == ["vstack stack in Mail"])
      #expect(try await page.focusedElement?.id == "inspector")
      try await page.press(.escape)
      #expect(try await page.count("#inspector") == 0)
      #expect(try await page.focusedElement?.name == "Inspect Mail")
      let tree = try await page.accessibilityTree()
      #expect(!tree.all("complementary").contains { $0.name == "Inspector" })
    }

    /// Reading about an element moves nothing.
    @Test func picturesStayWhereTheyAre() async throws {
      let page = try await open()
      let place =
        "document.querySelector('#view-Mail .picture [data-name=subjectLabel]').getBoundingClientRect().left"
      let before: Double = try await page.evaluate(place)
      try await page.click("#view-Mail .picture:first-child [data-name=subjectLabel]")
      #expect(try await page.evaluate(place) == before)
      #expect(try await page.count("#inspector") == 1)
    }

    @Test func itFollowsTheControls() async throws {
      let page = try await open()
      try await page.click("#view-Mail .picture:first-child [data-name=subjectLabel]")
      #expect(try await facts(page)["Color"] == "rgb(0, 0, 0)")
      try await page.set(["appearance": "dark", "size": "AX5"])
      #expect(try await facts(page)["Color"] == "rgb(255, 255, 255)")
      #expect(try await facts(page)["Font"] == "body, 53 points")
    }

    @Test func aFindingIsLinkedFromItsElement() async throws {
      let page = try await open()
      try await page.click("#view-Mail .picture:first-child [data-name=label]")
      #expect(try await page.texts("#inspector ul a") == ["low-contrast"])
      try await page.click("#inspector ul a")
      #expect(try await page.focusedElement?.id.hasPrefix("finding-") == true)
    }

    /// Whatever somebody clicks at is something.
    @Test func everyPartOfEveryPictureIsInspected() async throws {
      let page = try await open()
      let wrong: [String] = try await page.evaluate(
        """
        Array.from(document.querySelectorAll('.stage [data-name], .stage [data-place], .accessories > *, .swipes > *, .heading'))
          .filter(isShown).filter(e => {
            e.click()
            return inspected !== partOf(e) || inspector.querySelector('h2').textContent === '' || !/Size/.test(inspector.textContent)
          }).map(e => e.outerHTML)
        """)
      #expect(wrong == [])
      #expect(try await page.console == [])
    }

    // MARK: The order of VoiceOver

    @Test func theOrderIsDrawn() async throws {
      let page = try await open()
      #expect(try await page.count(".stop") == 0)
      try await page.set(["order": "1"])
      let numbers: [String] = try await page.evaluate(
        "Array.from(document.querySelectorAll('#view-Mail .picture:first-child .stop')).map(e => e.dataset.number)"
      )
      #expect(numbers == ["1", "2"])
      // The second is around the button.
      let distance: Double = try await page.evaluate(
        """
        (() => {
          const picture = document.querySelector('#view-Mail .picture')
          const [a, b] = [picture.querySelector('[data-number="2"]'), picture.querySelector('[data-name=flagButton]')]
            .map(e => e.getBoundingClientRect())
          return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width)
        })()
        """)
      #expect(distance < 1)
      try await page.set(["order": "0"])
      #expect(try await page.count(".stop") == 0)
    }

    // MARK: What it does

    @Test func aScreenSaysWhatItDoes() async throws {
      let page = try await open()
      #expect(
        try await page.texts("#screen-Mails .deeds dd") == [
          "Pull down: reload", "Tap: open", "Swipe from the trailing edge: archive", "In it: flag",
        ])
      #expect(try await page.texts("#screen-Mails .deeds dt") == ["Mail"])
    }

    // MARK: -

    private func facts(_ page: Page) async throws -> [String: String] {
      let lines: [[String]] = try await page.evaluate(
        "Array.from(document.querySelectorAll('#inspector dt')).map(e => [e.textContent, e.nextElementSibling.textContent])"
      )
      return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
    }

    /// Presses a button of a list in the inspector.
    private static func press(_ name: String, in list: String) -> String {
      """
      Array.from(inspector.querySelectorAll('h3')).find(h => h.textContent === '\(list)').nextElementSibling
        .querySelectorAll('button').forEach(b => { if (b.textContent.startsWith('\(name)')) b.click() })
      """
    }

    private func open() async throws -> Page {
      let drawn = try PageInput(Self.manifest).drawn()
      var shown = drawn.page
      shown.files[0].path = "Orders.sections"
      return try await Browser.shared.open(html: drawn.renderer.html(of: shown))
    }

    private static let manifest = """
      screen: Mails
      refresh: reload
      colors: { ink: "#112233" }
      views:
        Mail:
          data: { id: Int, sender: String, subject: String }
          actions: [open, archive, flag]
          layout:
            - label: { text: sender, font: headline, color: ink }
            - label: { text: subject }
            - label: { text: { literal: Faint }, color: "#eeeeee", accessibility: none }
            - button: { title: Flag, action: flag }
          background: white
          select: open
          swipe: { trailing: [archive] }
          samples:
            - { id: 1, sender: Ada, subject: Lunch }
      sections:
        mails: { cells: [Mail] }
      """
  }
}
