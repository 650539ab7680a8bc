/// A data source of which some sections are outlines, whatever its types of identifiers.
@MainActor
protocol OutlineSource: AnyObject {
  /// Whether the item at an index path is a parent whose children show.
  func isExpanded(at path: IndexPath) -> Bool

  /// Shows or hides the children of the item at an index path, as the user does.
  func toggle(at path: IndexPath)
}

extension StandIn {
  /// Expands or collapses an item of an outline, as a tap on its disclosure does.
  ///
  /// The data source's `sectionSnapshotHandlers` are asked and told.
  @MainActor
  public static func toggleExpansion(at path: IndexPath, in view: UICollectionView) {
    (view.dataSource as? any OutlineSource)?.toggle(at: path)
  }
}
