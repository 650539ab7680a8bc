import CellGenCore
import Testing

@testable import CellGenAuthoring

@Suite("Hover")
struct HoverTests {
  @Test(
    "A word is explained where it is",
    arguments: [
      ("    tit‸le: String", "`title: String`"),
      ("- label: { te‸xt: title", "**`text`** of a label"),
      ("text: ti‸tle", "Field of `Mail`"),
      ("color: in‸k", "`ink: \"#102030\"`"),
      ("  Ma‸il:", "VoiceOver reads:"),
      ("- la‸bel:", "Hello"),
      ("lay‸out:", "**`layout`** of a view"),
      ("pho‸to: URL?", "unshown-field"),
    ])
  func words(_ place: String, _ words: String) throws {
    let text = """
      colors:
        ink: "#102030"
      views:
        Mail:
          data:
            id: Int
            title: String
            photo: URL?
          samples:
            - { id: 1, title: Hello }
          layout:
            vstack:
              - label: { text: title, color: ink }

      """
    let plain = place.replacing("‸", with: "")
    let (run, file, offset) = try marked(text.replacing(plain, with: place, maxReplacements: 1))
    let hover = try #require(run.hover(at: offset, in: file), "\(place)")
    #expect(hover.markdown.contains(words), "\(hover.markdown)")
    #expect(hover.range.contains(offset) || hover.range.upperBound == offset)
  }
}
