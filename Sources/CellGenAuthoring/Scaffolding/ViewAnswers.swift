import CellGenCore

/// The answers for the template of a custom view's class.
///
/// Labels show texts and numbers, and buttons report actions without values; a TODO marks the rest.
///
/// - Parameter view: a view with `view: custom`.
func viewAnswers(
  _ view: View, in module: Module, importsRuntime: Bool
) -> Answers {
  var names = ElementNames()
  let manifest = module.manifests[view.manifest]
  let views = [view] + overloads(of: view, in: module)
  let labels = labels(for: views, &names)
  let reported = reportedActions(of: view, whichShows: views)
  // Older versions have no closures for controls.
  let canHaveButtons = manifest.deploymentTarget >= 14
  let buttons = canHaveButtons ? reported.filter(\.payload.isEmpty) : []
  let others = canHaveButtons ? reported.filter { !$0.payload.isEmpty } : reported
  let buttonNames = buttons.map { names.next($0.name.text, .button) }
  let subviews = labels.map(\.name) + buttonNames
  return [
    "importsRuntime": .flag(importsRuntime),
    "isPublic": .flag(manifest.access == .public),
    "access": .text(manifest.access == .internal ? "" : manifest.access.rawValue + " "),
    "view": .text(view.viewType),
    "doc": .list(docLines(of: view).map { ["line": .text($0)] }),
    "hasHandler": .flag(view.reportsActions),
    "labels": .list(labels.map { ["label": .text($0.name)] }),
    "buttons": .list(zip(buttons, buttonNames).map { buttonAnswers($0, $1) }),
    "hasSubviews": .flag(!subviews.isEmpty),
    "hasManySubviews": .flag(subviews.count > 1),
    "subviewList": .text(subviews.joined(separator: ", ")),
    "unreported": .list(others.map { ["action": .text(signature(of: $0))] }),
    "datas": .list(views.map { dataAnswers($0, labels, for: manifest.deploymentTarget) }),
  ]
}

private func buttonAnswers(_ action: Action, _ name: String) -> Answers {
  [
    "button": .text(name), "title": .text(titleInWords(action.name.text)),
    "action": .text(memberName(action.name.text)),
  ]
}

// MARK: - Data

/// A label for the texts and numbers of fields with the same name, across all data that the class takes.
private struct TextLabel {
  var name: String
  var field: String
  /// True if some data has no text for it.
  var canBeHidden: Bool
}

private func labels(for views: [View], _ names: inout ElementNames) -> [TextLabel] {
  var seen: Set<String> = []
  let fields = views.flatMap(texts).filter { seen.insert($0.name.text).inserted }
  return fields.map { field in
    let all = views.map { view in texts(of: view).first { $0.name.text == field.name.text } }
    return TextLabel(
      name: names.next(field.name.text, .label), field: field.name.text,
      canBeHidden: all.contains { $0?.type.isOptional ?? true })
  }
}

/// The answers for one type of data that the class takes: each label shows one of its texts or is hidden.
private func dataAnswers(
  _ view: View, _ labels: [TextLabel], for deploymentTarget: Int
) -> Answers {
  let fields = texts(of: view)
  let shown: [Answers] = labels.map { label in
    let field = fields.first { $0.name.text == label.field }
    let value = field.map { labelText(of: $0, deploymentTarget) }
    return [
      "label": .text(label.name), "value": .text(value ?? "nil"),
      "canBeHidden": .flag(label.canBeHidden),
    ]
  }
  let unshown: [Answers] = shownFields(of: view).filter { !$0.isLabelText }.map { field in
    [
      "field": .text("data." + memberName(field.name.text)),
      "type": .text(withArticle(field.type.description)),
    ]
  }
  return [
    "data": .text(view.viewDataType), "hasSize": .flag(view.hasSizeFunction),
    "texts": .list(shown), "unshown": .list(unshown),
  ]
}

private func texts(of view: View) -> [Field] { shownFields(of: view).filter(\.isLabelText) }

/// All fields except an `id` that only identifies cells.
private func shownFields(of view: View) -> [Field] {
  guard case .field(let identity) = view.identity, identity.name.text == "id" else {
    return view.fields
  }
  return view.fields.filter { $0.name.text != "id" }
}

extension View {
  fileprivate var hasSizeFunction: Bool {
    if case .custom = size { true } else { false }
  }
}

// MARK: - Actions

/// The views whose data the class of another view also takes.
private func overloads(of view: View, in module: Module) -> [View] {
  module.views.filter { other in
    guard case .overloaded(let target) = other.presentation else { return false }
    return module[target].typeName == view.typeName
  }
}

/// The actions that the class must report itself, without those reported by its cells.
///
/// - Parameter views: the views whose data the class takes, including its own.
private func reportedActions(of view: View, whichShows views: [View]) -> [Action] {
  let cellActions = views.flatMap(\.row.actions)
  return view.actions.filter { !cellActions.contains($0.name.text) }
}

/// `.rename(to:)`
private func signature(of action: Action) -> String {
  let labels = action.payload.map { "\($0.name.text):" }.joined()
  return "." + memberName(action.name.text) + (labels.isEmpty ? "" : "(\(labels))")
}

/// The lines of its documentation comment after `///`, each with its leading space.
private func docLines(of view: View) -> [String] {
  let doc = view.doc ?? "Shows \(withArticle(view.viewDataType))."
  return commentLines(doc).map { $0.isEmpty ? "" : " " + $0 }
}
