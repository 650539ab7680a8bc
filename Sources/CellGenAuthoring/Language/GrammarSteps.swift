import CellGenCore

/// Steps from a kind of value to what is inside it.
extension Construct.ValueKind {
  /// The kind of the mapping that it is.
  var construct: Construct? {
    if case .mapping(let construct) = self { construct() } else { nil }
  }

  /// The kinds that the value of a key can have, if this is a mapping.
  func values(of key: String) -> [Construct.ValueKind] {
    switch self {
    case .names(_, let value): value.alternatives
    case .mapping(let construct):
      construct().key(key)?.value.alternatives ?? []
    default: []
    }
  }

  /// The kinds that an item can have, if this is a list.
  var items: [Construct.ValueKind] {
    if case .list(let item) = self { item.alternatives } else { [] }
  }
}

extension [Construct.ValueKind] {
  /// The kinds that a key's value or an item can have.
  func inner(_ step: Sketch.Entry.Step) -> [Construct.ValueKind] {
    switch step {
    case .item: flatMap(\.items)
    case .key(let key): flatMap { $0.values(of: key) }
    }
  }
}

extension Sketch {
  /// The kinds of value of an entry.
  func kinds(in entry: Int?) -> [Construct.ValueKind] {
    guard let entry else { return [.mapping { .manifest }] }
    let outer = kinds(in: entries[entry].parent)
    if case .key(let key) = entries[entry].step, !Construct.element.has(key),
      outer.contains(where: { $0.construct == .element })
    {
      // An element declared by the user.
      return [.mapping { OwnElement.form.construct }]
    }
    return outer.inner(entries[entry].step)
  }
}
