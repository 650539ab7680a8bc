#if os(Linux)
import CellGenRuntime
import SwiftUI
import Testing
import UIKit

/// Cells, nibs and SwiftUI views that an app has already, in declared screens.
///
/// What SwiftUI draws, and what is in a nib file, only a phone shows.
@MainActor
@Suite struct OwnCellTests {
  init() {
    let coder = NSCoder()
    StandIn.register(nib: "StickerView") { [NSObject(), StickerView(coder: coder)!] }
    StandIn.register(nib: "FloorView") { [FloorView(coder: coder)!] }
    StandIn.register(nib: "PalletCell", reuseIdentifier: "Pallet") { [PalletCell(coder: coder)!] }
    StandIn.register(nib: "RefundCell") { [RefundCell(coder: coder)!] }
  }

  // MARK: In a collection view

  /// What they say is theirs: cellgen adds nothing, and takes nothing away.
  @Test func whatVoiceOverReadsOfThemIsTheirOwn() throws {
    let screen = Depot(
      DepotContent(goods: [
        .sticker(StickerViewData(id: 1, text: "Fragile")),
        .slogan(SloganViewData(text: "Handle with care")),
      ]))
    let sticker = try screen.cell(UICollectionViewCell.self, .sticker(1))
    let slogan = try screen.cell(UICollectionViewCell.self, .slogan(.only))
    for (cell, name) in [(sticker, "A sticker"), (slogan, "A slogan")] {
      #expect(StandIn.spoken(in: cell).isEmpty)
      #expect(!cell.isAccessibilityElement && cell.accessibilityElements == nil)
      let view = cell === sticker ? try #require(cell.contentView.subviews.first) : cell.contentView
      #expect(!(view is DeclaredView))
      view.isAccessibilityElement = true
      view.accessibilityLabel = name
      view.accessibilityTraits = .adjustable
      let stops = StandIn.spoken(in: cell)
      #expect(stops.map(\.label) == [name] && stops.first?.element === view)
      #expect(stops.first?.traits == .adjustable && stops.first?.actions == [])
    }
  }

  @Test func aCellClassIsDequeuedItself() throws {
    let screen = Depot(DepotContent(goods: [.crate(CrateViewData(id: 7, name: "Tea"))]))
    let cell = try screen.cell(CrateCell.self, .crate(7))
    #expect(cell.name == "Tea")
    #expect(cell.accessibilityIdentifier == "depot.crate.7")
    cell.rename(to: "Coffee")
    #expect(screen.actions == [.crate(7, .rename(to: "Coffee"))])
  }

  @Test func aCellClassIsSelectedAndSwiped() throws {
    let screen = Depot(
      DepotContent(goods: [
        .crate(CrateViewData(id: 7, name: "Tea")), .box(BoxViewData(id: 8, title: "Cups")),
      ]))
    StandIn.tapItem(at: IndexPath(item: 0, section: 0), in: screen.view)
    StandIn.tapItem(at: IndexPath(item: 1, section: 0), in: screen.view)
    StandIn.swipeFully(at: IndexPath(item: 0, section: 0), in: screen.view)
    #expect(screen.actions == [.crate(7, .open), .box(8, .open), .crate(7, .discard)])
  }

  @Test func aCellClassShowsTheDataOfAnotherViewWithItsID() throws {
    let screen = Depot(DepotContent(goods: [.box(BoxViewData(id: 8, title: "Cups"))]))
    let cell = try screen.cell(CrateCell.self, .box(8))
    #expect(cell.name == "Cups")
    cell.rename(to: "Mugs")
    #expect(screen.actions == [.box(8, .rename(to: "Mugs"))])
  }

  @Test func aCellIsConfiguredAgainWhereItIs() throws {
    let screen = Depot(DepotContent(goods: [.crate(CrateViewData(id: 7, name: "Tea"))]))
    let cell = try screen.cell(CrateCell.self, .crate(7))
    screen.show(DepotContent(goods: [.crate(CrateViewData(id: 7, name: "Coffee"))]))
    #expect(try screen.cell(CrateCell.self, .crate(7)) === cell)
    #expect(cell.name == "Coffee")
    #expect(cell.resets == 0)
  }

  @Test func aCellThatIsUsedAgainReportsTheNewID() throws {
    let screen = Depot(
      DepotContent(goods: (0..<100).map { .crate(CrateViewData(id: $0, name: "\($0)")) }))
    screen.view.frame.size.height = 200
    StandIn.scrollToEnd(screen.view)
    let cell = try screen.cell(CrateCell.self, .crate(99))
    #expect(cell.resets > 0)
    #expect(cell.name == "99")
    cell.rename(to: "last")
    #expect(screen.actions == [.crate(99, .rename(to: "last"))])
  }

