// What the user does, in place of fingers.

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

  /// Puts a finger on a button or another control, and lifts it beside the control.
  @MainActor
  public static func touchAndLeave(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.track(liftingInside: false)
  }

  /// Switches a switch.
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

  /// Drags a scroll view to its end, again and again until what is there is measured.
  @MainActor
  public static func scrollToEnd(_ view: UIScrollView) {
    view.layoutIfNeeded()
    for _ in 0..<50 {
      let end = view.farthestOffset
      guard view.contentOffset.y < end.y || view.contentOffset.x < end.x else { return }
      view.drag(to: end)
    }
  }

  /// Drags a scroll view half the way to `y` and lets it roll the rest.
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

  /// Touches an item and lets go: highlights it, and selects or deselects it.
  @MainActor
  public static func tapItem(at path: IndexPath, in view: UICollectionView) { view.tap(at: path) }

  /// Touches a row and lets go: highlights it, and selects or deselects it.
  @MainActor
  public static func tapRow(at path: IndexPath, in view: UITableView) { view.tap(at: path) }

  /// The titles in the index at the edge of a table, as they were loaded last; nil for no index.
  @MainActor
  public static func indexTitles(of view: UITableView) -> [String]? { view.shownIndexTitles }

  /// Touches an item, and does not let go while `body` runs.
  @MainActor
  public static func holdItem(
    at path: IndexPath, in view: UICollectionView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// Touches a row, and does not let go while `body` runs.
  @MainActor
  public static func holdRow(
    at path: IndexPath, in view: UITableView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// Gives an item the focus, as a hardware keyboard does; nil takes it away.
  ///
  /// Whether the item may have it (`allowsFocus`) is not looked at.
  @MainActor
  public static func focus(at path: IndexPath?, in view: UICollectionView) {
    view.focusedPath = path
    view.layoutIfNeeded()
  }

  /// Gives a row the focus, as a hardware keyboard does; nil takes it away.
  @MainActor
  public static func focus(at path: IndexPath?, in view: UITableView) {
    view.focusedPath = path
    view.layoutIfNeeded()
  }

  /// Drags an item to another place, where the data source lets it be moved.
  @MainActor
  public static func moveItem(
    at path: IndexPath, to target: IndexPath, in view: UICollectionView
  ) {
    guard let source = view.dataSource, source.collectionView(view, canMoveItemAt: path)
    else { return }
    source.collectionView(view, moveItemAt: path, to: target)
    view.layoutIfNeeded()
  }

  /// Taps the detail button of a row.
  @MainActor
  public static func tapAccessory(at path: IndexPath, in view: UITableView) {
    guard view.cellForRow(at: path) != nil else { return }
    view.delegate?.tableView(view, accessoryButtonTappedForRowWith: path)
  }
}
