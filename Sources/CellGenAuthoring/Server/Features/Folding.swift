import CellGenCore

extension Feature {
  /// The parts of a manifest that can be folded: the lines below a key or a dash, and comments that span
  /// lines.
  static let folding = Feature(
    "textDocument/foldingRange", capability: ["foldingRangeProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    var folds = comments(in: manifest.lines)
    if let tree = manifest.tree { folds += parts(of: tree, in: manifest.lines) }
    var starts: Set<Int> = []
    // Editors show one fold per line; the outer one comes first.
    return .array(
      folds.sorted { ($0.first, -$0.last) < ($1.first, -$1.last) }
        .filter { $0.first < $0.last && starts.insert($0.first).inserted }.map(\.json))
  }
}

/// Lines that fold into the first one.
private struct Fold {
  var first: Int
  var last: Int
  var isComment = false

  var json: JSON {
    let json: JSON = ["startLine": .integer(first), "endLine": .integer(last)]
    return isComment ? json.merging(["kind": "comment"]) : json
  }
}

private func parts(of node: Node, in lines: TextLines) -> [Fold] {
  switch node.content {
  case .mapping(let mapping):
    mapping.entries.flatMap { entry in
      [fold(from: entry.key.span, to: entry.value, lines)] + parts(of: entry.value, in: lines)
    }
  case .sequence(let list):
    list.items.flatMap { item in
      [fold(from: item.span, to: item, lines)] + parts(of: item, in: lines)
    }
  case .scalar, .empty, .broken: []
  }
}

private func fold(from start: SourceSpan, to node: Node, _ lines: TextLines) -> Fold {
  var end = max(start.range.upperBound, node.span.range.upperBound)
  // A text block ends with the line break after it.
  while end > start.range.lowerBound, isSpace(lines.bytes[end - 1]) { end -= 1 }
  return Fold(
    first: lines.line(of: start.range.lowerBound),
    last: lines.line(of: max(start.range.lowerBound, end - 1)))
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Consecutive comments on their own lines.
private func comments(in lines: TextLines) -> [Fold] {
  var folds: [Fold] = []
  for line in 0..<lines.count {
    let text = lines.bytes[lines.content(of: line)].drop { $0 == UInt8(ascii: " ") }
    guard text.first == UInt8(ascii: "#") else { continue }
    if folds.last?.last == line - 1 {
      folds[folds.count - 1].last = line
    } else {
      folds.append(Fold(first: line, last: line, isComment: true))
    }
  }
  return folds
}
