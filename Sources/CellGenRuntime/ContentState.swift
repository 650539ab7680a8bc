#if canImport(UIKit)
import UIKit

/// The sections that a container shows, with everything that was computed for them.
///
/// New content is compared section by section and changes the state where it differs, so applying content
/// costs no more than its changes.
struct CellGenContentState<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item
  typealias Changes = CellGenContentChanges<Content>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>

  /// The sections that have something to show, and whether they are collapsed. All sections are different,
  /// and all items have different ids.
  private var sections: [ShownSection<Content>] = []
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// The snapshot that the container shows.
  private(set) var snapshot = Snapshot()
  // part: IndexTitles
  /// The titles of the index, each with the section that it scrolls to.
  private(set) var indexTitles: [(title: String, section: Section)] = []
  // part end
  /// Ids that occur more than once in the content; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Repeated sections that occur more than once in the content; all but the first of each are left out.
  private(set) var duplicateSections: [Section] = []

  /// Replaces the sections with those of new content and returns the changes.
  ///
  /// - Parameters:
  ///   - new: the new sections, with the current state of each collapsible one.
  ///   - isReloading: true if a section is reloaded when a header or footer is inserted or deleted.
  ///   - changedByUser: the cells, headers, and footers to reconfigure even if their data is the same.
  mutating func replace(
    with new: [ShownSection<Content>], isReloading: Bool,
    _ changedByUser: CellGenUserChanges<Content>
  ) -> Changes {
    (duplicates, duplicateSections) = ([], [])
    let before = changedByUser.items.compactMap { items[$0] }
    guard
      let comparison = exchangeItems(with: new.filter(\.isThere))
        ?? exchangeItems(with: withoutDuplicates(new))
    else { return Changes() }
    return change(to: comparison, isReloading: isReloading, changedByUser, before)
  }

  /// Leaves out duplicates, and sections that become empty.
  private mutating func withoutDuplicates(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] {
    var (known, ids): (Swift.Set<Section>, Swift.Set<Item.ID>) = ([], [])
    return sections.compactMap { shown in
      // A value that is not equal to itself, such as NaN, could never be found again.
      guard shown.section == shown.section else { return nil }
      if known.contains(shown.section) {
        duplicateSections.append(shown.section)
        return nil
      }
      var shown = shown
      shown.items.removeAll { item in
        let id = item.id
        guard id == id else { return true }
        if ids.insert(id).inserted { return false }
        duplicates.append(id)
        return true
      }
      guard shown.isThere else { return nil }
      known.insert(shown.section)
      return shown
    }
  }
}

// MARK: Comparing

extension CellGenContentState {
  /// The differences between new sections and those that are shown.
  private struct Comparison {
    var sections: [ShownSection<Content>]
    /// The previous index of each section; nil for a new one.
    var oldPlaces: [Int?]
    /// The previous indices of removed sections.
    var gone: [Int] = []
    /// The sections whose items differ, in order.
    var spans: [Span] = []
    /// The previous items of the spans and of removed sections, or at least those that are removed.
    var leaving: [Item.ID: Item] = [:]
    /// True if there are items outside of the spans and of removed sections.
    var keepsItems = false
    /// True if items are inserted, and if items are inserted or removed.
    var hasNewItems = false
    var hasOtherItems = false
  }

  /// The items of a section that differ from the previous ones, or are at other places.
  private struct Span {
    /// The index of the section.
    var section: Int
    var new: Swift.Range<Int>
    var old: Swift.Range<Int>
    /// The items that remain and have other data.
    var changedItems: [Item.ID] = []
  }

  /// Compares new sections with those that are shown, and takes over their items.
  ///
  /// - Returns: nil if a section or an id occurs twice, or is not equal to itself; then nothing has changed.
  private mutating func exchangeItems(with new: [ShownSection<Content>]) -> Comparison? {
    guard let places = places(of: new) else { return nil }
    var comparison = Comparison(sections: new, oldPlaces: places)
    for (index, place) in places.enumerated() {
      let (old, items) = (place.map { sections[$0].items } ?? [], new[index].items)
      // Arrays that share a buffer are equal without comparing their elements.
      if old == items { continue }
      let (start, end) = old.commonEnds(with: items)
      comparison.spans.append(
        Span(
          section: index, new: start..<items.count - end, old: start..<old.count - end))
    }
    let kept = Swift.Set(places.lazy.compactMap { $0 })
    comparison.gone = sections.indices.filter { !kept.contains($0) }
    return exchangeItems(in: &comparison) ? comparison : nil
  }

