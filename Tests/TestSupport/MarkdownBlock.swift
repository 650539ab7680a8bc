/// A fenced code block in a Markdown text.
public struct MarkdownBlock: Sendable {
  public var language: String
  /// The heading above it.
  public var section: String
  /// The line of the fence, from 1.
  public var line: Int
  public var text: String

  public static func all(in markdown: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var section = ""
    var open: MarkdownBlock?
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("```") else {
        if open == nil, line.hasPrefix("#") {
          section = String(line.drop { $0 == "#" || $0 == " " })
        }
        open?.text += line + "\n"
        continue
      }
      if let block = open {
        blocks.append(block)
        open = nil
      } else {
        open = MarkdownBlock(
          language: String(line.dropFirst(3)), section: section, line: index + 1, text: "")
      }
    }
    return blocks
  }

  /// The name in the first line of a complete manifest, such as `# Notes.sections`.
  public var manifestName: String? {
    guard language == "yaml", let first = text.split(separator: "\n").first,
      first.hasPrefix("# "), first.hasSuffix(".sections")
    else { return nil }
    return String(first.dropFirst(2))
  }

  /// True if it is a complete Swift file.
  public var isWholeFile: Bool { language == "swift" && text.hasPrefix("import ") }
}
