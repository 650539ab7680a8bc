/// The sections and items of a data source at some moment.
///
/// Appending takes constant time; finding an index, inserting, moving, and deleting take time proportional to
/// the length of the section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
  ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  @available(iOS 15, *)
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  @available(iOS 15, *)
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  @available(iOS 15, *)
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { contents[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else {
      Self.failUnknownSection()
      return []
    }
    return items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let index = contents[home]?.firstIndex(of: identifier)
    else { return nil }
    let before = sectionIdentifiers.prefix { $0 != home }
    return before.reduce(index) { $0 + (contents[$1]?.count ?? 0) }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      StandIn.fail(
        "There are currently no sections in the data source. Please add a section first.")
      return
    }
    guard contents[section] != nil else { return Self.failUnknownSection() }
    if areNew(identifiers, in: section) {
      contents[section]?.append(contentsOf: identifiers)
      return
    }
    let new = admit(identifiers)
    contents[section]?.append(contentsOf: new)
    for item in new { homes[item] = section }
  }

  /// Assigns identifiers to a section, unless one of them already has a section or occurs twice.
  private mutating func areNew(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType
  ) -> Bool {
    for (index, item) in identifiers.enumerated() {
      guard let home = homes.updateValue(section, forKey: item) else { continue }
      for item in identifiers[..<index] { homes[item] = nil }
      homes[item] = identifiers[..<index].contains(item) ? nil : home
      return false
    }
    return true
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard homes[anchor] != nil, !identifiers.contains(anchor) else {
      return Self.failUnknownItem(anchor)
    }
    let new = admit(identifiers)
    place(new, at: anchor, offset: offset)
  }

  private mutating func place(
    _ new: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let section = homes[anchor], let index = contents[section]?.firstIndex(of: anchor)
    else { return }
    contents[section]?.insert(contentsOf: new, at: index + offset)
    for item in new { homes[item] = section }
  }

  /// Returns the identifiers that can be added: without duplicates, and removed from their previous places.
  private mutating func admit(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let unique = Self.unique(identifiers, kind: "item")
    let known = unique.filter { homes[$0] != nil }
    if !known.isEmpty {
      StandIn.warn(
        "Diffable data source detected an attempt to insert or append \(known.count) item "
          + "identifier\(known.count == 1 ? "" : "s") that already exist in the snapshot. The "
          + "existing item identifiers will be moved into place instead, but this operation will be "
          + "more expensive. For best performance, inserted item identifiers should always be unique."
          + " Item identifiers that already exist: \(known)")
      remove(known)
    }
    return unique
  }

  private static func unique<Identifier: Hashable>(
    _ identifiers: [Identifier], kind: String
  ) -> [Identifier] {
    var seen: Set<Identifier> = []
    var duplicates: [Identifier] = []
    let unique = identifiers.filter {
      let isNew = seen.insert($0).inserted
      if !isNew { duplicates.append($0) }
      return isNew
    }
    if !duplicates.isEmpty {
      let list = duplicates.map { "\($0)" }.joined(separator: ",\n    ")
      StandIn.fail(
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    \(list)\n"
          + ")}")
    }
    return unique
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    var counts: [SectionIdentifierType: Int] = [:]
    for item in identifiers {
      if let home = homes.removeValue(forKey: item) { counts[home, default: 0] += 1 }
    }
    for (section, count) in counts {
      if contents[section]?.count == count {
        contents[section] = []
      } else {
        contents[section]?.removeAll { homes[$0] == nil }
      }
    }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard homes[item] != nil else { return Self.failUnknownItem(item) }
    guard homes[anchor] != nil, item != anchor else { return Self.failUnknownItem(anchor) }
    remove([item])
    place([item], at: anchor, offset: offset)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reloadedItemIdentifiers, verb: "reload")
  }

  @available(iOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    StandIn.require(15, "reconfigureItems")
    mark(identifiers, in: \.reconfiguredItemIdentifiers, verb: "reconfigure")
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifierType], in list: WritableKeyPath<Self, [ItemIdentifierType]>,
    verb: String
  ) {
    var marked = Set(self[keyPath: list])
    for item in identifiers {
      guard homes[item] != nil else {
        StandIn.fail(
          "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
        continue
      }
      if marked.insert(item).inserted { self[keyPath: list].append(item) }
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return Self.failUnknownSection() }
    insert(sections: identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return Self.failUnknownSection() }
    insert(sections: identifiers, at: index + 1)
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
    let unique = Self.unique(identifiers, kind: "section")
    let new = unique.filter { contents[$0] == nil }
    if new.count < unique.count {
      StandIn.fail(
        "Section identifier count does not match data source count. This is most likely due to a "
          + "hashing issue with the identifiers.")
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    for section in new { contents[section] = [] }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in contents.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    section: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard contents[section] != nil, contents[anchor] != nil, section != anchor else {
      return Self.failUnknownSection()
    }
    sectionIdentifiers.removeAll { $0 == section }
    let index = sectionIdentifiers.firstIndex(of: anchor) ?? 0
    sectionIdentifiers.insert(section, at: index + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard contents[section] != nil else {
        Self.failUnknownSection()
        continue
      }
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  /// The snapshot as the data source keeps it, without the marks of completed reloads.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  private static func failUnknownSection() {
    StandIn.fail(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API if you are unsure whether the section exists.")
  }

  private static func failUnknownItem(_ item: ItemIdentifierType) {
    StandIn.fail("Invalid parameter not satisfying: item identifier \(item) exists in the snapshot")
  }
}
