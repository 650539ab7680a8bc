#if canImport(UIKit)
public import UIKit

/// Handlers for the events of cells, which receive the ids that the cells were configured with. Index paths
/// would be out of date by the time a cell disappears.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
///
/// A hook can apply content. UIKit calls most hooks during an update or a layout pass; content that they
/// apply is shown when UIKit has finished.
@MainActor
public struct ListHooks<ID: Swift.Hashable> {
  /// Called when a cell is about to appear on the screen.
  public var willDisplay: ((ID) -> Void)?
  /// Called when a cell has left the screen.
  public var didEndDisplaying: ((ID) -> Void)?
  /// Called with cells that are likely to be shown soon.
  public var prefetch: (([ID]) -> Void)?
  /// Called with cells that are no longer likely to be shown soon.
  public var cancelPrefetching: (([ID]) -> Void)?
  /// Called when a cell is selected.
  ///
  /// While it is set, every cell of a declared screen can be selected, and stays selected. Without it, only
  /// cells whose view declares `select` can be selected, and they are deselected after reporting it.
  public var didSelect: ((ID) -> Void)?
  /// Called when a cell is deselected.
  public var didDeselect: ((ID) -> Void)?
  /// Called with the whole selection when the user has changed it, or when a selected item has left the
  /// content.
  public var selectionChanged: ((Swift.Set<ID>) -> Void)?
  /// Called when editing begins or ends.
  public var editingChanged: ((Bool) -> Void)?
  /// Called when the user has collapsed or expanded a section; ``CollectionDataSource/collapsedSections``
  /// contains the sections that are collapsed now.
  public var collapseChanged: (() -> Void)?
  /// Returns a context menu for all selected cells when one of them is pressed, in a collection view from iOS
  /// 16 on; nil for none.
  public var menu: ((Swift.Set<ID>) -> UIMenu?)?
  /// Returns the preview above the context menu of a cell; nil for the cell itself. While it is set, a long
  /// press also shows previews of cells without a `menu`.
  public var preview: ((ID) -> UIViewController?)?
  /// Called when the user has tapped a ``preview``, once it is gone. The handler receives the previewed view
  /// controller and can show it in full.
  public var didCommitPreview: ((ID, UIViewController) -> Void)?
  public var didScroll: ((UIScrollView) -> Void)?
  /// Called when the end of the content is near, to load another page.
  ///
  /// It is called once for each applied content whose end is near, and again when the user has scrolled away
  /// from the end and returns. Content with the same items as the previous one, in any order and with any
  /// data, does not count as new: its next page has already been requested.
  public var nearEnd: (() -> Void)?
  /// The distance from the end that counts as near, in heights of the container.
  public var nearEndDistance: CGFloat = 1

  public init() {}
}

/// Detects when the end of a scroll view's content comes near, once for each content.
struct CellGenEndDetector {
  private var isReported = false

  /// Called when other items are shown, which have another end.
  mutating func itemsChanged() {
    isReported = false
  }

  /// True if the end has come near and has not been reported yet.
  ///
  /// It is reported again when other items are shown, and when the view was scrolled away from the end in the
  /// meantime.
  ///
  /// - Parameters:
  ///   - distance: the distance that counts as near, in heights of the view.
  ///   - isEmpty: true if there are no items, and therefore no end.
  @MainActor
  mutating func comesNear(_ distance: CGFloat, in view: UIScrollView, isEmpty: Bool) -> Bool {
    guard !isEmpty, view.bounds.height > 0 else { return false }
    let end = view.contentSize.height + view.adjustedContentInset.bottom
    let rest = end - view.contentOffset.y - view.bounds.height
    guard rest <= distance * view.bounds.height else {
      isReported = false
      return false
    }
    defer { isReported = true }
    return !isReported
  }
}
#endif
