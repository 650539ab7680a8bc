#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// The two containers in which one declared screen can be shown.
enum ListContainer: CaseIterable, Sendable {
  case collection
  case table

  /// The Mailbox screen, large enough to show all of it where not said otherwise.
  @MainActor
  func makeMailbox(width: CGFloat = 400, height: CGFloat = 4000) -> any MailboxScreen {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return switch self {
    case .collection: MailboxCollection(frame: frame)
    case .table: MailboxTable(frame: frame)
    }
  }
}

/// The Mailbox screen in a container, and what a user can see of it and do to it.
@MainActor
protocol MailboxScreen: AnyObject {
  var onAction: ActionHandler<MailboxAction>? { get set }
  var hooks: ListHooks<MailboxItem.ID> { get set }
  /// What the screen has reported, in order.
  var actions: [MailboxAction] { get }
  var scrollView: UIScrollView { get }
  var backgroundView: UIView? { get }
  var selection: [IndexPath] { get }
  /// Whether cells are edited now, several of which can be selected then.
  var isEditing: Bool { get set }
  /// The reuse identifiers that were registered and asked for, in order.
  var registered: [String] { get }
  var dequeued: [String] { get }
  /// How many batches were performed besides those of the data source.
  var batches: Int { get }
  var state: MailboxState { get }
  var content: MailboxContent { get }
  var onDuplicate: @MainActor ([MailboxItem.ID]) -> Void { get set }

  func apply(_ state: MailboxState, isAnimated: Bool, completion: (() -> Void)?)
  func update(_ change: (inout MailboxContent) -> Void)
  func indexPath(for id: MailboxItem.ID) -> IndexPath?
  func index(of section: MailboxSection) -> Int?
  func size(for id: MailboxItem.ID, boundedBy width: CGFloat) -> CGSize?

  func cell(at indexPath: IndexPath) -> UIView?
  var visibleCells: [UIView] { get }
  func header(at section: Int) -> UIView?
  func footer(at section: Int) -> UIView?

  func tap(at indexPath: IndexPath)
}

extension MailboxScreen {
  func apply(_ state: MailboxState) { apply(state, isAnimated: true, completion: nil) }

  func apply(_ content: MailboxContent, completion: (() -> Void)? = nil) {
    apply(.content(content), isAnimated: true, completion: completion)
  }

  func show(_ content: MailboxContent, isAnimated: Bool = true) {
    show(.content(content), isAnimated: isAnimated)
  }

  func show(_ state: MailboxState, isAnimated: Bool = true) {
    apply(state, isAnimated: isAnimated, completion: nil)
    scrollView.layoutIfNeeded()
    Stage.settle()
  }

  func path(_ id: MailboxItem.ID) throws -> IndexPath { try #require(indexPath(for: id)) }

  func cell(_ id: MailboxItem.ID) throws -> UIView { try #require(cell(at: path(id))) }

  /// The view of a type inside the cell of an item.
  func view<View: UIView>(_ type: View.Type, _ id: MailboxItem.ID) throws -> View {
    try #require(try cell(id).descendants.lazy.compactMap { $0 as? View }.first)
  }

  func texts(_ id: MailboxItem.ID) throws -> [String] { try cell(id).shownTexts }

  func header(of section: MailboxSection) -> UIView? { index(of: section).flatMap(header(at:)) }

  func footer(of section: MailboxSection) -> UIView? { index(of: section).flatMap(footer(at:)) }

  func tap(_ id: MailboxItem.ID) throws { tap(at: try path(id)) }

  func tap(_ title: String, in view: UIView?) throws {
    Stage.tap(try #require(view?.button(title)))
  }
}

/// The Mailbox screen in a collection view.
@MainActor
final class MailboxCollection: MailboxScreen {
  let stage: Stage
  let collectionView: RecordingCollectionView
  let dataSource: MailboxDataSource
  private(set) var actions: [MailboxAction] = []
  /// Makes the section `wall`; what it was asked with is kept.
  private(set) var wallSections: [LayoutSection<MailboxSection>] = []

  init(frame: CGRect) {
    stage = Stage(width: frame.width, height: frame.height)
    collectionView = RecordingCollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    dataSource = MailboxDataSource(collectionView: collectionView)
    dataSource.onAction = { [weak self] in self?.actions.append($0) }
    collectionView.collectionViewLayout = MailboxLayout.make { [weak self] section in
      self?.wallSections.append(section)
      return Self.wall(section)
    }
    stage.show(collectionView)
  }

  /// Three cells in a row, with the header that the screen has.
  private static func wall(
    _ section: LayoutSection<MailboxSection>
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item, item, item])
    let result = NSCollectionLayoutSection(group: group)
    result.boundarySupplementaryItems = section.boundaryItems
    return result
  }

  var onAction: ActionHandler<MailboxAction>? {
    get { dataSource.onAction }
    set { dataSource.onAction = newValue }
  }
  var hooks: ListHooks<MailboxItem.ID> {
    get { dataSource.hooks }
    set { dataSource.hooks = newValue }
  }
  var scrollView: UIScrollView { collectionView }
  var backgroundView: UIView? { collectionView.backgroundView }
  var selection: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }
  var isEditing: Bool {
    get { collectionView.isEditing }
    set {
      collectionView.allowsMultipleSelectionDuringEditing = true
      collectionView.isEditing = newValue
      collectionView.layoutIfNeeded()
    }
  }
  var registered: [String] { collectionView.registered }
  var dequeued: [String] { collectionView.dequeued }

