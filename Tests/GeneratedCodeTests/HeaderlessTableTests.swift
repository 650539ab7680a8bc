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
      let dataSource = TableDataSource(tableView: tableView, creator: Creator())
      dataSource.apply(Nothing())
      return tableView.sectionHeaderTopPadding
    }
    #expect(padding(.plain) == 0)
    #expect(padding(.insetGrouped) == UITableView.automaticDimension, "UIKit's own gap")
    let other = UITableView(frame: .zero, style: .plain)
    _ = MailboxTableDataSource(tableView: other, creator: MailboxViewCreator())
    #expect(other.sectionHeaderTopPadding == UITableView.automaticDimension, "it has headers")
  }

  /// Content that shows nothing, written by hand.
  fileprivate struct Nothing: ScreenContent {
    enum Section: ViewData, CaseIterable { case only }

    struct Item: ScreenItem {
      struct ID: ViewData {}
      var id = ID()
      var model: any CellModel { PhotoCellModel(data: photo1) }
    }

    func items(in section: Section) -> [Item] { [] }
  }

  private final class Creator: TableViewCreator {
    typealias Content = Nothing
    var onAction: ActionHandler<Nothing>?

    func register(in tableView: UITableView) {}

    func cell(
      for item: Nothing.Item, at indexPath: IndexPath, in tableView: UITableView
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
#endif