  /// Returns the previous index of each section; nil if a section occurs twice.
  private func places(of new: [ShownSection<Content>]) -> [Int?]? {
    if new.count == sections.count,
      zip(new, sections).allSatisfy({ $0.section == $1.section })
    {
      return Swift.Array(new.indices)
    }
    let old = Swift.Dictionary(
      uniqueKeysWithValues: zip(sections.lazy.map(\.section), sections.indices))
    var known: Swift.Set<Section> = []
    var places: [Int?] = []
    for section in new.lazy.map(\.section) {
      guard section == section, known.insert(section).inserted else { return nil }
      places.append(old[section])
    }
    return places
  }

  /// Exchanges items, hashing as few ids as possible: for an item that is inserted or removed, nothing takes
  /// longer.
  ///
  /// - Returns: false if an id occurs twice; then the items are unchanged.
  private mutating func exchangeItems(in comparison: inout Comparison) -> Bool {
    var before: [Swift.ArraySlice<Item>] = []
    for span in comparison.spans {
      if let place = comparison.oldPlaces[span.section] {
        before.append(sections[place].items[span.old])
      }
    }
    for place in comparison.gone { before.append(sections[place].items[...]) }
    let countBefore = before.reduce(0) { $0 + $1.count }
    comparison.keepsItems = countBefore < items.count
    let isUnique =
      comparison.keepsItems
      ? exchangeSome(of: before, count: countBefore, in: &comparison)
      : exchangeAll(in: &comparison)
    if !isUnique { restoreItems() }
    return isUnique
  }

