#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A content of ten thousand items, of which one changes.
@MainActor
@Suite struct LargeContentTests {
  private static let count = 10_000

  @Test func oneChangedItemReconfiguresOneCellOfACollectionView() throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource = BoardDataSource(collectionView: collectionView)
    collectionView.collectionViewLayout = FixedRows()
    dataSource.apply(content())
    collectionView.layoutIfNeeded()
    let cells = collectionView.visibleCells
    let before = configurations(in: cells)
    #expect((20...21).contains(before.count))

    dataSource.apply(content(changed: 7))
    collectionView.layoutIfNeeded()
    let areTheSame = collectionView.visibleCells.elementsEqual(cells, by: ===)
    #expect(areTheSame)
    #expect(configurations(in: cells) == before.enumerated().map { $1 + ($0 == 7 ? 1 : 0) })
    #expect(cells[7].shownTexts == ["changed"])
    #expect(collectionView.lastUpdate == StandIn.Update(reconfigured: 1))

    dataSource.apply(content(changed: 5000))
    collectionView.layoutIfNeeded()
    #expect(configurations(in: cells) == before.enumerated().map { $1 + ($0 == 7 ? 2 : 0) })
    #expect(collectionView.lastUpdate == StandIn.Update(reconfigured: 2))
  }

  @Test func oneChangedItemReconfiguresOneCellOfATable() throws {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    tableView.rowHeight = 40
    tableView.estimatedRowHeight = 0
    let dataSource = BoardTableDataSource(tableView: tableView)
    dataSource.apply(content())
    tableView.layoutIfNeeded()
    let cells = tableView.visibleCells
    let before = configurations(in: cells)
    #expect((20...21).contains(before.count))

    dataSource.apply(content(changed: 7))
    tableView.layoutIfNeeded()
    let areTheSame = tableView.visibleCells.elementsEqual(cells, by: ===)
    #expect(areTheSame)
    #expect(configurations(in: cells) == before.enumerated().map { $1 + ($0 == 7 ? 1 : 0) })
    #expect(cells[7].shownTexts == ["changed"])
  }

  /// Cards in all columns, one of which may have another text.
  private func content(changed: Int? = nil) -> BoardContent {
    let cards = (0..<Self.count).map {
      CardViewData(id: $0, text: $0 == changed ? "changed" : "\($0)")
    }
    return BoardContent(
      todo: cards[..<4000].map { .card($0) }, doing: cards[4000..<8000].map { .card($0) },
      done: cards[8000...].map { .card($0) })
  }

  /// How often each cell on display was configured.
  private func configurations(in cells: [UIView]) -> [Int] {
    cells.map { cell in
      cell.descendants.lazy.compactMap { $0 as? CardView }.first?.configurations ?? 0
    }
  }
}

extension UICollectionView {
  /// What the last update of a board amounted to.
  fileprivate var lastUpdate: StandIn.Update? {
    (dataSource as? UICollectionViewDiffableDataSource<BoardSection, BoardItem.ID>)
      .map(StandIn.lastUpdate(of:))
  }
}

/// Rows of 40 points, of which only those on display are ever looked at.
private final class FixedRows: UICollectionViewLayout {
  private let size = CGSize(width: 400, height: 40)

  override var collectionViewContentSize: CGSize {
    CGSize(width: size.width, height: CGFloat(paths.count) * size.height)
  }

  private var paths: [IndexPath] = []

  override func prepare() {
    guard let collectionView else { return }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / size.height))
    let last = min(paths.count, Int((rect.maxY / size.height).rounded(.up)))
    return (first..<max(first, last)).map(attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    paths.firstIndex(of: indexPath).map(attributes)
  }

  private func attributes(ofRow row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[row])
    let origin = CGPoint(x: 0, y: CGFloat(row) * size.height)
    attributes.frame = CGRect(origin: origin, size: size)
    return attributes
  }
}
#endif
