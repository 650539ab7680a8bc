// A finger that lifts items with a long press, holds them over other places, and drops them.

extension StandIn {
  /// True if dragging is enabled by default: on an iPhone from iOS 15 on (Apple, `dragInteractionEnabled`).
  static var dragsByDefault: Bool { systemVersion >= 15 }

  /// Items of a collection view or a table that a finger has lifted.
  ///
  ///     let drag = StandIn.Drag(liftingItemAt: [0, 0], in: view)
  ///     drag?.hover(over: [1, 0])
  ///     drag?.drop()
  ///
  /// A table moves a single row of its own with its data source, and calls the drop delegate for all other
  /// drops: "Local drags with one item go through the existing `tableView(_:moveRowAt:to:)` method on the
  /// data source" (Apple's sample "Adopting drag and drop in a table view"). A collection view calls the drop
  /// delegate. If its data source allows an item to be moved when it is lifted, the collection view moves
  /// that item as well: whether UIKit then does both is undocumented.
  ///
  /// For several items from one view, it does not accept a proposal to insert them at an index path: UIKit
  /// forbids such a drop (rdar://33413316).
  @MainActor
  public final class Drag {
    private let source: DraggedView
    private let session: DragSession
    private lazy var over = DropSession(of: session)
    private var proposal: Proposal?
    private var destination: IndexPath?
    private(set) var isOver = false
    private var isEnded = false
    /// True if the data source of a collection view allowed the item to be moved when it was lifted.
    private let reorders: Bool
    /// True if a table moves a single row of its own with its data source; false for a drop that it has
    /// performed.
    public var movesRows = true

    /// Performs a long press on an item; nil if it lifts nothing.
    public convenience init?(liftingItemAt path: IndexPath, in view: UICollectionView) {
      self.init(.collection(view), path)
      view.drag = self
    }

    /// Performs a long press on a row; nil if it lifts nothing.
    public convenience init?(liftingRowAt path: IndexPath, in view: UITableView) {
      self.init(.table(view), path)
      view.drag = self
    }

    private init?(_ source: DraggedView, _ path: IndexPath) {
      self.source = source
      source.view.layoutIfNeeded()
      session = DragSession(source)
      reorders = source.reorders(path)
      guard source.isEnabled, source.hasCell(at: path) else { return nil }
      // "If the user begins the drag from a selected item, the collection view calls this method once for
      // each item that's part of the selection" (Apple, `collectionView(_:itemsForBeginning:at:)`).
      let others = source.selection.contains(path) ? source.selection.subtracting([path]) : []
      for path in [path] + others.sorted() {
        let items = source.itemsForBeginning(session, at: path)
        guard take(items, from: path) || !session.items.isEmpty else { return nil }
      }
      session.allowsMoveOperation = source.allowsMove(session)
      session.isRestrictedToDraggingApplication = source.isRestricted(session)
      source.willBegin(session)
    }

    private func take(_ items: [UIDragItem], from path: IndexPath) -> Bool {
      for item in items {
        guard !session.items.contains(where: { $0 === item }) else {
          StandIn.fail("the same item is dragged twice", name: StandIn.broken)
          continue
        }
        session.items.append(item)
        session.paths[ObjectIdentifier(item)] = path
      }
      return !items.isEmpty
    }

    /// True if the drag is restricted to this app.
    public var isRestrictedToApp: Bool { session.isRestrictedToDraggingApplication }

    /// The number of dragged items.
    public var count: Int { session.items.count }

    /// Taps another item to add it to the drag; returns false if it was not added.
    @discardableResult
    public func add(at path: IndexPath) -> Bool {
      guard !isEnded, source.hasCell(at: path) else { return false }
      return take(source.itemsForAdding(session, at: path), from: path)
    }

    /// Holds the dragged items over the place of an item or over the end of a section.
    ///
    /// For a single item that is dragged within its section, the index path is its new place; for several, it
    /// is that of an existing item.
    ///
    /// - Returns: the operation of a drop.
    @discardableResult
    public func hover(over path: IndexPath) -> UIDropOperation {
      guard source.hasPlace(at: path) else {
        StandIn.fail("nothing can be held over \(path)", name: StandIn.broken)
        return .cancel
      }
      session.point = source.middle(of: path)
      return update(path)
    }

