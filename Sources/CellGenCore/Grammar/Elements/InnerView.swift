extension ViewElement: StyledModel {
  package static let facts = Facts<ViewElement>(
    touches: .around, reports: { $0.action != nil }, voiceOver: .contents, namesRow: { _ in .text },
    inRow: .flexible, extent: { _ in .bothSides }, box: .around, tint: nil, ground: nil, text: nil,
    hiddenBy: { [$0.data] }, shows: nil, hasStyles: false)

  private static let data = Key(
    "data", .inner,
    "The field that holds the view data of a declared view.", get: { .value($0.data) },
    set: {
      $0.view = ViewReference(index: $1.view)
      $0.data = $1.field
    }
  ).required("add 'data: …' with a field whose type is the view data of a declared view")
    .synonyms("field")

  private static let action = Key(
    "action", .later(.name(.member)), "The action that carries the action of the inner view.",
    get: { $0.action.map(FormValue.value) ?? .nothing }, set: { _, _ in })

  package static let form = Form(
    "viewElement", "a 'view' element",
    blank: ViewElement(property: "", view: ViewReference(index: 0), data: .blank), foreign: foreign,
    short: ShortForm(data, as: "data"), [data, action] + Key.look,
    finish: { element, written, resolver in
      let inner = resolver.run.views[element.view.index]
      switch written.entry(action) {
      case .value(let entry):
        let type = "\(inner.typeName)ViewData.Action"
        element.action = resolver.readAction(
          entry.value, carrying: "action: \(type)", of: "this 'view'",
          "must carry the inner action as one '\(type)'"
        ) { $0.description == type }
      case .absent where !inner.actions.all.isEmpty:
        resolver.report(.lostActions(of: inner, at: written.owner.span))
      case .absent, .lost: break
      }
      element.property = resolver.scope.names.next(element.data, .view)
      resolver.finishLook(of: &element, written, shows: element.data)
      return true
    })
}

/// A view inside another, with the field that holds its view data.
private struct Inner {
  var view: Int
  var field: Field
}

extension ValueForm where Value == Inner {
  /// The field that holds the view data, and the view that its type belongs to.
  fileprivate static var inner: ValueForm {
    ValueForm(.field(nil)) { entry, resolver in
      resolver.readInner(entry.value, quoted(entry.key.text))
    }
  }
}

extension Resolver {
  fileprivate mutating func readInner(_ node: Node, _ subject: String) -> Inner? {
    if let name = node.scalar?.text, scope.fields[name] == nil,
      let view = run.lookUp(name, from: scope.manifest)
    {
      report(.viewForField(Name(name, span: node.span), run.views[view], scope))
      return nil
    }
    guard let field = findField(node.fieldName, subject)?.field,
      let view = findInner(of: field, field.type, at: node.span, Diagnostic.notViewData)
    else { return nil }
    return Inner(view: view, field: field)
  }

  /// Finds the view whose data a field holds, alone or in a list.
  ///
  /// - Parameters:
  ///   - type: the type of the field, or of its items.
  ///   - problem: the message for another type, with an example of a view.
  mutating func findInner(
    of field: Field, _ type: TypeExpression, at span: SourceSpan,
    _ problem: (Field, String?, SourceSpan) -> Diagnostic
  ) -> Int? {
    let stem = type.unwrapped.simpleName.flatMap { CellGenCore.stem(of: $0, "ViewData") }
    guard let stem, let position = run.typePositions[stem] else {
      reportNoData(of: field, type, stem, at: span, problem)
      return nil
    }
    // An inaccessible view has already been reported.
    guard run.isVisible(position, from: scope.manifest) else { return nil }
    if run.views[position].isMapped {
      let view = run.views[position]
      let shown = view.viewName.flatMap { run.lookUp($0, from: view.manifest) }
      report(
        .innerViewIsMapped(
          view, shownBy: shown.map { run.views[$0].typeName } ?? view.viewName ?? "", at: span))
      return nil
    }
    if let maker = run.views[position].foreignMaker {
      report(.foreignInnerView(run.views[position], maker: maker, at: span))
      return nil
    }
    return position
  }

