import CellGenCore

/// Returns the difference between two texts as a unified diff, for `patch` and `git apply`; empty if they are
/// equal.
///
/// Lines are compared by bytes, so the texts don't have to be valid UTF-8.
package func unifiedDiff(of path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
  let (oldLines, newLines) = (lines(of: old), lines(of: new))
  let hunks = hunks(of: edits(from: oldLines, to: newLines))
  guard !hunks.isEmpty else { return [] }
  let header = "--- \(side("a", path))\n+++ \(side("b", path))\n"
  return hunks.reduce(into: Array(header.utf8)) { text, hunk in
    text += Array(hunk.header.utf8)
    for edit in hunk.edits { text += row(edit, oldLines, newLines) }
  }
}

/// Returns the differences between two texts: ranges of bytes of the old text, in order, with their
/// replacements.
package func changedRanges(
  from old: [UInt8], to new: [UInt8]
) -> [(old: Range<Int>, new: [UInt8])] {
  let (oldLines, newLines) = (lines(of: old), lines(of: new))
  var changes: [(old: Range<Int>, new: [UInt8])] = []
  var isOpen = false
  for edit in edits(from: oldLines, to: newLines) {
    guard edit.isChange else {
      isOpen = false
      continue
    }
    let place = edit.position.old
    let start = place < oldLines.count ? oldLines[place].startIndex : old.count
    if !isOpen { changes.append((start..<start, [])) }
    isOpen = true
    switch edit {
    case .keep: break
    case .delete(let line, _):
      changes[changes.count - 1].old =
        changes[changes.count - 1].old.lowerBound..<oldLines[line].endIndex
    case .insert(_, let line): changes[changes.count - 1].new += newLines[line]
    }
  }
  return changes
}

private func side(_ prefix: String, _ path: String) -> String {
  quotedForPatch(prefix + "/" + path.drop { $0 == "/" })
}

/// Returns a name that is safe to print: like git, puts it in quotes with octal escapes if it has control or
/// invisible characters.
///
/// - Source: https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
private func quotedForPatch(_ name: String) -> String {
  if printable(name) == name { return name }
  let escaped = name.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
    case 0x20..<0x7F: String(Unicode.Scalar(byte))
    default:
      "\\" + String(repeating: "0", count: byte < 0o10 ? 2 : byte < 0o100 ? 1 : 0)
        + String(byte, radix: 8)
    }
  }
  return "\"" + escaped.joined() + "\""
}

private typealias Line = ArraySlice<UInt8>

