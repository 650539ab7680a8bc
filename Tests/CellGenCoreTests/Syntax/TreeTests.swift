import Testing

@testable import CellGenCore

/// A text in the language with its tree, as `printed` shows it.
struct TreeCase: Sendable, CustomTestStringConvertible {
  var name: String
  var input: String
  var tree: String

  init(_ name: String, _ input: String, _ tree: String) {
    (self.name, self.input, self.tree) = (name, input, tree)
  }

  var testDescription: String { name }
}

@Suite("Trees")
struct TreeTests {
  @Test(arguments: treeCases)
  func isRead(_ row: TreeCase) {
    let reading = Reading(row.input)
    #expect(reading.summaries == [])
    #expect(printed(reading.root) == row.tree)
  }

  @Test(arguments: treeCases)
  func meansTheSameWithOtherLineEnds(_ row: TreeCase) {
    let text = row.input.replacing("\n", with: "\r\n")
    #expect(printed(Reading(text).root) == row.tree)
    #expect(printed(Reading("\u{FEFF}" + row.input).root) == row.tree)
  }

  @Test(arguments: treeCases)
  func everyPrefixEnds(_ row: TreeCase) {
    let bytes = Array(row.input.utf8)
    for count in bytes.indices {
      let reading = Reading(Array(bytes[..<count]))
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }

  @Test func spansCoverWhatIsWritten() throws {
    let text = "a: 'x'\nb:\n  - [1]\n"
    let root = try #require(Reading(text).root)
    guard case .mapping(let mapping) = root.content else { return #expect(Bool(false)) }
    let bytes = Array(text.utf8)
    func source(_ span: SourceSpan) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
    #expect(source(mapping.entries[0].key.span) == "a")
    #expect(source(mapping.entries[0].value.span) == "'x'")
    #expect(source(mapping.entries[1].value.span) == "- [1]")
    #expect(source(root.span) == "a: 'x'\nb:\n  - [1]")
  }
}

private let treeCases: [TreeCase] = [
  TreeCase("mapping", "a: 1\nb: two words\n", #"{a: "1", b: "two words"}"#),
  TreeCase("no last line break", "a: 1", #"{a: "1"}"#),
  TreeCase("root scalar", "just text\n", #""just text""#),
  TreeCase("indented root", "  a: 1\n  b: 2\n", #"{a: "1", b: "2"}"#),
  TreeCase("list at its key", "a:\n- x\n- y\nb: z\n", #"{a: ["x", "y"], b: "z"}"#),
  TreeCase("indented list", "a:\n    - x\n    - y\n", #"{a: ["x", "y"]}"#),
  TreeCase("compact mapping", "-   a: 1\n    b: 2\n- c: 3\n", #"[{a: "1", b: "2"}, {c: "3"}]"#),
  TreeCase("compact list", "- - a\n  - b\n- - c\n", #"[["a", "b"], ["c"]]"#),
  TreeCase("list below a key in an item", "- k:\n  - x\n- y\n", #"[{k: ["x"]}, "y"]"#),
  TreeCase("item after an empty key", "- k:\n- x\n", #"[{k: ‹empty›}, "x"]"#),
  TreeCase("empty values", "a:\nb: # c\nc: ''\n", #"{a: ‹empty›, b: ‹empty›, c: s""}"#),
  TreeCase("empty items", "-\n- # c\n-\n  a: 1\n", #"[‹empty›, ‹empty›, {a: "1"}]"#),
  TreeCase("value on the next line", "a:\n  one\nb:\n  'two'\n", #"{a: "one", b: s"two"}"#),
  TreeCase(
    "colons and hashes", "a: b:c#d\nhttp://x/#y: z # c\n", #"{a: "b:c#d", http://x/#y: "z"}"#),
  TreeCase("spaces", "a :  b  \nc d : e\n", #"{a: "b", c d: "e"}"#),
  TreeCase("indicators inside", "a: x[0], {y} & *z\n-b: ?c\n", #"{a: "x[0], {y} & *z", -b: "?c"}"#),
  TreeCase(
    "words with a type elsewhere", "a: no\nb: 1.10\nc: ~\n", #"{a: "no", b: "1.10", c: "~"}"#),
  TreeCase(
    "comments anywhere", "# a\n\n a:   # b\n       # c\n# d\n   - x\n # e\n", #"{a: ["x"]}"#),
  TreeCase("markers", "# c\n--- # d\na: 1\n... # e\n# f\n", #"{a: "1"}"#),
  TreeCase("nothing after a marker", "---\n", "‹empty›"),
  TreeCase(
    "quotes", #"a: 'it''s "x"'"# + "\n" + #"b: "it's \"x\"""# + "\n",
    #"{a: s"it's \"x\"", b: d"it's \"x\""}"#),
  TreeCase("quoted keys", #""a: b": 1"# + "\n'': 2\n", #"{a: b: "1", : "2"}"#),
  TreeCase(
    "escapes", #"a: "\x41\u00e9\U0001F600\t\/\_\N\L\P\e\0\ ""# + "\n",
    "{a: d\"Aé😀\\t/\u{A0}\u{85}\u{2028}\u{2029}\\u001B\\u0000 \"}"),
  TreeCase(
    "folded quotes", "a: \"one  \n  two\n\n  three \\\n  four\"\nb: 'x\n\n\n  y'\n",
    #"{a: d"one two\nthree four", b: s"x\n\ny"}"#),
  TreeCase("escaped break", "a: \"one\\\n  two\\\n  \\ three\"\n", #"{a: d"onetwo three"}"#),
  TreeCase("literal", "a: |\n  x\n   y\n\n  # z\nb: 1\n", #"{a: |"x\n y\n\n# z\n", b: "1"}"#),
  TreeCase("folded", "a: >\n  x\n  y\n\n  z\n   w\n  v\n", #"{a: >"x y\nz\n w\nv\n"}"#),
  TreeCase(
    "chomping", "a: |-\n  x\n\nb: |+\n  y\n\nc: >-\n  z\n", #"{a: |"x", b: |"y\n\n", c: >"z"}"#),
  TreeCase("indentation digit", "a: |2-\n    x\n  y\nb: 1\n", #"{a: |"  x\ny", b: "1"}"#),
  TreeCase("empty text", "a: |\nb: >+\n\nc: |\n  \n", #"{a: |"", b: >"\n", c: |""}"#),
  TreeCase("text in an item", "- |\n x\n- >-\n y\n", #"[|"x\n", >"y"]"#),
  TreeCase(
    "flow", "a: [x, 'y', \"z\", [], {}]\nb: {c: d, e: [f]}\n",
    #"{a: ["x", s"y", d"z", [], {}], b: {c: "d", e: ["f"]}}"#),
  TreeCase(
    "flow over lines", "a: [ # c\n  x,\n\n  y, # d\n  ]\nb: {\n  c: d,\n  e:\n    f\n  }\n",
    #"{a: ["x", "y"], b: {c: "d", e: "f"}}"#),
  TreeCase(
    "JSON", #"{"a":[1,true,null],"b":{"c":"d"}}"# + "\n",
    #"{a: ["1", "true", "null"], b: {c: d"d"}}"#),
  TreeCase("JSON over lines", "{\n\"a\": [\n1\n],\n\"b\": 2\n}\n", #"{a: ["1"], b: "2"}"#),
  TreeCase("other scripts", "título: 日本語\n😀: می‌خواهم\n", "{título: \"日本語\", 😀: \"می‌خواهم\"}"),
  TreeCase("keys by their bytes", "é: 1\ne\u{301}: 2\n", "{é: \"1\", e\u{301}: \"2\"}"),
]
