#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A table of a screen that has no headers and footers at all.
@MainActor
@Suite struct HeaderlessTableTests {
  @Test func aPlainTableIsNotPaddedForHeadersThatItCannotHave() {
    let padding = { (style: UITableView.Style) -> CGFloat in
      let tableView = UITableView(frame: .zero, style: style)
      let dataSource = TableDataSource<Creator>(tableView: tableView)
      dataSource.apply(Nothing())
      return tableView.sectionHeaderTopPadding
    }
    #expect(padding(.plain) == 0)
    #expect(padding(.insetGrouped) == UITableView.automaticDimension, "UIKit's own gap")
    let other = UITableView(frame: .zero, style: .plain)
    _ = MailboxTableDataSource(tableView: other)
    #expect(other.sectionHeaderTopPadding == UITableView.automaticDimension, "it has headers")
  }

  /// In a plain table.
  @Test func sectionsWithoutHeadersTouchAlsoBesideOthersWithOne() {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 900), style: .plain)
    let dataSource = KanbanTableDataSource(tableView: tableView)
    let (one, other) = (StickyViewData(id: 1, title: "One"), StickyViewData(id: 2, title: "Other"))
    @MainActor func show(_ content: KanbanContent) -> CGFloat {
      dataSource.apply(content)
      tableView.layoutIfNeeded()
      return tableView.rectForRow(at: [0, 0]).minY
    }
    #expect(show(KanbanContent(inbox: [one])) > 0)
    #expect(tableView.sectionHeaderTopPadding == UITableView.automaticDimension, "all have one")
    #expect(show(KanbanContent(top: [other], inbox: [one])) == 0)
    _ = show(KanbanContent(inbox: [one]))
    #expect(tableView.sectionHeaderTopPadding == UITableView.automaticDimension)
    // The app's own stays.
    tableView.sectionHeaderTopPadding = 5
    _ = show(KanbanContent(top: [other], inbox: [one]))
    #expect(tableView.sectionHeaderTopPadding == 5)
  }

  /// Content that shows nothing, written by hand.
  fileprivate struct Nothing: ScreenContent {
    enum Section: ScreenSection, CaseIterable { case only }

    struct Item: ScreenItem {
      struct ID: ScreenValue {}
      var id = ID()
    }

    func sections() -> [ShownSection<Self>] { [] }
  }

  private struct Creator: ViewCreator {
    typealias Content = Nothing

    func cell(for item: Nothing.Item) -> ScreenCell<Nothing> {
      ScreenCell(photo1, identifier: "nothing")
    }
  }
}
#endif
