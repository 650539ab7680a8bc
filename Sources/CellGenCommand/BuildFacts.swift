import CellGenSystemCalls

/// The facts about a build that `--version --verbose` prints.
struct BuildFacts {
  /// The commit that it was built from; nil without `.github/scripts/build-release`.
  var commit: String?
  /// The number that the compiler has for its version: 60301 for 6.3.1.
  var compiler: Int
  /// `linux-x86_64`
  var platform: String

  /// The facts about this build, recorded when it was compiled.
  static var current: BuildFacts {
    BuildFacts(
      commit: cellgen_commit().map { String(cString: $0) }, compiler: Int(cellgen_swift_version()),
      platform: String(cString: cellgen_platform()))
  }

  /// One fact per line, after the version.
  var text: String {
    """
    cellgen \(version)
    commit: \(commit ?? "unknown")
    swift: \(swift)
    platform: \(platform)

    """
  }

  /// `6.3.1`, or `6.3` for 60300, as the compiler's own name is.
  private var swift: String {
    guard compiler > 0 else { return "unknown" }
    let parts = [compiler / 10_000, compiler / 100 % 100, compiler % 100]
    return (parts[2] == 0 ? parts.dropLast() : parts).map(String.init).joined(separator: ".")
  }
}
