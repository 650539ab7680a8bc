/// An encoding other than UTF-8, detected from the first bytes of a text.
enum ForeignEncoding: Equatable {
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// Detects the encoding from a byte order mark, or from the zero bytes in ASCII text.
  ///
  /// - Parameter first: the first four bytes, or fewer if the text is shorter.
  init?(first: some Swift.Collection<UInt8>) {
    let bytes = Array(first.prefix(4))
    switch bytes {
    case [0xFF, 0xFE, 0, 0]: self = .utf32(isBigEndian: false)
    case [0, 0, 0xFE, 0xFF]: self = .utf32(isBigEndian: true)
    case _ where bytes.starts(with: [0xFF, 0xFE]): self = .utf16(isBigEndian: false)
    case _ where bytes.starts(with: [0xFE, 0xFF]): self = .utf16(isBigEndian: true)
    default:
      switch bytes.map({ $0 == 0 }) {
      case [true, true, true, false]: self = .utf32(isBigEndian: true)
      case [false, true, true, true]: self = .utf32(isBigEndian: false)
      case [true, false, true, false]: self = .utf16(isBigEndian: true)
      case [false, true, false, true]: self = .utf16(isBigEndian: false)
      default: return nil
      }
    }
  }

  var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }

  /// The number of bytes in a code unit.
  private var width: Int {
    switch self {
    case .utf16: 2
    case .utf32: 4
    }
  }

  private var isBigEndian: Bool {
    switch self {
    case .utf16(let isBigEndian), .utf32(let isBigEndian): isBigEndian
    }
  }

  /// The character at an offset of a text, and its length; the character is nil if there is none.
  func scalar(at offset: Int, of bytes: [UInt8]) -> (scalar: Unicode.Scalar?, length: Int) {
    guard offset % width == 0, let unit = unit(at: offset, of: bytes) else { return (nil, 1) }
    if width == 2, (0xD800..<0xDC00).contains(unit), let low = self.unit(at: offset + 2, of: bytes),
      (0xDC00..<0xE000).contains(low)
    {
      return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 4)
    }
    return (Unicode.Scalar(unit), width)
  }

  private func unit(at offset: Int, of bytes: [UInt8]) -> UInt32? {
    guard offset + width <= bytes.count else { return nil }
    let unit = bytes[offset..<offset + width]
    let digits = isBigEndian ? Array(unit) : unit.reversed()
    return digits.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
