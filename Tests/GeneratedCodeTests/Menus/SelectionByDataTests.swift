#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Rows that can be selected for some data only.
@MainActor
@Suite struct SelectionByDataTests {
  private let first = IndexPath(item: 0, section: 0)

  private func packages(isOnItsWay: Bool) -> MenusContent {
    MenusContent(packages: [PackageViewData(id: 1, title: "Shoes", isOnItsWay: isOnItsWay)])
  }

  @Test func aCellThatIsUsedAgainCanBeSelectedAsANewOne() throws {
    let (source, log) = (MenusDataSource(), Log())
    source.onAction = { log.actions.append($0) }
    let view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    source.apply(packages(isOnItsWay: true))
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: first))
    StandIn.tapItem(at: first, in: view)
    #expect(log.actions.isEmpty)
    #expect(source.collectionView(view, shouldHighlightItemAt: first) == false)
    #expect(source.collectionView(view, shouldSelectItemAt: first) == false)
    #expect(StandIn.spoken(in: cell).map(\.traits) == [.staticText])

    source.apply(packages(isOnItsWay: false))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: first) === cell)
    StandIn.tapItem(at: first, in: view)
    #expect(log.actions == [.package(1, .open)])
    #expect(source.collectionView(view, shouldHighlightItemAt: first))
    #expect(StandIn.spoken(in: cell).map(\.traits) == [.button])
  }

  @Test func aRowOfATableToo() throws {
    let (source, log) = (MenusTableDataSource(), Log())
    source.onAction = { log.actions.append($0) }
    let view = source.tableView
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    source.apply(packages(isOnItsWay: true))
    view.layoutIfNeeded()
    StandIn.tapRow(at: first, in: view)
    #expect(log.actions.isEmpty)
    #expect(source.tableView(view, shouldHighlightRowAt: first) == false)
    #expect(source.tableView(view, willSelectRowAt: first) == nil)
    source.apply(packages(isOnItsWay: false))
    view.layoutIfNeeded()
    StandIn.tapRow(at: first, in: view)
    #expect(log.actions == [.package(1, .open)])
  }

  private final class Log {
    var actions: [MenusAction] = []
  }
}
#endif
