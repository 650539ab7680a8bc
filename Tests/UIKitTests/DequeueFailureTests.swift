import Testing
import UIKit

/// What UIKit raises when cells and supplementary views are dequeued wrongly.
@MainActor
struct DequeueFailureTests {
  @Test(arguments: [
    (
      "not registered",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must register "
        + "a nib or a class"
    ),
    ("wrong class", "invalid class registered for identifier x"),
    ("nib", "Could not load NIB in bundle"),
    ("not dequeued", "does not have a reuseIdentifier"),
    ("twice", "Attempted to dequeue multiple cells for the same index path"),
    ("another index path", "Expected dequeued view to be returned"),
    ("dequeued and dropped", "Expected dequeued view to be returned"),
  ])
  func cell(mistake: String, message: String) {
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    if mistake == "wrong class" { view.register(UILabel.self, forCellWithReuseIdentifier: "x") }
    if mistake == "nib" {
      view.register(UINib(nibName: "N", bundle: nil), forCellWithReuseIdentifier: "x")
    }
    let kept = TextCell(frame: .zero)
    let source = ClosureSource { view, path in
      @MainActor func dequeue(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      }
      switch mistake {
      case "not dequeued": return kept
      case "twice":
        _ = dequeue("good", path)
        return dequeue("good", path)
      case "another index path":
        _ = dequeue("good", IndexPath(item: 7, section: 0))
        return dequeue("good", path)
      case "dequeued and dropped":
        _ = dequeue("good", path)
        return view.cellForItem(at: path) ?? kept
      default: return dequeue("x", path)
      }
    }
    view.dataSource = source
    let failures = StandIn.recordingFailures { view.layoutIfNeeded() }
    #expect(failures.contains { $0.message.contains(message) }, "\(failures)")
    #expect(view.visibleCells.count == 1)
  }

  @Test func dequeuedWithoutARequest() {
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    let failures = StandIn.recordingFailures {
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "good", for: IndexPath(item: 0, section: 0))
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("Expected dequeued view") == true)
  }

  @Test func registrationMadeInsideTheProvider() {
    let view = listView()
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      let late = UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let failures = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("created inside -collectionView:cellForItem") == true)
  }

  @Test func nilCell() {
    let view = listView()
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let failures = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(failures.map(\.message).first?.contains("cell provider returned nil") == true)
    #expect(failures.count == 1)
  }

  @Test func headerWithoutAProvider() {
    let listing = Listing(header: true)
    let failures = StandIn.recordingFailures { listing.apply(["a": ["1"], "b": []]) }
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.message.contains("or is nil") })
  }

  @Test func headerOfAnotherKind() {
    let listing = Listing(header: true)
    let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { _, _, _ in }
    listing.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
    }
    let failures = StandIn.recordingFailures { listing.apply(["a": ["1"]]) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("does not match the element kind") == true)
  }

  @Test func reconfiguredWithAnotherClass() {
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "one")
    view.register(TextCell.self, forCellWithReuseIdentifier: "two")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "one", for: path)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    source.cell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "two", for: path)
    }
    let failures = StandIn.recordingFailures {
      view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(failures.first?.message.contains("different registration or reuse identifier") == true)
  }

  @Test func sectionProviderWithoutASection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    view.dataSource = source
    let failures = StandIn.recordingFailures { view.layoutIfNeeded() }
    #expect(failures.first?.message.hasPrefix("Invalid section definition") == true)
  }

  @Test(arguments: [
    ("unregistered", "unable to dequeue a cell with identifier x - must register"),
    ("twice", "Attempted to dequeue multiple cells for the same index path"),
    ("unknown path", "request for rect at invalid index path"),
  ])
  func row(mistake: String, message: String) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(TextRow.self, forCellReuseIdentifier: "good")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      switch mistake {
      case "twice":
        _ = table.dequeueReusableCell(withIdentifier: "good", for: path)
        return table.dequeueReusableCell(withIdentifier: "good", for: path)
      case "unknown path":
        return table.dequeueReusableCell(
          withIdentifier: "good", for: IndexPath(row: 9, section: 9))
      default: return table.dequeueReusableCell(withIdentifier: "x", for: path)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let failures = StandIn.recordingFailures { source.apply(snapshot) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(message) == true, "\(failures)")
  }
}
