import Testing

@testable import CellGenCore

/// Values of what is shown without knowing any state cannot differ by state, whatever their keys.
@Suite struct StatelessTests {
  /// Each construct with what the view above it says, and the keys that others need.
  private static let places: [(construct: Construct, entry: String, needed: [String: String])] = [
    (.accessory, "accessory: { KEYS }", ["symbol": "star", "accessibilityLabel": "Star"]),
    (.swipeAction, "swipe: [{ open: { KEYS } }]", [:]),
    (.command, "commands: { open: { KEYS } }", [:]),
    (.menuItem, "menu: [{ open: { KEYS } }]", [:]),
    (CellSelection.form.construct, "select: { open: { KEYS } }", [:]),
  ]

  /// A value of each kind by state.
  private static let values = [
    "textByData": "{ normal: a, selected: b }", "flagByData": "{ normal: false, selected: true }",
    "colorByData": "{ normal: label, selected: systemRed }",
    "appImageByData": "{ normal: Theme.logo, selected: Theme.mark }",
    "commandStyleByData": "{ normal: normal, selected: destructive }",
  ]

  @Test(arguments: places.map(\.construct.name))
  func theyAreRefused(in name: String) throws {
    let place = try #require(Self.places.first { $0.construct.name == name })
    var count = 0
    for key in place.construct.keys {
      let kinds = key.value.held.map(\.name)
      #expect(!kinds.contains { $0.hasSuffix("ByState") }, "\(key.name)")
      guard let kind = kinds.first(where: { $0.hasSuffix("ByData") }) else { continue }
      count += 1
      let value = try #require(Self.values[kind])
      // An accessory is of one kind.
      let isKind = ["badge", "disclosure", "checkmark", "asset", "image"].contains(key.name)
      var keys = (isKind ? [:] : place.needed).merging([key.name: value]) { $1 }
      if place.construct.name == "accessory" {
        if key.name == "background" { keys["at"] = "center" }
        if ["tint", "enabled"].contains(key.name) {
          keys = [key.name: value, "toggle": "isOn", "action": "turn"]
        }
      }
      let written = keys.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      let errors = try messages(
        place.entry.replacing("KEYS", with: written.joined(separator: ", ")))
      #expect(errors.count == 1)
      #expect(
        errors.first?.wholeMatch(of: /'(?<key>\w+)'.* cannot differ by state/)?.key == key.name[...]
      )
    }
    #expect(count > 0)
  }

  private func messages(_ entry: String) throws -> [String] {
    let manifest = """
      views:
        Card:
          data: { id: Int, title: String, isOn: Bool }
          actions: [open, { turn: { isOn: Bool } }]
          \(entry.hasPrefix("select") ? "" : "select: open")
          \(entry)
          layout: [{ label: title }]
      sections: { main: { cells: [Card] } }

      """
    let source = SourceText(path: "Cards.sections", bytes: Array(manifest.utf8))
    let all = generate([source], options: Options()).diagnostics.all
    return all.filter { $0.severity == .error }.map(\.message)
  }
}
