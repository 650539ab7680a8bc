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
