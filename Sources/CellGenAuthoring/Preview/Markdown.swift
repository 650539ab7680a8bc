import CellGenCore

/// Markdown that other text can't break out of: literals of this program, and everything else, escaped or as
/// code.
///
///     let line: Markdown = "- new: \(.code(finding.place)) \(finding.message)"
///
/// Text can't be turned into Markdown without escaping: a literal is a `StaticString`.
///
/// - Source: GitHub Flavored Markdown, sections 2.4, 4.10 and 6.1; *CommonMark* agrees, except for tables.
struct Markdown: Hashable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral literal: StaticString) { text = literal.description }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  private init(unchecked text: String) { self.text = text }

  struct StringInterpolation: StringInterpolationProtocol {
    typealias StringLiteralType = StaticString

    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    mutating func appendInterpolation(_ markdown: Markdown) { text += markdown.text }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    mutating func appendInterpolation(_ text: String) { self.text += escaped(text) }
  }
}

extension Markdown {
  /// A code span with any text.
  ///
  /// - Shape: it is delimited by more backticks than occur in it, with spaces if it begins or ends with one.
  static func code(_ text: String) -> Markdown {
    let line = printable(text)
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    // A space at both ends is stripped, and an empty span is not code.
    let isPadded =
      line.isEmpty || line.hasPrefix("`") || line.hasSuffix("`")
      || line.hasPrefix(" ") && line.hasSuffix(" ")
    let space = isPadded ? " " : ""
    return Markdown(unchecked: fence + space + line + space + fence)
  }

  /// A table cell, which a bar would end, even in code.
  static func cell(_ content: Markdown) -> Markdown {
    Markdown(unchecked: content.text.replacing("|", with: "\\|"))
  }
}

/// Text in a line of Markdown, without mentions of people.
private func escaped(_ text: String) -> String {
  var markdown = ""
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "$": markdown += "\\"
    default: break
    }
    markdown.unicodeScalars.append(scalar)
    // GitHub looks for mentions and issue numbers in the rendered Markdown, where no escape is left.
    if scalar == "@" || scalar == "#" { markdown += "<!-- -->" }
  }
  return markdown
}
