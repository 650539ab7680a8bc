/// A line of Swift, in the pieces that an interpolation puts together.
///
///     w.line("case \(name)(\(type))")
///
/// A ``SwiftWriter`` copies each piece into its file. A `String` of the whole line would be made first, and
/// copied once more; making it takes longer than everything else about the line.
struct SwiftLine: ExpressibleByStringInterpolation {
  private(set) var pieces: [String]

  init(stringLiteral text: String) { pieces = [text] }

  init(stringInterpolation interpolation: Interpolation) { pieces = interpolation.pieces }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { pieces.append(text) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ line: SwiftLine) { pieces += line.pieces }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }
  }

  /// The line as one text.
  var text: String { pieces.joined() }

  /// The number of its bytes, which is that of its characters in most lines, and never less.
  var length: Int {
    var length = 0
    for piece in pieces { length += piece.utf8.count }
    return length
  }
}
