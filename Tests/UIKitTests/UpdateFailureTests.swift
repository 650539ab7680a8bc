import Testing
import UIKit

/// What UIKit raises when updates do not agree with the data source.
@MainActor
struct UpdateFailureTests {
  final class Counts {
    var list = [3, 3]
  }

  /// A data source whose counts are whatever the test says.
  final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    let counts: Counts
    init(_ counts: Counts) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.list.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts.list[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "good", for: indexPath)
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.list.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts.list[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "good", for: indexPath) }
  }

  /// What is announced, the counts after it, and what UIKit says of items and of rows.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let announce: @MainActor @Sendable (any Updatable) -> Void
    let after: [Int]
    let message: String
    var testDescription: String { message }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      announce: { $0.delete([IndexPath(item: 0, section: 0)]) }, after: [3, 3],
      message:
        "Invalid update: invalid number of ITEMs in section 0. The number of ITEMs contained "
        + "in an existing section after the update (3) must be equal to the number of ITEMs "
        + "contained in that section before the update (3), plus or minus the number of ITEMs "
        + "inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the "
        + "number of ITEMs moved into or out of that section (0 moved in, 0 moved out)."),
    Mistake(
      announce: { $0.insert([IndexPath(item: 0, section: 1)]) }, after: [3, 3],
      message: "Invalid update: invalid number of ITEMs in section 1."),
    Mistake(
      announce: { $0.delete(sections: [0]) }, after: [3, 3],
      message:
        "Invalid update: invalid number of sections. The number of sections contained in the "
        + "VIEW after the update (2) must be equal to the number of sections contained in the VIEW "
        + "before the update (2), plus or minus the number of sections inserted or deleted (0 "
        + "inserted, 1 deleted)."),
    Mistake(
      announce: { $0.insert(sections: [2]) }, after: [3, 3],
      message: "attempt to insert section 2 but there are only 2 sections after the update"),
    Mistake(
      announce: { $0.delete(sections: [5]) }, after: [3],
      message: "attempt to delete section 5, but there are only 2 sections before the update"),
    Mistake(
      announce: { $0.delete([IndexPath(item: 9, section: 0)]) }, after: [2, 3],
      message: "attempt to delete ITEM 9 from section 0 which only contains 3 ITEMs before the "
        + "update"),
    Mistake(
      announce: { $0.delete([IndexPath(item: 0, section: 7)]) }, after: [2, 3],
      message: "attempt to delete ITEM 0 from section 7, but there are only 2 sections before the "
        + "update"),
    Mistake(
      announce: { $0.insert([IndexPath(item: 9, section: 0)]) }, after: [4, 3],
      message: "attempt to insert ITEM 9 into section 0, but there are only 4 ITEMs in section 0 "
        + "after the update"),
    Mistake(
      announce: { $0.insert([IndexPath(item: 0, section: 4)]) }, after: [4, 3],
      message: "attempt to insert ITEM 0 into section 4, but there are only 2 sections after the "
        + "update"),
    Mistake(
      announce: {
        $0.delete([IndexPath(item: 1, section: 0)])
        $0.reload([IndexPath(item: 1, section: 0)])
      }, after: [2, 3],
      message: "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"),
    Mistake(
      announce: {
        $0.delete([IndexPath(item: 1, section: 0)])
        $0.move(IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
      }, after: [2, 4],
      message: "attempt to perform a delete and a move from the same index path"),
    Mistake(
      announce: {
        $0.insert([IndexPath(item: 0, section: 1)])
        $0.move(IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
      }, after: [2, 5],
      message: "attempt to perform an insert and a move to the same index path"),
  ]

  @Test(arguments: mistakes)
  func inACollection(_ mistake: Mistake) {
    let counts = Counts()
    let source = Source(counts)
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    view.dataSource = source
    view.layoutIfNeeded()
    let failures = StandIn.recordingFailures {
      view.performBatchUpdates {
        mistake.announce(view)
        counts.list = mistake.after
      }
    }
    expect(failures, mistake, item: "item", view: "collection view")
    #expect(view.numberOfSections == mistake.after.count)
  }

  @Test(arguments: mistakes)
  func inATable(_ mistake: Mistake) {
    let counts = Counts()
    let source = Source(counts)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(TextRow.self, forCellReuseIdentifier: "good")
    table.dataSource = source
    table.layoutIfNeeded()
    let failures = StandIn.recordingFailures {
      table.performBatchUpdates {
        mistake.announce(table)
        counts.list = mistake.after
      }
    }
    expect(failures, mistake, item: "row", view: "table view")
    #expect(table.numberOfSections == mistake.after.count)
  }

  private func expect(
    _ failures: [StandIn.Failure], _ mistake: Mistake, item: String, view: String
  ) {
    let message = mistake.message.replacingOccurrences(of: "ITEM", with: item)
      .replacingOccurrences(of: "VIEW", with: view)
    #expect(failures.count == 1)
    #expect(failures.first?.name == "NSInternalInconsistencyException")
    #expect(failures.first?.message.hasPrefix(message) == true, "\(failures)")
  }

  @Test func placesThatAreNotThere() {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    let failures = StandIn.recordingFailures {
      listing.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
      _ = listing.view.numberOfItems(inSection: 4)
    }
    #expect(
      failures.map(\.message) == [
        "Attempted to scroll the collection view to an out-of-bounds item (3) in section 0",
        "request for number of items in section 4 when there are only 1 sections in the collection "
          + "view",
      ])
  }

  @Test func applyWhileApplying() {
    final class Nested: UICollectionViewDiffableDataSource<Int, Int> {}
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    var again: (() -> Void)?
    let source = Nested(collectionView: view) { view, path, _ in
      again?()
      return view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    again = { [weak source] in source?.apply(snapshot) }
    let failures = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(failures.first?.message.hasPrefix("Deadlock detected: calling this method") == true)
  }

  @Test func tablesCellProviders() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(TextRow.self, forCellReuseIdentifier: "one")
    table.register(TextRow.self, forCellReuseIdentifier: "two")
    var identifier: String? = nil
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      identifier.map { table.dequeueReusableCell(withIdentifier: $0, for: path) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let missing = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(
      missing.map(\.message) == [
        "UITableViewDiffableDataSource cell provider returned nil for index path [0, 0] with item "
          + "identifier '1', which is not allowed. You must always return a cell to the table view"
      ])
    identifier = "one"
    snapshot.reloadItems([1])
    source.apply(snapshot)
    identifier = "two"
    snapshot = source.snapshot()
    snapshot.reconfigureItems([1])
    let other = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(
      other.first?.message.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed.") == true)
  }

  @Test func emptyIdentifiers() {
    let failures = StandIn.recordingFailures {
      listView().register(TextCell.self, forCellWithReuseIdentifier: "")
      UITableView().register(TextRow.self, forCellReuseIdentifier: "")
      UITableView().register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "")
    }
    #expect(failures.count == 3)
    #expect(failures.allSatisfy { $0.message.hasPrefix("must pass a valid reuse identifier") })
  }

  @Test func aCollectionViewNeedsALayout() {
    let failures = StandIn.recordingFailures { _ = UICollectionView(frame: .zero) }
    #expect(
      failures.map(\.message) == [
        "UICollectionView must be initialized with a non-nil layout parameter"
      ])
  }
}

