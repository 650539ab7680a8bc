import CellGenCore

/// A comment with the place where it was found.
struct Comment {
  /// From its `#` to the last character that is not white space.
  var text: String
  /// The offset of its `#`.
  var start: Int
  /// The offset at which its line starts.
  var lineStart: Int
  /// How many columns stand before it.
  var column: Int
  /// Whether something else stands before it on its line.
  var isBehind: Bool
  /// The offset at which the last token before it ends.
  var contentEnd: Int
  /// Whether a blank line stands above it.
  var isAfterBlank = false
}

/// The comments of a text in file order: each `#` that is no part of a scalar opens one.
func comments(in source: SourceText, _ root: Node) -> [Comment] {
  var collector = CommentCollector(bytes: source.bytes)
  collector.collect(below: root)
  collector.scan(to: source.bytes.count)
  return collector.comments
}

/// Goes over the bytes between the scalars of a tree.
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

  /// Steps over a scalar; in block text a comment may stand behind the header.
  private mutating func skip(_ scalar: Scalar, _ range: Range<Int>) {
    guard scalar.isBlockText else { return skip(range) }
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

  /// Reads what stands between two scalars.
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
    while isWhiteSpace(bytes[end - 1]) { end -= 1 }
    comments.append(
      Comment(
        text: String(decoding: bytes[start..<end], as: UTF8.self), start: start,
        lineStart: lineStart, column: columns(of: bytes, in: lineStart..<start),
        isBehind: contentEnd > lineStart, contentEnd: contentEnd))
  }
}

// MARK: - Places in a text

/// The offset after the byte order mark, if there is one.
func textStart(of bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// The offset after the signs of a block text's header, as in `|2-`.
func headerEnd(_ start: Int, in bytes: [UInt8]) -> Int {
  var index = start + 1
  while index < bytes.count,
    bytes[index] == Byte.plus || bytes[index] == Byte.dash || isDigit(bytes[index])
  {
    index += 1
  }
  return index
}

/// The start of the line after that of an offset; one past the end if there is none.
func nextLine(_ offset: Int, in bytes: [UInt8]) -> Int {
  var index = offset
  while index < bytes.count, bytes[index] != Byte.lineFeed { index += 1 }
  return index + 1
}

func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
}

/// How many columns a part of a line takes on the screen.
func columns(of bytes: [UInt8], in range: Range<Int>) -> Int {
  if bytes[range].allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return range.count }
  return displayCells(of: bytes, in: range).last.map { $0.column + $0.width } ?? 0
}

func columns(of text: String) -> Int {
  let bytes = Array(text.utf8)
  return columns(of: bytes, in: bytes.indices)
}

extension Scalar {
  /// Whether it was written with `|` or `>`.
  var isBlockText: Bool { style == .literal || style == .folded }
}
