// The user's actions on rows: touching and swiping.

extension UITableView {
  private var isSelecting: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var isSelectingSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Taps a row.
  ///
  /// The delegate is called in this order: should highlight, did highlight, did unhighlight, will select,
  /// will and did deselect the row that was selected, did select.
  func tap(at path: IndexPath) {
    closeSwipe()
    touch(at: path)
    guard release(at: path) else { return }
    if isSelectingSeveral, selection.contains(path) {
      deselectByHand(path)
    } else if let path = willSelect(path) {
      if !isSelectingSeveral {
        for other in selection.sorted() where other != path { deselectByHand(other) }
      }
      setSelected(true, at: path)
      delegate?.tableView(self, didSelectRowAt: path)
    }
    layoutIfNeeded()
  }

  // A missing delegate method agrees; an existing one can return nil.
  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func deselectByHand(_ path: IndexPath) {
    var path = path
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
      path = answer
    }
    setSelected(false, at: path)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Begins a touch: highlights the row if it can be selected and the delegate agrees.
  func touch(at path: IndexPath) {
    layoutIfNeeded()
    guard isSelecting, let cell = cellForRow(at: path), cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    layoutIfNeeded()
  }

  /// Ends a touch; returns false if there was none.
  @discardableResult
  func release(at path: IndexPath) -> Bool {
    guard let cell = cellForRow(at: path), cell.isHighlighted else { return false }
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    layoutIfNeeded()
    return true
  }

  /// Swipes a row open; returns nil if it cannot be swiped or has no actions.
  func swipe(at path: IndexPath, from edge: StandIn.Edge) -> UISwipeActionsConfiguration? {
    closeSwipe()
    layoutIfNeeded()
    guard let configuration = swipeConfiguration(at: path, from: edge),
      let cell = cellForRow(at: path)
    else { return nil }
    cell.isSwiped = true
    let isThere = presence(ofItemAt: path)
    for action in configuration.actions {
      action.closeSwipe = { [weak cell] in cell?.isSwiped = false }
      action.isRowThere = isThere
    }
    return configuration
  }

  /// Returns the actions that swiping a row reveals; nil if it cannot be swiped or has no actions.
  func swipeConfiguration(
    at path: IndexPath, from edge: StandIn.Edge
  ) -> UISwipeActionsConfiguration? {
    guard !isEditing, cellForRow(at: path) != nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return nil }
    let given =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration = given, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// Returns a closure that checks if a row still exists. If a data source has no identifiers, the row counts
  /// as removed when there are fewer.
  private func presence(ofItemAt path: IndexPath) -> @MainActor () -> Bool {
    if let source = dataSource as? any IdentifyingSource { return source.presence(ofItemAt: path) }
    let count = itemCount
    return { [weak self] in self.map { $0.itemCount >= count } ?? false }
  }

  private var itemCount: Int {
    (0..<numberOfSections).map { numberOfRows(inSection: $0) }.reduce(0, +)
  }

  private func closeSwipe() {
    for cell in visibleCells { cell.isSwiped = false }
  }

  /// Returns the separators above and below a row.
  func separators(at path: IndexPath) -> StandIn.Separators {
    guard separatorStyle != .none, cellForRow(at: path) != nil else { return StandIn.Separators() }
    if let cell = cellForRow(at: path), cell.hidesSeparator { return StandIn.Separators() }
    let isLast = path.row == numberOfRows(inSection: path.section) - 1
    switch style {
    case .plain: return .init(top: false, bottom: true)
    case .grouped: return .init(top: path.row == 0, bottom: true)
    case .insetGrouped: return .init(top: false, bottom: !isLast)
    }
  }
}

extension UITableView {
  /// Returns the separator below a row; nil if there is none.
  func separatorLine(below path: IndexPath) -> StandIn.SeparatorLine? {
    guard separators(at: path).bottom, let cell = cellForRow(at: path) else { return nil }
    return StandIn.SeparatorLine(
      leading: max(cell.separatorInset.left, 0), trailing: max(cell.separatorInset.right, 0),
      color: separatorColor)
  }
}

extension UITableViewCell {
  /// True if the insets hide the separator completely.
  fileprivate var hidesSeparator: Bool {
    separatorInset.left + separatorInset.right >= bounds.width
  }
}

extension StandIn {
  /// Returns the separator that a table draws below a row on display, with its insets in a left-to-right
  /// interface; nil for none.
  @MainActor
  public static func separatorLine(below path: IndexPath, in view: UITableView) -> SeparatorLine? {
    view.separatorLine(below: path)
  }

  /// Returns the separators that a table draws next to a row on display.
  @MainActor
  public static func separators(at path: IndexPath, in view: UITableView) -> Separators {
    view.separators(at: path)
  }
}
