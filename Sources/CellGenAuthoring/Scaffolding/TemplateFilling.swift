import CellGenCore

/// Fills in a template's tags with answers.
///
/// Names in a part that is left out are also checked, except in an `{{#each}}` without items, whose names are
/// unknown.
///
/// - Errors: reports `template-name`, all of them.
func fill(
  _ nodes: [TemplateNode], with answers: Answers, _ diagnostics: inout Diagnostics
) -> String {
  var filling = TemplateFilling(diagnostics: diagnostics)
  let text = filling.fill(nodes, answers)
  diagnostics = filling.diagnostics
  return text
}

private struct TemplateFilling {
  var diagnostics: Diagnostics
  /// The spans already reported, because the items of a list share them.
  private var reported: Set<SourceSpan> = []

  init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  mutating func fill(_ nodes: [TemplateNode], _ answers: Answers) -> String {
    nodes.map { fill($0, answers) }.joined()
  }

  private mutating func fill(_ node: TemplateNode, _ answers: Answers) -> String {
    switch node {
    case .text(let text): return text
    case .answer(let name): return text(of: name, answers)
    case .condition(let name, let nodes, let otherwise):
      let (yes, no) = (fill(nodes, answers), fill(otherwise, answers))
      return answer(to: name, answers)?.holds == true ? yes : no
    case .each(let name, let nodes):
      return items(of: name, answers).map { item in
        fill(nodes, answers.merging(item) { $1 })
      }.joined()
    }
  }

  private mutating func text(of name: TemplateName, _ answers: Answers) -> String {
    switch answer(to: name, answers) {
    case nil: return ""
    case .text(let text): return text
    case let other?:
      report(.wrongAnswer(name, other, tag: "{{\(name.text)}}", wants: "text"))
      return ""
    }
  }

  private mutating func items(of name: TemplateName, _ answers: Answers) -> [Answers] {
    switch answer(to: name, answers) {
    case nil: return []
    case .list(let items): return items
    case let other?:
      report(.wrongAnswer(name, other, tag: "{{#each \(name.text)}}", wants: "a list"))
      return []
    }
  }

  private mutating func answer(to name: TemplateName, _ answers: Answers) -> Answer? {
    if let answer = answers[name.text] { return answer }
    report(.unknownAnswer(name, known: answers.keys.sorted()))
    return nil
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    guard reported.insert(diagnostic.primary.span).inserted else { return }
    diagnostics.report(diagnostic)
  }
}

// MARK: - Messages

extension DiagnosticCode {
  package static let templateName = Self("template-name", .error, .templates)
}

extension Diagnostic {
  fileprivate static func unknownAnswer(_ name: TemplateName, known: [String]) -> Diagnostic {
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .templateName, "unknown placeholder \(quoted(name.text))",
      at: Annotation(name.span), help: Suggestion.help(near: name.text, among: known),
      note: known.isEmpty ? "the template has no placeholders" : "the placeholders are \(names)")
  }

  fileprivate static func wrongAnswer(
    _ name: TemplateName, _ answer: Answer, tag: String, wants: String
  ) -> Diagnostic {
    let better =
      if case .list = answer { "{{#each \(name.text)}}" } else { "{{#if \(name.text)}}" }
    return Diagnostic(
      .templateName, "'\(tag)' needs \(wants), but '\(name.text)' is \(answer.noun)",
      at: Annotation(name.span), help: "write '\(better)', or use another placeholder")
  }
}
