import CellGenCore

/// Sorts cellgen's keys in the order of the key table, in all mappings, and writes `title` for
/// `{ field: title }` where both mean the same.
///
/// Blank lines keep their positions: if the second entry had one above it, the new second entry has it.
func orderKeys(_ outline: inout Outline) {
  let kinds = [Construct.ValueKind.mapping { .manifest }]
  if case .collection(var root) = outline.root.value, let order = order(of: root, as: kinds),
    order[0] != 0
  {
    keepHeader(of: &outline, &root)
    outline.root.value = .collection(root)
  }
  orderKeys(&outline.root.value, as: kinds)
}

/// Keeps a manifest's first comments at the top, even if the key below them moves. Comments there that accept
/// warnings also stay, because they apply to the whole manifest.
private func keepHeader(of outline: inout Outline, _ root: inout Collection) {
  let comments = root.slots[0].above
  guard !comments.isEmpty else { return }
  let gap = comments.dropFirst().firstIndex(where: \.isAfterBlank) ?? comments.count
  let end = max(gap, (comments.lastIndex(where: \.isAcceptance) ?? -1) + 1)
  outline.header += comments[..<end]
  root.slots[0].above.removeFirst(end)
  root.slots[0].startsAfterBlank = true
}

/// Sorts the contents of a value of some kinds.
private func orderKeys(_ piece: inout Piece, as kinds: [Construct.ValueKind]) {
  guard case .collection(var collection) = piece else { return }
  if let field = collection.field, kinds.takesBareField {
    piece = .scalar(field)
    return
  }
  if let order = order(of: collection, as: kinds) { collection.permute(order) }
  let items = kinds.flatMap(\.items)
  for index in collection.slots.indices {
    let key = collection.slots[index].key?.text
    let inner = key.map { key in kinds.flatMap { $0.values(of: key) } } ?? items
    orderKeys(&collection.slots[index].value, as: inner)
  }
  piece = .collection(collection)
}

/// The positions of a mapping's entries in the order of the key table; nil for other collections, and if the
/// table lacks one of its keys.
private func order(of collection: Collection, as kinds: [Construct.ValueKind]) -> [Int]? {
  guard collection.isMapping, !collection.slots.isEmpty,
    let kind = kinds.lazy.compactMap(\.construct).first
  else { return nil }
  let names = kind.keys.map(\.name)
  let ranks = collection.slots.compactMap { slot in names.firstIndex { $0 == slot.key?.text } }
  guard ranks.count == collection.slots.count else { return nil }
  return ranks.indices.sorted { ranks[$0] < ranks[$1] }
}

extension Collection {
  /// The name in `{ field: title }` if there is no comment in it.
  fileprivate var field: QuotableText? {
    guard isMapping, slots.count == 1, below.isEmpty, let slot = slots.first,
      slot.key?.text == "field", slot.above.isEmpty, slot.behind.isEmpty, slot.inside.isEmpty,
      case .scalar(let name) = slot.value, isFieldName(name.text)
    else { return nil }
    return name
  }

  fileprivate mutating func permute(_ order: [Int]) {
    let blanks = slots.map(\.startsAfterBlank)
    slots = order.map { slots[$0] }
    for (index, blank) in blanks.enumerated() { slots[index].startsAfterBlank = blank }
  }
}

/// Returns true for text that names a field wherever a bare field name is accepted.
private func isFieldName(_ text: String) -> Bool {
  isIdentifier(text) && !["true", "false", "none", "nil", "null"].contains(text)
}

extension [Construct.ValueKind] {
  /// True if a bare field name means the same as `{ field: … }`.
  fileprivate var takesBareField: Bool {
    contains { kind in if case .field = kind { true } else { false } }
      || contains { kind in if case .name(.member) = kind { true } else { false } }
        && contains { $0.construct?.name == "flagByData" }
  }
}
