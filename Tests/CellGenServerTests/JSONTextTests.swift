import Testing

@testable import CellGenAuthoring

@Suite struct JSONTextTests {
  static let texts: [(String, JSON?)] = [
    ("true", true), ("1", 1), ("0", 0), ("false", false),
    ("[true, 1, 1.5]", [true, 1, .number(1.5)]),
    ("null", nil), ("1.0", 1), ("-3e2", -300), ("{\"a\": {\"b\": []}}", ["a": ["b": []]]),
    (#""\u00e9\ud83d\ude00\n""#, "é😀\n"),
    (#""\ud83d""#, "\u{FFFD}"), (#""a\ude00b""#, "a\u{FFFD}b"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\\ud83d""#, "\\ud83d"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#"{"\udfff": 1}"#, ["\u{FFFD}": 1]),
  ]

  @Test(arguments: texts) func valuesAreRead(text: String, value: JSON?) {
    #expect(JSON(text: Array(text.utf8)) == value ?? .null)
  }

  @Test(arguments: [
    "", "{", "tru", "{'a': 1}", #""\ud83""#, "[1, 2", "1e999", #""\x""#, "\u{0}",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
  ]) func othersAreRefused(text: String) {
    #expect(JSON(text: Array(text.utf8)) == nil)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    #expect(JSON(text: [0x22, 0xFF, 0x22]) == "\u{FFFD}")
  }

  @Test(arguments: texts) func whatIsWrittenIsReadAgain(text: String, value: JSON?) {
    let value = value ?? .null
    #expect(JSON(text: value.text) == value)
  }

  @Test func objectsAreWrittenWithSortedKeys() {
    let json: JSON = ["b": true, "a": [1, "x/y", nil]]
    #expect(String(decoding: json.text, as: UTF8.self) == #"{"a":[1,"x/y",null],"b":true}"#)
  }
}
