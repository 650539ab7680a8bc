#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Numbers of layouts that are tokens and members.
@MainActor
@Suite struct GapTests {
  private func cards(_ count: Int) -> [GapCardViewData] {
    (1...count).map { GapCardViewData(id: $0, name: "Card \($0)") }
  }

  @Test func aGridHasASpaceBetweenItsLines() throws {
    let source = GapWallDataSource()
    source.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 1200)
    source.apply(GapWallContent(photos: cards(4), albums: cards(4)))
    source.collectionView.layoutIfNeeded()
    StandIn.finishAnimations()
    source.collectionView.layoutIfNeeded()
    let frame = { (section: Int, item: Int) in
      try #require(
        source.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))
      ).frame
    }
    let (first, second, fourth) = (try frame(0, 0), try frame(0, 1), try frame(0, 3))
    #expect(first.height == 120 && first.origin == CGPoint(x: 12, y: GapTheme.gap))
    #expect(second.minX - first.maxX >= 12 && second.minX - first.maxX < 13)
    #expect(fourth.minX == first.minX && fourth.minY - first.maxY == 24)
    // As many columns as fit, in lines of their own distance.
    let (one, other) = (try frame(1, 0), try frame(1, 2))
    #expect(other.minY - one.maxY == GapTheme.gap)
    #expect(other.minX == one.minX)
  }

  @Test func theRowsOfAListHaveTheHeightOfTheirSection() throws {
    let source = GapWallDataSource()
    let view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 2000)
    let height = { (section: Int) in
      view.layoutIfNeeded()
      StandIn.finishAnimations()
      view.layoutIfNeeded()
      return try #require(view.cellForItem(at: IndexPath(item: 0, section: section))).frame.height
    }
    source.apply(GapWallContent(rows: cards(1), lines: cards(1), plainLines: cards(1)))
    #expect(try height(1) == 120 && height(2) == GapTheme.height)
    let natural = try height(0)
    #expect(natural < GapTheme.height)
    // A cell that is used again in another section is as high as a new one there.
    source.apply(GapWallContent(rows: cards(1)))
    #expect(try height(0) == natural)
    source.apply(GapWallContent(lines: cards(1)))
    #expect(try height(0) == 120)
    source.apply(GapWallContent(rows: cards(1)))
    #expect(try height(0) == natural)
  }

  @Test func aTableHasRowsOfOneHeight() throws {
    let source = GapWallTableDataSource()
    #expect(source.tableView.rowHeight == GapTheme.height)
    source.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    source.apply(GapWallContent(photos: cards(2)))
    source.tableView.layoutIfNeeded()
    let cell = try #require(source.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.height == GapTheme.height)
  }

  /// What only the app knows may be wrong.
  @Test func aMemberOfNoColumnsIsOneColumn() throws {
    let source = GapWallDataSource()
    let environment = source.collectionView
    environment.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let columns = GapTheme.columns
    defer { GapTheme.columns = columns }
    GapTheme.columns = 0
    source.apply(GapWallContent(photos: cards(2)))
    environment.layoutIfNeeded()
    StandIn.finishAnimations()
    environment.layoutIfNeeded()
    let frames = try (0...1).map {
      try #require(environment.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    #expect(frames[0].minX == frames[1].minX && frames[1].minY > frames[0].maxY)
  }
}
#endif
