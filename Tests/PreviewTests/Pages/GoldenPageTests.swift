import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The pages of all goldens and of the eight screens are sound.
  @Suite("Pages of goldens") struct GoldenPageTests {
    @Test func thereAreGoldens() {
      #expect(PageInput.all.count > 45)
    }

    @Test(arguments: PageInput.all)
    func reportsNothingFitsItsPhoneAndHasWhatTheModelHas(_ input: PageInput) async throws {
      let (drawn, renderer) = try input.drawn()
      let html = renderer.html(of: drawn)
      #expect(try input.html() == html, "the same bytes for the same input")
      let page = try await Browser.shared.open(html: html)

      try await page.set(["width": "320"])
      #expect(try await tooWide(page) == Self.wide[input.name, default: []])
      try await page.set(["size": "AX5"])
      #expect(try await tooWide(page) == Self.wideWithLargestTexts[input.name, default: []])
      #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)

      try await page.resetSettings()
      let pictures = drawn.views.reduce(0) { $0 + $1.pictures.count }
      #expect(try await page.count(".picture .stage") == pictures)
      #expect(try await page.count(".screen .stage") == drawn.screens.count)
      // More pictures than these take a while, and show nothing new.
      if pictures < 16 {
        try await page.set(["compare": "matrix"])
        #expect(try await page.count(".matrix .stage") == 12 * (pictures + drawn.screens.count))
        #expect(try await page.count(".stage") == 12 * (pictures + drawn.screens.count))
      }
      #expect(try await page.evaluate(Self.repeatedIDs) == [String]())
      #expect(try await page.console == [])
    }

    /// The elements that have no room in their rows, though they keep their width, each once.
    private func tooWide(_ page: Page) async throws -> [String] {
      #expect(try await page.evaluate(Self.beyondPhones) == [String]())
      // Nothing can be scrolled sideways but carousels.
      #expect(
        try await page.evaluate(
          """
          Array.from(document.querySelectorAll('.stage *'))
            .filter(e => !e.matches('.carousel') && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
            .map(e => e.className)
          """) == [String]())
      return try await page.evaluate(
        """
        Array.from(new Set(Array.from(document.querySelectorAll('.too-wide')).map(e => e.dataset.name || e.className.split(' ')[0])))
          .sort()
        """)
    }

    /// What leaves its phone outside of pictures of rows, which the page itself looks at.
    private static let beyondPhones = """
      Array.from(document.querySelectorAll('.stage')).flatMap(stage => {
        const edge = stage.getBoundingClientRect()
        return Array.from(stage.querySelectorAll('*'))
          .filter(e => e.getClientRects().length > 0 && !e.closest('svg, [role=img] *, .carousel > *'))
          .filter(e => { const box = e.getBoundingClientRect(); return box.right > edge.right + 1 || box.left < edge.left - 1 })
          .map(e => e.outerHTML)
      })
      """

    private static let repeatedIDs = """
      (ids => ids.filter((id, i) => ids.indexOf(id) !== i))(
        Array.from(document.querySelectorAll('[id]')).map(e => e.id))
      """

    /// What has no room on a phone of 320 points. Buttons, images and controls in a row keep their width
    /// (`ConfigurableView.keepWidth(of:)`), so that too many of them beside each other leave the row.
    private static let wide = [
      "Flows": ["removeButton"], "Home": ["boostButton", "likeButton", "menuButton"],

    ]

    /// The same with the largest texts, where buttons are three times as wide.
    private static let wideWithLargestTexts = [
      "Flows": ["removeButton"], "Home": ["boostButton", "likeButton", "menuButton"],
      "Library": ["menuButton"], "Localized": ["menuButton"], "StoreFront": ["getButton"],
    ]
  }
}
