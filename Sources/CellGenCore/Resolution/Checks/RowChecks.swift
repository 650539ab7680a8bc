extension Resolver {
  /// Warns about row and cell features of views that are never cells or rows, and reports those that require
  /// a newer iOS.
  ///
  /// - Parameter used: The views that something shows.
  mutating func checkRows(_ uses: CellUses, used: ViewSet) {
    checkLifts()
    checkGrips()
    checkSelections()
    for (position, view) in run.views.enumerated() {
      checkSeparator(of: view)
      checkLongPresses(of: view)
      // Unused views are reported elsewhere, or belong to manifests of other runs.
      let isShown =
        uses.cells.contains(position) || uses.notCells.contains(position)
        || (used.contains(position) && run.manifests[view.manifest].sections != nil)
      if !isShown || uses.cells.contains(position) || uses.edges.contains(position) {
        for warning in view.display.unreadableInCells { report(warning) }
      }
      guard isShown else { continue }
      checkDeletion(of: view, at: position)
      if uses.cells.contains(position) {
        checkName(of: view)
        checkDoubledActions(of: view, at: position, uses)
      } else {
        checkLook(of: view, at: position, uses)
      }
      for entry in view.written?.row.entries ?? [] {
        guard let reach = Row.reach(of: entry.key.text) else { continue }
        check(entry, reach, of: view.name, at: position, uses)
      }
    }
  }

  /// Reports rows that can be deleted in a table that selects rows while it is being edited.
  private mutating func checkDeletion(of view: ViewDraft, at position: Int) {
    guard let delete = view.written?.row.entry("delete")?.key else { return }
    for (index, manifest) in run.manifests.enumerated() {
      guard manifest.selection?.multiple != nil, manifest.isShown(in: .table),
        (manifest.sections ?? []).flatMap(\.cells).contains(where: { $0.index == position })
      else { continue }
      let selection = index == view.manifest ? manifest.selectionKey : nil
      report(.deletionBesideSelection(delete, selection))
    }
  }

  /// Reports views in which a long press would do several things.
  private mutating func checkLongPresses(of view: ViewDraft) {
    let menu = view.row.menu.isEmpty ? nil : view.written?.row.entry("menu")?.key
    let press = view.row.longPress == nil ? nil : view.written?.row.entry("longPress")?.key
    if let menu, let press { return report(.menuAndLongPress(menu, press)) }
    guard let key = menu ?? press, case .layout(let root)? = view.presentation else { return }
    if Element.stack(root).all.contains(where: { $0.look.longPress != nil }) {
      report(.twoLongPresses(key, of: view.name))
    }
  }

  /// Warns about cell appearance in a view that is never a cell. Headers and footers have the background of a
  /// cell.
  private mutating func checkLook(of view: ViewDraft, at position: Int, _ uses: CellUses) {
    guard let written = view.written else { return }
    if let background = written.background.value, !uses.edges.contains(position) {
      report(.lookOfNoCell(background.key, of: view.name))
    }
    if let overlay = written.overlay.value { report(.lookOfNoCell(overlay.key, of: view.name)) }
    guard uses.notCells.contains(position), !uses.held.contains(position) else { return }
    if let look = view.display.selectedLook {
      report(.selectedLookOfNoCell(look, of: view.name))
    } else if uses.edges.contains(position), view.look.background.changesWhenSelected,
      let background = written.background.value
    {
      report(.selectedLookOfNoCell(background.key.span, of: view.name))
    }
  }

  private mutating func check(
    _ entry: Mapping.Entry, _ reach: RowReach, of view: Name, at position: Int, _ uses: CellUses
  ) {
    let key = entry.key
    let isCell = uses.cells.contains(position)
    let places = reach.mayBePlaced && isCell ? Accessory.places(in: entry.value) : []
    if let (node, place) = places.lazy.compactMap({ each in each.key.map { (each.node, $0) } })
      .first,
      !uses.bareCells.contains(position)
    {
      report(.placeOfRow(place, of: view, hasBackground: node.hasBackground))
    }
    if !(reach.feature == nil ? uses.cells : uses.rows).contains(position) {
      if places.contains(where: { $0.key != nil }) {
        for other in places where other.key == nil {
          report(.accessoryWithoutPlace(other.node.span, of: view))
        }
      } else {
        report(.neverReached(key, reach, of: view, isCell: isCell))
      }
    }
    // Cells that aren't rows draw accessories that have a place.
    if !places.isEmpty, places.allSatisfy({ $0.key != nil }) { return }
    guard let feature = reach.feature, let manifest = uses.listManifests[position] else { return }
    checkAvailability(
      of: feature, since: 14, in: manifest, at: key.span,
      instead: "show \(quoted(view.text)) only in a table")
  }
}

