#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Headers and footers of text, in both containers.
@MainActor
@Suite struct HeadingTests {
  private let settings = [ProfileSettingViewData(id: "name", name: "Name")]
  private let others = [ProfileSettingViewData(id: "mail", name: "Mail")]

  @Test(arguments: ListContainer.allCases)
  func aFixedTextIsThereWithItsSection(in container: ListContainer) throws {
    let shown = HeadingScreen(container)
    shown.show(ProfileContent(privacy: settings))
    #expect(shown.text(.header, 0) == "Privacy")
    #expect(shown.text(.footer, 0) == "Only friends can see this.")
    shown.show(ProfileContent(recentHeader: "Recent"))
    #expect(shown.text(.header, 0) == "Recent" && shown.text(.footer, 0) == nil)
    shown.show(ProfileContent())
    #expect(shown.text(.header, 0) == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func aTextOfTheContentChangesInPlace(in container: ListContainer) throws {
    let shown = HeadingScreen(container)
    shown.show(ProfileContent(recentHeader: "Recent", recent: settings))
    let view = try #require(shown.edge(.header, 0))
    #expect(view.accessibilityIdentifier == ProfileAccessibilityID.recentHeader)
    shown.show(ProfileContent(recentHeader: "Today", recent: settings))
    #expect(shown.text(.header, 0) == "Today")
    #expect(shown.edge(.header, 0) === view)
    shown.show(ProfileContent(recent: settings))
    #expect(shown.text(.header, 0) == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func itLooksAsItsListHasIt(in container: ListContainer) throws {
    let shown = HeadingScreen(container)
    shown.show(ProfileContent(privacy: settings, recentHeader: "Recent", recent: others))
    #expect(shown.content(.header, 0) == .groupedHeader().with("Privacy"))
    #expect(shown.content(.footer, 0) == .groupedFooter().with("Only friends can see this."))
    #expect(shown.content(.header, 1) == .prominentInsetGroupedHeader().with("Recent"))
  }

  @Test func aTableKnowsItsStyleAndACollectionItsSection() throws {
    let content = ProfileContent(apps: settings, appsFooter: "All")
    let collection = HeadingScreen(.collection)
    collection.show(content)
    #expect(collection.content(.footer, 0) == .plainFooter().with("All"))
    let table = HeadingScreen(.table)
    table.show(content)
    #expect(table.content(.footer, 0) == .groupedFooter().with("All"))
  }

  @Test(arguments: ListContainer.allCases)
  func voiceOverReadsHeadersAsHeadings(in container: ListContainer) throws {
    let shown = HeadingScreen(container)
    shown.show(ProfileContent(privacy: settings))
    let stops = StandIn.spoken(in: shown.view)
    #expect(stops.map(\.label) == ["Privacy", "Name", "Only friends can see this."])
    #expect(stops.map { $0.traits == .header } == [true, false, false])
  }
}

extension UIListContentConfiguration {
  fileprivate func with(_ text: String) -> Self {
    var content = self
    content.text = text
    return content
  }
}

/// The Profile screen in a container.
@MainActor
private final class HeadingScreen {
  enum Place: String { case header, footer }

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
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
  }

  func show(_ content: ProfileContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  func edge(_ place: Place, _ section: Int) -> UIView? {
    if let table = table?.tableView {
      guard section < table.numberOfSections else { return nil }
      return place == .header
        ? table.headerView(forSection: section) : table.footerView(forSection: section)
    }
    let kind =
      place == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    return collection?.collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  func content(_ place: Place, _ section: Int) -> UIListContentConfiguration? {
    let view = edge(place, section)
    let content =
      (view as? UICollectionViewCell)?.contentConfiguration
      ?? (view as? UITableViewHeaderFooterView)?.contentConfiguration
    return content as? UIListContentConfiguration
  }

  func text(_ place: Place, _ section: Int) -> String? { content(place, section)?.text }
}
#endif
