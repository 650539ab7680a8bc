import CellGenCore

/// A scalar written with `|` or `>`: its lines without their indentation.
struct BlockScalar {
  /// As in `|`, `>-` or `|2+`.
  var header: String
  var lines: [String]
  /// True if its trailing blank lines are part of it.
  var keepsBlankLines: Bool

  /// - Parameter range: from the header to the end of the last line.
  /// - Parameter parentColumn: the column of its key or dash, which a digit in the header counts from.
  init(_ style: Scalar.Style, _ range: Range<Int>, parentColumn: Int, in bytes: [UInt8]) {
    let signs = bytes[range.lowerBound + 1..<headerEnd(range.lowerBound, in: bytes)]
    let digit = signs.first(where: isDigit).map { Int($0 - UInt8(ascii: "0")) }
    let chomping = signs.first { !isDigit($0) }
    keepsBlankLines = chomping == Byte.plus
    let start = nextLine(range.lowerBound, in: bytes)
    let raw = start <= range.upperBound ? textLines(bytes[start..<range.upperBound]) : []
    lines = stripped(raw, indent: digit.map { $0 + parentColumn } ?? textIndent(raw))
    while !keepsBlankLines, lines.last == "" { lines.removeLast() }
    // The writer indents every text by two spaces, the number that the digit gives.
    let needsDigit = lines.first { $0 != "" }.map { isBlank($0.utf8.first ?? 0) } ?? false
    header = (style == .literal ? "|" : ">") + (needsDigit ? "2" : "")
    if let chomping { header += String(Character(Unicode.Scalar(chomping))) }
  }
}

private func textLines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).map { line in
    line.last == Byte.carriageReturn ? line.dropLast() : line
  }
}

/// The indentation of the first line that is not blank.
private func textIndent(_ lines: [ArraySlice<UInt8>]) -> Int {
  let indents = lines.map { line in (line.prefix { $0 == Byte.space }.count, line.count) }
  return indents.first { $0 < $1 }?.0 ?? .max
}

private func stripped(_ lines: [ArraySlice<UInt8>], indent: Int) -> [String] {
  lines.map { line in
    let spaces = min(indent, line.prefix { $0 == Byte.space }.count)
    return String(decoding: line.dropFirst(spaces), as: UTF8.self)
  }
}
