/// A temporary file next to the file that it is about to replace.
///
/// A run removes its own drafts, so any others are left over from runs that were killed. Their names are
/// hidden, which keeps builds from treating them as sources, and short, because file names have a maximum
/// length.
package enum Draft {
  /// The kind of file that replaces the target.
  package struct Kind: Sendable {
    /// The prefix of its name.
    var prefix: String
    /// The prefixes of the contents by which cellgen recognizes its own files of this kind; empty for files
    /// that people write.
    var marks: [[UInt8]]

    package init(prefix: String, marks: [[UInt8]]) { (self.prefix, self.marks) = (prefix, marks) }

    static let generated = Kind(prefix: ".cellgen-draft-", marks: [FileWriter.header])

    /// A manifest or a string catalog. Its contents don't show that cellgen wrote it, and it can be the only
    /// copy of what somebody saved during a run that was killed, so it is never removed as an abandoned
    /// draft.
    package static let manifest = Kind(prefix: ".cellgen-manifest-", marks: [])

    /// True if the file is the only copy of its contents.
    var isUsers: Bool { marks.isEmpty }
  }

  private static let digits = 13

  /// The maximum age, in seconds, of a draft that another run could still need.
  private static let longestRun = 600.0

  static func name(_ kind: Kind) -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return kind.prefix + String(repeating: "0", count: digits - number.utf8.count) + number
  }

  private static func isName(_ name: String, of kind: Kind) -> Bool {
    let number = name.dropFirst(kind.prefix.count)
    return name.hasPrefix(kind.prefix) && number.utf8.count == digits
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Returns the paths of the drafts of a kind in a folder that no run needs anymore.
  ///
  /// - Parameter isLocked: True if this run holds the lock of the folder. If not, only old drafts count as
  ///   abandoned.
  static func abandoned(_ kind: Kind, in folder: String, isLocked: Bool) -> [String] {
    if kind.isUsers { return [] }
    // A folder that can't be listed can still be writable.
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter { isName($0, of: kind) }.map { join(folder, $0) }.filter {
      isAbandoned($0, kind, isLocked: isLocked)
    }
  }

  private static func isAbandoned(_ path: String, _ kind: Kind, isLocked: Bool) -> Bool {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .file, isLocked || status.age > longestRun,
      let start = try? FileSystem.contents(of: path, limit: kind.marks.map(\.count).max() ?? 0)
    else { return false }
    // A run can be killed, or its disk can fill up, before it has written the mark.
    return isBlank(start)
      || kind.marks.contains { start.starts(with: $0) || $0.starts(with: start) }
  }
}

/// Returns true if a file contains nothing that could be lost. A power failure can leave an empty file, or
/// one of null bytes, in place of a file that had just been written.
package func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 == 0 } }
