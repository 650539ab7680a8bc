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
  var selection = ListSelection.reported
  var canMove = false
}

extension CellGenList {
  var isEditing: Bool { hasContainer && screen.isEditing }

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
    CellGenRowEditing(selection: creator.selection, canMove: canMove(from: indexPath))
  }
}

// MARK: Typing

extension CellGenList {
  /// Shows an item, and puts the cursor into its cell.
  func edit(_ id: ID) {
    shown.updates.add(of: self) { list in
      if let indexPath = list.indexPath(for: id) { list.screen.scrollToCell(at: indexPath) }
    }
    shown.updates.add(of: self) { $0.beginTyping(in: id) }
  }

  /// Puts the cursor into the first text field or text view of an item's cell.
  ///
  /// - Source: "Never call this method on a view that is not part of an active view hierarchy" (Apple,
  ///   `UIResponder.becomeFirstResponder()`).
  private func beginTyping(in id: ID) {
    guard hasContainer, container.window != nil else { return }
    container.layoutIfNeeded()
    guard let cell = screen.visibleCells.first(where: { shown.id(of: $0) == id }) else { return }
    cell.firstTextInput?.becomeFirstResponder()
  }
}

extension UIView {
  /// The first of the views in it that takes text.
  fileprivate var firstTextInput: UIView? {
    for view in subviews where !view.isHidden {
      if view is UITextField || (view as? UITextView)?.isEditable == true { return view }
      if let input = view.firstTextInput { return input }
    }
    return nil
  }
}

// MARK: Selection

extension CellGenList {
  /// The items that are selected and shown.
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

  /// Reports the selection if the user has changed it, or if one of its items has gone.
  func reportSelection() {
    guard hasContainer else { return }
    let selection = selection
    guard selection != reportedSelection else { return }
    reportedSelection = selection
    hooks.selectionChanged?(selection)
  }

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

// MARK: Moving

extension CellGenList {
  func canMove(from indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.moves(from: section.kind) != .none
  }

  /// Where a row that is held over a place goes: back to where it comes from, unless it may be there.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    lifted = screen.itemIdentifier(for: source)
    guard let from = screen.shownSection(at: source.section),
      let to = screen.shownSection(at: proposed.section)
    else { return source }
    return mayMove(from: from, to: to) ? proposed : source
  }

  func mayMove(from source: Content.Section, to target: Content.Section) -> Bool {
    switch creator.moves(from: source.kind) {
    case .none: false
    case .within: target == source
    case .to(let kinds): kinds.contains(target.kind)
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, ID>

  /// Finds what was moved by comparing section by section: the difference of a transaction is that of all
  /// items in a row, which says nothing of one that moves from the end of a section to the beginning of the
  /// next.
  func reportMove(from old: Snapshot, to new: Snapshot) {
    defer { lifted = nil }
    for section in new.sectionIdentifiers {
      let before = Swift.Set(old.itemIdentifiers(inSection: section))
      let come = new.itemIdentifiers(inSection: section).first { !before.contains($0) }
      guard let come, let source = old.sectionIdentifier(containingItem: come) else { continue }
      return reportMove(of: [come], from: source)
    }
    for section in new.sectionIdentifiers {
      let (before, ids) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      guard case .insert(_, let id, _)? = ids.difference(from: before).insertions.first else {
        continue
      }
      return reportMove(of: [liftedItem(movedIn: before, to: ids) ?? id], from: section)
    }
  }

  /// The item that was lifted, if its move makes one order out of the other: of two neighbours that have
  /// changed places, a difference says of either that it has moved.
  private func liftedItem(movedIn before: [ID], to after: [ID]) -> ID? {
    guard let lifted else { return nil }
    return before.filter { $0 != lifted } == after.filter { $0 != lifted } ? lifted : nil
  }

  /// - Parameter ids: what was moved, one behind the other.
  func reportMove(of ids: [ID], from source: Content.Section) {
    let snapshot = screen.snapshot()
    guard let last = ids.last, let target = snapshot.sectionIdentifier(containingItem: last) else {
      return
    }
    let behind = snapshot.itemIdentifiers(inSection: target).drop { $0 != last }.dropFirst()
    let move = ListMove<Content>(
      ids: ids, source: source, target: target,
      next: behind.first ?? shown.boundaries(of: target).itemLeftOut)
    // UIKit is in the middle of the move.
    shown.updates.answer {
      if let action = creator.action(for: move) { report(action) }
    }
  }
}

// MARK: Refreshing

extension CellGenList {
  /// Pulling the container down reports what the screen declares.
  func setUpRefreshing() {
    guard let refresh = creator.refresh, #available(iOS 14, *) else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.report(refresh) }, for: .valueChanged)
    fittings.set(\.refreshControl, of: container, to: control)
    fittings.add { [weak control] in control?.endRefreshing() }
    // A collection view with little content could not be pulled otherwise.
    fittings.set(\.alwaysBounceVertical, of: container, to: true)
  }

  func endRefreshing() {
    guard creator.refresh != nil, hasContainer else { return }
    container.refreshControl?.endRefreshing()
  }

  /// Ends refreshing, and shows why there is nothing where there is nothing.
  func fail(message: String?) {
    endRefreshing()
    let hasContent = state.content.sections().contains { section in
      section.header != nil || section.footer != nil || !section.items.isEmpty
    }
    if !hasContent {
      apply(.failed(message: message), animation: animation, completion: nil)
    }
  }
}
#endif
