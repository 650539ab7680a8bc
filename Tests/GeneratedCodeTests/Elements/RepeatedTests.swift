#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct RepeatedTests {
  @Test func thereAreAsManyViewsAsItems() {
    var made = 0
    let rows = CellRepeated<Block>(spacing: 4) {
      made += 1
      return Block(50, 0)
    }
    #expect(rows.isHidden)
    for (count, makes, height) in [
      (0, 0, 0), (1, 1, 10), (5, 5, 66), (2, 5, 24), (0, 5, 0), (3, 5, 38),
    ]
      as [(Int, Int, CGFloat)]
    {
      var shown: [Int] = []
      rows.show(Array(0..<count)) { block, item in
        block.size.height = CGFloat(10)
        block.tag = 100 + item
        shown.append(item)
      }
      #expect(shown == Array(0..<count))
      #expect(made == makes)
      #expect(rows.isHidden == (count == 0))
      #expect(
        rows.arrangedSubviews.filter { !$0.isHidden }.map(\.tag) == (0..<count).map { 100 + $0 })
      #expect(Elements.size(rows).height == height)
    }
  }

  @Test func viewsAreUsedAgain() throws {
    let rows = CellRepeated(make: UILabel.init)
    rows.show(["a", "b"]) { $0.text = $1 }
    let labels = rows.arrangedSubviews
    rows.show(["c"]) { $0.text = $1 }
    rows.show(["d", "e", "f"]) { $0.text = $1 }
    #expect(Array(rows.arrangedSubviews.prefix(2)) == labels)
    #expect(rows.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["d", "e", "f"])
  }

  @Test func theyLieInARow() {
    let rows = CellRepeated(axis: .horizontal, spacing: 3, make: { Block(10, 10) })
    rows.show([1, 2, 3]) { _, _ in }
    #expect(Elements.size(rows) == CGSize(width: 36, height: 10))
  }
}
#endif
