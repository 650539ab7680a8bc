import CellGenCore

/// The part of a run that an action of a build system requests.
///
/// The output of a manifest depends on the manifests that it uses, and on those that use it. A build system
/// that runs an action for each manifest therefore lets it read more manifests than it generates files for.
struct WantedOutputs {
  private var names: Set<String>
  /// The indices of the manifests that the files come from.
  private var sources: Set<Int32>

  /// Reads a list of names.
  ///
  /// - Parameter list: The path of a file with one name per line.
  /// - Errors: one failure for all names that no manifest generates.
  init(list: String, of sources: [SourceText], options: Options) throws(Failure) {
    let names = try FileSystem.lines(of: list)
    let known = outputNames(of: sources, options: options)
    let knownNames = Set(known)
    _ = try names.mapAll { name throws(Failure) in
      if !knownNames.contains(name) { throw .unknownOutput(name, in: list, known: known) }
    }
    let wanted = Set(names)
    self.names = wanted
    self.sources = Set(
      sources.filter { $0.module == nil && outputNames(of: $0).contains(where: wanted.contains) }
        .map { Int32($0.index) })
  }

  func files(_ files: [GeneratedFile]) -> [GeneratedFile] {
    files.filter { names.contains($0.name) }
  }

  /// Returns all errors, and the warnings about the manifests that the files come from. The run doesn't have
  /// all manifests that use the others, so declarations that seem unused there might not be.
  func diagnostics(_ diagnostics: Diagnostics) -> Diagnostics {
    diagnostics.filter { $0.severity == .error || sources.contains($0.primary.span.file) }
  }
}

extension Failure {
  fileprivate static func unknownOutput(
    _ name: String, in list: String, known: [String]
  ) -> Failure {
    Failure(
      "'\(list)' lists '\(name)', which none of these manifests generates",
      help: Suggestion.help(near: name, among: known)
        ?? "pass its manifest, and '--root' if folders are part of its name")
  }
}