/// Where a row feature works, and what the warning contains if it doesn't.
struct RowReach: Sendable {
  let code: DiagnosticCode
  /// The feature on the cells of a collection, which need a list for it: "swiping a cell in a collection";
  /// nil for features of all cells.
  var feature: String?
  let label: String
  /// The alternative for a cell that isn't in a list or table; nil if the only remedy is removing the key.
  var remedy: String?
  var note: String?
  /// True if its values can specify a position in cells that aren't rows.
  var mayBePlaced = false

  static let cells = RowReach(code: .neverSelected, label: "only cells can be selected")

  static let swipes = RowReach(
    code: .neverSwiped, feature: "swiping a cell in a collection", label: "can never be swiped",
    note: "only the rows of a list or a table can be swiped")

  static let longPresses = RowReach(
    code: .neverARow, label: "only cells can be pressed")

  static let menus = RowReach(code: .neverARow, label: "only cells open a menu")

  static let seenCells = RowReach(code: .neverARow, label: "only cells report that they were seen")

  static let separators = RowReach(
    code: .neverARow, feature: "the separator of a cell in a collection", label: "not shown",
    note: "only the rows of a list or a table have separators")

  /// Returns the reach of accessories at the edges of rows.
  static func edges(
    _ feature: String, remedy: String? = nil, mayBePlaced: Bool = false
  ) -> RowReach {
    RowReach(
      code: .neverARow, feature: feature, label: "not shown", remedy: remedy,
      note: "only the rows of a list or a table have room at their edges",
      mayBePlaced: mayBePlaced)
  }
}

/// The places that show the views of a run.
struct CellUses {
  var cells: ViewSet
  /// The cells in a list or a table, where people can swipe them.
  var rows: ViewSet
  /// The cells in a collection that might not be rows: in a grid, a carousel, or a custom layout, or in a
  /// list before iOS 14.
  var bareCells: ViewSet
  /// The headers and footers of sections and screens.
  var edges: ViewSet
  /// The states that show each view.
  var states: [[String]]
  /// The views that are shown without a cell.
  var notCells: ViewSet
  /// The views whose data sections are repeated for.
  var repeated: ViewSet
  /// The views that other views show or contain.
  var held: ViewSet
  /// For each view, the manifest with the oldest deployment target that shows it in a list of a collection
  /// view.
  var listManifests: [Int?]

  init(of run: Run) {
    let none = ViewSet(of: run.views.count)
    (cells, rows, bareCells) = (none, none, none)
    (edges, repeated, held) = (none, none, none)
    states = Array(repeating: [], count: run.views.count)
    listManifests = Array(repeating: nil, count: run.views.count)
    for view in run.views { held.formUnion(viewsNamed(by: view, in: run)) }
    for (manifest, draft) in run.manifests.enumerated() {
      for edge in draft.edges?.headerAndFooterViews ?? [] { edges.insert(edge.index) }
      for state in draft.states.placeholders {
        if let view = state.view { states[view.index].append(state.state.text) }
      }
      for section in draft.sections ?? [] {
        let shown = section.cells.map(\.index)
        cells.formUnion(shown)
        edges.formUnion(section.headerAndFooterViews.map(\.index))
        if let view = section.repeated { repeated.insert(view.index) }
        if draft.mayBeShown(in: .table) { rows.formUnion(shown) }
        if draft.mayBeShown(in: .collection),
          section.layout.isBare(since: draft.deploymentTarget.value)
        {
          bareCells.formUnion(shown)
        }
        guard section.layout.isList, draft.isShown(in: .collection) else { continue }
        rows.formUnion(shown)
        for cell in shown {
          let other = listManifests[cell].map { run.manifests[$0].deploymentTarget.value }
          if other.map({ draft.deploymentTarget.value < $0 }) ?? true {
            listManifests[cell] = manifest
          }
        }
      }
    }
    notCells = edges
    for view in states.indices where !states[view].isEmpty { notCells.insert(view) }
  }
}

extension SectionLayout {
  /// Returns true if its cells might not be rows.
  fileprivate func isBare(since deploymentTarget: Int) -> Bool {
    deploymentTarget < 14 || all.contains { if case .list = $0 { false } else { true } }
  }
}

extension Node {
  /// True if it has the key `background`, which requires a place.
  fileprivate var hasBackground: Bool {
    if case .mapping(let mapping) = content { mapping["background"] != nil } else { false }
  }
}

extension DiagnosticCode {
  package static let onlyInRows = Self("only-in-rows", .warning, .sections, waits: .forAll)
  package static let neverSelected = Self("never-selected", .warning, .sections, waits: .forAll)
  package static let neverARow = Self("never-a-row", .warning, .sections, waits: .forAll)
  package static let neverSwiped = Self("never-swiped", .warning, .sections, waits: .forAll)
}

