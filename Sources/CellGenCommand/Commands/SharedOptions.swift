import CellGenCore

// Options that several commands share.

extension CommandOption {
  package static let output = CommandOption(
    "output", short: "o", .text(placeholder: "dir"),
    "The folder to write to; created if it is missing.", fallback: ".", completion: .folders)

  package static let root = CommandOption(
    "root", .text(placeholder: "dir"),
    "The folder that file names are relative to, instead of the folder you pass.",
    completion: .folders)

  package static let bundle = CommandOption(
    "bundle", .choice(of: Options.Bundle.allCases.map(\.rawValue), placeholder: "bundle"),
    "Look up texts in the bundle of the app ('main') or of the package ('module'), unless the manifest names a bundle.",
    fallback: Options.Bundle.main.rawValue)

  package static let strict = CommandOption("strict", .flag, "Treat warnings as errors.")

  package static let check = CommandOption(
    "check", .flag,
    "Write nothing; print what would change as a diff, and exit with 1 if anything would.")

  package static let watch = CommandOption(
    "watch", .flag, "Run again whenever a manifest changes, is added or is removed, until Ctrl-C.")

  package static let quiet = CommandOption(
    "quiet", short: "q", .flag, "Print only errors and warnings.")

  package static let module = CommandOption(
    "module", .text(placeholder: "name=path"),
    "Read the manifests of another module, so 'uses' can name them: 'DesignSystem=../DesignSystem'. The path is a folder or a manifest; repeat the option for more.",
    completion: .folders)

  package static let standardInputName = CommandOption(
    "stdin-name", .text(placeholder: "path"),
    "The path to use for standard input in messages and file names.",
    fallback: ManifestFinder.standardInputName)
}

extension ParsedArguments {
  /// True if standard input is among the manifests.
  package var readsStandardInput: Bool { operands.contains(ManifestFinder.standardInput) }

  /// Returns a finder with the options of the command line.
  ///
  /// - Errors: a usage error for a module that isn't `NAME=PATH`.
  package func manifestFinder() throws(Failure) -> ManifestFinder {
    var finder = ManifestFinder(
      root: self[.root], standardInputName: has(.standardInputName) ? self[.standardInputName] : nil
    )
    for text in all(.module) { finder.modules.append(try OtherModule(argument: text)) }
    return finder
  }
}

extension Failure {
  /// Returns the failure for standard input with an option that requires files.
  package static func needsFiles(_ what: String) -> Failure {
    .usageError("\(what) cannot be used with standard input ('\(ManifestFinder.standardInput)')")
  }
}
