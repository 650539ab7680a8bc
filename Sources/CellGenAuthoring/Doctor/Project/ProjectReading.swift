import CellGenCommand

/// Reads the files of a project, each once. A file that can't be read counts as empty, and is remembered.
///
/// A class, because all checks share what was read. They run one after the other.
final class ProjectReading {
  /// More than any source, project or catalog contains.
  private static let largest = 32 * 1024 * 1024

  private let root: String
  private var read: [String: [UInt8]] = [:]
  private var runs: [[String]: ManifestRun] = [:]
  private(set) var unreadable: Set<String> = []

  init(root: String) { self.root = root }

  func bytes(of path: String) -> [UInt8] {
    if let bytes = read[path] { return bytes }
    let bytes = start(of: path, limit: Self.largest)
    read[path] = bytes
    return bytes
  }

  /// The run over some manifests, which is created once.
  func run(of manifests: [String], make: () -> ManifestRun) -> ManifestRun {
    if let run = runs[manifests] { return run }
    let run = make()
    runs[manifests] = run
    return run
  }

  func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

  /// The first bytes of a file, which are not cached.
  func start(of path: String, limit: Int) -> [UInt8] {
    if let bytes = try? FileSystem.contents(of: join(root, path), limit: limit) { return bytes }
    unreadable.insert(path)
    return []
  }
}
