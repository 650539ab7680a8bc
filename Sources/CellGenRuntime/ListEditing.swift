#if canImport(UIKit)
import UIKit

/// Keeps the button that begins and ends editing, with its titles in the reader's language: those of a
/// `UIViewController`, which toggles its own state (Apple, `editButtonItem`).
final class CellGenEditor: UIViewController {
  var didChange: ((_ isEditing: Bool, _ isAnimated: Bool) -> Void)?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    didChange?(editing, animated)
  }
}

/// What editing shows in a row of a list, besides what the row shows anyway.
struct CellGenRowEditing {
  var canMove = false
  var selection = ListSelection.reported
}

extension CellGenList {
  var editButtonItem: UIBarButtonItem { editor.editButtonItem }

  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else { return }
    editor.setEditing(isEditing, animated: isAnimated)
  }

  /// A collection view keeps what is selected when editing ends (Apple, "Selecting multiple items with a
  /// two-finger pan gesture", whose example deselects it), and a table does not.
  func editingChanged(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else {
      // By the button, which an app may still show.
      if isEditing { editor.isEditing = false }
      return
    }
    screen.setEditing(isEditing, isAnimated: isAnimated)
    hooks.editingChanged?(isEditing)
    guard !isEditing, creator.selection == .multipleWhileEditing else { return }
    // A table has deselected its rows by now.
    for id in selection { setSelected(false, id) }
    reportSelection()
  }

  /// What editing shows in the row of an item.
  func editing(at indexPath: IndexPath) -> CellGenRowEditing {
    CellGenRowEditing(
      // part: Moving
      canMove: canMove(from: indexPath),
      // part end
      selection: creator.selection)
  }
}

// MARK: Selecting several

extension CellGenList {
  var selectsByTwoFingers: Bool {
    hasContainer
      && (creator.selection == .multiple || creator.selection == .multipleWhileEditing)
  }

  func didBeginSelectingByTwoFingers() {
    if creator.selection == .multipleWhileEditing { setEditing(true, isAnimated: true) }
  }
}

// MARK: Deleting

extension CellGenList {
  /// What the control that deletes a row reports; nil for a row without one.
  func deleteAction(at indexPath: IndexPath) -> Creator.Action? {
    item(at: indexPath).flatMap { creator.cell(for: $0).shown.deleteAction }
  }

  func reportDeletion(at indexPath: IndexPath) {
    if let action = deleteAction(at: indexPath) { report(action) }
  }
}
#endif
