#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// A screen in either container, and what a user can do to it while it is edited.
@MainActor
final class EditedList<Creator: ViewCreator> {
  typealias Content = Creator.Content
  typealias ID = Content.Item.ID

  enum Source {
    case collection(CollectionDataSource<Creator>)
    case table(TableDataSource<Creator>)
  }

  let source: Source
  private(set) var log: [Creator.Action] = []
  /// What was told of the selection, in order.
  private(set) var selections: [Set<ID>] = []
  /// What was told of editing, in order.
  private(set) var editing: [Bool] = []

  init(_ source: Source, height: CGFloat = 1200) {
    self.source = source
    view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
    switch source {
    case .collection(let source):
      source.onAction = { [weak self] in self?.log.append($0) }
      source.hooks.selectionChanged = { [weak self] in self?.selections.append($0) }
      source.hooks.editingChanged = { [weak self] in self?.editing.append($0) }
    case .table(let source):
      source.onAction = { [weak self] in self?.log.append($0) }
      source.hooks.selectionChanged = { [weak self] in self?.selections.append($0) }
      source.hooks.editingChanged = { [weak self] in self?.editing.append($0) }
    }
  }

  var view: UIScrollView {
    switch source {
    case .collection(let source): source.collectionView
    case .table(let source): source.tableView
    }
  }

  /// What VoiceOver reads, from top to bottom.
  var rows: [String] { StandIn.spoken(in: view).compactMap(\.label) }

  func show(_ content: Content, query: String? = nil) {
    switch source {
    case .collection(let source): source.apply(content, query: query)
    case .table(let source): source.apply(content, query: query)
    }
    settle()
  }

  /// Applies content, whose animations have not ended when this returns.
  func applyWithoutWaiting(_ content: Content) {
    switch source {
    case .collection(let source): source.apply(content)
    case .table(let source): source.apply(content)
    }
  }

  func update(_ change: (inout Content) -> Void) {
    switch source {
    case .collection(let source): source.update(change)
    case .table(let source): source.update(change)
    }
  }

  /// Does something with each action, in place of keeping it.
  func onAction(_ act: @escaping (EditedList) -> Void) {
    let report: ActionHandler<Creator.Action> = { [weak self] _ in self.map(act) }
    switch source {
    case .collection(let source): source.onAction = report
    case .table(let source): source.onAction = report
    }
  }

  /// The places of the cells on the screen, in order.
  var visiblePaths: [IndexPath] {
    switch source {
    case .collection(let source): source.collectionView.indexPathsForVisibleItems.sorted()
    case .table(let source): source.tableView.indexPathsForVisibleRows ?? []
    }
  }

