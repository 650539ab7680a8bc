public import Foundation

/// A mark that something was verified, which avoids checking it again until one of its dependencies changes.
///
/// Marks are files next to the products of the build, named after a hash. A fresh clone has none.
public struct Seen {
  private let file: URL

  /// Creates the mark for some dependencies.
  ///
  /// - Parameters:
  ///   - words: The dependencies other than files, such as the options of a compiler and its version.
  ///   - files: The files whose contents matter. Their names count, but their folders don't.
  public init(_ words: [String], _ files: [URL]) throws {
    let contents = zip(files, try Self.hashes(of: files)).map { "\($0.lastPathComponent) \($1)" }
    file = try Self.folder().appendingPathComponent(Self.hash(of: words + contents.sorted()))
  }

  private init(file: URL) { self.file = file }

  /// Returns the files that don't have a mark yet, with their marks.
  public static func unseen(_ words: [String], _ files: [URL]) throws -> [(file: URL, mark: Seen)] {
    let (folder, words) = (try folder(), try hash(of: words))
    return zip(files, try hashes(of: files)).map { file, hash in
      (file, Seen(file: folder.appendingPathComponent("\(words)-\(hash)")))
    }.filter { !$0.mark.isSet }
  }

  public var isSet: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The recorded text, if the mark is set.
  public var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Sets the mark.
  ///
  /// - Parameter text: The text to record, if more than the mark itself is needed.
  public func set(_ text: String = "") throws { try Data(text.utf8).write(to: file) }

  private static func folder() throws -> URL {
    let folder = try BuildProducts.executable("cellgen").deletingLastPathComponent()
      .appendingPathComponent("seen")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func hash(of words: [String]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(words.joined(separator: "\n"), to: "words")
    return try hashes(of: [folder.url.appendingPathComponent("words")])[0]
  }

  /// Returns the hashes from git, which is installed everywhere; Foundation has no hash that is stable
  /// between runs.
  private static func hashes(of files: [URL]) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let run = try Subprocess.run(
      ["git", "hash-object", "--no-filters", "--"] + files.map(\.path))
    let hashes = run.output.split(separator: "\n").map(String.init)
    guard run.exitCode == 0, hashes.count == files.count else { throw Subprocess.Failed(run) }
    return hashes
  }
}
