import Foundation

/// A file with its old and new contents; nil means that there is no file.
package struct FileReplacement: Equatable {
  var path: String
  var oldBytes: [UInt8]?
  var newContents: FileContents?

  package init(path: String, oldBytes: [UInt8]?, newBytes: [UInt8]) {
    self.init(path: path, oldBytes: oldBytes, newContents: .bytes(newBytes))
  }

  init(path: String, oldBytes: [UInt8]?, newContents: FileContents?) {
    self.path = path
    self.oldBytes = oldBytes
    self.newContents = newContents
  }
}

/// What is written to a file. A text is written as it lies in memory.
package enum FileContents: Equatable {
  case bytes([UInt8])
  case text(String)

  var count: Int { withBytes(\.count) }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .bytes(let bytes): return bytes.withUnsafeBytes(body)
    case .text(var text): return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
  }
}

/// Replaces the contents of files, all of them or none.
///
/// The new contents are written next to the old files and then moved into place, so that a full disk or
/// an interruption leaves each file either old or new. Where the system refuses that, files are written
/// in place. After a failure, files that were already replaced are restored. A file keeps its
/// permissions, and its owner and group if the system allows it.
///
/// There is no `fsync`: written data survives the end of the process, and after a power failure, the
/// next run writes what is missing.
package func replaceFiles(
  _ replacements: [FileReplacement], drafts kind: Draft.Kind = .generated
) throws(Failure) {
  var steps: [ReplacementStep] = []
  defer { for step in steps { step.discardDraft() } }
  for replacement in replacements {
    steps.append(ReplacementStep(replacement, kind))
    try steps[steps.count - 1].prepare()
  }
  for step in steps { try step.checkTarget() }
  // Steps that are likely to be refused come first, before anything has changed.
  steps = steps.filter(\.createsInPlace) + steps.filter { !$0.createsInPlace }
  for index in steps.indices {
    do throws(Failure) {
      try steps[index].apply()
    } catch {
      throw Failure([error] + steps[...index].reversed().compactMap { $0.undo() })
    }
  }
}

/// The replacement of one file.
private struct ReplacementStep {
  let replacement: FileReplacement
  let kind: Draft.Kind
  /// Nil if there is nothing to write, or if the system allows no file next to the target.
  private var draft: String?
  /// The status of the old file; nil if there is none.
  private var old: FileStatus?
  /// Whether the target may have changed.
  private var hasChanged = false

  private var path: String { replacement.path }
  /// Whether a new file is written without a draft.
  var createsInPlace: Bool { replacement.oldBytes == nil && draft == nil }

  init(_ replacement: FileReplacement, _ kind: Draft.Kind) {
    self.replacement = replacement
    self.kind = kind
    if replacement.newContents != nil {
      draft = join(folder(of: replacement.path), Draft.name(kind))
    }
  }

  /// Writes the draft.
  mutating func prepare() throws(Failure) {
    guard let draft, let contents = replacement.newContents else { return }
    do throws(SystemError) {
      if replacement.oldBytes != nil {
        old = try FileSystem.status(of: path, followingLinks: false)
      }
      try FileSystem.createFile(draft, contents, replacing: old)
    } catch  where error.isRefusal {
      discardDraft()
      self.draft = nil
    } catch {
      throw failure(error)
    }
  }

  func discardDraft() {
    if let draft { FileSystem.remove(draft) }
  }

  /// Checks that the file has not changed since the plan was made.
  func checkTarget() throws(Failure) {
    let kind = try FileSystem.kind(of: path, followingLinks: false, to: "write")
    guard kind != .folder else { throw .cannot("write", path, "it is a folder") }
    let bytes = kind == nil ? nil : try FileSystem.contents(of: path)
    guard kind == nil || kind == .file, bytes == replacement.oldBytes else {
      throw .cannot("write", path, "it was changed during this run", help: "run cellgen again")
    }
  }
}

// MARK: - Changing the target

extension ReplacementStep {
  /// Gives the file its new contents.
  mutating func apply() throws(Failure) {
    do throws(SystemError) {
      guard let contents = replacement.newContents else { return try remove() }
      guard let draft else { return try write(contents) }
      do throws(SystemError) {
        try FileSystem.move(draft, to: path)
        hasChanged = true
        self.draft = nil
      } catch  where error.isRefusal {
        try write(contents)
      }
    } catch {
      throw failure(error)
    }
  }

  private mutating func remove() throws(SystemError) {
    old = try FileSystem.status(of: path, followingLinks: false)
    try FileSystem.removeFile(path)
    hasChanged = true
  }

  /// Writes in place.
  private mutating func write(_ contents: FileContents) throws(SystemError) {
    if replacement.oldBytes == nil {
      // If the file exists by now, another process has created it.
      do throws(SystemError) {
        try FileSystem.createFile(path, contents)
      } catch {
        hasChanged = error.code != EEXIST
        throw error
      }
    } else {
      hasChanged = true
      try FileSystem.overwriteFile(path, contents)
    }
    hasChanged = true
  }

  /// Restores the old contents of the file.
  ///
  /// - Returns: the failure, if that was not possible.
  func undo() -> Failure? {
    guard hasChanged else { return nil }
    do throws(SystemError) {
      if let bytes = replacement.oldBytes {
        try restore(.bytes(bytes))
      } else if try FileSystem.status(of: path, followingLinks: false) != nil {
        try FileSystem.removeFile(path)
      }
      return nil
    } catch {
      return .cannot("restore", path, error.reason)
    }
  }

  private func restore(_ contents: FileContents) throws(SystemError) {
    let draft = join(folder(of: path), Draft.name(kind))
    do throws(SystemError) {
      try FileSystem.createFile(draft, contents, replacing: old)
      try FileSystem.move(draft, to: path)
    } catch {
      FileSystem.remove(draft)
      let exists = try FileSystem.status(of: path, followingLinks: false) != nil
      guard exists else { return try FileSystem.createFile(path, contents, replacing: old) }
      try FileSystem.overwriteFile(path, contents)
    }
  }

  private func failure(_ error: SystemError) -> Failure {
    .cannot(replacement.newContents == nil ? "remove" : "write", path, error.reason)
  }
}
