/// A position in the notation of compilers.
///
/// - Units: both count from 1; `column` counts UTF-8 bytes, as swiftc and clang do, so a tab is one
///   and a byte order mark three.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The starts of a text's lines, to convert many offsets to locations.
///
/// - Units: byte offsets from 0, ascending; the first is 0. A line ends with LF; the CR of a CRLF belongs to
///   its line.
package struct LineTable: Sendable {
  package let starts: [Int]

  package init(_ source: SourceText) {
    var starts = [0]
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// The location of a byte offset; an offset past the end counts as the end.
  package func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - starts[low] + 1)
  }
}
