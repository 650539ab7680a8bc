import CellGenCore

/// A fixed text of a manifest that generated code looks up in a string catalog.
package struct TranslatableText: Sendable {
  /// The table of texts that specify none; its file is `Localizable.xcstrings`.
  package static let defaultTable = "Localizable"

  /// The key that the code looks up.
  package var key: String
  /// The text in the source language; nil if it is the key.
  package var text: String?
  /// The comment for translators.
  package var comment: String?
  /// The name of the catalog without its extension.
  package var table: String
  /// The placeholders for the values inserted into it, as in the key, in the order of its values.
  package var placeholders: [FormatPlaceholder]
  /// The names of the fields with these values.
  package var fields: [String]
  /// The place of the text in the manifest.
  package var span: SourceSpan

  package init(
    key: String, text: String? = nil, comment: String? = nil, table: String = Self.defaultTable,
    placeholders: [FormatPlaceholder] = [], fields: [String] = [], span: SourceSpan
  ) {
    self.key = key
    self.text = text.map(JSONKey.init) == JSONKey(key) ? nil : text
    self.comment = comment
    self.table = table
    self.placeholders = placeholders
    self.fields = fields
    self.span = span
  }

  /// The text in the source language.
  var defaultText: String { text ?? key }

  /// True if it probably differs between singular and plural: its only value is a whole number.
  ///
  /// With several values, translators must choose the one that decides, and each language can choose a
  /// different one.
  package var isPlural: Bool { placeholders.count == 1 && placeholders[0].kind == .integer }
}
