/// A statement, by its lines and those of its blocks.
struct Statement {
  var lines: ClosedRange<Int>
  /// The code of the first line.
  var head: String
  /// The function that it's in, such as `configure`.
  var function: String
  /// True if it's alone in its block, whose value it could be.
  var isAlone: Bool
  /// True if it's in the function's block rather than in one of a statement.
  var isOutermost: Bool
}

extension GeneratedFile {
  /// All statements in functions, computed properties, and blocks of them.
  var statements: [Statement] {
    var found: [Statement] = []
    for item in items(in: 0...(lines.count - 1)) { declaration(item, &found) }
    return found.filter { shipped.contains($0.lines.lowerBound) }
  }

  private func declaration(_ item: ClosedRange<Int>, _ found: inout [Statement]) {
    let words = lines[item.lowerBound].tokens.map { tokens[$0].text }
    guard let head = words.first(where: { Self.introducers.contains($0) }),
      let block = blocks(in: item).first
    else { return }
    switch head {
    case "func", "init", "var":
      let name = words[(words.firstIndex(of: head)! + 1)...].first ?? ""
      statements(in: block, of: head == "func" ? name : head, isOutermost: true, &found)
    default: for inner in items(in: block) { declaration(inner, &found) }
    }
  }

  private static let introducers: Set = [
    "class", "struct", "enum", "extension", "func", "init", "var",
  ]

  private func statements(
    in block: ClosedRange<Int>, of function: String, isOutermost: Bool, _ found: inout [Statement]
  ) {
    let items = items(in: block)
    for item in items {
      let head = lines[item.lowerBound].code
      if head.hasPrefix("case ") || head.hasPrefix("default:") {
        // The branch of a switch, whose lines are the rest of the item.
        if item.count > 1 {
          statements(
            in: (item.lowerBound + 1)...item.upperBound, of: function, isOutermost: false, &found)
        }
        continue
      }
      found.append(
        Statement(
          lines: item, head: head, function: function, isAlone: items.count == 1,
          isOutermost: isOutermost))
      for inner in blocks(in: item) {
        statements(in: inner, of: function, isOutermost: false, &found)
      }
    }
  }

  /// The statements, declarations, or branches of some lines: each goes on while a bracket is open, or lines are
  /// indented further.
  func items(in block: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var items: [ClosedRange<Int>] = []
    var line = block.lowerBound
    while line <= block.upperBound {
      guard !lines[line].code.isEmpty else {
        line += 1
        continue
      }
      let start = line
      var last = line
      var depth = balance(of: line)
      line += 1
      while line <= block.upperBound {
        let isInside =
          lines[line].code.isEmpty
          ? depth > 0 : depth > 0 || lines[line].indent > lines[start].indent
        guard isInside else { break }
        depth += balance(of: line)
        if !lines[line].code.isEmpty { last = line }
        line += 1
      }
      items.append(start...last)
    }
    return items
  }

  private func balance(of line: Int) -> Int {
    lines[line].tokens.reduce(0) { sum, token in
      sum + (tokens[token].kind == .open ? 1 : tokens[token].kind == .close ? -1 : 0)
    }
  }

  /// The lines in the outermost braces of an item.
  private func blocks(in item: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var blocks: [ClosedRange<Int>] = []
    var token = lines[item.lowerBound].tokens.lowerBound
    let end = lines[item.upperBound].tokens.upperBound
    while token < end {
      if tokens[token].text == "{", let partner = tokens[token].partner {
        let (first, last) = (tokens[token].line + 1, tokens[partner].line - 1)
        if first <= last {
          blocks.append(first...last)
          token = partner
        }
      }
      token += 1
    }
    return blocks
  }

  func bytes(of statement: Statement) -> Range<Int> {
    lines[statement.lines.lowerBound].range
      .lowerBound..<lines[statement.lines.upperBound].range.upperBound
  }
}
