extension Resolver {
  /// Reports names that would generate the same case of a screen's actions, or the same constant of its
  /// accessibility identifiers.
  ///
  /// Views, headers, and footers that report actions have cases, as do the buttons of states. Views with at
  /// most one cell have constants, as do all headers and footers. Two views with the same case are reported
  /// elsewhere, along with all cases of views.
  mutating func checkActionCases(
    of manifest: ManifestDraft, _ sections: [Section]
  ) {
    let cells = sections.flatMap(\.cells).unique.map(\.index)
    let headerFooters = headerFooterCases(of: sections) + stateCases(of: manifest.states)
    let prefixed = run.prefixedCases(among: sections.flatMap(\.cells))
    let reporting =
      cells.filter { reports($0, in: run) }.map { viewCase(of: $0, in: run, prefixed) }
      + headerFooters.filter { reports($0.view, in: run) }
    let moves = sections.filter { $0.reorder != nil }.map { section in
      ActionCase(name: section.name.text + "Moved", origin: section.name, kind: .move)
    }
    let refresh = manifest.refresh.map { ActionCase(name: $0.text, origin: $0, kind: .refresh) }
    let states = manifest.states.actions.filter { $0.text != refresh?.name }
      .map { ActionCase(name: $0.text, origin: $0, kind: .state) }
    let actionCollisions = collisions(
      among: reporting + moves + [refresh].compactMap { $0 } + states)
    for (later, first) in actionCollisions {
      report(.caseCollision(later, first, of: "the case", "actions"))
    }
    let only = cells.filter { isOnly($0, in: run) }
    let constants = only.map { viewCase(of: $0, in: run, prefixed) } + headerFooters
    let reported = Set(actionCollisions.map(\.later.name))
    for (later, first) in collisions(among: constants) where !reported.contains(later.name) {
      report(
        .caseCollision(later, first, of: "the constant", "accessibility identifiers"))
    }
  }
}

/// A case of a screen's actions or identifiers, with the name in the manifest that it comes from.
struct ActionCase {
  enum Kind: Equatable {
    case view
    case header
    case footer
    case move
    case refresh
    case state
    case stateView
  }

  var name: String
  var origin: Name
  var kind: Kind
  /// The view that is shown; nil for a state.
  var view: Int?

  /// The origin of the case, for messages.
  var maker: String {
    switch kind {
    case .view: "the view \(quoted(origin.text))"
    case .header: "the header of \(quoted(origin.text))"
    case .footer: "the footer of \(quoted(origin.text))"
    case .move: "the moves in \(quoted(origin.text))"
    case .refresh: "the action \(quoted(origin.text)) of 'refresh'"
    case .state: "the action \(quoted(origin.text)) of a state"
    case .stateView: "the view of the state \(quoted(origin.text))"
    }
  }
}

private func viewCase(of view: Int, in run: Run, _ prefixed: Set<String>) -> ActionCase {
  let draft = run.views[view]
  return ActionCase(
    name: draft.caseName(prefixed), origin: draft.name, kind: .view, view: view)
}

private func headerFooterCases(of sections: [Section]) -> [ActionCase] {
  sections.flatMap { section in
    let name = section.name
    let header = section.header?.view.map {
      ActionCase(name: name.text + "Header", origin: name, kind: .header, view: $0.index)
    }
    let footer = section.footer?.view.map {
      ActionCase(name: name.text + "Footer", origin: name, kind: .footer, view: $0.index)
    }
    return [header, footer].compactMap { $0 }
  }
}

private func stateCases(of states: ScreenStates) -> [ActionCase] {
  states.placeholders.compactMap { placeholder in
    placeholder.view.map {
      ActionCase(
        name: placeholder.state.text, origin: placeholder.state, kind: .stateView, view: $0.index)
    }
  }
}

/// Returns the cases with the same name as an earlier one of another kind, each paired with the earlier one.
private func collisions(
  among cases: [ActionCase]
) -> [(later: ActionCase, first: ActionCase)] {
  var first: [String: ActionCase] = [:]
  return cases.compactMap { actionCase in
    guard let other = first[actionCase.name] else {
      first[actionCase.name] = actionCase
      return nil
    }
    return actionCase.kind != other.kind ? (actionCase, other) : nil
  }
}

/// Returns true if a view's class reports anything.
private func reports(_ view: Int?, in run: Run) -> Bool {
  view.flatMap(run.position(showing:)).map { !run.views[$0].actions.all.isEmpty } ?? false
}

/// Returns true if there is at most one cell of a view.
private func isOnly(_ view: Int, in run: Run) -> Bool {
  if case .only = run.views[view].identity { true } else { false }
}

extension Diagnostic {
  /// Returns the error about two names for the same case.
  ///
  /// - Parameters:
  ///   - thing: The declaration that both names generate.
  ///   - whole: The part of the screen that it belongs to.
  static func caseCollision(
    _ later: ActionCase, _ first: ActionCase, of thing: String, _ whole: String
  ) -> Diagnostic {
    Diagnostic(
      .caseCollision,
      "\(first.maker) and \(later.maker) both generate \(thing) '\(later.name)' "
        + "of the screen's \(whole)",
      at: Annotation(later.origin.span, "generates '\(later.name)'"),
      also: [Annotation(first.origin.span, "also generates it")],
      help: [.state, .refresh].contains(later.kind)
        ? "choose another name for the action"
        : later.kind == .stateView
          ? "rename \(quoted(first.origin.text))" : "rename the view or the section")
  }
}
