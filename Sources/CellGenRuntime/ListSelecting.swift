#if canImport(UIKit)
import UIKit

extension CellGenList {
  var isEditing: Bool { hasContainer && screen.isEditing }

  /// The selected items that are shown.
  var selection: Swift.Set<ID> {
    get {
      hasContainer
        ? Swift.Set(screen.selectedIndexPaths.compactMap(screen.itemIdentifier(for:))) : []
    }
    set {
      let old = selection
      for id in old.subtracting(newValue) { setSelected(false, id) }
      for id in newValue.subtracting(old) { setSelected(true, id) }
      reportedSelection = selection
    }
  }

  func setSelected(_ isSelected: Bool, _ id: ID) {
    guard let indexPath = indexPath(for: id) else { return }
    screen.setSelected(isSelected, at: indexPath)
  }

  /// Reports the selection if the user has changed it, or if a selected item was removed.
  func reportSelection() {
    guard hasContainer else { return }
    let selection = selection
    guard selection != reportedSelection else { return }
    reportedSelection = selection
    hooks.selectionChanged?(selection)
  }
}
#endif
