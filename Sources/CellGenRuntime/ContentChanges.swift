#if canImport(UIKit)
import UIKit

/// What becomes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item

  /// Sections with anything to show, their items, and which of them are to be configured anew.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
  private(set) var items: [Item.ID: Item] = [:]
  /// The id of the last item.
  private(set) var lastID: Item.ID?
  private(set) var boundaries: [Section: CellGenSectionBoundaries] = [:]
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Sections that stay and in which a header or footer comes or goes.
  private(set) var sectionsWithMovedBoundaries: [Section] = []

  init(
    from oldItems: [Item.ID: Item], _ oldBoundaries: [Section: CellGenSectionBoundaries],
    to content: Content
  ) {
    var changed: [Item.ID] = []
    items.reserveCapacity(oldItems.count)
    for section in Section.allCases {
      let ids = take(content.items(in: section), comparing: oldItems, changed: &changed)
      let sectionBoundaries = CellGenSectionBoundaries(
        hasHeader: content.header(of: section) != nil,
        hasFooter: content.footer(of: section) != nil)
      guard !ids.isEmpty || sectionBoundaries.hasHeader || sectionBoundaries.hasFooter
      else { continue }
      boundaries[section] = sectionBoundaries
      if let old = oldBoundaries[section], old != sectionBoundaries {
        sectionsWithMovedBoundaries.append(section)
      }
      snapshot.appendSections([section])
      snapshot.appendItems(ids, toSection: section)
    }
    if #available(iOS 15, *), !changed.isEmpty {
      snapshot.reconfigureItems(changed)
    } else if !changed.isEmpty {
      snapshot.reloadItems(changed)
    }
  }

  /// Asks a table to load anew the sections in which a header or footer comes or goes.
  mutating func reloadSectionsWithMovedBoundaries() {
    guard !sectionsWithMovedBoundaries.isEmpty else { return }
    snapshot.reloadSections(sectionsWithMovedBoundaries)
  }

  /// Keeps items by id and returns the ids, in order and each once.
  private mutating func take(
    _ newItems: [Item], comparing oldItems: [Item.ID: Item], changed: inout [Item.ID]
  ) -> [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(newItems.count)
    for item in newItems {
      let id = item.id
      if let first = items.updateValue(item, forKey: id) {
        items[id] = first
        duplicates.append(id)
        continue
      }
      ids.append(id)
      if let old = oldItems[id], old != item { changed.append(id) }
    }
    lastID = ids.last ?? lastID
    return ids
  }
}
#endif
