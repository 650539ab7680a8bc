/// Guesses about the meaning of a line from its first bytes.
extension ManifestBytes {
  /// The colon of a key that starts at an offset and is on the same line.
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

  /// Returns true if a line is an entry of a block: `key:` or `- `.
  func looksLikeEntry(_ content: Int) -> Bool {
    isDash(content) || keyColon(content) != nil
  }

  /// Returns true if a line starts with a dash or a character that looks like one.
  func startsWithDash(_ content: Int) -> Bool {
    if byte(content) == Byte.dash { return true }
    return content < end && byte(content) >= 0x80 && LookAlike(scalar(content).value) == .dash
  }

  /// Returns true if a text begins with a character that looks like a dash, and a space.
  func startsLookAlikeItem(_ start: Int) -> Bool {
    byte(start) >= 0x80 && startsWithDash(start)
      && byte(start + scalar(start).length) == Byte.space
  }

  /// Returns true if a line looks like an item without its dash, and is not a key.
  func isBrokenDash(_ content: Int) -> Bool {
    !isDash(content) && startsWithDash(content) && keyColon(content) == nil
      && documentMarker(content) == nil
  }

  /// The end of the first word of the text.
  func wordEnd(_ start: Int, _ textEnd: Int) -> Int {
    var index = start
    while index < textEnd, !isWhiteSpace(base[index]) { index += 1 }
    return index
  }
}
