#if canImport(UIKit)
import UIKit

/// The heights of cells, each computed once for its data, a width and a text size.
@MainActor
final class CellGenHeights<Item: ScreenItem> {
  /// The size of an item's cell at a width; nil for a cell class of the app's.
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

  /// Forgets the heights of all items but some.
  func keep(_ isThere: (Item.ID) -> Bool) { known = known.filter { isThere($0.key) } }
}
#endif
