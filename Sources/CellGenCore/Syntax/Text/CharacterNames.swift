/// A character's code point and, if it is often pasted by mistake, its Unicode name.
func characterName(_ value: UInt32) -> String {
  let name = unicodeName(value)
  return name.isEmpty ? codePoint(value) : codePoint(value) + " " + name
}

private func unicodeName(_ value: UInt32) -> String {
  switch value {
  case 0x00: return "NULL"
  case 0x08: return "BACKSPACE"
  case 0x0B: return "LINE TABULATION"
  case 0x0C: return "FORM FEED"
  case 0x1B: return "ESCAPE"
  case 0x7F: return "DELETE"
  case 0x85: return "NEXT LINE"
  case 0xA0: return "NO-BREAK SPACE"
  case 0xAD: return "SOFT HYPHEN"
  case 0xB7: return "MIDDLE DOT"
  case 0x34F: return "COMBINING GRAPHEME JOINER"
  case 0x115F: return "HANGUL CHOSEONG FILLER"
  case 0x1160: return "HANGUL JUNGSEONG FILLER"
  case 0x1680: return "OGHAM SPACE MARK"
  case 0x180E: return "MONGOLIAN VOWEL SEPARATOR"
  case 0x2800: return "BRAILLE PATTERN BLANK"
  case 0x3000: return "IDEOGRAPHIC SPACE"
  case 0x3001: return "IDEOGRAPHIC COMMA"
  case 0x3164: return "HANGUL FILLER"
  case 0xA789: return "MODIFIER LETTER COLON"
  case 0xFEFF: return "BYTE ORDER MARK"
  case 0xFE10: return "PRESENTATION FORM FOR VERTICAL COMMA"
  case 0xFE13: return "PRESENTATION FORM FOR VERTICAL COLON"
  case 0xFE50: return "SMALL COMMA"
  case 0xFE55: return "SMALL COLON"
  case 0xFE58: return "SMALL EM DASH"
  case 0xFE63: return "SMALL HYPHEN-MINUS"
  case 0xFF0C: return "FULLWIDTH COMMA"
  case 0xFF0D: return "FULLWIDTH HYPHEN-MINUS"
  case 0xFF1A: return "FULLWIDTH COLON"
  case 0xFFA0: return "HALFWIDTH HANGUL FILLER"
  case 0x2000...0x206F: return punctuationName(value)
  case 0x2212: return "MINUS SIGN"
  case 0x2236: return "RATIO"
  default: return ""
  }
}

/// The names in the block General Punctuation.
private func punctuationName(_ value: UInt32) -> String {
  switch value {
  case 0x2002: return "EN SPACE"
  case 0x2003: return "EM SPACE"
  case 0x2007: return "FIGURE SPACE"
  case 0x2009: return "THIN SPACE"
  case 0x200A: return "HAIR SPACE"
  case 0x200B: return "ZERO WIDTH SPACE"
  case 0x200E: return "LEFT-TO-RIGHT MARK"
  case 0x200F: return "RIGHT-TO-LEFT MARK"
  case 0x2010: return "HYPHEN"
  case 0x2011: return "NON-BREAKING HYPHEN"
  case 0x2012: return "FIGURE DASH"
  case 0x2013: return "EN DASH"
  case 0x2014: return "EM DASH"
  case 0x2015: return "HORIZONTAL BAR"
  case 0x2018: return "LEFT SINGLE QUOTATION MARK"
  case 0x2019: return "RIGHT SINGLE QUOTATION MARK"
  case 0x201C: return "LEFT DOUBLE QUOTATION MARK"
  case 0x201D: return "RIGHT DOUBLE QUOTATION MARK"
  case 0x2022: return "BULLET"
  case 0x2028: return "LINE SEPARATOR"
  case 0x2029: return "PARAGRAPH SEPARATOR"
  case 0x202A: return "LEFT-TO-RIGHT EMBEDDING"
  case 0x202B: return "RIGHT-TO-LEFT EMBEDDING"
  case 0x202C: return "POP DIRECTIONAL FORMATTING"
  case 0x202D: return "LEFT-TO-RIGHT OVERRIDE"
  case 0x202E: return "RIGHT-TO-LEFT OVERRIDE"
  case 0x202F: return "NARROW NO-BREAK SPACE"
  case 0x2043: return "HYPHEN BULLET"
  case 0x205F: return "MEDIUM MATHEMATICAL SPACE"
  case 0x2060: return "WORD JOINER"
  case 0x2066: return "LEFT-TO-RIGHT ISOLATE"
  case 0x2067: return "RIGHT-TO-LEFT ISOLATE"
  case 0x2068: return "FIRST STRONG ISOLATE"
  case 0x2069: return "POP DIRECTIONAL ISOLATE"
  default: return ""
  }
}
