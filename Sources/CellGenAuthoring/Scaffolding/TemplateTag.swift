import CellGenCore

/// A `{{…}}` in a template.
struct TemplateTag {
  enum Kind {
    case answer(TemplateName)
    case open(Block, TemplateName)
    case otherwise
    case close(Block)
  }

  /// A tag that encloses a part of a template.
  enum Block: String, CaseIterable {
    case `if`
    case each
  }

  var kind: Kind
  /// The span, including the braces.
  var span: SourceSpan

  var isBlock: Bool {
    if case .answer = kind { false } else { true }
  }

  /// Reads the text between the braces, without spaces around it; nil if it isn't a tag.
  ///
  ///     tag → name | '#if' name | '#each' name | 'else' | '/if' | '/each'
  static func kind(_ inner: String, span: SourceSpan) -> Kind? {
    let words = inner.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if words == ["else"] { return .otherwise }
    if first.hasPrefix("/"), words.count == 1 {
      return Block(rawValue: String(first.dropFirst())).map { .close($0) }
    }
    guard let last = words.last, isIdentifier(last) else { return nil }
    let name = TemplateName(text: last, span: span)
    if words.count == 1 { return .answer(name) }
    guard words.count == 2, first.hasPrefix("#") else { return nil }
    return Block(rawValue: String(first.dropFirst())).map { .open($0, name) }
  }
}
