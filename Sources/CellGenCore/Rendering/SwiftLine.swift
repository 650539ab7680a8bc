/// A line of Swift, in the pieces that an interpolation puts together.
///
///     w.line("case \(name)(\(type))")
///
/// A ``SwiftWriter`` copies each piece into its file. A `String` of the whole line would be made first, and
/// copied once more; making it takes longer than everything else about the line.
struct SwiftLine: ExpressibleByStringInterpolation {
  /// The number of its bytes, which is that of its characters in most lines, and never less.
  private(set) var length = 0
  private var count = 0
  /// The first pieces, which are all that most lines have: an array of them would have to be allocated and
  /// freed for each line.
  private var first = ("", "", "", "", "", "")
  private var others: [String] = []

  private init() {}

  init(stringLiteral text: String) { append(text) }

  init(stringInterpolation interpolation: Interpolation) { self = interpolation.line }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var line = SwiftLine()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { line.append(text) }

    mutating func appendInterpolation(_ text: String) { line.append(text) }

    mutating func appendInterpolation(_ other: SwiftLine) {
      other.forEachPiece { line.append($0) }
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      line.append(value.description)
    }
  }

  private mutating func append(_ piece: String) {
    guard !piece.isEmpty else { return }
    switch count {
    case 0: first.0 = piece
    case 1: first.1 = piece
    case 2: first.2 = piece
    case 3: first.3 = piece
    case 4: first.4 = piece
    case 5: first.5 = piece
    default: others.append(piece)
    }
    length += piece.utf8.count
    count += 1
  }

  /// Hands on each piece, in order.
  func forEachPiece(_ use: (String) -> Void) {
    if count > 0 { use(first.0) }
    if count > 1 { use(first.1) }
    if count > 2 { use(first.2) }
    if count > 3 { use(first.3) }
    if count > 4 { use(first.4) }
    if count > 5 { use(first.5) }
    if count > 6 { for piece in others { use(piece) } }
  }

  /// The line as one text.
  var text: String {
    var text = ""
    text.reserveCapacity(length)
    forEachPiece { text += $0 }
    return text
  }
}
