extension Resolver {
  /// Reports types of fields and actions that belong to views that the manifest does not use.
  ///
  /// Types such as `BadgeViewData` and `BadgeViewData.Action` are recognized by name; the Swift compiler
  /// checks all others.
  mutating func checkTypeReferences(of view: ViewDraft) {
    scope.manifest = view.manifest
    for value in view.values where !value.isWellKnown {
      guard let type = value.type else { continue }
      if notesNames { noteViews(in: type, at: value.typeSpan) }
      if let old = type.formerNames.first(where: { run.typePositions[$0.stem] != nil }) {
        report(.renamedType(old.name, as: old.today, at: value.typeSpan))
      }
      for stem in type.viewStems {
        let name = Name(stem, span: value.typeSpan)
        let types = run.types(stem)
        if let position = types.first(where: { run.isVisible($0, from: view.manifest) }) {
          noteUse(of: position, as: name)
        } else if let meant = run.lookUp(stem, from: view.manifest),
          run.views[meant].typeName != stem
        {
          report(.typeWithoutPrefix(stem, in: type, of: run.views[meant], at: value.typeSpan))
        } else if let position = types.first, !manifest.isOpen {
          let other = run.views[position]
          report(.undeclaredUse(name, other.name, in: run.source(of: other).name(seenFrom: module)))
        }
      }
    }
  }
}

extension Resolver {
  /// Notes the views that a type refers to by one of their types, or by a nested type such as
  /// `MailViewData.ID`.
  private mutating func noteViews(in type: TypeExpression, at span: SourceSpan) {
    for stem in type.collect({ CellGenCore.stem(of: $0[0].name, "ViewData") }) {
      guard let view = run.types(stem).first(where: { run.isVisible($0, from: scope.manifest) })
      else { continue }
      noteName(Name(stem, span: span), as: run.views[view].name)
    }
  }
}

extension TypeExpression {
  /// The names of the views whose generated types occur in this one.
  var viewStems: [String] { collect(stem) }

  private func stem(_ components: [Component]) -> String? {
    switch components.count {
    case 1: CellGenCore.stem(of: components[0].name, "ViewData")
    case 2 where components[1].name == "Action":
      CellGenCore.stem(of: components[0].name, "ViewData")
    default: nil
    }
  }

  /// The names in this type that generated types had before view data became cell models.
  fileprivate var formerNames: [(stem: String, name: String, today: String)] {
    collect { components in
      let first = components[0].name
      if components.count == 1, let stem = CellGenCore.stem(of: first, "CellModel") {
        return (stem, first, stem + "ViewData")
      }
      if components.count == 2, components[1].name == "Action",
        let stem = CellGenCore.stem(of: first, "View")
      {
        return (stem, first + ".Action", stem + "ViewData.Action")
      }
      return nil
    }
  }

  /// The generated types that a value of this type contains directly, not in an array: the data or actions of
  /// views.
  var heldParts: [(stem: String, isAction: Bool)] {
    switch self {
    case .optional(let wrapped): return wrapped.heldParts
    case .array, .dictionary: return []
    case .named(let components):
      if components.last?.name == "Result" {
        return components.flatMap { $0.arguments.flatMap(\.heldParts) }
      }
      if let name = simpleName {
        return CellGenCore.stem(of: name, "ViewData").map { [($0, false)] } ?? []
      }
      return stem(components).map { [($0, true)] } ?? []
    }
  }
}

extension DiagnosticCode {
  package static let renamedType = Self("renamed-type", .error, .types)
}

extension Diagnostic {
  fileprivate static func typeWithoutPrefix(
    _ stem: String, in type: TypeExpression, of view: ViewDraft, at span: SourceSpan
  ) -> Diagnostic {
    let today = type.description.replacing(
      "\(stem)ViewData", with: "\(view.typeName)ViewData")
    return Diagnostic(
      .renamedType,
      "there is no type '\(stem)ViewData': the manifest of \(quoted(view.name.text)) has the prefix "
        + quoted(view.prefix),
      at: Annotation(span, "not generated"),
      also: [Annotation(view.name.span, "generates '\(view.typeName)ViewData'")],
      help: "write \(quoted(today))")
  }

  static func renamedType(_ name: String, as today: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .renamedType,
      "there is no type \(quoted(name)): view data are cell models and declare the actions",
      at: Annotation(span, "not generated"),
      help: "write \(quoted(today))")
  }
}
