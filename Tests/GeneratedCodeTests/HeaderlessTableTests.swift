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