  var batches: Int { collectionView.batches }
  var state: MailboxState { dataSource.state }
  var content: MailboxContent { dataSource.content }
  var onDuplicate: @MainActor ([MailboxItem.ID]) -> Void {
    get { dataSource.onDuplicate }
    set { dataSource.onDuplicate = newValue }
  }

  func apply(_ state: MailboxState, isAnimated: Bool, completion: (() -> Void)?) {
    dataSource.apply(state, animatingDifferences: isAnimated, completion: completion)
  }

  func update(_ change: (inout MailboxContent) -> Void) { dataSource.update(change) }

  func indexPath(for id: MailboxItem.ID) -> IndexPath? { dataSource.indexPath(for: id) }

  func index(of section: MailboxSection) -> Int? {
    (0..<collectionView.numberOfSections).first { dataSource.section(at: $0) == section }
  }

  func size(for id: MailboxItem.ID, boundedBy width: CGFloat) -> CGSize? {
    dataSource.size(for: id, boundedBy: width)
  }

  func cell(at indexPath: IndexPath) -> UIView? { collectionView.cellForItem(at: indexPath) }

  var visibleCells: [UIView] { collectionView.visibleCells }

  func header(at section: Int) -> UIView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  func footer(at section: Int) -> UIView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))
  }

  func tap(at indexPath: IndexPath) { Stage.tapItem(at: indexPath, in: collectionView) }
}

/// The Mailbox screen in a table view.
@MainActor
final class MailboxTable: MailboxScreen {
  let stage: Stage
  let tableView: RecordingTableView
  let dataSource: MailboxTableDataSource
  private(set) var actions: [MailboxAction] = []

  init(frame: CGRect) {
    stage = Stage(width: frame.width, height: frame.height)
    tableView = RecordingTableView(frame: frame, style: .plain)
    dataSource = MailboxTableDataSource(tableView: tableView)
    dataSource.onAction = { [weak self] in self?.actions.append($0) }
    stage.show(tableView)
  }

  var onAction: ActionHandler<MailboxAction>? {
    get { dataSource.onAction }
    set { dataSource.onAction = newValue }
  }
  var hooks: ListHooks<MailboxItem.ID> {
    get { dataSource.hooks }
    set { dataSource.hooks = newValue }
  }
  var scrollView: UIScrollView { tableView }
  var backgroundView: UIView? { tableView.backgroundView }
  var selection: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }
  var isEditing: Bool {
    get { tableView.isEditing }
    set {
      tableView.allowsMultipleSelectionDuringEditing = true
      tableView.isEditing = newValue
      tableView.layoutIfNeeded()
    }
  }
  var registered: [String] { tableView.registered }
  var dequeued: [String] { tableView.dequeued }

  var batches: Int { tableView.batches }
  var state: MailboxState { dataSource.state }
  var content: MailboxContent { dataSource.content }
  var onDuplicate: @MainActor ([MailboxItem.ID]) -> Void {
    get { dataSource.onDuplicate }
    set { dataSource.onDuplicate = newValue }
  }

  func apply(_ state: MailboxState, isAnimated: Bool, completion: (() -> Void)?) {
    dataSource.apply(state, animatingDifferences: isAnimated, completion: completion)
  }

  func update(_ change: (inout MailboxContent) -> Void) { dataSource.update(change) }

  func indexPath(for id: MailboxItem.ID) -> IndexPath? { dataSource.indexPath(for: id) }

  func index(of section: MailboxSection) -> Int? {
    (0..<tableView.numberOfSections).first { dataSource.section(at: $0) == section }
  }

  func size(for id: MailboxItem.ID, boundedBy width: CGFloat) -> CGSize? {
    dataSource.size(for: id, boundedBy: width)
  }

  func cell(at indexPath: IndexPath) -> UIView? { tableView.cellForRow(at: indexPath) }

  var visibleCells: [UIView] { tableView.visibleCells }

  func header(at section: Int) -> UIView? { tableView.headerView(forSection: section) }

  func footer(at section: Int) -> UIView? { tableView.footerView(forSection: section) }

  func tap(at indexPath: IndexPath) { Stage.tapRow(at: indexPath, in: tableView) }
}
#endif
