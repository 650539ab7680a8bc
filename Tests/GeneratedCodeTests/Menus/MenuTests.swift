#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What a long press on a cell offers, and what a swipe does, as the data decide.
@MainActor
@Suite struct MenuTests {
  @Test(arguments: ListContainer.allCases)
  func aMenuHasTheActionsOfItsRow(in container: ListContainer) {
    let shown = MenuScreen(container)
    shown.show(MenusContent(shipments: [ShipmentViewData(id: 1, title: "Books", tracking: "Z1")]))
    #expect(shown.entries(section: 0).map(\.title) == ["Share", "Mute", "Track Z1", "Return"])
    #expect(shown.entries(section: 0).map { $0.image != nil } == [false, true, true, false])
    #expect(shown.entries(section: 0).last?.attributes == .destructive)
  }

  @Test(arguments: ListContainer.allCases)
  func theDataDecideWhatIsOffered(in container: ListContainer) {
    let shown = MenuScreen(container)
    shown.show(
      MenusContent(shipments: [
        ShipmentViewData(id: 1, title: "Books", isMuted: true, canReturn: false)
      ]))
    #expect(shown.entries(section: 0).map(\.title) == ["Share", "Unmute"])
    #expect(shown.swipes() == [])
    shown.show(MenusContent(shipments: [ShipmentViewData(id: 1, title: "Books")]))
    #expect(shown.entries(section: 0).map(\.title) == ["Share", "Mute", "Return"])
    #expect(shown.swipes() == ["Return"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsChosenIsReportedWithTheRow(in container: ListContainer) {
    let shown = MenuScreen(container)
    shown.show(
      MenusContent(
        shipments: [ShipmentViewData(id: 1, title: "A"), ShipmentViewData(id: 2, title: "B")],
        postcards: [PostcardViewData(id: 9, text: "Greetings")]))
    let menu = shown.menu(section: 0, item: 1)
    // The row has another place by the time something is chosen.
    shown.show(
      MenusContent(
        shipments: [ShipmentViewData(id: 2, title: "B")],
        postcards: [PostcardViewData(id: 9, text: "Greetings")]))
    StandIn.choose("Mute", in: menu)
    StandIn.choose("Share", in: shown.menu(section: 1))
    #expect(shown.log == [.shipment(2, .mute), .postcard(9, .share)])
  }

  @Test(arguments: ListContainer.allCases)
  func aRowWithoutAMenuLeavesItToTheDelegate(in container: ListContainer) {
    let shown = MenuScreen(container)
    shown.show(MenusContent())
    #expect(shown.menu(section: 0) == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func theMenuOfAButtonFollowsTheData(in container: ListContainer) throws {
    let shown = MenuScreen(container)
    shown.show(
      MenusContent(shipments: [
        ShipmentViewData(id: 1, title: "Books", isMuted: true, canReturn: false)
      ]))
    #expect(try shown.menuOfButton().map(\.title) == ["Unmute"])
    shown.show(MenusContent(shipments: [ShipmentViewData(id: 1, title: "Books")]))
    #expect(try shown.menuOfButton().map(\.title) == ["Mute", "Return it"])
    #expect(try shown.menuOfButton().map(\.attributes) == [[], .destructive])
  }
}

/// The Menus screen in a container.
@MainActor
private final class MenuScreen {
  private(set) var log: [MenusAction] = []
  private let view: UIScrollView
  private let collection: MenusDataSource?
  private let table: MenusTableDataSource?

  init(_ container: ListContainer) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: MenusLayout.make())
      (self.view, collection, table) = (view, MenusDataSource(collectionView: view), nil)
    case .table:
      let view = MenusLayout.makeTableView(frame: frame)
      (self.view, collection, table) = (view, nil, MenusTableDataSource(tableView: view))
    }
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
  }

  func show(_ content: MenusContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  func menu(section: Int, item: Int = 0) -> UIContextMenuConfiguration? {
    let path = IndexPath(item: item, section: section)
    if let collection {
      return StandIn.contextMenu(forItemAt: path, in: collection.collectionView)
    }
    return table.flatMap { StandIn.contextMenu(forRowAt: path, in: $0.tableView) }
  }

  func entries(section: Int) -> [UIAction] { StandIn.entries(of: menu(section: section)) }

  /// What the menu of the first button offers.
  func menuOfButton() throws -> [UIAction] {
    let button = try #require(view.descendants.lazy.compactMap { $0 as? UIButton }.first)
    return button.menu?.children.compactMap { $0 as? UIAction } ?? []
  }

  /// The titles of what a swipe from the trailing edge uncovers.
  func swipes() -> [String?] {
    let path = IndexPath(item: 0, section: 0)
    if let collection {
      return StandIn.swipe(at: path, in: collection.collectionView).map(\.title)
    }
    return table.map { StandIn.swipe(at: path, in: $0.tableView).map(\.title) }
      ?? []
  }
}
#endif