/// The updates that collections and tables have in common.
@MainActor
protocol Updatable {
  func delete(_ paths: [IndexPath])
  func insert(_ paths: [IndexPath])
  func reload(_ paths: [IndexPath])
  func move(_ path: IndexPath, to new: IndexPath)
  func delete(sections: IndexSet)
  func insert(sections: IndexSet)
}

extension UICollectionView: Updatable {
  func delete(_ paths: [IndexPath]) { deleteItems(at: paths) }
  func insert(_ paths: [IndexPath]) { insertItems(at: paths) }
  func reload(_ paths: [IndexPath]) { reloadItems(at: paths) }
  func move(_ path: IndexPath, to new: IndexPath) { moveItem(at: path, to: new) }
  func delete(sections: IndexSet) { deleteSections(sections) }
  func insert(sections: IndexSet) { insertSections(sections) }
}

extension UITableView: Updatable {
  func delete(_ paths: [IndexPath]) { deleteRows(at: paths, with: .none) }
  func insert(_ paths: [IndexPath]) { insertRows(at: paths, with: .none) }
  func reload(_ paths: [IndexPath]) { reloadRows(at: paths, with: .none) }
  func move(_ path: IndexPath, to new: IndexPath) { moveRow(at: path, to: new) }
  func delete(sections: IndexSet) { deleteSections(sections, with: .none) }
  func insert(sections: IndexSet) { insertSections(sections, with: .none) }
}
