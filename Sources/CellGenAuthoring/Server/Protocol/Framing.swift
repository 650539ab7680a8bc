/// Splits a stream of bytes into the contents of messages.
///
///     frame  → header* '\r\n' content
///     header → name ':' value '\r\n'          only Content-Length matters
///
/// The stream recovers from invalid input: bytes between two headers are skipped and reported once, and the
/// next header is read as usual.
///
/// - Source: Language Server Protocol 3.17, "Base Protocol".
struct Framing {
  enum Frame: Equatable {
    case content([UInt8])
    /// Bytes that belong to no message, with the reason.
    case skipped(String)
  }

  /// More than the manifests of an app.
  static let largestContent = 64 << 20
  /// More than any header.
  static let longestLine = 8 << 10

  private var bytes: [UInt8] = []
  private var position = 0
  /// The length of the content whose header is being read.
  private var length: Int?
  /// True if the empty line after the headers has been read.
  private var isInContent = false
  /// True if the skipped bytes have been reported.
  private var isSkipping = false

  mutating func add(_ part: some Sequence<UInt8>) {
    bytes.removeFirst(position)
    position = 0
    bytes += part
  }

  /// The next frame; nil until more bytes arrive.
  mutating func next() -> Frame? {
    while true {
      if isInContent, let length {
        guard bytes.count - position >= length else { return nil }
        defer { end() }
        position += length
        return .content(Array(bytes[position - length..<position]))
      }
      guard let line = nextLine() else { return nil }
      if let reason = read(line), !isSkipping {
        isSkipping = true
        return .skipped(reason)
      }
    }
  }

  private mutating func end() {
    (length, isInContent, isSkipping) = (nil, false, false)
  }

  /// Reads a line of a header; returns the reason if it is invalid.
  private mutating func read(_ line: ArraySlice<UInt8>) -> String? {
    if line.isEmpty {
      isInContent = length != nil
      return length == nil ? "a message has no 'Content-Length'" : nil
    }
    let parts = line.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isName(parts[0]) else { return "a header has the form 'NAME: VALUE'" }
    guard word(parts[0]).lowercased() == "content-length" else { return nil }
    guard let number = Int(word(parts[1])), number >= 0 else {
      length = nil
      return "'Content-Length' is a whole number, found '\(word(parts[1]).prefix(40))'"
    }
    guard number <= Self.largestContent else {
      length = nil
      return "a message has \(number) bytes, but can have at most \(Self.largestContent)"
    }
    length = number
    return nil
  }

  /// The next line without its line break; nil until it is complete.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else {
      // Input without line breaks has no headers.
      if bytes.count - position > Self.longestLine { position = bytes.count - 1 }
      return nil
    }
    defer { position = end + 1 }
    let line = bytes[position..<end]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Returns true if it can be the name of a header; the end of a truncated message can't.
  private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.count < 64
      && bytes.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// The bytes of a message with its header.
  static func frame(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
