/// The ASCII characters with a meaning in YAML.
package enum Byte {
  package static var tab: UInt8 { 0x09 }
  package static var lineFeed: UInt8 { 0x0A }
  package static var carriageReturn: UInt8 { 0x0D }
  package static var space: UInt8 { 0x20 }
  package static var exclamation: UInt8 { 0x21 }
  package static var doubleQuote: UInt8 { 0x22 }
  package static var hash: UInt8 { 0x23 }
  package static var percent: UInt8 { 0x25 }
  package static var ampersand: UInt8 { 0x26 }
  package static var singleQuote: UInt8 { 0x27 }
  package static var openParenthesis: UInt8 { 0x28 }
  package static var asterisk: UInt8 { 0x2A }
  package static var plus: UInt8 { 0x2B }
  package static var comma: UInt8 { 0x2C }
  package static var dash: UInt8 { 0x2D }
  package static var dot: UInt8 { 0x2E }
  package static var slash: UInt8 { 0x2F }
  package static var zero: UInt8 { 0x30 }
  package static var colon: UInt8 { 0x3A }
  package static var semicolon: UInt8 { 0x3B }
  package static var less: UInt8 { 0x3C }
  package static var equals: UInt8 { 0x3D }
  package static var greater: UInt8 { 0x3E }
  package static var question: UInt8 { 0x3F }
  package static var at: UInt8 { 0x40 }
  package static var openBracket: UInt8 { 0x5B }
  package static var backslash: UInt8 { 0x5C }
  package static var closeBracket: UInt8 { 0x5D }
  package static var backquote: UInt8 { 0x60 }
  package static var openBrace: UInt8 { 0x7B }
  package static var bar: UInt8 { 0x7C }
  package static var closeBrace: UInt8 { 0x7D }
}

/// Returns true if a byte is one of `0`-`9`.
package func isDigit(_ byte: UInt8) -> Bool {
  byte >= 0x30 && byte <= 0x39
}

/// Returns true if a byte is one of `A`-`Z`.
func isUpper(_ byte: UInt8) -> Bool {
  byte >= 0x41 && byte <= 0x5A
}

/// Returns true if a byte is one of `a`-`z`.
func isLower(_ byte: UInt8) -> Bool {
  byte >= 0x61 && byte <= 0x7A
}

/// Returns true if a byte is a space or a tab, YAML's white space.
package func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == Byte.space || byte == Byte.tab
}

/// Returns true if a byte is a letter, a digit, `_` or part of a character outside ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: return true
  default: return false
  }
}

/// The value of a byte `0`-`9`, `A`-`F` or `a`-`f`.
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: return UInt32(byte - 0x30)
  case 0x41...0x46: return UInt32(byte - 0x37)
  case 0x61...0x66: return UInt32(byte - 0x57)
  default: return nil
  }
}

/// Returns true if a byte is one of `, [ ] { }`.
func isFlowIndicator(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return true
  default: return false
  }
}

/// Returns true if a byte opens a list or a mapping in brackets.
func isFlowOpener(_ byte: UInt8) -> Bool {
  byte == Byte.openBracket || byte == Byte.openBrace
}

func isFlowCloser(_ byte: UInt8) -> Bool {
  byte == Byte.closeBracket || byte == Byte.closeBrace
}
