/// `title:Hello`: a colon without a space after it; and `data:}`, with an extra bracket.
@Sendable func gluedColon(_ text: TextPlace) -> Diagnostic? {
  let bytes = text.bytes
  guard let colon = bytes.gluedColon(text.start, text.end) else { return nil }
  if (colon + 1..<text.end).allSatisfy({ isFlowCloser(bytes.base[$0]) }) {
    let place = bytes.span(colon + 1, colon + 2)
    return .strayBracket(QuotedPlace(text: bytes.quote(colon + 1, colon + 2), span: place))
  }
  return .missingSpaceAfterColon(
    at: bytes.span(colon, colon + 1), key: bytes.quote(text.start, colon),
    value: bytes.quote(colon + 1, text.end),
    suggestion: bytes.excerpt(text.start, colon + 1) + " " + bytes.excerpt(colon + 1, text.end))
}

extension ManifestBytes {
  /// The colon of `title:Hello`, which lacks a space; not the one of `http://`.
  func gluedColon(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    guard index < textEnd, isWordByte(base[index]), !isDigit(base[index]) else {
      return nil
    }
    while index < textEnd, isWordByte(base[index]) || base[index] == Byte.dash { index += 1 }
    guard index < textEnd, base[index] == Byte.colon, index + 1 < textEnd else { return nil }
    return base[index + 1] == Byte.slash || base[index + 1] == Byte.colon ? nil : index
  }
}
