/// Reports names that would make one case of a screen's actions: of a view that reports something, of
/// a header or footer that does, and of the button of a state.
///
/// Two views of one case are reported where all cases of views are.
func checkActionCases(
  of manifest: ManifestDraft, _ sections: [SectionDraft], in run: Run,
  _ diagnostics: inout Diagnostics
) {
  var first: [String: ActionCase] = [:]
  for actionCase in actionCases(of: manifest, sections, in: run) {
    guard let other = first[actionCase.name] else {
      first[actionCase.name] = actionCase
      continue
    }
    if actionCase.kind != other.kind { diagnostics.report(.actionCollision(actionCase, other)) }
  }
}

/// A case of a screen's actions with the name in a manifest that it comes from.
struct ActionCase {
  enum Kind: Equatable {
    case view
    case header
    case footer
    case state
  }

  var name: String
  var origin: Name
  var kind: Kind

  /// What makes the case, in a message.
  var maker: String {
    switch kind {
    case .view: "the view \(quoted(origin.text))"
    case .header: "the header of \(quoted(origin.text))"
    case .footer: "the footer of \(quoted(origin.text))"
    case .state: "the action \(quoted(origin.text)) of a state"
    }
  }
}

private func actionCases(
  of manifest: ManifestDraft, _ sections: [SectionDraft], in run: Run
) -> [ActionCase] {
  var cases: [ActionCase] = []
  var seen: Set<Int> = []
  for cell in sections.flatMap(\.cells) where reports(cell, in: run) && seen.insert(cell).inserted {
    let name = run.views[cell].name
    cases.append(ActionCase(name: lowerCamelCase(name.text), origin: name, kind: .view))
  }
  for section in sections {
    if let header = section.header, reports(header, in: run) {
      let name = section.name.text + "Header"
      cases.append(ActionCase(name: name, origin: section.name, kind: .header))
    }
    if let footer = section.footer, reports(footer, in: run) {
      let name = section.name.text + "Footer"
      cases.append(ActionCase(name: name, origin: section.name, kind: .footer))
    }
  }
  return cases
    + manifest.states.actions.map { ActionCase(name: $0.text, origin: $0, kind: .state) }
}

/// Whether a view's class reports anything.
private func reports(_ view: Int, in run: Run) -> Bool {
  run.position(showing: view).map { !run.views[$0].actions.all.isEmpty } ?? false
}

extension Diagnostic {
  static func actionCollision(_ actionCase: ActionCase, _ other: ActionCase) -> Diagnostic {
    Diagnostic(
      .caseCollision, .error,
      "\(other.maker) and \(actionCase.maker) both make the case '\(actionCase.name)' "
        + "of the screen's actions",
      at: Annotation(actionCase.origin.span, "makes '\(actionCase.name)'"),
      also: [Annotation(other.origin.span, "makes it too")],
      help: actionCase.kind == .state
        ? "choose another name for the action" : "rename the view or the section")
  }
}
