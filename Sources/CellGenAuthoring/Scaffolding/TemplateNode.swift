import CellGenCore

/// A part of a template's text.
indirect enum TemplateNode {
  /// Literal text.
  case text(String)
  /// `{{name}}`: replaced by the answer.
  case answer(TemplateName)
  /// `{{#if name}} … {{else}} … {{/if}}`: the first part, or the second if the answer is false, empty or
  /// an empty list.
  case condition(TemplateName, [TemplateNode], otherwise: [TemplateNode])
  /// `{{#each name}} … {{/each}}`: the part once for each item of a list, whose answers shadow the outer
  /// ones.
  case each(TemplateName, [TemplateNode])
}

/// The name of an answer with its place in the template.
struct TemplateName {
  var text: String
  var span: SourceSpan
}
