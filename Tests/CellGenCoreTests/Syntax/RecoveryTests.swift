import Testing

@testable import CellGenCore

/// What is left of a tree around mistakes: `!` is broken, `…` incomplete.
@Suite("Recovery")
struct RecoveryTests {
  @Test(arguments: [
    TreeCase("a key without a colon", "a: 1\nb\nc: 3\n", #"{a: "1", c: "3", …}"#),
    TreeCase("a head without a colon", "a: 1\nb\n  c: 3\n", #"{a: "1", b: {c: "3"}}"#),
    TreeCase(
      "a first head without a colon", "a:\n  b\n    c: 3\n  d: 4\n",
      #"{a: {b: {c: "3"}, d: "4"}}"#),
    TreeCase(
      "half a merge conflict", "a:\n  b: 1\n=======\n  b: 3\n>>>>>>> y\n  c: 4\n",
      #"{a: {b: "1", c: "4", …}}"#),
    TreeCase("items without a space", "a:\n  -b: 1\n  - c: 2\nd: 3\n", #"{a: !, d: "3"}"#),
    TreeCase("a value below its key", "a:\nb\nc: 3\n", #"{a: !, c: "3", …}"#),
    TreeCase("a block below a value", "a: 1\n  b: 2\nc: 3\n", #"{a: !, c: "3", …}"#),
    TreeCase("a repeated key", "a: 1\nb: 2\na: 3\nc: 4\n", #"{a: "1", b: "2", c: "4", …}"#),
    TreeCase("a repeated key in braces", "x: { a: 1, a: 3 }\n", #"{x: {a: "1", …}}"#),
    TreeCase(
      "a control in a text", "a: [x\u{1}, \"y\"]\nb: \"x\u{1}\"\n", #"{a: [!, d"y"], b: !}"#),
    TreeCase("a control in a key", "a\u{1}b: 1\n", #"{ab: "1"}"#),
    TreeCase(
      "a lost dash", "- a: 1\n  b: 2\n  a: 3\n  b: 4\n- x\n", #"[{a: "1", b: "2", …}, "x"]"#),
    TreeCase("a lost item", "- a\nb\n- c\n", #"["a", "c", …]"#),
    TreeCase("tabs below a key", "a:\n\tb: 1\n\tc: 2\nd: 3\n", #"{a: !, d: "3", …}"#),
    TreeCase("tabs among keys", "a:\n  b: 1\n\tc: 2\n  d: 3\n", #"{a: {b: "1", d: "3", …}}"#),
    TreeCase("an unclosed quote", "a: \"x\nb: 2\n", #"{a: !, b: "2"}"#),
    TreeCase("an unclosed bracket", "a: [1,\n  2\nb: 2\n", #"{a: !, b: "2"}"#),
    TreeCase("a bracket at its key", "a: [\n  1\n]\nb: 2\n", #"{a: ["1"], b: "2"}"#),
    TreeCase("brackets given up", "a: {\n  b,\n}\nc: 2\n", #"{a: !, c: "2"}"#),
    TreeCase(
      "a line between levels", "a:\n    b: 1\n  c: 2\n    d: 3\ne: 4\n",
      #"{a: {b: "1", d: "3", …}, e: "4", …}"#),
    TreeCase(
      "a block between levels", "a:\n    b: 1\n  c:\n    d: 3\ne: 4\n",
      #"{a: {b: "1", …}, e: "4", …}"#
    ),
    TreeCase("an indented first line", "  a: 1\nb: 2\nc: 3\n", #"{a: "1", b: "2", c: "3", …}"#),
    TreeCase("an anchor", "a: &x\n  b: 1\nc: *x\n", #"{a: {b: "1"}, c: !}"#),
    TreeCase("an escape", #"a: "\q""# + "\nb: 1\n", #"{a: !, b: "1"}"#),
    TreeCase(
      "a merge conflict", "a: 1\n<<<<<<< x\nb: 2\n=======\nb: 3\n>>>>>>> y\nc: 4\n",
      #"{a: "1", c: "4", …}"#),
    TreeCase("a second document", "a: 1\n---\nb: 2\n", #"{a: "1"}"#),
    TreeCase("a foreign comment", "// c\n// d\na: 1\n", #"{a: "1"}"#),
  ])
  func keepsTheRest(_ row: TreeCase) {
    let reading = Reading(row.input)
    #expect(!reading.diagnostics.isEmpty)
    #expect(printed(reading.root) == row.tree)
  }

  @Test func reportsOncePerLine() {
    let reading = Reading("a: {b: \"\\q\", b: *x}\nb: \"\\q\\z\" c\u{0}\n\td: @ \t#\n")
    #expect(reading.diagnostics.map(\.code) == [.unknownEscape, .controlCharacter])
  }

  @Test func findsIndependentMistakes() {
    let text = """
      a: "x
      b: [1, 2
      c: @z
      d
      e: 1
        f: 2
      g: {h: 1, h: 2}
      i:
        - x
         - y
        - "\\q"
      """
    let codes = Reading(text).diagnostics.map(\.code)
    #expect(
      codes == [
        .unclosedQuote, .unclosedBracket, .reservedCharacter, .missingColon,
        .unexpectedIndentation, .duplicateKey, .misalignedItem, .unknownEscape,
      ])
  }

  @Test func fixesRepairTheFile() {
    for text in [
      "a:1\nb: 2\n", "a:\n-x\n- y\n", "a: \"\\u{1F600}\"\n", "a： 1\nb: 2\n", "a: 'x'#c\n",
    ] {
      let reading = Reading(text)
      var bytes = Array(text.utf8)
      for fix in reading.diagnostics.compactMap(\.fix).reversed() {
        bytes.replaceSubrange(fix.span.range, with: fix.replacement.utf8)
      }
      #expect(Reading(bytes).summaries == [], "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
