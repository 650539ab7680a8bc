#if canImport(UIKit)
/// A section of content that is declared once and repeated: its data and its cells.
///
/// The fields of the data are also fields of the section:
///
///     content.days[id: today]?.title = "Today"
///     content.days[id: today]?.items.append(task)
@dynamicMemberLookup
public struct SectionContent<Data: ScreenValue & Swift.Identifiable, Item: ScreenValue>:
  ScreenValue,
  Swift.Identifiable
where Data.ID: Swift.Sendable {
  public var data: Data
  public var items: [Item]

  /// - Parameters:
  ///   - data: the data of the section, with its identity.
  ///   - items: its cells, in order.
  public init(_ data: Data, items: [Item] = []) {
    self.data = data
    self.items = items
  }

  public var id: Data.ID { data.id }

  public subscript<Value>(dynamicMember path: Swift.WritableKeyPath<Data, Value>) -> Value {
    get { data[keyPath: path] }
    set { data[keyPath: path] = newValue }
  }
}

extension Swift.Array {
  /// Accesses the cell with an id in any of the sections; nil if there is none.
  ///
  ///     content.days[item: 7]?.isDone = true
  ///     content.days[item: 7] = nil
  ///
  /// Setting nil removes the cell. Setting another cell replaces it in place. A cell that is in no section is
  /// not added, since its section would be unknown.
  ///
  /// - Cost: proportional to the number of cells.
  public nonisolated subscript<Data, Item: Swift.Identifiable>(item id: Item.ID) -> Item?
  where Element == SectionContent<Data, Item> {
    get {
      for section in self {
        if let item = section.items.first(where: { $0.id == id }) { return item }
      }
      return nil
    }
    set {
      for index in indices where self[index].items.contains(where: { $0.id == id }) {
        self[index].items[id: id] = newValue
        return
      }
    }
  }

  /// Returns sections made from a flat list: each value is in the section of its group, and the groups are in
  /// the order of their first values.
  ///
  ///     content.letters = .grouped(people, by: { LetterViewData($0.initial) }) { PersonViewData($0) }
  ///
  /// - Parameters:
  ///   - values: the values that the cells are made from, in order.
  ///   - section: returns the data of the section that a value belongs to; sections with the same id are one, with the
  ///     data of its first value.
  ///   - item: returns the cell of a value.
  public nonisolated static func grouped<Data, Item, Value>(
    _ values: some Swift.Sequence<Value>, by section: (Value) throws -> Data,
    item: (Value) throws -> Item
  ) rethrows -> [Element] where Element == SectionContent<Data, Item> {
    var sections: [Element] = []
    var indices: [Data.ID: Int] = [:]
    for value in values {
      let data = try section(value)
      let index = indices[data.id] ?? sections.endIndex
      if index == sections.endIndex {
        indices[data.id] = index
        sections.append(SectionContent(data))
      }
      sections[index].items.append(try item(value))
    }
    return sections
  }
}
#endif
