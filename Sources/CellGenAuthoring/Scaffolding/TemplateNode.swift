import CellGenCore

/// A part of a template's text.
indirect enum TemplateNode {
  /// Text that stays as it is.
  case text(String)
  /// `{{name}}`: the answer in its place.
  case answer(TemplateName)
  /// `{{#if name}} … {{else}} … {{/if}}`: the first part, or the second if the answer is no, empty or
  /// an empty list.
  case condition(TemplateName, [TemplateNode], otherwise: [TemplateNode])
  /// `{{#each name}} … {{/each}}`: the part once for each item of a list, whose own answers come
  /// before those around it.
  case each(TemplateName, [TemplateNode])
}

/// The name of an answer with its place in the template.
struct TemplateName {
  var text: String
  var span: SourceSpan
}
