import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A generated file that cellgen would now write differently.
  static let staleFile = DoctorCheck(
    name: "stale-file",
    title: "a generated file is out of date",
    text: """
      A generated file differs from what this version of cellgen generates from
      its manifest, or the manifest is gone. The manifest has changed since, the
      file was edited, or another version of cellgen wrote it.

      Generate the files again, and run 'cellgen generate --prune --check' in CI.
      """,
    findings: { project in
      project.staleGroups.compactMap { group, staleness in
        // Files of another version have their own finding.
        let files = staleness.files.filter { !project.isOfOtherVersion($0) }
        let help = "run '\(staleness.command)'"
        if let first = files.first {
          let rest =
            switch files.count {
            case 1: ""
            case 2: ", nor is another in its folder"
            default: ", nor are \(files.count - 1) others in its folder"
            }
          let origin = first.origin.map { "'\($0)'" } ?? "the manifests beside it"
          return DoctorFinding(
            place: DoctorFinding.Place(startOf: first.path),
            message: "the file is not what cellgen generates from \(origin)\(rest)", help: help)
        }
        guard staleness.files.isEmpty, let first = staleness.missing.first else { return nil }
        return DoctorFinding(
          place: DoctorFinding.Place(startOf: first),
          message:
            "no code has been generated from the manifest, unlike from others of its target",
          help: help)
      } + project.orphans
    })
}

extension Project {
  /// The groups that are out of date, except those that the plugin generates.
  var staleGroups: [(WrittenGroup, Staleness)] {
    groups.compactMap { group in
      let isCompiledTwice = targets.contains { target in
        target.usesPlugin != .no && group.files.contains { target.swift.contains($0.path) }
      }
      guard !isCompiledTwice, !group.manifests.values.contains(where: isPlaceholder) else {
        return nil
      }
      return staleness(of: group).map { (group, $0) }
    }
  }

  /// Files whose manifests no longer exist, one for each folder.
  fileprivate var orphans: [DoctorFinding] {
    let gone = writtenFiles.filter { file in
      file.origin != nil && package(of: file.path) != nil && files.isComplete
        && targets.contains { $0.swift.contains(file.path) && $0.usesPlugin == .no }
        && Self.candidates(for: file, among: files.manifests).isEmpty
    }
    return Dictionary(grouping: gone, by: \.origin).values.compactMap(\.first)
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map { file in
        DoctorFinding(
          place: DoctorFinding.Place(startOf: file.path),
          message:
            "the file was generated from '\(file.origin ?? "")', which is not in the project",
          help: "delete the files that were generated from it")
      }
  }
}
