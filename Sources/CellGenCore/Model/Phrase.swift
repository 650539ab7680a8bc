/// Text that people read, in the language of its manifest, optionally with fields in it.
///
/// - Shape: has at least one part that is text or a field.
package struct Phrase: Sendable {
  package enum Part: Sendable {
    case text(String)
    case value(ShownValue)
  }

  package var parts: [Part]
  /// Its key in string catalogs; nil if the text itself is the key.
  package var key: String?
  /// The comment for translators.
  package var comment: String?
  /// True if the text is the same in every language.
  package var isVerbatim = false
  /// True if people read the text, false if only tests do.
  var isRead = true
  /// The span of the text in the manifest.
  package var span: SourceSpan
}

/// A field as text.
package struct ShownValue: Sendable {
  package var field: Field
  /// The format; nil to show text unchanged, and numbers in the reader's usual format.
  package var format: TextFormat?
  /// True if the value is inserted into Markdown verbatim.
  package var isPlain = false
}

extension ShownValue {
  /// True for a whole number that is left to the string catalog, which can have plural forms for it.
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

  /// The text, if none of it varies.
  package var fixedText: String? {
    guard values.isEmpty else { return nil }
    return parts.reduce(into: "") { text, part in
      if case .text(let piece) = part { text += piece }
    }
  }

  /// True if the text can differ in other languages. Punctuation and digits alone need no translation.
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
  /// The same text as Markdown. Values of fields aren't Markdown, unless the text consists of a single field.
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
  /// The fields that hide the text while they are nil.
  var hidingFields: [Field] {
    switch self {
    case .field(let field): field.type.isOptional ? [field] : []
    case .constant(.phrase(let phrase)): phrase.values.map(\.field).filter(\.type.isOptional)
    case .constant, .cases, .states: []
    }
  }
}

/// The source of translations for a manifest's fixed texts.
package enum Strings: Sendable {
  /// No translation: everyone reads the texts as the manifest has them.
  case none
  case catalog(StringTable)
}

/// A table of texts in the languages of an app.
package struct StringTable: Sendable {
  /// The name of the table; nil for `Localizable`.
  package var name: String?
  /// The bundle; nil for the bundle that the options of the run name.
  package var bundle: ResourceBundle?
}

/// A bundle that holds texts or assets.
package enum ResourceBundle: Hashable, Sendable {
  /// The bundle of the app.
  case main
  /// The bundle of a package's module, which exists if the module has resources.
  case module
  case member(SwiftMember)
}