    /// Holds the dragged items over a view in the list, such as a header, or over another point for which
    /// UIKit has no index path.
    @discardableResult
    public func hover(over point: CGPoint) -> UIDropOperation {
      session.point = point
      return update(nil)
    }

    /// Holds the dragged items over the place of an item in another collection view or table, where they
    /// cannot be dropped here.
    ///
    /// - Returns: the operation of a drop.
    public func hover(over path: IndexPath, in other: UIScrollView) -> UIDropOperation {
      if isOver { source.didExit(over) }
      (isOver, proposal) = (false, nil)
      guard let view = DraggedView(other), view.canHandle(over) else { return .cancel }
      return view.proposal(over, path).operation
    }

    /// - Source: header of `UICollectionViewDropDelegate`: without an index path, "the proposal's intent will
    ///   be .unspecified".
    private func update(_ path: IndexPath?) -> UIDropOperation {
      guard !isEnded, source.canHandle(over) else { return .cancel }
      if !isOver { source.didEnter(over) }
      isOver = true
      var proposal = source.proposal(over, path)
      if path == nil, proposal.intent != .unspecified, proposal.isAccepted {
        StandIn.fail("a drop without an index path has no place to insert at", name: StandIn.broken)
      }
      if proposal.operation == .move, !session.allowsMoveOperation {
        StandIn.fail("the drag allows no move", name: StandIn.broken)
        proposal.operation = .cancel
      }
      if proposal.intent != .unspecified, session.items.count > 1, proposal.operation == .move {
        proposal.operation = .forbidden
      }
      destination = path
      self.proposal = proposal
      return proposal.operation
    }

    /// Lifts the finger.
    ///
    /// - Returns: true if anything was dropped.
    @discardableResult
    public func drop() -> Bool {
      guard !isEnded, isOver, let proposal, proposal.isAccepted else {
        cancel()
        return false
      }
      if movesRows, session.items.count == 1, proposal.intent == .insert, let destination,
        let from = session.currentPath(of: session.items[0]), source.movesRows
      {
        source.move(from, to: destination)
      } else {
        if reorders, session.items.count == 1, proposal.intent == .insert, let destination,
          let from = session.currentPath(of: session.items[0])
        {
          source.reorder(from, to: destination)
        }
        source.perform(over, proposal, at: destination)
      }
      end()
      return true
    }

    /// Lifts the finger outside of the view, or where nothing can be dropped.
    public func cancel() {
      guard !isEnded else { return }
      if isOver { source.didExit(over) }
      end()
    }

    private func end() {
      isEnded = true
      if isOver { source.didEnd(over) }
      source.didEnd(session)
      source.view.layoutIfNeeded()
    }
  }
}

/// The proposal of a drop target, in either kind of view.
private struct Proposal {
  enum Intent { case unspecified, insert, other }

  var operation: UIDropOperation
  var intent: Intent

  var isAccepted: Bool { operation == .move || operation == .copy }
}

/// The view from which items were lifted.
@MainActor
private enum DraggedView {
  case collection(UICollectionView)
  case table(UITableView)

  init?(_ view: UIScrollView) {
    if let view = view as? UICollectionView {
      self = .collection(view)
    } else if let view = view as? UITableView {
      self = .table(view)
    } else {
      return nil
    }
  }

  var view: UIScrollView {
    switch self {
    case .collection(let view): view
    case .table(let view): view
    }
  }

  var isEnabled: Bool {
    switch self {
    case .collection(let view): view.dragInteractionEnabled
    case .table(let view): view.dragInteractionEnabled
    }
  }

  var selection: Set<IndexPath> {
    switch self {
    case .collection(let view): view.selection
    case .table(let view): view.selection
    }
  }

  var updateCount: Int {
    switch self {
    case .collection(let view): view.updateCount
    case .table(let view): view.updateCount
    }
  }

  func hasCell(at path: IndexPath) -> Bool {
    switch self {
    case .collection(let view): view.cellForItem(at: path) != nil
    case .table(let view): view.cellForRow(at: path) != nil
    }
  }

  func hasItem(at path: IndexPath) -> Bool {
    switch self {
    case .collection(let view): view.isKnown(path)
    case .table(let view): view.isKnown(path)
    }
  }

