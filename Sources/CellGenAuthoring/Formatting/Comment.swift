import CellGenCore

/// A comment with its position.
struct Comment {
  /// From its `#` to the last character that isn't white space.
  var text: String
  /// The offset of its `#`.
  var start: Int
  /// The offset at which its line starts.
  var lineStart: Int
  /// The number of columns before it.
  var column: Int
  /// True if something else comes before it on its line.
  var isBehind: Bool
  /// The end of the last token before it.
  var contentEnd: Int
  /// True if there is a blank line above it.
  var isAfterBlank = false

  /// True if it accepts the warnings of a line.
  var isAcceptance: Bool { Acceptance.isAcceptance(text) }
}

/// The comments of a text, in order: each `#` outside scalars starts one.
func comments(in source: SourceText, _ root: Node) -> [Comment] {
  var collector = CommentCollector(bytes: source.bytes)
  collector.collect(below: root)
  collector.scan(to: source.bytes.count)
  return collector.comments
}

/// Scans the bytes between the scalars of a tree.
private struct CommentCollector {
  let bytes: [UInt8]
  var comments: [Comment] = []
  private var position = 0
  private var lineStart = 0
  private var contentEnd = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    position = textStart(of: bytes)
    lineStart = position
    contentEnd = position
  }

  mutating func collect(below node: Node) {
    switch node.content {
    case .empty, .broken: break
    case .scalar(let scalar): skip(scalar, node.span.range)
    case .sequence(let sequence):
      for item in sequence.items { collect(below: item) }
    case .mapping(let mapping):
      for entry in mapping.entries {
        skip(entry.key.span.range)
        collect(below: entry.value)
      }
    }
  }

  /// Skips a scalar; a block scalar can have a comment after its header.
  private mutating func skip(_ scalar: Scalar, _ range: Range<Int>) {
    guard scalar.isBlockScalar else { return skip(range) }
    skip(range.lowerBound..<headerEnd(range.lowerBound, in: bytes))
    let textStart = nextLine(range.lowerBound, in: bytes)
    scan(to: min(textStart, bytes.count))
    if textStart < range.upperBound { skip(textStart..<range.upperBound) }
  }

  private mutating func skip(_ range: Range<Int>) {
    scan(to: range.lowerBound)
    for index in range where bytes[index] == Byte.lineFeed { lineStart = index + 1 }
    position = range.upperBound
    contentEnd = range.upperBound
  }

  /// Reads the comments between two scalars.
  mutating func scan(to end: Int) {
    while position < end {
      switch bytes[position] {
      case Byte.hash: readComment()
      case Byte.lineFeed:
        position += 1
        lineStart = position
      case Byte.space, Byte.tab, Byte.carriageReturn: position += 1
      default:
        position += 1
        contentEnd = position
      }
    }
  }

  private mutating func readComment() {
    let start = position
    while position < bytes.count, bytes[position] != Byte.lineFeed { position += 1 }
    var end = position
    while isBlank(bytes[end - 1]) { end -= 1 }
    comments.append(
      Comment(
        text: String(decoding: bytes[start..<end], as: UTF8.self), start: start,
        lineStart: lineStart, column: columns(of: bytes, in: lineStart..<start),
        isBehind: contentEnd > lineStart, contentEnd: contentEnd))
  }
}

extension Scalar {
  /// True if it was written with `|` or `>`.
  var isBlockScalar: Bool { style == .literal || style == .folded }
}
