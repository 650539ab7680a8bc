#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What a keyboard reaches on an iPad and on a Mac, and how that looks.
@MainActor
@Suite struct FocusTests {
  @Test(arguments: ListContainer.allCases)
  func aKeyboardReachesTheCellsThatCanBeSelected(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let message = try canFocus(.message(2), in: screen)
    let contact = try canFocus(.contact(1), in: screen)
    let onPhone = try canFocus(.message(2), in: screen, on: .phone)
    #expect(message)
    #expect(!contact, "nothing is declared for it")
    #expect(!onPhone, "an iPhone has no focus")
  }

  @Test(arguments: ListContainer.allCases)
  func aHookMakesAllCellsReachable(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.hooks.didSelect = { _ in }
    screen.show(.full)
    let contact = try canFocus(.contact(1), in: screen)
    #expect(contact)
  }

  private final class Decider: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 0 }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }
  }

  /// The app's own delegate decides first.
  @Test(arguments: ListContainer.allCases)
  func aDelegateDecides(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    let decider = Decider()
    (screen as? MailboxCollection)?.dataSource.delegate = decider
    (screen as? MailboxTable)?.dataSource.delegate = decider
    screen.show(.full)
    for id in [MailboxItem.ID.message(2), .contact(1)] {
      let isInFirst = try screen.path(id).section == 0
      let isReached = try canFocus(id, in: screen)
      #expect(isReached == isInFirst)
    }
  }

  private func canFocus(
    _ id: MailboxItem.ID, in screen: any MailboxScreen, on idiom: UIUserInterfaceIdiom = .pad
  ) throws -> Bool {
    let path = try screen.path(id)
    return StandIn.withIdiom(idiom) {
      if let screen = screen as? MailboxCollection {
        return StandIn.canFocus(itemAt: path, in: screen.collectionView)
      }
      guard let screen = screen as? MailboxTable else { return false }
      return StandIn.canFocus(rowAt: path, in: screen.tableView)
    }
  }

  // MARK: The ring

  private func ring(_ look: SwatchLook, in container: SwatchContainer) -> UIFocusHaloEffect? {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: look))
    return cell.cell.focusEffect as? UIFocusHaloEffect
  }

  /// UIKit shows the focus in a list by the background.
  @Test(arguments: SwatchContainer.allCases)
  func aRingIsAroundWhatShowsNoBackgroundOfUIKits(in container: SwatchContainer) {
    let isInList = container != .grid
    #expect((ring(.none, in: container) == nil) == isInList)
    #expect((ring(.rounded, in: container) == nil) == isInList)
    #expect(ring(.plain, in: container) != nil)
  }

  @Test func aRingFollowsTheCornersAndTheInsetsOfTheLook() throws {
    let cell = SwatchCell(in: .grid)
    cell.show(SwatchViewData(look: .rounded))
    let ring = try #require(cell.cell.focusEffect as? UIFocusHaloEffect)
    let shape = try #require(StandIn.shape(of: ring))
    let bounds = cell.cell.bounds
    #expect(shape.cornerRadius == 12)
    #expect(shape.rect.minX == 2 && shape.rect.minY == 1)
    #expect(shape.rect.maxX == bounds.width - 4 && shape.rect.maxY == bounds.height - 3)
  }

  @Test func whatHasNoCornersLeavesTheShapeToUIKit() throws {
    #expect(StandIn.shape(of: try #require(ring(.none, in: .grid))) == nil)
    #expect(StandIn.shape(of: try #require(ring(.plain, in: .plainList))) == nil)
  }

  private struct FocusedViewData: CellModel {
    var id = 1

    @MainActor static var host: CellHost<Self> { .view(FocusedView.self) }

    @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
      CellLook(background: state.choose(.white, focused: .systemBlue))
    }
  }

  private final class FocusedView: DeclaredView, ConfigurableView {
    func configure(with data: FocusedViewData) {}
  }

  @Test(arguments: SwatchContainer.allCases)
  func aLookThatShowsTheFocusHasNoRing(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    if let cell = cell.cell as? any CellGenHost {
      cell.hosted = nil
      for view in cell.contentView.subviews { view.removeFromSuperview() }
    }
    FocusedViewData.host.show(FocusedViewData(), in: cell.cell) { _ in }
    #expect(cell.cell.focusEffect == nil)
  }

  @Test(arguments: SwatchContainer.allCases)
  func anEffectOfTheAppsStays(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.cell.focusEffect = nil
    cell.show(SwatchViewData(look: .plain))
    #expect(cell.cell.focusEffect == nil)
    let own = UIFocusHaloEffect()
    cell.cell.focusEffect = own
    #expect(cell.cell.focusEffect === own)
  }

  /// Data by state follow the focus as it moves.
  @Test func cellsFollowTheFocus() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: FeedLayout.make())
    let registry = CellRegistry()
    registry.register(FocusedViewData.self)
    let feed = FeedDataSource(collectionView: list, registry: registry)
    feed.append(FocusedViewData())
    feed.showPending()
    list.layoutIfNeeded()
    let background = {
      (list.visibleCells.first as? ConfigurableCollectionViewCell)?.backgroundConfiguration?
        .backgroundColor
    }
    #expect(background() == .white)
    StandIn.focus(at: IndexPath(item: 0, section: 0), in: list)
    #expect(background() == .systemBlue)
    StandIn.focus(at: nil, in: list)
    #expect(background() == .white)
  }
}
#endif
