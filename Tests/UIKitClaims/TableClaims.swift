import Stage
import Testing
import UIKit

/// The heights, headers and places of tables.
extension Claims {
  @MainActor
  @Suite struct Tables {
    /// Gives headers, and counts who asks.
    final class Delegate: NSObject, UITableViewDelegate {
      var header: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
      var footer: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
      var row: CGFloat = 50
      var text: (Int) -> String? = { _ in nil }
      var asked: [Int] = []

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        header(section)
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        footer(section)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        guard let text = text(section) else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (view as? TextHeader)?.label.text = text
        return view
      }
    }

    let delegate = Delegate()

    /// - Parameter isBare: whether there is nothing above the rows.
    private func rows(
      _ style: UITableView.Style, _ sections: KeyValuePairs<String, [String]>,
      isBare: Bool = false
    ) -> Rows {
      let rows = Rows(style: style)
      if isBare {
        (delegate.header, delegate.footer) = ({ _ in 0 }, { _ in 0 })
        rows.view.sectionHeaderTopPadding = 0
      }
      rows.view.delegate = delegate
      rows.apply(sections)
      return rows
    }

    /// The room between the last row of the first section and the first of the second.
    private func gap(_ rows: Rows) -> CGFloat {
      rows.stage.layOut()
      let last = rows.view.rectForRow(at: IndexPath(row: 0, section: 0))
      return rows.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY - last.maxY
    }

    @Test(
      "In a plain table, a header and a footer of the height 0 take no room where there is no padding",
      .source("github.com/xai3/Shoyu/issues/42", usedIn: "TableDataSource.swift"))
    func noHeight() {
      #expect(gap(rows(.plain, ["a": ["x"], "b": ["y"]], isBare: true)) == 0)
    }

    @Test(
      "From iOS 15 on, a plain table has a padding above a header of the height 0, too",
      .source("github.com/Nexters/tidify-iOS/pull/62", usedIn: "TableDataSource.swift"))
    func padding() {
      (delegate.header, delegate.footer) = ({ _ in 0 }, { _ in 0 })
      #expect(gap(rows(.plain, ["a": ["x"], "b": ["y"]])) > 0)
    }

    @Test(
      "From iOS 15 on, a plain table has a padding above its headers",
      .source("Apple, `UITableView.sectionHeaderTopPadding`", usedIn: "TableDataSource.swift"),
      .needsUIKit("the stand-in counts the padding above a header as 0"))
    func paddingAboveHeaders() {
      (delegate.header, delegate.footer) = ({ _ in 30 }, { _ in 0 })
      delegate.text = { "header \($0)" }
      #expect(gap(rows(.plain, ["a": ["x"], "b": ["y"]])) > 30)
    }

