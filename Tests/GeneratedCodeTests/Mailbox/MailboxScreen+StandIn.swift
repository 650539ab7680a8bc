#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

// What only the stand-in for UIKit can do to the Mailbox screen, or say of it.

extension MailboxScreen {
  private var table: UITableView? { (self as? MailboxTable)?.tableView }
  private var collection: UICollectionView? { (self as? MailboxCollection)?.collectionView }

  /// What UIKit made of the last content.
  var lastUpdate: StandIn.Update {
    get throws {
      if let table {
        typealias Diffable = UITableViewDiffableDataSource<MailboxSection, MailboxItem.ID>
        return StandIn.lastUpdate(of: try #require(table.dataSource as? Diffable))
      }
      typealias Diffable = UICollectionViewDiffableDataSource<MailboxSection, MailboxItem.ID>
      return StandIn.lastUpdate(of: try #require(collection?.dataSource as? Diffable))
    }
  }

  func hold(at indexPath: IndexPath, while body: () throws -> Void) rethrows {
    if let table {
      try StandIn.holdRow(at: indexPath, in: table, while: body)
    } else if let collection {
      try StandIn.holdItem(at: indexPath, in: collection, while: body)
    }
  }

  func focus(at indexPath: IndexPath?) {
    if let table { StandIn.focus(at: indexPath, in: table) }
    if let collection { StandIn.focus(at: indexPath, in: collection) }
  }

  func swipe(at indexPath: IndexPath, from edge: StandIn.Edge) -> [UIContextualAction] {
    if let table { return StandIn.swipe(at: indexPath, in: table, edge: edge) }
    return collection.map { StandIn.swipe(at: indexPath, in: $0, edge: edge) } ?? []
  }

  func swipe(
    _ id: MailboxItem.ID, from edge: StandIn.Edge = .trailing
  ) throws -> [UIContextualAction] {
    swipe(at: try path(id), from: edge)
  }

  func swipeFully(at indexPath: IndexPath) {
    if let table { StandIn.swipeFully(at: indexPath, in: table) }
    if let collection { StandIn.swipeFully(at: indexPath, in: collection) }
  }
}
#endif
