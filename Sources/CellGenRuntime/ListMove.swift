#if canImport(UIKit)
/// A move that the user has made. The cells are already where they were dropped, and the content is
/// unchanged.
public struct ListMove<Content: ScreenContent>: ScreenValue {
  /// The moved items, in order.
  public var ids: [Content.Item.ID]
  /// The section that they come from.
  public var source: Content.Section
  /// The section that they are in now.
  public var target: Content.Section
  /// The cell that follows them, which the section's `limit` may leave out; nil at the end of the section.
  public var next: Content.Item.ID?
}

/// The sections to which the user can move the cells of a section.
public enum SectionMoves<Kind: ScreenValue>: ScreenValue {
  /// No sections.
  case none
  /// The section that the cells are in.
  case within
  /// Any section of these kinds.
  case to([Kind])
}

extension Swift.Array {
  /// Moves elements before another one, or to the end.
  ///
  ///     case .tasksMoved(let ids, let next): tasks.move(ids, before: next)
  ///
  /// - Parameters:
  ///   - ids: the elements to move, in their new order.
  ///   - next: the element before which they are inserted; nil, or an element that does not exist, for the end.
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
  ///   - ids: the cells to move, in their new order.
  ///   - section: the target section; nothing happens if it does not exist.
  ///   - next: the cell before which they are inserted; nil, or a cell that is not in the section, for the end.
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
