import Testing
import UIKit

/// The life of cells in a collection view.
@MainActor
struct CollectionViewTests {
  @Test func onlyVisibleCellsAreMadeAndTheyAreReused() throws {
    let listing = Listing()
    listing.apply(["a": (0..<100).map { "item \($0)" }])
    let first = try #require(listing.cell(0))
    #expect(first.label.text == "item 0")
    #expect(first.reuses == 0)
    let visible = listing.view.visibleCells.count
    #expect(visible > 3 && visible < 10)
    StandIn.scroll(listing.view, toY: 1000)
    #expect(listing.cell(0) == nil)
    let again = listing.view.visibleCells.compactMap { $0 as? TextCell }
    #expect(again.contains { $0 === first && $0.reuses == 1 })
  }

  @Test func reconfigureKeepsTheCellAndReloadDoesNot() throws {
    let listing = Listing()
    listing.apply(["a": ["x", "y"]])
    let cell = try #require(listing.cell(0))
    listing.texts.texts["x"] = "changed"
    var snapshot = listing.source.snapshot()
    listing.source.apply(snapshot)
    #expect(cell.label.text == "x")
    snapshot.reconfigureItems(["x"])
    listing.source.apply(snapshot)
    #expect(listing.cell(0) === cell)
    #expect(cell.label.text == "changed")
    #expect(cell.reuses == 0)
    snapshot = listing.source.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.reloadItems(["x"])
    listing.source.apply(snapshot)
    #expect(listing.cell(0)?.reuses == 1)
  }

  @Test func cellsFollowTheirItems() throws {
    let listing = Listing()
    listing.apply(["a": ["x", "y", "z"]])
    let cell = try #require(listing.cell(2))
    listing.apply(["a": ["z", "new", "x"]])
    #expect(listing.cell(0) === cell)
    #expect(cell.reuses == 0)
    let update = StandIn.lastUpdate(of: listing.source)
    #expect(update == .init(inserted: 1, deleted: 1, moved: 1))
    #expect(listing.source.indexPath(for: "x") == IndexPath(item: 2, section: 0))
  }

  @Test func heightFollowsTextWidthAndCategory() throws {
    let listing = Listing()
    listing.apply(["a": ["short", String(repeating: "long ", count: 30)]])
    let short = try #require(listing.cell(0))
    let long = try #require(listing.cell(1))
    #expect(long.frame.height > short.frame.height)
    #expect(short.frame.height == 20 + short.label.font.lineHeight)
    #expect(long.label.frame.width == 300)
    let height = long.frame.height
    listing.view.frame.size.width = 160
    listing.view.layoutIfNeeded()
    #expect(long.frame.height > height)
    long.label.font = .preferredFont(forTextStyle: .body)
    long.label.adjustsFontForContentSizeCategory = true
    listing.view.collectionViewLayout.invalidateLayout()
    listing.view.layoutIfNeeded()
    let normal = long.frame.height
    StandIn.withContentSizeCategory(.accessibilityLarge, in: listing.view) {
      listing.view.layoutIfNeeded()
      #expect(long.frame.height > normal)
    }
  }

  @Test(arguments: [
    (UICollectionView.SelfSizingInvalidation.disabled, false, false),
    (.enabled, false, true),
    (.enabledIncludingConstraints, true, true),
  ])
  func selfSizingIsInvalidated(
    by mode: UICollectionView.SelfSizingInvalidation, constraints: Bool, explicit: Bool
  ) throws {
    let listing = Listing()
    listing.view.selfSizingInvalidation = mode
    listing.apply(["a": ["x"]])
    let cell = try #require(listing.cell(0))
    let height = cell.frame.height
    cell.label.text = String(repeating: "long ", count: 30)
    listing.view.layoutIfNeeded()
    #expect((cell.frame.height > height) == constraints)
    cell.invalidateIntrinsicContentSize()
    listing.view.layoutIfNeeded()
    #expect((cell.frame.height > height) == explicit)
  }

