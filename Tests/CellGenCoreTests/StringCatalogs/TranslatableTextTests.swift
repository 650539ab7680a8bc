import FixtureSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The texts for catalogs against what generated code looks up.
@Suite("Texts for catalogs") struct TranslatableTextTests {
  @Test("Every text that generated code looks up is for catalogs", arguments: GoldenCase.all)
  func everyLookup(_ golden: GoldenCase) throws {
    let sources = try golden.sources()
    let module = try #require(analyze(sources).module)
    let texts = translatableTexts(of: module)
    let code = generate(sources, options: Options()).files.map(\.text).joined()
    var keys: Set<String> = []
    for lookup in code.matches(of: /(?:localized:|NSLocalizedString\()\s*"((?:[^"\\]|\\.)*)"/) {
      keys.insert(String(lookup.1))
    }
    // A text with values or escapes in it has another spelling in Swift.
    let plain = Set(keys.filter { !$0.contains("\\") })
    let known = Set(texts.map(\.key))
    #expect(plain.subtracting(known).isEmpty, "\(plain.subtracting(known))")
    #expect(texts.isEmpty == keys.isEmpty)
  }

  @Test("A text with values has the key that Foundation makes of it")
  func keysOfValues() throws {
    let module = try #require(
      resolved(
        """
        strings: { table: Shop }
        views:
          Item:
            doc: A thing.
            data: { id: Int, name: String, count: Int, small: Int8, huge: UInt64, price: Double }
            layout:
              - label: "{count} of {name}, 100%"
              - label: "{small} or {huge} or {price}"
              - label: { text: { literal: 100% sure, comment: Said of all. } }
              - label: { text: { key: item.count, text: "{count} pieces" } }
              - label: { text: { verbatim: iCloud } }
              - label: "{count}/{huge}"
        """
      ).module)
    let texts = translatableTexts(of: module)
    #expect(
      texts.map(\.key) == [
        "%lld of %@, 100%%", "%lld or %@ or %@", "100% sure", "item.count",
      ])
    #expect(texts.map(\.comment) == ["A thing.", "A thing.", "Said of all.", "A thing."])
    #expect(texts.allSatisfy { $0.table == "Shop" })
    #expect(texts[3].text == "%lld pieces" && texts[3].isPlural)
  }

  @Test("Texts that stay as they are need no catalog")
  func none() throws {
    let module = try #require(
      resolved(
        """
        strings: none
        views:
          Item: { data: { id: Int }, actions: [buy], swipe: [buy], layout: [{ label: { text: { literal: Buy } } }] }
        """
      ).module)
    #expect(translatableTexts(of: module).isEmpty)
  }
}