  /// Returns true if the index path is that of an item or the end of a section.
  func hasPlace(at path: IndexPath) -> Bool {
    switch self {
    case .collection(let view):
      (0..<view.numberOfSections).contains(path.section)
        && (0...view.numberOfItems(inSection: path.section)).contains(path.item)
    case .table(let view):
      (0..<view.numberOfSections).contains(path.section)
        && (0...view.numberOfRows(inSection: path.section)).contains(path.row)
    }
  }

  func middle(of path: IndexPath) -> CGPoint {
    let frame: CGRect? =
      switch self {
      case .collection(let view): view.cellForItem(at: path)?.frame
      case .table(let view): view.cellForRow(at: path)?.frame
      }
    return frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
  }

  // MARK: The drag delegate

  func itemsForBeginning(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    switch self {
    case .collection(let view):
      view.dragDelegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
    case .table(let view):
      view.dragDelegate?.tableView(view, itemsForBeginning: session, at: path) ?? []
    }
  }

  func itemsForAdding(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    let point = middle(of: path)
    switch self {
    case .collection(let view):
      return view.dragDelegate?.collectionView(
        view, itemsForAddingTo: session, at: path, point: point) ?? []
    case .table(let view):
      return view.dragDelegate?.tableView(view, itemsForAddingTo: session, at: path, point: point)
        ?? []
    }
  }

  func allowsMove(_ session: DragSession) -> Bool {
    switch self {
    case .collection(let view):
      view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    case .table(let view):
      view.dragDelegate?.tableView(view, dragSessionAllowsMoveOperation: session) ?? true
    }
  }

  func isRestricted(_ session: DragSession) -> Bool {
    switch self {
    case .collection(let view):
      view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
        ?? false
    case .table(let view):
      view.dragDelegate?.tableView(view, dragSessionIsRestrictedToDraggingApplication: session)
        ?? false
    }
  }

  func willBegin(_ session: DragSession) {
    switch self {
    case .collection(let view):
      view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    case .table(let view): view.dragDelegate?.tableView(view, dragSessionWillBegin: session)
    }
  }

  func didEnd(_ session: DragSession) {
    switch self {
    case .collection(let view):
      view.drag = nil
      view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
    case .table(let view):
      view.drag = nil
      view.dragDelegate?.tableView(view, dragSessionDidEnd: session)
    }
  }

  // MARK: The drop delegate

  func canHandle(_ session: DropSession) -> Bool {
    switch self {
    case .collection(let view):
      view.dropDelegate?.collectionView(view, canHandle: session) ?? false
    case .table(let view): view.dropDelegate?.tableView(view, canHandle: session) ?? false
    }
  }

  func didEnter(_ session: DropSession) {
    switch self {
    case .collection(let view):
      view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
    case .table(let view): view.dropDelegate?.tableView(view, dropSessionDidEnter: session)
    }
  }

  func didExit(_ session: DropSession) {
    switch self {
    case .collection(let view):
      view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
    case .table(let view): view.dropDelegate?.tableView(view, dropSessionDidExit: session)
    }
  }

  func didEnd(_ session: DropSession) {
    switch self {
    case .collection(let view):
      view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
    case .table(let view): view.dropDelegate?.tableView(view, dropSessionDidEnd: session)
    }
  }

  func proposal(_ session: DropSession, _ path: IndexPath?) -> Proposal {
    switch self {
    case .collection(let view):
      let given = view.dropDelegate?.collectionView(
        view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      guard let given else { return Proposal(operation: .cancel, intent: .unspecified) }
      let intent: Proposal.Intent =
        switch given.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insert
        case .insertIntoDestinationIndexPath: .other
        }
      return Proposal(operation: given.operation, intent: intent)
    case .table(let view):
      let given = view.dropDelegate?.tableView(
        view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      guard let given else { return Proposal(operation: .cancel, intent: .unspecified) }
      let intent: Proposal.Intent =
        switch given.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insert
        case .insertIntoDestinationIndexPath, .automatic: .other
        }
      return Proposal(operation: given.operation, intent: intent)
    }
  }

  /// True if the view moves a row of its own with its data source.
  var movesRows: Bool { if case .table = self { true } else { false } }

  /// Returns true if the data source of a collection view allows an item to be moved.
  func reorders(_ path: IndexPath) -> Bool {
    guard case .collection(let view) = self else { return false }
    return view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
  }

