/// What a line looks like from its first bytes; for deciding what a mistake was meant to be.
extension ManifestBytes {
  /// The colon of a key that starts at an offset and stands on its line.
  func keyColon(_ start: Int) -> Int? {
    let textEnd = keyEnd(start)
    let colon = afterWhiteSpace(textEnd)
    return textEnd > start && byte(colon) == Byte.colon && isSeparated(colon + 1) ? colon : nil
  }

  /// The end of the plain or quoted scalar at an offset, on its line; `start` if there is none.
  func keyEnd(_ start: Int) -> Int {
    let sign = byte(start)
    guard sign == Byte.doubleQuote || sign == Byte.singleQuote else {
      return isPlainStart(start) ? scanPlain(start) : start
    }
    var index = start + 1
    while !isLineEnd(index) {
      if base[index] == sign { return index + 1 }
      index += base[index] == Byte.backslash && sign == Byte.doubleQuote ? 2 : 1
    }
    return start
  }

  /// Whether a line is an entry of a block: `key:` or `- `.
  func looksLikeEntry(_ content: Int) -> Bool {
    isDash(content) || keyColon(content) != nil
  }

  /// Whether a line starts with a dash or a character that looks like one.
  func startsWithDash(_ content: Int) -> Bool {
    if byte(content) == Byte.dash { return true }
    return content < end && byte(content) >= 0x80 && LookAlike(scalar(content).value) == .dash
  }

  /// Whether a line is like an item, but for its dash, and no key.
  func isBrokenDash(_ content: Int) -> Bool {
    !isDash(content) && startsWithDash(content) && keyColon(content) == nil
      && documentMarker(content) == nil
  }

  /// Whether a line starts with `//` or `/*`, other languages' comments.
  func startsForeignComment(_ content: Int) -> Bool {
    byte(content) == Byte.slash
      && (byte(content + 1) == Byte.slash || byte(content + 1) == Byte.asterisk)
  }

  /// The colon of `title:Hello`, where a space is missing; not that of `http://`.
  func gluedColon(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    guard index < textEnd, isWordByte(base[index]), !isDigit(base[index]) else {
      return nil
    }
    while index < textEnd, isWordByte(base[index]) || base[index] == Byte.dash { index += 1 }
    guard index < textEnd, base[index] == Byte.colon, index + 1 < textEnd else { return nil }
    return base[index + 1] == Byte.slash || base[index + 1] == Byte.colon ? nil : index
  }

  /// The end of the first word of a text.
  func wordEnd(_ start: Int, _ textEnd: Int) -> Int {
    var index = start
    while index < textEnd, !isWhiteSpace(base[index]) { index += 1 }
    return index
  }

  /// The `=` in `title = Hello`, after one word.
  func equalsSign(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    while index < textEnd, isWordByte(base[index]) || base[index] == Byte.dash { index += 1 }
    let sign = afterSpaces(index)
    return index > start && sign < textEnd && base[sign] == Byte.equals ? sign : nil
  }

  /// A look-alike of a colon, or a space that is none after a colon, in a line without a key.
  func lookAlikeNearColon(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    while index < min(textEnd, start + 1024) {
      if base[index] >= 0x80 {
        let (value, length) = scalar(index)
        switch LookAlike(value) {
        case .colon?: return index
        case .space?, .nothing?: if index > start, base[index - 1] == Byte.colon { return index }
        default: break
        }
        index += length
      } else {
        index += 1
      }
    }
    return nil
  }
}
