import CellGenCommand
import Foundation

/// An object of a git repository.
struct GitObject {
  /// In hexadecimal digits.
  var id: String
  /// `commit`, `tree` or `blob`.
  var kind: String
  var bytes: [UInt8]
}

/// Reads the objects of a repository, using a single process that waits for their names.
///
/// The repository's settings must not make anything run, whoever wrote them, and git has no option to ignore
/// them. `cat-file` without filters runs no command that a setting names except to fetch missing objects, and
/// the environment, which settings can't change, forbids fetching.
///
/// - Source: git's documentation of `git-cat-file`, `git-config` and `git` (`GIT_ALLOW_PROTOCOL`,
///   `GIT_NO_LAZY_FETCH`).
final class GitObjects {
  private let revision: String
  private let repository: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let complaints: Drain
  /// The bytes that were read but not consumed.
  private var buffer: [UInt8] = []

  /// - Parameter revision: the revision to read, for messages.
  init(of repository: String, revision: String) throws(Failure) {
    (self.repository, self.revision) = (repository, revision)
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + Self.options(repository) + ["cat-file", "--batch"]
    process.environment = Self.environment
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    do { try process.run() } catch {
      throw Failure("cannot run git: \(error.localizedDescription)")
    }
    complaints = Drain(errors.fileHandleForReading)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static func options(_ repository: String) -> [String] {
    [
      "-C", repository, "--no-pager", "-c", "safe.bareRepository=explicit", "-c",
      "core.fsmonitor=false",
    ]
  }

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // A hook of this or another repository could have set them; the operand alone determines what to read.
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_SHALLOW_FILE",
      "GIT_GRAFT_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_IMPLICIT_WORK_TREE",
    ] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C"
    // This overrides settings such as `protocol.ssh.allow`.
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return environment
  }
}

// MARK: - Commits

extension GitObjects {
  enum MergeBase {
    case commit(String)
    /// They have no commit in common.
    case none
    /// Git couldn't say, for example because there is no current commit.
    case unknown
  }

  /// Returns the last commit that a commit and the current one have in common.
  ///
  /// `git merge-base` only reads commits, and runs no command that a setting names.
  static func mergeBase(of id: String, in repository: String) -> MergeBase {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + options(repository) + ["merge-base", id, "HEAD"]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .unknown }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let base = text.prefix { $0.isHexDigit }
    switch process.terminationStatus {
    case 0 where !base.isEmpty: return .commit(String(base))
    case 1: return .none
    default: return .unknown
    }
  }
}

// MARK: - Objects

extension GitObjects {
  /// Returns the object with a name; nil if there is none.
  ///
  /// - Parameter name: a name that git accepts for an object, on one line.
  /// - Errors: git has exited.
  func object(_ name: String) throws(Failure) -> GitObject? {
    try ask(name)
    // `ID KIND SIZE`, or the name and the reason why there is no object.
    let header = String(decoding: try line(), as: UTF8.self).split(separator: " ")
    guard header.count == 3, header[0].allSatisfy(\.isHexDigit), let size = Int(header[2]) else {
      return nil
    }
    let bytes = try take(size)
    // A line break ends each object.
    _ = try take(1)
    return GitObject(id: String(header[0]), kind: String(header[1]), bytes: bytes)
  }

  private func ask(_ name: String) throws(Failure) {
    // Git could have exited with an error message, which is more useful than a signal.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))
    } catch {
      throw ended()
    }
  }

  /// The next line, without its line break.
  private func line() throws(Failure) -> [UInt8] {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return try take(end + 1).dropLast()
      }
      searched = buffer.count
      try fill()
    }
  }

  private func take(_ count: Int) throws(Failure) -> [UInt8] {
    while buffer.count < count { try fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  private func fill() throws(Failure) {
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { throw ended() }
    buffer += data
  }

  /// The reason why git exited.
  private func ended() -> Failure {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    // POSIX: `env` exits with 127 if it can't find the program.
    if process.terminationStatus == 127 {
      return Failure(
        "reading the revision '\(revision)' needs git, which is not installed",
        help: GitRevision.help)
    }
    let line =
      complaints.text.split(separator: "\n").first { $0.hasPrefix("fatal: ") }
      ?? complaints.text.split(separator: "\n").first ?? "it ended"
    let complaint = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
    return Failure(
      "git cannot read '\(revision)' in '\(repository)': \(complaint)", help: GitRevision.help)
  }
}

/// Reads a pipe to its end while something else is read, so its writer never waits.
private final class Drain: @unchecked Sendable {
  /// Nobody reads more than this.
  private static let most = 1 << 16

  private let isDone = DispatchSemaphore(value: 0)
  /// Used only by the thread until it is done.
  private var bytes: [UInt8] = []

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      while case let data = handle.availableData, !data.isEmpty {
        bytes += data.prefix(Self.most - bytes.count)
      }
      isDone.signal()
    }
  }

  /// The text that was read, once the pipe has been closed.
  var text: String {
    isDone.wait()
    isDone.signal()
    return String(decoding: bytes, as: UTF8.self)
  }
}
