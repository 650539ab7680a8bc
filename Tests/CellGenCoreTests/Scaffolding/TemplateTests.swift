import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// Texts with tags → texts.
@Suite struct TemplateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var text: String

    init(_ name: String, _ template: String, _ text: String) {
      (testDescription, self.template, self.text) = (name, template, text)
    }
  }

  static let answers: Answers = [
    "name": "Orders", "empty": "", "yes": true, "no": false, "none": .list([]),
    "fields": .list([["field": "id", "isLast": false], ["field": "name", "isLast": true]]),
    "groups": .list([
      ["title": "A", "items": .list([["item": "1"], ["item": "2"]])],
      ["title": "B", "items": .list([])],
    ]),
  ]

  static let rows = [
    Row("no tags", "struct A { var b = [1: [2]] }\n", "struct A { var b = [1: [2]] }\n"),
    Row("nothing", "", ""),
    Row("a text", "struct {{name}}View {}", "struct OrdersView {}"),
    Row("spaces in a tag", "{{ name }}", "Orders"),
    Row("twice on a line", "{{name}}/{{name}}.sections", "Orders/Orders.sections"),
    Row("an empty text", "a{{empty}}b", "ab"),
    Row("more braces", "{ {{name}}}", "{ Orders}"),
    Row("yes", "{{#if yes}}public {{/if}}var", "public var"),
    Row("no", "{{#if no}}public {{/if}}var", "var"),
    Row("else of yes", "{{#if yes}}a{{else}}b{{/if}}", "a"),
    Row("else of no", "{{#if no}}a{{else}}b{{/if}}", "b"),
    Row("a text is yes", "{{#if name}}a{{else}}b{{/if}}", "a"),
    Row("an empty text is no", "{{#if empty}}a{{else}}b{{/if}}", "b"),
    Row("a list is yes", "{{#if fields}}a{{else}}b{{/if}}", "a"),
    Row("an empty list is no", "{{#if none}}a{{else}}b{{/if}}", "b"),
    Row("lines of their own go", "a\n{{#if yes}}\nb\n{{else}}\nc\n{{/if}}\nd\n", "a\nb\nd\n"),
    Row("lines of their own with spaces go", "a\n  {{#if no}}  \nb\n  {{/if}}\nd\n", "a\nd\n"),
    Row("the last line", "a\n{{#if yes}}\nb\n{{/if}}", "a\nb\n"),
    Row("a line with a name stays", "a\n{{empty}}\nb\n", "a\n\nb\n"),
    Row("a line with more stays", "{{#if yes}}a\n{{/if}}b\n", "a\nb\n"),
    Row("an empty line in a block", "a\n{{#if yes}}\n\n{{/if}}\nb\n", "a\n\nb\n"),
    Row("each", "{{#each fields}}{{field}}{{#if isLast}}{{else}}, {{/if}}{{/each}}", "id, name"),
    Row("each line", "{{#each fields}}\n  var {{field}}\n{{/each}}\n", "  var id\n  var name\n"),
    Row("each of nothing", "a{{#each none}}{{field}}{{/each}}b", "ab"),
    Row("outer names", "{{#each fields}}{{name}}.{{field}} {{/each}}", "Orders.id Orders.name "),
    Row(
      "each in each", "{{#each groups}}{{title}}{{#each items}}{{item}}{{/each}}{{/each}}", "A12B"),
    Row("if in if", "{{#if yes}}{{#if no}}a{{else}}b{{/if}}{{else}}c{{/if}}", "b"),
    Row("characters beyond ASCII", "…{{name}}é", "…Ordersé"),
  ]

  @Test(arguments: rows) func isFilledIn(_ row: Row) {
    let (text, report) = filled(row.template)
    #expect(text == row.text)
    #expect(report == "")
  }

  static let mistakes = [
    Row(
      "an open tag", "a\nb {{name\n}}",
      "A.swift:2:3: error: '{{' is not closed on its line [template-tag]"),
    Row(
      "braces at the end", "{{", "A.swift:1:1: error: '{{' is not closed on its line [template-tag]"
    ),
    Row(
      "an empty tag", "{{ }}", "A.swift:1:1: error: unknown tag '{{ }}' [template-tag]"),
    Row(
      "an unknown block", "{{#iff yes}}",
      "A.swift:1:1: error: unknown tag '{{#iff yes}}' [template-tag]"),
    Row(
      "a block without a name", "{{#if}}",
      "A.swift:1:1: error: unknown tag '{{#if}}' [template-tag]"),
    Row(
      "an expression", "{{name.text}}",
      "A.swift:1:1: error: unknown tag '{{name.text}}' [template-tag]"),
    Row(
      "an open block", "a\n  {{#if yes}}\n",
      "A.swift:2:3: error: this '#if' is never closed [template-block]"),
    Row(
      "the inner of two open blocks", "{{#if yes}}{{#each fields}}{{/if}}",
      """
      A.swift:1:1: error: this '#if' is never closed [template-block]
      A.swift:1:28: error: '{{/if}}' cannot close an '#each' [template-block]
      """),
    Row(
      "a close alone", "{{/each}}",
      "A.swift:1:1: error: unmatched '{{/each}}' [template-block]"),
    Row(
      "an else alone", "{{else}}",
      "A.swift:1:1: error: '{{else}}' is not directly within an '#if' [template-block]"),
    Row(
      "an else in each", "{{#each none}}{{else}}{{/each}}",
      "A.swift:1:15: error: '{{else}}' is not directly within an '#if' [template-block]"),
    Row(
      "a second else", "{{#if yes}}{{else}}{{else}}{{/if}}",
      "A.swift:1:20: error: '{{else}}' is not directly within an '#if' [template-block]"),
    Row(
      "an unknown name", "é{{nmae}}",
      "A.swift:1:3: error: unknown placeholder 'nmae' [template-name]"),
    Row(
      "an unknown name in what is left out", "{{#if no}}{{nmae}}{{/if}}",
      "A.swift:1:11: error: unknown placeholder 'nmae' [template-name]"),
    Row(
      "an unknown name for each item", "{{#each fields}}{{feild}}{{/each}}",
      "A.swift:1:17: error: unknown placeholder 'feild' [template-name]"),
    Row(
      "an unknown condition", "{{#if yse}}{{/if}}",
      "A.swift:1:1: error: unknown placeholder 'yse' [template-name]"),
    Row(
      "a list as text", "{{fields}}",
      "A.swift:1:1: error: '{{fields}}' needs text, but 'fields' is a list [template-name]"),
    Row(
      "yes or no as text", "{{yes}}",
      "A.swift:1:1: error: '{{yes}}' needs text, but 'yes' is yes or no [template-name]"),
    Row(
      "each of a text", "{{#each name}}{{/each}}",
      "A.swift:1:1: error: '{{#each name}}' needs a list, but 'name' is a text [template-name]"),
    Row(
      "two mistakes", "{{nmae}} {{#if}}",
      """
      A.swift:1:1: error: unknown placeholder 'nmae' [template-name]
      A.swift:1:10: error: unknown tag '{{#if}}' [template-tag]
      """),
  ]

  @Test(arguments: mistakes) func isReported(_ row: Row) {
    let headlines = filled(row.template).report.split(separator: "\n")
      .filter { $0.hasPrefix("A.swift:") }
    #expect(headlines.joined(separator: "\n") == row.text)
  }

  @Test func aSlipInANameIsNamed() {
    let report = filled("{{nmae}}").report
    #expect(report.contains("= help: did you mean 'name'?\n"))
    #expect(report.contains("= note: the placeholders are 'empty', 'fields', "))
  }

  /// No text makes the reader stop or go on for ever.
  @Test(arguments: ["{{#if yes}}a{{else}}b{{/if}}\n", "{{#each fields}}{{field}}\n{{/each}}"])
  func everyPartOfATemplateIsRead(template: String) {
    for end in 0...template.utf8.count {
      _ = filled(String(decoding: template.utf8.prefix(end), as: UTF8.self))
      _ = filled(String(decoding: template.utf8.dropFirst(end), as: UTF8.self))
    }
  }

  private func filled(_ template: String) -> (text: String, report: String) {
    let source = SourceText(path: "A.swift", bytes: Array(template.utf8))
    var diagnostics = Diagnostics()
    let nodes = parseTemplate(source, &diagnostics)
    let text = fill(nodes, with: Self.answers, &diagnostics)
    return (text, DiagnosticRenderer(sources: [source]).render(diagnostics))
  }
}
