import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// Generated files among the sources of a target whose plugin also generates them.
  static let compiledTwice = DoctorCheck(
    name: "compiled-twice",
    title: "a generated file is compiled twice",
    text: """
      A target either uses the plugin, which generates its code at each build, or
      compiles generated files that are committed. With both, everything is
      declared twice and the target does not build.

      Delete the committed files, or remove the plugin and exclude the manifests.
      """,
    findings: { project in
      project.targets.compactMap { target in
        let files = project.filesCompiledTwice(in: target)
        guard let first = files.first else { return nil }
        let rest =
          files.count == 1
          ? "" : ", and so \(files.count == 2 ? "is another" : "are \(files.count - 1) others")"
        return DoctorFinding(
          place: DoctorFinding.Place(startOf: first.path),
          message:
            "the file is compiled twice: the plugin of \(target.title) also generates it\(rest)",
          help:
            "delete the generated files among the target's sources, or remove the plugin from the target"
        )
      }
    })
}

extension Project {
  /// The files of a target that its plugin also generates.
  func filesCompiledTwice(in target: ProjectTarget) -> [WrittenFile] {
    guard target.usesPlugin == .yes else { return [] }
    let files = writtenFiles.filter { file in
      guard target.swift.contains(file.path) else { return false }
      if case .xcode(let xcode) = target.origin { return xcode.mentions(file.path) }
      return true
    }
    let generated = files.filter { !Self.candidates(for: $0, among: target.manifests).isEmpty }
    let embedsRuntime = target.dependsOnRuntime == .no && !target.manifests.isEmpty
    guard embedsRuntime || !generated.isEmpty else { return [] }
    return files.filter { file in
      file.origin == nil || generated.contains { $0.path == file.path }
    }
  }
}
