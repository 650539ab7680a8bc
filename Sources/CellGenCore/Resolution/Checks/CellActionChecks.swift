extension Resolver {
  /// Warns about what cells do and have in views that are never cells or rows, and reports what needs a newer
  /// iOS.
  ///
  /// - Parameter used: the views that something shows.
  mutating func checkCellActions(_ uses: CellUses, used: Set<Int>) {
    for (position, view) in run.views.enumerated() {
      guard let written = view.written else { continue }
      // Unused views are reported elsewhere, or belong to manifests of other runs.
      let isShown =
        uses.cells.contains(position) || uses.headerFooters.contains(position)
        || (used.contains(position) && run.manifests[view.manifest].sections != nil)
      guard isShown else { continue }
      if view.select != nil, let entry = written.select.value, !uses.cells.contains(position) {
        report(.neverSelected(view.name, entry.key))
      }
      checkRow(of: view, at: position, written, uses)
    }
  }

  /// Warns about what only rows do and have in a view that is never a row.
  private mutating func checkRow(
    of view: ViewDraft, at position: Int, _ written: WrittenView, _ uses: CellUses
  ) {
    let swipe = view.swipes.isEmpty ? nil : written.swipe.value
    for (entry, subject, problem) in [
      (swipe, "swiping a cell in a collection", Diagnostic.neverSwiped),
      (
        written.accessory.value, "an accessory of a cell in a collection", Diagnostic.neverARow
      ),
      (written.indent.value, "indenting a cell in a collection", Diagnostic.neverARow),
    ] {
      guard let entry else { continue }
      if !uses.rows.contains(position) {
        report(problem(view.name, entry.key, uses.cells.contains(position)))
      }
      guard let manifest = uses.listManifests[position] else { continue }
      checkAvailability(
        of: subject, since: 14, in: manifest, at: entry.key.span,
        instead: "show \(quoted(view.name.text)) only in a table")
    }
  }
}

/// Where the views of a run are shown.
struct CellUses {
  var cells: Set<Int> = []
  /// The cells shown in a list or a table somewhere, where they can be swiped.
  var rows: Set<Int> = []
  /// The headers and footers.
  var headerFooters: Set<Int> = []
  /// The manifests with the oldest deployment target that show cells in a list of a collection view.
  var listManifests: [Int: Int] = [:]

  init(of run: Run) {
    for (manifest, draft) in run.manifests.enumerated() {
      for section in draft.sections ?? [] {
        let shown = section.cells.map(\.index)
        cells.formUnion(shown)
        headerFooters.formUnion(section.headerAndFooterViews.map(\.index))
        if draft.mayBeShown(in: .table) { rows.formUnion(shown) }
        guard case .list = section.layout, draft.isShown(in: .collection) else { continue }
        rows.formUnion(shown)
        for cell in shown {
          let other = listManifests[cell].map { run.manifests[$0].deploymentTarget.value }
          if other.map({ draft.deploymentTarget.value < $0 }) ?? true {
            listManifests[cell] = manifest
          }
        }
      }
    }
  }
}

extension DiagnosticCode {
  package static let neverSelected = Self("never-selected", .warning, .sections, waits: true)
  package static let neverARow = Self("never-a-row", .warning, .sections, waits: true)
  package static let neverSwiped = Self("never-swiped", .warning, .sections, waits: true)
}

extension Diagnostic {
  static func neverSelected(_ view: Name, _ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .neverSelected,
      "'select' has no effect: \(quoted(view.text)) is never a cell",
      at: Annotation(key.span, "only cells can be selected"),
      also: [Annotation(view.span, "not in the 'cells' of any section")],
      help: "remove 'select', or add \(quoted(view.text)) to the 'cells' of a section")
  }

  static func neverARow(_ view: Name, _ key: Mapping.Key, isCell: Bool) -> Diagnostic {
    Diagnostic(
      .neverARow,
      isCell
        ? "\(quoted(key.text)) has no effect: \(quoted(view.text)) is not in a list or table"
        : "\(quoted(key.text)) has no effect: \(quoted(view.text)) is never a cell",
      at: Annotation(key.span, "not shown"),
      also: isCell ? [] : [Annotation(view.span, "not in the 'cells' of any section")],
      help: isCell
        ? "put an element for it into the layout, or \(quoted(view.text)) into a section with "
          + "'layout: list'"
        : "remove \(quoted(key.text)), or add \(quoted(view.text)) to the 'cells' of a section",
      note: "only the rows of a list or a table have room at their edges")
  }

  static func neverSwiped(_ view: Name, _ key: Mapping.Key, isCell: Bool) -> Diagnostic {
    Diagnostic(
      .neverSwiped,
      isCell
        ? "'swipe' has no effect: \(quoted(view.text)) is not in a list or table"
        : "'swipe' has no effect: \(quoted(view.text)) is never a cell",
      at: Annotation(key.span, "can never be swiped"),
      also: isCell ? [] : [Annotation(view.span, "not in the 'cells' of any section")],
      help: isCell
        ? "remove 'swipe', or show \(quoted(view.text)) in a section with 'layout: list'"
        : "remove 'swipe', or add \(quoted(view.text)) to the 'cells' of a section",
      note: "only the rows of a list or a table can be swiped")
  }
}
