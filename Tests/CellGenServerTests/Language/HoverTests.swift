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
      ("  Ma‸il:", "View."),
      ("lay‸out:", "**`layout`** of a view"),
      ("rat‸ting: 3", "unknown-key"),
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
          ratting: 3
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

  @Test("An element says what VoiceOver reads of it")
  func speech() throws {
    let (run, file, offset) = try marked(
      """
      views:
        Mail:
          data: { id: Int, title: String }
          samples: [{ id: 1, title: Hello }]
          layout:
            vstack:
              - la‸bel: title

      """)
    let hover = try #require(run.hover(at: offset, in: file))
    #expect(hover.markdown.contains("VoiceOver reads") && hover.markdown.contains("Hello"))
  }
}
