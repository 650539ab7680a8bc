#if canImport(UIKit)
/// One of the sections of a content that are declared once and shown in any number: its data, and its
/// cells.
///
/// The fields of the data are its own, too:
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
  ///   - data: what the section is repeated for, with its identity.
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
  /// The cell with an id, in whichever of the sections it is; nil where there is none.
  ///
  ///     content.days[item: 7]?.isDone = true
  ///     content.days[item: 7] = nil
  ///
  /// Set to nil, the cell is removed. Set to another, it is replaced where it is; one that is in no section
  /// is not added, as nothing says where.
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

  /// Sections made of a flat list: each value is in the section of its group, and the groups are in the
  /// order in which they come up.
  ///
  ///     content.letters = .grouped(people, by: { LetterViewData($0.initial) }) { PersonViewData($0) }
  ///
  /// - Parameters:
  ///   - values: what the cells are made from, in order.
  ///   - section: the data of the section that a value belongs to; sections with one id are one, with the
  ///     data of its first value.
  ///   - item: the cell of a value.
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
