/// The color nearest to one that is hard to read, or that makes a text hard to read, in all appearances that it is seen in.
///
/// It keeps its hue, and is the color itself wherever nothing is wrong with it.
struct NearestShade {
  /// A color that is seen with another one, in one appearance.
  struct Seen {
    var appearance: Appearance
    /// The figures of the color as it is declared; nil where a manifest does not say them.
    var declared: Paint?
    /// What shows of it, or of the color that is reported where that is not known.
    var shown: Paint
    /// The text on it, or what is behind it.
    var other: Paint
    /// Whether their contrast is known to be too little.
    var isBelow: Bool
  }

  /// As a manifest writes it: `"#0068D9"`, or `{ light: "#0068D9", dark: systemBlue }`.
  private(set) var color: String
  /// The greatest difference in lightness to the color that it replaces.
  private(set) var change = 0.0
  /// Whether it is one color, that is darker than the one that it replaces; nil for several.
  private var isDarker: Bool?

  /// - Returns: nil if there is none in one of the appearances.
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
      // Where only increased contrast is too little, it has a color of its own.
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

  /// The color in a help that begins with "use".
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
  /// What a manifest writes for it in the modes of an appearance, without and with increased contrast; none for what takes
  /// more than a word.
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
