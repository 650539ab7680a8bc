import CellGenCore
import Testing

@testable import CellGenAuthoring

/// Markdown that no text can leave.
@Suite struct MarkdownTests {
  private static let texts = [
    "main", "", " ", "`", "``", "a`b", "`a`", "a``b`c```", " a ", " a", "a|b", "a\nb", "a\u{2028}b",
    "a\u{85}b\u{2029}", "a\u{202E}b", "\\`", "a\\", "<script>", "${{ x }}", "a`\n\n# b",
  ]

  /// What CommonMark reads: a run of backticks, up to the next run of the same length.
  @Test(arguments: texts) func codeEndsWhereItsTextEnds(_ text: String) {
    let code = Markdown.code(text).text
    let fence = code.prefix { $0 == "`" }.count
    #expect(fence > 0)
    let runs = code.split { $0 != "`" }.map(\.count)
    #expect(runs.first == fence && runs.last == fence)
    #expect(runs.filter { $0 == fence }.count == 2, "\(code)")
    var inner = code.dropFirst(fence).dropLast(fence)
    if inner.hasPrefix(" "), inner.hasSuffix(" "), inner.contains(where: { $0 != " " }) {
      inner = inner.dropFirst().dropLast()
    }
    if !text.isEmpty, text != " " { #expect(inner == printable(text)) }
    #expect(!code.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!code.contains { $0.isNewline })
  }

  @Test func aCellEndsWhereItsTextEnds() {
    #expect(Markdown.cell(.code("a|b")).text == "`a\\|b`")
  }

  @Test func textIsNoMarkdown() {
    let text = "*a* _b_ `c` [d](e) <b> &amp; ~f~ \\ @ann #1\n- x"
    let markdown: Markdown = "- \(text)"
    #expect(
      markdown.text.hasPrefix(
        "- \\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<b\\> \\&amp; \\~f\\~ \\\\ @<!-- -->ann #<!-- -->1")
    )
    #expect(!markdown.text.contains("\n"))
    #expect(("\(2) \(.code("x"))" as Markdown).text == "2 `x`")
  }
}
