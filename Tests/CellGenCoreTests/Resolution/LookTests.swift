import Testing

@testable import CellGenCore

@Suite("The look of an element")
struct LookTests {
  /// A value of each key of every element.
  private static let values = [
    "background": "systemRed", "cornerRadius": "4", "border": "separator", "insets": "4",
    "shadow": "{ radius: 2 }", "alpha": "0.5", "tint": "systemRed", "visible": "isNew",
    "keepsPlace": "true", "width": "40", "height": "40", "minWidth": "40", "maxWidth": "40",
    "minHeight": "40", "maxHeight": "40", "aspectRatio": "2", "compression": "{ horizontal: 700 }",
    "hugging": "{ horizontal: 300 }", "tap": "open", "longPress": "open",
    "accessibility": "{ hint: { literal: Opens } }", "accessibilityLabel": "Name", "at": "top",
    "offset": "{ x: 2 }",
    "style": "[faded]",
  ]

  private static let keys = LabelElement.form.construct.keys.filter(\.isCommon).map(\.name)

  @Test("Every key has a value in this test")
  func all() {
    #expect(Set(Self.keys) == Set(Self.values.keys))
  }

  /// An element with an empty look has none of its keys in its code, so a key that `isEmpty` does not know would
  /// be read and do nothing.
  @Test("Is not empty with any key that is written at the element itself", arguments: keys)
  func isEmpty(key: String) throws {
    let look = try look("\(key): \(#require(Self.values[key]))")
    // What hides it is written in any case, and the zstack around it writes its place.
    let isWrittenElsewhere = ["visible", "keepsPlace", "at"].contains(key)
    #expect(look.isEmpty == isWrittenElsewhere, "\(look)")
  }

  @Test("Is empty without any key")
  func noKey() throws {
    #expect(try look("lines: 2").isEmpty)
  }

  /// The look of a label in a zstack.
  private func look(_ entry: String) throws -> Look {
    let analysis = resolved(
      """
      styles:
        faded: { alpha: 0.5 }
      views:
        Note:
          data: { title: String, isNew: Bool }
          actions: [open]
          layout:
            - zstack:
                - label: { text: title }
                - label: { text: title, \(entry) }
      """)
    let module = try #require(analysis.module, "\(rendered(analysis))")
    guard case .layout(let root) = module.views[0].presentation,
      case .layers(let layers)? = root.children.first
    else {
      Issue.record("no zstack")
      return Look()
    }
    return try #require(layers.children.last).look
  }
}
