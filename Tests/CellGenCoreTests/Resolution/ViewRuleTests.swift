import CellGenCore
import Testing

/// The rules between keys of a view that can be decided only when all views are known: each is.
@Suite struct ViewRuleTests {
  @Test(arguments: [
    "map: { title: name }",
    "view: Other\n    actions: [open]",
    "view: Other\n    size: { height: 40 }",
    "size: custom",
    "view: Other\n    preview: [{ label: name }]",
  ])
  func aViewThatBreaksOneIsRefused(_ keys: String) {
    let text = """
      views:
        Other:
          data: { title: String }
        Row:
          data: { title: String, name: String }
          \(keys)
      """
    let source = SourceText(path: "Rows.sections", bytes: Array(text.utf8))
    let analysis = analyze([source])
    #expect(analysis.diagnostics.hasErrors)
  }
}
