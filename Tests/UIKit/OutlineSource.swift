/// A data source with sections that are outlines, whatever its identifier types.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns true if the item at an index path is a parent with visible children.
  func isExpanded(at path: IndexPath) -> Bool

  /// Shows or hides the children of the item at an index path, like a user.
  func toggle(at path: IndexPath)
}

extension StandIn {
  /// Expands or collapses an item of an outline, like a tap on its disclosure indicator.
  ///
  /// This calls the data source's `sectionSnapshotHandlers`.
  @MainActor
  public static func toggleExpansion(at path: IndexPath, in view: UICollectionView) {
    (view.dataSource as? any OutlineSource)?.toggle(at: path)
  }
}
