import Foundation

/// A file with what stands in its place and what is to stand there; nil stands for no file.
package struct FileReplacement: Equatable {
  var path: String
  var oldBytes: [UInt8]?
  var newBytes: [UInt8]?

  package init(path: String, oldBytes: [UInt8]?, newBytes: [UInt8]?) {
    self.path = path
    self.oldBytes = oldBytes
    self.newBytes = newBytes
  }
}

/// Brings files from their old contents to their new ones, all of them or none.
///
/// The new texts are put beside the old files first and then moved into place, so that a full disk or
/// an interruption leaves each file either as it was or as it should be. Where the system refuses that,
/// they are written in place. After a failure the files that had their new contents get the old ones
/// again. A file keeps its permissions, and its owner and group as far as the system allows it.
///
/// What a process has written outlasts its end, so nothing waits for the disk here: after a power cut
/// the next run mends what is missing.
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
  // What is refused is refused before anything has changed, as far as possible.
  steps = steps.filter(\.createsInPlace) + steps.filter { !$0.createsInPlace }
  for index in steps.indices {
    do throws(Failure) {
      try steps[index].apply()
    } catch {
      throw Failure([error] + steps[...index].reversed().compactMap { $0.undo() })
    }
  }
}

/// One file's way from its old contents to the new.
private struct ReplacementStep {
  let replacement: FileReplacement
  let kind: Draft.Kind
  /// Nil when there is nothing to write, or the system allows no file beside the target.
  private var draft: String?
  /// What there was; nil for no file.
  private var old: FileStatus?
  /// Whether the target may differ from what it was.
  private var hasChanged = false

  private var path: String { replacement.path }
  /// Whether a new file is written without a draft.
  var createsInPlace: Bool { replacement.oldBytes == nil && draft == nil }

  init(_ replacement: FileReplacement, _ kind: Draft.Kind) {
    self.replacement = replacement
    self.kind = kind
    if replacement.newBytes != nil {
      draft = join(folder(of: replacement.path), Draft.name(kind))
    }
  }

  /// Writes the draft.
  mutating func prepare() throws(Failure) {
    guard let draft, let bytes = replacement.newBytes else { return }
    do throws(SystemError) {
      if replacement.oldBytes != nil {
        old = try FileSystem.status(of: path, followingLinks: false)
      }
      try FileSystem.createFile(draft, bytes, replacing: old)
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

  /// Checks that nobody has changed the file since the plan was made.
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
  /// Brings the file to its new contents.
  mutating func apply() throws(Failure) {
    do throws(SystemError) {
      guard let bytes = replacement.newBytes else { return try remove() }
      guard let draft else { return try write(bytes) }
      do throws(SystemError) {
        try FileSystem.move(draft, to: path)
        hasChanged = true
        self.draft = nil
      } catch  where error.isRefusal {
        try write(bytes)
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
  private mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    if replacement.oldBytes == nil {
      // That it cannot be created because it is there by now says that it is somebody else's.
      do throws(SystemError) {
        try FileSystem.createFile(path, bytes)
      } catch {
        hasChanged = error.code != EEXIST
        throw error
      }
    } else {
      hasChanged = true
      try FileSystem.overwriteFile(path, bytes)
    }
    hasChanged = true
  }

  /// Brings the file back to its old contents.
  ///
  /// - Returns: why that could not be done.
  func undo() -> Failure? {
    guard hasChanged else { return nil }
    do throws(SystemError) {
      if let bytes = replacement.oldBytes {
        try restore(bytes)
      } else if try FileSystem.status(of: path, followingLinks: false) != nil {
        try FileSystem.removeFile(path)
      }
      return nil
    } catch {
      return .cannot("restore", path, error.reason)
    }
  }

  private func restore(_ bytes: [UInt8]) throws(SystemError) {
    let draft = join(folder(of: path), Draft.name(kind))
    do throws(SystemError) {
      try FileSystem.createFile(draft, bytes, replacing: old)
      try FileSystem.move(draft, to: path)
    } catch {
      FileSystem.remove(draft)
      let exists = try FileSystem.status(of: path, followingLinks: false) != nil
      guard exists else { return try FileSystem.createFile(path, bytes, replacing: old) }
      try FileSystem.overwriteFile(path, bytes)
    }
  }

  private func failure(_ error: SystemError) -> Failure {
    .cannot(replacement.newBytes == nil ? "remove" : "write", path, error.reason)
  }
}
