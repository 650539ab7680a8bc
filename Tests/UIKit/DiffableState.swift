/// The snapshot that a data source shows, with the index path of each identifier.
@MainActor
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  private(set) var sectionIndexes: [Section: Int] = [:]
  private let indexes: DiffableIndexes<Item>

  init() {
    indexes = DiffableIndexes(of: [])
  }

  /// - Parameter old: the previous state. The indexes of sections with the same items are kept.
  init(_ snapshot: Snapshot, after old: Self) {
    self.snapshot = snapshot.settled
    let sections = snapshot.sectionIdentifiers
    let items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
    self.sections = sections
    self.items = items
    sectionIndexes = Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    indexes = DiffableIndexes(of: items)
    for (index, section) in sections.enumerated() {
      guard let before = old.sectionIndexes[section], old.items[before] == items[index]
      else { continue }
      indexes.take(before, of: old.indexes, as: index)
    }
  }

  var counts: [Int] { items.map(\.count) }

  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func path(of item: Item) -> IndexPath? {
    guard let home = snapshot.sectionIdentifier(containingItem: item),
      let section = sectionIndexes[home], let index = indexes.index(of: item, in: section)
    else { return nil }
    return IndexPath(item: index, section: section)
  }
}

/// The index paths of the items in each section, computed on demand.
@MainActor
private final class DiffableIndexes<Item: Hashable> {
  private let items: [[Item]]
  private var known: [[Item: Int]?]

  init(of items: [[Item]]) {
    self.items = items
    known = Array(repeating: nil, count: items.count)
  }

  func take(_ section: Int, of other: DiffableIndexes, as index: Int) {
    known[index] = other.known[section]
  }

  func index(of item: Item, in section: Int) -> Int? {
    if let known = known[section] { return known[item] }
    let list = items[section]
    let indexes = Dictionary(uniqueKeysWithValues: zip(list, list.indices))
    known[section] = indexes
    return indexes[item]
  }
}

/// The difference between two snapshots, computed in linear time except for the search for moves.
@MainActor
struct DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let old: DiffableState<Section, Item>
  let new: DiffableState<Section, Item>
  let reloadedItems: Set<Item>
  let reloadedSections: Set<Section>
  let reconfigured: [IndexPath]
  /// The old sections that swap places with others, so their rows do not move.
  private let stuck: Set<Int>

  /// - Parameter movesRowsOfMovingSections: false for a table: "UITableView doesn't perform move in section
  ///   that is moving" (github.com/tonyarnold/Differ/issues/29, also of a diffable data source). UIKit
  ///   chooses the sections that it moves; here, they are all that swap places with any other.
  init(
    from old: DiffableState<Section, Item>, to new: DiffableState<Section, Item>,
    snapshot: NSDiffableDataSourceSnapshot<Section, Item>, movesRowsOfMovingSections: Bool = true
  ) {
    self.old = old
    self.new = new
    stuck = movesRowsOfMovingSections ? [] : Self.movingSections(from: old, to: new)
    reloadedItems = Set(snapshot.reloadedItemIdentifiers)
    reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(new.path(of:))
  }

  /// Returns the new index path of an item on display; nil if it was removed or needs a new view.
  func item(_ path: IndexPath) -> IndexPath? {
    guard let item = old.item(at: path), !reloadedItems.contains(item),
      let place = new.path(of: item),
      !reloadedSections.contains(new.sections[place.section])
    else { return nil }
    return stuck.contains(path.section) ? unmoved(path, in: place.section) : place
  }

  /// Returns the place of a row among those that stay in its section, whichever row belongs there.
  private func unmoved(_ path: IndexPath, in section: Int) -> IndexPath? {
    let before = old.items[path.section].indices.filter {
      new.path(of: old.items[path.section][$0])?.section == section
    }
    let after = new.items[section].indices.filter {
      old.path(of: new.items[section][$0])?.section == path.section
    }
    guard let rank = before.firstIndex(of: path.item) else {
      return new.path(of: old.item(at: path)!)
    }
    return IndexPath(item: after[rank], section: section)
  }

  private static func movingSections(
    from old: DiffableState<Section, Item>, to new: DiffableState<Section, Item>
  ) -> Set<Int> {
    let kept = old.sections.indices.filter { new.sectionIndexes[old.sections[$0]] != nil }
    let places = kept.map { new.sectionIndexes[old.sections[$0]]! }
    return Set(
      kept.indices.filter { index in
        places[..<index].contains { $0 > places[index] }
          || places[index...].contains { $0 < places[index] }
      }.map { kept[$0] })
  }

  func section(_ index: Int) -> Int? {
    guard old.sections.indices.contains(index), !reloadedSections.contains(old.sections[index])
    else { return nil }
    return new.sectionIndexes[old.sections[index]]
  }

  /// The numbers of items that were inserted, deleted, and moved, as a batch update would announce them.
  var summary: StandIn.Update {
    let kept = new.items.joined().compactMap(old.path(of:))
    return StandIn.Update(
      inserted: new.snapshot.numberOfItems - kept.count,
      deleted: old.snapshot.numberOfItems - kept.count,
      moved: kept.count - Self.longestIncreasing(kept), reloaded: reloadedItems.count,
      reconfigured: reconfigured.count)
  }

  /// Returns the length of the longest run that kept its order: these items need not move.
  private static func longestIncreasing(_ paths: [IndexPath]) -> Int {
    var tails: [IndexPath] = []
    for path in paths {
      if tails.last.map({ $0 < path }) ?? true {
        tails.append(path)
        continue
      }
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < path { low = middle + 1 } else { high = middle }
      }
      tails[low] = path
    }
    return tails.count
  }
}

extension StandIn {
  /// The effect of a diffable data source's last `apply`.
  public struct Update: Hashable, Sendable {
    public var inserted = 0
    public var deleted = 0
    public var moved = 0
    public var reloaded = 0
    public var reconfigured = 0

    public init(
      inserted: Int = 0, deleted: Int = 0, moved: Int = 0, reloaded: Int = 0, reconfigured: Int = 0
    ) {
      self.inserted = inserted
      self.deleted = deleted
      self.moved = moved
      self.reloaded = reloaded
      self.reconfigured = reconfigured
    }
  }
}
