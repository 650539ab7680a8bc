import Testing
import UIKit

/// The life of rows and headers in a table view.
@MainActor
struct TableViewTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var selected: (IndexPath) -> IndexPath? = { $0 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.append("header \(section)")
      return section == 1 ? nil : tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 1 ? 0 : 30
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { selected(indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  let source: UITableViewDiffableDataSource<Int, String>

  init() {
    table.register(TextRow.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? TextRow)?.label.text = item
      return cell
    }
  }

  func apply(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
  }

  func row(_ row: Int, _ section: Int = 0) -> TextRow? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? TextRow
  }

  @Test func rowsAreReused() throws {
    apply([(0..<100).map { "\($0)" }])
    let first = try #require(row(0))
    StandIn.scroll(table, toY: 1500)
    #expect(row(0) == nil)
    #expect(first.reuses == 1)
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test func reconfigureAndReload() throws {
    apply([["x", "y"]])
    let cell = try #require(row(0))
    cell.label.text = "stale"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["x"])
    source.apply(snapshot)
    #expect(row(0) === cell && cell.reuses == 0 && cell.label.text == "x")
    snapshot = source.snapshot()
    snapshot.reloadItems(["x"])
    source.apply(snapshot)
    #expect(row(0)?.reuses == 1)
  }

  @Test func headersComeFromTheDelegate() {
    let delegate = Delegate()
    table.delegate = delegate
    apply([["x"], ["y"], ["z"]])
    #expect(delegate.log == ["header 0", "header 2"])
    #expect(table.headerView(forSection: 0)?.frame.height == 30)
    #expect(table.headerView(forSection: 1) == nil)
    #expect(row(0)?.frame.minY == 30)
  }

  @Test func selectionCanBeVetoedAndRedirected() {
    let delegate = Delegate()
    table.delegate = delegate
    apply([["x", "y", "z"]])
    delegate.log = []
    delegate.selected = { $0.row == 0 ? nil : IndexPath(row: 2, section: 0) }
    StandIn.tapRow(at: IndexPath(row: 0, section: 0), in: table)
    #expect(table.indexPathForSelectedRow == nil)
    StandIn.tapRow(at: IndexPath(row: 1, section: 0), in: table)
    #expect(delegate.log == ["select 2"])
    #expect(row(2)?.isSelected == true)
  }

  @Test func heightFollowsText() throws {
    apply([["short", String(repeating: "long ", count: 40)]])
    #expect(try #require(row(1)).frame.height > (try #require(row(0)).frame.height))
  }

  @Test func batchUpdatesMustAgreeWithTheCounts() {
    apply([["x", "y"]])
    let failures = StandIn.recordingFailures {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains("invalid number of rows in section 0") == true)
  }
}
