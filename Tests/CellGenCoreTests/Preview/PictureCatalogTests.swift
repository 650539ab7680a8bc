import CellGenCore
import Testing

@testable import CellGenAuthoring

/// The words of catalogs with values in them.
@Suite struct PictureCatalogTests {
  @Test func aTextHasTheTranslationsOfItsCatalogue() throws {
    let texts = try translated(
      """
      "Buy": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "Kup"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Kaufen"}},
        "fr": {"stringUnit": {"state": "new", "value": "Buy"}}}},
      "%lld photos of %@": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "One photo of %2$@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld photos of %@"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld zdjęcie: %@"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld zdjęcia: %@"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld zdjęć: %@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld zdjęcia: %@"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld %% Fotos"}}}},
      "Pay %@": {"shouldTranslate": false}
      """, count: 1_234)
    #expect(
      texts == [
        "Buy: de Kaufen, pl Kup",
        "1,234 photos of Ada: de Ada: 1.234 % Fotos, pl 1234 zdjęcia: Ada",
        "[Pay €12.50]: de Pay 12,50 €, fr Pay 12,50 €, pl Pay 12,50 €",
        "[Nov 22, 2026]: de 22. Nov. 2026, fr 22 nov. 2026, pl 22 lis 2026",
        "Missing",
      ])
  }

  @Test(arguments: [
    (0, "Nothing of Ada"), (1, "One photo of Ada"), (2, "2 photos of Ada"),
  ])
  func theSourceLanguageMayHavePlurals(_ count: Int, _ text: String) throws {
    let texts = try translated(
      """
      "%lld photos of %@": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "Nothing of %2$@"}},
          "one": {"stringUnit": {"state": "translated", "value": "One photo of %2$@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld photos of %@"}}}}}}}
      """, count: count)
    #expect(texts[1] == text)
  }

  @Test func aSubstitutionHasFormsOfItsOwn() throws {
    let texts = try translated(
      """
      "%lld photos of %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%#@photos@ von %2$@"},
          "substitutions": {"photos": {"argNum": 1, "formatSpecifier": "lld",
            "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "Ein Foto"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Fotos"}}}}}}},
        "fr": {"variations": {"device": {
          "ipad": {"stringUnit": {"state": "translated", "value": "iPad"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld photos (%@)"}}}}},
        "it": {"stringUnit": {"state": "translated", "value": "%#@lost@ %9$@"}}}}
      """, count: 3)
    #expect(texts[1] == "3 photos of Ada: de 3 Fotos von Ada, fr 3 photos (Ada)")
  }

  /// The texts of a view with their translations; those that are not translated are in brackets.
  private func translated(_ entries: String, count: Int) throws -> [String] {
    let catalog = PictureCatalog([try CatalogFixture.read(CatalogFixture.catalog(entries))])
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, name: String, count: Int, price: Double, date: Date }
        layout:
          - label: { text: { literal: Buy } }
          - label: "{count} photos of {name}"
          - label: { text: "Pay {price}", formats: { price: { currency: EUR } } }
          - label: { text: date, format: date }
          - label: { text: { literal: Missing } }
        samples: [{ id: 1, name: Ada, count: \(count), price: 12.5, date: 2026-11-22T12:00:00Z }]
      """, head: "strings: { table: Shop }\n")
    return try fixture.labels(catalog: catalog).compactMap { $0 }.map { text in
      let translations = text.translations.map { "\($0.language.text) \($0.text)" }
      let own = text.isTranslatable ? text.text : "[\(text.text)]"
      let line = translations.isEmpty ? own : "\(own): \(translations.joined(separator: ", "))"
      return line.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
  }

  @Test func aFormatHasTextsAndPlaces() {
    #expect(
      FormatText("100% of %2$@ %% %lld %#@a@ %arg%").parts == [
        .text("100% of "), .placeholder(FormatPlaceholder(position: 2, specifier: "@")),
        .text(" % "), .placeholder(FormatPlaceholder(position: 1, specifier: "lld")), .text(" "),
        .substitution("a", position: 2), .text(" "), .argument, .text("%"),
      ])
  }
}
