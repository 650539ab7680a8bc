import CellGenCore

/// Builds an outline: adds the comments and blank lines of a text to its tree.
///
/// Comments are assigned while the tree is walked, both in file order: each belongs to the part that it
/// follows on a line, or to the one below it. At the end of a block, comments that are indented at least as
/// far as its entries belong to the block, and the others to the next part.
struct OutlineReader {
  private let bytes: [UInt8]
  /// The comments not yet assigned.
  private var comments: ArraySlice<Comment>
  /// The end of the last token.
  private var end: Int
  /// The end of the last block scalar that includes its trailing blank lines.
  private var keptEnd = 0

  init(_ source: SourceText, _ root: Node) {
    bytes = source.bytes
    comments = CellGenAuthoring.comments(in: source, root)[...]
    end = textStart(of: source.bytes)
  }

  mutating func read(_ root: Node) -> Outline {
    var outline = Outline()
    let first = nextToken()
    if isMarker(first, Byte.dash) {
      outline.beforeStart = take(before: first)
      outline.start = readMarker(first)
    }
    if !root.isBlock { readHeader(before: Int(root.span.start), of: &outline) }
    if !root.isEmpty { readValue(root, of: &outline.root, column: -1) }
    let last = nextToken()
    outline.below = take(before: last)
    if isMarker(last, Byte.dot) {
      outline.end = readMarker(last)
      outline.afterEnd = take(before: bytes.count)
    }
    return outline
  }

  /// Reads the comments above a node without entries.
  private mutating func readHeader(before start: Int, of outline: inout Outline) {
    outline.header = take(before: start)
    outline.root.isAfterBlank = isFirstAfterBlank(start)
  }

  private mutating func readMarker(_ start: Int) -> Outline.Marker {
    end = start + 3
    return Outline.Marker(comment: takeBehind().first)
  }

  private func isMarker(_ offset: Int, _ sign: UInt8) -> Bool {
    lineStart(of: offset) == offset && bytes[offset...].starts(with: [sign, sign, sign])
      && (offset + 3 == bytes.count || isBlank(bytes[offset + 3])
        || bytes[offset + 3] == Byte.lineFeed)
  }
}

// MARK: - Values

extension OutlineReader {
  /// Reads the value of a slot that starts in a column, with the comments before and after it.
  private mutating func readValue(_ node: Node, of slot: inout Slot, column: Int) {
    switch node.content {
    case .empty, .broken:
      end = max(end, Int(node.span.start))
      slot.behind += takeBehind()
      slot.inside = takeBelow { $0.column > column }
    case .scalar(let scalar): readScalar(scalar, node.span.range, of: &slot, column: column)
    case .sequence(let sequence) where sequence.isFlow: readFlow(node, of: &slot)
    case .mapping(let mapping) where mapping.isFlow: readFlow(node, of: &slot)
    case .sequence, .mapping: readBlock(node, of: &slot, column: column)
    }
  }

  private mutating func readScalar(
    _ scalar: Scalar, _ range: Range<Int>, of slot: inout Slot, column: Int
  ) {
    takeGap(before: range.lowerBound, into: &slot)
    if scalar.isBlockScalar {
      end = headerEnd(range.lowerBound, in: bytes)
      slot.behind += takeBehind()
      let text = BlockScalar(scalar.style, range, parentColumn: column, in: bytes)
      if text.keepsBlankLines { keptEnd = range.upperBound }
      slot.value = .blockScalar(text)
      end = range.upperBound
    } else {
      end = range.upperBound
      slot.behind += takeBehind()
      slot.value = .scalar(QuotableText(scalar, range, in: bytes))
    }
  }

  private mutating func readFlow(_ node: Node, of slot: inout Slot) {
    takeGap(before: Int(node.span.start), into: &slot)
    end = Int(node.span.start) + 1
    let starts = node.flowStarts + [Int(node.span.end) - 1]
    slot.behind += takeBehind(before: starts[0])
    var collection = Collection(isMapping: node.isMapping, isFlow: true)
    for (index, part) in node.parts.enumerated() {
      collection.slots.append(readFlowSlot(part, from: starts[index], to: starts[index + 1]))
    }
    collection.below = take(before: starts[starts.count - 1])
    end = Int(node.span.end)
    slot.behind += takeBehind()
    slot.value = .collection(collection)
  }

  private mutating func readFlowSlot(_ part: Node.Part, from start: Int, to next: Int) -> Slot {
    var slot = readStart(of: part, at: start)
    readValue(part.value, of: &slot, column: 0)
    slot.behind += takeBehind(before: next)
    return slot
  }

