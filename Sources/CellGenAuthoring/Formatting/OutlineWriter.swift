/// The text of a fitted outline.
func write(_ outline: Outline) -> String {
  var writer = OutlineWriter()
  writer.write(outline.beforeStart, column: 0)
  if let start = outline.start { writer.line("---", behind: start.comment) }
  writer.write(outline.header, column: 0)
  writer.writeRoot(outline.root)
  writer.write(outline.below, column: 0)
  if let end = outline.end { writer.line("...", behind: end.comment) }
  writer.write(outline.afterEnd, column: 0)
  return alignedLines(writer.lines).map { $0 + "\n" }.joined()
}

/// A line with the comment after it.
struct OutlineLine {
  var text: String
  var comment: Comment?
}

/// Writes slots as lines; the indentation is passed down.
private struct OutlineWriter {
  var lines: [OutlineLine] = []
  /// The dashes of the items that begin on the next line.
  private var prefix: String?
  /// True if a blank line would become part of the block scalar above.
  private var isAfterKeptText = false

  mutating func writeRoot(_ root: Slot) {
    switch root.value {
    case .collection(let collection): write(collection, column: 0, isRoot: true)
    case .lines(let texts):
      if root.isAfterBlank { blank() }
      write(texts, after: "", column: 0, behind: root.behind.first)
    case .empty, .scalar, .blockScalar: break
    }
    write(root.inside, column: 0)
  }

  mutating func write(_ comments: [Comment], column: Int) {
    for comment in comments {
      if comment.isAfterBlank { blank() }
      line(indentation(column) + comment.text)
    }
  }

  private mutating func write(_ collection: Collection, column: Int, isRoot: Bool = false) {
    for (index, slot) in collection.slots.enumerated() {
      var slot = slot
      if index == 0, !isRoot { slot.startsAfterBlank = false }
      write(slot, column: column)
    }
    write(collection.below, column: column)
  }

  private mutating func write(_ slot: Slot, column: Int) {
    write(slot.above, column: column)
    if slot.isAfterBlank { blank() }
    let head = takePrefix(column) + (slot.key.map { $0.keyLine(inFlow: false) + ":" } ?? "-")
    let comment = slot.behind.first
    switch slot.value {
    case .empty: line(head, behind: comment)
    case .lines(let texts): write(texts, after: head + " ", column: column + 2, behind: comment)
    case .blockScalar(let scalar):
      write(scalar, after: head + " ", column: column + 2, behind: comment)
    case .collection(let collection):
      if slot.key == nil { prefix = head + " " } else { line(head, behind: comment) }
      write(collection, column: column + 2)
    case .scalar: preconditionFailure("a fitted scalar is lines")
    }
    write(slot.inside, column: column + 2)
  }

  private mutating func write(
    _ texts: [String], after head: String, column: Int, behind comment: Comment?
  ) {
    for (index, text) in texts.enumerated() {
      let isLast = index == texts.count - 1
      line((index == 0 ? head : indentation(column)) + text, behind: isLast ? comment : nil)
    }
  }

  private mutating func write(
    _ block: BlockScalar, after head: String, column: Int, behind comment: Comment?
  ) {
    line(head + block.header, behind: comment)
    for text in block.lines { line(text.isEmpty ? "" : indentation(column) + text) }
    isAfterKeptText = block.keepsBlankLines
  }

  private mutating func takePrefix(_ column: Int) -> String {
    defer { prefix = nil }
    return prefix ?? indentation(column)
  }

  mutating func line(_ text: String, behind comment: Comment? = nil) {
    lines.append(OutlineLine(text: text, comment: comment))
    isAfterKeptText = false
  }

  /// Writes a blank line if one is allowed: not at the top, and not after a dash.
  private mutating func blank() {
    if !lines.isEmpty, prefix == nil, !isAfterKeptText { line("") }
  }

  private func indentation(_ count: Int) -> String { String(repeating: " ", count: count) }
}

// MARK: - Comments at the ends of lines

/// The lines with their comments.
///
/// Consecutive comments that were aligned stay aligned: in the same column if all lines are shorter,
/// otherwise two columns after the longest line. Other comments start two columns after their lines.
private func alignedLines(_ lines: [OutlineLine]) -> [String] {
  var texts = lines.map(\.text)
  let commented = lines.indices.filter { lines[$0].comment != nil }
  for run in runs(commented, of: lines) {
    let widths = run.map { columns(of: texts[$0]) }
    let longest = widths.max() ?? 0
    let column = lines[run[0]].comment?.column ?? 0
    let isKept = run.count > 1 && column > longest
    let target = isKept ? column : longest + 2
    for (index, width) in zip(run, widths) {
      texts[index] += String(repeating: " ", count: target - width)
      texts[index] += lines[index].comment?.text ?? ""
    }
  }
  return texts
}

/// Consecutive comments that were in the same column.
private func runs(_ commented: [Int], of lines: [OutlineLine]) -> [[Int]] {
  var runs: [[Int]] = []
  for index in commented {
    if let last = runs.last?.last, lines[last].comment?.column == lines[index].comment?.column {
      runs[runs.count - 1].append(index)
    } else {
      runs.append([index])
    }
  }
  return runs
}
