import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A module that both contains the runtime and imports it.
  static let twoRuntimes = DoctorCheck(
    name: "two-runtimes",
    title: "a module both embeds and imports the runtime",
    text: """
      The runtime is either part of a module, as the file 'CellGenRuntime.swift',
      or imported from the module 'CellGenRuntime'. With both, each of its names
      is ambiguous. The plugin embeds the runtime in a target that does not depend
      on 'CellGenRuntime'.

      Depend on 'CellGenRuntime' and generate with '--runtime import', or remove
      the import.
      """,
    findings: { project in
      project.targets.compactMap { target in
        guard case .package(let package, _) = target.origin,
          project.filesCompiledTwice(in: target).isEmpty,
          let (file, offset) = project.importOfRuntime(in: target)
        else { return nil }
        let place = DoctorFinding.Place(path: file, in: project.reading.bytes(of: file), at: offset)
        let own = project.writtenFiles.first { $0.origin == nil && target.swift.contains($0.path) }
        if let own {
          return DoctorFinding(
            place: place,
            message:
              "\(target.title) imports CellGenRuntime, but also embeds the runtime in '\(own.path)'",
            help: target.dependsOnRuntime == .no
              ? "remove the import"
              : "delete '\(own.path)', and generate the files with '--runtime import'; or remove the import"
          )
        }
        guard target.usesPlugin == .yes, target.dependsOnRuntime == .no, !target.manifests.isEmpty
        else { return nil }
        return DoctorFinding(
          place: place,
          message:
            "\(target.title) imports CellGenRuntime without depending on it, so the plugin also embeds the runtime",
          help:
            "add '.product(name: \"CellGenRuntime\", package: \"\(package.cellgenName)\")' to the target's dependencies"
        )
      }
    })
}

extension Project {
  /// The first import of the runtime in a target's sources.
  fileprivate func importOfRuntime(in target: ProjectTarget) -> (file: String, offset: Int)? {
    for file in target.swift where reading.text(of: file).contains("CellGenRuntime") {
      let tokens = swiftTokens(reading.bytes(of: file))
      for index in tokens.indices.dropLast() where tokens[index].word == "import" {
        // Also matches `import struct CellGenRuntime.Name`.
        let names = tokens[(index + 1)...].prefix { !$0.startsLine }.prefix(2)
        if names.contains(where: { $0.word == "CellGenRuntime" }) {
          return (file, tokens[index].offset)
        }
      }
    }
    return nil
  }
}
