#if canImport(UIKit)
import CellGenRuntime
import Foundation
import TestSupport
import Testing
import UIKit

/// The rows of a kind: what a table was told of their heights, and what these were.
private struct Kind {
  var first: CGFloat?
  var estimates: [CGFloat] = []
  var heights: [CGFloat] = []

  func row(_ name: String) -> String {
    let numbers = [
      first ?? 0, Self.average(estimates), Self.average(heights), heights.min() ?? 0,
      heights.max() ?? 0,
    ]
    return (["| \(name)"] + numbers.map { "\(Int($0.rounded()))" }).joined(separator: " | ") + " |"
  }

  private static func average(_ numbers: [CGFloat]) -> CGFloat {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / CGFloat(numbers.count)
  }
}

@MainActor
@Suite("Published estimates of rows")
struct PublishedEstimateTests {
  private static let benchmarks = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.github/BENCHMARKS.md").standardizedFileURL

  private static let names = [
    "a line", "a text of 1 to 40 words, and a line", "an image of 200 points, and a line",
    "three lines", "a text of 1 to 40 words",
  ]

  private static func kind(of item: ChronicleItem?) -> Int? {
    switch item {
    case .chronicleDay: 0
    case .chroniclePost: 1
    case .chroniclePhoto: 2
    case .chronicleEvent: 3
    case .chronicleQuote: 4
    case nil: nil
    }
  }

  /// Scrolls through 1,000 rows, and takes each estimate right before its row comes into view.
  private func measured() async throws -> [Kind] {
    let screen = ScrolledList<ChronicleViewCreator>(.table, layout: ChronicleLayout.make())
    let table = try #require(screen.view as? UITableView)
    let source = try #require(screen.table)
    await screen.show(RowEstimateTests.content(1_000))
    var kinds = Array(repeating: Kind(), count: Self.names.count)
    let estimate = { (row: Int) in
      source.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
    }
    let kind = { (row: Int) in Self.kind(of: source.item(at: IndexPath(row: row, section: 0))) }
    for row in 900..<1_000 {
      if let kind = kind(row), kinds[kind].first == nil { kinds[kind].first = estimate(row) }
    }
    var expected: [Int: CGFloat] = [:]
    var next = 0
    while next < 1_000 {
      let last = table.indexPathsForVisibleRows?.map(\.row).max() ?? 0
      for row in next...last {
        guard let kind = kind(row) else { continue }
        if let expected = expected[row] { kinds[kind].estimates.append(expected) }
        kinds[kind].heights.append(table.rectForRow(at: IndexPath(row: row, section: 0)).height)
      }
      next = last + 1
      for row in next..<min(1_000, next + 40) { expected[row] = estimate(row) }
      let y = min(screen.view.contentOffset.y + 520, screen.end)
      if next == 1_000 || y <= screen.view.contentOffset.y { break }
      StandIn.scroll(screen.view, toY: y)
    }
    return kinds
  }

  @Test("The page of results has the estimates of five kinds of row beside their heights")
  func published() async throws {
    let rows = zip(try await measured(), Self.names).map { $0.row($1) }
    var page = try String(contentsOf: Self.benchmarks, encoding: .utf8)
    let isPublished = page.contains(rows.joined(separator: "\n"))
    if Recording.isOn, !isPublished {
      var lines = page.components(separatedBy: "\n")
      for (row, name) in zip(rows, Self.names) {
        if let line = lines.firstIndex(where: { $0.hasPrefix("| \(name) |") }) { lines[line] = row }
      }
      page = lines.joined(separator: "\n")
      try page.write(to: Self.benchmarks, atomically: true, encoding: .utf8)
    }
    #expect(isPublished, "record with CELLGEN_RECORD=1: \(rows)")
  }
}
#endif
