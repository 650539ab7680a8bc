/// A line of Swift, built by string interpolation.
///
///     w.line("case \(name)(\(type))")
///
/// The value stores its bytes inline, and a ``SwiftWriter`` copies them into its file in one step. A `String`
/// for the whole line would have to be allocated and freed, which takes longer than everything else combined.
struct SwiftLine: ExpressibleByStringInterpolation {
  /// The number of its bytes, which equals its number of characters in most lines, and is never less.
  private(set) var length = 0
  /// The bytes of a line that is short enough.
  private var inline: Inline = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// All bytes of a longer line.
  private var long: [UInt8] = []

  /// Space for a line of the maximum width and a little more.
  private typealias Inline = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )

  private init() {}

  init(stringLiteral text: String) { append(text) }

  init(stringInterpolation interpolation: Interpolation) { self = interpolation.line }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var line = SwiftLine()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { line.append(text) }

    mutating func appendInterpolation(_ text: String) { line.append(text) }

    mutating func appendInterpolation(_ other: SwiftLine) {
      other.withBytes { line.append($0) }
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      line.append(value.description)
    }
  }

  private mutating func append(_ text: String) { text.withBytes { append($0) } }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let end = length + bytes.count
    if end <= MemoryLayout<Inline>.size {
      withUnsafeMutableBytes(of: &inline) { room in
        (room.baseAddress! + length).copyMemory(from: start, byteCount: bytes.count)
      }
    } else {
      if long.isEmpty { long = withBytes { Array($0) } }
      long.append(contentsOf: bytes)
    }
    length = end
  }

  /// Passes its UTF-8 bytes to a closure.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if !long.isEmpty { return long.withUnsafeBufferPointer(use) }
    return withUnsafePointer(to: inline) { room in
      room.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout<Inline>.size) { start in
        use(UnsafeBufferPointer(start: start, count: length))
      }
    }
  }

  /// The line as a string.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
