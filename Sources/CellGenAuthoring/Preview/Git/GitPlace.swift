import CellGenCommand

/// A file or a folder of a git repository.
struct GitPlace {
  /// The operand that names it.
  let operand: String
  /// The folder that contains `.git`.
  ///
  /// Git itself would accept any folder that looks like a bare repository, even a folder that was committed
  /// to another repository, and apply its settings.
  let repository: String
  /// The path in the repository; empty for the repository itself.
  let parts: [String]
  let isFolder: Bool

  /// - Parameter revision: the revision to read, for messages.
  /// - Errors: it isn't in a repository.
  init(of operand: String, revision: String) throws(Failure) {
    self.operand = operand
    isFolder = try FileSystem.kind(of: operand, to: "read") == .folder
    let folder = isFolder ? absolute(operand) : CellGenCommand.folder(of: absolute(operand))
    let start = CellGenCommand.parts(of: FileSystem.realPath(folder) ?? folder).map(String.init)
      .filter { !$0.isEmpty }
    for count in (0...start.count).reversed() {
      let repository = "/" + start.prefix(count).joined(separator: "/")
      guard try FileSystem.kind(of: join(repository, ".git"), to: "read") != nil else { continue }
      self.repository = repository
      parts = Array(start.dropFirst(count)) + (isFolder ? [] : [fileName(of: operand)])
      return
    }
    throw Failure(
      "'\(revision)' is not a folder, and '\(operand)' is not in a git repository",
      help: GitRevision.help)
  }
}
