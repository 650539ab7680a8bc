import CellGenCore

/// Refuses manifests whose files would have one name: the later would replace the earlier's.
///
/// Names are compared without case, because most disks of developers do so.
func checkOutputNames(_ sources: [SourceText]) throws(Failure) {
  var taken: [String: SourceText] = [:]
  var failures: [Failure] = []
  for source in sources {
    let prefix = outputPrefix(of: source)
    if let other = taken.updateValue(source, forKey: prefix.lowercased()) {
      failures.append(
        Failure(
          "'\(other.path)' and '\(source.path)' would both write '\(prefix)+ViewData.swift'",
          help: remedy(other, source)))
    }
  }
  if !failures.isEmpty { throw Failure(failures) }
}

/// What the names of a manifest's files begin with: `Feed/Listing.sections` → `Feed_Listing`.
private func outputPrefix(of source: SourceText) -> String {
  let folders = source.relativePath.split(separator: "/").dropLast().map(String.init)
  return (folders + [source.baseName]).joined(separator: "_")
}

/// Two files of one name that lie in different folders differ by their paths below a common root.
private func remedy(_ one: SourceText, _ other: SourceText) -> String {
  one.relativePath.lowercased() == other.relativePath.lowercased()
    ? "name the folder that holds both with '--root', so that their paths tell them apart"
    : "rename one of them, or write them into different folders with '--output'"
}
