import CellGenCore
import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring

/// What a merge makes of a catalog.
@Suite("Merging into a string catalog")
struct CatalogMergeTests {
  @Test(
    "Without texts, each catalog stays what it is", arguments: CatalogFixture.names(in: "Whole"))
  func roundTrip(_ name: String) throws {
    let bytes = try CatalogFixture.bytes("Whole/" + name)
    let merge = try CatalogFixture.read(bytes).merge([], options: CatalogOptions())
    #expect(merge.bytes == bytes && merge.changes.isEmpty)
  }

  @Test("There are catalogs of all kinds")
  func fixtures() {
    #expect(CatalogFixture.names(in: "Whole").count >= 12)
    #expect(CatalogFixture.names(in: "Merged") == Case.all.map(\.name).sorted())
  }

  /// `CELLGEN_RECORD=1 swift test` makes the catalogs anew and fails.
  @Test("The result is as recorded, and merging it again changes nothing", arguments: Case.all)
  func golden(_ example: Case) throws {
    let before = try CatalogFixture.bytes("Merged/\(example.name).before")
    let merge = try CatalogFixture.read(before).merge(example.texts, options: example.options)
    let path = "Merged/\(example.name).after"
    if Fixtures.isRecording {
      let file = CatalogFixture.folder.appendingPathComponent(path + ".xcstrings")
      try Data(merge.bytes).write(to: file)
      Issue.record("recorded \(path)")
    }
    #expect(merge.text == String(decoding: try CatalogFixture.bytes(path), as: UTF8.self))
    let again = try CatalogFixture.read(merge.bytes).merge(example.texts, options: example.options)
    #expect(again.bytes == merge.bytes && again.changes.isEmpty)
  }

  @Test("A new catalog is as Xcode creates it")
  func newCatalog() throws {
    let bytes = StringCatalog.emptyBytes(sourceLanguage: "en")
    #expect(bytes == (try CatalogFixture.bytes("Whole/Empty")))
  }

  @Test("A key with several comments has all of them, each once")
  func comments() throws {
    let texts = ["A", "B", "A"].map { TranslatableText("Buy", comment: $0) }
    let merge = try CatalogFixture.read(CatalogFixture.catalog("")).merge(
      texts, options: CatalogOptions())
    #expect(merge.text.contains(#""comment":"A\nB""#))
    #expect(merge.changes.map(\.key) == ["Buy"])
  }

  @Test("A new text leaves what else its entry has alone")
  func unknownMembers() throws {
    let entry = { (value: String) in
      #""buy":{"extractionState":"extracted_with_value","future":{"a":1},"localizations":{"en":{"#
        + #""after":[1],"stringUnit":{"note":"mine","state":"new","value":"\#(value)","z":{}}}}}"#
    }
    let text = TranslatableText("buy", text: "Buy now")
    let merge = try CatalogFixture.read(CatalogFixture.catalog(entry("Buy"))).merge(
      [text], options: CatalogOptions())
    #expect(merge.text == CatalogFixture.catalog(entry("Buy now")))
    #expect(merge.changes.map(\.change) == [.text])
  }

  @Test("Keys that only look the same are two keys")
  func scalars() throws {
    let texts = [TranslatableText("é"), TranslatableText("e\u{301}")]
    let merge = try CatalogFixture.read(CatalogFixture.catalog(#""é":{}"#)).merge(
      texts, options: CatalogOptions())
    #expect(merge.changes.map { Array($0.key.utf8) } == [Array("e\u{301}".utf8)])
  }

  @Test("Four times as many keys take about four times as long")
  func growth() throws {
    let few = try seconds(for: 1_500)
    let many = try seconds(for: 6_000)
    #expect(many < 9 * few, "\(few) s, and \(many) s for four times as much")
  }

  @Test("Four times as many languages take about four times as long")
  func growthOfLanguages() throws {
    let few = try secondsToCheck(languages: 2_000)
    let many = try secondsToCheck(languages: 8_000)
    #expect(many < 9 * few, "\(few) s, and \(many) s for four times as much")
  }

  private func secondsToCheck(languages count: Int) throws -> Double {
    let unit = #"{"stringUnit":{"state":"needs_review","value":"Buy"}}"#
    let localizations = (0..<count).map { "\"l\($0)\":\(unit)" }.joined(separator: ",")
    let catalog = CatalogFixture.catalog("\"Buy\":{\"localizations\":{\(localizations)}}")
    let start = threadSeconds()
    let read = try CatalogFixture.read(catalog)
    let texts = [TranslatableText("Buy")]
    let merge = read.merge(texts, options: CatalogOptions())
    let findings = read.findings(for: texts, merge: merge)
    #expect(findings.count == count)
    let report = StringsReport(path: "Shop.xcstrings", files: [read.source], skipped: 0)
    let headline = "\(report.failure(findings))"
    #expect(headline.contains("l7: 1 needs-review"))
    return threadSeconds() - start
  }

  /// How long this thread needs to merge new keys twice, and to check the result.
  private func seconds(for count: Int) throws -> Double {
    let texts = (0..<count).map {
      TranslatableText("key.\($0 * 7919 % count)", text: "Text \($0)", comment: "A comment")
    }
    let start = threadSeconds()
    let empty = try CatalogFixture.read(CatalogFixture.catalog(""))
    let merge = empty.merge(texts, options: CatalogOptions())
    #expect(empty.findings(for: texts, merge: merge).count == count)
    let catalog = try CatalogFixture.read(merge.bytes)
    let again = catalog.merge(texts, options: CatalogOptions())
    #expect(merge.changes.count == count && again.bytes == merge.bytes)
    #expect(catalog.findings(for: texts, merge: again).isEmpty)
    return threadSeconds() - start
  }
}

extension CatalogMergeTests {
  /// A catalog with what is merged into it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var texts: [TranslatableText]
    var options = CatalogOptions()

    var testDescription: String { name }

    static let all = [
      Case(name: "NewKeys", texts: newTexts),
      Case(name: "IntoEmpty", texts: newTexts),
      Case(name: "Manual", texts: newTexts, options: CatalogOptions(isManual: true)),
      Case(
        name: "Comments",
        texts: ["Auto", "None", "Person", "Same"].map {
          TranslatableText($0, comment: $0 == "Same" ? "The same" : "From the manifest")
        }),
      Case(
        name: "Texts",
        texts: ["extracted", "confirmed", "manual", "foreign"].map {
          TranslatableText($0, text: "New")
        }),
      Case(
        name: "PluralForms",
        texts: ["%lld new", "%lld translated", "%lld varied", "%lld of %lld"].map {
          TranslatableText($0)
        }),
      Case(
        name: "Stale", texts: [TranslatableText("here")], options: CatalogOptions(marksStale: true)),
      Case(
        name: "UsedAgain",
        texts: [TranslatableText("back"), TranslatableText("back.with.text", text: "Back")]),
      Case(name: "PythonStyle", texts: newTexts),
      Case(name: "OneLineStyle", texts: newTexts),
      Case(name: "CarriageReturnStyle", texts: newTexts),
    ]

    private static let newTexts = [
      TranslatableText("Buy", comment: "On an order's card"),
      TranslatableText("buy"),
      TranslatableText("order.empty", text: "Nothing here", comment: "Instead of a list"),
      TranslatableText("%lld likes"),
      TranslatableText("2 left"), TranslatableText("10 left"),
      TranslatableText("a \"quote\" / a slash\n– ✨"),
      TranslatableText("Zum Äpfel kaufen"), TranslatableText("Äpfel"),
    ]
  }
}
