#if canImport(UIKit)
public import UIKit

/// What a data source tells of its cells, by the ids that they were configured with: index paths
/// have moved on by the time that a cell goes.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
@MainActor
public struct ListHooks<ID> {
  /// A cell comes on the screen.
  public var willDisplay: ((ID) -> Void)?
  /// A cell has left the screen.
  public var didEndDisplaying: ((ID) -> Void)?
  /// Cells are likely to be shown soon.
  public var prefetch: (([ID]) -> Void)?
  /// Cells that were likely to be shown no longer are.
  public var cancelPrefetching: (([ID]) -> Void)?
  /// A cell was selected. While it is set every cell can be selected, and stays so; without it only
  /// those whose view declares `select`, which lose the selection when they have reported it.
  public var didSelect: ((ID) -> Void)?
  /// A cell is no longer selected.
  public var didDeselect: ((ID) -> Void)?
  public var didScroll: ((UIScrollView) -> Void)?
  /// The end of the content is near: time to load another page. Called once for each content.
  public var nearEnd: (() -> Void)?
  /// How near the end is, in heights of the container.
  public var nearEndDistance: CGFloat = 1

  public init() {}
}

/// Whether the end of what scrolls came near since the content last changed.
struct EndDetector {
  private var hasReported = false

  /// Begins anew, for other content.
  mutating func reset() { hasReported = false }

  /// Whether to report the end now: the first time that it is near.
  @MainActor
  mutating func reaches(_ distance: CGFloat, in view: UIScrollView) -> Bool {
    guard !hasReported, view.bounds.height > 0 else { return false }
    let end = view.contentSize.height + view.adjustedContentInset.bottom
    let rest = end - view.contentOffset.y - view.bounds.height
    hasReported = rest <= distance * view.bounds.height
    return hasReported
  }
}
#endif
