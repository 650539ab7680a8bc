#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// Headers and footers that stay in view while their section scrolls past.
@MainActor
@Suite struct PinnedTests {
  private let stage = Stage(width: 390, height: 400)
  private let source = CorkboardDataSource()
  private var view: UICollectionView { source.collectionView }

  init() {
    stage.show(view)
  }

  private func pictures(_ range: Range<Int>) -> [PinPictureViewData] {
    range.map { PinPictureViewData(id: $0, name: "Picture \($0)") }
  }

  private func show(_ content: CorkboardContent) {
    source.apply(content)
    layOut()
  }

  private func layOut() {
    view.layoutIfNeeded()
    Stage.settle()
    view.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    layOut()
  }

  private func edge(_ kind: String, of section: Int = 0) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func header(_ section: Int = 0) -> UICollectionReusableView? {
    edge(UICollectionView.elementKindSectionHeader, of: section)
  }

  private func footer(_ section: Int = 0) -> UICollectionReusableView? {
    edge(UICollectionView.elementKindSectionFooter, of: section)
  }

  /// The colour behind a text.
  private func color(_ header: UICollectionReusableView?) -> UIColor? {
    (header as? UICollectionViewCell)?.backgroundConfiguration?.backgroundColor
  }

  @Test func aHeaderOfAListStaysAtTheTopAboveTheCells() throws {
    show(CorkboardContent(recent: pictures(0..<40)))
    scroll(to: 300)
    let header = try #require(self.header())
    #expect(header.frame.minY == 300)
    let middle = CGPoint(x: header.frame.midX, y: header.frame.midY)
    #expect(view.hitTest(middle, with: nil)?.isDescendant(of: header) == true)
    #expect(color(header) == .systemBackground)
  }

  @Test func aHeaderAndAFooterOfAGridStay() throws {
    show(
      CorkboardContent(
        placesHeader: PinTitleViewData(title: "Places"), places: pictures(0..<60),
        placesFooter: PinTotalViewData(text: "60")))
    scroll(to: 200)
    #expect(header()?.frame.minY == 200)
    #expect(footer()?.frame.maxY == 600)
  }

  @Test func aViewHasItsOwnBackgroundOrThatOfItsSection() {
    show(
      CorkboardContent(
        placesHeader: PinTitleViewData(title: "Places"), places: pictures(0..<3),
        placesFooter: PinTotalViewData(text: "3"), people: pictures(3..<4),
        peopleFooter: PinTotalViewData(text: "1")))
    #expect(
      header(0)?.subviews.first?.subviews.first?.backgroundColor == .secondarySystemBackground)
    #expect(header(0)?.backgroundColor == nil)
    #expect(footer(0)?.backgroundColor == .systemGray5)
    #expect(footer(1) != nil && footer(1)?.backgroundColor == nil)
  }

  @Test func aFooterThatIsUsedAgainWhereItDoesNotStayHasNoBackground() {
    show(
      CorkboardContent(
        places: pictures(0..<3), placesFooter: PinTotalViewData(text: "3")))
    #expect(footer()?.backgroundColor == .systemGray5)
    show(
      CorkboardContent(people: pictures(0..<1), peopleFooter: PinTotalViewData(text: "1")))
    #expect(footer() != nil && footer()?.backgroundColor == nil)
  }

  @Test func whatChangesInPlaceKeepsItsBackground() {
    let people = pictures(0..<2)
    show(CorkboardContent(peopleHeader: "People", people: people))
    view.backgroundColor = .systemRed
    show(CorkboardContent(peopleHeader: "Friends", people: people))
    #expect(color(header()) == .systemRed)
    view.backgroundColor = .systemGreen
    source.restyle()
    layOut()
    #expect(color(header()) == .systemGreen)
  }

  @Test func aGroupedListHasABackgroundOfItsOwn() {
    show(CorkboardContent(settings: pictures(0..<40), settingsFooter: "All"))
    #expect(color(header()) == .systemGroupedBackground)
    scroll(to: 400)
    #expect(header()?.frame.minY == 400)
    #expect(footer() == nil)
  }

  @Test func headersOfRepeatedSectionsStayOneAfterTheOther() {
    show(
      CorkboardContent(albums: [
        SectionContent(
          PinAlbumViewData(id: "a", name: "A", isLarge: true), items: pictures(0..<20)),
        SectionContent(
          PinAlbumViewData(id: "b", name: "B", isLarge: false), items: pictures(20..<60)),
      ]))
    scroll(to: 150)
    #expect(header(0)?.frame.minY == 150)
    #expect(header(0)?.backgroundColor == .systemBackground)
    scroll(to: 1500)
    #expect(header(0) == nil)
    #expect(header(1)?.frame.minY == 1500)
    #expect(header(1)?.backgroundColor == .systemGroupedBackground)
  }

  @Test func aPlainTableHasAllHeadersStay() {
    let source = CorkboardTableDataSource()
    stage.show(source.tableView)
    source.apply(CorkboardContent(recent: pictures(0..<40)))
    source.tableView.layoutIfNeeded()
    source.tableView.contentOffset.y = 300
    source.tableView.layoutIfNeeded()
    #expect(source.tableView.headerView(forSection: 0)?.frame.minY == 300)
  }
}
#endif
