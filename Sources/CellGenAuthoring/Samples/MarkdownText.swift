/// Inline Markdown as Foundation reads it: its parts, without their delimiters.
struct MarkdownText {
  private(set) var parts: [Part] = []
  /// The texts of its links, in order.
  private(set) var links: [String] = []

  /// A piece of text with a single look.
  struct Part: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    var isLink = false
  }

  init(_ markdown: String) { read(markdown[...], as: Part(text: "")) }

  /// The text without Markdown.
  var text: String { parts.map(\.text).joined() }

  /// The Markdown that shows a text verbatim.
  static func plain(_ text: String) -> String {
    text.reduce(into: "") { markdown, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { markdown += "\\" }
      markdown.append(character)
    }
  }

  /// The delimiters on both sides of a piece; longer ones come before those that they begin with.
  private static let marks = ["**", "__", "~~", "*", "_", "`"]

  /// The text of the link that is being read.
  private var link = ""

  /// - Parameter missing: the delimiters known not to occur in the text, so it isn't searched for them again.
  private mutating func read(
    _ markdown: Substring, as style: Part, missing: Set<String> = []
  ) {
    var rest = markdown
    var missing = missing
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        append(String(next), as: style)
        rest = rest.dropFirst(2)
      } else if let (label, after) = Self.link(in: rest, &missing) {
        var linked = style
        linked.isLink = true
        let outer = link
        link = ""
        read(label, as: linked, missing: missing)
        links.append(link)
        link = outer + link
        rest = after
      } else if let (mark, inner, after) = marked(rest, &missing) {
        if mark == "`" {
          append(String(inner), as: style.marked(by: mark))
        } else {
          read(inner, as: style.marked(by: mark), missing: missing)
        }
        rest = after
      } else {
        append(String(character), as: style)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func append(_ text: String, as style: Part) {
    var part = style
    part.text = text
    if part.isLink { link += text }
    if let last = parts.last, last.looksLike(part) {
      parts[parts.count - 1].text += text
    } else {
      parts.append(part)
    }
  }

  /// The delimiter at the start of a text, the text up to the closing one, and the rest.
  private func marked(
    _ rest: Substring, _ missing: inout Set<String>
  ) -> (mark: String, Substring, Substring)? {
    let last = parts.last?.text.last
    for mark in Self.marks where rest.hasPrefix(mark) {
      // An underscore in a word is a part of it.
      if mark.first == "_", last?.isLetter == true || last?.isNumber == true { continue }
      let inner = rest.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace,
        let end = Self.range(of: mark, in: inner, &missing), end.lowerBound > inner.startIndex,
        !inner[inner.index(before: end.lowerBound)].isWhitespace
      else { continue }
      return (mark, inner[..<end.lowerBound], inner[end.upperBound...])
    }
    return nil
  }

  /// The first occurrence of a delimiter that isn't escaped by a backslash.
  private static func range(
    of mark: String, in text: Substring, _ missing: inout Set<String>
  ) -> Range<Substring.Index>? {
    if missing.contains(mark) { return nil }
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(mark) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: mark.count)
      }
      rest = rest.dropFirst(rest.first == "\\" && mark != "`" ? 2 : 1)
    }
    missing.insert(mark)
    return nil
  }

  /// The text of a link at the start of a text, and the text after the link.
  private static func link(
    in rest: Substring, _ missing: inout Set<String>
  ) -> (Substring, Substring)? {
    guard rest.first == "[", !missing.contains("](") else { return nil }
    guard let middle = rest.firstRange(of: "](") else {
      missing.insert("](")
      return nil
    }
    guard let end = range(of: ")", in: rest[middle.upperBound...], &missing) else { return nil }
    return (
      rest[rest.index(after: rest.startIndex)..<middle.lowerBound], rest[end.upperBound...]
    )
  }
}

extension MarkdownText.Part {
  fileprivate func marked(by mark: String) -> Self {
    var part = self
    switch mark {
    case "**", "__": part.isBold = true
    case "*", "_": part.isItalic = true
    case "~~": part.isStruck = true
    default: part.isCode = true
    }
    return part
  }

  /// Returns true if only the texts differ.
  fileprivate func looksLike(_ other: Self) -> Bool {
    var other = other
    other.text = text
    return self == other
  }
}