    @Test(
      "In a grouped table, automatic heights leave a gap where there is no header and no footer",
      .source("github.com/plangrid/ReactiveLists/issues/217", usedIn: "TableDataSource.swift"))
    func gapOfGroups() { #expect(gap(rows(.grouped, ["a": ["x"], "b": ["y"]])) > 0) }

    @Test(
      "In a grouped table, the height 0 for header and footer takes the gap away",
      .source("github.com/venmo/Static/issues/110", usedIn: "TableDataSource.swift"))
    func noGapOfGroups() {
      (delegate.header, delegate.footer) = ({ _ in 0 }, { _ in 0 })
      #expect(gap(rows(.grouped, ["a": ["x"], "b": ["y"]])) == 0)
    }

    @Test(
      "A header with an automatic height is as tall as its constraints make it",
      .source("Apple, `UITableView.automaticDimension`", usedIn: "TableDataSource.swift"))
    func automaticHeader() throws {
      delegate.text = { $0 == 0 ? "short" : longText }
      let rows = rows(.plain, ["a": ["x"], "b": ["y"]])
      let short = try #require(rows.view.headerView(forSection: 0))
      let long = try #require(rows.view.headerView(forSection: 1))
      #expect(short.frame.height >= 30)
      #expect(long.frame.height > short.frame.height)
    }

    @Test(
      "A table has a header view where the delegate gives one, and none elsewhere",
      .source("Apple, `UITableView.headerView(forSection:)`", usedIn: "TableDataSource.swift"))
    func headerViews() {
      (delegate.header, delegate.text) = ({ $0 == 0 ? 30 : 0 }, { $0 == 0 ? "header" : nil })
      let rows = rows(.plain, ["a": ["x"], "b": ["y"]])
      #expect((rows.view.headerView(forSection: 0) as? TextHeader)?.label.text == "header")
      #expect(rows.view.headerView(forSection: 1) == nil)
    }

    @Test(
      "A table asks for a header again when its section is reloaded, and not when a row is reconfigured",
      .source(
        "Apple, `UITableView.reloadSections(_:with:)`",
        usedIn: "TableDataSource.swift", "ContentState.swift"))
    func askingForHeaders() {
      (delegate.header, delegate.text) = ({ _ in 30 }, { "header \($0)" })
      let rows = rows(.plain, ["a": ["x"], "b": ["y"]])
      #expect(Set(delegate.asked) == [0, 1])
      delegate.asked = []
      rows.change { $0.reconfigureItems(["x"]) }
      #expect(delegate.asked == [])
      rows.change { $0.reloadSections(["b"]) }
      #expect(delegate.asked.contains(1))
    }

    @Test(
      "An empty batch has a table ask for the heights of rows again",
      .source(
        "Apple, `UITableView.beginUpdates()`: to animate the change in the row heights without reloading",
        usedIn: "CellTextEditor.swift", "TableDataSource.swift"))
    func emptyBatchOfRows() throws {
      let rows = rows(.plain, ["a": ["x"]])
      let cell = try #require(rows.row(0))
      #expect(cell.frame.height == 50)
      (delegate.row, rows.shown.configured) = (80, [])
      UIView.performWithoutAnimation { rows.view.performBatchUpdates(nil) }
      rows.stage.layOut()
      #expect(cell.frame.height == 80)
      #expect(rows.shown.configured == [], "no row is configured again")
    }

    @Test(
      "An empty batch has a table measure rows again that size themselves",
      .source("Apple, `UITableView.beginUpdates()`", usedIn: "CellTextEditor.swift"))
    func emptyBatchOfMeasuredRows() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(0))
      let height = cell.frame.height
      cell.label.text = longText
      UIView.performWithoutAnimation { rows.view.performBatchUpdates(nil) }
      rows.stage.layOut()
      #expect(cell.frame.height > height)
    }

    @Test(
      "An empty batch has a table measure a header again",
      .source("Apple, `UITableView.beginUpdates()`", usedIn: "TableDataSource.swift"))
    func emptyBatchOfHeaders() throws {
      delegate.text = { "header \($0)" }
      let rows = rows(.plain, ["a": ["x"]])
      let header = try #require(rows.view.headerView(forSection: 0) as? TextHeader)
      let height = header.frame.height
      header.label.text = longText
      UIView.performWithoutAnimation { rows.view.performBatchUpdates(nil) }
      rows.stage.layOut()
      #expect(rows.view.headerView(forSection: 0) === header)
      #expect(header.frame.height > height)
    }

    @Test(
      "A table takes the height of its header view, and gives it its own width",
      .source(
        "Apple, `UITableView.tableHeaderView`: respects only the height of the frame",
        usedIn: "ScreenEdges.swift"))
    func headerOfTheTable() {
      let rows = rows(.plain, ["a": ["x"]], isBare: true)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      rows.view.tableHeaderView = header
      rows.stage.layOut()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
      #expect(rows.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
    }

    @Test(
      "A header view of a table that is set again moves the rows to its new height",
      .source("Apple, `UITableView.tableHeaderView`", usedIn: "ScreenEdges.swift"))
    func headerOfTheTableAgain() {
      let rows = rows(.plain, ["a": ["x"]], isBare: true)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      rows.view.tableHeaderView = header
      rows.stage.layOut()
      header.frame.size.height = 90
      rows.view.tableHeaderView = header
      rows.stage.layOut()
      #expect(rows.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 90)
    }

    @Test(
      "A plain table keeps the header of a section in sight",
      .source(
        "Apple, `UITableView.Style.plain`: headers and footers float",
        usedIn: "Collapsing.swift", "Seen.swift"))
    func floatingHeaders() throws {
      (delegate.header, delegate.text) = ({ _ in 30 }, { "header \($0)" })
      let rows = Rows()
      rows.view.sectionHeaderTopPadding = 0
      rows.view.delegate = delegate
      rows.apply(["a": names(60)])
      Stage.scroll(rows.view, toY: 500)
      #expect(try #require(rows.view.headerView(forSection: 0)).frame.minY == 500)
    }

    @Test(
      "A grouped table scrolls the header of a section with its rows",
      .source(
        "Apple, `UITableView.Style.grouped`: headers and footers don't float",
        usedIn: "Seen.swift"))
    func scrollingHeaders() {
      (delegate.header, delegate.text) = ({ _ in 30 }, { "header \($0)" })
      let rows = rows(.grouped, ["a": names(60)])
      Stage.scroll(rows.view, toY: 500)
      #expect(rows.view.headerView(forSection: 0) == nil)
    }

    @Test(
      "A table scrolls a row into its middle",
      .source("Apple, `UITableView.scrollToRow(at:at:animated:)`", usedIn: "TableDataSource.swift"))
    func scrollingToARow() throws {
      delegate.header = { _ in 0 }
      let rows = rows(.plain, ["a": names(60)])
      rows.view.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
      rows.stage.layOut()
      let cell = try #require(rows.row(30))
      #expect(abs(cell.frame.midY - rows.view.contentOffset.y - 200) <= 1)
    }

    @Test(
      "A row with a separator is a little taller than its content",
      .source(
        "github.com/facebookarchive/AsyncDisplayKit/pull/2883",
        usedIn: "ConfigurableTableViewCell.swift"),
      .needsUIKit("the stand-in draws no separators"))
    func separatorOfARow() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(0))
      #expect(cell.frame.height > cell.contentView.frame.height)
      #expect(cell.frame.height - cell.contentView.frame.height <= 1)
    }

    @Test(
      "A row with an accessory has less room for its content",
      .source("openradar 18290376, by the numbers", usedIn: "RowEdges.swift"),
      .needsUIKit("the stand-in draws no accessories in tables"))
    func accessories() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(0))
      #expect(cell.contentView.frame.width == 320)
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width < 320)
    }

    @Test(
      "An indented row moves no view that the app has put into it",
      .source("Apple, `UITableViewCell.indentationLevel`", usedIn: "RowEdges.swift"))
    func indentation() throws {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      let cell = try #require(rows.row(0))
      let before = cell.label.convert(cell.label.bounds, to: cell).minX
      cell.indentationLevel = 3
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.label.convert(cell.label.bounds, to: cell).minX == before)
    }

    @Test(
      "A diffable table lets no row be edited or moved unless a subclass says otherwise",
      .source("Apple, `UITableViewDiffableDataSource`", usedIn: "TableDataSource.swift"))
    func editingAndMoving() {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      let path = IndexPath(row: 0, section: 0)
      #expect(!rows.source.tableView(rows.view, canEditRowAt: path))
      #expect(!rows.source.tableView(rows.view, canMoveRowAt: path))
    }

    @Test(
      "A table lists its visible rows from top to bottom",
      .source(
        "Apple, `UITableView.indexPathsForVisibleRows`: in ascending order",
        usedIn: "Seen.swift"))
    func visibleRows() throws {
      let rows = Rows()
      rows.apply(["a": names(5), "b": names(3).map { "other \($0)" }])
      let paths = try #require(rows.view.indexPathsForVisibleRows)
      #expect(paths.count == 8 && paths == paths.sorted())
    }

    /// A data source with an index.
    final class Indexed: UITableViewDiffableDataSource<String, String> {
      var titles = ["A"]
      var asked = 0
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        asked += 1
        return titles
      }
    }

    @Test(
      "A table asks for the titles of its index again when it is told to",
      .source("Apple, `UITableView.reloadSectionIndexTitles()`", usedIn: "TableDataSource.swift"),
      .needsUIKit("the stand-in asks when a test looks at the index"))
    func indexTitles() {
      let stage = Stage()
      let view = UITableView(frame: .zero, style: .plain)
      let source = Indexed(tableView: view) { _, _, _ in UITableViewCell() }
      stage.show(view)
      source.apply(Content(["a": ["x"]]), animatingDifferences: false, completion: nil)
      stage.layOut()
      let before = source.asked
      view.reloadSectionIndexTitles()
      stage.layOut()
      #expect(source.asked > before)
    }

    @Test(
      "A table tells its delegate of each row that it shows, and that it shows no more",
      .source("Apple, `tableView(_:willDisplay:forRowAt:)`", usedIn: "TableDataSource.swift"))
    func displaying() async {
      final class Watcher: NSObject, UITableViewDelegate {
        var shown: Set<String> = []
        func text(_ cell: UITableViewCell) -> String { (cell as? TextRow)?.label.text ?? "" }
        func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
        ) { shown.insert(text(cell)) }
        func tableView(
          _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
          forRowAt path: IndexPath
        ) { shown.remove(text(cell)) }
      }
      let watcher = Watcher()
      let rows = Rows()
      rows.view.delegate = watcher
      rows.apply(["a": ["x", "y"]])
      #expect(watcher.shown == ["x", "y"])
      rows.apply(["a": ["y"]])
      #expect(await rows.stage.wait { watcher.shown == ["y"] })
    }
  }
}
