#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What rows offer, with pictures and looks that follow the data of a cell.
@MainActor
@Suite(.serialized) struct PictureTests {
  init() { Self.addAssets() }

  static func addAssets() {
    for name in ["hidden", "stamp", "bell"] {
      StandIn.addImage(named: name, size: CGSize(width: 20, height: 20))
    }
  }

  private static let logo = UIImage(systemName: "globe")

  private static func notice(
    isPinned: Bool = false, isMine: Bool = false, likes: Int = 3, tint: UIColor = .systemTeal,
    logo: UIImage? = nil, mood: NoticeMood = .sad
  ) -> PicturedNoticeViewData {
    PicturedNoticeViewData(
      id: 1, title: "Choir", isPinned: isPinned, isMine: isMine, likes: likes, tint: tint,
      logo: logo, mood: mood)
  }

  @Test(arguments: ListContainer.allCases)
  func theLookOfASwipeFollowsTheData(in container: ListContainer) {
    let shown = PictureScreen(container)
    shown.show(Self.notice())
    #expect(shown.swipes(.leading).map(\.image) == [UIImage(systemName: "pin"), nil])
    #expect(shown.swipes(.leading).map(\.backgroundColor) == [.systemOrange, .systemTeal])
    #expect(shown.swipes(.trailing).map(\.style) == [.normal, .normal])
    #expect(shown.swipes(.trailing).map(\.image) == [UIImage(named: "hidden"), nil])
    shown.show(
      Self.notice(
        isPinned: true, isMine: true, tint: .systemRed, logo: Self.logo, mood: .calm))
    #expect(shown.swipes(.leading).map(\.image) == [UIImage(systemName: "pin.slash"), Self.logo])
    #expect(shown.swipes(.leading).map(\.backgroundColor) == [.systemGray, .systemRed])
    #expect(shown.swipes(.trailing).map(\.style) == [.destructive, .normal])
    #expect(shown.swipes(.trailing).last?.image == UIImage(systemName: "3.circle"))
  }

