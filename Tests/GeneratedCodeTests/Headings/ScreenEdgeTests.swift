#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// The header and the footer of a whole screen, in both containers.
@MainActor
@Suite struct ScreenEdgeTests {
  private let settings = [ProfileSettingViewData(id: "name", name: "Name")]
  private let owner = ProfileOwnerViewData(name: "Ada")
  private let note = ProfileNoteViewData(text: "Since 2019")

  @Test(arguments: ListContainer.allCases)
  func theyStandAboveAndBelowAllSections(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    shown.show(ProfileContent(screenHeader: owner, privacy: settings, screenFooter: note))
    let (header, footer) = (try #require(shown.header), try #require(shown.footer))
    let cell = try #require(shown.cell)
    #expect(header.minY == 0 && header.width == 390 && header.height > 40)
    #expect(header.maxY <= cell.minY && cell.maxY <= footer.minY)
    #expect(footer.width == 390 && footer.height > 20)
    #expect(footer.maxY == shown.view.contentSize.height)
    #expect(shown.texts.contains("Ada") && shown.texts.contains("Since 2019"))
  }

  @Test(arguments: ListContainer.allCases)
  func theyComeAndGoWithTheContent(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    shown.show(ProfileContent(privacy: settings))
    let alone = try #require(shown.cell)
    #expect(shown.header == nil && shown.footer == nil)
    shown.show(ProfileContent(screenHeader: owner, privacy: settings))
    let header = try #require(shown.header)
    #expect(shown.footer == nil)
    #expect(try #require(shown.cell).minY == alone.minY + header.height)
    shown.show(ProfileContent(privacy: settings))
    #expect(shown.header == nil)
    #expect(shown.cell == alone)
    // Without a section, too.
    shown.show(ProfileContent(screenHeader: owner))
    #expect(shown.header != nil && shown.texts.contains("Ada"))
  }

  /// UIKit shows nothing above and below no sections at all.
  @Test(arguments: ListContainer.allCases)
  func theyAreThereWithoutSections(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    let failures = Stage.failures {
      shown.show(ProfileContent(screenHeader: owner, screenFooter: note))
      #expect(shown.texts.contains("Ada") && shown.texts.contains("Since 2019"))
      #expect(shown.section(at: 0) == nil)
      shown.show(ProfileContent(screenHeader: owner, privacy: settings))
      #expect(shown.texts.contains("Ada") && shown.texts.contains("Name"))
      #expect(shown.section(at: 0) == .privacy)
      shown.show(ProfileContent(screenFooter: note))
      #expect(!shown.texts.contains("Ada") && shown.texts.contains("Since 2019"))
      shown.show(ProfileContent())
      #expect(shown.header == nil && shown.footer == nil)
      shown.show(ProfileContent(privacy: settings))
      shown.show(ProfileContent())
      shown.show(ProfileContent(screenHeader: owner))
      #expect(shown.texts.contains("Ada"))
    }
    #expect(failures == [])
  }

  @Test(arguments: ListContainer.allCases)
  func otherDataAreShownInPlaceAndMeasuredAgain(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    shown.show(ProfileContent(screenHeader: owner, privacy: settings))
    let (view, short) = (try #require(shown.headerView), try #require(shown.header))
    shown.show(
      ProfileContent(
        screenHeader: ProfileOwnerViewData(name: "Ada", motto: "Countess"), privacy: settings))
    let long = try #require(shown.header)
    #expect(shown.headerView === view)
    #expect(shown.texts.contains("Countess"))
    #expect(long.height > short.height)
    #expect(try #require(shown.cell).minY >= long.maxY)
  }

  @Test(arguments: ListContainer.allCases)
  func theyReportWithoutAnID(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    shown.show(ProfileContent(screenHeader: owner, privacy: settings))
    let button = try #require(shown.headerView.flatMap { $0.first(UIButton.self) })
    Stage.tap(button)
    #expect(shown.log == [.screenHeader(.edit)])
  }

  @Test(arguments: ListContainer.allCases)
  func anotherWidthGivesAnotherHeight(in container: ListContainer) throws {
    let shown = EdgesScreen(container)
    let motto = String(repeating: "Poetical science ", count: 12)
    shown.show(
      ProfileContent(screenHeader: ProfileOwnerViewData(name: "Ada", motto: motto)))
    let wide = try #require(shown.header)
    shown.stage.resize(shown.view, width: 200)
    shown.settle()
    let narrow = try #require(shown.header)
    #expect(narrow.width == 200 && narrow.height > wide.height)
  }

  @Test func anAppsOwnHeaderOfATableStays() {
    let shown = EdgesScreen(.table)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    (shown.view as? UITableView)?.tableHeaderView = own
    shown.show(ProfileContent(privacy: settings))
    #expect(shown.headerView === own)
  }
}

/// The Profile screen in a container.
@MainActor
private final class EdgesScreen {
  private(set) var log: [ProfileAction] = []
  let stage = Stage(width: 390, height: 800)
  let view: UIScrollView
  private let collection: ProfileDataSource?
  private let table: ProfileTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = ProfileDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = ProfileTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
    stage.show(view)
  }

  func show(_ content: ProfileContent) {
    collection?.apply(content)
    table?.apply(content)
    settle()
  }

  func section(at index: Int) -> ProfileSection? {
    collection?.section(at: index) ?? table?.section(at: index)
  }

  func settle() {
    view.layoutIfNeeded()
    Stage.settle()
    view.layoutIfNeeded()
  }

  var headerView: UIView? {
    if let table = table?.tableView { return table.tableHeaderView }
    return supplementaryView("CellGenScreenHeader")
  }

  var header: CGRect? { headerView?.frame }

  var footer: CGRect? {
    if let table = table?.tableView { return table.tableFooterView?.frame }
    return supplementaryView("CellGenScreenFooter")?.frame
  }

  private func supplementaryView(_ kind: String) -> UIView? {
    collection?.collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(index: 0))
  }

  /// The first cell.
  var cell: CGRect? {
    let first = IndexPath(row: 0, section: 0)
    return collection?.collectionView.layoutAttributesForItem(at: first)?.frame
      ?? table?.tableView.rectForRow(at: first)
  }

  /// What labels show.
  var texts: [String] { labels(in: view).filter { !$0.isHidden }.compactMap(\.text) }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view in [view as? UILabel].compactMap(\.self) + labels(in: view) }
  }
}
#endif
