import CellGenCore

/// The use of a color, which determines its replacement if only the app knows it.
enum ColorUse {
  case text
  /// Behind an element.
  case ground
  /// Behind white content: a badge, the square of a symbol.
  case filled
  case tint, line, shadow
}

/// The UIKit colors that are drawn in place of app colors, chosen by the app colors' names, or else by their
/// use.
enum UsualColors {
  /// The name of a UIKit color.
  ///
  /// - Parameter name: such as `Theme.ink`.
  static func name(for name: String, as use: ColorUse) -> String {
    let words = lowercasedWords(of: name.split(separator: ".").last.map(String.init) ?? name)
    let own = words.lazy.compactMap { hues[$0] }.first
    let shade = words.lazy.compactMap { shades[$0] }.first
    switch use {
    case .text: return own ?? shade?.text ?? "label"
    case .ground: return own ?? shade?.ground ?? "secondarySystemBackground"
    case .filled, .tint: return own ?? "systemBlue"
    case .line: return own ?? "separator"
    case .shadow: return "black"
    }
  }

  /// The color of a field in one row of several, which differs from row to row as in the app.
  ///
  /// - Parameter turn: the position of the row, from 0.
  static func name(forField field: String, as use: ColorUse, turn: Int) -> String {
    switch use {
    case .filled, .tint: turns[turn % turns.count]
    case .text, .ground, .line, .shadow: name(for: field, as: use)
    }
  }

  private static let turns = [
    "systemBlue", "systemGreen", "systemOrange", "systemPurple", "systemRed", "systemTeal",
    "systemIndigo", "systemPink",
  ]

  /// By words that name hues, or always imply one.
  private static let hues: [String: String] = table(byWord: [
    ("blue accent tint brand action link interactive", "systemBlue"),
    ("red error danger destructive negative critical alert", "systemRed"),
    ("green success positive valid online", "systemGreen"),
    ("orange warning caution", "systemOrange"), ("yellow gold star", "systemYellow"),
    ("purple violet", "systemPurple"), ("pink", "systemPink"), ("teal", "systemTeal"),
    ("cyan", "systemCyan"), ("mint", "systemMint"), ("indigo", "systemIndigo"),
    ("brown", "systemBrown"), ("white inverse inverted", "white"), ("black", "black"),
  ])

  /// By words for less prominent things.
  private static let shades: [String: (text: String, ground: String)] = table(byWord: [
    ("secondary subtle muted soft gray grey caption detail", ("secondaryLabel", "systemGray5")),
    ("tertiary disabled placeholder faint", ("tertiaryLabel", "systemGray6")),
    ("page canvas screen base", ("label", "systemBackground")),
  ])
}