/// Returns the lines with their line breaks; the last one might have none.
private func lines(of text: [UInt8]) -> [Line] {
  var lines: [Line] = []
  var rest = text[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}

private func row(_ edit: Edit, _ old: [Line], _ new: [Line]) -> [UInt8] {
  let (sign, line) =
    switch edit {
    case .keep(let index, _): (" ", old[index])
    case .delete(let index, _): ("-", old[index])
    case .insert(_, let index): ("+", new[index])
    }
  let row = Array(sign.utf8) + line
  return line.last == UInt8(ascii: "\n")
    ? row : row + Array("\n\\ No newline at end of file\n".utf8)
}

// MARK: - Edits

/// A step from the old text to the new.
///
/// - Units: indices of lines from 0, in the old text and in the new. The second index of a deletion, and the
///   first of an insertion, is that of the next line.
private enum Edit {
  case keep(Int, Int)
  case delete(Int, Int)
  case insert(Int, Int)

  var isChange: Bool { if case .keep = self { false } else { true } }

  /// The line in the old text and in the new text.
  var position: (old: Int, new: Int) {
    switch self {
    case .keep(let old, let new), .delete(let old, let new), .insert(let old, let new): (old, new)
    }
  }
}

/// Returns the steps from one list of lines to the other: the common start and end are kept, and the middle
/// is changed in as few steps as possible.
private func edits(from old: [Line], to new: [Line]) -> [Edit] {
  let shorter = min(old.count, new.count)
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
  let middle = shortestEdits(
    numbered(old[start..<old.count - end], new[start..<new.count - end]), at: start)
  let head = (0..<start).map { Edit.keep($0, $0) }
  let tail = (0..<end).map { Edit.keep(old.count - end + $0, new.count - end + $0) }
  return head + middle + tail
}

/// Replaces lines with numbers, which are faster to compare.
private func numbered(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> ([Int], [Int]) {
  var numbers: [Line: Int] = [:]
  func number(_ line: Line) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
  return (old.map(number), new.map(number))
}

/// The maximum number of changed lines to search for; texts that differ more are shown as replaced.
private let maximumChanges = 1000

/// Returns a shortest list of edits, found by Myers' greedy algorithm.
///
/// Row `d` holds the furthest line of the old text that `d` changes can reach on each diagonal `k = old -
/// new`, from `-d` to `d` in steps of 2. The time is proportional to the lines times the changes, so it is
/// short for texts that are nearly equal.
///
/// - Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
private func shortestEdits(_ lines: (old: [Int], new: [Int]), at offset: Int) -> [Edit] {
  let (old, new) = lines
  var rows: [[Int]] = []
  for d in 0...min(old.count + new.count, maximumChanges) {
    var row: [Int] = []
    for i in 0...d {
      var x = d == 0 ? 0 : step(rows[d - 1], i).x
      let k = 2 * i - d
      while x < old.count, x - k < new.count, old[x] == new[x - k] { x += 1 }
      row.append(x)
      if x >= old.count, x - k >= new.count {
        return backtrack(rows + [row], from: i, offset)
      }
    }
    rows.append(row)
  }
  return old.indices.map { .delete($0 + offset, offset) }
    + new.indices.map { .insert(old.count + offset, $0 + offset) }
}

/// Returns the better step onto the diagonal at position `i` of a row: an insertion, which stays at the same
/// line of the old text, or a deletion, which moves to the next one.
private func step(_ last: [Int], _ i: Int) -> (x: Int, isInsertion: Bool) {
  if i == 0 || (i < last.count && last[i - 1] < last[i]) { return (last[i], true) }
  return (last[i - 1] + 1, false)
}

/// Returns the edits that lead to position `i` of the last row, in order.
private func backtrack(_ rows: [[Int]], from end: Int, _ offset: Int) -> [Edit] {
  var edits: [Edit] = []
  var i = end
  for d in rows.indices.reversed() {
    let k = 2 * i - d
    let (start, isInsertion) = d == 0 ? (0, false) : step(rows[d - 1], i)
    for x in (start..<max(start, rows[d][i])).reversed() {
      edits.append(.keep(x + offset, x - k + offset))
    }
    guard d > 0 else { break }
    edits.append(
      isInsertion
        ? .insert(start + offset, start - k - 1 + offset)
        : .delete(start - 1 + offset, start - k + offset))
    if !isInsertion { i -= 1 }
  }
  return edits.reversed()
}

// MARK: - Hunks

/// Changes that are close together, with the surrounding lines.
private struct Hunk {
  var edits: ArraySlice<Edit>

  /// The header: `@@ -3,7 +3,8 @@`
  var header: String {
    let inserted = edits.count { if case .insert = $0 { true } else { false } }
    let deleted = edits.count { if case .delete = $0 { true } else { false } }
    let start = edits.first?.position ?? (old: 0, new: 0)
    let old = range(start.old, edits.count - inserted)
    let new = range(start.new, edits.count - deleted)
    return "@@ -\(old) +\(new) @@\n"
  }

  /// Returns the range in a header. Lines count from 1; an empty range is named by the line before it.
  private func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}

private let context = 3

/// Returns the hunks of a list of edits, each with up to three lines before and after its changes.
private func hunks(of edits: [Edit]) -> [Hunk] {
  var ranges: [Range<Int>] = []
  for index in edits.indices where edits[index].isChange {
    let range = max(0, index - context)..<min(edits.count, index + context + 1)
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
  return ranges.map { Hunk(edits: edits[$0]) }
}
