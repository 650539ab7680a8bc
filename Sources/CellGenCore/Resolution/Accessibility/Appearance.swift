/// The settings that colors depend on.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark, lightHighContrast, darkHighContrast

  package var isDark: Bool { self == .dark || self == .darkHighContrast }

  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// The name of the appearance after "in".
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
  /// Returns the color in an appearance. Without a separate color for increased contrast, the setting has no
  /// effect.
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
  /// Returns the components of a color in an appearance; nil if a manifest doesn't specify them.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of tokens to follow, because those in a cycle, which is reported, never end.
  ///   - known: Returns the color that a color stands for; nil if only the app knows it.
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
  /// Returns the components of a color in an appearance; nil if a manifest doesn't specify them.
  func paint(of color: Color, in appearance: Appearance) -> Paint? {
    color.paint(in: appearance) { color in
      guard case .token(let token) = color else { return nil }
      return run.manifests[token.manifest].tokens.tokens[token] as? Color
    }
  }

  /// Returns true if a color is one of UIKit's colors for text, or for backgrounds.
  ///
  /// UIKit matches these to each other, and adapts them to the reader's settings.
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
