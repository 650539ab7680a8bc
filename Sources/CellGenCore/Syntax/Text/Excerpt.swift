extension ManifestBytes {
  /// Returns text of the manifest for a message: in single quotes, as typed, cut off at 40 characters.
  func quote(_ start: Int, _ end: Int) -> String { "'\(excerpt(start, end))'" }

  /// Returns text of the manifest for a message, with invisible characters spelled out as `U+001B`.
  ///
  /// - Units: a character is a Unicode scalar here.
  func excerpt(_ start: Int, _ end: Int) -> String {
    var text = ""
    var offset = start
    var count = 0
    while offset < end {
      if count == 40 { return text + "…" }
      let (value, length) = scalar(offset)
      text += printable(value)
      offset += length
      count += 1
    }
    return text
  }

  /// Returns a bracket or a quote as text.
  func excerpt(of byte: UInt8) -> String { String(Character(Unicode.Scalar(byte))) }
}

/// A scalar as it is shown in a message.
func printable(_ value: UInt32) -> String {
  guard !isUnprintable(value), let scalar = Unicode.Scalar(value) else { return codePoint(value) }
  return String(Character(scalar))
}

/// A scalar's name in the form `U+00A0`.
package func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// Returns true for a character that readers of a message could not see, or that would disrupt the terminal.
private func isUnprintable(_ value: UInt32) -> Bool {
  value < 0x20 || (0x7F...0xA0).contains(value) || value == 0xFFFE || value == 0xFFFF
    || isInvisible(value)
}
