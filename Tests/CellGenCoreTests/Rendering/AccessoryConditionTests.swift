import CellGenCore
import Testing

/// A chevron and a checkmark have a flag of their own, and `visible` besides.
@Suite struct AccessoryConditionTests {
  @Test(arguments: [
    ("checkmark: isChosen", ".checkmark.shown(while: data.isChosen)"),
    ("checkmark: true, visible: isEdited", ".checkmark.shown(while: data.isEdited)"),
    (
      "checkmark: isChosen, visible: isEdited",
      ".checkmark.shown(while: data.isChosen).shown(while: data.isEdited)"
    ),
    (
      "disclosure: isChosen, visible: { not: isEdited }",
      ".disclosure.shown(while: data.isChosen).shown(while: !data.isEdited)"
    ),
  ])
  func bothMustHold(accessory: String, call: String) {
    let manifest = """
      views:
        Row:
          data: { id: Int, title: String, isChosen: Bool, isEdited: Bool }
          accessory: { \(accessory) }
          layout: [{ label: title }]
      sections: { main: { cells: [Row] } }

      """
    let source = SourceText(path: "Rows.sections", bytes: Array(manifest.utf8))
    let files = generate([source], options: Options()).files
    #expect(files.contains { $0.text.contains("[" + call + "]") })
  }
}
