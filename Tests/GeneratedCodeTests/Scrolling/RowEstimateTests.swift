#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// An estimate of the app's own.
private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 77 }
}

@MainActor
@Suite("Estimated heights of rows")
struct RowEstimateTests {
  /// Rows of all kinds in a random order, with texts of a length that varies or not.
  static func content(_ count: Int, texts: ClosedRange<Int> = 1...40) -> ChronicleContent {
    var random = SeededNumbers(seed: 46)
    return ChronicleContent(
      news: (0..<count).map { id in
        let text = Array(repeating: "words", count: .random(in: texts, using: &random))
          .joined(separator: " ")
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: .chronicleDay(ChronicleDayViewData(id: id, name: "Day \(id)"))
        case 1: .chroniclePost(ChroniclePostViewData(id: id, text: text))
        case 2: .chroniclePhoto(ChroniclePhotoViewData(id: id, caption: "Photo"))
        case 3:
          .chronicleEvent(ChronicleEventViewData(id: id, title: "Title", place: "Place", time: "9"))
        default: .chronicleQuote(ChronicleQuoteViewData(id: id, text: text))
        }
      })
  }

  /// The sizes that the content had while a finger moved a table by steps of a bit more than a row.
  private func heights(of view: UIScrollView, to end: () -> CGFloat, by step: CGFloat) -> [CGFloat]
  {
    var heights = [view.contentSize.height]
    while step > 0 ? view.contentOffset.y < end() : view.contentOffset.y > end() {
      let y = view.contentOffset.y + step
      StandIn.scroll(view, toY: step > 0 ? min(y, end()) : max(y, end()))
      heights.append(view.contentSize.height)
    }
    return heights
  }

  private func change(_ heights: [CGFloat]) -> CGFloat {
    zip(heights, heights.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) }
  }

  private typealias Screen = ScrolledList<ChronicleViewCreator>

  private func makeTable(height: CGFloat = 600) -> Screen {
    Screen(.table, layout: ChronicleLayout.make(), height: height)
  }

  /// How much the size of the content changes on the way to the end of 1,000 rows and back.
  private func changes(texts: ClosedRange<Int>, isPlain: Bool) async -> (
    there: CGFloat, back: CGFloat
  ) {
    let screen = makeTable()
    // Without the data source as its delegate, the table has only estimates of its own.
    if isPlain { (screen.view as? UITableView)?.delegate = nil }
    await screen.show(Self.content(1_000, texts: texts))
    let there = heights(of: screen.view, to: { screen.end }, by: 520)
    let back = heights(of: screen.view, to: { screen.start }, by: -520)
    return (change(there), change(back))
  }

  @Test("Scrolling through 1,000 rows changes the size of the content by a tenth of what it did")
  func scrolling() async {
    for texts in [12...12, 1...40] {
      let plain = await changes(texts: texts, isPlain: true)
      let estimated = await changes(texts: texts, isPlain: false)
      #expect(plain.there > 10_000)
      // The height of a text is known when it is measured, not before.
      #expect(estimated.there <= (texts.count == 1 ? 0 : plain.there * 0.13))
      #expect(estimated.back == 0)
    }
  }

  @Test("An update leaves the rows on the screen where they are")
  func updateKeepsPlace() async {
    let screen = makeTable()
    var content = Self.content(300)
    await screen.show(content)
    _ = heights(of: screen.view, to: { 9_000 }, by: 130)
    let before = screen.visible
    let size = screen.view.contentSize.height
    content.archive = [.chronicleDay(ChronicleDayViewData(id: 1_000, name: "New"))]
    await screen.show(content)
    #expect(screen.visible.map(\.id) == before.map(\.id))
    #expect(screen.visible.map(\.y) == before.map(\.y))
    // Rows that were never measured count with the average of all that were by now.
    #expect(abs(screen.view.contentSize.height - size) < 2_000)
  }

  @Test("Rows of another width or text size are measured anew")
  func otherWidth() async throws {
    let screen = makeTable()
    await screen.show(Self.content(50, texts: 40...40))
    let table = try #require(screen.view as? UITableView)
    let estimate = { (row: Int) in
      screen.table?.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: 0)) ?? 0
    }
    let rows = Array(0..<50)
    let wide = rows.map(estimate)
    table.frame.size.width = 200
    await screen.settle()
    let narrow = rows.map(estimate)
    #expect(zip(wide, narrow).allSatisfy { $0 <= $1 })
    #expect(zip(wide, narrow).contains { $0 < $1 })
    table.frame.size.width = 400
    await screen.settle()
    #expect(rows.map(estimate) == wide)
  }

  @Test("What an app estimates, or sets, comes first")
  func ofTheApp() async throws {
    let path = IndexPath(row: 40, section: 0)
    let screen = makeTable()
    let table = try #require(screen.view as? UITableView)
    let source = try #require(screen.table)
    await screen.show(Self.content(50))
    let delegate = EstimatingDelegate()
    source.delegate = delegate
    #expect(source.tableView(table, estimatedHeightForRowAt: path) == 77)
    source.delegate = nil
    #expect(source.tableView(table, estimatedHeightForRowAt: path) != 77)
    table.rowHeight = 60
    #expect(source.tableView(table, estimatedHeightForRowAt: path) == 60)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 0
    #expect(source.tableView(table, estimatedHeightForRowAt: path) == 0)
  }

  @Test("A declared estimate serves until rows of the kind were on the screen")
  func declared() async throws {
    let photos = (0..<40).map { ChroniclePhotoViewData(id: $0, caption: "Photo") }
    let screen = StandIn.beforeAppearing {
      let screen = Screen(.table, layout: ChronicleLayout.make(), isInWindow: false)
      screen.apply(ChronicleContent(news: photos.map { .chroniclePhoto($0) }))
      return screen
    }
    let table = try #require(screen.view as? UITableView)
    let source = try #require(screen.table)
    table.estimatedRowHeight = 91
    let path = IndexPath(row: 30, section: 0)
    #expect(source.tableView(table, estimatedHeightForRowAt: path) == 91)
    screen.appear()
    await screen.settle()
    #expect(source.tableView(table, estimatedHeightForRowAt: path) > 200)
  }

  @Test("Cells of a grid are expected to be as high as the first ones")
  func grid() async {
    let screen = Screen(.collection, layout: ChronicleLayout.make())
    let photos = (0..<100).map { ChroniclePhotoViewData(id: $0, caption: "Photo") }
    await screen.show(ChronicleContent(album: photos))
    let sizes = heights(of: screen.view, to: { screen.end }, by: 260)
    #expect(sizes[0] > 10_000)
    #expect(change(sizes) == 0)
  }
}
#endif
