import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// Each layer lies over those before it.
  @Suite("Layers") struct LayerTests {
    @Test(arguments: [
      "image: { url: photo, height: 120 }", "image: { asset: Banner, height: 120 }",
      "box: { background: systemRed, height: 120 }",
      "vstack: [{ image: { url: photo, height: 120 } }]",
    ])
    func aTextIsSeenOverWhatIsBelow(_ below: String) async throws {
      let page = try await Browser.shared.open(
        html: PageInput(
          """
          views:
            Banner:
              data: { id: Int, title: String, photo: URL }
              unshown: [photo]
              layout:
                zstack:
                  - \(below)
                  - label: { text: title, color: white, at: bottomLeading }
          """
        ).html())
      let isSeen: Bool = try await page.evaluate(
        """
        (() => {
          const label = document.querySelector('[data-name=titleLabel]')
          label.scrollIntoView({ block: 'center' })
          const box = label.getBoundingClientRect()
          return document.elementFromPoint(box.left + 4, box.top + box.height / 2) === label
        })()
        """)
      #expect(isSeen)
    }
  }
}
