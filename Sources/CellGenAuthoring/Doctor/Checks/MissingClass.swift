import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A class that a manifest names but no source declares.
  static let missingClass = DoctorCheck(
    name: "missing-class",
    title: "a manifest names a class that no source declares",
    text: """
      'view: custom', 'cell', 'nib', and the classes under 'elements' name types
      that you write. The generated code does not compile without them.

      Correct the name, or write the class: 'cellgen new view' creates one for a
      view with 'view: custom'.
      """,
    findings: { project in
      project.targets.flatMap { target -> [DoctorFinding] in
        guard target.usesOtherPlugins == .no, let run = project.run(of: target),
          let module = run.analysis.module
        else { return [] }
        let named = module.ownManifests.flatMap { classes(in: $0, of: module) }
          .filter { !isPlaceholder(run.sources[Int($0.span.file)].path) }
        guard !named.isEmpty else { return [] }
        let sources = TypeSearch(in: target, of: project)
        return named.filter { !sources.declares($0.name) }.map { type in
          let place = run.place(of: type.span)
          let create = type.view.map { view in
            "run 'cellgen new view \(shellWord(view)) --manifest \(project.word(place.path)) --output "
              + "\(project.word(parent(of: place.path)))' to create it"
          }
          return DoctorFinding(
            place: place, message: "no source of \(target.title) declares '\(type.name)'",
            help: create ?? "declare the \(type.kind) '\(type.name)', or correct the name")
        }
      }
    })
}

/// A type that the app's code must declare.
private struct NamedClass {
  var name: String
  /// The kind of type, as in messages.
  var kind = "class"
  /// The view with `view: custom` that it displays.
  var view: String?
  var span: SourceSpan
}

private func classes(in manifest: Manifest, of module: Module) -> [NamedClass] {
  let shown = manifest.views.map { module[$0] }.compactMap { view -> NamedClass? in
    switch view.presentation {
    case .custom:
      NamedClass(name: view.viewType, view: view.name.text, span: view.name.span)
    case .swiftUI:
      NamedClass(name: view.viewType, kind: "SwiftUI view", span: view.name.span)
    case .own(let own):
      NamedClass(name: own.name.text, span: own.name.span)
    case .layout, .mapped, .overloaded, .row, .data: nil
    }
  }
  // The class of an element can come from an imported module.
  guard manifest.imports.isEmpty else { return shown }
  return shown
    + manifest.elements.map {
      NamedClass(name: $0.viewClass.text, span: $0.viewClass.span)
    }
}

/// The declarations in the sources of a target.
private struct TypeSearch {
  let target: ProjectTarget
  let project: Project

  private static let words: Set = [
    "class", "struct", "enum", "actor", "typealias", "extension", "import",
  ]

  init(in target: ProjectTarget, of project: Project) {
    (self.target, self.project) = (target, project)
  }

  /// Also true if the type could come from another module, or from Objective-C.
  func declares(_ name: String) -> Bool {
    if name.contains(".") { return true }
    let reading = project.reading
    if target.swift.contains(where: { reading.text(of: $0).contains("@_exported") }) { return true }
    return target.swift.contains { path in
      reading.text(of: path).contains(name) && declares(name, reading.bytes(of: path))
    }
      || target.objectiveC.contains { reading.text(of: $0).contains(name) }
  }

  private func declares(_ name: String, _ bytes: [UInt8]) -> Bool {
    let tokens = swiftTokens(bytes)
    return tokens.indices.dropFirst().contains { index in
      tokens[index].word == name && tokens[index - 1].word.map(Self.words.contains) == true
    }
  }
}