extension Diagnostic {
  /// Returns the error about a menu and a long press.
  ///
  /// - Source: a long press opens the context menu (Apple, `UIContextMenuInteraction`).
  fileprivate static func menuAndLongPress(
    _ menu: Mapping.Key, _ press: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .elementAction, "'menu' and 'longPress' are the same gesture",
      at: Annotation(press.span, "reported by a long press"),
      also: [Annotation(menu.span, "opened by a long press")],
      help: "remove 'longPress', and put its action into the menu")
  }

  /// Returns the error about two long presses.
  ///
  /// - Parameter key: `menu`, or the view's own `longPress`.
  fileprivate static func twoLongPresses(_ key: Mapping.Key, of view: Name) -> Diagnostic {
    let isMenu = key.text == "menu"
    return Diagnostic(
      .elementAction,
      isMenu
        ? "'menu' and a 'longPress' in the layout of \(quoted(view.text)) are the same gesture"
        : "the cells of \(quoted(view.text)) and an element in them both report a long press",
      at: Annotation(key.span, isMenu ? "a long press opens it" : "on the whole cell"),
      help: isMenu
        ? "remove the 'longPress', or put its action into the menu"
        : "remove one of them: UIKit reports only one")
  }

  /// Returns the error about deletion with selection.
  ///
  /// - Source: with `allowsMultipleSelectionDuringEditing`, "UITableView doesn't query for editing styles
  ///   when it goes into editing mode" (Apple), so rows show no control to delete them.
  fileprivate static func deletionBesideSelection(
    _ delete: Mapping.Key, _ selection: Mapping.Key?
  ) -> Diagnostic {
    Diagnostic(
      .elementAction,
      "'delete' is never shown in a table whose rows can be selected while it is edited",
      at: Annotation(delete.span, "a table shows one or the other"),
      also: selection.map { [Annotation($0.span, "several rows at once")] } ?? [],
      help: "remove 'delete', and offer it by 'swipe' or by a button for what is selected")
  }

  fileprivate static func lookOfNoCell(_ key: Mapping.Key, of view: Name) -> Diagnostic {
    let isBackground = key.text == "background"
    return Diagnostic(
      .neverARow,
      "\(quoted(key.text)) has no effect: \(quoted(view.text)) is never a cell"
        + (isBackground ? ", header or footer" : ""),
      at: Annotation(
        key.span,
        isBackground ? "behind the content of a cell, header or footer" : "only over cells"),
      also: [
        Annotation(
          view.span, isBackground ? "not in any section" : "not in the 'cells' of any section")
      ],
      help: "remove it, or write it on the outermost element in 'layout'"
        // The box of a background has no margins.
        + (isBackground ? ", whose insets are then points, such as 'insets: 16'" : ""))
  }

  fileprivate static func selectedLookOfNoCell(_ key: SourceSpan, of view: Name) -> Diagnostic {
    Diagnostic(
      .neverSelected,
      "the look of \(quoted(view.text)) when 'selected' has no effect: it is never a cell",
      at: Annotation(key, "only cells can be selected"),
      also: [Annotation(view.span, "not in the 'cells' of any section")],
      help: "write one value for all states, or one by a Bool field: "
        + "'{ field: …, cases: { true: …, false: … } }'")
  }

  fileprivate static func placeOfRow(
    _ key: Mapping.Key, of view: Name, hasBackground: Bool
  ) -> Diagnostic {
    Diagnostic(
      .onlyInRows,
      "\(quoted(key.text)) has no effect: \(quoted(view.text)) is only in lists and tables",
      at: Annotation(key.span, "a row has its own place"),
      help: "remove \(quoted(key.text))\(hasBackground ? " and 'background'" : ""), or show "
        + "\(quoted(view.text)) also in a grid or carousel",
      note: "rows have their accessories at the trailing edge, where UIKit puts them")
  }

  fileprivate static func accessoryWithoutPlace(_ span: SourceSpan, of view: Name) -> Diagnostic {
    Diagnostic(
      .neverARow,
      "an accessory without 'at' has no effect: \(quoted(view.text)) is not in a list or table",
      at: Annotation(span, "not shown"),
      help: "add 'at: topTrailing' to draw it over the cells, or remove it")
  }

  fileprivate static func neverReached(
    _ key: Mapping.Key, _ reach: RowReach, of view: Name, isCell: Bool
  ) -> Diagnostic {
    let (name, shown) = (quoted(key.text), quoted(view.text))
    return Diagnostic(
      reach.code,
      "\(name) has no effect: \(shown) is \(isCell ? "not in a list or table" : "never a cell")",
      at: Annotation(key.span, reach.label),
      also: isCell ? [] : [Annotation(view.span, "not in the 'cells' of any section")],
      help: isCell
        ? (reach.remedy ?? "remove \(name)")
          + ", or show \(shown) in a section with 'layout: list'"
        : "remove \(name), or add \(shown) to the 'cells' of a section",
      note: reach.note)
  }
}
