import Foundation

/// The README and the code in it.
public enum Readme {
  public static func text() throws -> String {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  public static func blocks() throws -> [MarkdownBlock] { MarkdownBlock.all(in: try text()) }

  /// Returns the manifest at its beginning.
  public static func manifest() throws -> String {
    try blocks().first { $0.language == "yaml" }?.text ?? ""
  }
}
