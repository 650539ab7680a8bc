/// The items that were announced to a prefetching data source.
///
/// As many items as are on display are announced beyond the edge toward which the view scrolls, except for
/// those that are needed immediately. Announced items that are no longer near or on display are canceled.
struct PrefetchWindow {
  private var announced: Set<IndexPath> = []
  private var lastOffset: CGFloat = 0

  /// Returns the items to announce and those to cancel, now that `visible` is on display.
  ///
  /// - `visible`: sorted; `offset`: along the axis of scrolling; `counts`: items per section.
  mutating func move(
    visible: [IndexPath], offset: CGFloat, counts: [Int]
  ) -> (announced: [IndexPath], cancelled: [IndexPath]) {
    let isBackward = offset < lastOffset
    lastOffset = offset
    let coming = Self.neighbours(of: visible, counts: counts, isBackward: isBackward)
    let new = coming.filter { !announced.contains($0) }
    let dropped = announced.subtracting(coming).subtracting(visible)
    announced = Set(coming)
    return (new, dropped.sorted())
  }

  /// Forgets everything, because index paths refer to other items now.
  mutating func reset() { announced = [] }

  private static func neighbours(
    of visible: [IndexPath], counts: [Int], isBackward: Bool
  ) -> [IndexPath] {
    guard var path = isBackward ? visible.first : visible.last else { return [] }
    var result: [IndexPath] = []
    while result.count < visible.count,
      let next = isBackward ? previous(path, counts) : next(path, counts)
    {
      path = next
      result.append(path)
    }
    return result
  }

  private static func next(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    guard counts.indices.contains(path.section) else { return nil }
    if path.item + 1 < counts[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    let section = counts.indices.first { $0 > path.section && counts[$0] > 0 }
    return section.map { IndexPath(item: 0, section: $0) }
  }

  private static func previous(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    let section = counts.indices.last { $0 < path.section && counts[$0] > 0 }
    return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}
