extension DiagnosticRenderer {
  /// A line of a file as it is printed, or the part of a long line around a position.
  ///
  /// - Units: ranges are byte offsets in the file; columns are those of a terminal, from 0.
  struct Excerpt {
    /// The number of columns up to which lines are shown whole.
    static let widest = 100

    let text: String
    private let cells: ArraySlice<DisplayCell>
    /// The column of the first cell, after the mark for an omitted start.
    private let indent: Int

    init(of file: DiagnosticFile, line: Int, around range: Range<Int>) {
      let content = file.content(ofLine: line)
      let near = bytesNear(range.lowerBound, of: content, in: file.source.bytes)
      let all = displayCells(of: file.source.bytes, in: near)
      let cells = cellsNear(range, of: all)
      let cutsStart = (cells.first?.range.lowerBound ?? content.lowerBound) > content.lowerBound
      let cutsEnd = (cells.last?.range.upperBound ?? content.upperBound) < content.upperBound
      let text = cells.map(\.text).joined()
      self.text = (cutsStart ? "..." : "") + text + (cutsEnd ? "..." : "")
      self.cells = cells
      self.indent = cutsStart ? 3 : 0
    }

    /// Returns true if the position is in the part of the line that is shown.
    func shows(_ range: Range<Int>) -> Bool {
      guard let first = cells.first, let last = cells.last else { return true }
      return first.range.lowerBound <= range.lowerBound && range.lowerBound <= last.range.upperBound
    }

    /// The columns to underline, at least one.
    func columns(of range: Range<Int>) -> Range<Int> {
      let start = column(of: range.lowerBound)
      let last = cells.last { $0.range.lowerBound < range.upperBound }
      let end = last.map { $0.column - firstColumn + $0.width + indent } ?? start
      return start..<max(start + 1, end)
    }

    private var firstColumn: Int { cells.first?.column ?? 0 }

    /// The column of the cell that contains a byte; after the last cell, the next column.
    private func column(of offset: Int) -> Int {
      if let cell = cells.first(where: { $0.range.upperBound > offset }) {
        return cell.column - firstColumn + indent
      }
      guard let last = cells.last else { return indent }
      return last.column + last.width - firstColumn + indent
    }
  }
}

/// The bytes to lay out: the whole line, or some bytes before and after the position in a huge one.
///
/// They are cut between scalars, far outside the part that fits in an excerpt.
private func bytesNear(_ offset: Int, of line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  guard line.count > 4096 else { return line }
  var start = max(line.lowerBound, offset - 1024)
  var end = min(line.upperBound, offset + 2048)
  while start > line.lowerBound, start < offset, UTF8.isContinuation(bytes[start]) { start += 1 }
  while end < line.upperBound, end > offset, UTF8.isContinuation(bytes[end]) { end -= 1 }
  return start..<end
}

/// The cells that fit, with a third of them before the position.
private func cellsNear(_ range: Range<Int>, of cells: [DisplayCell]) -> ArraySlice<DisplayCell> {
  let widest = DiagnosticRenderer.Excerpt.widest
  guard let last = cells.last, last.column + last.width > widest else { return cells[...] }
  let place = cells.first { $0.range.upperBound > range.lowerBound } ?? last
  let wanted = place.column > widest * 2 / 3 ? place.column - widest / 3 : 0
  let start = cells.firstIndex { $0.column >= wanted } ?? cells.startIndex
  let limit = cells[start].column + widest
  return cells[start...].prefix { $0.column + $0.width <= limit }
}
