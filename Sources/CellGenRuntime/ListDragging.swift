#if canImport(UIKit)
import UIKit

/// The item that is dragged, and the list that it comes from. Only this app sees it.
struct CellGenDragged<ID> {
  weak var list: AnyObject?
  let id: ID
}

/// The place where dragged items would be dropped.
struct CellGenDropTarget<Section, ID> {
  var section: Section
  /// The item that would follow; nil at the end of the visible part of the section.
  var next: ID?
}

// MARK: Lifting

extension CellGenList {
  /// True if a long press lifts the cells of any section.
  var lifts: Bool { !creator.draggableSections.isEmpty }

  /// True if a long press lifts the cell at an index path.
  func lifts(at indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.draggableSections.contains(section.kind)
  }

  /// Returns the items to drag with the cell at an index path, in addition to those of a running drag; empty
  /// if it cannot be dragged.
  ///
  /// A single action reports all dropped items, so all of them come from sections that are declared once.
  func dragItems(
    at indexPath: IndexPath, besides session: any UIDragSession
  ) -> [UIDragItem] {
    guard lifts(at: indexPath), let id = screen.itemIdentifier(for: indexPath),
      let kind = screen.shownSection(at: indexPath.section)?.kind,
      let others = draggedIDs(session), !others.contains(id),
      others.allSatisfy({ section(of: $0)?.kind == kind })
    else { return [] }
    if session.items.isEmpty { hasReportedDrag = false }
    dragSession = session
    // Without any data that other apps could read.
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = CellGenDragged(list: self, id: id)
    return [item]
  }

  /// True if a completed move is to be reported: of each drag, only the first.
  ///
  /// While a collection view is being edited, its diffable data source moves items as well. For an item that
  /// a long press has lifted, it is undocumented whether UIKit asks that data source, the drop delegate, or
  /// both.
  func mayReportDrag() -> Bool {
    guard dragSession != nil else { return true }
    defer { hasReportedDrag = true }
    return !hasReportedDrag
  }

  func dragEnded() { dragSession = nil }

  /// Returns the ids of the dragged items; nil if any of them comes from elsewhere.
  private func draggedIDs(_ session: any UIDragDropSession) -> [ID]? {
    let dragged = session.items.compactMap { $0.localObject as? CellGenDragged<ID> }
    guard dragged.count == session.items.count, dragged.allSatisfy({ $0.list === self }) else {
      return nil
    }
    return dragged.map(\.id)
  }

  private func section(of id: ID) -> Content.Section? {
    screen.snapshot().sectionIdentifier(containingItem: id)
  }
}

// MARK: Dropping

extension CellGenList {
  func canDrop(_ session: any UIDropSession) -> Bool {
    guard hasContainer, session.localDragSession != nil, let ids = draggedIDs(session) else {
      return false
    }
    return !ids.isEmpty
  }

  /// Returns the effect of a drop at an index path.
  ///
  /// - Parameter indexPath: nil where UIKit has none, such as over the header of an empty section.
  /// - Returns: the operation, and true if UIKit is to make room at the index path, which it does only for a
  ///   single item ("`.unspecified` is required to support dropping multiple items": a UIKit engineer,
  ///   twitter.com/smileyborg/status/879775985712975872).
  func proposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> (operation: UIDropOperation, makesRoom: Bool) {
    guard canDrop(session), let place = place(of: session, at: indexPath) else {
      return (.cancel, false)
    }
    guard target(of: session, at: place) != nil else { return (.forbidden, false) }
    return (.move, indexPath != nil && session.items.count == 1)
  }

  /// Moves dropped items, reports the move, and passes on the new place of each item. Does nothing if the
  /// items cannot be there, or are there already.
  ///
  /// - Parameter land: called with each item and its place before the move is reported.
  func drop(
    _ session: any UIDropSession, at indexPath: IndexPath?, land: (UIDragItem, IndexPath) -> Void
  ) {
    guard hasContainer, let place = place(of: session, at: indexPath),
      let ids = movedIDs(session),
      let source = ids.first.flatMap(section(of:)), let target = target(of: session, at: place)
    else { return }
    let old = screen.snapshot()
    var new = old
    new.deleteItems(ids)
    if let next = target.next {
      new.insertItems(ids, beforeItem: next)
    } else {
      new.appendItems(ids, toSection: target.section)
    }
    let isMoved = new.sectionIdentifiers.contains {
      new.itemIdentifiers(inSection: $0) != old.itemIdentifiers(inSection: $0)
    }
    guard isMoved, mayReportDrag() else { return }
    shown.fallOutOfStep()
    screen.apply(new, animatingDifferences: true, completion: nil)
    for item in session.items {
      if let dragged = item.localObject as? CellGenDragged<ID>,
        let indexPath = screen.indexPath(for: dragged.id)
      {
        land(item, indexPath)
      }
    }
    reportMove(of: ids, from: source)
  }

