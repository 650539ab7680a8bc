import Testing
import UIKit

/// What snapshots accept, refuse and answer.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  static let mistakes: [(String, @Sendable (inout Snapshot) -> Void)] = [
    ("supplied item identifiers are not unique", { $0.appendItems([7, 7]) }),
    ("supplied section identifiers are not unique", { $0.appendSections(["x", "x"]) }),
    ("Section identifier count does not match", { $0.appendSections(["a"]) }),
    ("Section identifier was not found", { $0.appendItems([9], toSection: "?") }),
    ("Section identifier was not found", { _ = $0.itemIdentifiers(inSection: "?") }),
    ("Section identifier was not found", { _ = $0.numberOfItems(inSection: "?") }),
    ("Section identifier was not found", { $0.reloadSections(["?"]) }),
    ("Section identifier was not found", { $0.insertSections(["x"], beforeSection: "?") }),
    ("item identifier 99 exists", { $0.insertItems([8], afterItem: 99) }),
    ("item identifier 99 exists", { $0.moveItem(99, beforeItem: 1) }),
    ("Attempted to reload item identifier", { $0.reloadItems([99]) }),
    ("Attempted to reconfigure item identifier", { $0.reconfigureItems([99]) }),
  ]

  static func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    return snapshot
  }

  @Test(arguments: mistakes.indices)
  func mistake(index: Int) {
    var snapshot = Self.sample()
    let (message, make) = Self.mistakes[index]
    let failures = StandIn.recordingFailures { make(&snapshot) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(message) == true, "\(failures)")
  }

  @Test func noSection() {
    var snapshot = Snapshot()
    let failures = StandIn.recordingFailures { snapshot.appendItems([1]) }
    #expect(failures.first?.message.hasPrefix("There are currently no sections") == true)
  }

  @Test func appendingAKnownItemMovesItWithAWarning() {
    var snapshot = Self.sample()
    let record = StandIn.recording { snapshot.appendItems([1], toSection: "b") }
    #expect(record.failures.isEmpty)
    #expect(record.warnings.count == 1)
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func editing() {
    var snapshot = Self.sample()
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 3, 1, 10, 2])
    #expect(snapshot.indexOfItem(10) == 3)
    snapshot.deleteItems([1, 99])
    snapshot.deleteSections(["b", "?"])
    #expect(snapshot.itemIdentifiers == [3, 10, 2])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func outline() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
    #expect(outline.level(of: "a1") == 1)
    let failures = StandIn.recordingFailures { outline.append(["a1"]) }
    #expect(failures.count == 1)
  }
}
