/// `title Hello`: two words are more likely an entry without a colon than text.
@Sendable func entryOfTwoWords(_ text: TextPlace) -> String? {
  text.entryWithoutColon { text.bytes.wordEnd($0, text.end) == text.end }
}

extension TextPlace {
  /// A word and the text after it, joined by a colon, if that text looks like a value.
  ///
  /// A `;` can take the place of the colon.
  func entryWithoutColon(where isValue: (_ start: Int) -> Bool) -> String? {
    var keyEnd = bytes.wordEnd(start, end)
    let value = bytes.afterSpaces(keyEnd)
    if keyEnd > start + 1, bytes.base[keyEnd - 1] == Byte.semicolon { keyEnd -= 1 }
    guard value < end, (start..<keyEnd).allSatisfy({ isWordByte(bytes.base[$0]) }), isValue(value)
    else { return nil }
    return bytes.excerpt(start, keyEnd) + ": " + bytes.excerpt(value, end)
  }
}
