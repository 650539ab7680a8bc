extension ValueForm where Value == ViewReference {
  /// The view whose data a section is repeated for; the section's texts are read from its fields.
  static var repeatedView: ValueForm {
    ValueForm(.name(.type)) { entry, resolver in
      resolver.scope.repeated = .lost
      if let problem = Diagnostic.repeatOfNoView(entry, known: resolver.run) {
        resolver.report(problem)
        return nil
      }
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)),
        let position = resolver.findView(name)
      else { return nil }
      let view = resolver.run.views[position]
      resolver.scope.repeated = .value(RepeatedScope(view: position, key: entry.key))
      resolver.scope.fields = view.fields
      resolver.scope.name = view.name
      switch view.identity {
      case .none: resolver.report(.sectionWithoutIdentity(name, view))
      case .only: resolver.report(.sectionOfOnly(name, view))
      case .field, .unknown: return ViewReference(index: position)
      }
      return nil
    }
  }
}

/// The repeated data of the section that is being read.
struct RepeatedScope: Sendable {
  var view: Int
  var key: Mapping.Key
}

extension ValueForm where Value == Field {
  /// A text field of the repeated data.
  static func repeatedText(of owner: String) -> ValueForm {
    let text = ValueForm.field(
      FieldFit("\(owner) cannot show", "String, optional or not", lack: "no text") { $0 == .text })
    return ofRepeated(
      ValueForm(text.kind) { entry, resolver in
        guard let written = entry.value.scalar?.text, written.contains("{") else {
          return text.read(entry, &resolver)
        }
        resolver.report(.phraseOfRepeated(entry))
        return nil
      })
  }

  /// A Bool field of the repeated data.
  static var repeatedFlag: ValueForm {
    ofRepeated(
      .field(
        FieldFit("'initially' cannot come from", "Bool or Bool?", lack: "not a Bool") {
          $0 == .bool
        }))
  }

  /// Any field of the repeated data.
  static var repeatedField: ValueForm {
    ofRepeated(
      ValueForm(.field(nil)) { entry, resolver in
        resolver.findField(entry.value.fieldName, quoted(entry.key.text))?.field
      })
  }

  private static func ofRepeated(_ form: ValueForm) -> ValueForm {
    ValueForm(form.kind) { entry, resolver in
      switch resolver.scope.repeated {
      case .value(let repeated):
        let value = form.read(entry, &resolver)
        // A field that the section reads counts as shown by the view.
        resolver.run.views[repeated.view].display.shown.formUnion(resolver.scope.shown)
        return value
      case .lost: return nil
      case .absent:
        resolver.report(.textWithoutRepeat(entry))
        return nil
      }
    }
  }
}

extension Run {
  /// The names of views that only serve as the data of repeated sections: they have no `layout`, and neither
  /// a section nor another view shows them.
  ///
  /// Determined before sections are resolved, from their written form.
  func namesOnlyRepeated() -> Set<String> {
    var repeated: Set<String> = []
    for position in manifests.indices {
      let names = manifests[position].writtenSections.compactMap { $0["repeat"]?.scalar?.text }
      repeated.formUnion(types(names, from: position))
    }
    guard !repeated.isEmpty else { return [] }
    var shown: Set<String> = []
    for (position, manifest) in manifests.enumerated() {
      let screen = [manifest.statesEntry, manifest.headerEntry, manifest.footerEntry]
      let places =
        manifest.writtenSections.flatMap { section in
          ["header", "footer", "cells"].compactMap { section[$0] }
        } + screen.compactMap(\.value?.value)
      shown.formUnion(types(places.flatMap(\.shownNames), from: position))
    }
    for view in views {
      if let name = view.viewName { shown.formUnion(types([name], from: view.manifest)) }
      for type in view.fields.all.compactMap(\.type) { shown.formUnion(type.viewStems) }
    }
    return repeated.subtracting(shown)
  }

  /// The type stems of the views that names in a manifest refer to, or may refer to if they are mistaken.
  private func types(_ names: [String], from manifest: Int) -> [String] {
    names.compactMap { lookUp($0, from: manifest) ?? viewPositions[$0] }.map { views[$0].typeName }
  }
}

extension Node {
  /// The names of views in it: alone, in a list, or as the `view` of a mapping at any level.
  fileprivate var shownNames: [String] {
    guard case .mapping(let mapping) = content else { return listedNames }
    return mapping.entries.flatMap { entry in
      if case .mapping = entry.value.content { return entry.value.shownNames }
      return entry.key.text == "view" ? entry.value.listedNames : []
    }
  }
}

