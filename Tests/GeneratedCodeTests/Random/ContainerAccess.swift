#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// A generated screen in a collection view or in a table view, as a test sees it.
@MainActor
protocol ContainerAccess<Content> {
  associatedtype Content: PlainContent

  /// Whether a section loses its cells when a header or footer comes or goes: a table asks for those
  /// only together with the section.
  static var reloadsWithHeaders: Bool { get }

  /// A container with no content.
  init()

  func apply(_ state: ListState<Content>)

  var numberOfSections: Int { get }
  func numberOfItems(in section: Int) -> Int
  func section(at index: Int) -> Content.Section?
  func id(at indexPath: IndexPath) -> Content.Item.ID?
  func indexPath(of id: Content.Item.ID) -> IndexPath?
  func cell(at indexPath: IndexPath) -> UIView?
  func header(at section: Int) -> UIView?
  func footer(at section: Int) -> UIView?
  var placeholder: UIView? { get }
  /// The ids that were reported to be there more than once since the last time.
  func takeDuplicates() -> [Content.Item.ID]
}

/// The size of all containers: large enough for every small content.
private let frame = CGRect(x: 0, y: 0, width: 400, height: 6000)

/// The ids that a data source reported.
@MainActor
private final class Reports<ID> {
  var ids: [ID] = []

  func take() -> [ID] {
    defer { ids = [] }
    return ids
  }
}

/// A screen in a collection view.
struct CollectionContainer<Content: PlainContent>: ContainerAccess {
  static var reloadsWithHeaders: Bool { false }

  private let collectionView: UICollectionView
  private let dataSource: CollectionDataSource<Content.Creator>
  private let reports = Reports<Content.Item.ID>()

  init() {
    collectionView = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    dataSource = CollectionDataSource(
      collectionView: collectionView)
    collectionView.collectionViewLayout = Content.makeLayout()
    dataSource.onDuplicate = { [reports] in reports.ids += $0 }
  }

  func apply(_ state: ListState<Content>) {
    dataSource.apply(state)
    collectionView.layoutIfNeeded()
  }

  var numberOfSections: Int { collectionView.numberOfSections }
  var placeholder: UIView? { collectionView.backgroundView }

  func numberOfItems(in section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }
  func section(at index: Int) -> Content.Section? { dataSource.section(at: index) }
  func id(at indexPath: IndexPath) -> Content.Item.ID? { dataSource.item(at: indexPath)?.id }
  func indexPath(of id: Content.Item.ID) -> IndexPath? { dataSource.indexPath(for: id) }
  func cell(at indexPath: IndexPath) -> UIView? { collectionView.cellForItem(at: indexPath) }
  func header(at section: Int) -> UIView? {
    view(UICollectionView.elementKindSectionHeader, section)
  }
  func footer(at section: Int) -> UIView? {
    view(UICollectionView.elementKindSectionFooter, section)
  }
  func takeDuplicates() -> [Content.Item.ID] { reports.take() }

  private func view(_ kind: String, _ section: Int) -> UIView? {
    collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
  }
}

/// A screen in a table view.
struct TableContainer<Content: PlainContent>: ContainerAccess {
  static var reloadsWithHeaders: Bool { true }

  private let tableView = UITableView(frame: frame, style: .plain)
  private let dataSource: TableDataSource<Content.Creator>
  private let reports = Reports<Content.Item.ID>()

  init() {
    dataSource = TableDataSource(tableView: tableView)
    dataSource.onDuplicate = { [reports] in reports.ids += $0 }
  }

  func apply(_ state: ListState<Content>) {
    dataSource.apply(state)
    tableView.layoutIfNeeded()
  }

  var numberOfSections: Int { tableView.numberOfSections }
  var placeholder: UIView? { tableView.backgroundView }

  func numberOfItems(in section: Int) -> Int { tableView.numberOfRows(inSection: section) }
  func section(at index: Int) -> Content.Section? { dataSource.section(at: index) }
  func id(at indexPath: IndexPath) -> Content.Item.ID? { dataSource.item(at: indexPath)?.id }
  func indexPath(of id: Content.Item.ID) -> IndexPath? { dataSource.indexPath(for: id) }
  func cell(at indexPath: IndexPath) -> UIView? { tableView.cellForRow(at: indexPath) }
  func header(at section: Int) -> UIView? { tableView.headerView(forSection: section) }
  func footer(at section: Int) -> UIView? { tableView.footerView(forSection: section) }
  func takeDuplicates() -> [Content.Item.ID] { reports.take() }
}
#endif
