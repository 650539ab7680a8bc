/// Templates of scaffolds.
extension Explanation {
  static let templateTag = Explanation(
    "a tag that has no meaning",
    """
    In a template of 'cellgen init', two opening braces begin a tag: the name of
    an answer, which it is replaced by, or a word that decides what stays. A tag
    begins and ends on one line. Anything else in braces is a slip, and to copy
    it as it is would leave the slip in every file that is made of the template.
    """,
    wrong: .template(
      """
      struct {{name {}
      """, ["name": "Listing", "isPublic": true]),
    right: .template(
      """
      {{#if isPublic}}public {{/if}}struct {{name}} {}
      """, ["name": "Listing", "isPublic": true]))

  static let templateBlock = Explanation(
    "a block that does not begin and end",
    """
    In a template of 'cellgen init', '{{#if name}}' and '{{#each name}}' begin a
    part that may be left out or repeated, and '{{/if}}' and '{{/each}}' end it.
    Blocks may stand in each other, but they do not cross. '{{else}}' belongs to
    the '{{#if …}}' directly around it, which has at most one.
    """,
    wrong: .template(
      """
      {{#if isPublic}}
      public struct {{name}} {}
      """, ["name": "Listing", "isPublic": true]),
    right: .template(
      """
      {{#if isPublic}}
      public struct {{name}} {}
      {{/if}}
      """, ["name": "Listing", "isPublic": true]))

  static let templateName = Explanation(
    "an answer that the template is not told",
    """
    A template of 'cellgen init' is told a few things by their names: texts such
    as 'name', and what is so or not so. A tag names one of them, and one of the
    right kind: only a text can be written down, only a list be repeated, and
    '{{#if …}}' takes any. The message lists what the template is told.
    """,
    wrong: .template("struct {{nmae}} {}", ["name": "Listing"]),
    right: .template("struct {{name}} {}", ["name": "Listing"]))
}
