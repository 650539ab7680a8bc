import Testing

@testable import CellGenCore

/// What the parser says with the slips of a language, and without any.
@Suite("Slip tables")
struct SlipTableTests {
  private func helps(_ text: String, _ slips: Slips) -> [String?] {
    var found = Diagnostics()
    _ = parse(SourceText(path: "Any.yaml", bytes: Array(text.utf8)), slips: slips, &found)
    return found.sorted.map(\.help)
  }

  @Test func theFirstAnswerCounts() {
    let table: SlipTable<Int, String> = [
      { $0 > 9 ? "many" : nil }, { $0 > 4 ? "some" : nil }, { $0 > 6 ? "never" : nil },
    ]
    #expect([11, 8, 2].map(table.answer) == ["many", "some", nil])
  }

  @Test(arguments: [
    ("", nil),
    ("a: [B: C]\n", "write '[{ B: C }]' for a list, or '{ B: C }' for keys and values"),
    ("a: { b: }\n", "write a value after the colon, or \"\" for empty text"),
    ("a: @b\n", "quote it: \"@b\""),
    ("a: \"\\(b)\"\n", "write \\\\ for a backslash, or put the text in single quotes"),
    ("a: \"\\u{41}\"\n", "write all 4 digits, with leading zeros"),
    ("label: text: title\n", "put the whole value in quotes: \"text: title\""),
  ])
  func yamlHasHelpOfItsOwn(_ text: String, _ help: String?) {
    #expect(helps(text, Slips()) == [help])
    #expect(helps(text, .manifest) != [help])
  }

  @Test func aLanguageHasTheLastWord() {
    let slips = Slips(
      advice: [{ $0.code == .missingValue ? Advice(help: "count to \($0.text.start)") : nil }])
    #expect(helps("a: { b: }\n", slips) == ["count to 8"])
    #expect(helps("a: @b\n", slips) == ["quote it: \"@b\""])
  }
}
