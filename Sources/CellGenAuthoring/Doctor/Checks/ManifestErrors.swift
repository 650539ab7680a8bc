import CellGenCore

extension DoctorCheck {
  /// A manifest with mistakes.
  static let manifestErrors = DoctorCheck(
    name: "manifest-errors",
    title: "a target's manifests have errors",
    text: """
      No code is generated until they are fixed, so the target does not build.

      'cellgen lint' reports all of them and suggests how to fix each.
      """,
    findings: { project in
      project.targets.compactMap { target in
        guard target.usesPlugin == .yes, target.knowsManifests, target.isInPackage,
          !target.manifests.contains(where: isPlaceholder), let run = project.run(of: target)
        else { return nil }
        let errors = run.analysis.diagnostics.sorted.filter { $0.severity == .error }
        // A module of a package outside the project isn't available.
        guard let first = errors.first,
          !errors.contains(where: { $0.code.rawValue == "unknown-module" })
        else { return nil }
        let number = errors.count == 1 ? "an error" : "\(errors.count) errors"
        let options = project.moduleOptions(of: target.manifests, target)
        let words = ["cellgen", "lint", project.word(target.folder)] + options
        return DoctorFinding(
          place: run.place(of: first.primary.span),
          message: "the manifests of \(target.title) have \(number): \(first.message)",
          help: "run '\(words.joined(separator: " "))', and follow its messages")
      }
    })
}
