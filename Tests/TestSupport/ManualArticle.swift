public import Foundation

/// A page of the manual, which is the DocC catalog beside the runtime.
///
/// Its code blocks follow a few conventions that readers see and tests rely on:
///
/// - A YAML block that begins with `# Name.sections` is a complete manifest. All manifests of a page form one
///   run without mistakes. Other YAML blocks are parts of manifests.
/// - A Swift block that begins with an import is a complete file. All files of a page compile with the code
///   generated from the page's manifests. Other Swift blocks are parts of files.
/// - The content between `<!-- recorded: … -->` and `<!-- end -->` is written by a recording test run.
public struct ManualArticle: Sendable, CustomStringConvertible {
  /// The file's name without its extension.
  public var name: String
  public var text: String

  public var description: String { name }

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension ManualArticle {
  /// The catalog.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellGenRuntime/CellGenRuntime.docc", isDirectory: true)

  /// All pages, by name; empty if the catalog can't be read, which a test reports.
  public static let all: [ManualArticle] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
      .compactMap { try? read(String($0.dropLast(3))) }
  }()

  public static func read(_ name: String) throws -> ManualArticle {
    ManualArticle(name: name, text: try String(contentsOf: file(name), encoding: .utf8))
  }

  public static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".md") }
}

// MARK: Blocks

extension ManualArticle {
  public typealias Block = MarkdownBlock

  public var blocks: [Block] { Block.all(in: text) }

  public var manifests: [Block] { blocks.filter { $0.manifestName != nil } }

  /// The complete Swift files that a reader would write.
  public var wholeFiles: [Block] { blocks.filter { $0.isWholeFile && !isRecorded($0) } }

  /// Returns true if a recording run writes the block.
  public func isRecorded(_ block: Block) -> Bool {
    recordedParts.contains { text[$0.range].contains(block.text) }
  }
}

// MARK: Recorded parts

extension ManualArticle {
  /// A part that a recording run writes.
  public struct RecordedPart: Sendable {
    /// The source of its content: `keys of view`.
    public var name: String
    public var range: Range<String.Index>
  }

  /// The parts between their markers, in order.
  public var recordedParts: [RecordedPart] {
    var parts: [RecordedPart] = []
    var rest = text[...]
    while let start = rest.range(of: "<!-- recorded: "),
      let startEnd = rest[start.upperBound...].range(of: " -->\n"),
      let end = rest[startEnd.upperBound...].range(of: "<!-- end -->")
    {
      let name = String(rest[start.upperBound..<startEnd.lowerBound])
      parts.append(RecordedPart(name: name, range: startEnd.upperBound..<end.lowerBound))
      rest = rest[end.upperBound...]
    }
    return parts
  }
}
