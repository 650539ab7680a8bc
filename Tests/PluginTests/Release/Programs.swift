import Foundation
import TestSupport

/// A search path with made-up programs, and with those of the system that the scripts need: where a program is
/// missing, it is also missing on a machine that has it.
struct Programs {
  private static let system = [
    "awk", "base64", "basename", "bash", "cat", "chmod", "cmp", "cp", "curl", "cut", "date", "diff",
    "dirname", "env", "find", "git", "grep", "gzip", "head", "mkdir", "mktemp", "mv", "objcopy",
    "od", "readelf", "rm", "sed", "sh", "sha256sum", "sort", "strip", "tail", "tar", "touch", "tr",
    "uname", "wc",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let search = "for name in \(Self.system.joined(separator: " ")); do command -v \"$name\"; done"
    let found = try Subprocess.run(["sh", "-c", search]).output
    for path in found.split(separator: "\n").map(String.init) where path.hasPrefix("/") {
      try folder.link("programs/" + (path as NSString).lastPathComponent, to: path, creating: true)
    }
  }

  /// The value of PATH.
  var path: String { folder.path("programs") }

  /// The command lines of the made-up programs that have run.
  func calls() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path("calls")) else { return [] }
    return try folder.read("calls").split(separator: "\n").map(String.init)
  }

  /// Makes a program up: lines of bash, which may use its arguments.
  func add(_ name: String, _ lines: String) throws {
    let text = "#!/usr/bin/env bash\necho \"\(name) $*\" >>'\(folder.path("calls"))'\n\(lines)\n"
    try folder.remove("programs/\(name)")
    try folder.write(text, to: "programs/\(name)")
    try folder.setPermissions(0o755, of: "programs/\(name)")
  }

  /// Makes up GitHub's command, which answers whether a file has a proof.
  func addGitHub(_ answer: GitHubAnswer) throws {
    try add(
      "gh",
      """
      case "$*" in
        "attestation verify --help") exit \(answer == .tooOld ? 1 : 0) ;;
      esac
      \(answer.lines)
      """)
  }
}

/// The answers of GitHub's command.
enum GitHubAnswer: CaseIterable {
  case verified, refused, tooOld, loggedOut

  fileprivate var lines: String {
    switch self {
    case .verified: "echo 'Loaded digest' >&2"
    case .refused: "echo 'Error: no attestations found ::error::x' >&2; exit 1"
    case .tooOld: "echo 'unknown command \"attestation\" for \"gh\"' >&2; exit 1"
    case .loggedOut: "echo 'To get started with GitHub CLI, run: gh auth login' >&2; exit 4"
    }
  }
}

extension TemporaryFolder {
  fileprivate func link(_ name: String, to target: String, creating: Bool) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try link(name, to: target)
  }
}
