import PackagePlugin

/// The arguments of `swift package generate-cells`.
struct Request {
  /// The names passed with `--target`; empty for all targets with manifests.
  var targets: [String]
  /// The folder to write to; nil for `Generated` in the target's folder.
  var output: String?
  /// The runtime, as for `cellgen generate`; nil to choose it based on the target's dependencies.
  var runtime: String?
  /// The arguments to pass on to `cellgen generate`.
  var passed: [String] = []
  var wantsHelp: Bool

  private static let passedFlags = ["check", "dry-run", "prune", "strict", "quiet", "verbose"]

  init(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    wantsHelp = extractor.extractFlag(named: "help") > 0
    targets = extractor.extractOption(named: "target")
    output = try extractor.extractSingleOption(named: "output")
    runtime = try extractor.extractSingleOption(named: "runtime")
    for flag in Self.passedFlags where extractor.extractFlag(named: flag) > 0 {
      passed.append("--\(flag)")
    }
    if let rest = extractor.remainingArguments.first { throw Mistake.unknown(rest) }
  }

  static let help = """
    Generate the Swift files of a package's manifests, and write them into the package.

    Usage: swift package generate-cells [--target NAME]… [--output DIR] [--runtime HOW]
                                        [--check]

      --target NAME  A target whose manifests to read; repeat the option for more;
                     default: all targets that have manifests.
      --output DIR   The folder to write to; default: 'Generated' in the target's folder.
      --runtime HOW  'embed', 'embed-all' or 'import'; default: chosen by the target's
                     dependencies.
      --check        Write nothing; print what would change as a diff, and exit with 1
                     if anything would.
      --dry-run      Write nothing; list the files that would be written.
      --prune        Remove generated files whose manifest is gone.
      --strict       Treat warnings as errors.
      --quiet        Print only errors and warnings.
      --verbose      Also list the manifests read, the unchanged files and the duration
                     of each phase.
      --help         Print this help.

    The files import the runtime if the target depends on CellGenRuntime and the output
    folder does not already contain an embedded one; otherwise the runtime is embedded.
    In CI, where nobody can answer a prompt, grant permission in the command:

      swift package --allow-writing-to-package-directory generate-cells --check
    """
}

extension ArgumentExtractor {
  /// Returns the value of an option that can be passed once; nil if it is missing.
  fileprivate mutating func extractSingleOption(named name: String) throws -> String? {
    let values = extractOption(named: name)
    if values.count > 1 { throw Mistake.twice(name) }
    return values.first
  }
}

/// A mistake in a request, as SwiftPM prints it after `error: `.
struct Mistake: Error, CustomStringConvertible {
  var description: String

  static func noSuchTarget(_ name: String, _ known: [String]) -> Mistake {
    Mistake(description: "no target '\(name)'; the package has \(list(known))")
  }

  static func noManifest(_ target: String) -> Mistake {
    Mistake(description: "target '\(target)' has no manifest (a file named *.sections)")
  }

  static func noManifests(_ package: String) -> Mistake {
    Mistake(description: "no target of '\(package)' has a manifest (a file named *.sections)")
  }

  static func oneOutput(_ targets: [String]) -> Mistake {
    Mistake(
      description: "'--output' is for one target; choose one with '--target': \(list(targets))")
  }

  static func twice(_ option: String) -> Mistake {
    Mistake(description: "'--\(option)' is given twice")
  }

  static func unknown(_ argument: String) -> Mistake {
    Mistake(
      description: "unknown argument '\(argument)'; see 'swift package generate-cells --help'")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
