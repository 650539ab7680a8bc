/// The color nearest to one that is hard to read, or that makes text hard to read, in all appearances in
/// which it occurs.
///
/// It keeps the hue, and equals the original color in appearances without a problem.
struct NearestShade {
  /// A color together with another one, in one appearance.
  struct Seen {
    var appearance: Appearance
    /// The components of the color as declared; nil if a manifest doesn't specify them.
    var declared: Paint?
    /// The color as it appears, or the reported color if it is unknown.
    var shown: Paint
    /// The text on it, or the background behind it.
    var other: Paint
    /// True if their contrast is known to be too low.
    var isBelow: Bool
  }

  /// The color as in a manifest: `"#0068D9"`, or `{ light: "#0068D9", dark: systemBlue }`.
  private(set) var color: String
  /// The greatest difference in lightness from the color that it replaces.
  private(set) var change = 0.0
  /// True if it is a single color that is darker than the one that it replaces; nil for several colors.
  private var isDarker: Bool?

  /// Finds the nearest shade of a color; nil if one of the appearances has none.
  init?(of color: Color, _ seen: [Seen], contrast least: Double) {
    self.color = ""
    if let declared = seen.first?.declared, seen.allSatisfy({ $0.declared == declared }) {
      let old = (seen.first(where: \.isBelow) ?? seen[0]).shown
      if let new = old.readable(on: seen.map(\.other), contrast: least) {
        note(old, new)
        self.color = "\"\(new.digits)\""
        isDarker = Shade(new).lightness < Shade(old).lightness
        return
      }
    }
    var colors: [(appearance: Appearance, color: String)] = []
    let shade = { (appearances: [Appearance]) -> (old: Paint, new: Paint)? in
      let seen = seen.filter { appearances.contains($0.appearance) }
      guard let old = (seen.first(where: \.isBelow) ?? seen.first)?.shown else { return nil }
      return old.readable(on: seen.map(\.other), contrast: least).map { (old, $0) }
    }
    for modes in [[Appearance.light, .lightHighContrast], [.dark, .darkHighContrast]] {
      let failing = modes.filter { mode in seen.contains { $0.appearance == mode && $0.isBelow } }
      let names = color.names(in: modes)
      if failing.isEmpty, !names.isEmpty {
        colors += names
        continue
      }
      // If only increased contrast is too low, it gets a separate color.
      var parts = modes.map { [$0] }
      if failing == [modes[1]], let name = names.first {
        colors.append(name)
        parts.removeFirst()
      } else if shade(modes) != nil {
        parts = [modes]
      }
      for part in parts {
        guard let (old, new) = shade(part) else { return nil }
        note(old, new)
        colors.append((part[0], "\"\(new.digits)\""))
      }
    }
    let words = colors.map { "\($0.appearance.rawValue): \($0.color)" }
    self.color = "{ \(words.joined(separator: ", ")) }"
  }

  private mutating func note(_ old: Paint, _ new: Paint) {
    change = max(change, abs(Shade(old).lightness - Shade(new).lightness))
  }

  /// Returns the color for a help text that begins with "use".
  ///
  /// - Parameter thing: "text" or "background".
  func words(for thing: String) -> String {
    guard let isDarker else { return "'\(color)' for the \(thing)" }
    let comparative = isDarker ? "darker" : "lighter"
    return thing == "text"
      ? "a \(comparative) color for the text, such as \(color)"
      : "a \(comparative) background, such as \(color)"
  }
}

extension Color {
  /// Returns the color in the modes of an appearance, without and with increased contrast, as in a manifest;
  /// empty if it takes more than a word.
  fileprivate func names(in modes: [Appearance]) -> [(appearance: Appearance, color: String)] {
    guard case .adaptive(let colors) = self else {
      return word.map { [(modes[0], $0)] } ?? []
    }
    let words = modes.map { colors.color(in: $0).word }
    guard let plain = words[0], let increased = words[1] else { return [] }
    return plain == increased ? [(modes[0], plain)] : [(modes[0], plain), (modes[1], increased)]
  }

  private var word: String? {
    switch self {
    case .named(let name): name
    case .token(let token): token.name
    case .hex(let hex) where hex & 0xFF == 0xFF: "\"\(Paint(hex).digits)\""
    case .hex, .member, .asset, .adaptive, .faded, .data: nil
    }
  }
}
