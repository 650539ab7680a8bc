import CellGenCore

extension DoctorCheck {
  /// A manifest that belongs to no target.
  static let strayManifest = DoctorCheck(
    name: "stray-manifest",
    title: "a manifest belongs to no target",
    text: """
      In a package, the plugin reads the manifests in the target's folder; in an
      Xcode project, those that are members of the target. Nothing reads a
      manifest that belongs to no target.

      Move it into the folder of a target, or make it a member of one.
      """,
    findings: { project in
      project.files.manifests.compactMap { manifest in
        guard !isPlaceholder(manifest), !project.isGenerated(manifest) else { return nil }
        let remedy: String
        if let package = project.package(of: manifest) {
          guard package.usesCellgen, package.namesAllTargets,
            project.knowsFolders(of: package), project.targets(around: manifest).isEmpty
          else { return nil }
          remedy = "move it into the folder of a target"
        } else if let xcode = project.xcodeProject(of: manifest) {
          guard xcode.usesPlugin, !xcode.mentions(manifest) else { return nil }
          remedy = "make it a member of the target that uses the plugin"
        } else {
          return nil
        }
        return DoctorFinding(
          place: DoctorFinding.Place(startOf: manifest),
          message: "the manifest belongs to no target, so no code is generated from it",
          help: remedy)
      }
    })
}

extension Project {
  /// True if the folder of every target of a package was found.
  fileprivate func knowsFolders(of package: PackageDescription) -> Bool {
    let found = targets.count { target in
      if case .package(let home, _) = target.origin { home.path == package.path } else { false }
    }
    return found == package.targets.count
  }
}
