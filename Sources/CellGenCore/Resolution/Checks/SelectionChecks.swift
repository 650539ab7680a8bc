extension Resolver {
  /// Warns of screens whose cells stay selected, and in which nothing shows which are.
  ///
  /// - Source: a list's cells and a table's rows have a control that shows it (Apple,
  ///   `UICellAccessory.multiselect`); any other cell has what its backgrounds show, and none by default (Apple,
  ///   `UICollectionViewCell.selectedBackgroundView`).
  mutating func checkSelections() {
    for manifest in run.manifests {
      let sections = (manifest.sections ?? []).filter { !$0.cells.isEmpty }
      guard let key = manifest.selectionKey, manifest.selection != nil,
        manifest.isShown(in: .collection), !manifest.mayBeShown(in: .table),
        sections.allSatisfy(\.layout.hasNoRows), let cell = sections.first?.cells.first,
        !sections.flatMap(\.cells).contains(where: { run.mayShowSelection($0.index) })
      else { continue }
      report(.unseenSelection(key, of: run.views[cell.index].name))
    }
  }
}

extension Run {
  /// Whether the cells of a view look otherwise while they are selected, or may do so.
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
      element.model.shownView != nil || element.model.changesWhenSelected
    }
  }
}

extension CellLook {
  fileprivate var changesWhenSelected: Bool {
    let colors = [background.color, background.border?.color, overlay]
    return colors.contains { $0?.changesWhenSelected == true }
      || background.border?.width.states.isEmpty == false
  }
}

/// A value that may be another one while a cell is selected.
private protocol SelectableValue {
  var changesWhenSelected: Bool { get }
}

extension CellGenCore.Value: SelectableValue {
  fileprivate var changesWhenSelected: Bool { states.contains { $0.name == "selected" } }
}

extension FormModel {
  /// Whether the value of any key is another one while a cell is selected.
  fileprivate var changesWhenSelected: Bool {
    settings.contains { _, value in
      switch value {
      case .value(let value as any SelectableValue): value.changesWhenSelected
      case .value(let model as any FormModel): model.changesWhenSelected
      case .value(let models as [any FormModel]): models.contains(where: \.changesWhenSelected)
      case .value, .nothing, .omitted: false
      }
    }
  }
}

extension DiagnosticCode {
  package static let unseenSelection = Self("unseen-selection", .warning, .sections, waits: true)
}

extension Diagnostic {
  fileprivate static func unseenSelection(_ key: Mapping.Key, of view: Name) -> Diagnostic {
    Diagnostic(
      .unseenSelection,
      "nothing shows which cells are selected",
      at: Annotation(key.span, "cells of grids and carousels alone"),
      help: "add a look for it to \(quoted(view.text)), such as 'overlay: { selected: … }'",
      note: "only in lists and tables UIKit shows by itself that a cell is selected")
  }
}
