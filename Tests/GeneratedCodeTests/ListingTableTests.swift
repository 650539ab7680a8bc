#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// The same generated screen in a table view: the same views, data and actions.
@MainActor
@Suite struct ListingTableTests {
  let stage = Stage(width: 400, height: 4000)
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000), style: .plain)
  let dataSource: ListingTableDataSource

  init() {
    dataSource = ListingTableDataSource(tableView: tableView)
    stage.show(tableView)
  }

  @Test func everyKindOfCellIsRegisteredAndShowsItsFields() throws {
    show(.full)
    #expect(try (cell(.title(.only)) as? ConfigurableTableViewCell)?.view is TitleView)
    #expect(try cell(.title(.only)).shownTexts == ["Mug", "Ships free", "24"])
    #expect(try cell(.photo(photo1.url)).shownTexts == ["Front"])
    #expect(try cell(.productTitle("Bowl")).shownTexts == ["Bowl", "Eve", "0"])
    #expect(try cell(.review(1)).shownTexts == ["Bo", "Lovely"])
    #expect(try cell(.promo("p")).accessibilityIdentifier == "listing.promo.p")
  }

  @Test func aChangedItemIsReconfiguredInPlace() throws {
    show(.full)
    let title = try cell(.title(.only))
    var content = ListingContent.full
    content.header[0].title = "Cup"
    show(content)
    #expect(try cell(.title(.only)) === title)
    #expect(title.shownTexts.first == "Cup")
  }

  @Test func actionsArriveWithTheIDOfTheirCell() throws {
    var actions: [ListingAction] = []
    dataSource.onAction = { actions.append($0) }
    show(.full)
    try #require(try cell(.review(2)).button("Report")).sendActions(for: .primaryActionTriggered)
    let header = try #require(tableView.headerView(forSection: 3))
    try #require(header.button("Show all")).sendActions(for: .primaryActionTriggered)
    #expect(actions == [.review(2, .report), .reviewsHeader(.showAll)])
  }

  @Test func headersAndFootersFollowTheirData() throws {
    var content = ListingContent.full
    show(content)
    let header = try #require(tableView.headerView(forSection: 3))
    #expect((header as? ConfigurableHeaderFooterView)?.view is SectionHeaderView)
    #expect(header.shownTexts == ["Reviews"])
    #expect(tableView.footerView(forSection: 3)?.shownTexts == ["That is all"])
    #expect(tableView.headerView(forSection: 0) == nil)

    content.reviewsHeader = SectionHeaderViewData(title: "2 reviews")
    show(content)
    #expect(tableView.headerView(forSection: 3) === header)
    #expect(header.shownTexts == ["2 reviews"])

    content.reviewsHeader = nil
    show(content)
    #expect(tableView.headerView(forSection: 3) == nil)
  }

  @Test func aViewThatComputesItsSizeIsNotMeasured() throws {
    show(.full)
    #expect(try cell(.photo(photo1.url)).frame.height == 400)
  }

  private func show(_ content: ListingContent) {
    dataSource.apply(content)
    tableView.layoutIfNeeded()
  }

  private func cell(_ id: ListingItem.ID) throws -> UITableViewCell {
    let indexPath = try #require(dataSource.indexPath(for: id))
    return try #require(tableView.cellForRow(at: indexPath))
  }
}
#endif
