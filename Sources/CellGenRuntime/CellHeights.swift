#if canImport(UIKit)
import UIKit

/// The heights of cells, each computed once for its data, a width, and a text size.
@MainActor
final class CellGenHeights<Item: ScreenItem> {
  /// Returns the size of an item's cell at a width; nil for one of the app's cell classes.
  var size: ((Item.ID, CGFloat) -> CGSize?)?
  private var known: [Item.ID: (cause: Cause, height: CGFloat)] = [:]

  private struct Cause: Swift.Equatable {
    let item: Item?
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }

  func height(
    of id: Item.ID, showing item: Item?, width: CGFloat, _ textSize: UIContentSizeCategory
  ) -> CGFloat {
    let cause = Cause(item: item, width: width, textSize: textSize)
    if let known = known[id], known.cause == cause { return known.height }
    let height = max(CellGenNumber.finite(size?(id, width)?.height ?? 100), 0)
    known[id] = (cause, height)
    return height
  }

  /// Discards the heights of all items except those that satisfy the predicate.
  func keep(_ isThere: (Item.ID) -> Bool) { known = known.filter { isThere($0.key) } }
}
#endif
