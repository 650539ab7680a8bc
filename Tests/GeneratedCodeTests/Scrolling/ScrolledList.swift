#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// A screen in either container, in a window.
@MainActor
final class ScrolledList<Creator: ViewCreator> {
  typealias Content = Creator.Content

  let view: UIScrollView
  let window: UIWindow
  let table: TableDataSource<Creator>?
  let collection: CollectionDataSource<Creator>?

  init(
    _ container: ListContainer, layout: @autoclosure () -> UICollectionViewLayout,
    style: UITableView.Style = .plain, height: CGFloat = 600, isInWindow: Bool = true
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    switch container {
    case .collection:
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout())
      (collection, table, self.view) = (CollectionDataSource(collectionView: view), nil, view)
    case .table:
      let view = UITableView(frame: window.bounds, style: style)
      (collection, table, self.view) = (nil, TableDataSource(tableView: view), view)
    }
    if isInWindow { appear() }
  }

  func appear() { window.addSubview(view) }

  func apply(_ content: Content, isAnimated: Bool = false) {
    collection?.apply(content, animatingDifferences: isAnimated)
    table?.apply(content, animatingDifferences: isAnimated)
  }

  func scroll(to place: ListPlace<Content.Section>, isAnimated: Bool = false) {
    collection?.scroll(to: place, animated: isAnimated)
    table?.scroll(to: place, animated: isAnimated)
  }

  func scroll(toY y: CGFloat) async {
    StandIn.scroll(view, toY: y)
    await settle()
  }

  func settle() async {
    for _ in 0..<3 {
      view.layoutIfNeeded()
      StandIn.finishAnimations()
      for _ in 0..<3 { await Task.yield() }
    }
    view.layoutIfNeeded()
  }

  func show(_ content: Content, isAnimated: Bool = false) async {
    apply(content, isAnimated: isAnimated)
    await settle()
  }

  /// The ids of the cells that can be seen, from the top, each with the distances of its beginning and its end from the
  /// top of what is visible.
  var visible: [(id: Content.Item.ID, y: CGFloat, end: CGFloat)] {
    let top = view.contentOffset.y + view.adjustedContentInset.top
    let bottom = view.bounds.maxY - view.adjustedContentInset.bottom
    return cells.map { ($0, $1.frame) }.filter { $1.maxY > top && $1.minY < bottom }
      .sorted { $0.1.minY < $1.1.minY }.map { ($0, $1.minY - top, $1.maxY - top) }
  }

  var cells: [(id: Content.Item.ID, view: UIView)] {
    let cells: [(UIView, IndexPath?)] =
      switch view {
      case let view as UICollectionView: view.visibleCells.map { ($0, view.indexPath(for: $0)) }
      case let view as UITableView: view.visibleCells.map { ($0, view.indexPath(for: $0)) }
      default: []
      }
    return cells.compactMap { cell, path in path.flatMap(id(at:)).map { ($0, cell) } }
  }

  private func id(at path: IndexPath) -> Content.Item.ID? {
    table?.item(at: path)?.id ?? collection?.item(at: path)?.id
  }

  var start: CGFloat { -view.adjustedContentInset.top }

  var end: CGFloat {
    max(start, view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
  }

  var isAtEnd: Bool { abs(view.contentOffset.y - end) < 1 }
}
#endif