  /// Reports a field whose type is not the data of a view.
  ///
  /// - Parameter stem: the name that the view would have.
  private mutating func reportNoData(
    of field: Field, _ type: TypeExpression, _ stem: String?, at span: SourceSpan,
    _ problem: (Field, String?, SourceSpan) -> Diagnostic
  ) {
    if stem != nil, manifest.isOpen { return }
    // A type that lacks its prefix has already been reported.
    if let stem, run.lookUp(stem, from: scope.manifest) != nil { return }
    let known = isWorthSuggesting ? run.visibleNames(from: scope.manifest) : []
    let type = type.unwrapped.simpleName ?? ""
    let types = isWorthSuggesting ? run.visibleTypes(from: scope.manifest) : []
    let meant = Suggestion.names(near: type, among: types.map { $0 + "ViewData" })
    if let stem {
      let name = Name(stem, span: span)
      report(.unknownView(name, isWritten: false, known: known), of: field, meant: meant)
    } else {
      let inner = types.first { $0 != (manifest.prefix.value?.text ?? "") + scope.name.text }
      report(problem(field, inner, span), of: field, meant: meant)
    }
  }
}

extension DiagnosticCode {
  package static let elementType = Self("element-type", .error, .layouts)
  package static let lostActions = Self("lost-actions", .warning, .elements)
}

extension Diagnostic {
  /// The message for the name of a view where the field with its data is expected.
  static func viewForField(
    _ name: Name, _ view: ViewDraft, _ scope: ViewScope
  ) -> Diagnostic {
    let type = view.typeName + "ViewData"
    let new = lowerCamelCase(view.name.text)
    return Diagnostic(
      .unknownField,
      "\(quoted(name.text)) is a view, but 'view' takes the field with its view data",
      at: Annotation(name.span, "not a field"),
      also: [Annotation(view.name.span, "the view")],
      help: scope.field(ofType: type).map { "write '\($0)', the field of type '\(type)'" }
        ?? "add '\(new): \(type)' to 'data', and write '\(new)' here")
  }

  /// - Parameter example: another view whose data a field can hold.
  static func notViewData(_ field: Field, example: String?, _ span: SourceSpan) -> Diagnostic {
    misfit(
      "a 'view' element cannot show", field, at: span, "not the view data of a declared view",
      help: field.type.item.map { _ in
        "write 'repeat: \(field.name.text)', which shows one view for each item"
      }
        ?? example.map { "name a field whose type is view data, such as '\($0)ViewData'" }
        ?? "declare a view for it under 'views', and give the field the type of its view data")
  }

  /// - Parameter shown: the stem of the types of the view that shows it.
  static func innerViewIsMapped(
    _ view: ViewDraft, shownBy shown: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .elementType,
      "\(quoted(view.name.text)) has no class of its own, so it cannot be part of another view",
      at: Annotation(span, "is shown by another view"),
      also: [Annotation(view.name.span, "declared here with 'view: \(view.viewName ?? "")'")],
      help: "make the field '\(shown)ViewData' instead")
  }

  static func lostActions(of view: ViewDraft, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lostActions,
      "the actions of \(quoted(view.name.text)) are not reported",
      at: Annotation(span, "no 'action'"),
      help:
        "declare an action that carries '\(view.typeName)ViewData.Action' and name it in 'action'")
  }
}

extension ViewElement {
  static let foreign: [ForeignWord] = [
    ForeignWord("cases switch", viewForEachKind([("photo", "Photo")])) { _, mapping in
      guard case .mapping(let cases)? = mapping["cases"]?.content else { return nil }
      let kinds = cases.entries.compactMap { kind in
        kind.value.scalar.map { (kind.key.text, $0.text) }
      }
      guard !kinds.isEmpty, kinds.allSatisfy({ isIdentifier($0) && isIdentifier($1) }) else {
        return nil
      }
      return viewForEachKind(kinds)
    }
  ]
}

/// Help to show one of several views.
///
/// - Parameter kinds: for each kind, the name of a field and the view.
private func viewForEachKind(_ kinds: [(field: String, view: String)]) -> String {
  let fields = kinds.map { field, view in
    let view = view.hasSuffix("ViewData") ? view : "\(view)ViewData"
    return "\(field): \(view)?"
  }
  return
    "give each kind an optional field with its view data, as in '\(fields.joined(separator: ", "))', "
    + "and show each with its own element, as in '- view: \(kinds[0].field)'"
}
