#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Where the declared layouts put what a section holds, and how it looks there.
@MainActor
@Suite struct MailboxLayoutTests {
  let screen = MailboxCollection(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
  var collectionView: UICollectionView { screen.collectionView }

  // MARK: Lists

  @Test func listsHaveTheDeclaredAppearance() throws {
    screen.show(.full)
    #expect(try appearance(of: .messages) == .plain)
    #expect(try appearance(of: .folders) == .insetGrouped)
    #expect(try appearance(of: .contacts) == nil)
    #expect(try frame(.message(1)).width == 400)
    #expect(try frame(.folder("Work")).width < 400, "it is inset")
  }

  @Test func listsHaveSeparatorsWhereTheyAreDeclared() throws {
    screen.show(.full)
    #expect(try separators(.message(1)) == StandIn.Separators())
    #expect(try separators(.message(2)) == StandIn.Separators())
    #expect(try separators(.folder("Work")) == StandIn.Separators(bottom: true))
    #expect(try separators(.smartFolder("Unread")) == StandIn.Separators())
  }

  @Test func rowsAreAsHighAsTheirViewsWant() throws {
    screen.show(.full)
    #expect(try frame(.folder("Work")).height == 52, "fixed")
    #expect(try frame(.smartFolder("Unread")).height == 70, "computed by the view")
    #expect(try frame(.message(1)).height > frame(.message(2)).height, "found by Auto Layout")
  }

  /// A plain list would pin them, and a hosted view has no background for rows to pass behind.
  @Test func headersOfListsScrollWithTheirRows() throws {
    collectionView.frame.size.height = 200
    var content = MailboxContent.messages(1...30)
    content.messagesHeader = HeadingViewData(title: "Today")
    screen.show(content)
    let section = try #require(screen.index(of: .messages))
    let header = try #require(screen.header(at: section))
    let top = header.frame.minY
    StandIn.scroll(collectionView, toY: 10)
    #expect(try #require(screen.header(at: section)).frame.minY == top)
  }

  // MARK: Grids

  @Test func aGridHasTheDeclaredColumnsSpacingInsetsAndHeight() throws {
    screen.show(.full)
    let first = try frame(.contact(1))
    #expect(first.minX == 16)
    #expect(first.size == CGSize(width: 180, height: 60))
    #expect(try frame(.contact(2)) == first.offsetBy(dx: 188, dy: 0))
    #expect(try frame(.contact(3)) == first.offsetBy(dx: 0, dy: 68))
  }

  @Test func theColumnsOfAGridShareAnyWidth() throws {
    screen.show(.full)
    collectionView.frame.size.width = 333
    collectionView.layoutIfNeeded()
    #expect(try frame(.contact(1)).width == 146.5, "in whole pixels")
    #expect(try frame(.contact(2)).minY == frame(.contact(1)).minY)
    #expect(try frame(.contact(2)).maxX <= 333 - 16)
  }

  // MARK: Carousels

  @Test func aCarouselHasTheDeclaredWidthHeightAndPaging() throws {
    screen.show(.full)
    let first = try frame(.suggestion(1))
    #expect(first.size == CGSize(width: 200, height: 80))
    #expect(try frame(.suggestion(2)) == first.offsetBy(dx: 208, dy: 0))
    let section = try #require(StandIn.layoutSection(at: 0, in: collectionView))
    #expect(section.orthogonalScrollingBehavior == .groupPagingCentered)
  }

  @Test func aCarouselScrollsByItself() throws {
    var content = MailboxContent.full
    content.suggestions = (1...20).map { .suggestion($0) }
    screen.show(content)
    #expect(collectionView.cellForItem(at: IndexPath(item: 10, section: 0)) == nil)
    StandIn.scroll(collectionView, section: 0, toX: 2080)
    #expect(try screen.texts(.suggestion(11)) == ["Suggestion 11"])
    #expect(collectionView.contentOffset == .zero)
  }

  // MARK: Layouts of the app's own

  @Test func aCustomSectionIsLaidOutByTheApp() throws {
    screen.show(.full)
    let first = try frame(.banner(1))
    #expect(first.size == CGSize(width: 100, height: 30))
    #expect(try frame(.banner(2)) == first.offsetBy(dx: 100, dy: 0))
    #expect(try #require(screen.header(of: .wall)).frame.maxY == first.minY)
    let asked = try #require(screen.wallSections.last)
    #expect(asked.section == .wall)
    #expect(asked.hasHeader)
    #expect(!asked.hasFooter)
  }

  /// A section's place moves with the sections before it, and its layout goes with it.
  @Test func aLayoutGoesWithItsSection() throws {
    screen.show(MailboxContent(contacts: [.contact(1, "Ann")], wall: [.banner(1, "Sale")]))
    #expect(screen.index(of: .wall) == 1)
    #expect(try frame(.contact(1)).size == CGSize(width: 180, height: 60))
    #expect(try frame(.banner(1)).size == CGSize(width: 100, height: 30))
    #expect(screen.wallSections.last?.hasHeader == false)
    screen.show(.full)
    #expect(screen.index(of: .wall) == 4)
    #expect(try frame(.contact(1)).size == CGSize(width: 180, height: 60))
    #expect(try frame(.banner(1)).size == CGSize(width: 100, height: 30))
  }

  // MARK: Backgrounds

  @Test func aSectionHasItsBackgroundBehindItsCells() throws {
    screen.show(.full)
    let backgrounds = collectionView.subviews.filter {
      $0.subviews.first?.subviews.first?.backgroundColor == .secondarySystemBackground
    }
    let background = try #require(backgrounds.first)
    #expect(backgrounds.count == 1)
    #expect(background.frame.contains(try frame(.folder("Work"))))
    #expect(background.frame.contains(try frame(.smartFolder("Unread"))))
    #expect(!background.frame.intersects(try frame(.message(1))))
    #expect(!background.frame.intersects(try frame(.contact(1))))
    let cell = try screen.cell(.folder("Work"))
    let order = collectionView.subviews
    #expect(
      try #require(order.firstIndex(of: background)) < #require(order.firstIndex(of: cell)))
  }

  // MARK: Tables

  @Test func aTableHasTheDeclaredStyle() {
    let inset = MailboxLayout.makeTableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(inset.style == .insetGrouped)
    #expect(inset.separatorStyle == .none)
    #expect(inset.frame.size == CGSize(width: 400, height: 800))
    let plain = ListingLayout.makeTableView()
    #expect(plain.style == .plain)
    #expect(plain.separatorStyle == .singleLine)
  }

  @Test func theRowsOfATableAreAsHighAsTheirViewsWant() throws {
    let table = MailboxTable(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    table.show(.full)
    #expect(try table.cell(.folder("Work")).frame.height == 52)
    #expect(try table.cell(.smartFolder("Unread")).frame.height == 70)
    #expect(try table.cell(.banner(1)).frame.height == 100)
    #expect(
      try table.cell(.message(1)).frame.height > table.cell(.message(2)).frame.height)
  }

  private func frame(_ id: MailboxItem.ID) throws -> CGRect { try screen.cell(id).frame }

  private func appearance(
    of section: MailboxSection
  ) throws -> UICollectionLayoutListConfiguration.Appearance? {
    StandIn.listAppearance(
      ofSection: try #require(screen.index(of: section)), in: collectionView)
  }

  private func separators(_ id: MailboxItem.ID) throws -> StandIn.Separators {
    StandIn.separators(at: try screen.path(id), in: collectionView)
  }
}
#endif