  func reorder(_ path: IndexPath, to proposed: IndexPath) {
    guard case .collection(let view) = self else { return }
    let target =
      view.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    view.dataSource?.collectionView(view, moveItemAt: path, to: target)
  }

  func move(_ path: IndexPath, to proposed: IndexPath) {
    guard case .table(let view) = self, let source = view.dataSource,
      source.tableView(view, canMoveRowAt: path)
    else { return }
    let target =
      view.delegate?.tableView(
        view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    source.tableView(view, moveRowAt: path, to: target)
  }

  func perform(_ session: DropSession, _ proposal: Proposal, at path: IndexPath?) {
    switch self {
    case .collection(let view):
      let coordinator = CollectionDropCoordinator(self, session, proposal, path)
      view.dropDelegate?.collectionView(view, performDropWith: coordinator)
      coordinator.isOver = true
    case .table(let view):
      let coordinator = TableDropCoordinator(self, session, proposal, path)
      view.dropDelegate?.tableView(view, performDropWith: coordinator)
      coordinator.isOver = true
    }
  }
}

/// A drag, as seen from where it began.
private final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The index path at which each item was lifted.
  var paths: [ObjectIdentifier: IndexPath] = [:]
  /// The location of the finger in the view.
  var point = CGPoint.zero
  /// The update count of the view when the items were lifted.
  private let updateCount: Int
  private let source: DraggedView

  init(_ source: DraggedView) {
    self.source = source
    updateCount = source.updateCount
    super.init()
  }

  /// Returns the index path of an item: "If the source table view is updated or reloaded after the drag
  /// begins, this index path will be nil" (header of `UITableViewDropItem`).
  func currentPath(of item: UIDragItem) -> IndexPath? {
    updateCount == source.updateCount ? paths[ObjectIdentifier(item)] : nil
  }

  func location(in view: UIView) -> CGPoint { source.view.convert(point, to: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// The same drag, as seen from where it is.
private final class DropSession: NSObject, UIDropSession {
  let drag: DragSession

  init(of drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
}

/// A dropped item.
private final class DropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    super.init()
  }
}

/// The dropped items and their destination.
@MainActor
private class DropCoordinator: NSObject {
  private let view: DraggedView
  private let dropSession: DropSession
  fileprivate let given: Proposal
  let destinationIndexPath: IndexPath?
  fileprivate let dropItems: [DropItem]
  private let updateCount: Int
  private var dropped: Set<ObjectIdentifier> = []
  /// True if the drop delegate has returned.
  var isOver = false

  init(_ view: DraggedView, _ session: DropSession, _ given: Proposal, _ path: IndexPath?) {
    self.view = view
    dropSession = session
    self.given = given
    destinationIndexPath = path
    updateCount = view.updateCount
    dropItems = session.items.map { DropItem($0, from: session.drag.currentPath(of: $0)) }
    super.init()
  }

  var session: any UIDropSession { dropSession }

  /// - Source: header of `UICollectionViewDropCoordinator`: the data source is to be updated "prior to calling
  ///   this method".
  fileprivate func drop(_ dragItem: UIDragItem, to path: IndexPath) -> any UIDragAnimating {
    if isOver {
      StandIn.fail("the drop is over", name: StandIn.broken)
    } else if !dropSession.items.contains(where: { $0 === dragItem }) {
      StandIn.fail("the item is not among those that are dropped", name: StandIn.broken)
    } else if !dropped.insert(ObjectIdentifier(dragItem)).inserted {
      StandIn.fail("the item was dropped before", name: StandIn.broken)
    } else if view.updateCount == updateCount {
      StandIn.fail("nothing was updated before the item was dropped", name: StandIn.broken)
    } else if !view.hasItem(at: path) {
      StandIn.fail("there is no item at \(path) to drop anything at", name: StandIn.broken)
    }
    return DropAnimator()
  }
}

private final class CollectionDropCoordinator: DropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropItems }

  var proposal: UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: given.operation,
      intent: given.intent == .insert ? .insertAtDestinationIndexPath : .unspecified)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, to: indexPath)
  }
}

private final class TableDropCoordinator: DropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropItems }

  var proposal: UITableViewDropProposal {
    UITableViewDropProposal(
      operation: given.operation,
      intent: given.intent == .insert ? .insertAtDestinationIndexPath : .unspecified)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, to: indexPath)
  }
}

/// The animation of a drop.
private final class DropAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
}
