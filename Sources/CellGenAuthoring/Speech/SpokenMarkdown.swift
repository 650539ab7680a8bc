/// Markdown within lines, as VoiceOver reads it: without its marks.
struct SpokenMarkdown {
  private(set) var text = ""
  /// The texts of its links, in order.
  private(set) var links: [String] = []

  init(_ markdown: String) { read(markdown[...]) }

  /// The Markdown that shows a text as it is.
  static func plain(_ text: String) -> String {
    text.reduce(into: "") { markdown, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { markdown += "\\" }
      markdown.append(character)
    }
  }

  /// What stands on both sides of a piece; longer marks come before those that they begin with.
  private static let marks = ["**", "__", "~~", "*", "_", "`"]

  private mutating func read(_ markdown: Substring) {
    var rest = markdown
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        text.append(next)
        rest = rest.dropFirst(2)
      } else if let (label, after) = Self.link(in: rest) {
        let start = text.endIndex
        read(label)
        links.append(String(text[start...]))
        rest = after
      } else if let (inner, after) = marked(rest) {
        if character == "`" { text += inner } else { read(inner) }
        rest = after
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
  }

  /// What is between two marks at the start of a text, and what comes after them.
  private func marked(_ rest: Substring) -> (Substring, Substring)? {
    for mark in Self.marks where rest.hasPrefix(mark) {
      // An underscore in a word is a part of it.
      if mark.first == "_", text.last?.isLetter == true || text.last?.isNumber == true { continue }
      let inner = rest.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace,
        let end = Self.range(of: mark, in: inner), end.lowerBound > inner.startIndex,
        !inner[inner.index(before: end.lowerBound)].isWhitespace
      else { continue }
      return (inner[..<end.lowerBound], inner[end.upperBound...])
    }
    return nil
  }

  /// The first mark that no backslash takes the meaning of.
  private static func range(of mark: String, in text: Substring) -> Range<Substring.Index>? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(mark) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: mark.count)
      }
      rest = rest.dropFirst(rest.first == "\\" && mark != "`" ? 2 : 1)
    }
    return nil
  }

  /// The text of a link at the start of a text, and what comes after the link.
  private static func link(in rest: Substring) -> (Substring, Substring)? {
    guard rest.first == "[", let middle = rest.firstRange(of: "]("),
      let end = range(of: ")", in: rest[middle.upperBound...])
    else { return nil }
    return (
      rest[rest.index(after: rest.startIndex)..<middle.lowerBound], rest[end.upperBound...]
    )
  }
}
