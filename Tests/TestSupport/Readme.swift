import Foundation

/// The README and the code in it.
public enum Readme {
  /// The sections that tell how to use cellgen in a project; the others tell what it is.
  private static let recipeSections = ["Start a screen", "Use it in a project"]

  public static func recipes() throws -> [MarkdownBlock] {
    try blocks().filter { recipeSections.contains($0.section) }
  }

  public static func descriptions() throws -> [MarkdownBlock] {
    try blocks().filter { !recipeSections.contains($0.section) }
  }

  private static func blocks() throws -> [MarkdownBlock] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    return MarkdownBlock.all(in: try String(contentsOf: file, encoding: .utf8))
  }
}
