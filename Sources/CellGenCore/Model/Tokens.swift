/// The colors, fonts, and lengths that a manifest names.
package struct Tokens: Sendable {
  package var colors: [Token<Color>] = []
  package var fonts: [Token<Font>] = []
  package var spacings: [Token<Number>] = []

  package var isEmpty: Bool { colors.isEmpty && fonts.isEmpty && spacings.isEmpty }
}

/// A named value.
package struct Token<Constant: Sendable>: Sendable {
  package var name: Name
  package var value: Constant
}

/// A token of a kind, by the manifest that declares it.
package struct TokenReference: Hashable, Sendable {
  /// The kinds of tokens; a case is named after its key.
  package enum Kind: String, CaseIterable, Sendable {
    case colors, fonts, spacings
  }

  package var kind: Kind
  /// The position of its manifest in ``Module/manifests``.
  package var manifest: Int
  package var name: String
}

/// A color.
package indirect enum Color: Hashable, Sendable {
  /// A static member of `UIColor`: `secondaryLabel`.
  case named(String)
  case token(TokenReference)
  case member(SwiftMember)
  /// A color from the asset catalog.
  case asset(String)
  /// Red, green, blue, and alpha, one byte each.
  case hex(UInt32)
  case adaptive(AdaptiveColor)
  /// The color in a field, needed only to change its alpha: everywhere else, a field is its own kind of
  /// value.
  case data(ColorField)
  /// Another color with an alpha from 0 to 1.
  case faded(Color, alpha: Double)
}

/// A field that holds a color, identified by its name.
package struct ColorField: Hashable, Sendable {
  package var field: Field

  package static func == (one: Self, other: Self) -> Bool {
    one.field.name.text == other.field.name.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(field.name.text) }
}

/// A color that varies by appearance.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: Color
  package var dark: Color
  package var lightHighContrast: Color?
  package var darkHighContrast: Color?
}

/// A font, which scales with the reader's text size unless it is a member in the app.
package enum Font: Hashable, Sendable {
  /// A text style of Dynamic Type, by its UIKit name: `headline`.
  case style(String)
  /// The system font in a text style or at a point size.
  case system(SystemFont)
  /// A font that the app provides.
  case named(NamedFont)
  case token(TokenReference)
  case member(SwiftMember)
}

/// The system font.
package struct SystemFont: Hashable, Sendable {
  /// A text style; nil for a font with a size.
  package var style: String?
  /// Points at the default text size.
  package var size: Double?
  /// The text style that a size scales with; nil for the body style.
  package var scalesAs: String?
  package var weight: String?
  package var design: String?
  package var isItalic = false
  package var hasMonospacedDigits = false
}

/// A font that the app provides, by its PostScript name.
package struct NamedFont: Hashable, Sendable {
  package var name: String
  /// Points at the default text size.
  package var size: Double
  package var scalesAs: String?
}

extension AdaptiveColor {
  /// Its colors, with the names of their appearances.
  package var colors: [(appearance: String, color: Color)] {
    let contrasts = [
      ("lightHighContrast", lightHighContrast), ("darkHighContrast", darkHighContrast),
    ]
    return [("light", light), ("dark", dark)]
      + contrasts.compactMap { appearance, color in color.map { (appearance, $0) } }
  }
}

// MARK: - What leads to what

/// A value that a token can have.
package protocol TokenValue: Sendable {
  /// The tokens that it names.
  var tokens: [TokenReference] { get }
  /// True if it names a member of a type in the app.
  var hasMember: Bool { get }
  /// True if it names a color of the asset catalog.
  var hasAsset: Bool { get }
}

extension TokenValue {
  package var hasAsset: Bool { false }
}

extension Color: TokenValue {
  package var tokens: [TokenReference] {
    if case .token(let token) = self { [token] } else { parts.flatMap(\.tokens) }
  }

  package var hasMember: Bool {
    member != nil || parts.contains(where: \.hasMember)
  }

  package var hasAsset: Bool {
    if case .asset = self { true } else { parts.contains(where: \.hasAsset) }
  }

  package var fields: [Field] {
    if case .data(let data) = self { [data.field] } else { parts.flatMap(\.fields) }
  }

  /// The app's member that it is.
  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }

  /// The colors that it consists of.
  private var parts: [Color] {
    switch self {
    case .faded(let color, _): [color]
    case .adaptive(let color): color.colors.map(\.color)
    case .named, .token, .member, .asset, .hex, .data: []
    }
  }
}

extension Font: TokenValue {
  package var tokens: [TokenReference] { if case .token(let token) = self { [token] } else { [] } }

  package var hasMember: Bool { member != nil }

  /// The app's member that it is.
  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }
}

extension Number: TokenValue {
  package var tokens: [TokenReference] { if case .token(let token) = self { [token] } else { [] } }

  package var hasMember: Bool { member != nil }

  /// The app's member that it is.
  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }
}

extension Tokens {
  /// Returns the tokens of a kind, in order.
  package func all(_ kind: TokenReference.Kind) -> [(name: Name, value: any TokenValue)] {
    switch kind {
    case .colors: colors.map { ($0.name, $0.value) }
    case .fonts: fonts.map { ($0.name, $0.value) }
    case .spacings: spacings.map { ($0.name, $0.value) }
    }
  }

  /// The value of a token; nil if it could not be read.
  package subscript(token: TokenReference) -> (any TokenValue)? {
    switch token.kind {
    case .colors: colors.first { $0.name.text == token.name }?.value
    case .fonts: fonts.first { $0.name.text == token.name }?.value
    case .spacings: spacings.first { $0.name.text == token.name }?.value
    }
  }
}
