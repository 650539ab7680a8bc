import CellGenCore
import Testing

@testable import CellGenAuthoring

/// Each key that every element has is drawn and read aloud, or its row says that it isn't.
@Suite struct LookPictureTests {
  @Test func everyKeyHasARow() {
    #expect(LookPicture.all.map(\.key).sorted() == Look.keys.map(\.key.name).sorted())
  }

  @Test(arguments: LookPicture.all.map(\.key))
  func itIsDrawnAndReadAsItsRowSays(_ key: String) throws {
    let row = try #require(LookPicture.all.first { $0.key == key })
    let value = try #require(LookKeyTests.values[key], "a new key needs a value there")
    // A style has keys of its own, and only a row of texts is too narrow for one.
    guard key != "style" else { return }
    let holder = key == "compression" ? "hstack" : "zstack"
    let standard = holder == "zstack" ? ["at": "bottom", "visible": "isOn"] : [:]
    let (before, after) = try (
      page(standard, in: holder), page(standard.merging([key: value]) { $1 }, in: holder)
    )
    // A page also has what is read aloud.
    if row.draw != nil || row.speak == nil {
      #expect((before.drawn != after.drawn) == (row.draw != nil))
    }
    #expect((before.spoken != after.spoken) == (row.speak != nil))
  }

  /// The page and the transcript of a view with a label that has some keys, over or beside another one.
  private func page(
    _ keys: [String: String], in holder: String
  ) throws -> (drawn: String, spoken: String) {
    let keys = keys.sorted { $0.key < $1.key }.map { ", \($0): \($1)" }.joined()
    let manifest = """
      views:
        Card:
          data: { id: Int, title: String, isOn: Bool }
          actions: [open]
          samples: [{ id: 1, title: One, isOn: true }, { id: 2, title: Two, isOn: false }]
          layout: { \(holder): [{ label: title }, { label: { text: title\(keys) } }] }

      """
    let source = SourceText(path: "Cards.sections", bytes: Array(manifest.utf8))
    let analysis = analyze([source])
    let module = try #require(analysis.module, "\(analysis.diagnostics.all.map(\.message))")
    let page = PreviewPage(of: module, Diagnostics(), sources: [source], catalog: nil)
    let html = PageRenderer(module, places: SourcePlaces([source])).html(of: page)
    let drawn = html.replacing(#/ data-place="[^"]*"/#, with: "")
    return (drawn, Transcript(of: module, for: .standard).text())
  }
}
