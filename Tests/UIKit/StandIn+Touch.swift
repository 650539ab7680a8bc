// The user's actions, in place of fingers.

extension StandIn {
  /// Taps a button or another control.
  @MainActor
  public static func tap(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    if (control as? UIButton)?.changesSelectionAsPrimaryAction == true {
      control.isSelected.toggle()
    }
    control.track(liftingInside: true)
  }

  /// Puts a finger on a button or another control, and lifts it outside of the control.
  @MainActor
  public static func touchAndLeave(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.track(liftingInside: false)
  }

  /// Toggles a switch.
  @MainActor
  public static func toggle(_ control: UISwitch) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.isOn.toggle()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Drags a scroll view until its content offset is `y`, and lays it out.
  @MainActor
  public static func scroll(_ view: UIScrollView, toY y: CGFloat) {
    view.drag(to: CGPoint(x: view.contentOffset.x, y: y))
  }

  /// Drags a scroll view to its end, repeatedly until the content there is measured.
  @MainActor
  public static func scrollToEnd(_ view: UIScrollView) {
    view.layoutIfNeeded()
    for _ in 0..<50 {
      let end = view.farthestOffset
      guard view.contentOffset.y < end.y || view.contentOffset.x < end.x else { return }
      view.drag(to: end)
    }
  }

  /// Drags a scroll view half of the way to `y` and lets it decelerate to the end.
  @MainActor
  public static func fling(_ view: UIScrollView, toY y: CGFloat) {
    view.drag(
      to: CGPoint(x: view.contentOffset.x, y: (view.contentOffset.y + y) / 2),
      rollingTo: CGPoint(x: view.contentOffset.x, y: y))
  }

  /// Drags an orthogonally scrolling section, and lays the collection view out.
  @MainActor
  public static func scroll(_ view: UICollectionView, section: Int, toX x: CGFloat) {
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .scrollOrthogonally(section: section, to: x)
    view.layoutIfNeeded()
  }

  /// Taps an item: highlights it, and selects or deselects it.
  @MainActor
  public static func tapItem(at path: IndexPath, in view: UICollectionView) { view.tap(at: path) }

  /// Taps a row: highlights it, and selects or deselects it.
  @MainActor
  public static func tapRow(at path: IndexPath, in view: UITableView) { view.tap(at: path) }

  /// Returns the titles in the index at the edge of a table, as they were last loaded; nil for no index.
  @MainActor
  public static func indexTitles(of view: UITableView) -> [String]? { view.shownIndexTitles }

  /// Touches an item, and holds it while `body` runs.
  @MainActor
  public static func holdItem(
    at path: IndexPath, in view: UICollectionView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// Touches a row, and holds it while `body` runs.
  @MainActor
  public static func holdRow(
    at path: IndexPath, in view: UITableView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// Moves the focus to an item, like a hardware keyboard; nil removes it.
  ///
  /// The item need not allow focus (`allowsFocus`).
  @MainActor
  public static func focus(at path: IndexPath?, in view: UICollectionView) {
    view.focusedPath = path
    view.layoutIfNeeded()
  }

  /// Moves the focus to a row, like a hardware keyboard; nil removes it.
  @MainActor
  public static func focus(at path: IndexPath?, in view: UITableView) {
    view.focusedPath = path
    view.layoutIfNeeded()
  }

  /// Drags an item to another place, if the data source allows it to be moved, and drops it where the
  /// delegate decides.
  @MainActor
  public static func moveItem(
    at path: IndexPath, to proposed: IndexPath, in view: UICollectionView
  ) {
    guard let source = view.dataSource, source.collectionView(view, canMoveItemAt: path)
    else { return }
    let target =
      view.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    source.collectionView(view, moveItemAt: path, to: target)
    view.layoutIfNeeded()
  }

  /// Drags an item by its reorder control; does nothing if the cell shows none.
  @MainActor
  public static func moveByGrip(
    at path: IndexPath, to proposed: IndexPath, in view: UICollectionView
  ) {
    guard let cell = view.cellForItem(at: path) as? UICollectionViewListCell,
      accessories(of: cell).contains("reorder")
    else { return }
    moveItem(at: path, to: proposed, in: view)
  }

  /// Drags a row by its reorder control, which a table shows while it is being edited and the data source
  /// allows moving rows.
  @MainActor
  public static func moveByGrip(
    at path: IndexPath, to proposed: IndexPath, in view: UITableView
  ) {
    guard view.isEditing, let source = view.dataSource,
      source.tableView(view, canEditRowAt: path), source.tableView(view, canMoveRowAt: path)
    else { return }
    let target =
      view.delegate?.tableView(
        view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    source.tableView(view, moveRowAt: path, to: target)
    view.layoutIfNeeded()
  }

  /// Drags two fingers over items, which selects them if the delegate allows it.
  @MainActor
  public static func selectWithTwoFingers(_ paths: [IndexPath], in view: UICollectionView) {
    guard let first = paths.first, let delegate = view.delegate,
      delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first)
    else { return }
    delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: first)
    for path in paths where view.indexPathsForSelectedItems?.contains(path) != true {
      view.tap(at: path)
    }
    delegate.collectionViewDidEndMultipleSelectionInteraction(view)
  }

  /// Drags two fingers over rows, which selects them if the delegate allows it.
  @MainActor
  public static func selectWithTwoFingers(_ paths: [IndexPath], in view: UITableView) {
    guard let first = paths.first, let delegate = view.delegate,
      delegate.tableView(view, shouldBeginMultipleSelectionInteractionAt: first)
    else { return }
    delegate.tableView(view, didBeginMultipleSelectionInteractionAt: first)
    for path in paths where view.indexPathsForSelectedRows?.contains(path) != true {
      view.tap(at: path)
    }
    delegate.tableViewDidEndMultipleSelectionInteraction(view)
  }

  /// Returns the control at the leading edge of a row while the table is being edited: `delete`,
  /// `multiselect`, or nil.
  ///
  /// If several rows can be selected during editing, no row has a delete control (Apple,
  /// `allowsMultipleSelectionDuringEditing`).
  @MainActor
  public static func editingControl(at path: IndexPath, in view: UITableView) -> String? {
    guard view.isEditing, view.dataSource?.tableView(view, canEditRowAt: path) == true
    else { return nil }
    if view.allowsMultipleSelectionDuringEditing { return "multiselect" }
    let style = view.delegate?.tableView(view, editingStyleForRowAt: path) ?? .delete
    return style == .delete ? "delete" : nil
  }

  /// Taps the delete control of a row, and the action that it reveals: UIKit's own, if the delegate returns
  /// none. If it returns some, they are returned here, and none is performed.
  @MainActor
  @discardableResult
  public static func tapDelete(at path: IndexPath, in view: UITableView) -> [UIContextualAction] {
    guard editingControl(at: path, in: view) == "delete" else { return [] }
    if let own = view.delegate?.tableView(
      view, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return own.actions
    }
    view.dataSource?.tableView(view, commit: .delete, forRowAt: path)
    view.layoutIfNeeded()
    return []
  }

  /// Taps the detail button of a row.
  @MainActor
  public static func tapAccessory(at path: IndexPath, in view: UITableView) {
    guard view.cellForRow(at: path) != nil else { return }
    view.delegate?.tableView(view, accessoryButtonTappedForRowWith: path)
  }
}
