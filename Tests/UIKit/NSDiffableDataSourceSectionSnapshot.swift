/// The items of one section as an outline.
@available(iOS 14, *)
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  @available(iOS 14, *)
  public init() { StandIn.require(14, "NSDiffableDataSourceSectionSnapshot") }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !known.contains(parent) { return Self.failUnknown(parent) }
    add(items, to: parent, at: list(of: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let index = list(of: parents[anchor]).firstIndex(of: anchor) else {
      return Self.failUnknown(anchor)
    }
    add(items, to: parents[anchor], at: index + offset)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int
  ) {
    guard Set(items).count == items.count, known.isDisjoint(with: items) else {
      let duplicates = items.filter { item in
        known.contains(item) || items.count { $0 == item } > 1
      }
      StandIn.fail(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( \(duplicates) )}"
      )
      return
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
    known.formUnion(items)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.remove(item) != nil {
      delete(children.removeValue(forKey: item) ?? [])
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    adopt(snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    adopt(snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    adopt(snapshot)
  }

  private mutating func adopt(_ snapshot: Self) {
    for item in snapshot.items {
      if let below = snapshot.children[item] { append(below, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    guard let parent = parents[item] else { return true }
    return expanded.contains(parent) && isVisible(parent)
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    let roots = includingParent ? [parent] : children[parent] ?? []
    part.append(roots)
    for item in flattened(roots, onlyVisible: false) {
      if let below = children[item] { part.append(below, to: item) }
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  public var items: [ItemIdentifierType] { flattened(rootItems, onlyVisible: false) }
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems, onlyVisible: true) }

  private func list(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private func flattened(
    _ roots: [ItemIdentifierType], onlyVisible: Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    for item in roots {
      result.append(item)
      guard let below = children[item], !onlyVisible || expanded.contains(item) else { continue }
      result += flattened(below, onlyVisible: onlyVisible)
    }
    return result
  }

  private static func failUnknown(_ item: ItemIdentifierType) {
    StandIn.fail("Invalid parameter not satisfying: item identifier \(item) exists in the snapshot")
  }
}
