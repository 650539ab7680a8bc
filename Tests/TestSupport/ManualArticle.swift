public import Foundation

/// A page of the manual, the DocC catalog beside the runtime.
///
/// Its code blocks keep to a few conventions that readers see and tests rely on:
///
/// - A YAML block that begins with `# Name.sections` is a whole manifest. All of a page are one run,
///   which has no mistakes. Other YAML blocks are parts of manifests.
/// - A Swift block that begins with an import is a whole file. All of a page compile with what cellgen
///   makes of the page's manifests. Other Swift blocks are parts of files.
/// - What stands between `<!-- recorded: … -->` and `<!-- end -->` is made by a recording test run.
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

  /// All pages, by name; none where the catalog cannot be read, which a test reports.
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

  /// The whole Swift files that a reader would write.
  public var wholeFiles: [Block] { blocks.filter { $0.isWholeFile && !isRecorded($0) } }

  /// Whether a recording run makes the block.
  public func isRecorded(_ block: Block) -> Bool {
    recordedParts.contains { text[$0.range].contains(block.text) }
  }
}

// MARK: Recorded parts

extension ManualArticle {
  /// A part that a recording run makes.
  public struct RecordedPart: Sendable {
    /// What it is made of: `keys of view`.
    public var name: String
    public var range: Range<String.Index>
  }

  /// The parts between their marks, in order.
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
