#if canImport(UIKit)
import UIKit

extension CellGenList {
  func canMove(from indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.moves(from: section.kind) != .none
  }

  /// Returns the target of a row that is held over an index path: its source, unless it can be moved there.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    lifted = screen.itemIdentifier(for: source)
    guard let from = screen.shownSection(at: source.section),
      let to = screen.shownSection(at: proposed.section)
    else { return source }
    return mayMove(from: from, to: to) ? proposed : source
  }

  func mayMove(from source: Content.Section, to target: Content.Section) -> Bool {
    switch creator.moves(from: source.kind) {
    case .none: false
    case .within: target == source
    case .to(let kinds): kinds.contains(target.kind)
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, ID>

  /// Reports a move, comparing section by section. The difference of a transaction treats all items as one
  /// list, so an item that moves from the end of a section to the start of the next one would seem unmoved.
  func reportMove(from old: Snapshot, to new: Snapshot) {
    defer { lifted = nil }
    for section in new.sectionIdentifiers {
      let before = Swift.Set(old.itemIdentifiers(inSection: section))
      let come = new.itemIdentifiers(inSection: section).first { !before.contains($0) }
      guard let come, let source = old.sectionIdentifier(containingItem: come) else { continue }
      return reportMove(of: [come], from: source)
    }
    for section in new.sectionIdentifiers {
      let (before, ids) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      guard case .insert(_, let id, _)? = ids.difference(from: before).insertions.first else {
        continue
      }
      return reportMove(of: [liftedItem(movedIn: before, to: ids) ?? id], from: section)
    }
  }

  /// Returns the lifted item if moving it turns one order into the other. When two neighbors swap places, a
  /// difference can name either of them.
  private func liftedItem(movedIn before: [ID], to after: [ID]) -> ID? {
    guard let lifted else { return nil }
    return before.filter { $0 != lifted } == after.filter { $0 != lifted } ? lifted : nil
  }

  /// - Parameter ids: the moved items, which follow each other.
  func reportMove(of ids: [ID], from source: Content.Section) {
    let snapshot = screen.snapshot()
    guard let last = ids.last, let target = snapshot.sectionIdentifier(containingItem: last) else {
      return
    }
    let behind = snapshot.itemIdentifiers(inSection: target).drop { $0 != last }.dropFirst()
    let move = ListMove<Content>(
      ids: ids, source: source, target: target,
      next: behind.first ?? shown.boundaries(of: target).itemLeftOut)
    // UIKit is still carrying out the move.
    shown.updates.answer {
      if let action = creator.action(for: move) { report(action) }
    }
  }
}
#endif
