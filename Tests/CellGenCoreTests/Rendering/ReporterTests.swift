import CellGenCore
import Testing

/// A view reports actions, whichever of its elements does so.
@Suite struct ReporterTests {
  private static let elements = [
    "label: { text: title, KEY }", "image: { symbol: star, KEY }",
    "box: { width: 4, height: 4, KEY }", "progress: { value: level, KEY }",
    "vstack: { children: [{ label: title }], KEY }",
    "zstack: { children: [{ label: title }], KEY }",
    "flow: { children: [{ label: title }], KEY }", "repeat: { data: tags, label: { KEY } }",
    "flow: [{ repeat: { data: tags, label: { KEY } } }]", "view: { data: part, KEY }",
  ]

  @Test(
    arguments: elements,
    ["tap: open", "longPress: open", "accessibility: { label: Open, actions: [open] }"])
  func itHasAHandler(_ element: String, _ key: String) {
    let manifest = """
      views:
        Card:
          data: { id: Int, title: String, level: Double, tags: "[String]", part: PartViewData }
          actions: [open]
          layout: [{ \(element.replacing("KEY", with: key)) }]
        Part: { data: { title: String } }

      """
    let source = SourceText(path: "Cards.sections", bytes: Array(manifest.utf8))
    let generation = generate([source], options: Options())
    #expect(!generation.diagnostics.hasErrors, "\(generation.diagnostics.all.map(\.message))")
    let text = generation.files.first { $0.name == "Cards+Views.swift" }?.text ?? ""
    #expect(text.contains("final class CardView: DeclaredView, ReportingView"))
  }
}
