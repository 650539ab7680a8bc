/// What colours depend on.
enum Appearance: CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast

  var isDark: Bool { self == .dark || self == .darkHighContrast }

  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

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

extension Resolver {
  /// The figures of a colour in an appearance; nil where a manifest does not say them.
  ///
  /// - Parameter depth: how many tokens may lead to it; those of a circle, which is reported, never end.
  func paint(of color: Color, in appearance: Appearance, depth: Int = 16) -> Paint? {
    guard depth > 0 else { return nil }
    switch color {
    case .hex(let hex): return Paint(hex)
    case .named(let name): return PublishedColors.paint(of: name, in: appearance)
    case .member, .asset: return nil
    case .adaptive(let colors):
      return paint(of: colors.color(in: appearance), in: appearance, depth: depth - 1)
    case .faded(let color, let alpha):
      guard var paint = paint(of: color, in: appearance, depth: depth - 1) else { return nil }
      paint.alpha = alpha
      return paint
    case .token(let token):
      guard let color = run.manifests[token.manifest].tokens.tokens[token] as? Color else {
        return nil
      }
      return paint(of: color, in: appearance, depth: depth - 1)
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