extension ManifestDraft {
  /// The mappings of the sections, as they are written.
  fileprivate var writtenSections: [Mapping] {
    guard case .mapping(let sections)? = sectionsEntry.value?.value.content else { return [] }
    return sections.entries.compactMap { entry in
      if case .mapping(let section) = entry.value.content { section } else { nil }
    }
  }
}

extension DiagnosticCode {
  package static let repeatedSection = Self("repeated-section", .error, .sections)
}

extension Diagnostic {
  /// The message for a `repeat` written like a loop: a flag, the name of the data, or a mapping with it.
  fileprivate static func repeatOfNoView(_ entry: Mapping.Entry, known run: Run) -> Diagnostic? {
    let isMapping = if case .mapping = entry.value.content { true } else { false }
    let word = entry.value.scalar?.text
    let isLoop = word.map { $0.first?.isLowercase == true && run.viewPositions[$0] == nil }
    guard isMapping || isLoop == true else { return nil }
    return .wrongKind(
      quoted(entry.key.text), expected: "the name of a view", found: entry.value,
      help:
        "declare a view with the data of each section, such as an 'id' and a 'title', and "
        + "write its name",
      note: "the content decides which of these sections there are")
  }

  fileprivate static func sectionWithoutIdentity(_ name: Name, _ view: ViewDraft) -> Diagnostic {
    var problem = cellWithoutIdentity(name, view)
    problem.message = "sections cannot be repeated for \(quoted(name.text)): it has no identity"
    problem.primary = Annotation(name.span, "each section needs an identity")
    let fields = view.fields.all.map(\.name.text)
    problem.help =
      fields.first.map {
        "add 'id: \(fields.first(where: isNamedLikeIdentity) ?? $0)' to the view, or another field"
      }
      ?? "add 'id: …' to the view with the field that identifies its sections"
    return problem
  }

  fileprivate static func sectionOfOnly(_ name: Name, _ view: ViewDraft) -> Diagnostic {
    Diagnostic(
      .repeatedSection,
      "sections cannot be repeated for \(quoted(name.text)): it has 'id: only'",
      at: Annotation(name.span, "each section needs a unique identity"),
      also: [Annotation(view.name.span, "declared here")],
      help: "name a field in 'id', or remove 'repeat' if there is only one such section")
  }

  fileprivate static func phraseOfRepeated(_ entry: Mapping.Entry) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "the name of a field", found: entry.value,
      help:
        "add a field with the whole text to the view that the section is repeated for, and name it")
  }

  static func textWithoutRepeat(_ entry: Mapping.Entry) -> Diagnostic {
    let help =
      switch entry.key.text {
      case "index": "remove it, or add 'repeat: …' with a view that has the field"
      case "initially": "write 'true', or add 'repeat: …' with a view that has the field"
      case "field": "write one layout, or add 'repeat: …' with a view that has the field"
      default:
        "write 'title: …' with a fixed text, or '{ style: standard }' for a text that the content has"
      }
    return Diagnostic(
      .repeatedSection,
      "\(quoted(entry.key.text)) names a field of repeated data, but the section has no 'repeat'",
      at: Annotation(entry.key.span, "no data to read it from"),
      help: help,
      note: "there is only one section with this name")
  }

  static func unrepeatedEdge(
    _ key: Mapping.Key, _ name: Name, repeated: Name, _ repeatKey: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .repeatedSection,
      "the \(key.text) of a repeated section shows its own data, not \(quoted(name.text))",
      at: Annotation(name.span, "data that the section does not have"),
      also: [Annotation(repeatKey.span, "repeated for \(quoted(repeated.text))")],
      help:
        "write '\(key.text): \(repeated.text)', or '\(key.text): { title: { field: … } }' with one of its "
        + "fields")
  }

  static func headingWithoutText(
    _ owner: Mapping.Key, repeated: Name, _ field: String?
  ) -> Diagnostic {
    Diagnostic(
      .repeatedSection,
      "the \(owner.text) of a repeated section needs a 'title'",
      at: Annotation(owner.span, "no text"),
      help:
        "add 'title: { field: \(field ?? "title") }' with a field of \(quoted(repeated.text)), or 'title: …' "
        + "with a fixed text")
  }

  static func repeatedIdentity(_ key: Mapping.Key, _ repeated: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .repeatedSection,
      "the cells of repeated sections cannot be identified by their section",
      at: Annotation(key.span, "identifies cells by section"),
      also: [Annotation(repeated.span, "the content can have several of these")],
      help: "remove 'identity', and identify the cells by their own ids")
  }

  static func repeatWithoutCells(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .repeatedSection,
      "a repeated section needs 'cells'",
      at: Annotation(key.span, "nothing to repeat"),
      help: "add 'cells: [\(example)]' with the views that each of them shows")
  }
}
