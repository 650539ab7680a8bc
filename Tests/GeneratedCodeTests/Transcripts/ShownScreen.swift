#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// Screens with content, in both containers.
@MainActor
enum ShownScreen {
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 3000)

  /// The data sources of the screens that are shown, which UIKit does not keep.
  private static var sources: [AnyObject] = []

  static func show<Creator: ViewCreator>(
    _ content: Creator.Content, by creator: Creator.Type, _ layout: UICollectionViewLayout,
    in container: ListContainer
  ) -> UIScrollView {
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      let source = CollectionDataSource<Creator>(collectionView: view)
      source.apply(.content(content))
      return laidOut(view, source)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      let source = TableDataSource<Creator>(tableView: view)
      source.apply(.content(content))
      return laidOut(view, source)
    }
  }

  private static func laidOut(_ view: UIScrollView, _ source: AnyObject) -> UIScrollView {
    sources.append(source)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    return view
  }
}
#endif
