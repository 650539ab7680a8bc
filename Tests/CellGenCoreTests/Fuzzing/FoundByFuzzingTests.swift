import CellGenCore
import Testing

/// An input that once broke a rule.
struct Find: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var input: String
  /// What is said of it, in file order.
  var codes: [DiagnosticCode]

  init(_ name: String, _ input: String, _ codes: [DiagnosticCode]) {
    self.testDescription = name
    self.input = input
    self.codes = codes
  }
}

/// Every find of the fuzzer, made small: all rules hold, and the mistake is the one that it is.
@Suite("Found by fuzzing")
struct FoundByFuzzingTests {
  @Test(arguments: [
    Find("a character of three bytes where no value can start", "’: x\n", [.smartQuote]),
    Find(
      "a list for a text", "views:\n  A:\n    doc: [x]\n    data: { text: String }\n", [.wrongKind]),
    Find(
      "an escape of a character of two bytes",
      "views:\n  A:\n    id: only\n    view: custom\n    data: { text: 'String = \"\\\u{7AD}\"' }\n",
      [.defaultSyntax]),
    Find(
      "a character of three bytes before the dash of an element",
      "views:\n  A:\n    data: { id: Int }\n    layout:\n      \u{2028}- id:\n",
      [.lineSeparator, .unknownElement]),
    Find(
      "a dash in quotes",
      "views:\n  A:\n    data: { id: Int }\n    layout:\n      '-label': { text: id }\n",
      [.unknownElement]),
  ])
  func holdsNow(_ find: Find) throws {
    let execution = Execution(find.input)
    try execution.parse()
    try execution.generate()
    let codes = analyze(execution.sources).diagnostics.sorted.map(\.code)
    #expect(codes == find.codes)
  }
}
