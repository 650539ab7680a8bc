/// The kinds of value that can be fixed, come from data or depend on a state, and whose forms are explained
/// once for all keys that take them.
package enum ValueFamily: String, CaseIterable, Sendable {
  case color, font, number, length, flag, text

  /// Its name in tables: "a color".
  package var title: String {
    switch self {
    case .color: Color.title
    case .font: Font.title
    case .number: Number.title
    case .length: Length.title
    case .flag: Flag.title
    case .text: "a text"
    }
  }

  /// The forms of a fixed value.
  package var fixed: Construct.ValueKind {
    switch self {
    case .color: ValueForm<Color>.constant(Color.self).kind
    case .font: ValueForm<Font>.constant(Font.self).kind
    case .number: ValueForm<Number>.constant(Number.self).kind
    case .length: ValueForm<Length>.constant(Length.self).kind
    case .flag: ValueForm<Flag>.constant(Flag.self).kind
    case .text: ValueForm<TextConstant>.constant(TextConstant.self).kind
    }
  }

  /// The family of a value with these forms by data; nil for other values.
  package init?(_ values: [Construct.ValueKind]) {
    let names = values.compactMap { value in
      if case .mapping(let kind) = value { kind().name } else { nil }
    }
    guard
      let family = Self.allCases.first(where: { family in
        Dependency.allCases.allSatisfy { names.contains(family.rawValue + $0.suffix) }
      })
    else { return nil }
    self = family
  }

  /// The forms of a text that a label shows.
  package static var labelText: [Construct.ValueKind] { ValueForm<Text>.labelTextKinds }

  /// The forms of a color written as one word.
  package static var colorWord: Construct.ValueKind { Color.word }
}

/// Something that a value can depend on.
package enum Dependency: CaseIterable, Sendable {
  case data, state

  /// The dependency that a kind of mapping describes.
  package init?(_ kind: Construct) {
    guard let dependency = Self.allCases.first(where: { kind.name.hasSuffix($0.suffix) }) else {
      return nil
    }
    self = dependency
  }

  /// The suffix of the names of such mappings.
  package var suffix: String { self == .data ? "ByData" : "ByState" }
}
