// The user's actions on items: touching and swiping.

extension UICollectionView {
  /// True if the user can currently select items.
  private var isSelecting: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// True if the user can currently select several items.
  private var isSelectingSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Taps an item.
  ///
  /// The delegate is called in the order that `UICollectionViewDelegate` documents: should highlight, did
  /// highlight, should (de)select, did (de)select, did unhighlight. If another item replaces the selected
  /// one, the deselection of the old one is reported first.
  func tap(at path: IndexPath) {
    closeSwipe()
    touch(at: path)
    guard cellForItem(at: path)?.isHighlighted == true else { return }
    let isExtending = isSelectingSeveral && !selection.subtracting([path]).isEmpty
    let isDeselecting = isSelectingSeveral && selection.contains(path)
    if isDeselecting { deselectByHand(path) } else { selectByHand(path) }
    release(at: path)
    if !isDeselecting, !isExtending { performPrimaryAction(at: path) }
    layoutIfNeeded()
  }

  private func deselectByHand(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(false, at: path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func selectByHand(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !isSelectingSeveral {
      for other in selection.sorted() where other != path {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard StandIn.systemVersion >= 16, isKnown(path) else { return }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Begins a touch: highlights the item if it can be selected and the delegate agrees.
  func touch(at path: IndexPath) {
    layoutIfNeeded()
    guard isSelecting, let cell = cellForItem(at: path), cell.isUserInteractionEnabled,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    layoutIfNeeded()
  }

  /// Ends a touch; returns false if there was none.
  @discardableResult
  func release(at path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path), cell.isHighlighted else { return false }
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    layoutIfNeeded()
    return true
  }

  /// Swipes an item open; returns nil if it cannot be swiped or has no actions.
  func swipe(at path: IndexPath, from edge: StandIn.Edge) -> UISwipeActionsConfiguration? {
    closeSwipe()
    layoutIfNeeded()
    guard let configuration = swipeConfiguration(at: path, from: edge),
      let cell = cellForItem(at: path)
    else { return nil }
    cell.isSwiped = true
    let isThere = presence(ofItemAt: path)
    for action in configuration.actions {
      action.closeSwipe = { [weak cell] in cell?.isSwiped = false }
      action.isRowThere = isThere
    }
    return configuration
  }

  /// Returns the actions that swiping an item reveals; nil if it cannot be swiped or has no actions.
  func swipeConfiguration(
    at path: IndexPath, from edge: StandIn.Edge
  ) -> UISwipeActionsConfiguration? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard !isEditing, let list = layout?.listConfiguration(ofSection: path.section),
      cellForItem(at: path) is UICollectionViewListCell, canEdit(path)
    else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  /// Returns a closure that checks if an item still exists. If a data source has no identifiers, the item
  /// counts as removed when there are fewer.
  private func presence(ofItemAt path: IndexPath) -> @MainActor () -> Bool {
    if let source = dataSource as? any IdentifyingSource { return source.presence(ofItemAt: path) }
    let count = itemCount
    return { [weak self] in self.map { $0.itemCount >= count } ?? false }
  }

  private var itemCount: Int {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }.reduce(0, +)
  }

  private func closeSwipe() {
    for cell in visibleCells { cell.isSwiped = false }
  }
}
