import UIKit

/// The changes to 10,000 products from one content to the next.
enum Scenario: String, CaseIterable {
  /// Equal content, built from scratch.
  case unchanged
  /// The same value again, as an app has that keeps its content and changes nothing.
  case shared
  /// Another name for one product; everything else is equal, and built from scratch.
  case oneChange = "one-change"
  /// Other products on one shelf of ten; everything else is equal, and built from scratch.
  case oneShelf = "one-shelf"
  /// Other products on all shelves.
  case everything

  static let rounds = 12
  private static let products = 10_000

  /// The shelves of each round, and the products that have other data than the round before.
  var contents: [(shelves: Shelves, changed: [Int])] {
    let first = Shelves(products: Self.products)
    return (0..<Self.rounds).map { round in
      if self == .shared { return (first, []) }
      var shelves = Shelves(products: Self.products, from: self == .everything ? round : 0)
      switch self {
      case .unchanged, .shared, .everything: return (shelves, [])
      case .oneChange:
        let position = shelves.products[5].count / 2
        shelves.products[5][position].name = "Sold out \(round) times"
        return (shelves, round == 0 ? [] : [shelves.products[5][position].id])
      case .oneShelf:
        shelves.products[5] = Shelves(products: Self.products, from: round + 1).products[5]
        return (shelves, [])
      }
    }
  }

  /// Stops the program unless the container was told of what is other, and of nothing else.
  func check(_ update: StandIn.Update, isFirst: Bool) {
    let shelf = Self.products / Shelves.count
    let expected =
      switch self {
      case _ where isFirst: StandIn.Update(inserted: Self.products)
      case .unchanged, .shared: StandIn.Update()
      case .oneChange: StandIn.Update(reconfigured: 1)
      case .oneShelf: StandIn.Update(inserted: shelf, deleted: shelf)
      case .everything: StandIn.Update(inserted: Self.products, deleted: Self.products)
      }
    precondition(update == expected, "the container was told of \(update)")
  }
}
