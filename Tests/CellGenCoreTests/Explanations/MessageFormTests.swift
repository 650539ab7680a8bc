import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Testing

/// The form that all messages share, so that each reads as if the same person had written it.
@Suite("The form of messages")
struct MessageFormTests {
  @Test("A headline is one phrase in lower case", arguments: DiagnosticCode.all)
  func headline(_ code: DiagnosticCode) throws {
    let headline = try diagnostic(code).message
    let first = try #require(headline.first)
    #expect(first.isLowercase || first == "'" || headline.hasPrefix("U+"), "\(headline)")
    #expect(!headline.hasSuffix(".") && !headline.contains(". ") && !headline.contains("`"))
    #expect(!vague.contains(headline))
  }

  @Test("What the user typed stands in quotes", arguments: DiagnosticCode.all)
  func quotes(_ code: DiagnosticCode) throws {
    let diagnostic = try diagnostic(code)
    let typed = text(of: diagnostic.primary.span, in: code.explanationInTree.wrong)
    guard typed.count > 1, typed.allSatisfy(\.isLetter), !isWordOfOurs(typed) else { return }
    let words = diagnostic.message.split { " ,:".contains($0) }
    #expect(!words.contains { $0 == typed } || words.contains { $0 == "'\(typed)'" })
  }

  @Test("Help is one thing to do, and a note is the rule", arguments: DiagnosticCode.all)
  func remarks(_ code: DiagnosticCode) throws {
    let diagnostic = try diagnostic(code)
    #expect(diagnostic.help != nil || diagnostic.note != nil)
    for remark in [diagnostic.help, diagnostic.note].compactMap(\.self) {
      #expect(!remark.hasSuffix(".") && !remark.contains(". "), "\(remark)")
      #expect(startsInLowerCase(remark), "\(remark)")
    }
    if let help = diagnostic.help { #expect(tellsWhatToDo(help), "\(help)") }
  }

  @Test(
    "Only a warning has an output, and every mistake a place",
    arguments: DiagnosticCode.all.filter { $0.topic != .templates && $0.topic != .catalogs })
  func severity(_ code: DiagnosticCode) {
    let generation = generate(code.explanationInTree.wrong.sources, options: Options())
    #expect(generation.files.isEmpty == generation.diagnostics.hasErrors)
    #expect(generation.diagnostics.all.allSatisfy { $0.primary.span.start <= $0.primary.span.end })
  }

  /// Keys such as 'button' are also the words by which messages call things.
  private func isWordOfOurs(_ word: String) -> Bool {
    Construct.all.contains { $0.keys.contains { $0.name == word } }
  }

  private let vague = ["invalid", "illegal", "unexpected", "syntax error"]

  private func diagnostic(_ code: DiagnosticCode) throws -> Diagnostic {
    try #require(code.explanationInTree.wrong.diagnose().all.first)
  }

  private func text(of span: SourceSpan, in example: Explanation.Example) -> String {
    let bytes = example.sources[Int(span.file)].bytes
    return String(decoding: bytes[span.range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Whether a text begins without a capital, unless with a name that has one.
  private func startsInLowerCase(_ text: String) -> Bool {
    text.first?.isUppercase == false
      || ["YAML ", "JSON ", "Swift's "].contains { text.hasPrefix($0) }
  }

  /// Whether help begins with a verb, or asks for what was meant.
  private func tellsWhatToDo(_ help: String) -> Bool {
    let verbs = [
      "add", "align", "begin", "choose", "close", "declare", "divide", "end", "give", "hold", "if",
      "indent", "keep", "make", "map", "move", "name", "pass", "put", "quote", "remove", "rename",
      "save", "shorten", "split", "start", "update", "use",
      "write",
    ]
    let first = help.prefix { $0 != " " }
    return verbs.contains(String(first)) || help.hasPrefix("did you mean ")
      || help.hasPrefix("is ")
  }
}
