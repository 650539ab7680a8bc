import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The colors in place of those that only the app knows.
@Suite struct UsualColorTests {
  @Test(arguments: [
    ("Theme.ink", ColorUse.text, "label"), ("Theme.secondaryText", .text, "secondaryLabel"),
    ("Theme.subtle", .text, "secondaryLabel"), ("Theme.accent", .text, "systemBlue"),
    ("Theme.card", .ground, "secondarySystemBackground"),
    ("Theme.page", .ground, "systemBackground"),
    ("Theme.danger", .ground, "systemRed"), ("Theme.card", .filled, "systemBlue"),
    ("Theme.success", .tint, "systemGreen"), ("UIColor.brand", .tint, "systemBlue"),
    ("Theme.rule", .line, "separator"), ("Theme.shade", .shadow, "black"),
  ])
  func aNameOrElseItsUseSaysWhatItIs(_ name: String, _ use: ColorUse, _ color: String) {
    #expect(UsualColors.name(for: name, as: use) == color)
  }

  /// Rows differ by what their fields say, as they do in the app.
  @Test func fieldsTakeTurns() {
    let tints = (0..<4).map { UsualColors.name(forField: "tint", as: .tint, turn: $0) }
    #expect(Set(tints).count == 4 && tints[0] == "systemBlue")
    let texts = (0..<4).map { UsualColors.name(forField: "ink", as: .text, turn: $0) }
    #expect(Set(texts) == ["label"])
  }

  /// All of them have figures that are known.
  @Test func allOfThemArePublished() {
    for use in [ColorUse.text, .ground, .filled, .tint, .line, .shadow] {
      for word in [
        "ink", "accent", "danger", "success", "warning", "gold", "violet", "pink", "teal", "cyan",
        "mint", "indigo", "brown", "white", "black", "secondary", "disabled", "page",
      ] {
        let color = Color.named(UsualColors.name(for: "Theme." + word, as: use))
        #expect(color.paint(in: .light) { _ in nil } != nil, "\(word) \(use)")
      }
    }
  }
}
