/// An option of other tools, and its equivalent.
struct ForeignOption {
  /// Its names, without dashes, in lowercase.
  var words: Set<String>
  /// The option that a command must have for the help to apply; nil for none.
  var option: String?
  /// The help; nil to suggest the option.
  var help: String?

  private init(_ words: String, _ option: String?, _ help: String? = nil) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.option = option
    self.help = help
  }
}

extension ForeignOption {
  /// Returns the help for an option that a command doesn't have; nil for none.
  static func help(_ found: String, in command: Command) -> String? {
    let word = found.drop { $0 == "-" }.lowercased()
    for row in all where row.words.contains(word) {
      guard let name = row.option else { return row.help }
      guard let option = command.allOptions.first(where: { $0.name == name }) else { continue }
      return row.help
        ?? "write '\(([option.long] + (option.placeholder.map { [$0] } ?? [])).joined(separator: " "))'"
    }
    return nil
  }

  private static let all = [
    ForeignOption(
      "no-cache nocache force f rebuild regenerate", "cache",
      "remove it: without '--cache', every run generates all files"),
    ForeignOption(
      "incremental", "cache", "write '--cache', which skips a run if nothing has changed"),
    ForeignOption(
      "warnings-as-errors warning-as-error treat-warnings-as-errors werror error-on-warning "
        + "error-on-warnings fail-on-warning fail-on-warnings fatal-warnings deny-warnings max-warnings",
      "strict"),
    ForeignOption(
      "output-dir output-directory output-folder output-path outdir out-dir out dest destination "
        + "target-dir", "output"),
    ForeignOption("diff verify ci validate no-write", "check"),
    ForeignOption("clean delete delete-stale remove-stale purge cleanup", "prune"),
    ForeignOption("silent s", "quiet"),
    ForeignOption("v debug trace", "verbose"),
    ForeignOption("json", "format", "write '--format json'"),
    ForeignOption("reporter output-format", "format"),
    ForeignOption("autofix auto-fix autocorrect auto-correct correct", "fix"),
    ForeignOption("colour colors", "color"),
    ForeignOption("no-color nocolor", "color", "write '--color never'"),
    ForeignOption(
      "config configuration c settings", nil,
      "remove it: there is no settings file; the manifests determine what is generated"),
    ForeignOption(
      "recursive recurse r", "stdin-name",
      "remove it: folders are always searched recursively"),
    ForeignOption(
      "swift-version swift language-version swift-language-version", nil,
      "remove it: generated code compiles in Swift 5 and Swift 6"),
    ForeignOption(
      "jobs j parallel threads workers concurrency num-threads", nil,
      "remove it: manifests are read on all cores"),
    ForeignOption(
      "target deployment-target ios ios-version platform minimum-ios min-ios", "stdin-name",
      "write 'deploymentTarget: 15' at the top of the manifest"),
    ForeignOption(
      "access access-level access-modifier visibility public", "output",
      "write 'access: public' at the top of the manifest"),
    ForeignOption("fix", "line-directives", "write 'cellgen lint --fix'"),
    ForeignOption(
      "lint", "line-directives", "remove it: 'generate' reports everything that 'lint' does"),
    ForeignOption(
      "in-place inplace write overwrite", "check", "remove it: files are changed in place"),
    ForeignOption(
      "disable disable-rule disable-rules ignore ignore-rule skip skip-rule only only-rule rule rules "
        + "enable select exclude-rule",
      "accessibility",
      "remove it: each warning explains how to silence it in the manifest"),
    ForeignOption(
      "errors-only no-warnings ignore-warnings suppress-warnings", "strict",
      "remove it: warnings do not make a run fail"),
    ForeignOption(
      "open serve server port host browser", "catalog",
      "open the file in a browser; "
        + "with '--watch', it follows the manifests"),
    ForeignOption(
      "dark light device devices size text-size dynamic-type language locale rtl", "catalog",
      "remove it: the page has a control for it"),
    ForeignOption(
      "template templates template-path stencil", nil,
      "remove it: there are no templates; the manifests determine what is generated"),
    ForeignOption(
      "input in i file manifest source sources", "stdin-name",
      "pass the manifests without an option"),
  ]
}
