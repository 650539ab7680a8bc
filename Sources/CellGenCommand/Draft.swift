/// A text beside the file that it is about to replace.
///
/// A run removes its drafts; those that are found were left by one that was killed. Their names are
/// hidden, so that no build takes them for sources, and short, because names have a greatest length.
package enum Draft {
  /// What a draft is going to be.
  package enum Kind: String {
    case generated = ".cellgen-draft-"
    /// Of the user's own text. Nothing in it tells that it is ours, so it is never removed as a draft
    /// that was left.
    case manifest = ".cellgen-manifest-"
  }

  private static let digits = 13

  /// The longest ago that a run can have written a draft that it still needs, in seconds.
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

  /// The drafts of generated files in a folder that no run needs any more, by their paths.
  ///
  /// - Parameter isLocked: whether no other run is at work in the folder. If one may be, drafts count
  ///   as left when they are old.
  static func abandoned(in folder: String, isLocked: Bool) -> [String] {
    // A folder that cannot be listed may still be written to.
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
    // A run may have been killed, or its disk may have been full, before it had written the header.
    return FileWriter.header.starts(with: start)
  }
}
