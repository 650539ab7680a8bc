import CellGenCommand
import CellGenCore
import Foundation

/// The texts and runs that are kept between states of the workspace, so little is read and analyzed again.
///
/// Unchecked, because the lock guards the mutable state.
final class RunMemory: @unchecked Sendable {
  /// More than the parser accepts, so it reports a file that is too large.
  private static let largestRead = 32 << 20

  private let lock = NSLock()
  private var runs: [WorkspaceRun] = []
  private var files: [PathBytes: (status: FileStatus, bytes: [UInt8])] = [:]
  private var sound: [PathBytes: [UInt8]] = [:]
  private var languages: [PathBytes: LanguageRun] = [:]

  /// The bytes of a file; nil if it doesn't exist or can't be read.
  func bytes(of path: String) -> [UInt8]? {
    let status = (try? FileSystem.status(of: path)) ?? nil
    let key = PathBytes(path)
    if let known = lock.withLock({ files[key] }), known.status == status { return known.bytes }
    let bytes = try? FileSystem.contents(of: path, limit: Self.largestRead)
    lock.withLock { files[key] = status.flatMap { status in bytes.map { (status, $0) } } }
    return bytes
  }

  /// Keeps a text without YAML errors.
  func keep(_ source: SourceText) {
    lock.withLock { sound[PathBytes(source.path)] = source.bytes }
  }

  func soundBytes(of path: String) -> [UInt8]? { lock.withLock { sound[PathBytes(path)] } }

  /// Keeps the names of a run, by the path of its first manifest.
  func keep(_ language: LanguageRun, of path: String) {
    lock.withLock { languages[PathBytes(path)] = language }
  }

  func language(of path: String) -> LanguageRun? { lock.withLock { languages[PathBytes(path)] } }

  /// Runs, each replaced by the earlier one over the same texts.
  func reuse(in new: [WorkspaceRun]) -> [WorkspaceRun] {
    lock.withLock {
      runs = new.map { run in runs.first { $0.isSame(as: run) } ?? run }
      return runs
    }
  }
}

extension WorkspaceRun {
  /// Returns true if it has the same texts as another run, in the same versions.
  fileprivate func isSame(as other: WorkspaceRun) -> Bool {
    manifests.count == other.manifests.count
      && zip(manifests, other.manifests).allSatisfy { one, other in
        one.id == other.id && one.uri == other.uri && one.source.module == other.source.module
          && one.document?.version == other.document?.version
          && (one.document == nil) == (other.document == nil)
          && one.source.relativePath == other.source.relativePath
          && one.source.bytes == other.source.bytes
      }
  }
}
