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
  func aLongPressOnACellIsReportedWhileItsDataOfferIt(in container: ListContainer) throws {
    let shown = MenuScreen(container)
    shown.show(MenusContent(postmarks: [PostmarkViewData(id: 1, country: "Iceland")]))
    try shown.pressPostmark()
    #expect(shown.log == [.postmark(1, .copy)])
    shown.show(MenusContent(postmarks: [PostmarkViewData(id: 1, country: "Iceland", isTorn: true)]))
    try shown.pressPostmark()
    #expect(shown.log == [.postmark(1, .copy)])
    // The same cell, with data that report it again.
    shown.show(MenusContent(postmarks: [PostmarkViewData(id: 1, country: "Norway")]))
    try shown.pressPostmark()
    #expect(shown.log == [.postmark(1, .copy), .postmark(1, .copy)])
  }

  /// As a tap, which is not reported either.
  @Test(arguments: ListContainer.allCases)
  func aLongPressIsNotReportedWhileTheScreenIsEdited(in container: ListContainer) throws {
    let shown = MenuScreen(container)
    shown.show(MenusContent(postmarks: [PostmarkViewData(id: 1, country: "Iceland")]))
    shown.setEditing(true)
    try shown.pressPostmark()
    #expect(shown.log == [])
    shown.setEditing(false)
    try shown.pressPostmark()
    #expect(shown.log == [.postmark(1, .copy)])
  }

  @Test(arguments: ListContainer.allCases)
  func aLongPressShowsAPreviewAboveTheMenu(in container: ListContainer) throws {
    let shown = MenuScreen(container)
    let preview = UIViewController()
    var committed: [(MenusItem.ID, UIViewController)] = []
    shown.setHooks { hooks in
      hooks.preview = { id in id == .postcard(9) ? nil : preview }
      hooks.didCommitPreview = { committed.append(($0, $1)) }
    }
    shown.show(
      MenusContent(
        shipments: [ShipmentViewData(id: 1, title: "Books")],
        postcards: [PostcardViewData(id: 9, text: "Greetings")],
        postmarks: [PostmarkViewData(id: 4, country: "Iceland")]))
    let own = shown.menu(section: 1)
    #expect(StandIn.preview(of: own) == nil)
    #expect(StandIn.entries(of: own).map(\.title) == ["Share"])
    let bare = shown.menu(section: 2)
    #expect(StandIn.preview(of: bare) === preview)
    #expect(StandIn.entries(of: bare).isEmpty)
    let menu = shown.menu(section: 0)
    #expect(StandIn.preview(of: menu) === preview)
    #expect(StandIn.entries(of: menu).count == 3)
    shown.tapPreview(of: menu)
    #expect(committed.map(\.0) == [.shipment(1)])
    #expect(committed.first?.1 === preview)
  }

  @Test func severalSelectedCellsHaveAMenuOfTheirOwn() {
    let shown = MenuScreen(.collection)
    shown.show(
      MenusContent(shipments: [
        ShipmentViewData(id: 1, title: "A"), ShipmentViewData(id: 2, title: "B"),
      ]))
    #expect(shown.menu(ofShipments: [0, 1]) == nil)
    var asked: [Set<MenusItem.ID>] = []
    shown.setHooks { hooks in
      hooks.menu = { ids in
        asked.append(ids)
        return UIMenu(title: "", children: [UIAction(title: "Mute \(ids.count)") { _ in }])
      }
    }
    let entries = StandIn.entries(of: shown.menu(ofShipments: [0, 1]))
    #expect(entries.map(\.title) == ["Mute 2"])
    #expect(asked == [[.shipment(1), .shipment(2)]])
    // One cell has that of its manifest.
    #expect(StandIn.entries(of: shown.menu(ofShipments: [0])).count == 3)
  }

  @Test func sectionsStandApartInACollection() throws {
    let shown = MenuScreen(.collection)
    shown.show(
      MenusContent(
        shipments: [ShipmentViewData(id: 1, title: "Books")],
        postmarks: [PostmarkViewData(id: 4, country: "Iceland")]))
    #expect(try shown.gapOfSections() == 24)
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

  func setHooks(_ set: (inout ListHooks<MenusItem.ID>) -> Void) {
    if let collection { set(&collection.hooks) }
    if let table { set(&table.hooks) }
  }

  func setEditing(_ isEditing: Bool) {
    collection?.setEditing(isEditing, animated: false)
    table?.setEditing(isEditing, animated: false)
  }

  /// Presses the only postmark for long.
  func pressPostmark() throws {
    let collectionCell = collection?.collectionView.visibleCells.last as UIView?
    StandIn.longPress(
      middleOf: try #require(collectionCell ?? table?.tableView.visibleCells.last))
  }

  func menu(ofShipments items: [Int]) -> UIContextMenuConfiguration? {
    collection.flatMap { collection in
      StandIn.contextMenu(
        forItemsAt: items.map { IndexPath(item: $0, section: 0) }, in: collection.collectionView)
    }
  }

  func tapPreview(of menu: UIContextMenuConfiguration?) {
    StandIn.tapPreview(of: menu, in: view)
  }

  /// The space between the first two sections.
  func gapOfSections() throws -> CGFloat {
    let view = try #require(collection?.collectionView)
    let frames = try [0, 1].map { section in
      try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))).frame
    }
    return frames[1].minY - frames[0].maxY
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
