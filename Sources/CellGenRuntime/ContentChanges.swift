#if canImport(UIKit)
import UIKit

/// What becomes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item

  /// Sections with anything to show, their items, and which of them are to be configured anew.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// The items of collapsed sections.
  private(set) var hiddenItems: Swift.Set<Item.ID> = []
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Repeated sections that the content holds more than once; all but the first of each are left out.
  private(set) var duplicateSections: [Section] = []
  /// The titles of the index, each with the section that it leads to.
  private(set) var indexTitles: [(title: String, section: Section)] = []
  /// Whether items come or go; to move and to have other data is neither.
  private(set) var hasOtherItems = false
  /// Sections that stay and in which a header or footer comes or goes.
  private(set) var sectionsWithMovedBoundaries: [Section] = []
  /// Whether sections are loaded anew, which deselects their cells.
  private(set) var reloadsSections = false
  /// Whether a section that stays is laid out otherwise.
  private(set) var hasOtherLayouts = false
  /// Sections whose header stays and has other data.
  private(set) var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer stays and has other data.
  private(set) var sectionsWithChangedFooters: [Section] = []
  /// Whether what is above and below all sections is configured anew, also with the same data.
  private(set) var showsEdgesAgain = false

  /// - Parameters:
  ///   - oldHidden: the items of sections that were collapsed before.
  ///   - collapsed: takes the sections that begin collapsed.
  ///   - isReloading: whether sections in which a header or footer comes or goes are loaded anew.
  ///   - changedByUser: what is configured anew also with the same data.
  init(
    from oldItems: [Item.ID: Item], _ oldBoundaries: [Section: CellGenSectionBoundaries<Content>],
    hidden oldHidden: Swift.Set<Item.ID>, to content: Content,
    _ collapsed: inout CellGenCollapsedSections<Section>, isReloading: Bool,
    _ changedByUser: CellGenUserChanges<Content> = CellGenUserChanges()
  ) {
    var changed: [Item.ID] = []
    let sections = content.sections()
    items.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for shown in sections {
      let section = shown.section
      // One that is not equal to itself, such as NaN, could never be found again.
      guard section == section else { continue }
      guard boundaries[section] == nil else {
        duplicateSections.append(section)
        continue
      }
      let changedBefore = changed.count
      let ids = take(shown.items, comparing: oldItems, changed: &changed)
      let sectionBoundaries = CellGenSectionBoundaries<Content>(
        header: shown.header, footer: shown.footer, layout: shown.layout,
        isCollapsed: collapsed.state(of: section, initially: shown.isCollapsed),
        itemLeftOut: shown.itemLeftOut)
      guard !ids.isEmpty || sectionBoundaries.areThere || shown.staysWhenEmpty else { continue }
      if let title = shown.indexTitle, !ids.isEmpty, title != indexTitles.last?.title {
        indexTitles.append((title, section))
      }
      boundaries[section] = sectionBoundaries
      snapshot.appendSections([section])
      if sectionBoundaries.isCollapsed == true {
        hiddenItems.formUnion(ids)
      } else {
        snapshot.appendItems(ids, toSection: section)
      }
      guard let old = oldBoundaries[section],
        take(sectionBoundaries, of: section, comparing: old), isReloading
      else { continue }
      // Loaded anew, its cells are configured anew. Whether UIKit takes both in one update is
      // documented nowhere.
      changed.removeLast(changed.count - changedBefore)
    }
    // Before, a snapshot could only load an item anew, in another cell.
    if #available(iOS 15, *) {
      changed += changedByUser.items.filter { id in
        isSame(id, in: oldItems) && !isLoadedAnew(id, isReloading: isReloading)
      }
    }
    take(changedByUser, comparing: oldBoundaries)
    // What has no cell cannot be configured anew, and what had none is configured as it comes.
    if !hiddenItems.isEmpty || !oldHidden.isEmpty {
      changed.removeAll { hiddenItems.contains($0) || oldHidden.contains($0) }
    }
    hasOtherItems = hasOtherItems || items.count != oldItems.count
    if isReloading, !sectionsWithMovedBoundaries.isEmpty {
      snapshot.reloadSections(sectionsWithMovedBoundaries)
      reloadsSections = true
    }
    if #available(iOS 15, *), !changed.isEmpty {
      snapshot.reconfigureItems(changed)
    } else if !changed.isEmpty {
      snapshot.reloadItems(changed)
    }
  }

  /// The same content, all of which is to be configured anew.
  init(
    again content: Content, _ items: [Item.ID: Item],
    _ boundaries: [Section: CellGenSectionBoundaries<Content>], hidden: Swift.Set<Item.ID>,
    _ collapsed: inout CellGenCollapsedSections<Section>
  ) {
    self.init(
      from: items, boundaries, hidden: hidden, to: content, &collapsed, isReloading: false)
    let sections = snapshot.sectionIdentifiers
    sectionsWithChangedHeaders = sections.filter { boundaries[$0]?.header != nil }
    sectionsWithChangedFooters = sections.filter { boundaries[$0]?.footer != nil }
    // All items: cells that UIKit has prepared are on the screen next. Those without a cell cost nothing.
    if #available(iOS 15, *) { snapshot.reconfigureItems(snapshot.itemIdentifiers) }
  }

  /// The snapshot for a container that loads everything anew, without what else it would configure.
  @available(iOS 15, *)
  var wholeSnapshot: NSDiffableDataSourceSnapshot<Section, Item.ID> {
    if snapshot.reconfiguredItemIdentifiers.isEmpty, snapshot.reloadedSectionIdentifiers.isEmpty {
      return snapshot
    }
    var whole = NSDiffableDataSourceSnapshot<Section, Item.ID>()
    for section in snapshot.sectionIdentifiers {
      whole.appendSections([section])
      whole.appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    return whole
  }

  /// Whether an item stays as it is, so that nothing else configures it.
  private func isSame(_ id: Item.ID, in oldItems: [Item.ID: Item]) -> Bool {
    oldItems[id].map { $0 == items[id] } ?? false
  }

  /// Whether the section of an item is loaded anew.
  private func isLoadedAnew(_ id: Item.ID, isReloading: Bool) -> Bool {
    guard isReloading, let section = snapshot.sectionIdentifier(containingItem: id) else {
      return false
    }
    return sectionsWithMovedBoundaries.contains(section)
  }

  /// Has headers and footers that stay as they are configured anew.
  private mutating func take(
    _ changedByUser: CellGenUserChanges<Content>,
    comparing old: [Section: CellGenSectionBoundaries<Content>]
  ) {
    sectionsWithChangedHeaders += changedByUser.headers.filter {
      guard let header = boundaries[$0]?.header else { return false }
      return header == old[$0]?.header && !sectionsWithChangedHeaders.contains($0)
    }
    sectionsWithChangedFooters += changedByUser.footers.filter {
      guard let footer = boundaries[$0]?.footer else { return false }
      return footer == old[$0]?.footer
    }
    showsEdgesAgain = changedByUser.areAtEdges
  }

  /// Compares the header and the footer of a section that stays, and says whether one comes or goes.
  private mutating func take(
    _ new: CellGenSectionBoundaries<Content>, of section: Section,
    comparing old: CellGenSectionBoundaries<Content>
  ) -> Bool {
    if old == new { return false }
    if old.layout != new.layout { hasOtherLayouts = true }
    let isMoved =
      (old.header == nil) != (new.header == nil) || (old.footer == nil) != (new.footer == nil)
    if isMoved { sectionsWithMovedBoundaries.append(section) }
    if old.header != nil, let header = new.header,
      header != old.header || new.isCollapsed != old.isCollapsed
    {
      sectionsWithChangedHeaders.append(section)
    }
    if old.footer != nil, let footer = new.footer, footer != old.footer {
      sectionsWithChangedFooters.append(section)
    }
    return isMoved
  }

  /// Keeps items by id and returns the ids, in order and each once.
  private mutating func take(
    _ newItems: [Item], comparing oldItems: [Item.ID: Item], changed: inout [Item.ID]
  ) -> [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(newItems.count)
    for item in newItems {
      let id = item.id
      // One that is not equal to itself, such as NaN, could never be found again.
      guard id == id else { continue }
      if let first = items.updateValue(item, forKey: id) {
        items[id] = first
        duplicates.append(id)
        continue
      }
      ids.append(id)
      if let old = oldItems[id] {
        if old != item { changed.append(id) }
      } else {
        hasOtherItems = true
      }
    }
    return ids
  }
}
#endif
