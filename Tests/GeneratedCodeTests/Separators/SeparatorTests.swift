#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The lines between rows, in both containers.
@MainActor
@Suite struct SeparatorTests {
  @Test(arguments: ListContainer.allCases)
  func aLineBeginsWhereAnElementDoes(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    shown.show(SeparatorsContent(shelves: [.shelf(ShelfViewData(id: 1, title: "History"))]))
    let label = try #require(shown.label("History"))
    let cell = try #require(shown.cell(0))
    let start = label.convert(CGPoint.zero, to: cell).x
    #expect(start > 24, "beside the image")
    #expect(shown.line(0)?.leading == start)
  }

  @Test(arguments: ListContainer.allCases)
  func aLineThatIsAlignedFollowsIndentationAndWidth(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    shown.show(SeparatorsContent(shelves: [.shelf(ShelfViewData(id: 1, title: "History"))]))
    let before = try #require(shown.line(0)?.leading)
    shown.view.semanticContentAttribute = .forceRightToLeft
    shown.view.frame.size.width = 320
    shown.layOut()
    let label = try #require(shown.label("History"))
    let cell = try #require(shown.cell(0))
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = label.convert(label.bounds, to: cell)
    let start = isMirrored ? cell.bounds.maxX - frame.maxX : frame.minX
    #expect(shown.line(0)?.leading == start)
    #expect(isMirrored || before == start)
  }

  @Test(arguments: ListContainer.allCases)
  func aRowHasNoLine(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    shown.show(
      SeparatorsContent(shelves: [
        .shelfEnd(ShelfEndViewData(id: 1, title: "A")), .shelf(ShelfViewData(id: 2, title: "B")),
      ]))
    #expect(shown.cell(0) != nil && shown.line(0) == nil)
    #expect(shown.line(1) != nil)
  }

  @Test(arguments: ListContainer.allCases)
  func aRowSaysHowFarItsLineIsFromTheEdges(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    shown.show(
      SeparatorsContent(notes: [
        .shelfNote(ShelfNoteViewData(id: 1, text: "A")),
        .shelfSize(ShelfSizeViewData(id: 2, text: "B")),
        .shelfPlain(ShelfPlainViewData(id: 3, text: "C")),
        .shelfPlain(ShelfPlainViewData(id: 4, text: "D")),
      ]))
    let isTable = container == .table
    #expect(shown.line(0)?.leading == 62)
    #expect(shown.line(1)?.leading == 30 && shown.line(1)?.trailing == 16)
    #expect(shown.line(2)?.leading == (isTable ? 20 : 24))
    #expect(shown.line(2)?.trailing == (isTable ? 8 : 0))
    #expect(shown.line(2)?.color == (isTable ? .systemTeal : .systemGray3))
  }

  /// A table has one color for all of its lines.
  @Test(arguments: ListContainer.allCases)
  func aRowOfAListHasAColorOfItsOwn(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    shown.show(
      SeparatorsContent(
        notes: [
          .shelfSize(ShelfSizeViewData(id: 2, text: "B")),
          .shelfPlain(ShelfPlainViewData(id: 3, text: "C")),
          .shelfPlain(ShelfPlainViewData(id: 4, text: "D")),
        ]))
    let isTable = container == .table
    #expect(shown.line(0)?.color == (isTable ? .systemTeal : .systemPink))
    #expect(shown.line(1)?.color == (isTable ? .systemTeal : .systemGray3))
  }

  /// What a list says of all its rows would come before the guide of a cell.
  @Test func aRowOfAListComesBeforeItsList() throws {
    let shown = SeparatorScreen(.collection)
    shown.show(
      SeparatorsContent(moved: [
        .shelf(ShelfViewData(id: 1, title: "History")),
        .shelfPlain(ShelfPlainViewData(id: 2, text: "C")),
      ]))
    #expect(try #require(shown.line(0)).leading > 24)
    #expect(shown.line(0)?.trailing == 4 && shown.line(1)?.trailing == 4)
  }

  @Test(arguments: ListContainer.allCases)
  func aRowThatIsReusedIsAlignedOnce(in container: ListContainer) throws {
    let shown = SeparatorScreen(container)
    for id in 1...3 {
      shown.show(SeparatorsContent(shelves: [.shelf(ShelfViewData(id: id, title: "\(id)"))]))
    }
    let cell = try #require(shown.cell(0))
    if let cell = cell as? UICollectionViewListCell {
      let guide = cell.separatorLayoutGuide
      #expect(cell.constraints.filter { $0.firstItem === guide }.count == 1)
    }
    #expect(try #require(shown.line(0)).leading > 24)
  }
}

/// The Separators screen in a container.
@MainActor
private final class SeparatorScreen {
  let view: UIScrollView
  private let collection: SeparatorsDataSource?
  private let table: SeparatorsTableDataSource?

  init(_ container: ListContainer) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: SeparatorsLayout.make())
      (self.view, collection, table) = (view, SeparatorsDataSource(collectionView: view), nil)
    case .table:
      let view = SeparatorsLayout.makeTableView(frame: frame)
      (self.view, collection, table) = (view, nil, SeparatorsTableDataSource(tableView: view))
    }
  }

  func show(_ content: SeparatorsContent) {
    collection?.apply(content)
    table?.apply(content)
    layOut()
    StandIn.finishAnimations()
    layOut()
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func cell(_ item: Int) -> UIView? {
    let path = IndexPath(item: item, section: 0)
    return collection?.collectionView.cellForItem(at: path) ?? table?.tableView.cellForRow(at: path)
  }

  /// The line below a row.
  func line(_ item: Int) -> StandIn.SeparatorLine? {
    let path = IndexPath(item: item, section: 0)
    if let collection { return StandIn.separatorLine(below: path, in: collection.collectionView) }
    return table.flatMap { StandIn.separatorLine(below: path, in: $0.tableView) }
  }

  func label(_ text: String) -> UILabel? {
    func labels(in view: UIView) -> [UILabel] {
      [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return labels(in: view).first { $0.text == text }
  }
}
#endif
