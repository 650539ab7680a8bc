import CellGenCore

/// The text of a scalar or a key, with its quotes.
struct QuotableText {
  var text: String
  /// The scalar as written.
  private let written: String
  private let style: Scalar.Style

  /// The scalar at a range of the source.
  init(_ scalar: Scalar, _ range: Range<Int>, in bytes: [UInt8]) {
    text = scalar.text
    style = scalar.style
    written = String(decoding: bytes[range], as: UTF8.self)
  }

  init(_ key: Mapping.Key, in bytes: [UInt8]) {
    let style: Scalar.Style =
      switch bytes[Int(key.span.start)] {
      case Byte.doubleQuote: .doubleQuoted
      case Byte.singleQuote: .singleQuoted
      default: .plain
      }
    self.init(Scalar(text: key.text, style: style), key.span.range, in: bytes)
  }

  /// Text that isn't written yet.
  init(new text: String) {
    self.text = text
    written = doubleQuoted(text)
    style = .doubleQuoted
  }

  /// Text that is written without quotes.
  init(newPlain text: String) {
    self.text = text
    written = text
    style = .plain
  }

  /// The text on one line: plain if possible, otherwise in double quotes.
  func line(inFlow: Bool) -> String {
    switch style {
    case .plain where !inFlow || isPlainToAll(written): written
    case _ where !meansMore(text) && isPlain(text, inFlow: inFlow): text
    case .doubleQuoted where !isFolded: written
    default: doubleQuoted(text)
    }
  }

  /// The text of a key on one line, which must not become longer than the limit for implicit keys.
  func keyLine(inFlow: Bool) -> String {
    let line = line(inFlow: inFlow)
    return line.unicodeScalars.count <= 1024 ? line : written
  }

  /// The text in a block: on one line, or folded if it had several lines and doesn't fit on one.
  ///
  /// - Units: the free columns of the first line and of the others.
  func lines(first: Int, others: Int) -> [String] {
    let line = line(inFlow: false)
    guard isFolded, columns(of: line) > first else { return [line] }
    let folded = fold(doubleQuoted(text), first: first, others: others)
    return folded.count > 1 ? folded : [line]
  }

  private var isFolded: Bool { style != .plain && written.utf8.contains(Byte.lineFeed) }
}

// MARK: - Plain

/// True if every YAML reader reads the text without quotes as the same text.
///
/// A text keeps its quotes if it looks like a number, a date, a boolean or null, or begins like an item, a
/// marker or another language's comment.
private func isPlain(_ text: String, inFlow: Bool) -> Bool {
  guard let first = text.unicodeScalars.first, isPlainFirst(first), !looksTyped(text),
    !text.hasPrefix("..."), !text.hasPrefix("//"), !text.hasPrefix("/*"),
    text.unicodeScalars.allSatisfy(isPlainScalar)
  else { return false }
  let utf8 = Array(text.utf8)
  return utf8.withUnsafeBufferPointer { buffer in
    let bytes = ManifestBytes(buffer, file: 0)
    return bytes.isPlainStart(0, inFlow: inFlow)
      && bytes.scanPlain(0, inFlow: inFlow) == buffer.count
      && (!inFlow || isPlainToAll(text))
  }
}

/// True if PyYAML also reads a plain scalar in brackets as this text. Up to version 6.0.3, as tested, a `?`
/// ends it there, although YAML 1.2.2 §7.3.3 allows it.
private func isPlainToAll(_ text: String) -> Bool { !text.utf8.contains(Byte.question) }

private func isPlainFirst(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/", "$", "(": true
  default: scalar.value >= 0x80
  }
}

/// Returns true if a plain scalar can contain a character.
private func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
  default: !isInvisible(scalar.value)
  }
}

/// Returns true if a YAML 1.1 or 1.2 reader would read a text as something else.
private func looksTyped(_ text: String) -> Bool {
  let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan"]
  if words.contains(text.lowercased()) { return true }
  var bytes = text.utf8[...]
  if bytes.first == Byte.dot { bytes.removeFirst() }
  guard let first = bytes.first, isDigit(first) else { return false }
  return bytes.allSatisfy { isDigit($0) || "abcdefoxABCDEFOX_.:+-TtZz ".utf8.contains($0) }
}

/// Returns true if unquoted text has another meaning in a manifest: `Theme.title` is a Swift member, and
/// `none` is no value.
func meansMore(_ text: String) -> Bool {
  ["none", "nil"].contains(text) || text.hasPrefix(".") || isMemberPath(text)
}

// MARK: - Double quotes

private func doubleQuoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars { result += doubleQuoted(scalar) }
  return result + "\""
}

private func doubleQuoted(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\t": "\\t"
  case "\r": "\\r"
  case "\0": "\\0"
  case _ where !isPlainScalar(scalar): hexEscape(scalar.value)
  default: String(scalar)
  }
}

private func hexEscape(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  let count = value <= 0xFF ? 2 : value <= 0xFFFF ? 4 : 8
  let sign = value <= 0xFF ? "x" : value <= 0xFFFF ? "u" : "U"
  return "\\" + sign + String(repeating: "0", count: count - digits.utf8.count) + digits
}

/// Breaks a quoted text at single spaces; a reader turns the line breaks back into spaces.
private func fold(_ quoted: String, first: Int, others: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in foldableWords(quoted) {
    let room = lines.isEmpty ? first : others
    if !line.isEmpty, columns(of: line) + 1 + columns(of: word) > room {
      lines.append(line)
      line = word
    } else {
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  return lines + [line]
}

/// The parts of a quoted text, separated by single spaces that have something on both sides.
private func foldableWords(_ quoted: String) -> [String] {
  let bytes = Array(quoted.utf8)
  var words: [String] = []
  var start = 0
  for index in bytes.indices.dropFirst(2).dropLast(2) where bytes[index] == Byte.space {
    guard bytes[index - 1] != Byte.space, bytes[index + 1] != Byte.space else { continue }
    words.append(String(decoding: bytes[start..<index], as: UTF8.self))
    start = index + 1
  }
  return words + [String(decoding: bytes[start...], as: UTF8.self)]
}
