import Testing

@testable import CellGenCore

/// Each key that every element has is written, also where it is the only one.
@Suite struct LookKeyTests {
  private static let keys = LabelElement.form.construct.keys.filter(\.isCommon).map(\.name)

  /// A value for each key that is not what the label below has without it.
  static let values = [
    "background": "systemFill", "cornerRadius": "4", "border": "systemRed", "insets": "4",
    "shadow": "{ radius: 2 }", "alpha": "0.5", "tint": "systemRed", "visible": "{ not: isOn }",
    "keepsPlace": "true", "width": "40", "height": "40", "minWidth": "40", "maxWidth": "40",
    "minHeight": "40", "maxHeight": "40", "aspectRatio": "2", "compression": "700",
    "hugging": "700",
    "tap": "open", "longPress": "open", "accessibility": "{ hint: Opens }",
    "accessibilityLabel": "Name", "at": "top", "offset": "{ x: 4 }", "style": "own",
  ]

  @Test(arguments: keys)
  func itIsWritten(_ key: String) throws {
    let value = try #require(Self.values[key], "a new key needs a value here")
    let standard = ["at": "bottom", "visible": "isOn"]
    let written = swift(standard.merging([key: value]) { $1 })
    #expect(written != swift(standard))
  }

  /// The Swift of a view with a label that has some keys, over another one.
  private func swift(_ keys: [String: String]) -> String {
    let keys = keys.sorted { $0.key < $1.key }.map { ", \($0): \($1)" }.joined()
    let manifest = """
      styles: { own: { alpha: 0.5 } }
      views:
        Card:
          data: { id: Int, title: String, isOn: Bool }
          actions: [open]
          layout: { zstack: [{ label: title }, { label: { text: title\(keys) } }] }

      """
    let source = SourceText(path: "Cards.sections", bytes: Array(manifest.utf8))
    let generation = generate([source], options: Options())
    #expect(!generation.diagnostics.hasErrors, "\(generation.diagnostics.all.map(\.message))")
    return generation.files.first { $0.name == "Cards+Views.swift" }?.text ?? ""
  }
}
