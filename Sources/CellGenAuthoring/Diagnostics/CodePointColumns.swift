import CellGenCore

/// The columns of a text in code points, for tools that don't count bytes.
///
/// Counts at regular intervals make columns cheap to compute, even in very long lines.
///
/// - Units: columns count from 1; a byte order mark at the start of the file is not counted.
struct CodePointColumns {
  private let file: DiagnosticFile
  /// The number of code points that begin before each multiple of the interval.
  private let counts: [Int]
  private let distance = 256

  init(_ file: DiagnosticFile) {
    self.file = file
    let bytes = file.source.bytes
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: distance) {
      let end = min(start + distance, bytes.count)
      counts.append(counts[counts.count - 1] + codePoints(in: bytes[start..<end]))
    }
    self.counts = counts
  }

  /// The location of a byte offset.
  func location(at offset: Int) -> SourceLocation {
    let line = file.lines.location(at: offset).line
    let lineStart = file.lines.starts[line - 1]
    let hasMark = line == 1 && offset >= 3 && file.source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let column = count(before: offset) - count(before: lineStart) + (hasMark ? 0 : 1)
    return SourceLocation(line: line, column: column)
  }

  private func count(before offset: Int) -> Int {
    let block = offset / distance
    return counts[block] + codePoints(in: file.source.bytes[block * distance..<offset])
  }
}

/// The number of code points that begin in a range of bytes; stray continuation bytes belong to the code
/// point before them.
private func codePoints(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.count { $0 & 0xC0 != 0x80 }
}
