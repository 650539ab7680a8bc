#if canImport(UIKit)
/// What the user has moved: the cells are where they were dropped, and the content is as it was.
public struct ListMove<Content: ScreenContent>: ScreenValue {
  /// What was moved, in order.
  public var ids: [Content.Item.ID]
  /// The section that it comes from.
  public var source: Content.Section
  /// The section that it is in now.
  public var target: Content.Section
  /// The cell behind it, which a `limit` of the section may leave out; nil at the end of the section.
  public var next: Content.Item.ID?
}

/// Where the user may move the cells of a section.
public enum SectionMoves<Kind: ScreenValue>: ScreenValue {
  /// Nowhere.
  case none
  /// Within their section.
  case within
  /// To any section of these kinds.
  case to([Kind])
}

extension Swift.Array {
  /// Moves elements before another one, or to the end.
  ///
  ///     case .tasksMoved(let ids, let next): tasks.move(ids, before: next)
  ///
  /// - Parameters:
  ///   - ids: what is moved, in the order in which it is to stand.
  ///   - next: the element that it is to stand before; nil, or one that is not there, for the end.
  public nonisolated mutating func move(_ ids: [Element.ID], before next: Element.ID?)
  where Element: Swift.Identifiable {
    let moved = ids.compactMap { id in first { $0.id == id } }
    removeAll { ids.contains($0.id) }
    insert(contentsOf: moved, at: firstIndex { $0.id == next } ?? endIndex)
  }

  // part: RepeatedSections
  /// Moves cells to another section, or within one.
  ///
  ///     case .listsMoved(let ids, let list, let next):
  ///       dataSource.update { $0.lists.move(ids, to: list, before: next) }
  ///
  /// - Parameters:
  ///   - ids: what is moved, in the order in which it is to stand.
  ///   - section: where it is moved to; nothing happens for one that is not there.
  ///   - next: the cell that it is to stand before; nil, or one that is not in the section, for the end.
  public nonisolated mutating func move<Data, Item: Swift.Identifiable>(
    _ ids: [Item.ID], to section: Data.ID, before next: Item.ID?
  ) where Element == SectionContent<Data, Item> {
    guard let target = firstIndex(where: { $0.id == section }) else { return }
    let moved = ids.compactMap { self[item: $0] }
    for index in indices { self[index].items.removeAll { ids.contains($0.id) } }
    let items = self[target].items
    let place = items.firstIndex { $0.id == next } ?? items.endIndex
    self[target].items.insert(contentsOf: moved, at: place)
  }
  // part end
}
#endif
