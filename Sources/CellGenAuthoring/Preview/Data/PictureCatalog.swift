import CellGenCore
import Foundation

/// The texts of string catalogs in each language, with values inserted.
struct PictureCatalog: Sendable {
  /// The language of the manifests' texts, such as `en`.
  let sourceLanguage: String
  /// The languages with any translation, sorted.
  let languages: [Language]
  /// Names in the catalogs that aren't languages, sorted; their texts aren't shown.
  let otherNames: [String]
  /// The localizations of each key, by table, from the first catalog that has the key.
  private var tables: [String: [JSONKey: CatalogEntry]] = [:]

  /// A language, and its code as the catalogs write it.
  struct Language: Sendable {
    var written: String
    var code: LanguageCode
  }

  /// - Parameter catalogs: each is the table that its file is named after.
  init(_ catalogs: [StringCatalog]) {
    sourceLanguage = catalogs.first?.sourceLanguage ?? "en"
    var languages: Set<String> = []
    for catalog in catalogs {
      let table = Self.table(of: catalog.source.path)
      for entry in catalog.entries {
        languages.formUnion(entry.localizations.map(\.key.text))
        if tables[table]?[entry.key] == nil { tables[table, default: [:]][entry.key] = entry }
      }
    }
    languages.remove(sourceLanguage)
    let sorted = languages.sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
    self.languages = sorted.compactMap { name in
      LanguageCode(name).map { Language(written: name, code: $0) }
    }
    otherNames = sorted.filter { LanguageCode($0) == nil }
  }

  /// `Shop` for `App/Shop.xcstrings`.
  private static func table(of path: String) -> String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Returns true if a key should be translated; a brand name isn't.
  fileprivate func isTranslated(_ key: String, in table: String) -> Bool {
    tables[table]?[JSONKey(key)]?.isTranslated ?? true
  }

  /// The text of a key in a language with its values; nil if the catalog has none.
  func text(of key: String, in table: String, _ language: String, values: [CatalogValue]) -> String?
  {
    guard let entry = tables[table]?[JSONKey(key)],
      let localization = entry.localization(language)
    else { return nil }
    let filling = CatalogFilling(
      language: language, isSource: language == sourceLanguage, values: values,
      substitutions: localization["substitutions"])
    return filling.text(of: localization, argument: nil)
  }
}

/// A value that is inserted into the text of a catalog.
struct CatalogValue: Sendable {
  var text: String
  /// The value as a whole number, which chooses between singular and plural.
  var count: Int?
}

/// The texts of a catalog's table in a language.
struct CatalogWords: Sendable {
  var catalog: PictureCatalog
  var table: String
  var language: String

  /// Nil if the catalog has no text.
  func text(_ phrase: Phrase, _ values: [CatalogValue]) -> String? {
    catalog.text(of: key(of: phrase), in: table, language, values: values)
  }

  /// Returns true if the catalog marks a phrase as the same in every language.
  func keeps(_ phrase: Phrase) -> Bool { !catalog.isTranslated(key(of: phrase), in: table) }

  private func key(of phrase: Phrase) -> String { TranslatableText(phrase, table: table).key }
}

/// Fills the placeholders of a localization with values.
private struct CatalogFilling {
  var language: String
  /// True if texts in state `new` count, because they match the code.
  var isSource: Bool
  var values: [CatalogValue]
  var substitutions: JSONNode?

  /// - Parameter argument: the value that a substitution is for.
  func text(of node: JSONNode, argument: CatalogValue?) -> String? {
    if let variations = node["variations"] { return text(of: variations, varied: argument) }
    guard let unit = node["stringUnit"], let text = unit["value"]?.string,
      isSource || unit["state"]?.string != "new"
    else { return nil }
    // A text without values isn't a format string.
    return values.isEmpty ? text : filled(text, argument: argument)
  }

  private func text(of variations: JSONNode, varied argument: CatalogValue?) -> String? {
    if let forms = variations["plural"] {
      let count = argument?.count ?? values.lazy.compactMap(\.count).first ?? 0
      return form(of: count, in: forms).flatMap { text(of: $0, argument: argument) }
    }
    let devices = variations["device"]
    return (devices?["iphone"] ?? devices?["other"]).flatMap { text(of: $0, argument: argument) }
  }

  /// - Source: *Foundation Release Notes for OS X v10.9*: in every language, a form for zero applies to 0.
  private func form(of count: Int, in forms: JSONNode) -> JSONNode? {
    if count == 0, let zero = forms["zero"] { return zero }
    return forms[PluralCategory(of: count, in: language).rawValue] ?? forms["other"]
  }

  private func filled(_ format: String, argument: CatalogValue?) -> String? {
    var result = ""
    for part in FormatText(format).parts {
      switch part {
      case .text(let text): result += text
      case .placeholder(let placeholder): result += value(at: placeholder.position)?.text ?? ""
      case .argument: result += argument?.text ?? ""
      case .substitution(let name, let position):
        guard let node = substitutions?[name] else { return nil }
        let value = value(at: node["argNum"]?.integer ?? position)
        var inner = self
        inner.substitutions = nil
        guard let text = inner.text(of: node, argument: value) else { return nil }
        result += text
      }
    }
    return result
  }

  private func value(at position: Int) -> CatalogValue? {
    values.indices.contains(position - 1) ? values[position - 1] : nil
  }
}
