#if canImport(UIKit)
public import UIKit

/// Makes the cells, headers and footers of a screen and passes on what they report.
@MainActor
public protocol ViewCreator: AnyObject {
  associatedtype Content: ScreenContent
  associatedtype Action: ViewData

  /// Called with everything that the screen reports.
  var onAction: ActionHandler<Action>? { get set }

  /// What selecting an item's cell reports; nil where it cannot be selected.
  func selectAction(of item: Content.Item) -> Action?

  /// What swiping an item's cell uncovers, from the edge on.
  func swipeActions(
    of item: Content.Item, on edge: CellSwipeEdge
  ) -> [CellSwipeAction<Action>]

  /// What stands in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UIView, with headerFooter: Content.HeaderFooter)
}

extension ViewCreator {
  public func selectAction(of item: Content.Item) -> Action? { nil }

  public func swipeActions(
    of item: Content.Item, on edge: CellSwipeEdge
  ) -> [CellSwipeAction<Action>] {
    []
  }

  public func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator where Content.HeaderFooter == Never {
  public func update(_ view: UIView, with headerFooter: Never) {}
}

/// Makes the views of a screen for a collection view.
@MainActor
public protocol CollectionViewCreator: ViewCreator {
  /// Registers every kind of cell, header and footer; a data source calls it once, when it takes the
  /// collection view.
  func register(in collectionView: UICollectionView)

  /// The configured cell of an item. Asked for by a data source only: UIKit wants every cell that is
  /// dequeued to be shown.
  func cell(
    for item: Content.Item, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell

  /// The configured header or footer of a section, by UIKit's element kinds.
  func headerFooterView(
    for headerFooter: Content.HeaderFooter, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView
}

extension CollectionViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {}
}

/// Makes the views of a screen for a table view.
@MainActor
public protocol TableViewCreator: ViewCreator {
  /// Registers every kind of cell, header and footer; a data source calls it once, when it takes the
  /// table.
  func register(in tableView: UITableView)

  /// The configured cell of an item.
  func cell(
    for item: Content.Item, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell

  /// The configured header or footer of a section.
  func headerFooterView(
    for headerFooter: Content.HeaderFooter, in tableView: UITableView
  ) -> UITableViewHeaderFooterView
}

extension TableViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {}
}
#endif
