import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// What was found is counted at the top, and marked in the pictures.
  @Suite("Findings on a page") struct FindingTests {
    @Test func theFindingsOfAManifestAreCountedAndMarked() async throws {
      let page = try await open()
      #expect(try await page.texts("#counts") == ["0 screens, 1 view, 2 pictures, 3 findings"])
      #expect(
        try await page.texts("#kinds") == [
          "Findings: 1 fixed-height, 1 low-contrast, 1 unnamed-button"
        ])
      #expect(try await page.texts(".finding a") == Array(repeating: "Show in Row", count: 3))
      let marked: [String] = try await page.evaluate(
        "Array.from(new Set(Array.from(document.querySelectorAll('.marked')).map(e => e.dataset.name))).sort()"
      )
      #expect(marked == ["buyButton", "noteLabel", "row"])
      #expect(try await page.style("outline-style", of: ".marked") == "solid")
      try await page.set(["marks": "0"])
      #expect(try await page.style("outline-style", of: ".marked") == "none")
    }

    @Test func aFindingLeadsToItsPicture() async throws {
      let page = try await open()
      try await page.click("[data-code=unnamed-button] a")
      #expect(try await page.focusedElement?.role == "image")
      let sought: [String] = try await page.evaluate(
        "Array.from(document.querySelectorAll('.sought')).map(e => e.dataset.name)")
      #expect(sought == ["buyButton"])
      #expect(
        try await page.evaluate(
          "(b => b.top >= 0 && b.bottom <= innerHeight)(document.querySelector('.sought').getBoundingClientRect())"
        ) == true)
      // In a matrix, to the first of its pictures.
      try await page.set(["compare": "matrix"])
      try await page.click("[data-code=low-contrast] a")
      #expect(try await page.count(".matrix .sought") == 1)
    }

    @Test func whatIsMeasuredFollowsTheSettings() async throws {
      let page = try await open()
      func measured() async throws -> String {
        try await page.evaluate("document.getElementById('measured').textContent")
      }
      #expect(
        try await measured()
          == "With these settings: 3 texts or rows cut off, 4 targets with less than 44 points of their own."
      )
      #expect(try await page.count(".cut-off") == 3)
      #expect(try await page.count(".too-close") == 4)
      // Long texts end early on purpose where they have few lines.
      #expect(try await page.count(".ends-early") == 1)
      // Each is a press away.
      #expect(try await page.evaluate("measuredList.open") == false)
      try await page.click("#measured-list summary")
      #expect(try await page.texts("#measured-list button").count == 7)
      try await page.run("document.querySelector('#measured-list button').click()")
      #expect(try await page.count(".sought.cut-off") == 1)
      #expect(try await page.focusedElement?.role == "image")
      try await page.set(["size": "AX5"])
      #expect(try await measured() == "With these settings: 3 texts or rows cut off.")
      try await page.set(["made": "0"])
      #expect(try await measured() == "With these settings: 2 texts or rows cut off.")
      #expect(try await page.accessibilityTree().first("status") != nil)
      let clear = try await Browser.shared.open(
        html: PageInput("views: { Note: { data: { id: Int, text: String } } }").html())
      #expect(
        try await clear.texts("#measured")
          == ["With these settings: everything has room, and targets have 44 points."])
    }

    /// A view inside another one is a part of its picture, and no picture of its own.
    @Test func viewsInViewsAreMeasuredWithTheirRows() async throws {
      let page = try await Browser.shared.open(
        html: PageInput(
          """
          views:
            Author: { data: { name: String }, layout: [{ label: { text: name, lines: 1, width: 20 } }] }
            Post:
              data: { id: Int, author: AuthorViewData }
              layout: [{ view: author }]
          sections: { posts: { cells: [Post] } }
          """
        ).html())
      #expect(try await page.count(".screen .cut-off") == 4)
      try await page.set(["only": "1"])
      #expect(try await page.count(".screen .label") == 4)
    }

    private func open() async throws -> Page {
      try await Browser.shared.open(html: try PageInput(Self.manifest).html())
    }

    private static let manifest = """
      views:
        Row:
          data: { title: String, note: String }
          actions: [buy, share]
          background: white
          layout:
            - hstack:
                height: 24
                children:
                  - label: { text: title, lines: 1, color: black }
                  - label: { text: note, color: "#999999" }
            - button: { symbol: cart, action: buy }
            - button: { title: Share, action: share }
      """
  }
}
