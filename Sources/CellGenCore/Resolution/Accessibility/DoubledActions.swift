extension Resolver {
  /// Warns about actions that VoiceOver offers twice for a row.
  ///
  /// - Source: UIKit offers swipes with a cell and all elements in it (openradar.me/46899682).
  mutating func checkDoubledActions(of view: ViewDraft, at position: Int, _ uses: CellUses) {
    guard uses.rows.contains(position), !uses.bareCells.contains(position),
      let swipe = view.written?.row.entry("swipe")?.key,
      case .mapping(let speech)? = view.written?.accessibility.value?.value.content,
      let actions = speech.entry("actions")
    else { return }
    let swiped = Set((view.row.swipes.leading + view.row.swipes.trailing).map(\.action.text))
    for name in actions.value.namesInListOrMapping where swiped.contains(name.text) {
      report(.doubledAction(name, swipe))
    }
  }
}

extension Node {
  /// The names in the list, or those of the keys.
  fileprivate var namesInListOrMapping: [Name] {
    switch content {
    case .sequence(let list):
      list.items.compactMap { item in item.scalar.map { Name($0.text, span: item.span) } }
    case .mapping(let mapping): mapping.entries.map { Name($0.key.text, span: $0.key.span) }
    case .scalar(let scalar): [Name(scalar.text, span: span)]
    case .empty, .broken: []
    }
  }
}

extension DiagnosticCode {
  package static let doubledAction = Self(
    "doubled-action", .warning, .sections, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  fileprivate static func doubledAction(_ action: Name, _ swipe: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .doubledAction,
      "\(quoted(action.text)) is offered twice by VoiceOver",
      at: Annotation(action.span, "offered again"),
      also: [Annotation(swipe.span, "already offered with the row")],
      help:
        "remove \(quoted(action.text)) from 'actions': VoiceOver reads the title that it has in 'swipe'",
      note: "the swipe actions of a row are always among its actions in VoiceOver")
  }
}
