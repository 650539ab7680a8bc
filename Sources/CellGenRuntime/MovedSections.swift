#if canImport(UIKit)
import UIKit

/// Moves sections of a table in an update of their own.
///
/// A table does not move rows within a section that it moves: "UITableView doesn't perform move in section
/// that is moving", even with a diffable data source (github.com/tonyarnold/Differ/issues/29). So if both
/// change places, the sections move first, with their old rows. All cells are kept.
enum CellGenMovedSections {
  /// - Returns: the old rows in the new order of sections; nil if a single update is enough.
  static func snapshot<
    Section: Swift.Hashable & Swift.Sendable, ID: Swift.Hashable & Swift.Sendable
  >(
    from old: NSDiffableDataSourceSnapshot<Section, ID>,
    to new: NSDiffableDataSourceSnapshot<Section, ID>
  ) -> NSDiffableDataSourceSnapshot<Section, ID>? {
    let (sections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (all, allNew) = (Swift.Set(sections), Swift.Set(newSections))
    let kept = newSections.filter(all.contains)
    guard sections.filter(allNew.contains) != kept else { return nil }
    let (ids, newIDs) = (Swift.Set(old.itemIdentifiers), Swift.Set(new.itemIdentifiers))
    let rowsMove = kept.contains { section in
      old.itemIdentifiers(inSection: section).filter(newIDs.contains)
        != new.itemIdentifiers(inSection: section).filter(ids.contains)
    }
    guard rowsMove else { return nil }
    var moved = NSDiffableDataSourceSnapshot<Section, ID>()
    var next = kept.makeIterator()
    for section in sections.map({ allNew.contains($0) ? next.next() ?? $0 : $0 }) {
      moved.appendSections([section])
      moved.appendItems(old.itemIdentifiers(inSection: section), toSection: section)
    }
    return moved
  }
}
#endif