  private mutating func readBlock(_ node: Node, of slot: inout Slot, column: Int) {
    let start = Int(node.span.start)
    // Comments between a dash and its mapping move above the dash.
    if slot.key == nil, column >= 0 {
      for comment in take(before: start) { slot.hoist(comment) }
    }
    slot.behind += takeBehind(before: start)
    let inner = start - lineStart(of: start)
    var collection = Collection(isMapping: node.isMapping, isFlow: false)
    for (index, part) in node.parts.enumerated() {
      let partStart = index == 0 ? start : part.key.map { Int($0.span.start) } ?? nextToken()
      collection.slots.append(readBlockSlot(part, at: partStart, column: inner))
    }
    collection.below = takeBelow { $0.column >= max(inner, column + 1) }
    slot.value = .collection(collection)
  }

  private mutating func readBlockSlot(_ part: Node.Part, at start: Int, column: Int) -> Slot {
    var slot = readStart(of: part, at: start)
    if part.key == nil { end = start + 1 }
    readValue(part.value, of: &slot, column: column)
    return slot
  }

  /// Reads the comments before the value of a slot.
  private mutating func readStart(of part: Node.Part, at start: Int) -> Slot {
    var slot = Slot()
    slot.above = take(before: start)
    slot.isAfterBlank = isFirstAfterBlank(start)
    if let key = part.key {
      slot.key = QuotableText(key, in: bytes)
      end = Int(key.span.end)
    }
    return slot
  }
}

// MARK: - Comments

extension OutlineReader {
  /// Takes all comments before an offset.
  private mutating func take(before offset: Int) -> [Comment] {
    take { $0.start < offset }
  }

  /// Takes the comments after the last token on its line.
  private mutating func takeBehind() -> [Comment] {
    let end = end
    return take { $0.isBehind && $0.contentEnd <= end }
  }

  /// Takes the comments before an offset that follow something on their line, up to one on its own line.
  private mutating func takeBehind(before offset: Int) -> [Comment] {
    take { $0.isBehind && $0.start < offset }
  }

  /// Takes the comments on their own lines directly after the last token.
  private mutating func takeBelow(where isInner: (Comment) -> Bool) -> [Comment] {
    let end = end
    return take { !$0.isBehind && $0.contentEnd <= end && isInner($0) }
  }

  /// Takes the comments between a key or a dash and its value.
  private mutating func takeGap(before offset: Int, into slot: inout Slot) {
    for comment in take(before: offset) {
      if comment.isBehind { slot.behind.append(comment) } else { slot.hoist(comment) }
    }
  }

  private mutating func take(while isWanted: (Comment) -> Bool) -> [Comment] {
    let taken = comments.prefix(while: isWanted)
    comments = comments[taken.endIndex...]
    return taken.map { comment in
      var comment = comment
      comment.isAfterBlank = !comment.isBehind && isAfterBlank(comment.lineStart)
      return comment
    }
  }
}

// MARK: - Lines

extension OutlineReader {
  /// The start of the next token, or the end of the text.
  private func nextToken() -> Int {
    var index = end
    while index < bytes.count {
      if bytes[index] == Byte.hash {
        index = nextLine(index, in: bytes)
      } else if isBlank(bytes[index]) || bytes[index] == Byte.lineFeed {
        index += 1
      } else {
        return index
      }
    }
    return bytes.count
  }

  /// The start of an offset's line, after a byte order mark.
  private func lineStart(of offset: Int) -> Int {
    var index = offset
    while index > 0, bytes[index - 1] != Byte.lineFeed { index -= 1 }
    return max(index, index == 0 ? textStart(of: bytes) : 0)
  }

  /// Returns true if an offset is the first of its line, except for spaces, and there is a blank line above.
  private func isFirstAfterBlank(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, bytes[index - 1] == Byte.space { index -= 1 }
    return index > 0 && bytes[index - 1] == Byte.lineFeed && isAfterBlank(index)
  }

  /// Returns true if the line above is blank, and isn't part of a block scalar.
  private func isAfterBlank(_ lineStart: Int) -> Bool {
    var index = lineStart - 1
    guard index >= max(0, keptEnd), bytes[index] == Byte.lineFeed else { return false }
    while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
    return index > keptEnd && (index == textStart(of: bytes) || bytes[index - 1] == Byte.lineFeed)
  }
}

// MARK: - Nodes

extension Node {
  /// An entry or an item.
  fileprivate struct Part {
    var key: Mapping.Key?
    var value: Node
  }

  /// True for a collection without brackets.
  fileprivate var isBlock: Bool {
    switch content {
    case .mapping(let mapping): !mapping.isFlow
    case .sequence(let sequence): !sequence.isFlow
    case .scalar, .empty, .broken: false
    }
  }

  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }

  /// The entries or the items.
  fileprivate var parts: [Part] {
    switch content {
    case .mapping(let mapping): mapping.entries.map { Part(key: $0.key, value: $0.value) }
    case .sequence(let sequence): sequence.items.map { Part(key: nil, value: $0) }
    case .scalar, .empty, .broken: []
    }
  }

  /// The offsets where the entries or items in brackets start.
  fileprivate var flowStarts: [Int] {
    parts.map { Int($0.key?.span.start ?? $0.value.span.start) }
  }
}