  func settle() {
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// What the user does in between, and what it leads to in the next turn.
  func turn() async {
    for _ in 0..<4 { await Task.yield() }
    settle()
  }

  func fail(message: String? = nil) {
    switch source {
    case .collection(let source): source.fail(message: message)
    case .table(let source): source.fail(message: message)
    }
    settle()
  }

  var isEditing: Bool {
    get {
      switch source {
      case .collection(let source): source.isEditing
      case .table(let source): source.isEditing
      }
    }
    set {
      switch source {
      case .collection(let source): source.setEditing(newValue, animated: false)
      case .table(let source): source.setEditing(newValue, animated: false)
      }
      view.layoutIfNeeded()
    }
  }

  var editButton: UIBarButtonItem {
    switch source {
    case .collection(let source): source.editButtonItem
    case .table(let source): source.editButtonItem
    }
  }

  var selection: Set<ID> {
    get {
      switch source {
      case .collection(let source): source.selection
      case .table(let source): source.selection
      }
    }
    set {
      switch source {
      case .collection(let source): source.selection = newValue
      case .table(let source): source.selection = newValue
      }
    }
  }

  func tap(_ item: Int, section: Int = 0) {
    let path = IndexPath(item: item, section: section)
    switch source {
    case .collection(let source): StandIn.tapItem(at: path, in: source.collectionView)
    case .table(let source): StandIn.tapRow(at: path, in: source.tableView)
    }
  }

  func selectWithTwoFingers(_ items: [Int]) {
    let paths = items.map { IndexPath(item: $0, section: 0) }
    switch source {
    case .collection(let source): StandIn.selectWithTwoFingers(paths, in: source.collectionView)
    case .table(let source): StandIn.selectWithTwoFingers(paths, in: source.tableView)
    }
  }

  func move(_ item: Int, section: Int = 0, to target: IndexPath) {
    let path = IndexPath(item: item, section: section)
    switch source {
    case .collection(let source):
      StandIn.moveByGrip(at: path, to: target, in: source.collectionView)
    case .table(let source): StandIn.moveByGrip(at: path, to: target, in: source.tableView)
    }
    settle()
  }

  /// Presses a cell for long, wherever it is; nil where that lifts nothing.
  func lift(_ path: IndexPath) -> StandIn.Drag? {
    switch source {
    case .collection(let source): StandIn.Drag(liftingItemAt: path, in: source.collectionView)
    case .table(let source): StandIn.Drag(liftingRowAt: path, in: source.tableView)
    }
  }

  /// Drags a cell to another place, where it may be dropped there.
  func drag(_ path: IndexPath, to target: IndexPath) {
    guard let drag = lift(path) else { return }
    drag.hover(over: target)
    drag.drop()
    settle()
  }

  func delete(_ item: Int, section: Int = 0) {
    let path = IndexPath(item: item, section: section)
    switch source {
    case .collection(let source):
      guard let cell = source.collectionView.cellForItem(at: path) as? UICollectionViewListCell
      else { return }
      StandIn.tapAccessory("delete", of: cell)
    case .table(let source): StandIn.tapDelete(at: path, in: source.tableView)
    }
  }

  /// What editing shows in a row, besides the grip.
  func controls(_ item: Int, section: Int = 0) -> [String] {
    let path = IndexPath(item: item, section: section)
    switch source {
    case .collection(let source):
      guard let cell = source.collectionView.cellForItem(at: path) as? UICollectionViewListCell
      else { return [] }
      return StandIn.accessories(of: cell).filter { $0 != "reorder" }
    case .table(let source):
      return [StandIn.editingControl(at: path, in: source.tableView)].compactMap { $0 }
    }
  }

  /// The header of a section that is on the screen.
  func header(_ section: Int) -> UIView? {
    switch source {
    case .collection(let source):
      source.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    case .table(let source): source.tableView.headerView(forSection: section)
    }
  }

  /// Taps a header, as to collapse its section.
  func tapHeader(_ section: Int) {
    guard let header = header(section) else { return }
    StandIn.tap(middleOf: header)
    settle()
  }

  var collapsedSections: Set<Content.Section> {
    get {
      switch source {
      case .collection(let source): source.collapsedSections
      case .table(let source): source.collapsedSections
      }
    }
    set {
      switch source {
      case .collection(let source): source.collapsedSections = newValue
      case .table(let source): source.collapsedSections = newValue
      }
      settle()
    }
  }

  var hooks: ListHooks<ID> {
    get {
      switch source {
      case .collection(let source): source.hooks
      case .table(let source): source.hooks
      }
    }
    set {
      switch source {
      case .collection(let source): source.hooks = newValue
      case .table(let source): source.hooks = newValue
      }
    }
  }

  /// What is shown behind the cells.
  var background: UIView? {
    switch source {
    case .collection(let source): source.collectionView.backgroundView
    case .table(let source): source.tableView.backgroundView
    }
  }

  func apply(_ state: ListState<Content>, completion: (() -> Void)? = nil) {
    switch source {
    case .collection(let source): source.apply(state, completion: completion)
    case .table(let source): source.apply(state, completion: completion)
    }
  }

  func restyle() {
    switch source {
    case .collection(let source): source.restyle()
    case .table(let source): source.restyle()
    }
  }

  func place(of id: ID) -> IndexPath? {
    switch source {
    case .collection(let source): source.indexPath(for: id)
    case .table(let source): source.indexPath(for: id)
    }
  }

  /// What a long press on a cell offers.
  func menuConfiguration(_ item: Int, section: Int = 0) -> UIContextMenuConfiguration? {
    let path = IndexPath(item: item, section: section)
    return switch source {
    case .collection(let source): StandIn.contextMenu(forItemAt: path, in: source.collectionView)
    case .table(let source): StandIn.contextMenu(forRowAt: path, in: source.tableView)
    }
  }

  func menu(_ item: Int, section: Int = 0) -> [String] {
    StandIn.entries(of: menuConfiguration(item, section: section)).map(\.title)
  }

  /// What a swipe from the trailing edge uncovers.
  func swipeActions(_ item: Int, section: Int = 0) -> [UIContextualAction] {
    let path = IndexPath(item: item, section: section)
    return switch source {
    case .collection(let source):
      StandIn.swipe(at: path, in: source.collectionView, edge: .trailing)
    case .table(let source): StandIn.swipe(at: path, in: source.tableView, edge: .trailing)
    }
  }

  func swipes(_ item: Int, section: Int = 0) -> [String] {
    swipeActions(item, section: section).map { $0.title ?? "" }
  }

  func scroll(to id: ID) {
    switch source {
    case .collection(let source): source.scroll(to: id, animated: false)
    case .table(let source): source.scroll(to: id, animated: false)
    }
    settle()
  }

  func edit(_ id: ID) {
    switch source {
    case .collection(let source): source.edit(id)
    case .table(let source): source.edit(id)
    }
    settle()
  }
}
#endif
