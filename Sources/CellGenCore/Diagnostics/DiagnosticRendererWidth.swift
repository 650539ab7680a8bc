/// The number of columns of a character in a terminal; nil if it is unsafe to print.
///
/// East Asian wide characters and emoji take two columns, combining marks take none, and a sequence that
/// forms one emoji takes two in total.
///
/// - Source: Unicode Standard Annex 11 for wide and full-width characters. Terminals differ for sequences
///   that they do not support, so an underline may be a column or two off.
func displayWidth(of character: Character) -> Int? {
  let scalars = character.unicodeScalars
  guard let first = scalars.first, !isMark(first), isPrintable(first) else { return nil }
  if first.isASCII, scalars.count == 1 { return 1 }
  // Without a limit, stacked marks would cover other lines and could take arbitrarily long.
  guard character.utf8.count <= 64 else { return nil }
  guard scalars.dropFirst().allSatisfy({ isPrintable($0, after: first) }) else { return nil }
  if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == emojiStyle }) { return 2 }
  return scalars.reduce(0) { $0 + width(of: $1) }
}

/// Variation selector 16: the character before it is shown as an emoji.
private let emojiStyle: Unicode.Scalar = "\u{FE0F}"

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
  default: true
  }
}

/// Within a character, joiners and the tags of a flag have a visible effect; elsewhere they are invisible.
private func isPrintable(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200C, 0x200D: !first.isASCII
  case 0xE0020...0xE007F: first == "\u{1F3F4}"
  default: isPrintable(scalar)
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: true
  default: false
  }
}

private func width(of scalar: Unicode.Scalar) -> Int {
  if isMark(scalar) || !isPrintable(scalar) { return 0 }
  switch scalar.value {
  case 0x1160...0x11FF, 0xD7B0...0xD7FF:
    return 0  // Hangul vowels and final consonants, which join the initial one.
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD:
    return 2
  default:
    return 1
  }
}
