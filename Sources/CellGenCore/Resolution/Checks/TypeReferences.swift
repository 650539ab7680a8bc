extension Resolver {
  /// Reports types of fields and actions that belong to views that the manifest does not use.
  ///
  /// Types such as `BadgeViewData` and `BadgeView.Action` are recognized by name; the Swift compiler checks
  /// all others.
  mutating func checkTypeReferences(of view: ViewDraft) {
    scope = ViewScope(manifest: view.manifest)
    let values = view.fields.all + view.actions.all.flatMap(\.values)
    for value in values {
      guard let type = value.type else { continue }
      for stem in type.viewStems {
        guard let position = run.viewPositions[stem], !run.isVisible(position, from: view.manifest)
        else { continue }
        _ = findView(Name(stem, span: value.typeSpan))
      }
    }
  }
}

extension TypeExpression {
  /// The names of the views whose generated types occur in this one.
  var viewStems: [String] {
    switch self {
    case .optional(let wrapped): wrapped.viewStems
    case .array(let element): element.viewStems
    case .dictionary(let key, let value): key.viewStems + value.viewStems
    case .named(let components):
      (stem(of: components).map { [$0] } ?? [])
        + components.flatMap { $0.arguments.flatMap(\.viewStems) }
    }
  }

  private func stem(of components: [Component]) -> String? {
    switch components.count {
    case 1: CellGenCore.stem(of: components[0].name, "ViewData")
    case 2 where components[1].name == "Action": CellGenCore.stem(of: components[0].name, "View")
    default: nil
    }
  }

  /// The generated types that a value of this type contains directly, not in an array: the data or the
  /// actions of views.
  var heldParts: [(stem: String, isAction: Bool)] {
    switch self {
    case .optional(let wrapped): return wrapped.heldParts
    case .array, .dictionary: return []
    case .named(let components):
      if components.last?.name == "Result" {
        return components.flatMap { $0.arguments.flatMap(\.heldParts) }
      }
      if let name = simpleName {
        let stem = ["ViewData", "CellModel"].lazy.compactMap { CellGenCore.stem(of: name, $0) }
          .first
        return stem.map { [($0, false)] } ?? []
      }
      return stem(of: components).map { [($0, true)] } ?? []
    }
  }
}