  /// Returns the ids of the dragged items that still exist, in the order of the list.
  private func movedIDs(_ session: any UIDropSession) -> [ID]? {
    guard let dragged = draggedIDs(session).map(Swift.Set.init) else { return nil }
    let ids = screen.snapshot().itemIdentifiers.filter(dragged.contains)
    return ids.isEmpty ? nil : ids
  }

  /// Returns the intended place; nil for none.
  private func place(of session: any UIDropSession, at indexPath: IndexPath?) -> IndexPath? {
    if let indexPath { return indexPath }
    let point = session.location(in: container)
    if let place = screen.placeOfEdge(at: point) { return place }
    guard point.y > container.contentSize.height,
      let last = screen.snapshot().sectionIdentifiers.indices.last
    else { return nil }
    return IndexPath(item: screen.itemCount(inSection: last), section: last)
  }

  /// Returns the target of a drop at an index path; nil if any of the items cannot be there.
  ///
  /// For a single item, UIKit shows where it would be, so its index path is one among the other items. For
  /// several, UIKit shows nothing, and the index path is that of an existing item.
  private func target(
    of session: any UIDropSession, at place: IndexPath
  ) -> CellGenDropTarget<Content.Section, ID>? {
    guard let ids = movedIDs(session), let target = screen.shownSection(at: place.section),
      ids.allSatisfy({ id in section(of: id).map { mayMove(from: $0, to: target) } ?? false })
    else { return nil }
    let all = screen.snapshot().itemIdentifiers(inSection: target)
    let moved = Swift.Set(ids)
    let next =
      if ids.count == 1 {
        all.filter { !moved.contains($0) }.dropFirst(place.item).first
      } else {
        all.dropFirst(place.item).first { !moved.contains($0) }
      }
    return CellGenDropTarget(section: target, next: next)
  }
}

// MARK: Collection views

// part: Collection
/// Lifts the cells of a collection view, and moves them to where they are dropped.
@MainActor
final class CellGenCollectionDragging<Creator: ViewCreator>: NSObject,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  // Set after initialization: another initializer would hide that of `NSObject`, whose stub calls itself
  // where imports have access levels (github.com/swiftlang/swift/issues/92023).
  weak var list: CellGenList<Creator, CellGenCollectionScreen<Creator.Content>>?

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { list?.dragEnded() }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { list?.canDrop(session) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal = list?.proposal(for: session, at: destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: proposal?.operation ?? .cancel,
      intent: proposal?.makesRoom == true ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    list?.drop(coordinator.session, at: coordinator.destinationIndexPath) { item, indexPath in
      _ = coordinator.drop(item, toItemAt: indexPath)
    }
  }
}
// part end

// MARK: Tables

// part: Table
/// Lifts the rows of a table, and moves them to where they are dropped.
///
/// A single row is moved by the data source: "Local drags with one item go through the existing
/// `tableView(_:moveRowAt:to:)` method on the data source" (Apple's sample "Adopting drag and drop in a table
/// view"). All other drops are handled here.
@MainActor
final class CellGenTableDragging<Creator: ViewCreator>: NSObject,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  // Set after initialization: another initializer would hide that of `NSObject`, whose stub calls itself
  // where imports have access levels (github.com/swiftlang/swift/issues/92023).
  weak var list: CellGenList<Creator, CellGenTableScreen<Creator.Content>>?

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    list?.dragEnded()
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    list?.canDrop(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let proposal = list?.proposal(for: session, at: destinationIndexPath)
    return UITableViewDropProposal(
      operation: proposal?.operation ?? .cancel,
      intent: proposal?.makesRoom == true ? .insertAtDestinationIndexPath : .unspecified)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    list?.drop(coordinator.session, at: coordinator.destinationIndexPath) { item, indexPath in
      _ = coordinator.drop(item, toRowAt: indexPath)
    }
  }
}
// part end
#endif
