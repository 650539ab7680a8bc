import BrowserSupport
import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// Getting around on a page: its list, its bar, its keys, and several pictures of one.
  @Suite("Getting around on a page") struct ContentsTests {
    @Test func theBarStaysInSight() async throws {
      let page = try await open()
      try await page.run("scrollTo(0, document.documentElement.scrollHeight)")
      #expect(try await page.evaluate("form.getBoundingClientRect().top") == 0)
      #expect(try await page.evaluate("scrollY > 300") == true)
    }

    @Test func theListIsSearched() async throws {
      let page = try await open()
      #expect(try await page.texts("nav a") == ["Alpha", "Beta", "Row1", "Row2"])
      try await page.run("filter.focus()")
      for letter in "row2" { try await page.press(.character(letter)) }
      #expect(try await page.texts("nav a") == ["Row2"])
      #expect(try await page.texts("nav h2") == ["Views"])
      try await page.press(.enter)
      #expect(try await page.evaluate("location.hash") == "#view-Row2")
      try await page.press(.character("x"))
      #expect(try await page.texts("nav a") == [])
      #expect(try await page.texts("#none") == ["Nothing has that name."])
    }

    /// What one can do is found, too.
    @Test func theSearchFindsDeeds() async throws {
      let page = try await open()
      try await page.run("filter.focus()")
      for letter in "retry" { try await page.press(.character(letter)) }
      #expect(try await page.texts("nav a") == ["Beta"])
      try await page.press(.escape)
      #expect(try await page.texts("nav a").count == 4)
      try await page.press(.character("d"))
      #expect(try await page.evaluate("form.elements.appearance.value") == "dark")
    }

    @Test func aMissingStateIsSaid() async throws {
      let page = try await open()
      try await page.set(["state": "empty"])
      let said: [String?] = try await page.evaluate(
        "all('.screen > .place').map(e => e.dataset.missing ?? null)")
      #expect(said == ["no state empty", nil])
    }

    @Test func oneOrAllAreShown() async throws {
      let page = try await open()
      #expect(try await page.texts("main h2") == ["Findings", "Alpha", "Beta", "Row1", "Row2"])
      try await page.set(["only": "1"])
      #expect(try await page.texts("main h2") == ["Findings", "Alpha"])
      try await page.click("nav a[href='#view-Row1']")
      #expect(try await page.texts("main h2") == ["Findings", "Row1"])
      #expect(try await page.texts("nav [aria-current]") == ["Row1"])
      #expect(try await page.evaluate("location.hash") == "#view-Row1&only=1")
      try await page.set(["only": "0"])
      #expect(try await page.texts("main h2").count == 5)
    }

    @Test func keysMoveThroughTheList() async throws {
      let page = try await open()
      try await page.set(["only": "1"])
      for (key, title) in [
        ("j", "Beta"), ("j", "Row1"), ("k", "Beta"), ("k", "Alpha"), ("k", "Alpha"),
      ] {
        try await page.press(.character(Character(key)))
        #expect(try await page.texts("main h2").last == title)
      }
    }

    /// The focus goes with the page: what follows is a Tab away.
    @Test func keysMoveTheFocus() async throws {
      let page = try await open()
      for id in ["screen-Alpha", "screen-Beta", "view-Row1"] {
        try await page.press(.character("j"))
        #expect(try await page.focusedElement?.id == id)
        #expect(try await page.evaluate("location.hash") == "#" + id)
      }
      try await page.press(.tab)
      #expect(try await page.focusedElement?.name == "Inspect Row1")
      try await page.press(.enter)
      #expect(try await page.texts("#inspector h2") == ["Row1"])
    }

    /// Whoever tabs through the bar stays where the page is.
    @Test func theBarMovesNothing() async throws {
      let page = try await open()
      try await page.run("scrollTo(0, 600)")
      try await page.run("form.elements.appearance.focus({ preventScroll: true })")
      for _ in 0..<8 {
        try await page.press(.tab)
        #expect(try await page.evaluate("scrollY") == 600)
      }
    }

    /// Each control that has a key moves by it, and by no other.
    @Test func everyKeyMovesItsControl() async throws {
      let page = try await open()
      struct Control: Decodable, Sendable { var name: String, next: String, previous: String? }
      let controls: [Control] = try await page.evaluate(
        "controls().filter(c => c.dataset.next).map(c => ({ name: c.name, next: c.dataset.next, previous: c.dataset.previous }))"
      )
      #expect(controls.count > 14)
      #expect(Set(controls.map(\.next)).count == controls.count)
      let address: () async throws -> String = { try await page.evaluate("location.hash") }
      for control in controls {
        try await page.run("document.activeElement.blur()")
        try await page.press(.character(Character(control.next)))
        try await page.finish()
        let moved = try await address()
        #expect(moved.hasPrefix("#\(control.name)=") && !moved.contains("&"), "\(control) \(moved)")
        if let previous = control.previous {
          try await page.press(.character(Character(previous)))
          #expect(try await address() == "")
        }
        try await page.resetSettings()
        try await page.run("writeAddress()")
      }
      // Nothing moves where somebody turned the keys off, or is about to write.
      try await page.set(["keys": "0"])
      try await page.press(.character("d"))
      #expect(try await page.evaluate("form.elements.appearance.value") == "light")
      #expect(try await page.console == [])
    }

    @Test func theKeysAreListed() async throws {
      let page = try await open()
      try await page.press(.character("?"))
      #expect(try await page.count("#keys[open]") == 1)
      let listed: [String] = try await page.evaluate(
        "Array.from(document.querySelectorAll('#keys kbd')).map(e => e.textContent)")
      let own: [String] = try await page.evaluate(
        "controls().flatMap(c => [c.dataset.next, c.dataset.previous]).filter(Boolean)")
      #expect(Set(own).isSubset(of: listed), "\(listed)")
      try await page.press(.escape)
      #expect(try await page.count("#keys[open]") == 0)
    }

    // MARK: Several pictures of one

    @Test func allAtOnceIsAGrid() async throws {
      let page = try await open()
      try await page.set(["compare": "matrix"])
      let columns: [Int] = try await page.evaluate(Self.places("left"))
      let rows: [Int] = try await page.evaluate(Self.places("top"))
      #expect(columns.count == 4 && rows.count == 3)
      #expect(
        try await page.texts("#view-Row1 .picture:first-child .copies figcaption").prefix(4) == [
          "light, L", "light, L, right to left", "dark, L", "dark, L, right to left",
        ])
    }

    @Test func allWidthsAreARow() async throws {
      let page = try await open()
      try await page.set(["compare": "widths"])
      let widths: [Int] = try await page.evaluate(
        "Array.from(document.querySelectorAll('#view-Row1 .picture:first-child .copies .stage')).map(e => e.clientWidth)"
      )
      #expect(widths == [320, 375, 393, 430, 768, 1024])
      let tops: [Int] = try await page.evaluate(Self.places("top"))
      #expect(tops.count == 1)
    }

    private static func places(_ side: String) -> String {
      """
      Array.from(new Set(Array.from(document.querySelectorAll('#view-Row1 .picture:first-child .copies figure'))
        .map(e => Math.round(e.getBoundingClientRect().\(side)))))
      """
    }

    @Test func screensAreBesideEachOther() async throws {
      let page = try await open()
      let tops: [Int] = try await page.evaluate(
        "Array.from(document.querySelectorAll('.screen .stage')).map(e => Math.round(e.getBoundingClientRect().top))"
      )
      #expect(tops.count == 2 && tops[0] == tops[1])
    }

    @Test func phonesAreAroundScreensOnly() async throws {
      let page = try await open()
      #expect(try await page.texts(".screen-title") == ["Alpha", "Beta"])
      #expect(try await page.count(".search-field") == 1)
      #expect(try await page.count(".picture .bars") == 0)
      try await page.set(["phone": "0"])
      #expect(try await page.count(".bars") == 0)
      // A tablet is no phone.
      try await page.set(["phone": "1", "width": "1024"])
      #expect(try await page.count(".bars") == 0)
    }

    // MARK: Print

    @Test func aScreenIsOnePageOfPaper() async throws {
      let page = try await open()
      try await page.set(["size": "AX5"])
      #expect(try await page.printedPages() == 2)
      #expect(try await page.evaluate("location.hash") == "#size=AX5")
      #expect(try await page.count(".view .stage") > 0)
      try await page.set(["only": "1"])
      #expect(try await page.printedPages() == 1)
    }

    // MARK: Large pages

    /// A control changes the pictures in sight at once, and the rest a few at a time.
    @Test func aLargePageAnswersForWhatIsInSight() async throws {
      let page = try await Browser.shared.open(html: try large())
      #expect(try await page.count("main.large") == 1)
      try await page.finish()
      struct Answer: Decodable, Sendable { var now: Int, all: Int, shown: Int }
      for (name, value) in [("appearance", "dark"), ("size", "AX5"), ("compare", "matrix")] {
        let answer: Answer = try await page.evaluate(
          """
          (() => {
            form.elements.\(name).value = '\(value)'
            form.elements.\(name).dispatchEvent(new Event('input', { bubbles: true }))
            const isDone = sections.filter(section => section.stamp === stamp)
            return {
              now: isDone.length, all: sections.length,
              shown: sections.filter(s => { const b = s.getBoundingClientRect(); return b.bottom > 0 && b.top < innerHeight }).length,
            }
          })()
          """)
        #expect(answer.now > 0 && answer.now < 60 && answer.all == 240, "\(name) \(answer)")
        if name != "compare" {
          try await page.finish()
          #expect(
            try await page.evaluate("sections.every(section => section.stamp === stamp)") == true)
        }
      }
      // Copies are made where somebody looks, and nowhere else.
      #expect(try await page.evaluate("document.querySelectorAll('.copies').length < 60") == true)
      try await page.run("sections[sections.length - 1].scrollIntoView()")
      try await page.wait(until: "sections[sections.length - 1].querySelector('.copies')")
      #expect(try await page.console == [])
    }

    private func large() throws -> String {
      let views = (1...120).map { number in
        "  Row\(number): { data: { id: Int, title: String, isNew: Bool }, layout: [{ label: { text: title, visible: isNew } }] }"
      }
      let manifests = (1...120).map { number in
        SourceText(
          path: "S\(number).sections",
          bytes: Array(
            "screen: Screen\(number)\nviews:\n\(views[number - 1])\nsections: { all: { cells: [Row\(number)] } }\n"
              .utf8), index: number - 1)
      }
      let analysis = analyze(manifests)
      let module = try #require(analysis.module)
      let page = PreviewPage(of: module, analysis.diagnostics, sources: manifests, catalog: nil)
      return PageRenderer(module, places: SourcePlaces(manifests)).html(of: page)
    }

    private func open() async throws -> Page {
      let manifests = [
        """
        screen: Alpha
        views:
          Row1: { data: { id: Int, title: String }, layout: [{ label: title }] }
        sections: { all: { cells: [Row1] } }
        states: { search: Nothing }
        """,
        """
        screen: Beta
        views:
          Row2: { data: { id: Int, name: String }, layout: [{ label: name }] }
        sections: { all: { cells: [Row2] } }
        states: { empty: { title: Nothing, button: { title: Again, action: retry } } }
        """,
      ].enumerated().map { index, text in
        SourceText(path: "M\(index).sections", bytes: Array(text.utf8), index: index)
      }
      let analysis = analyze(manifests)
      let module = try #require(analysis.module)
      let page = PreviewPage(of: module, analysis.diagnostics, sources: manifests, catalog: nil)
      return try await Browser.shared.open(
        html: PageRenderer(module, places: SourcePlaces(manifests)).html(of: page))
    }
  }
}
