/// Text that people read, in the language of its manifest, with fields in it.
///
/// - Shape: has a part with text, or one with a field.
package struct Phrase: Sendable {
  package enum Part: Sendable {
    case text(String)
    case value(ShownValue)
  }

  package var parts: [Part]
  /// Its key in catalogs; nil if that is the text itself.
  package var key: String?
  /// What translators should know.
  package var comment: String?
  /// Whether it is the same in every language.
  package var isVerbatim = false
  /// Whether people read it, rather than tests.
  var isRead = true
  /// Where it is written.
  package var span: SourceSpan
}

/// A field as text.
package struct ShownValue: Sendable {
  package var field: Field
  /// Nil for the text itself, and for a number as its reader writes numbers.
  package var format: TextFormat?
  /// Whether it is shown as it is inside of Markdown.
  package var isPlain = false
}

extension ShownValue {
  /// Whether it is a whole number that is left to the catalog, which may have plurals for it.
  package var isCounted: Bool {
    guard format == nil, case .integer(let range) = KnownType(field.type).unwrapped else {
      return false
    }
    return range.most <= UInt64(Int64.max)
  }
}

extension Phrase {
  /// The fields in it, in order.
  package var fields: [Field] {
    values.flatMap { [$0.field] + ($0.format?.fields ?? []) }
  }

  package var values: [ShownValue] {
    parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The text, if nothing in it varies.
  package var fixedText: String? {
    guard values.isEmpty else { return nil }
    return parts.reduce(into: "") { text, part in
      if case .text(let piece) = part { text += piece }
    }
  }

  /// Whether other languages may have other words for it. Signs and digits alone need none.
  package var isTranslatable: Bool {
    guard !isVerbatim else { return false }
    return key != nil
      || parts.contains { part in
        guard case .text(let text) = part else { return false }
        return text.unicodeScalars.contains { $0.properties.isAlphabetic }
      }
  }
}

extension TextConstant {
  /// The same as Markdown: what fields hold is no Markdown, unless a field is all there is.
  var asMarkdown: TextConstant {
    guard case .phrase(var phrase) = self, phrase.parts.count > 1 else { return self }
    phrase.parts = phrase.parts.map { part in
      guard case .value(var value) = part, value.format == nil,
        KnownType(value.field.type).unwrapped == .text
      else { return part }
      value.isPlain = true
      return .value(value)
    }
    return .phrase(phrase)
  }
}

extension Value where Constant == TextConstant {
  /// The fields without which there is no text.
  var hidingFields: [Field] {
    switch self {
    case .field(let field): field.type.isOptional ? [field] : []
    case .constant(.phrase(let phrase)): phrase.values.map(\.field).filter(\.type.isOptional)
    case .constant, .cases, .states: []
    }
  }
}

/// Where the fixed texts of a manifest are looked up.
package enum Strings: Sendable {
  /// Nowhere: every reader sees them as they are written.
  case none
  case catalog(StringTable)
}

/// A table of texts in the languages of an app.
package struct StringTable: Sendable {
  /// Nil for `Localizable`.
  package var name: String?
  /// Nil for the bundle that the options of the run name.
  package var bundle: ResourceBundle?
}

/// A bundle that holds texts or assets.
package enum ResourceBundle: Hashable, Sendable {
  /// The app's.
  case main
  /// That of a package's module, which has one if it has resources.
  case module
  case member(SwiftMember)
}
