extension Resolver {
  /// Warns about screens with selectable cells of a kind that doesn't show which of them are selected.
  ///
  /// - Source: a list's cells and a table's rows have a control that shows it (Apple,
  ///   `UICellAccessory.multiselect`); any other cell shows only its selected background, and none by default
  ///   (Apple, `UICollectionViewCell.selectedBackgroundView`).
  mutating func checkSelections() {
    for manifest in run.manifests {
      let sections = (manifest.sections ?? []).filter { !$0.cells.isEmpty }
      guard let key = manifest.selectionKey, manifest.selection != nil,
        manifest.isShown(in: .collection), !manifest.mayBeShown(in: .table)
      else { continue }
      let rows = Set(sections.filter { !$0.layout.hasNoRows }.flatMap(\.cells).map(\.index))
      let cells = Set(sections.flatMap(\.cells).map(\.index))
      let unseen = cells.subtracting(rows).filter { !run.mayShowSelection($0) }.sorted()
      guard !unseen.isEmpty else { continue }
      report(
        .unseenSelection(
          key, of: unseen.map { run.views[$0].name.text }, areAll: unseen.count == cells.count))
    }
  }
}

extension Run {
  /// Returns true if the cells of a view look different while they are selected, or can.
  fileprivate func mayShowSelection(_ position: Int) -> Bool {
    let view = views[position]
    if view.look.changesWhenSelected { return true }
    guard let shown = self.position(showing: position), let presentation = views[shown].presentation
    else { return true }
    guard case .layout(let root) = presentation else {
      if case .row = presentation { return false }
      return true
    }
    return Element.stack(root).all.contains { element in
      let model = element.model
      return model.shownView != nil || model.hasStatesOfCell && model.changesWhenSelected
    }
  }
}

extension CellLook {
  fileprivate var changesWhenSelected: Bool {
    background.changesWhenSelected || overlay?.changesWhenSelected == true
  }
}

extension CellBackground {
  /// True if it changes while its cell is selected.
  var changesWhenSelected: Bool {
    [color, border?.color].contains { $0?.changesWhenSelected == true }
      || border?.width.states.isEmpty == false
  }
}

extension Resolver {
  /// Returns the span of the first part of a layout that looks different while its cell is selected; nil for
  /// none.
  func selectedLook(of presentation: Presentation?, in view: ViewDraft) -> SourceSpan? {
    guard scope.hasSelectedLook else { return nil }
    switch presentation {
    case .layout(let root)?: return selectedLook(of: .stack(root))
    case .row(let row)?:
      guard case .mapping(let written)? = view.written?.plainRow.value?.value.content else {
        return nil
      }
      return row.settings.lazy.filter { FormValue.changesWhenSelected($0.value) }
        .compactMap { written.entry($0.key)?.key.span }.first
    default: return nil
    }
  }

  private func selectedLook(of element: Element) -> SourceSpan? {
    // Elements that handle touches have their own states.
    let model = element.model
    guard model.look.tap == nil, model.hasStatesOfCell else { return nil }
    let keys = model.settings.filter { FormValue.changesWhenSelected($0.value) }.map(\.key)
    let own = keys.lazy.compactMap { self.scope.entry($0, of: model.property)?.key.span }.first
    return own ?? element.children.lazy.compactMap { self.selectedLook(of: $0) }.first
  }
}

/// A value that can change while a cell is selected.
private protocol SelectableValue {
  var changesWhenSelected: Bool { get }
}

extension CellGenCore.Value: SelectableValue {
  fileprivate var changesWhenSelected: Bool { states.contains { $0.name == "selected" } }
}

extension FormModel {
  /// True if the value of any key changes while a cell is selected.
  fileprivate var changesWhenSelected: Bool {
    settings.contains { FormValue.changesWhenSelected($0.value) }
  }
}

extension FormValue {
  /// Returns true if a value changes while a cell is selected.
  fileprivate static func changesWhenSelected(_ value: FormValue) -> Bool {
    switch value {
    case .value(let value as any SelectableValue): value.changesWhenSelected
    case .value(let model as any FormModel): model.changesWhenSelected
    case .value(let models as [any FormModel]): models.contains(where: \.changesWhenSelected)
    case .value, .nothing, .omitted: false
    }
  }
}

extension DiagnosticCode {
  package static let unseenSelection = Self("unseen-selection", .warning, .sections, waits: .forAll)
}

extension Diagnostic {
  /// Returns the warning about kinds of cell.
  ///
  /// - Parameter areAll: True if these are all views of the screen.
  fileprivate static func unseenSelection(
    _ key: Mapping.Key, of views: [String], areAll: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unseenSelection,
      "nothing shows which cells \(areAll ? "" : "of \(enumeration(views)) ")are selected",
      at: Annotation(key.span, "only cells of grids and carousels"),
      help: "add a look for it to \(enumeration(views)), such as 'overlay: { selected: … }'",
      note: "only lists and tables show the selection automatically")
  }
}
