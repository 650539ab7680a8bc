extension Resolver {
  /// Warns about unused declarations.
  ///
  /// None of these warnings has a definite fix: a manifest outside the run, or handwritten code such as a
  /// feed, could use the declaration.
  mutating func checkUsage() {
    let uses = CellUses(of: run)
    let givenData = uses.cells.union(uses.edges).union(uses.repeated)
      .union(uses.held)
    var used = givenData.union(uses.notCells)
    used.formUnion(viewsNamedAsTexts)
    for (position, view) in run.views.enumerated() {
      checkUnshownFields(of: view)
      checkCommands(of: view)
      checkColorAlone(of: view)
      checkUnreadFields(of: view)
      if !used.contains(position), run.manifests[view.manifest].sections != nil {
        report(.unusedView(view.name))
      }
      if let span = view.written?.id.value?.value.span, uses.notCells.contains(position),
        !uses.cells.contains(position), !uses.repeated.contains(position)
      {
        report(.needlessIdentity(view.name, at: span))
      }
      if !uses.states[position].isEmpty, !givenData.contains(position) {
        checkData(of: view, in: uses.states[position])
      }
    }
    reportLowContrastAround(shown: uses.cells.union(uses.edges))
    checkRows(uses, used: used)
  }

  /// Warns about commands whose actions no swipe or menu offers.
  private mutating func checkCommands(of view: ViewDraft) {
    guard !view.row.commands.isEmpty else { return }
    var offered = Set(view.row.swipes.leading.map(\.action.text))
    offered.formUnion(view.row.swipes.trailing.map(\.action.text))
    offered.formUnion(view.row.menu.map(\.action.text))
    offered.formUnion(view.display.accessibility?.actions.map(\.action) ?? [])
    if case .layout(let root)? = view.presentation {
      for element in Element.stack(root).all {
        offered.formUnion(element.look.accessibility?.actions.map(\.action) ?? [])
        for case .value(let menu as [MenuItem]) in element.model.settings.map(\.value) {
          offered.formUnion(menu.map(\.action.text))
        }
      }
    }
    for command in view.row.commands where !offered.contains(command.action.text) {
      // A command also determines when these are offered.
      let isHeld = [view.row.delete, view.row.longPress].contains {
        $0?.text == command.action.text
      }
      if isHeld, command.visible != nil { continue }
      report(.unofferedCommand(command.action, of: view.name))
    }
  }

  /// The views whose names states show as text, which is reported elsewhere.
  private var viewsNamedAsTexts: [Int] {
    let titles = run.manifests.flatMap(\.states.placeholders).compactMap {
      $0.title?.constant?.fixedText
    }
    return titles.compactMap { run.viewPositions[$0] }
  }
}

/// Returns the views that a view's presentation and the types of its fields name.
func viewsNamed(by view: ViewDraft, in run: Run) -> [Int] {
  var named: [Int] = []
  for field in view.fields.all where !field.isWellKnown {
    guard let type = field.type else { continue }
    for stem in type.viewStems where stem != view.typeName {
      if let position = run.typePositions[stem] { named.append(position) }
    }
  }
  switch view.presentation {
  case .mapped(let target, _), .overloaded(let target): named.append(target.index)
  case .layout, .custom, .own, .swiftUI, .row, .data, nil: break
  }
  return named
}

extension DiagnosticCode {
  package static let needlessIdentity = Self(
    "needless-identity", .warning, .sections, waits: .forAll)
  package static let unusedView = Self("unused-view", .warning, .sections, waits: .forAll)
}

extension Diagnostic {
  fileprivate static func unofferedCommand(_ action: Name, of view: Name) -> Diagnostic {
    Diagnostic(
      .neverShown,
      "the command \(quoted(action.text)) is never shown: no swipe or menu of \(quoted(view.text)) "
        + "offers it",
      at: Annotation(action.span, "never offered"),
      help: "name it in 'swipe' or 'menu', or remove it from 'commands'")
  }

  static func unusedView(_ view: Name) -> Diagnostic {
    Diagnostic(
      .unusedView,
      "the view \(quoted(view.text)) is never used",
      at: Annotation(view.span, "not in any section or other view"),
      help: "add it to the 'cells' of a section, or remove it")
  }

  static func needlessIdentity(_ view: Name, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .needlessIdentity,
      "'id' has no effect: \(quoted(view.text)) is never a cell",
      at: Annotation(span, "only cells need one"),
      help: "remove 'id' if nothing else shows \(quoted(view.text)) as a cell")
  }
}
