#if canImport(UIKit)
public import UIKit

/// Makes the cells, headers and footers of a screen and passes on what they report.
@MainActor
public protocol ViewCreator: AnyObject {
  associatedtype Content: ScreenContent
}

/// Makes the views of a screen for a collection view.
@MainActor
public protocol CollectionViewCreator: ViewCreator {
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

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UICollectionReusableView, with headerFooter: Content.HeaderFooter)
}

extension CollectionViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {}

  public func update(_ view: UICollectionReusableView, with headerFooter: Never) {}
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

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UITableViewHeaderFooterView, with headerFooter: Content.HeaderFooter)
}

extension TableViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {}

  public func update(_ view: UITableViewHeaderFooterView, with headerFooter: Never) {}
}
#endif
