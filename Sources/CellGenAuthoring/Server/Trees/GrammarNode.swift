import CellGenCore

/// A node of a manifest, with the kinds of value that the key table allows in its place.
///
/// The meaning of a key depends on its place: `color` is a color in an element, and a user-defined name in
/// `data`.
struct GrammarNode {
  let node: Node
  /// Empty if the key table has no such key.
  let kinds: [Construct.ValueKind]

  /// The root of a manifest.
  init(root: Node) { self.init(root, [.mapping { .manifest }]) }

  private init(_ node: Node, _ kinds: [Construct.ValueKind]) {
    (self.node, self.kinds) = (node, kinds)
  }

  /// The entries of a mapping; empty for other nodes.
  var entries: [(key: Mapping.Key, value: GrammarNode)] {
    guard case .mapping(let mapping) = node.content else { return [] }
    return mapping.entries.map { entry in
      (entry.key, GrammarNode(entry.value, kinds.flatMap { $0.values(of: entry.key.text) }))
    }
  }

  /// The items of a sequence; empty for other nodes.
  var items: [GrammarNode] {
    guard case .sequence(let list) = node.content else { return [] }
    let inner = kinds.flatMap(\.items)
    return list.items.map { GrammarNode($0, inner) }
  }

  /// The values of a mapping or the items of a sequence.
  var children: [GrammarNode] { entries.map(\.value) + items }

  subscript(key: String) -> GrammarNode? { entries.first { $0.key.text == key }?.value }

  var scalar: Scalar? {
    if case .scalar(let scalar) = node.content { scalar } else { nil }
  }

  /// Returns true if it is a mapping of a construct.
  func isMapping(of construct: Construct) -> Bool {
    guard case .mapping = node.content else { return false }
    return kinds.contains { $0.construct == construct }
  }
}

extension RequestedManifest {
  /// The tree of the document; nil if its text has none.
  var tree: Node? {
    var diagnostics = Diagnostics()
    return parse(source, &diagnostics)
  }
}
