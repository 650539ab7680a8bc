/// A line of Swift, in the pieces that an interpolation puts together.
///
///     w.line("case \(name)(\(type))")
///
/// A ``SwiftWriter`` copies each piece into its file. A `String` of the whole line would be made first, and
/// copied once more; making it takes longer than everything else about the line.
struct SwiftLine: ExpressibleByStringInterpolation {
  let pieces: [String]
  /// The number of its bytes, which is that of its characters in most lines, and never less.
  let length: Int

  init(stringLiteral text: String) {
    pieces = [text]
    length = text.utf8.count
  }

  init(stringInterpolation interpolation: Interpolation) {
    pieces = interpolation.pieces
    length = interpolation.length
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [String] = []
    fileprivate var length = 0

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ text: String) {
      guard !text.isEmpty else { return }
      pieces.append(text)
      length += text.utf8.count
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ line: SwiftLine) {
      for piece in line.pieces { pieces.append(piece) }
      length += line.length
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }
  }

  /// The line as one text.
  var text: String { pieces.joined() }
}
