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

  func tap(_ item: Int) {
    let path = IndexPath(item: item, section: 0)
    if let collection { StandIn.tapItem(at: path, in: collection.collectionView) }
    if let table { StandIn.tapRow(at: path, in: table.tableView) }
  }
}
#endif
