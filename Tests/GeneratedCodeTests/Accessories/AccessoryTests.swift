#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What stands at the edges of rows, in both containers.
@MainActor
@Suite struct AccessoryTests {
  // MARK: What is shown

  @Test func aListDrawsTheChevronAndACellTheBadge() throws {
    let shown = AccessoryScreen(.collection)
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: 3, level: 0))])
    let cell = try #require(shown.cell as? UICollectionViewListCell)
    #expect(StandIn.accessories(of: cell) == ["customView", "disclosureIndicator"])
    #expect(shown.texts == ["Inbox", "3"])
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: nil, level: 0))])
    #expect(StandIn.accessories(of: cell) == ["disclosureIndicator"])
    #expect(shown.texts == ["Inbox"])
  }

  @Test(arguments: ListContainer.allCases)
  func aBadgeGrowsWithTheTextSize(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: 3333, level: 0))])
    let cell = try #require(shown.cell)
    let bar = try #require(cell.descendants.lazy.compactMap { $0 as? CellGenAccessoryBar }.first)
    let before = bar.frame.size
    StandIn.withContentSizeCategory(.accessibilityExtraLarge, in: cell) {
      cell.layoutIfNeeded()
      #expect(bar.frame.width > before.width)
      #expect(bar.frame.size == bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    cell.layoutIfNeeded()
    #expect(bar.frame.size == before)
  }

  @Test func aTableDrawsWhatStandsAlone() throws {
    let shown = AccessoryScreen(.table)
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: nil, level: 0))])
    let cell = try #require(shown.cell as? UITableViewCell)
    #expect(cell.accessoryType == .disclosureIndicator && cell.accessoryView == nil)
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: 3, level: 0))])
    #expect(cell.accessoryView != nil)
    #expect(shown.texts == ["Inbox", "3"])
    shown.show([.drawer(DrawerViewData(id: 1, name: "Inbox", unread: nil, level: 0))])
    #expect(cell.accessoryType == .disclosureIndicator && cell.accessoryView == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func marksFollowTheData(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawerLabel(DrawerLabelViewData(id: 1, name: "Red", isChosen: false))])
    #expect(shown.isChecked == false && shown.symbols == ["info.circle"])
    shown.show([
      .drawerLabel(DrawerLabelViewData(id: 1, name: "Red", isChosen: true, isShared: true))
    ])
    #expect(shown.isChecked == true)
    #expect(shown.symbols.prefix(2) == ["info.circle", "person.2"])
  }

  @Test(arguments: ListContainer.allCases)
  func aRowThatIsReusedHasNothingOfTheOther(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawer(DrawerViewData(id: 1, name: "A", unread: 3, level: 2))])
    shown.show([.drawer(DrawerViewData(id: 2, name: "B", unread: nil, level: 0))])
    #expect(shown.texts == ["B"])
    #expect(shown.contentStart == 0)
  }

  @Test(arguments: ListContainer.allCases)
  func aRowIsIndentedByItsLevel(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawer(DrawerViewData(id: 1, name: "A", unread: nil, level: 3))])
    #expect(shown.contentStart == 30)
    shown.show([.drawer(DrawerViewData(id: 1, name: "A", unread: nil, level: 1))])
    #expect(shown.contentStart == 10)
  }

  // MARK: What acts

  @Test(arguments: ListContainer.allCases)
  func buttonsReportAndLeaveTheRowAlone(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawerLabel(DrawerLabelViewData(id: 7, name: "Red", isChosen: true))])
    shown.tap(try shown.control(UIButton.self))
    #expect(shown.log == [.drawerLabel(7, .explain)])
  }

  @Test(arguments: ListContainer.allCases)
  func aSymbolIsAButtonOfTheDataThatAreShown(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    let ada = DrawerContactViewData(id: 1, name: "Ada", number: "1", state: .online, sign: nil)
    shown.show([], contacts: [ada])
    shown.tap(try shown.control(UIButton.self))
    #expect(shown.log == [.drawerContact(1, .call)])
    var bob = ada
    (bob.id, bob.number, bob.sign) = (2, nil, "pencil")
    shown.show([], contacts: [bob])
    shown.tap(try shown.control(UIButton.self))
    #expect(shown.log.last == .drawerContact(2, .write))
  }

  @Test(arguments: ListContainer.allCases)
  func aSwitchReportsAndStaysTheSame(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([], alerts: [DrawerAlertsViewData(id: 1, title: "Sound", isOn: false)])
    let toggle = try shown.control(UISwitch.self)
    shown.tap(toggle)
    #expect(shown.log == [.drawerAlerts(1, .set(isOn: true))])
    shown.show([], alerts: [DrawerAlertsViewData(id: 1, title: "Sound", isOn: true)])
    #expect(try shown.control(UISwitch.self) === toggle && toggle.isOn)
    shown.show([], alerts: [DrawerAlertsViewData(id: 1, title: "Sound", isOn: false)])
    #expect(!toggle.isOn)
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsTappedHas44Points(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([.drawerLabel(DrawerLabelViewData(id: 7, name: "Red", isChosen: false))])
    let button = try shown.control(UIButton.self)
    #expect(button.bounds.width < 40)
    StandIn.tap(CGPoint(x: button.bounds.midX - 21, y: button.bounds.midY), in: button)
    #expect(shown.log == [.drawerLabel(7, .explain)])
    StandIn.tap(CGPoint(x: button.bounds.midX - 24, y: button.bounds.midY), in: button)
    #expect(shown.log.last == .drawerLabel(7, .choose), "beyond, it is the row that is tapped")
  }

  // MARK: VoiceOver

  @Test(arguments: ListContainer.allCases)
  func aRowWithASwitchIsTheSwitch(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([], alerts: [DrawerAlertsViewData(id: 1, title: "Sound", isOn: true)])
    let stops = StandIn.spoken(in: try #require(shown.cell))
    #expect(stops.map(\.label) == ["Sound"] && stops[0].value == "1")
    #expect(stops[0].traits == [.button, .toggleButton])
    StandIn.activate(stops[0])
    #expect(shown.log == [.drawerAlerts(1, .set(isOn: false))])
  }

  @Test(arguments: ListContainer.allCases)
  func badgesAreValuesAndCheckmarksSelect(in container: ListContainer) throws {
    let shown = AccessoryScreen(container)
    shown.show([
      .drawer(DrawerViewData(id: 1, name: "Inbox", unread: 3, level: 0)),
      .drawerLabel(DrawerLabelViewData(id: 2, name: "Red", isChosen: true, isShared: true)),
    ])
    let stops = StandIn.spoken(in: shown.view)
    #expect(stops.map(\.label) == ["Inbox", "Red, Shared", "More Info"])
    #expect(stops[0].value == "3" && stops[0].traits == .button)
    #expect(stops[1].traits == [.button, .selected] && stops[1].actions == ["More Info"])
    StandIn.perform(actionNamed: "More Info", on: stops[1])
    StandIn.activate(stops[2])
    #expect(shown.log == [.drawerLabel(2, .explain), .drawerLabel(2, .explain)])
  }
}

/// The Accessories screen in a container.
@MainActor
private final class AccessoryScreen {
  let view: UIScrollView
  private let collection: AccessoriesDataSource?
  private let table: AccessoriesTableDataSource?
  private(set) var log: [AccessoriesAction] = []

  init(_ container: ListContainer) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: AccessoriesLayout.make())
      (self.view, collection, table) = (view, AccessoriesDataSource(collectionView: view), nil)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      (self.view, collection, table) = (view, nil, AccessoriesTableDataSource(tableView: view))
    }
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
  }

  func show(
    _ folders: [AccessoriesContent.FoldersItem], alerts: [DrawerAlertsViewData] = [],
    contacts: [DrawerContactViewData] = []
  ) {
    let content = AccessoriesContent(
      folders: folders,
      settings: alerts.map { .drawerAlerts($0) } + contacts.map { .drawerContact($0) })
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// The first row.
  var cell: UIView? {
    let path = IndexPath(item: 0, section: 0)
    return collection?.collectionView.cellForItem(at: path) ?? table?.tableView.cellForRow(at: path)
  }

  private var shownViews: [UIView] {
    func all(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + (view is UIControl ? [] : view.subviews.flatMap(all))
    }
    return cell.map(all) ?? []
  }

  var texts: [String] { shownViews.compactMap { ($0 as? UILabel)?.text } }

  /// The symbols that are drawn beside the content.
  var symbols: [String] {
    shownViews.compactMap { view in
      switch view {
      case let button as UIButton: button.image(for: .normal).flatMap(Self.symbol)
      case let image as UIImageView: image.image.flatMap(Self.symbol)
      default: nil
      }
    }
  }

  private static func symbol(_ image: UIImage) -> String? {
    ["info.circle", "person.2", "chevron.forward", "checkmark", "phone", "pencil"].first {
      UIImage(systemName: $0) == image
    }
  }

  var isChecked: Bool? {
    if let cell = cell as? UICollectionViewListCell {
      return StandIn.accessories(of: cell).contains("checkmark")
    }
    guard let cell = cell as? UITableViewCell else { return nil }
    return cell.accessoryType == .checkmark || symbols.contains("checkmark")
  }

  /// Where the content begins.
  var contentStart: CGFloat? {
    let label = shownViews.first { $0 is DeclaredView }
    return label.flatMap { view in cell.map { view.convert(CGPoint.zero, to: $0).x } }
  }

  func control<Control: UIControl>(_ type: Control.Type) throws -> Control {
    try #require(shownViews.lazy.compactMap { $0 as? Control }.first)
  }

  func tap(_ control: UIControl) {
    StandIn.tap(CGPoint(x: control.bounds.midX, y: control.bounds.midY), in: control)
  }
}
#endif
