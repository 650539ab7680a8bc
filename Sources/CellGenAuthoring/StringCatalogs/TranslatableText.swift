import CellGenCore

/// A fixed text of a manifest that generated code looks up in a string catalog.
package struct TranslatableText: Sendable {
  /// The table of texts that name none, which is in `Localizable.xcstrings`.
  package static let defaultTable = "Localizable"

  /// What the code looks up.
  package var key: String
  /// The text in the source language; nil if it is the key.
  package var text: String?
  /// What translators are told about it.
  package var comment: String?
  /// The name of the catalog without its extension.
  package var table: String
  /// What is inserted into it, as the key has it, in the order of its values.
  package var placeholders: [FormatPlaceholder]
  /// Where it is in the manifest.
  package var span: SourceSpan

  package init(
    key: String, text: String? = nil, comment: String? = nil, table: String = Self.defaultTable,
    placeholders: [FormatPlaceholder] = [], span: SourceSpan
  ) {
    self.key = key
    self.text = text.map(JSONKey.init) == JSONKey(key) ? nil : text
    self.comment = comment
    self.table = table
    self.placeholders = placeholders
    self.span = span
  }

  /// The text in the source language.
  var defaultText: String { text ?? key }

  /// Whether it probably differs between one and several: its only value is a whole number.
  ///
  /// With more than one value, translators have to choose which one decides, and each language may
  /// choose another.
  package var isPlural: Bool { placeholders.count == 1 && placeholders[0].kind == .integer }
}
