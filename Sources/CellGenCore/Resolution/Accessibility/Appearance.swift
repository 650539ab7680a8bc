/// What colours depend on.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark, lightHighContrast, darkHighContrast

  package var isDark: Bool { self == .dark || self == .darkHighContrast }

  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// Its name after "in".
  var words: String {
    switch self {
    case .light: "light mode"
    case .dark: "dark mode"
    case .lightHighContrast: "light mode with increased contrast"
    case .darkHighContrast: "dark mode with increased contrast"
    }
  }
}

extension AdaptiveColor {
  /// The colour in an appearance; increased contrast changes nothing where it has no colour of its own.
  func color(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark
    }
  }
}

extension Color {
  /// The figures of a colour in an appearance; nil where a manifest does not say them.
  ///
  /// - Parameters:
  ///   - depth: how many tokens may lead to it; those of a circle, which is reported, never end.
  ///   - known: the colour that another one stands for; nil for one that only the app knows.
  package func paint(
    in appearance: Appearance, depth: Int = 16, _ known: (Color) -> Color?
  ) -> Paint? {
    guard depth > 0 else { return nil }
    switch self {
    case .hex(let hex): return Paint(hex)
    case .named(let name) where PublishedColors.paint(of: name, in: .light) != nil:
      return PublishedColors.paint(of: name, in: appearance)
    case .named, .member, .asset, .token:
      return known(self)?.paint(in: appearance, depth: depth - 1, known)
    case .adaptive(let colors):
      return colors.color(in: appearance).paint(in: appearance, depth: depth - 1, known)
    case .data: return nil
    case .faded(let color, let alpha):
      guard var paint = color.paint(in: appearance, depth: depth - 1, known) else { return nil }
      paint.alpha = alpha
      return paint
    }
  }
}

extension Resolver {
  /// The figures of a colour in an appearance; nil where a manifest does not say them.
  func paint(of color: Color, in appearance: Appearance) -> Paint? {
    color.paint(in: appearance) { color in
      guard case .token(let token) = color else { return nil }
      return run.manifests[token.manifest].tokens.tokens[token] as? Color
    }
  }

  /// Whether a colour is one of UIKit's that are meant for text, or for what is behind it.
  ///
  /// UIKit chooses these for each other, and changes them with the reader's settings.
  func isOfUIKit(_ color: Color, among names: Set<String>, depth: Int = 16) -> Bool {
    switch color {
    case .named(let name): return names.contains(name)
    case .token(let token) where depth > 0:
      let color = run.manifests[token.manifest].tokens.tokens[token] as? Color
      return color.map { isOfUIKit($0, among: names, depth: depth - 1) } ?? false
    default: return false
    }
  }
}
