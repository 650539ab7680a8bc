/// Reads a declared view inside another; short form: the field that holds its view data.
func resolveViewElement(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> ViewElement? {
  guard case .mapping = entry.value.content else {
    return readInner(entry.value, scope, &diagnostics).map {
      element($0, entry.key, action: nil, &scope, &diagnostics)
    }
  }
  guard let mapping = readMapping(entry.value, .viewElement, of: entry.key, &diagnostics) else {
    return nil
  }
  if mapping["data"] == nil, !mapping.isIncomplete {
    diagnostics.report(.viewElementWithoutData(entry.key))
  }
  guard let inner = mapping["data"].flatMap({ readInner($0, scope, &diagnostics) }) else {
    return nil
  }
  return element(inner, entry.key, action: mapping["action"], &scope, &diagnostics)
}

/// A view inside another with the field that feeds it.
private struct Inner {
  var view: Int
  var field: Field
}

private func element(
  _ inner: Inner, _ key: Mapping.Key, action node: Node?, _ scope: inout LayoutScope,
  _ diagnostics: inout Diagnostics
) -> ViewElement {
  let view = scope.run.views[inner.view]
  let action = node.flatMap { readInnerAction($0, view, &scope, &diagnostics) }
  if node == nil, !view.actions.all.isEmpty {
    diagnostics.report(.lostActions(of: view.name, at: key.span))
  }
  return ViewElement(
    property: scope.names.next(.field(inner.field), .view),
    view: ViewReference(index: inner.view), data: inner.field, action: action)
}

/// Reads the field that holds the view data, and the view that its type belongs to.
private func readInner(
  _ node: Node, _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Inner? {
  if let name = node.scalar?.text, scope.view.fields[name] == nil,
    let view = scope.run.lookUp(name, from: scope.view.manifest)
  {
    diagnostics.report(.viewForField(Name(name, span: node.span), scope.run.views[view], scope))
    return nil
  }
  guard let field = scope.view.fields.find(node, "'data'", &diagnostics)?.field else { return nil }
  let stem = field.type.unwrapped.simpleName.flatMap { CellGenCore.stem(of: $0, "ViewData") }
  guard let stem, let position = scope.run.viewPositions[stem] else {
    reportNoData(of: field, stem, at: node.span, scope, &diagnostics)
    return nil
  }
  // A view out of reach was reported already.
  guard scope.run.isVisible(position, from: scope.view.manifest) else { return nil }
  if scope.run.views[position].isMapped {
    diagnostics.report(.innerViewIsMapped(scope.run.views[position], at: node.span))
    return nil
  }
  return Inner(view: position, field: field)
}

/// Reports a field whose type is the data of no view.
///
/// - Parameter stem: the name that the view would have.
private func reportNoData(
  of field: Field, _ stem: String?, at span: SourceSpan, _ scope: LayoutScope,
  _ diagnostics: inout Diagnostics
) {
  if stem != nil, scope.manifest.isIncomplete { return }
  let known =
    diagnostics.isWorthSuggesting ? scope.run.visibleNames(from: scope.view.manifest) : []
  let type = field.type.unwrapped.simpleName ?? ""
  let meant = Suggestion.names(near: type, among: known.map { $0 + "ViewData" })
  if let stem {
    let name = Name(stem, span: span)
    let report = Diagnostic.unknownView(name, isWritten: false, known: known)
    diagnostics.report(report, of: field, meant: meant)
  } else {
    let inner = known.first { $0 != scope.view.name.text }
    diagnostics.report(.notViewData(field, example: inner, at: span), of: field, meant: meant)
  }
}

/// The name before a suffix; nil without the suffix or without anything before it.
func stem(of type: String, _ suffix: String) -> String? {
  guard type.hasSuffix(suffix), type.utf8.count > suffix.utf8.count else { return nil }
  return String(type.dropLast(suffix.count))
}

private func readInnerAction(
  _ node: Node, _ inner: ViewDraft, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> (name: String, label: String)? {
  let value = "action: \(inner.name.text)View.Action"
  guard let action = scope.view.actions.find(node, carrying: value, &diagnostics) else {
    return nil
  }
  scope.reported.insert(action.name.text)
  if action.isIncomplete || action.payload.contains(where: { $0.type == nil }) { return nil }
  let expected = "\(inner.name.text)View.Action"
  guard action.payload.count == 1, action.payload[0].type?.description == expected else {
    let rule = "carries what it reports as one '\(expected)'"
    diagnostics.report(.elementAction(action, of: "this 'view'", rule, at: node.span))
    return nil
  }
  return (action.name.text, action.payload[0].name.text)
}

extension DiagnosticCode {
  package static let elementType = Self("element-type", .error, .layouts)
  package static let lostActions = Self("lost-actions", .warning, .elements)
}

extension Diagnostic {
  static func viewElementWithoutData(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "data", of: .viewElement, at: key.span,
      help: "add 'data: …' with a field whose type is the view data of a declared view")
  }

  /// The message for a view's name where the field that feeds it should stand.
  static func viewForField(
    _ name: Name, _ view: ViewDraft, _ scope: LayoutScope
  ) -> Diagnostic {
    let type = view.name.text + "ViewData"
    let new = lowerCamelCase(view.name.text)
    return Diagnostic(
      .unknownField,
      "\(quoted(name.text)) is a view, and 'view' names the field that feeds one",
      at: Annotation(name.span, "not a field"),
      also: [Annotation(view.name.span, "the view")],
      help: scope.field(ofType: type).map { "write '\($0)', the field of type '\(type)'" }
        ?? "add '\(new): \(type)' to 'data', and write '\(new)' here")
  }

  /// - Parameter example: another view that could be fed.
  static func notViewData(_ field: Field, example: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "a view cannot be fed by \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "not the data of a declared view"),
      also: [Annotation(field.typeSpan, "its type")],
      help: example.map { "name a field whose type is the view data of a view, as '\($0)ViewData'" }
        ?? "declare a view for it under 'views', and give the field the type of its view data")
  }

  static func innerViewIsMapped(_ view: ViewDraft, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "\(quoted(view.name.text)) has no class of its own, so it cannot stand inside another view",
      at: Annotation(span, "is shown by another view"),
      also: [Annotation(view.name.span, "declared here with 'view: \(view.viewName ?? "")'")],
      help: "hold '\(view.viewName ?? "")ViewData' in the field instead")
  }

  static func lostActions(of view: Name, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lostActions,
      "the actions of \(quoted(view.text)) are not reported from here",
      at: Annotation(span, "no 'action'"),
      help: "declare an action that carries '\(view.text)View.Action' and name it in 'action'")
  }
}
