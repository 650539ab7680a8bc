/// The maximum width of a line with brackets in columns, not counting a comment after it.
private let width = 100

/// Decides which collections stay on one line and which become blocks, and moves comments to match.
func fitLines(_ outline: inout Outline) {
  outline.root.fitLines(column: 0, head: 0)
  if !outline.root.isOnOneLine {
    let comments = outline.root.behind
    outline.root.behind = []
    for comment in comments { outline.root.hoist(comment) }
  }
  outline.header += outline.root.above
  outline.root.above = []
}

extension Slot {
  /// - Parameter column: the column of its key or dash.
  /// - Parameter head: the number of columns before its value on its line, without the indentation.
  /// - Parameter isAccepted: whether a comment on an outer item accepts warnings of its line.
  fileprivate mutating func fitLines(column: Int, head: Int, isAccepted: Bool = false) {
    let inner = head == 0 ? 0 : column + 2
    let isAccepted = isAccepted || (above + behind).contains(where: \.isAcceptance)
    switch value {
    case .empty, .blockScalar, .lines: break
    case .scalar(let scalar):
      value = .lines(scalar.lines(first: width - column - head, others: width - inner))
    case .collection(var collection):
      if let line = collection.line, isKeptOnLine(collection, line, column + head, isAccepted) {
        for comment in collection.takeComments() { hoist(comment) }
        value = .lines([line])
      } else {
        fitBlock(&collection, column: inner, isAccepted: isAccepted && key == nil && head > 0)
        // A comment above the first line of an item moves above its dash.
        if key == nil, head > 0 { hoistFirst(&collection) }
        value = .collection(collection)
      }
    }
    keepOneBehind()
  }

  /// Returns true if a collection stays on its line. One whose warnings a comment accepts always does, so the
  /// comment still applies to all of it.
  private func isKeptOnLine(
    _ collection: Collection, _ line: String, _ column: Int, _ isAccepted: Bool
  ) -> Bool {
    if collection.isUnbreakable { return true }
    return !collection.hasComments && (isAccepted || column + columns(of: line) <= width)
  }

  /// - Parameter isAccepted: whether a comment accepts warnings of the first slot's line.
  private func fitBlock(_ collection: inout Collection, column: Int, isAccepted: Bool) {
    collection.isFlow = false
    for index in collection.slots.indices {
      let head = collection.slots[index].key.map { columns(of: $0.keyLine(inFlow: false)) + 2 } ?? 2
      collection.slots[index].fitLines(
        column: column, head: head, isAccepted: isAccepted && index == 0)
    }
  }

  private mutating func hoistFirst(_ collection: inout Collection) {
    let comments = behind + collection.slots[0].above
    (behind, collection.slots[0].above) = ([], [])
    for comment in comments { hoist(comment) }
  }

  /// Keeps one comment after the slot: the first if its value is a block, otherwise the last.
  private mutating func keepOneBehind() {
    guard behind.count > 1 else { return }
    let kept = isOnOneLine ? behind.count - 1 : 0
    for (index, comment) in behind.enumerated() where index != kept { hoist(comment) }
    behind = [behind[kept]]
  }

  fileprivate var isOnOneLine: Bool {
    if case .collection = value { false } else { true }
  }
}

// MARK: - Brackets

extension Collection {
  /// Its text in brackets, without comments; nil for a block.
  fileprivate var line: String? {
    guard isFlow else { return nil }
    let parts = slots.compactMap(\.flowLine)
    precondition(parts.count == slots.count, "between brackets every entry has a value on its line")
    if parts.isEmpty { return isMapping ? "{}" : "[]" }
    let inner = parts.joined(separator: ", ")
    return isMapping ? "{ \(inner) }" : "[\(inner)]"
  }

  /// True if it must stay in brackets: it is empty, or a Swift array type.
  fileprivate var isUnbreakable: Bool {
    guard let first = slots.first else { return true }
    guard slots.count == 1, !isMapping, case .scalar = first.value else { return false }
    return true
  }

  fileprivate var hasComments: Bool { !below.isEmpty || slots.contains(where: \.hasComments) }

  /// All comments inside, in order.
  fileprivate mutating func takeComments() -> [Comment] {
    let all = slots.flatMap { $0.above + $0.behind } + below
    for index in slots.indices { (slots[index].above, slots[index].behind) = ([], []) }
    below = []
    return all
  }
}

extension Slot {
  fileprivate var flowLine: String? {
    let value: String? =
      switch value {
      case .scalar(let scalar): scalar.line(inFlow: true)
      case .collection(let collection): collection.line
      case .empty, .blockScalar, .lines: nil
      }
    return value.map { value in (key.map { $0.keyLine(inFlow: true) + ": " } ?? "") + value }
  }

  fileprivate var hasComments: Bool {
    if !above.isEmpty || !behind.isEmpty { return true }
    if case .collection(let collection) = value { return collection.hasComments }
    return false
  }
}
