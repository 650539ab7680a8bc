#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Rows that UIKit draws, in both containers.
@MainActor
@Suite struct PlainRowTests {
  @Test(arguments: ListContainer.allCases)
  func aRowShowsItsTextAndValue(in container: ListContainer) throws {
    let shown = TweakScreen(container)
    shown.show(
      TweaksContent(tweaks: [
        .tweak(
          TweakViewData(
            id: "wifi", title: "Wi-Fi", state: "Home", symbol: "wifi", tint: .systemBlue))
      ]))
    let content = try #require(shown.content(0))
    #expect(content.text == "Wi-Fi" && content.secondaryText == "Home")
    #expect(content.prefersSideBySideTextAndSecondaryText)
    let square = "\(UIColor.systemBlue)"
    #expect(content.image?.description.contains("fill \(square), path, UIImage(wifi") == true)
    #expect(content.image?.renderingMode == .alwaysOriginal)
  }

  @Test(arguments: ListContainer.allCases)
  func otherDataAreShownInPlace(in container: ListContainer) throws {
    let shown = TweakScreen(container)
    var risky = TweakSwitchViewData(id: "a", title: "Debug", isOn: false)
    shown.show(TweaksContent(tweaks: [.tweakSwitch(risky)]))
    let cell = try #require(shown.cell(0))
    #expect(shown.content(0)?.imageProperties.tintColor == .systemGray)
    risky.isRisky = true
    shown.show(TweaksContent(tweaks: [.tweakSwitch(risky)]))
    #expect(shown.cell(0) === cell)
    #expect(shown.content(0)?.image == UIImage(systemName: "exclamationmark.triangle"))
    #expect(shown.content(0)?.imageProperties.tintColor == .systemRed)
  }

  @Test(arguments: ListContainer.allCases)
  func aDetailStandsBelowAndAValueBeside(in container: ListContainer) throws {
    let shown = TweakScreen(container)
    shown.show(
      TweaksContent(people: [
        AcquaintanceViewData(id: 1, name: "Ada", company: nil, photo: nil, calls: 3)
      ]))
    let content = try #require(shown.content(0))
    #expect(content.text == "Ada" && content.secondaryText == nil)
    #expect(!content.prefersSideBySideTextAndSecondaryText)
    #expect(content.imageProperties.reservedLayoutSize == CGSize(width: 40, height: 40))
    #expect(shown.view.shownTexts.contains("3 calls"))
  }

  @Test(arguments: ListContainer.allCases)
  func aRowFollowsTheStateOfItsCellAndItsData(in container: ListContainer) throws {
    let shown = TweakScreen(container)
    var invoice = InvoiceViewData(
      id: 1, number: "R1", total: 12, due: Date(timeIntervalSince1970: 0), isLate: false,
      stamp: nil)
    shown.show(TweaksContent(invoices: [invoice]))
    let cell = try #require(shown.cell(0))
    let normal = try #require(shown.content(0))
    #expect(normal.textProperties.color == .label)
    #expect(normal.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(normal.secondaryTextProperties.color == .secondaryLabel)
    #expect(normal.text?.hasPrefix("R1, ") == true && normal.text?.contains("1970") == true)
    #expect(normal.secondaryText == Decimal(12).formatted(.currency(code: "EUR")))
    #expect(normal.image == nil)
    shown.setSelected(true, 0)
    let selected = try #require(shown.content(0))
    #expect(selected.textProperties.color == .white)
    #expect(selected.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(selected.image == TweakTheme.stamp)
    // Other data in the same cell, in the same state.
    invoice.isLate = true
    shown.show(TweaksContent(invoices: [invoice]))
    #expect(shown.cell(0) === cell)
    #expect(shown.content(0)?.secondaryTextProperties.color == .systemRed)
    #expect(shown.content(0)?.textProperties.color == .white)
    shown.setSelected(false, 0)
    #expect(shown.content(0)?.textProperties.color == .label)
  }

  @Test(arguments: ListContainer.allCases)
  func aDetailHasALookOfItsOwn(in container: ListContainer) throws {
    let shown = TweakScreen(container)
    var visit = VisitViewData(
      id: 1, place: "Paris", day: Date(timeIntervalSince1970: 0), isHome: false)
    shown.show(TweaksContent(visits: [visit]))
    #expect(shown.content(0)?.secondaryText?.contains("1970") == true)
    #expect(shown.content(0)?.secondaryTextProperties.color == .secondaryLabel)
    #expect(
      shown.content(0)?.secondaryTextProperties.font == .preferredFont(forTextStyle: .footnote))
    #expect(shown.content(0)?.image == UIImage(systemName: "mappin"))
    visit.isHome = true
    shown.show(TweaksContent(visits: [visit]))
    #expect(shown.content(0)?.secondaryText == "At home")
    #expect(shown.content(0)?.secondaryTextProperties.color == .systemGreen)
    shown.setSelected(true, 0)
    #expect(shown.content(0)?.secondaryTextProperties.color == .white)
    #expect(shown.content(0)?.image == UIImage(systemName: "mappin.circle.fill"))
  }

  @Test func anOwnCellShowsARowInItsState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    let visit = VisitViewData(id: 1, place: "Paris", day: Date(), isHome: true)
    visit.configure(cell)
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.secondaryTextProperties.color == .white)
    let normal = visit.contentConfiguration() as? UIListContentConfiguration
    #expect(normal?.secondaryTextProperties.color == .systemGreen)
  }

  @Test(arguments: ListContainer.allCases)
  func aRowIsSelectedAsOthers(in container: ListContainer) {
    let shown = TweakScreen(container)
    shown.show(TweaksContent(account: [SignOutViewData(name: "Ada")]))
    #expect(shown.content(0)?.text == "Sign out Ada")
    #expect(shown.content(0)?.textProperties.color == .systemRed)
    shown.tap(0)
    #expect(shown.log == [.signOut(.only, .signOut)])
  }
}

/// The Tweaks screen in a container.
@MainActor
private final class TweakScreen {
  private(set) var log: [TweaksAction] = []
  let view: UIScrollView
  private let collection: TweaksDataSource?
  private let table: TweaksTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = TweaksDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = TweaksTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
  }

  func show(_ content: TweaksContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// The cell of the first section that is shown.
  func cell(_ item: Int) -> UIView? {
    let path = IndexPath(item: item, section: 0)
    return collection?.collectionView.cellForItem(at: path) ?? table?.tableView.cellForRow(at: path)
  }

  func content(_ item: Int) -> UIListContentConfiguration? {
    let configuration =
      (cell(item) as? UICollectionViewCell)?.contentConfiguration
      ?? (cell(item) as? UITableViewCell)?.contentConfiguration
    return configuration as? UIListContentConfiguration
  }

  /// Sets the state of a cell as its container does.
  func setSelected(_ isSelected: Bool, _ item: Int) {
    (cell(item) as? UICollectionViewCell)?.isSelected = isSelected
    (cell(item) as? UITableViewCell)?.isSelected = isSelected
    cell(item)?.layoutIfNeeded()
  }

  func tap(_ item: Int) {
    let path = IndexPath(item: item, section: 0)
    if let collection { StandIn.tapItem(at: path, in: collection.collectionView) }
    if let table { StandIn.tapRow(at: path, in: table.tableView) }
  }
}
#endif
