import Foundation

/// A file with its old and new contents; nil means that the file doesn't exist.
package struct FileReplacement: Equatable {
  package var path: String
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

/// The new contents of a file. Text is written directly from its storage.
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

/// Replaces the contents of files, either all of them or none.
///
/// The new contents are written next to the old files and then swapped with them, so even a full disk or an
/// interruption leaves each file either old or new. The swapped-out file is compared with what was read: if
/// somebody saved it in the meantime, it is put back. After a failure, files that were already replaced are
/// restored. A file keeps its permissions, and its owner and group if the system allows it.
///
/// If the file system can't swap two files, each is compared right before it is replaced. If the system
/// forbids replacing files, they are written in place.
///
/// Generated files aren't forced to the disk (`fsync`): written data survives the end of the process, and
/// after a power failure, the next run writes what is missing. Files that people write are, before they take
/// the place of the old ones.
func replaceFiles(
  _ replacements: [FileReplacement], drafts kind: Draft.Kind
) throws(Failure) {
  var steps: [ReplacementStep] = []
  defer { for step in steps { step.discardDraft() } }
  for replacement in replacements {
    steps.append(ReplacementStep(replacement, kind))
    try steps[steps.count - 1].prepare()
  }
  for index in steps.indices { try steps[index].checkTarget() }
  // Steps that are likely to be refused come first, before anything has changed.
  steps = steps.filter(\.createsInPlace) + steps.filter { !$0.createsInPlace }
  for index in steps.indices {
    do throws(Failure) {
      try steps[index].apply()
    } catch {
      let failures = steps[...index].indices.reversed().compactMap { steps[$0].undo() }
      throw Failure([error] + failures)
    }
  }
}

/// The replacement of one file.
private struct ReplacementStep {
  /// The changes to the target so far.
  private enum Deed {
    case nothing
    /// The draft is the target, and the old target is the draft.
    case swapped
    /// The draft has become the target.
    case moved
    /// The target has become the draft.
    case setAside
    /// The target was removed or written, at least partly.
    case inPlace
  }

  let replacement: FileReplacement
  let kind: Draft.Kind
  /// The path of the draft; nil if there is none, or if the system allows no file next to the target.
  private var draft: String?
  /// The status of the old file; nil if there is none.
  private var old: FileStatus?
  private var deed = Deed.nothing
  /// True if another run has written the same contents.
  private var isNeedless = false

  private var path: String { replacement.path }
  /// True if a new file is written without a draft.
  var createsInPlace: Bool { replacement.oldBytes == nil && draft == nil }

  init(_ replacement: FileReplacement, _ kind: Draft.Kind) {
    self.replacement = replacement
    self.kind = kind
    draft = join(folder(of: replacement.path), Draft.name(kind))
  }

  /// Writes the draft; does nothing for a file to remove.
  mutating func prepare() throws(Failure) {
    guard let draft, let contents = replacement.newContents else { return }
    do throws(SystemError) {
      if replacement.oldBytes != nil {
        old = try FileSystem.status(of: path, followingLinks: false)
      }
      try FileSystem.createFile(draft, contents, replacing: old, isDurable: kind.isUsers)
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
  mutating func checkTarget() throws(Failure) {
    let kind = try FileSystem.kind(of: path, followingLinks: false, to: "write")
    guard kind != .folder else { throw .cannot("write", path, "it is a folder") }
    let bytes = kind == .file ? try FileSystem.contents(of: path) : nil
    let isKnown = kind == nil || kind == .file
    if isKnown, bytes == replacement.oldBytes { return }
    isNeedless = isKnown && isNew(bytes)
    if !isNeedless { throw .changedMeanwhile(path) }
  }

  private func isNew(_ bytes: [UInt8]?) -> Bool {
    guard let bytes, let contents = replacement.newContents else {
      return bytes == nil && replacement.newContents == nil
    }
    return contents.withBytes { $0.elementsEqual(bytes) }
  }
}

// MARK: - Changing the target

extension ReplacementStep {
  /// Gives the file its new contents.
  mutating func apply() throws(Failure) {
    if isNeedless { return }
    guard let draft else { return try replace() }
    do throws(SystemError) {
      try exchange(draft)
    } catch  where error.isUnsupported {
      return try replace()
    } catch  where error.code == (replacement.oldBytes == nil ? EEXIST : ENOENT) {
      throw .changedMeanwhile(path)
    } catch {
      throw failure(error)
    }
    try checkWhatCameOut()
  }

  /// Makes the change in a single step that overwrites nothing.
  private mutating func exchange(_ draft: String) throws(SystemError) {
    switch (replacement.oldBytes, replacement.newContents) {
    case (nil, _):
      try FileSystem.move(draft, toFreeName: path)
      deed = .moved
      self.draft = nil
    case (_, nil):
      try FileSystem.move(path, toFreeName: draft)
      deed = .setAside
    case (_, _):
      try FileSystem.swap(draft, with: path)
      deed = .swapped
    }
  }

  /// Makes the change if the system can't swap two files. Anything saved between the comparison and the
  /// change is lost.
  private mutating func replace() throws(Failure) {
    try checkTarget()
    if isNeedless { return }
    do throws(SystemError) {
      guard let contents = replacement.newContents else { return try remove() }
      guard let draft else { return try write(contents) }
      do throws(SystemError) {
        try FileSystem.move(draft, to: path)
        deed = .moved
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
    deed = .inPlace
  }

  /// Writes the contents in place.
  private mutating func write(_ contents: FileContents) throws(SystemError) {
    if replacement.oldBytes == nil {
      // If the file exists now, another process has created it.
      do throws(SystemError) {
        try FileSystem.createFile(path, contents)
      } catch {
        if error.code != EEXIST { deed = .inPlace }
        throw error
      }
    } else {
      deed = .inPlace
      try FileSystem.overwriteFile(path, contents)
    }
    deed = .inPlace
  }

  private func failure(_ error: SystemError) -> Failure {
    .cannot(replacement.newContents == nil ? "remove" : "write", path, error.reason)
  }
}

extension Failure {
  /// Returns the failure for a file that changed after it was read.
  package static func changedMeanwhile(_ path: String) -> Failure {
    .cannot("write", path, "it was changed during this run", help: "run cellgen again")
  }
}

// MARK: - What others have saved

/// The contents of a path.
private enum Finding: Equatable {
  case nothing
  case file([UInt8])
  /// Something other than a readable file, with its identity.
  case other([UInt64])

  init(at path: String) {
    guard let status = try? FileSystem.status(of: path, followingLinks: false) else {
      self = .nothing
      return
    }
    let bytes = status.kind == .file ? try? FileSystem.contents(of: path) : nil
    self = bytes.map(Finding.file) ?? .other(status.identity)
  }
}

extension ReplacementStep {
  /// Puts a file back that somebody saved after it was compared.
  private mutating func checkWhatCameOut() throws(Failure) {
    guard let draft, let oldBytes = replacement.oldBytes else { return }
    let found = Finding(at: draft)
    if found == .file(oldBytes) { return }
    do throws(SystemError) {
      if deed == .swapped {
        try swapBack(draft, placed: newFinding, taken: found)
      } else {
        try FileSystem.move(draft, toFreeName: path)
      }
      deed = .nothing
    } catch {
      throw Failure([.changedMeanwhile(path), keep(draft, error.reason)])
    }
    throw .changedMeanwhile(path)
  }

  /// Swaps the draft and the target until the target is the version that was saved last.
  ///
  /// - Parameters:
  ///   - placed: The contents that were put in place of the target.
  ///   - taken: The contents that were swapped out, which are now the draft.
  private func swapBack(
    _ draft: String, placed: Finding, taken: Finding
  ) throws(SystemError) {
    var (placed, taken) = (placed, taken)
    while true {
      try FileSystem.swap(draft, with: path)
      let found = Finding(at: draft)
      // Any other contents were saved after the ones that just replaced them.
      if found == placed { return }
      (placed, taken) = (taken, found)
    }
  }

  /// Keeps the draft, because it is the only copy.
  private mutating func keep(_ draft: String, _ reason: String) -> Failure {
    self.draft = nil
    deed = .nothing
    return .cannot("restore", path, reason, help: "its contents are in '\(draft)'")
  }

  private var newFinding: Finding {
    replacement.newContents.map { .file($0.withBytes { Array($0) }) } ?? .nothing
  }
}

// MARK: - Undoing

extension ReplacementStep {
  /// Restores the old contents of the file.
  ///
  /// - Returns: The failure, if that wasn't possible.
  mutating func undo() -> Failure? {
    do throws(SystemError) {
      switch deed {
      case .nothing: return nil
      case .swapped:
        guard let draft else { return nil }
        return try swapOldBack(draft)
      case .setAside:
        guard let draft else { return nil }
        do throws(SystemError) {
          try FileSystem.move(draft, toFreeName: path)
        } catch {
          return keep(draft, error.reason)
        }
      case .moved, .inPlace:
        if let bytes = replacement.oldBytes {
          try restore(.bytes(bytes))
        } else if deed == .inPlace || Finding(at: path) == newFinding {
          try removeCreated()
        } else {
          return .cannot("restore", path, "it was changed during this run")
        }
      }
      return nil
    } catch {
      return .cannot("restore", path, error.reason)
    }
  }

  /// Restores the old contents, unless somebody has changed the new ones.
  private mutating func swapOldBack(_ draft: String) throws(SystemError) -> Failure? {
    do throws(SystemError) {
      try FileSystem.swap(draft, with: path)
      let found = Finding(at: draft)
      if found == newFinding { return nil }
      let old = replacement.oldBytes.map(Finding.file) ?? .nothing
      try swapBack(draft, placed: old, taken: found)
      return .cannot("restore", path, "it was changed during this run")
    } catch {
      return keep(draft, error.reason)
    }
  }

  private func removeCreated() throws(SystemError) {
    if try FileSystem.status(of: path, followingLinks: false) != nil {
      try FileSystem.removeFile(path)
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
}
