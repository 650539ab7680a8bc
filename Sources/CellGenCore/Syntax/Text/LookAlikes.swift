/// Returns true if a character is invisible, or is white space other than U+0020, and is therefore not
/// allowed in a plain scalar.
///
/// U+200C and U+200D are allowed because Persian and emoji need them, and so are variation selectors, which
/// occur in emoji.
package func isInvisible(_ value: UInt32) -> Bool {
  switch value {
  case 0x85, 0xA0, 0xAD, 0x1680, 0x180E, 0x3000, 0xFEFF: return true
  case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0: return true
  case 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F: return true
  case 0x205F...0x2064, 0x2066...0x206F, 0xFFF9...0xFFFB: return true
  default: return false
  }
}

/// Returns true if a character reorders the text around it.
func isBidirectionalControl(_ value: UInt32) -> Bool {
  (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
}

/// The character that a look-alike was probably meant to be.
enum LookAlike: Sendable {
  case space, nothing, dash, colon, comma, quote

  init?(_ value: UInt32) {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0xAD, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0xFEFF: self = .nothing
    case 0x2010...0x2015, 0x2022, 0x2043, 0x2212, 0xB7, 0xFE58, 0xFE63, 0xFF0D: self = .dash
    case 0x2236, 0xA789, 0xFE13, 0xFE55, 0xFF1A: self = .colon
    case 0x3001, 0xFE10, 0xFE50, 0xFF0C: self = .comma
    case 0x2018...0x201F: self = .quote
    default: return nil
    }
  }
}

/// Returns true for one of the four quotes that word processors substitute for `"` and `'`.
func isCurlyQuote(_ value: UInt32) -> Bool {
  value == 0x2018 || value == 0x2019 || value == 0x201C || value == 0x201D
}
