/// The changes announced in one batch, and whether they agree with the counts.
struct UpdateBatch {
  /// The words that UIKit uses for updated elements.
  struct Terms {
    var item: String
    var view: String
    static let collection = Terms(item: "item", view: "collection view")
    static let table = Terms(item: "row", view: "table view")
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []

  /// Returns the index of each old section after the update.
  func sectionMap(oldCount: Int, newCount: Int) -> [Int: Int] {
    var map = Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var free = (0..<newCount).lazy.filter { !taken.contains($0) }.makeIterator()
    for old in 0..<oldCount where map[old] == nil && !deletedSections.contains(old) {
      guard let new = free.next() else { break }
      map[old] = new
    }
    return map
  }

  /// Returns the index path of each old item after the update; deleted and reloaded ones are missing.
  func itemMap(before: [Int], after: [Int]) -> [IndexPath: IndexPath] {
    let sections = sectionMap(oldCount: before.count, newCount: after.count)
    let targets = insertedItems.union(movedItems.map(\.to))
    var map = Dictionary(movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    for (old, new) in sections where !reloadedSections.contains(old) && new < after.count {
      var free = (0..<after[new]).lazy.map { IndexPath(item: $0, section: new) }
        .filter { !targets.contains($0) }.makeIterator()
      for item in 0..<before[old] {
        let path = IndexPath(item: item, section: old)
        guard map[path] == nil, !deletedItems.contains(path) else { continue }
        guard let place = free.next() else { break }
        map[path] = place
      }
    }
    return map
  }

  /// Returns UIKit's complaint about the batch.
  func complaint(before: [Int], after: [Int], terms: Terms) -> String? {
    conflictComplaint
      ?? rangeComplaint(before: before, after: after, terms: terms)
      ?? sectionComplaint(before: before, after: after, terms: terms)
      ?? itemComplaint(before: before, after: after, terms: terms)
  }

  /// Two changes of one item that exclude each other.
  private var conflictComplaint: String? {
    if let path = deletedItems.intersection(reloadedItems).min() {
      return "attempt to delete and reload the same index path (\(Self.name(path)))"
    }
    let sources = movedItems.map(\.from)
    if let path = deletedItems.intersection(sources).min() {
      return "attempt to perform a delete and a move from the same index path (\(Self.name(path)))"
    }
    if let path = insertedItems.intersection(movedItems.map(\.to)).min() {
      return "attempt to perform an insert and a move to the same index path (\(Self.name(path)))"
    }
    if let section = deletedSections.intersection(reloadedSections).first {
      return "attempt to delete and reload the same section (\(section))"
    }
    return nil
  }

  private static func name(_ path: IndexPath) -> String {
    "{length = 2, path = \(path.section) - \(path.item)}"
  }

  private func rangeComplaint(before: [Int], after: [Int], terms: Terms) -> String? {
    for section in deletedSections where section >= before.count {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    for section in insertedSections where section >= after.count {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    for path in deletedItems.sorted() {
      guard path.section < before.count else {
        return
          "attempt to delete \(terms.item) \(path.item) from section \(path.section), but there "
          + "are only \(before.count) sections before the update"
      }
      guard path.item < before[path.section] else {
        return
          "attempt to delete \(terms.item) \(path.item) from section \(path.section) which only "
          + "contains \(before[path.section]) \(terms.item)s before the update"
      }
    }
    for path in insertedItems.sorted() {
      guard path.section < after.count else {
        return
          "attempt to insert \(terms.item) \(path.item) into section \(path.section), but there "
          + "are only \(after.count) sections after the update"
      }
      guard path.item < after[path.section] else {
        return
          "attempt to insert \(terms.item) \(path.item) into section \(path.section), but there "
          + "are only \(after[path.section]) \(terms.item)s in section \(path.section) after the update"
      }
    }
    return nil
  }

  private func sectionComplaint(before: [Int], after: [Int], terms: Terms) -> String? {
    let (deleted, inserted) = (deletedSections.count, insertedSections.count)
    guard before.count - deleted + inserted != after.count else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(terms.view) after the update (\(after.count)) must be equal to the number of sections "
      + "contained in the \(terms.view) before the update (\(before.count)), plus or minus the "
      + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private func itemComplaint(before: [Int], after: [Int], terms: Terms) -> String? {
    let sections = sectionMap(oldCount: before.count, newCount: after.count)
    for (old, new) in sections.sorted(by: { $0.key < $1.key }) {
      guard !reloadedSections.contains(old) else { continue }
      let deleted = deletedItems.count { $0.section == old }
      let inserted = insertedItems.count { $0.section == new }
      let movedOut = movedItems.count { $0.from.section == old }
      let movedIn = movedItems.count { $0.to.section == new }
      guard before[old] - deleted - movedOut + inserted + movedIn != after[new] else { continue }
      return "Invalid update: invalid number of \(terms.item)s in section \(new). The number of "
        + "\(terms.item)s contained in an existing section after the update (\(after[new])) must be "
        + "equal to the number of \(terms.item)s contained in that section before the update "
        + "(\(before[old])), plus or minus the number of \(terms.item)s inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(terms.item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
        + "out)."
    }
    return nil
  }
}
