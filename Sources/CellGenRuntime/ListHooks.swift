#if canImport(UIKit)
public import UIKit

/// What a data source tells of its cells, by the ids that they were configured with: index paths
/// have moved on by the time that a cell goes.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
///
/// A hook may apply content. UIKit calls most of them in the middle of an update or of a layout pass;
/// what is applied then is shown when UIKit is done.
@MainActor
public struct ListHooks<ID: Swift.Hashable> {
  /// A cell comes on the screen.
  public var willDisplay: ((ID) -> Void)?
  /// A cell has left the screen.
  public var didEndDisplaying: ((ID) -> Void)?
  /// Cells are likely to be shown soon.
  public var prefetch: (([ID]) -> Void)?
  /// Cells that were likely to be shown no longer are.
  public var cancelPrefetching: (([ID]) -> Void)?
  /// A cell was selected.
  ///
  /// On a declared screen every cell can be selected while it is set, and stays selected; without it
  /// only those whose view declares `select`, which lose the selection when they have reported it.
  public var didSelect: ((ID) -> Void)?
  /// A cell is no longer selected.
  public var didDeselect: ((ID) -> Void)?
  /// The user has changed what is selected, or something selected has left the content: everything that is
  /// selected now.
  public var selectionChanged: ((Swift.Set<ID>) -> Void)?
  /// Editing has begun or ended.
  public var editingChanged: ((Bool) -> Void)?
  /// The user has collapsed or expanded a section; ``CollectionDataSource/collapsedSections`` has those that
  /// are collapsed now.
  public var collapseChanged: (() -> Void)?
  /// A long press on one of several selected cells asks for a menu for all of them: the screen of a
  /// collection view, from iOS 16 on. Nil for none.
  public var menu: ((Swift.Set<ID>) -> UIMenu?)?
  /// A long press on a cell asks what to show of it above its menu; nil for the cell itself. Where it is set,
  /// cells without a `menu` are shown by a long press, too.
  public var preview: ((ID) -> UIViewController?)?
  /// The user has tapped what ``preview`` shows: called with what was shown, when it has been taken away,
  /// as the time to show it in full.
  public var didCommitPreview: ((ID, UIViewController) -> Void)?
  public var didScroll: ((UIScrollView) -> Void)?
  /// The end of the content is near: time to load another page.
  ///
  /// Called once for each applied content whose end is near, and again when the user has scrolled
  /// away from the end and comes back. Content with the items of the one before it, in any order and
  /// with any data, is not new in this sense: the page for it is asked for already.
  public var nearEnd: (() -> Void)?
  /// How near the end is, in heights of the container.
  public var nearEndDistance: CGFloat = 1

  public init() {}
}

/// Notices that the end of what scrolls comes near, once for each content.
struct CellGenEndDetector {
  private var isReported = false

  /// Other items are shown, and so there is another end.
  mutating func itemsChanged() {
    isReported = false
  }

  /// Whether the end has come near and has not been reported yet.
  ///
  /// It is reported again when other items are shown, and when the view was scrolled away from the
  /// end in between.
  ///
  /// - Parameters:
  ///   - distance: in heights of the view.
  ///   - isEmpty: whether there are no items, and so no end.
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
