import Testing
import UIKit

/// What collection views report while they scroll: display, prefetching, offsets and insets.
@MainActor
struct DisplayTests {
  final class Observer: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    var log: [String] = []
    var announced: [Int] = []
    var cancelled: [Int] = []
    var distances: [CGFloat] = []

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("will \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("end \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { log.append("will header \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("end header \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { announced += indexPaths.map(\.item) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map(\.item) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let bottom = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      distances.append(bottom - scrollView.contentOffset.y - scrollView.bounds.height)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append(decelerate ? "dragged, rolling" : "dragged")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stopped") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("inset \(scrollView.adjustedContentInset.bottom)")
    }
  }

  let listing = Listing()
  let observer = Observer()

  func fill(_ count: Int) { listing.apply(["a": (0..<count).map { "\($0)" }]) }

  @Test func prefetchingFollowsTheDirection() {
    listing.view.prefetchDataSource = observer
    fill(100)
    let visible = listing.view.visibleCells.count
    #expect(observer.announced == Array(visible..<2 * visible))
    StandIn.scroll(listing.view, toY: 2000)
    observer.announced = []
    observer.cancelled = []
    let first = listing.view.indexPathsForVisibleItems[0].item
    let far = listing.view.indexPathsForVisibleItems.count
    StandIn.scroll(listing.view, toY: listing.view.contentOffset.y - 1)
    #expect(observer.announced.first == (listing.view.indexPathsForVisibleItems[0].item - 1))
    #expect(observer.announced.count == listing.view.visibleCells.count)
    #expect(!observer.cancelled.isEmpty && observer.cancelled.allSatisfy { $0 >= first + far })
  }

  @Test func nothingIsAnnouncedWithoutPrefetching() {
    listing.view.isPrefetchingEnabled = false
    listing.view.prefetchDataSource = observer
    fill(100)
    #expect(observer.announced.isEmpty)
  }

  @Test func displayWhileScrolling() throws {
    listing.view.delegate = observer
    fill(50)
    let height = try #require(listing.cell(0)).frame.height
    observer.log = []
    StandIn.scroll(listing.view, toY: height + 1)
    #expect(observer.log.first == "drag" && observer.log.last == "dragged")
    #expect(observer.log.contains("end 0"))
    #expect(observer.log.filter { $0.hasPrefix("will") }.count == 1)
  }

  @Test func headersAreReported() {
    let listing = Listing(header: true, height: 400)
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    listing.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    listing.view.delegate = observer
    listing.apply(["a": ["x"], "b": []])
    #expect(observer.log.sorted() == ["will 0", "will header 0", "will header 1"])
    observer.log = []
    listing.apply(["a": ["x"]])
    #expect(observer.log == ["end header 1"])
  }

  @Test func deletedItemsAreReportedWhereTheyWere() {
    listing.view.delegate = observer
    fill(3)
    observer.log = []
    listing.apply(["a": ["2"]])
    #expect(observer.log == ["end 0", "end 1"])
    observer.log = []
    listing.view.reloadData()
    listing.view.layoutIfNeeded()
    #expect(observer.log == ["end 0", "will 0"])
  }

  @Test func theDistanceToTheEndIsKnown() throws {
    listing.view.delegate = observer
    fill(50)
    StandIn.scrollToEnd(listing.view)
    #expect(observer.distances.last == 0)
    #expect(listing.cell(49) != nil)
    // Sizes off screen are kept when an update adds items.
    let size = listing.view.contentSize.height
    let offset = listing.view.contentOffset
    fill(51)
    #expect(listing.view.contentSize.height > size)
    #expect(listing.view.contentOffset == offset)
    // What has become shorter is still in view.
    fill(10)
    #expect(listing.view.contentOffset.y == listing.view.contentSize.height - 200)
    #expect(listing.cell(9) != nil)
  }

  @Test func flinging() {
    listing.view.delegate = observer
    fill(50)
    observer.log = []
    StandIn.fling(listing.view, toY: 400)
    #expect(listing.view.contentOffset.y == 400)
    let steps = observer.log.filter { !$0.hasPrefix("will") && !$0.hasPrefix("end") }
    #expect(steps == ["drag", "dragged, rolling", "stopped"])
  }

  @Test func safeAreasAreAddedToInsets() {
    listing.view.delegate = observer
    listing.view.contentInset.bottom = 10
    StandIn.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: listing.view)
    #expect(listing.view.adjustedContentInset.bottom == 44)
    #expect(observer.log == ["inset 10.0", "inset 44.0"])
    fill(50)
    StandIn.scrollToEnd(listing.view)
    #expect(
      listing.view.contentOffset.y
        == listing.view.contentSize.height + 44 - listing.view.bounds.height)
    listing.view.contentInsetAdjustmentBehavior = .never
    #expect(listing.view.adjustedContentInset.bottom == 10)
  }
}
