/// The report of a move of cells in a section.
package struct Move {
  package let section: Section
  /// The kind of cell that it moves, if there is only one.
  let kind: View?
  /// How the report identifies the target; nil if there is only one.
  let target: Target?
  private let itemIDs: String

  enum Target {
    /// One of the same repeated sections, by its ID.
    case id(type: String)
    /// Any section of the screen.
    case section(type: String)
  }

  init(of section: Section, among sections: [String: Section], _ context: ScreenContext) {
    self.section = section
    let targets = (section.reorder?.targets ?? []).compactMap { sections[$0.text] }
    let kinds = Set(([section] + targets).flatMap(\.cells))
    let only = kinds.count == 1 ? kinds.first.map { context.file.module[$0] } : nil
    // The screen's IDs have a property for each kind, which can't be named like their own `hashValue`.
    kind = only.flatMap { context.caseName(of: $0) == "hashValue" ? nil : $0 }
    itemIDs = "\(context.itemType).ID"
    let others = targets.filter { $0.name.text != section.name.text }
    if !others.isEmpty {
      target = .section(type: context.sectionType)
    } else if !targets.isEmpty, let repeated = section.repeated {
      target = .id(type: context.file.module[repeated].viewDataType + ".ID")
    } else {
      target = nil
    }
  }

  package var caseName: String { section.name.text + "Moved" }

  /// Returns the case of the screen's items that it moves, if there is only one.
  func kindName(_ context: ScreenContext) -> String? {
    kind.map { context.itemCase(of: $0, in: section) }
  }

  /// The type of the IDs that it carries.
  var idType: String { kind.map { $0.viewDataType + ".ID" } ?? itemIDs }

  /// The associated values of the case in the screen's actions.
  package var payload: [(label: String?, type: String)] {
    var values: [(label: String?, type: String)] = [(nil, "[\(idType)]")]
    switch target {
    case nil: break
    case .id(let type), .section(let type): values.append(("to", type))
    }
    values.append(("before", "\(idType)?"))
    return values
  }
}

/// Writes where people can move cells, and what a move reports; writes nothing if cells can't be moved.
///
///     func moves(from section: TasksSection.Kind) -> SectionMoves<TasksSection.Kind> {
///       switch section {
///       case .today: .to([.today, .later])
///       case .later: .within
///       case .done: .none
///       }
///     }
///
///     var draggableSections: [TasksSection.Kind] { [.today, .later] }
func renderMoves(_ context: ScreenContext, _ w: SwiftWriter) {
  guard !context.moves.isEmpty else { return }
  let kind = context.sectionType + (context.hasRepeatedSections ? ".Kind" : "")
  w.gap()
  w.function(
    "\(context.access)func moves", ["from section: \(kind)"], " -> SectionMoves<\(kind)>"
  ) { w in
    w.switch("section", over: context.screen.sections) { section, w in
      w.caseLine(".\(memberName(section.name.text))", "\(targets(of: section))")
    }
  }
  renderDraggable(context, kind, w)
  w.gap()
  let moves = Dictionary(
    context.moves.map { ($0.section.name.text, $0) }, uniquingKeysWith: { first, _ in first })
  w.function(
    "\(context.access)func action", ["for move: ListMove<\(context.contentType)>"],
    " -> \(context.actionType)?"
  ) { w in
    w.switch("move.source.kind") { w in
      for section in context.screen.sections {
        let pattern: SwiftLine = ".\(memberName(section.name.text))"
        if let move = moves[section.name.text] {
          renderMove(move, pattern, context, w)
        } else {
          w.caseLine(pattern, "return nil")
        }
      }
    }
  }
}

/// Writes the sections whose cells a long press lifts; writes nothing if there are none.
private func renderDraggable(_ context: ScreenContext, _ kind: String, _ w: SwiftWriter) {
  let names = context.screen.sections.filter(\.lifts).map { ".\(memberName($0.name.text))" }
  guard !names.isEmpty else { return }
  w.gap()
  let head: SwiftLine = "\(context.access)var draggableSections: [\(kind)]"
  let whole: SwiftLine = "\(head) { [\(names.joined(separator: ", "))] }"
  if w.fits(whole) { return w.line(whole) }
  w.block(head) { w in
    w.line("[")
    w.indented.fill(names, end: "")
    w.line("]")
  }
}

/// Returns the expression for where the cells of a section can be moved.
private func targets(of section: Section) -> String {
  guard let reorder = section.reorder else { return ".none" }
  guard let targets = reorder.targets else { return ".within" }
  var names = targets.map { ".\(memberName($0.text))" }
  let own = ".\(memberName(section.name.text))"
  if !names.contains(own) { names.insert(own, at: 0) }
  return ".to([\(names.joined(separator: ", "))])"
}

/// Writes the report of a move from a section.
private func renderMove(
  _ move: Move, _ pattern: SwiftLine, _ context: ScreenContext, _ w: SwiftWriter
) {
  let kind = move.kindName(context).map(memberName)
  let ids = kind.map { "move.ids.compactMap(\\.\($0))" } ?? "move.ids"
  let next = kind.map { "before: move.next?.\($0)" } ?? "before: move.next"
  let target =
    switch move.target {
    case nil: [String]()
    case .id: ["to: target"]
    case .section: ["to: move.target"]
    }
  w.line("case \(pattern):")
  if case .id = move.target {
    let name = memberName(move.section.name.text)
    w.indented.line("guard case .\(name)(let target) = move.target else { return nil }")
  }
  w.indented.call("return .\(move.caseName)", [ids] + target + [next])
}