  @Test func headersAreAskedForInEverySection() {
    let listing = Listing(header: true, height: 400)
    var asked: [Int] = []
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, path in asked.append(path.section) }
    listing.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    listing.apply(["a": ["1"], "b": [], "c": ["2"]])
    #expect(asked.sorted() == [0, 1, 2])
    asked = []
    var snapshot = listing.source.snapshot()
    snapshot.reloadItems(["1"])
    listing.source.apply(snapshot)
    #expect(asked.isEmpty)
    snapshot = listing.source.snapshot()
    snapshot.reloadSections(["a"])
    listing.source.apply(snapshot)
    #expect(asked == [0])
  }

  final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var selects = true
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("will \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("end \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { selects }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselect \(indexPath.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  @Test func displayIsReported() {
    let listing = Listing()
    let delegate = Delegate()
    listing.view.delegate = delegate
    listing.apply(["a": ["x", "y"]])
    listing.apply(["a": ["y"]])
    #expect(delegate.log == ["will 0", "will 1", "end 0"])
  }

  @Test func scrollingReachesTheNarrowedDelegate() {
    let listing = Listing()
    let delegate = Delegate()
    listing.apply(["a": (0..<50).map { "\($0)" }])
    listing.view.delegate = delegate
    StandIn.scroll(listing.view, toY: 30)
    #expect(delegate.log.first == "scroll")
  }

  @Test func tappingHighlightsAndSelects() throws {
    let listing = Listing()
    let delegate = Delegate()
    listing.apply(["a": ["x", "y"]])
    listing.view.delegate = delegate
    let (x, y) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let cell = try #require(listing.cell(0))
    StandIn.tapItem(at: x, in: listing.view)
    #expect(cell.isSelected)
    #expect(cell.states.contains { $0.isHighlighted })
    #expect(cell.states.last?.isSelected == true)
    StandIn.tapItem(at: y, in: listing.view)
    #expect(!cell.isSelected)
    #expect(delegate.log == ["select 0", "deselect 0", "select 1"])
    delegate.selects = false
    StandIn.tapItem(at: x, in: listing.view)
    #expect(listing.view.indexPathsForSelectedItems == [y])
    // The delegate does not hear of what the program selects.
    listing.view.selectItem(at: x, animated: false, scrollPosition: [])
    #expect(delegate.log.count == 3)
  }

  @Test func selectionFollowsItsItem() {
    let listing = Listing()
    listing.apply(["a": ["x", "y"]])
    listing.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    listing.apply(["a": ["new", "x", "y"]])
    #expect(listing.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    listing.view.reloadData()
    #expect(listing.view.indexPathsForSelectedItems == [])
  }

  @Test func completionsComeLater() async {
    let listing = Listing()
    var done = false
    var snapshot = Listing.Snapshot()
    snapshot.appendSections(["a"])
    listing.source.apply(snapshot, animatingDifferences: true) { done = true }
    #expect(!done)
    StandIn.finishAnimations()
    #expect(done)
    snapshot.appendItems(["x"])
    await listing.source.apply(snapshot)
    #expect(listing.cell(0)?.label.text == "x")
  }

  @Test func batchUpdatesMustAgreeWithTheCounts() {
    let view = listView()
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    var count = 3
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    source.count = { count }
    view.dataSource = source
    view.layoutIfNeeded()
    let last = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.performBatchUpdates {
      count = 3
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
    let failures = StandIn.recordingFailures {
      count = 9
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      failures.first?.message.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (9) must be equal to the number of items contained in "
          + "that section before the update (3), plus or minus") == true)
    #expect(failures.count == 1)
  }

  @Test func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { asked += indexPaths.map(\.item) }
    }
    let listing = Listing()
    let prefetcher = Prefetcher()
    listing.view.prefetchDataSource = prefetcher
    listing.apply(["a": (0..<50).map { "\($0)" }])
    let visible = listing.view.visibleCells.count
    #expect(prefetcher.asked == Array(visible..<visible * 2))
  }

  @Test func gridAndCarousel() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      #expect(environment.container.effectiveContentSize.width == 300)
      let isGrid = section == 0
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(isGrid ? 0.5 : 1),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: isGrid ? .fractionalWidth(1) : .absolute(200),
          heightDimension: .absolute(50)), subitems: [item])
      let definition = NSCollectionLayoutSection(group: group)
      if !isGrid { definition.orthogonalScrollingBehavior = .continuous }
      return definition
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<3), toSection: 0)
    snapshot.appendItems(Array(10..<20), toSection: 1)
    source.apply(snapshot)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(1, 0) == CGRect(x: 150, y: 0, width: 150, height: 50))
    #expect(frame(2, 0) == CGRect(x: 0, y: 50, width: 150, height: 50))
    #expect(frame(1, 1) == CGRect(x: 200, y: 100, width: 200, height: 50))
    #expect(frame(2, 1) == nil)
    #expect(view.contentSize.height == 150)
    StandIn.scroll(view, section: 1, toX: 400)
    #expect(frame(2, 1)?.minX == 0)
    #expect(frame(0, 1) == nil)
  }

  @Test func manyItems() {
    let listing = Listing()
    let items = (0..<10_000).map { "\($0)" }
    listing.apply(["a": items])
    listing.apply(["a": items.reversed()])
    #expect(StandIn.lastUpdate(of: listing.source).moved == 9_999)
  }
}
