#if canImport(UIKit)
import UIKit

/// Provides the button that begins and ends editing, with titles in the user's language: that of a
/// `UIViewController`, which toggles its own state (Apple, `editButtonItem`).
final class CellGenEditor: UIViewController {
  var didChange: ((_ isEditing: Bool, _ isAnimated: Bool) -> Void)?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    didChange?(editing, animated)
  }
}

/// The editing controls of a row in a list.
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

  /// Called when editing begins or ends. A collection view keeps its selection when editing ends (Apple,
  /// "Selecting multiple items with a two-finger pan gesture", whose example deselects it), a table does not.
  func editingChanged(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else {
      // The app may still show the button, which would begin editing.
      if isEditing { editor.isEditing = false }
      return
    }
    screen.setEditing(isEditing, isAnimated: isAnimated)
    hooks.editingChanged?(isEditing)
    guard !isEditing, creator.selection == .multipleWhileEditing else { return }
    // A table has already deselected its rows.
    for id in selection { setSelected(false, id) }
    reportSelection()
  }

  /// Returns the editing controls for the row of an item.
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
  /// Returns the action of the delete control of a row; nil for a row without one.
  func deleteAction(at indexPath: IndexPath) -> Creator.Action? {
    item(at: indexPath).flatMap { creator.cell(for: $0).shown.deleteAction }
  }

  func reportDeletion(at indexPath: IndexPath) {
    if let action = deleteAction(at: indexPath) { report(action) }
  }
}
#endif