  /// Exchanges some of the items.
  private mutating func exchangeSome(
    of before: [Swift.ArraySlice<Item>], count: Int, in comparison: inout Comparison
  ) -> Bool {
    comparison.leaving.reserveCapacity(count)
    for slice in before {
      for item in slice { comparison.leaving[item.id] = item }
    }
    for index in comparison.spans.indices {
      let span = comparison.spans[index]
      for item in comparison.sections[span.section].items[span.new] {
        let id = item.id
        guard id == id else { return false }
        guard let old = items.updateValue(item, forKey: id) else {
          comparison.hasNewItems = true
          continue
        }
        // An item that remains, unless the same id has already occurred.
        guard comparison.leaving.removeValue(forKey: id) != nil else { return false }
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    for id in comparison.leaving.keys { items.removeValue(forKey: id) }
    comparison.hasOtherItems = comparison.hasNewItems || !comparison.leaving.isEmpty
    return true
  }

  /// Replaces all items.
  private mutating func exchangeAll(in comparison: inout Comparison) -> Bool {
    comparison.leaving = items
    items = [:]
    items.reserveCapacity(comparison.spans.reduce(0) { $0 + $1.new.count })
    var countOfKept = 0
    for index in comparison.spans.indices {
      let span = comparison.spans[index]
      for item in comparison.sections[span.section].items[span.new] {
        let id = item.id
        guard id == id, items.updateValue(item, forKey: id) == nil else { return false }
        guard let old = comparison.leaving[id] else { continue }
        countOfKept += 1
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    comparison.hasNewItems = countOfKept < items.count
    comparison.hasOtherItems = comparison.hasNewItems || countOfKept < comparison.leaving.count
    return true
  }

  /// Restores the items of the sections that are shown.
  private mutating func restoreItems() {
    items = [:]
    for shown in sections {
      for item in shown.items { items[item.id] = item }
    }
  }
}

// MARK: Changing

extension CellGenContentState {
  private mutating func change(
    to new: Comparison, isReloading: Bool, _ changedByUser: CellGenUserChanges<Content>,
    _ before: [Item]
  ) -> Changes {
    var changes = Changes()
    changes.hasOtherItems = new.hasOtherItems
    changes.leavingItems = new.leaving
    takeChangedItems(of: new, in: &changes, isReloading: isReloading)
    // part: Collapsing
    let collapses = (sections + new.sections).contains { $0.isCollapsed == true }
    let snapshotBefore = collapses ? snapshot : nil
    // part end
    changes.hasOtherPlaces = changePlaces(
      to: new, isAllNew: !new.keepsItems && new.hasNewItems)
    takeUserChanges(changedByUser, before, in: &changes, isReloading: isReloading)
    // part: Collapsing
    // An item without a cell cannot be reconfigured, and one that had no cell is configured when it appears.
    if let snapshotBefore {
      changes.changedItems.removeAll { [snapshot] id in
        snapshot.sectionIdentifier(containingItem: id) == nil
          || snapshotBefore.sectionIdentifier(containingItem: id) == nil
      }
    }
    // part end
    sections = new.sections
    // part: IndexTitles
    indexTitles = []
    for shown in sections where !shown.items.isEmpty {
      guard let title = shown.indexTitle, title != indexTitles.last?.title else { continue }
      indexTitles.append((title, shown.section))
    }
    // part end
    mark(&changes, isReloading: isReloading)
    return changes
  }

  /// Compares the data of items, and everything that sections have in addition to their cells.
  private mutating func takeChangedItems(
    of new: Comparison, in changes: inout Changes, isReloading: Bool
  ) {
    var spans = new.spans[...]
    for (index, shown) in new.sections.enumerated() {
      let changedBefore = changes.changedItems.count
      if let span = spans.first, span.section == index {
        spans.removeFirst()
        changes.changedItems += span.changedItems
      }
      let newBoundaries = CellGenSectionBoundaries(of: shown)
      guard let place = new.oldPlaces[index] else {
        boundaries[shown.section] = newBoundaries
        continue
      }
      let old = CellGenSectionBoundaries(of: sections[place])
      if old == newBoundaries { continue }
      changes.leavingBoundaries[shown.section] = old
      boundaries[shown.section] = newBoundaries
      guard changes.take(newBoundaries, of: shown.section, comparing: old), isReloading
      else { continue }
      // Reloading a section configures its cells. Whether UIKit accepts both in one update is undocumented.
      changes.changedItems.removeLast(changes.changedItems.count - changedBefore)
    }
    for section in new.gone.map({ sections[$0].section }) {
      changes.leavingBoundaries[section] = boundaries.removeValue(forKey: section)
    }
  }

  /// Reconfigures items that the user has changed and whose data remains the same.
  ///
  /// - Parameter before: those of the items that were shown before, with their previous data.
  private func takeUserChanges(
    _ changedByUser: CellGenUserChanges<Content>, _ before: [Item], in changes: inout Changes,
    isReloading: Bool
  ) {
    // Before iOS 15, a snapshot could only reload an item, which gives it another cell.
    if #available(iOS 15, *) {
      let reloaded = isReloading ? changes.sectionsWithMovedBoundaries : []
      for old in before where items[old.id] == old {
        guard let section = snapshot.sectionIdentifier(containingItem: old.id) else { continue }
        if !reloaded.contains(section) { changes.changedItems.append(old.id) }
      }
    }
    changes.sectionsWithChangedHeaders += changedByUser.headers.filter {
      guard let header = boundaries[$0]?.header else { return false }
      let old = changes.leavingBoundaries[$0]?.header ?? header
      return header == old && !changes.sectionsWithChangedHeaders.contains($0)
    }
    changes.sectionsWithChangedFooters += changedByUser.footers.filter {
      guard let footer = boundaries[$0]?.footer else { return false }
      return footer == changes.leavingBoundaries[$0]?.footer ?? footer
    }
    changes.showsEdgesAgain = changedByUser.areAtEdges
  }

  /// Marks the items to reconfigure, and the sections to reload, in the snapshot.
  private func mark(_ changes: inout Changes, isReloading: Bool) {
    changes.snapshot = snapshot
    if isReloading, !changes.sectionsWithMovedBoundaries.isEmpty {
      changes.snapshot.reloadSections(changes.sectionsWithMovedBoundaries)
      changes.reloadsSections = true
    }
    if changes.changedItems.isEmpty { return }
    if #available(iOS 15, *) {
      changes.snapshot.reconfigureItems(changes.changedItems)
    } else {
      changes.snapshot.reloadItems(changes.changedItems)
    }
  }

  /// Returns changes that reconfigure everything with the same content.
  func again() -> Changes {
    var changes = Changes()
    changes.isAgain = true
    let sections = snapshot.sectionIdentifiers
    changes.sectionsWithChangedHeaders = sections.filter { boundaries[$0]?.header != nil }
    changes.sectionsWithChangedFooters = sections.filter { boundaries[$0]?.footer != nil }
    changes.snapshot = snapshot
    // All items, because cells that UIKit has prepared are shown next. Those without a cell cost nothing.
    if #available(iOS 15, *) { changes.snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    return changes
  }
}

// MARK: Places

extension CellGenContentState {
  /// Cells of a section that are inserted, deleted, or moved.
  private struct Edit {
    var section: Int
    var old: [Item.ID]
    var new: [Item.ID]
    /// The index of the first new cell in the section.
    var place: Int
  }

  /// Changes the snapshot, and returns true if it differs.
  ///
  /// - Parameter isAllNew: true if no item is kept and new ones are inserted: then there is nothing to
  ///   compare.
  private mutating func changePlaces(to new: Comparison, isAllNew: Bool) -> Bool {
    if isAllNew {
      replacePlaces(by: new.sections)
      return true
    }
    let (before, after) = (sections.map(\.section), new.sections.map(\.section))
    let (start, end) = before.commonEnds(with: after)
    let (leaving, coming) = (before[start..<before.count - end], start..<after.count - end)
    let edits = edits(to: new, outside: coming)
    if leaving.isEmpty, coming.isEmpty, edits.isEmpty { return false }
    guard new.keepsItems else {
      replacePlaces(by: new.sections)
      return true
    }
    if !leaving.isEmpty { snapshot.deleteSections(Swift.Array(leaving)) }
    let oldIDs = edits.flatMap(\.old)
    if !oldIDs.isEmpty { snapshot.deleteItems(oldIDs) }
    if !coming.isEmpty {
      let next = after.indices.contains(coming.upperBound) ? after[coming.upperBound] : nil
      for shown in new.sections[coming] { append(shown, before: next) }
    }
    for edit in edits where !edit.new.isEmpty { insert(edit, in: new.sections[edit.section]) }
    return true
  }

  private mutating func replacePlaces(by sections: [ShownSection<Content>]) {
    snapshot = Snapshot()
    for shown in sections { append(shown) }
  }

  private mutating func append(_ shown: ShownSection<Content>, before next: Section? = nil) {
    if let next {
      snapshot.insertSections([shown.section], beforeSection: next)
    } else {
      snapshot.appendSections([shown.section])
    }
    snapshot.appendItems(shown.ids, toSection: shown.section)
  }

  private mutating func insert(_ edit: Edit, in shown: ShownSection<Content>) {
    let end = edit.place + edit.new.count
    if edit.place > 0 {
      snapshot.insertItems(edit.new, afterItem: shown.items[edit.place - 1].id)
    } else if end < shown.items.count {
      snapshot.insertItems(edit.new, beforeItem: shown.items[end].id)
    } else {
      snapshot.appendItems(edit.new, toSection: shown.section)
    }
  }

  /// - Parameter coming: the sections that are inserted into the snapshot as a whole.
  private func edits(to new: Comparison, outside coming: Swift.Range<Int>) -> [Edit] {
    var spans = new.spans[...]
    var edits: [Edit] = []
    for (index, shown) in new.sections.enumerated() {
      let span = spans.first?.section == index ? spans.removeFirst() : nil
      guard !coming.contains(index), let place = new.oldPlaces[index] else { continue }
      let old = sections[place]
      // part: Collapsing
      let (isHidden, wasHidden) = (shown.isCollapsed == true, old.isCollapsed == true)
      if isHidden != wasHidden {
        if old.ids.isEmpty, shown.ids.isEmpty { continue }
        edits.append(Edit(section: index, old: old.ids, new: shown.ids, place: 0))
        continue
      }
      if isHidden { continue }
      // part end
      if let span {
        let before: [Item.ID] = old.items[span.old].map(\.id)
        let after: [Item.ID] = shown.items[span.new].map(\.id)
        if before == after { continue }
        let (start, end) = before.commonEnds(with: after)
        let (leaving, coming) = (before[start...].dropLast(end), after[start...].dropLast(end))
        edits.append(
          Edit(
            section: index, old: Swift.Array(leaving), new: Swift.Array(coming),
            place: span.new.lowerBound + start))
      }
    }
    return edits
  }
}

extension ShownSection {
  fileprivate var isThere: Bool {
    header != nil || footer != nil || !items.isEmpty || staysWhenEmpty
  }

  /// The ids of its cells; none while it is collapsed.
  fileprivate var ids: [Content.Item.ID] { isCollapsed == true ? [] : items.map(\.id) }
}

extension CellGenSectionBoundaries {
  fileprivate init(of shown: ShownSection<Content>) {
    self.init(
      header: shown.header, footer: shown.footer,
      // part: RepeatedSections
      layout: shown.layout,
      // part end
      isCollapsed: shown.isCollapsed, itemLeftOut: shown.itemLeftOut)
  }
}

extension Swift.Array where Element: Swift.Equatable {
  /// Returns the number of elements that two arrays have in common at the start, and after those at the end.
  fileprivate func commonEnds(with other: [Element]) -> (start: Int, end: Int) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var (end, otherEnd) = (count, other.count)
    while end > start, otherEnd > start {
      let (last, otherLast) = (end - 1, otherEnd - 1)
      if self[last] != other[otherLast] { break }
      (end, otherEnd) = (last, otherLast)
    }
    return (start, count - end)
  }
}
#endif