  @Test(arguments: ListContainer.allCases)
  func theItemsOfAMenuFollowTheData(in container: ListContainer) {
    let shown = PictureScreen(container)
    shown.show(Self.notice())
    let before = shown.entries()
    #expect(
      before.map(\.image) == [
        UIImage(systemName: "pin"), NoticeTheme.map, UIImage(named: "hidden"),
      ]
    )
    #expect(before.map(\.attributes) == [[], .disabled, .disabled])
    StandIn.choose("Hide", in: shown.menu())
    #expect(shown.log == [])
    shown.show(Self.notice(isPinned: true, isMine: true, logo: Self.logo))
    #expect(shown.entries().map(\.attributes) == [[], [], []])
    #expect(shown.entries().first?.image == UIImage(systemName: "pin.slash"))
    StandIn.choose("Hide", in: shown.menu())
    #expect(shown.log == [.picturedNotice(1, .hide)])
  }

  @Test(arguments: ListContainer.allCases)
  func theMenuOfAButtonFollowsTheData(in container: ListContainer) throws {
    let shown = PictureScreen(container)
    shown.show(Self.notice(isPinned: true, logo: Self.logo))
    let button = try #require(shown.button(UIImage(systemName: "ellipsis")))
    #expect(button.menu?.children.map(\.image) == [Self.logo])
    #expect(CellGenActing.control(button).actions.isEmpty)
    StandIn.choose("Hide", inMenuOf: button)
    #expect(shown.log == [])
    shown.show(Self.notice())
    #expect(button.menu?.children.map(\.image) == [nil])
    #expect(CellGenActing.control(button).actions.map(\.name) == ["Hide"])
    StandIn.choose("Hide", inMenuOf: button)
    #expect(shown.log == [.picturedNotice(1, .hide)])
  }

  @Test(arguments: ListContainer.allCases)
  func accessoriesFollowTheDataOfAReusedCell(in container: ListContainer) throws {
    let shown = PictureScreen(container)
    shown.show(Self.notice(isPinned: true, logo: Self.logo, mood: .glad))
    #expect(shown.picture(UIImage(systemName: "3.circle"))?.tintColor == .systemOrange)
    // An image without a color keeps its own, also in a button.
    let stamp = UIImage(named: "stamp")?.withRenderingMode(.alwaysOriginal)
    #expect(shown.picture(stamp) != nil)
    let visit = try #require(shown.button(Self.logo?.withRenderingMode(.alwaysTemplate)))
    #expect(visit.tintColor == .systemBlue && visit.accessibilityLabel == "Visit")
    visit.sendActions(for: .primaryActionTriggered)
    #expect(shown.log == [.picturedNotice(1, .visit)])
    shown.show(Self.notice(likes: 4, mood: .sad))
    #expect(shown.picture(UIImage(systemName: "4.circle"))?.tintColor == .systemTeal)
    #expect(visit.superview?.isHidden == true)
    shown.show(Self.notice(mood: .calm))
    #expect(visit.image(for: .normal) == NoticeTheme.map.withRenderingMode(.alwaysTemplate))
    #expect(visit.superview?.isHidden == false)
  }

  @Test(arguments: ListContainer.allCases)
  func aSwitchAtTheEdgeFollowsTheData(in container: ListContainer) throws {
    let shown = PictureScreen(container)
    var ring = RingViewData(id: 2, title: "Ring", isOn: true, isMuted: true, isLoud: true)
    shown.show(ring)
    let toggle = try #require(shown.view.descendants.lazy.compactMap { $0 as? UISwitch }.first)
    #expect(toggle.onTintColor == .systemRed && !toggle.isEnabled)
    (ring.isMuted, ring.isLoud) = (false, false)
    shown.show(ring)
    #expect(toggle.onTintColor == .systemGreen && toggle.isEnabled)
  }

  @Test func aBadgeOverAPictureFollowsTheData() throws {
    let shown = PictureScreen(.collection)
    var flyer = FlyerViewData(
      id: 3, photo: URL(fileURLWithPath: "/a"), price: "9", isSold: false)
    shown.show(flyer)
    let badge = { shown.view.descendants.lazy.compactMap { $0 as? CellGenAccessorySlot }.first }
    #expect(badge()?.backgroundColor == CellColor.hex(0x1B5E_20FF))
    #expect(badge()?.shownTexts == ["9"])
    flyer.isSold = true
    shown.show(flyer)
    #expect(badge()?.backgroundColor == .systemRed)
    #expect(badge()?.shownTexts == ["Sold"])
  }
}

/// The Pictures screen in a container.
@MainActor
private final class PictureScreen {
  private(set) var log: [PicturesAction] = []
  let view: UIScrollView
  private let collection: PicturesDataSource?
  private let table: PicturesTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = PicturesDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = PicturesTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
  }

  func show(_ notice: PicturedNoticeViewData) {
    show(PicturesContent(notices: [.picturedNotice(notice)]))
  }

  func show(_ ring: RingViewData) { show(PicturesContent(notices: [.ring(ring)])) }

  func show(_ flyer: FlyerViewData) { show(PicturesContent(flyers: [flyer])) }

  private func show(_ content: PicturesContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  func swipes(_ edge: StandIn.Edge) -> [UIContextualAction] {
    let path = IndexPath(item: 0, section: 0)
    if let collection {
      return StandIn.swipe(at: path, in: collection.collectionView, edge: edge)
    }
    return table.map { StandIn.swipe(at: path, in: $0.tableView, edge: edge) } ?? []
  }

  func menu() -> UIContextMenuConfiguration? {
    let path = IndexPath(item: 0, section: 0)
    if let collection {
      return StandIn.contextMenu(forItemAt: path, in: collection.collectionView)
    }
    return table.flatMap { StandIn.contextMenu(forRowAt: path, in: $0.tableView) }
  }

  func entries() -> [UIAction] { StandIn.entries(of: menu()) }

  func button(_ image: UIImage?) -> UIButton? {
    view.descendants.lazy.compactMap { $0 as? UIButton }.first { button in
      (button.configuration?.image ?? button.image(for: .normal)) == image
    }
  }

  func picture(_ image: UIImage?) -> UIImageView? {
    view.descendants.lazy.compactMap { $0 as? UIImageView }.first { $0.image == image }
  }
}
#endif
