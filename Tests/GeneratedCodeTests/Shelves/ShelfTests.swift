#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Sections laid out by their data, and cells that several sections show.
@MainActor
@Suite struct ShelfTests {
  private let view: UICollectionView
  private let source: BookShopDataSource

  init() {
    let source = BookShopDataSource { section in
      section.grid(columns: 4, spacing: 0, height: .absolute(20))
    }
    view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 1200)
    self.source = source
  }

  private func show(_ content: BookShopContent) {
    source.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  private func books(_ ids: ClosedRange<Int>) -> [BookShopContent.ShelvesItem] {
    ids.map { .shelfBook(ShelfBookViewData(id: $0, title: "Book \($0)")) }
  }

  private func shelf(_ id: Int, _ kind: BookShelfKind) -> BookShelfViewData {
    BookShelfViewData(id: id, title: "Shelf \(id)", kind: kind)
  }

  private func frames(in section: Int) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func eachSectionIsLaidOutByItsData() {
    show(
      BookShopContent(shelves: [
        .init(shelf(1, .small), items: books(1...3)), .init(shelf(2, .wall), items: books(4...8)),
      ]))
    // Two columns of at least 160 points fit between the insets, and 10 points.
    #expect(frames(in: 0).map(\.width) == [174, 174, 174])
    #expect(frames(in: 0).map(\.minX) == [16, 200, 16])
    #expect(frames(in: 1).map(\.minX) == [0, 97.5, 195, 292.5, 0])
  }

  @Test func aFilterIsAsWideAsItsText() throws {
    let width = { (section: Int) in
      let path = IndexPath(item: 0, section: section)
      let cell = try #require(self.view.cellForItem(at: path))
      let label = try #require(cell.firstLabel)
      #expect(label.bounds.width >= label.intrinsicContentSize.width)
      return (cell, cell.frame.width, label.intrinsicContentSize.width + 32)
    }
    let (short, long) = ("All", "Science fiction and fantasy")
    show(BookShopContent(filters: [ShelfFilterViewData(id: 1, name: short)]))
    let (cell, narrow, needed) = try width(0)
    #expect(narrow == needed && cell.frame.height == 36)
    show(BookShopContent(filters: [ShelfFilterViewData(id: 1, name: long)]))
    let (used, wide, most) = try width(0)
    #expect(used === cell && wide == most && wide > narrow)
    show(
      BookShopContent(
        filters: [ShelfFilterViewData(id: 1, name: short)],
        moreFilters: [ShelfFilterViewData(id: 1, name: long)]))
    let (again, fresh) = (try width(0), try width(1))
    #expect(again.1 == narrow && fresh.1 == wide)
  }

  @Test func aGridHasTheColumnsThatFit() {
    view.frame.size.width = 150
    show(BookShopContent(shelves: [.init(shelf(1, .small), items: books(1...2))]))
    #expect(frames(in: 0).map(\.width) == [118, 118])
    view.frame.size.width = 800
    view.layoutIfNeeded()
    #expect(Set(frames(in: 0).map(\.minY)).count == 1)
    #expect(frames(in: 0).map(\.width) == [184.5, 184.5])
  }

  @Test func aCarouselOfSeveralRowsFillsColumns() {
    show(BookShopContent(shelves: [.init(shelf(1, .books), items: books(1...5))]))
    let top = frames(in: 0)[0].minY
    #expect(frames(in: 0).map { $0.minY - top } == [0, 68, 136, 0, 68])
    #expect(frames(in: 0).map(\.minX) == [0, 0, 0, 359, 359])
    #expect(frames(in: 0).map(\.height) == [60, 60, 60, 60, 60])
  }

  @Test func otherDataLayASectionOutAnew() {
    var content = BookShopContent(shelves: [.init(shelf(1, .wall), items: books(1...2))])
    show(content)
    #expect(frames(in: 0).map(\.width) == [97.5, 97.5])
    content.shelves[id: 1]?.kind = .posters
    show(content)
    #expect(frames(in: 0).map(\.width) == [351, 351])
    #expect(frames(in: 0).map(\.height) == [300, 300])
  }

  @Test func aSectionIsLaidOutWhileItLeaves() {
    let failures = StandIn.recordingFailures {
      show(BookShopContent(shelves: [.init(shelf(1, .wall), items: books(1...2))]))
      show(BookShopContent(shelves: [.init(shelf(2, .posters), items: books(3...4))]))
      show(BookShopContent())
    }
    #expect(failures.isEmpty)
  }

  @Test func theSameDataAreShownInSectionsWithIdentitiesOfTheirOwn() {
    let book = ShelfBookViewData(id: 1, title: "Book 1")
    var log: [BookShopAction] = []
    source.onAction = { log.append($0) }
    show(
      BookShopContent(
        recent: [book], saved: [.shelfBook(book)],
        shelves: [.init(shelf(1, .wall), items: books(1...1))]))
    let sections = [
      source.indexPath(for: .recentShelfBook(1)),
      source.indexPath(for: .savedShelfBook(1)), source.indexPath(for: .shelfBook(1)),
    ]
    #expect(sections.map { $0?.section } == [0, 1, 2])
    for section in 0...2 { StandIn.tapItem(at: IndexPath(item: 0, section: section), in: view) }
    #expect(log == Array(repeating: .shelfBook(1, .open), count: 3))
    #expect(
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityIdentifier
        == BookShopAccessibilityID.recentShelfBook(1))
  }
}

extension UIView {
  fileprivate var firstLabel: UILabel? {
    self as? UILabel ?? subviews.lazy.compactMap(\.firstLabel).first
  }
}
#endif
