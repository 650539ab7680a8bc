import Testing
import UIKit

/// Where tables put rows and headers, and what they report while scrolling.
@MainActor
struct TableLayoutTests {
  /// A table of titled sections.
  @MainActor
  final class Fixture {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Section \(section)" }
    }

    let table: UITableView
    let source: Source

    init(_ style: UITableView.Style) {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
      table.register(TextRow.self, forCellReuseIdentifier: "row")
      source = Source(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? TextRow)?.label.text = item
        return cell
      }
    }

    func fill(_ counts: Int...) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (section, count) in counts.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems((0..<count).map { "\(section).\($0)" })
      }
      source.apply(snapshot)
    }

    func header(_ section: Int) -> UITableViewHeaderFooterView? {
      table.headerView(forSection: section)
    }
  }

  @Test func headersOfPlainTablesStick() throws {
    let fixture = Fixture(.plain)
    fixture.fill(10, 10)
    StandIn.scroll(fixture.table, toY: 100)
    let header = try #require(fixture.header(0))
    #expect(header.frame.minY == 100)
    #expect(header.configurationState.isPinned)
    #expect(fixture.table.subviews.last === header)
    // The next header pushes it away.
    let last = IndexPath(row: 9, section: 0)
    StandIn.scroll(fixture.table, toY: fixture.table.rectForRow(at: last).maxY - 10)
    let next = fixture.table.rectForRow(at: last).maxY
    #expect(try #require(fixture.header(0)).frame.maxY == next)
    #expect(fixture.header(1)?.frame.minY == next)
    #expect(fixture.header(1)?.configurationState.isPinned == false)
  }

  @Test func headersOfGroupedTablesDoNot() {
    let fixture = Fixture(.grouped)
    fixture.fill(10)
    #expect(fixture.header(0)?.frame.minY == 0)
    StandIn.scroll(fixture.table, toY: 100)
    #expect(fixture.header(0) == nil)
  }

  @Test func insetRowsAreNarrower() throws {
    let fixture = Fixture(.insetGrouped)
    fixture.fill(2)
    let cell = try #require(fixture.table.visibleCells.first)
    #expect(cell.frame.minX == 16 && cell.frame.width == 288)
  }

  @Test func paddingAboveHeaders() {
    let fixture = Fixture(.plain)
    fixture.table.sectionHeaderTopPadding = 12
    fixture.fill(1, 1)
    #expect(fixture.header(0)?.frame.minY == 12)
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(fixture.header(1)?.frame.minY == row.maxY + 12)
  }

  @Test func separators() {
    let path = IndexPath(row: 1, section: 0)
    for (style, expected): (UITableView.Style, StandIn.Separators) in [
      (.plain, .init(bottom: true)), (.grouped, .init(bottom: true)), (.insetGrouped, .init()),
    ] {
      let fixture = Fixture(style)
      fixture.fill(2)
      #expect(StandIn.separators(at: path, in: fixture.table) == expected)
      fixture.table.separatorStyle = .none
      #expect(StandIn.separators(at: path, in: fixture.table) == .init())
    }
  }

  @Test func estimatesCountUntilRowsAreMeasured() throws {
    let fixture = Fixture(.plain)
    fixture.table.estimatedRowHeight = 100
    fixture.fill(20)
    let row = try #require(fixture.table.visibleCells.first).frame.height
    #expect(row < 100)
    let before = fixture.table.contentSize.height
    StandIn.scrollToEnd(fixture.table)
    #expect(fixture.table.contentSize.height < before)
    #expect(fixture.table.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
    // After an update, rows that are not on display count with their estimates again.
    let measured = fixture.table.contentSize.height
    fixture.fill(21)
    #expect(fixture.table.contentSize.height > measured + 100)
    let fixed = Fixture(.plain)
    fixed.table.estimatedRowHeight = 0
    fixed.fill(1)
    #expect(fixed.table.visibleCells.first?.frame.height == 44)
  }

  final class Observer: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var log: [String] = []
    var announced: [Int] = []
    var cancelled: [Int] = []

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("will \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { log.append("end \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("will header \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.append("end header \(section)") }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("highlight? \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlighted \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlighted \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("select? \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("deselect? \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselected \(indexPath.row)")
    }
  }

  @Test func displayAndPrefetching() {
    let fixture = Fixture(.grouped)
    let observer = Observer()
    fixture.table.delegate = observer
    fixture.table.prefetchDataSource = observer
    fixture.fill(50)
    let visible = fixture.table.visibleCells.count
    #expect(observer.log.filter { $0.hasPrefix("will ") }.count == visible + 1)
    #expect(observer.announced == Array(visible..<2 * visible))
    observer.log = []
    StandIn.scroll(fixture.table, toY: 1000)
    #expect(observer.log.contains("end header 0") && observer.log.contains("end 0"))
    #expect(observer.cancelled.first == visible)
  }

  @Test func touches() {
    let fixture = Fixture(.plain)
    let observer = Observer()
    fixture.fill(3)
    fixture.table.delegate = observer
    fixture.table.layoutIfNeeded()
    let paths = (0..<2).map { IndexPath(row: $0, section: 0) }
    StandIn.tapRow(at: paths[0], in: fixture.table)
    observer.log = []
    StandIn.tapRow(at: paths[1], in: fixture.table)
    #expect(
      observer.log == [
        "highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1", "deselect? 0",
        "deselected 0", "selected 1",
      ])
    fixture.table.setEditing(true, animated: false)
    observer.log = []
    StandIn.tapRow(at: paths[0], in: fixture.table)
    #expect(observer.log.isEmpty)
    fixture.table.allowsMultipleSelectionDuringEditing = true
    StandIn.tapRow(at: paths[0], in: fixture.table)
    #expect(fixture.table.indexPathsForSelectedRows == paths)
    #expect(fixture.table.cellForRow(at: paths[0])?.configurationState.isEditing == true)
    StandIn.focus(at: paths[0], in: fixture.table)
    #expect(fixture.table.cellForRow(at: paths[0])?.configurationState.isFocused == true)
  }

  @Test func backgroundAndEnds() {
    let fixture = Fixture(.plain)
    let (background, top, bottom) = (UIView(), UIView(), UIView())
    top.frame.size.height = 50
    bottom.frame.size.height = 30
    fixture.table.backgroundView = background
    fixture.table.tableHeaderView = top
    fixture.table.tableFooterView = bottom
    fixture.fill(1)
    #expect(background.frame == fixture.table.bounds)
    #expect(fixture.table.subviews.first === background)
    #expect(top.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(fixture.header(0)?.frame.minY == 50)
    #expect(bottom.frame.maxY == fixture.table.contentSize.height)
  }
}