  @Test func aViewFromANibIsInACellOfTheRuntime() throws {
    let screen = Depot(DepotContent(goods: [.sticker(StickerViewData(id: 1, text: "Fragile"))]))
    let cell = try screen.cell(ConfigurableListCell.self, .sticker(1))
    let view = try #require(cell.contentView.subviews.first as? StickerView)
    #expect(view.isFromNib)
    #expect(view.text == "Fragile")
    view.peel()
    #expect(screen.actions == [.sticker(1, .peel)])
  }

  @Test func theNibOfACellIsRegisteredForItsOwnIdentifier() throws {
    let screen = Depot(DepotContent(goods: [.pallet(PalletViewData(id: 2, name: "Bricks"))]))
    let cell = try screen.cell(PalletCell.self, .pallet(2))
    #expect(cell.reuseIdentifier == "Pallet")
    #expect(cell.name == "Bricks")
    cell.lift()
    #expect(screen.actions == [.pallet(2, .lift)])
  }

  @Test func aSwiftUIViewIsHostedWithoutMargins() throws {
    let screen = Depot(DepotContent(goods: [.slogan(SloganViewData(text: "Handle with care"))]))
    let cell = try screen.cell(UICollectionViewCell.self, .slogan(.only))
    let configuration = try #require(
      cell.contentConfiguration as? UIHostingConfiguration<SloganView, EmptyView>)
    #expect(StandIn.margins(of: configuration) == EdgeInsets())
    let view = StandIn.content(of: configuration)
    #expect(view.data.text == "Handle with care")
    view.onAction(.dismiss)
    #expect(screen.actions == [.slogan(.only, .dismiss)])
  }

  @Test func aViewFromANibIsAHeader() throws {
    var content = DepotContent(goods: [.crate(CrateViewData(id: 7, name: "Tea"))])
    content.goodsHeader = FloorViewData(title: "Cellar")
    let screen = Depot(content)
    let header = try #require(
      screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.descendants.lazy.compactMap { ($0 as? FloorView)?.title }.first == "Cellar")
  }

  /// Only a container makes cells, so there is none to measure.
  @Test func cellsHaveNoSizeWithoutACell() {
    let screen = Depot(.all)
    for id: DepotItem.ID in [.crate(1), .box(2), .pallet(4)] {
      #expect(screen.dataSource.size(for: id, boundedBy: 400) == nil)
    }
    for id: DepotItem.ID in [.sticker(3), .slogan(.only)] {
      #expect(screen.dataSource.size(for: id, boundedBy: 400)?.width == 400)
    }
  }

  // MARK: In a table view

  @Test func aTableShowsItsCellClassesAndNibs() throws {
    let dataSource = LedgerTableDataSource()
    var actions: [LedgerAction] = []
    dataSource.onAction = { actions.append($0) }
    let table = dataSource.tableView
    table.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    dataSource.apply(
      LedgerContent(bookings: [
        .booking(BookingViewData(id: 1, amount: "12")),
        .refund(RefundViewData(id: 2, amount: "3")),
      ]))
    table.layoutIfNeeded()
    let booking = try #require(
      table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BookingCell)
    let refund = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? RefundCell)
    #expect([booking, refund].map { $0.textLabel?.text } == ["12", "3"])
    #expect(booking.accessibilityIdentifier == "ledger.booking.1")
    StandIn.tapRow(at: IndexPath(row: 0, section: 0), in: table)
    refund.dispute()
    #expect(actions == [.booking(1, .open), .refund(2, .dispute)])
    #expect(dataSource.size(for: .booking(1), boundedBy: 400) == nil)
    #expect(dataSource.size(for: .refund(2), boundedBy: 400) == nil)
  }
}

/// The Depot screen on a phone.
@MainActor
private final class Depot {
  let dataSource = DepotDataSource()
  private(set) var actions: [DepotAction] = []
  var view: UICollectionView { dataSource.collectionView }

  init(_ content: DepotContent) {
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    dataSource.onAction = { [weak self] in self?.actions.append($0) }
    show(content)
  }

  func show(_ content: DepotContent) {
    dataSource.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
  }

  func cell<Cell: UICollectionViewCell>(_: Cell.Type, _ id: DepotItem.ID) throws -> Cell {
    let path = try #require(dataSource.indexPath(for: id))
    return try #require(view.cellForItem(at: path) as? Cell)
  }
}

extension DepotContent {
  fileprivate static let all = DepotContent(goods: [
    .crate(CrateViewData(id: 1, name: "Tea")),
    .box(BoxViewData(id: 2, title: "Cups")),
    .sticker(StickerViewData(id: 3, text: "Fragile")),
    .pallet(PalletViewData(id: 4, name: "Bricks")),
    .slogan(SloganViewData(text: "Handle with care")),
  ])
}
#endif
