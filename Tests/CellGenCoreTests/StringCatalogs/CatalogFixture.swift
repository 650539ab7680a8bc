import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

/// Catalogs in `Fixtures/Catalogs`, and short ones in tests.
enum CatalogFixture {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Catalogs")

  /// The names of the catalogs in a folder, without what follows the first dot.
  static func names(in name: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path)
    return Set((files ?? []).map { String($0.prefix { $0 != "." }) }).sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path + ".xcstrings")))
  }

  /// Reads a catalog that has no mistake.
  static func read(_ bytes: [UInt8]) throws -> StringCatalog {
    var diagnostics = Diagnostics()
    let source = SourceText(path: "Shop.xcstrings", bytes: bytes)
    let catalog = StringCatalog(source, &diagnostics)
    #expect(diagnostics.all.isEmpty, "\(rendered(diagnostics, source))")
    return try #require(catalog)
  }

  static func read(_ text: String) throws -> StringCatalog { try read(Array(text.utf8)) }

  static func rendered(_ diagnostics: Diagnostics, _ source: SourceText) -> String {
    DiagnosticRenderer(sources: [source]).render(diagnostics)
  }

  /// A catalog in English with entries that are given as JSON.
  static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#
  }
}

extension TranslatableText {
  /// A text whose place in the manifest does not matter; its placeholders are those of its key.
  init(_ key: String, text: String? = nil, comment: String? = nil) {
    self.init(
      key: key, text: text, comment: comment, placeholders: FormatText(text ?? key).placeholders,
      span: SourceSpan(file: 0, start: 0, end: 0))
  }
}

extension CatalogMerge {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
