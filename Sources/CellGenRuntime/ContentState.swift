#if canImport(UIKit)
import UIKit

/// The sections that a container shows, with all that was found out about them.
///
/// New content is compared with it section by section and changes it where they differ, so applying content costs
/// no more than what has changed.
struct CellGenContentState<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item
  typealias Changes = CellGenContentChanges<Content>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>

  /// Those with anything to show, and whether they are collapsed now. No two of them are the same, and no two
  /// items have the same id.
  private var sections: [ShownSection<Content>] = []
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// What the container shows.
  private(set) var snapshot = Snapshot()
  // part: IndexTitles
  /// The titles of the index, each with the section that it leads to.
  private(set) var indexTitles: [(title: String, section: Section)] = []
  // part end
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Repeated sections that the content holds more than once; all but the first of each are left out.
  private(set) var duplicateSections: [Section] = []

  /// Takes the sections of new content and says what they change.
  ///
  /// - Parameters:
  ///   - new: whether each is collapsed is what it is now.
  ///   - isReloading: true if a section is reloaded when its header or footer comes or goes.
  ///   - changedByUser: the cells, headers and footers to reconfigure even with the same data.
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

  /// Leaves out what comes twice, and sections in which nothing is left.
  private mutating func withoutDuplicates(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] {
    var (known, ids): (Swift.Set<Section>, Swift.Set<Item.ID>) = ([], [])
    return sections.compactMap { shown in
      // One that is not equal to itself, such as NaN, could never be found again.
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
  /// Where new sections differ from those that are shown.
  private struct Comparison {
    var sections: [ShownSection<Content>]
    /// The place of each section before; nil for one that comes.
    var oldPlaces: [Int?]
    /// The sections that go, by their places before.
    var gone: [Int] = []
    /// The sections with other items, in order.
    var spans: [Span] = []
    /// The items that were in the spans and in the sections that go, at least those that leave.
    var leaving: [Item.ID: Item] = [:]
    /// True if there is any item outside of the spans and of the sections that go.
    var keepsItems = false
    /// True if items come, and if items come or leave.
    var hasNewItems = false
    var hasOtherItems = false
  }

  /// The items of a section that are others than before, or elsewhere.
  private struct Span {
    /// The place of the section.
    var section: Int
    var new: Swift.Range<Int>
    var old: Swift.Range<Int>
    /// The items that stay and have other data.
    var changedItems: [Item.ID] = []
  }

  /// Compares new sections with those that are shown, and takes their items.
  ///
  /// - Returns: nil where a section or an id comes twice, or is not equal to itself; then nothing has changed.
  private mutating func exchangeItems(with new: [ShownSection<Content>]) -> Comparison? {
    guard let places = places(of: new) else { return nil }
    var comparison = Comparison(sections: new, oldPlaces: places)
    for (index, place) in places.enumerated() {
      let (old, items) = (place.map { sections[$0].items } ?? [], new[index].items)
      // Arrays in one buffer are equal without a look at what they hold.
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

  /// The place that each section had before; nil where a section comes twice.
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

  /// Hashes each id as seldom as it can: of an item that comes or goes, nothing else takes as long.
  ///
  /// - Returns: false if an id comes twice; then the items are as they were.
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

  /// Changes the items where others stay.
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
        // One that stays, unless it was there already.
        guard comparison.leaving.removeValue(forKey: id) != nil else { return false }
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    for id in comparison.leaving.keys { items.removeValue(forKey: id) }
    comparison.hasOtherItems = comparison.hasNewItems || !comparison.leaving.isEmpty
    return true
  }

  /// Puts all items in the place of those that were there.
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

  /// Takes the items of the sections that are shown.
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
    // An item without a cell cannot be reconfigured, and one that had none is configured as it appears.
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

  /// Compares the data of items, and what sections have besides their cells.
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
      // A section that is reloaded configures its cells. It is documented nowhere that UIKit takes both in
      // one update.
      changes.changedItems.removeLast(changes.changedItems.count - changedBefore)
    }
    for section in new.gone.map({ sections[$0].section }) {
      changes.leavingBoundaries[section] = boundaries.removeValue(forKey: section)
    }
  }

  /// Reconfigures items that the user has changed and that stay as they are.
  ///
  /// - Parameter before: those of them that were shown before, as they were then.
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

  /// The same content, with everything to be reconfigured.
  func again() -> Changes {
    var changes = Changes()
    changes.isAgain = true
    let sections = snapshot.sectionIdentifiers
    changes.sectionsWithChangedHeaders = sections.filter { boundaries[$0]?.header != nil }
    changes.sectionsWithChangedFooters = sections.filter { boundaries[$0]?.footer != nil }
    changes.snapshot = snapshot
    // All items: cells that UIKit has prepared are on the screen next. Those without a cell cost nothing.
    if #available(iOS 15, *) { changes.snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    return changes
  }
}

// MARK: Places

extension CellGenContentState {
  /// Cells of a section that come, go or move.
  private struct Edit {
    var section: Int
    var old: [Item.ID]
    var new: [Item.ID]
    /// The place of the first of the new ones in the section.
    var place: Int
  }

  /// Changes the snapshot, and says whether there is anything to change.
  ///
  /// - Parameter isAllNew: true if no item is kept and new ones come: there is nothing to compare then.
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

  /// - Parameter coming: sections that are put into the snapshot as a whole.
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
  /// How many elements two arrays have in common at their beginnings, and behind those at their ends.
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
