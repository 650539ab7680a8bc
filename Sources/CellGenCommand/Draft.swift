/// A temporary file next to the file that it is about to replace.
///
/// A run removes its own drafts, so any that are found were left by a run that was killed. Their names
/// are hidden, so that no build takes them for sources, and short, because file names have a maximum
/// length.
package enum Draft {
  /// What a draft will become.
  package enum Kind: String {
    case generated = ".cellgen-draft-"
    /// A manifest. Its contents do not show that cellgen wrote it, so it is never removed as an
    /// abandoned draft.
    case manifest = ".cellgen-manifest-"
  }

  private static let digits = 13

  /// The maximum age, in seconds, of a draft that a run may still need.
  private static let longestRun = 600.0

  static func name(_ kind: Kind) -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return kind.rawValue + String(repeating: "0", count: digits - number.utf8.count) + number
  }

  private static func isName(_ name: String) -> Bool {
    let number = name.dropFirst(Kind.generated.rawValue.count)
    return name.hasPrefix(Kind.generated.rawValue) && number.utf8.count == digits
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// The paths of the drafts of generated files in a folder that no run needs anymore.
  ///
  /// - Parameter isLocked: whether this run has the folder locked. If not, only old drafts count as
  ///   abandoned.
  static func abandoned(in folder: String, isLocked: Bool) -> [String] {
    // A folder that cannot be listed may still be writable.
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter(isName).map { join(folder, $0) }.filter {
      isAbandoned($0, isLocked: isLocked)
    }
  }

  private static func isAbandoned(_ path: String, isLocked: Bool) -> Bool {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .file, isLocked || status.age > longestRun,
      let start = try? FileSystem.contents(of: path, limit: FileWriter.header.count)
    else { return false }
    // A run may have been killed, or its disk may have filled up, before it had written the header.
    return FileWriter.header.starts(with: start)
  }
}
