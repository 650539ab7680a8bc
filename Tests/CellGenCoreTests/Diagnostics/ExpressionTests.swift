import FixtureSupport
import Testing

@testable import CellGenCore

/// Expressions of Swift in place of values: `Fixtures/Expressions/answers.txt` has what cellgen answers.
@Suite("Expressions of Swift") struct ExpressionTests {
  @Test("Each place answers each expression as it is recorded")
  func answers() {
    for failure in ExpressionTable.failures(isRecording: Fixtures.isRecording) {
      Issue.record("\(failure)")
    }
  }

  @Test("Whoever follows an answer arrives at a manifest without mistakes")
  func arrives() {
    let outcomes = ExpressionTable.entries.concurrentMap {
      HelpOutcome.all(in: [$0.source], named: $0.name)
    }.flatMap(\.self)
    for wrong in outcomes.flatMap(\.wrong) { Issue.record("\(wrong.line)\n\(wrong.report)") }
    #expect(outcomes.count { $0.inWords == nil } > outcomes.count / 2)
  }

  @Test(
    "An expression is read as a whole",
    arguments: [
      ("isOn ? title : count", "(isOn ? title : count)"),
      ("isOn ? Old mail : New mail", "(isOn ? ‹Old mail› : ‹New mail›)"),
      ("isOn ? .red : isNew ? .green : .blue", "(isOn ? .red : (isNew ? .green : .blue))"),
      (
        "isOn ? \"\\(count) of \\(data.total)\" : \"None\"",
        "(isOn ? \"{count} of {total}\" : \"None\")"
      ),
      ("count > 0 && !isRead || isNew", "(((count > 0) && !isRead) || isNew)"),
      ("not isRead", "!isRead"),
      ("count + 1 == total * 2", "((count + 1) == (total * 2))"),
      ("note ?? \"None\"", "(note ?? \"None\")"),
      ("note!", "note"),
      ("self.user?.name", "user.name"),
      ("$isOn", "isOn"),
      ("price.formatted(.currency(code: \"EUR\"))", "price.formatted(.currency(\"EUR\"))"),
      ("\\(count) items", "\"{count} items\""),
      ("(isOn)", "isOn"),
    ])
  func read(_ text: String, _ tree: String) {
    let expression = WrittenExpression(text)
    #expect(expression?.tree == tree)
    #expect(expression?.isCode == true)
  }

  /// Nobody writes these by hand, but a file may have them.
  @Test(
    "Deep and long expressions take no longer than other texts",
    arguments: [
      ("\"\\(", "a", ")\""), ("", "\"\"", "\\(a)"), ("a ? b : ", "c", ""), ("(", "a", ")"),
      ("!", "a", ""), ("", "a", ".b"), ("", "a", "?.b"), ("", "a", " + a"), ("a(", "b", ")"),
      ("", "a", "()"), ("", "a", " || a && a == a + a * a"), ("", "a", " ?? a"),
      ("a ? ", "b", " : c"), ("\\(", "a", ")"),
    ])
  func hostile(_ before: String, _ middle: String, _ after: String) {
    for count in [150, 20_000] {
      let text =
        String(repeating: before, count: count) + middle + String(repeating: after, count: count)
      let manifest = """
        views:
          Row:
            data: { id: Int, a: String }
            layout: [{ label: '\(text)' }, { label: { text: a, visible: '\(text)' } }]
        sections: { rows: { cells: [Row] } }
        """
      let source = SourceText(path: "Rows.sections", bytes: Array(manifest.utf8))
      #expect(analyze([source]).diagnostics.hasErrors)
    }
  }

  @Test(
    "Other texts are no expressions",
    arguments: [
      "What now? Yes: go", "Really? yes : no", "a & b", "Hello, world", "3.5 GB", "e.g. this",
      "title", "-1.5",
      "1 / 3 of all", ".red", "#F2F2F7", "https://example.com/?q=1", "50%", "a ?? ", "isOn ? : b",
      "isOn ? a",
      "a.b.", "f(x", "()", "!", "", "...", "\"Hello\"", "tags[0]", "count > 0 ?",
      String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000),
    ])
  func words(_ text: String) {
    #expect(WrittenExpression(text)?.isCode ?? false == false)
  }

  @Test(
    "A fixed text is an expression only with the name of a field in it",
    arguments: [
      ("Wait ? yes : no", 0), ("isOn ? yes : no", 1), ("Now == later", 0), ("title == later", 1),
      ("Title - count", 0),
      ("title - count", 1), ("file.txt", 0), ("title.txt", 0), ("title.count", 1),
      ("data.title", 1), ("Sale!", 0),
      ("title!", 1), ("comment(s)", 0), ("title(s)", 0), ("String(count)", 1), ("!title", 1),
      ("!important", 0),
    ])
  func texts(_ text: String, _ count: Int) {
    let manifest = """
      views:
        Post:
          data: { id: Int, title: String, count: Int, isOn: Bool }
          actions: [open]
          layout:
            - label: "{title} {count}"
            - label: { text: id, visible: isOn }
            - button: { action: open, title: "\(text)" }
      """
    let source = SourceText(path: "Listing.sections", bytes: Array(manifest.utf8))
    #expect(
      analyze([source]).diagnostics.all.map(\.code.rawValue)
        == Array(repeating: "literal-like-field", count: count))
  }
}

extension WrittenExpression {
  /// The tree, with an operation in parentheses and words in quotes of their own.
  fileprivate var tree: String {
    switch kind {
    case .name(let name): name
    case .number: text
    case .words: "‹\(text)›"
    case .member(let owner, let name): "\(owner?.tree ?? "").\(name)"
    case .call(let callee, let arguments):
      "\(callee.tree)(\(arguments.map(\.tree).joined(separator: ", ")))"
    case .not(let other): "!\(other.tree)"
    case .binary(let left, let sign, let right): "(\(left.tree) \(sign) \(right.tree))"
    case .choice(let condition, let value, let other):
      "(\(condition.tree) ? \(value.tree) : \(other.tree))"
    case .string(let pieces):
      "\""
        + pieces.map { piece in
          switch piece {
          case .words(let words): words
          case .value(let value): "{\(value.tree)}"
          }
        }.joined() + "\""
    }
  }
}
