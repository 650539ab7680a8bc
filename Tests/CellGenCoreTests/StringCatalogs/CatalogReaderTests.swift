import CellGenCore
import Testing

@testable import CellGenAuthoring

/// What cellgen says about a file that is no catalog.
@Suite("Reading a string catalog")
struct CatalogReaderTests {
  @Test(
    "Each mistake in the JSON is reported where it is",
    arguments: [
      ("", "1:1", "the catalog is empty"),
      ("{", "1:2", "expected ',' or '}' in an object, found the end of the file"),
      ("{\"a\" : 1,\n}", "1:9", "nothing follows this ',' in an object"),
      ("{\"a\" : [1 2]}", "1:11", "expected ',' or ']' in an array, found '2'"),
      ("{\"a\" : [1,]}", "1:10", "nothing follows this ',' in an array"),
      ("{a : 1}", "1:2", "expected a key in quotes, found 'a'"),
      ("{'a' : 1}", "1:2", "expected a key in quotes, found an apostrophe"),
      ("{\"a\" 1}", "1:6", "expected ':' after a key, found '1'"),
      ("{\"a\" : }", "1:8", "expected a value, found '}'"),
      ("{\"a\" : nul}", "1:8", "expected a value, found 'n'"),
      ("{\"a\" : 01}", "1:8", "this is not a JSON number"),
      ("{\"a\" : 1.}", "1:8", "this is not a JSON number"),
      ("{\"a\" : -}", "1:8", "this is not a JSON number"),
      ("{\"a\" : 1e}", "1:8", "this is not a JSON number"),
      ("{\"a\" : \"b\n\"}", "1:8", "this text has no closing quote on its line"),
      ("{\"a\" : \"b", "1:8", "this text has no closing quote on its line"),
      ("{\"a\" : \"\t\"}", "1:9", "a text contains a control character"),
      ("{\"a\" : \"\\x\"}", "1:9", "JSON has no such escape"),
      ("{\"a\" : \"\\u12g4\"}", "1:9", "JSON has no such escape"),
      ("{\"a\" : \"\\ud83d\"}", "1:9", "this escape is half of a character"),
      ("{\"a\" : \"\\ud83d\\u0041\"}", "1:9", "this escape is half of a character"),
      ("{} {}", "1:4", "the catalog ends before '{'"),
      ("{\n<<<<<<< HEAD\n}", "2:1", "expected a key in quotes, found '<'"),
      (
        String(repeating: "[", count: 5_000), "1:65",
        "values are nested more than 64 levels deep"
      ),
      (
        String(repeating: "{\"a\":", count: 5_000), "1:321",
        "values are nested more than 64 levels deep"
      ),
    ])
  func syntax(text: String, place: String, message: String) throws {
    let expected = "Shop.xcstrings:\(place): error: \(message) [catalog-syntax]"
    #expect(headlines(Array(text.utf8)) == [expected])
  }

  @Test("A file that is not UTF-8 is reported where it is not")
  func encoding() {
    let bytes = Array("{\n\"".utf8) + [0xE4] + Array("\" : 1}".utf8)
    #expect(
      headlines(bytes) == [
        "Shop.xcstrings:2:2: error: the file is not valid UTF-8 [catalog-syntax]"
      ])
    #expect(headlines([0x7B, 0xC3]).count == 1)
    #expect(headlines([0xFF, 0xFE]).count == 1)
  }

  @Test(
    "Each wrong type is reported",
    arguments: [
      ("[]", "1:1", "a string catalog must be an object, found an array"),
      (#"{"strings":{}}"#, "1:1", "a string catalog must have 'sourceLanguage'"),
      (#"{"sourceLanguage":"en"}"#, "1:1", "a string catalog must have 'strings'"),
      (
        #"{"sourceLanguage":1,"strings":{}}"#, "1:19",
        "'sourceLanguage' must be a text, found a number"
      ),
      (
        #"{"sourceLanguage":"en","strings":[]}"#, "1:34",
        "'strings' must be an object, found an array"
      ),
      (entry("null"), "1:39", "the entry of 'a' must be an object, found null"),
      (entry(#"{"comment":true}"#), "1:50", "'comment' must be a text, found true or false"),
      (
        entry(#"{"shouldTranslate":"no"}"#), "1:58",
        "'shouldTranslate' must be true or false, found a text"
      ),
      (
        entry(#"{"localizations":{"de":"x"}}"#), "1:62",
        "the localization 'de' must be an object, found a text"
      ),
      (
        entry(#"{"localizations":{"de":{"stringUnit":{"value":3}}}}"#), "1:85",
        "'value' must be a text, found a number"
      ),
      (
        entry(#"{"localizations":{"de":{"variations":{"plural":{"one":1}}}}}"#), "1:93",
        "a variation must be an object, found a number"
      ),
    ])
  func shape(text: String, place: String, message: String) {
    let expected = "Shop.xcstrings:\(place): error: \(message) [catalog-shape]"
    #expect(headlines(Array(text.utf8)) == [expected])
  }

  @Test("All mistakes beyond the syntax are reported, in the order of the file")
  func several() {
    let text = #"{"strings":{"a":{},"b":1,"a":{"comment":2}},"version":[]}"#
    #expect(
      headlines(Array(text.utf8)) == [
        "Shop.xcstrings:1:1: error: a string catalog must have 'sourceLanguage' [catalog-shape]",
        "Shop.xcstrings:1:24: error: the entry of 'b' must be an object, found a number "
          + "[catalog-shape]",
        "Shop.xcstrings:1:26: error: the key 'a' is in this object twice [catalog-key]",
        "Shop.xcstrings:1:55: error: 'version' must be a text, found an array [catalog-shape]",
      ])
  }

  @Test("Keys are the same only if their characters are")
  func keys() throws {
    let text = CatalogFixture.catalog(
      #""é":{},"e\#u{301}":{},"E":{},"e":{},"\u0065\u0301x":{},"":{}"#)
    let keys = try CatalogFixture.read(text).entries.map { Array($0.key.text.utf8) }
    #expect(Set(keys).count == 6)
    #expect(headlines(Array(CatalogFixture.catalog(#""A":{},"\u0041":{}"#).utf8)).count == 1)
  }

  @Test("Escapes are read")
  func escapes() throws {
    let text = CatalogFixture.catalog(#""\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00":{}"#)
    #expect(
      try CatalogFixture.read(text).entries.map(\.key.text) == [
        "\"\\/\u{8}\u{C}\n\r\tAé😀"
      ])
  }

  @Test(
    "No start and no damaged copy of a catalog is a crash", arguments: ["Plurals", "Unknown"])
  func damage(_ name: String) throws {
    let bytes = try CatalogFixture.bytes("Whole/" + name)
    for end in bytes.indices { #expect(!headlines(Array(bytes[..<end])).isEmpty) }
    var random = SplitMix(state: 5)
    for _ in 0..<500 {
      var copy = bytes
      copy[random.below(copy.count)] = UInt8(truncatingIfNeeded: random.next())
      _ = headlines(copy)
    }
  }

  private static func entry(_ json: String) -> String {
    CatalogFixture.catalog("\"a\":" + json)
  }

  private func headlines(_ bytes: [UInt8]) -> [String] {
    var diagnostics = Diagnostics()
    let source = SourceText(path: "Shop.xcstrings", bytes: bytes)
    let catalog = StringCatalog(source, &diagnostics)
    #expect((catalog == nil) == diagnostics.hasErrors)
    return CatalogFixture.rendered(diagnostics, source).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("Shop.xcstrings:") }
  }
}
