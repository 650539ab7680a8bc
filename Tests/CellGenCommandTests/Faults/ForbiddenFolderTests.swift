#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Folders and files that one may not write, for a user who is not root.
@Suite(.enabled(if: Unprivileged.isPossible, "this needs another user, who may run the command"))
struct ForbiddenFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest("title"), to: "Screens/Listing.sections")
    _ = try Tool.run("generate", "Screens", "-o", "Out", "--runtime", "import", in: folder)
    try folder.write(manifest("name"), to: "Screens/Listing.sections")
  }

  @Test func aFolderThatMayNotBeChanged() throws {
    try folder.setPermissions(0o555, of: "Out")
    defer { try? folder.setPermissions(0o755, of: "Out") }
    for name in try folder.names(in: "Out") { try folder.setPermissions(0o444, of: "Out/" + name) }
    let before = try state()
    let outcome = try Unprivileged.run("generate", "Screens", "-o", "Out", in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages.contains("error: cannot write 'Out/Listing+ViewData.swift': permission den")
    )
    #expect(try state() == before)
  }

  @Test func aFolderThatMayNotBeMade() throws {
    try folder.setPermissions(0o555, of: "")
    defer { try? folder.setPermissions(0o755, of: "") }
    let outcome = try Unprivileged.run("generate", "Screens", "-o", "New/Deep", in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages == "error: cannot create the folder 'New/Deep': permission denied\n")
  }

  /// As in a sandbox that knows the outputs of a build step and nothing else.
  @Test func filesThatMayBeWrittenInAFolderThatMayNot() throws {
    for name in try folder.names(in: "Out") { try folder.setPermissions(0o666, of: "Out/" + name) }
    try folder.setPermissions(0o555, of: "Out")
    defer { try? folder.setPermissions(0o755, of: "Out") }
    let outcome = try Unprivileged.run(
      "generate", "Screens", "-o", "Out", "--runtime", "import", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("updated Out/Listing+ViewData.swift\n"))
    #expect(try folder.read("Out/Listing+ViewData.swift").contains("name: String"))
    let check = try Tool.run(
      "generate", "Screens", "-o", "Out", "--runtime", "import", "--check", in: folder)
    #expect(check.exitCode == 0, "\(check.output)")
  }

  @Test func aFolderThatMayBeWrittenAndNotListed() throws {
    for name in try folder.names(in: "Out") { try folder.setPermissions(0o666, of: "Out/" + name) }
    try folder.setPermissions(0o333, of: "Out")
    defer { try? folder.setPermissions(0o755, of: "Out") }
    let outcome = try Unprivileged.run(
      "generate", "Screens", "-o", "Out", "--runtime", "import", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try folder.read("Out/Listing+ViewData.swift").contains("name: String"))
  }

  @Test func aManifestThatMayNotBeRead() throws {
    try folder.setPermissions(0o600, of: "Screens/Listing.sections")
    try folder.setPermissions(isRoot ? 0o600 : 0, of: "Screens/Listing.sections")
    let outcome = try Unprivileged.run("generate", "Screens", "-o", "Out", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == "error: cannot read 'Screens/Listing.sections': permission denied\n")
  }

  private func state() throws -> [[String]] {
    try folder.names(in: "Out").map { [$0] + (try folder.identity(of: "Out/" + $0)) }
  }

  private func manifest(_ field: String) -> String {
    "views:\n  Row:\n    data: { id: Int, \(field): String }\nsections:\n  main:\n"
      + "    cells: [Row]\n"
  }
}

/// The command as a user runs it to whom root's files belong to somebody else.
private enum Unprivileged {
  /// Not when root lets nobody else into the folder of the build.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? run("--version", in: folder))?.exitCode == 0
  }()

  static func run(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> Subprocess.Outcome {
    let user = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let executable = try BuildProducts.executable("cellgen").path
    return try Subprocess.run(user + [executable] + arguments, in: folder.url)
  }
}
#endif
