/// `color: { red: rgb(1, 2, 3) }`: a call, whose comma ends the entry.
@Sendable func callInBraces(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .missingValue, !mistake.text.isEmpty, let open = mistake.brackets.last,
    Slips.manifest.entries.answer(mistake.text) == nil,
    let around = mistake.text.bytes.textAround(mistake.text.start, mistake.text.end, open: open),
    let parenthesis = around.firstIndex(of: "("), isIdentifier(String(around[..<parenthesis]))
  else { return nil }
  let start = mistake.text.end - around.utf8.count
  let rest = mistake.text.bytes.excerpt(start, mistake.text.bytes.contentEnd(start))
  let call = rest.prefix { $0 != ")" } + ")"
  return Advice(
    help: Diagnostic.hexHelp(String(call))
      ?? "write a name or a number: code is not evaluated here")
}

/// `text: "\(count) posts"`: Swift's interpolation.
@Sendable func interpolation(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .unknownEscape,
    mistake.text.bytes.byte(mistake.text.start + 1) == Byte.openParenthesis
  else { return nil }
  let code = mistake.text.bytes.excerpt(
    mistake.text.start + 2, mistake.text.bytes.contentEnd(mistake.text.start))
  let name = String(code.prefix { $0 != ")" })
  return Advice(
    help: isIdentifier(name)
      ? "write '{\(name)}' for a field inside a text"
      : "write '{name}' for a field inside a text: code is not evaluated here")
}

/// `text: @title`: a field after a sign.
@Sendable func fieldWithSign(_ mistake: Mistake) -> Advice? {
  let (bytes, text) = (mistake.text.bytes, mistake.text)
  guard mistake.code == .reservedCharacter, bytes.byte(text.start) == Byte.at else { return nil }
  let written = text.excerpt
  let name = String(written.dropFirst())
  guard isIdentifier(name) else { return nil }
  return Advice(help: "write '\(name)' for a field, without '@', or quote it: \"\(written)\"")
}

/// `label: {title}`: a field in braces, as it would be inside a text, without quotes.
@Sendable func fieldInBraces(_ mistake: Mistake) -> Advice? {
  let (bytes, name) = (mistake.text.bytes, mistake.text.excerpt)
  guard mistake.code == .missingValue, isIdentifier(name), let open = mistake.brackets.last,
    bytes.afterSpaces(open + 1) == mistake.text.start,
    bytes.byte(bytes.afterSpaces(mistake.text.end)) == Byte.closeBrace,
    bytes.textAround(mistake.text.start, mistake.text.end, open: open) == nil
  else { return nil }
  switch bytes.wordBefore(open) {
  case "label", "text": return Advice(help: "write '\(name)' for the field, without braces")
  case "literal", "title", "message", "placeholder", "accessibilityLabel":
    return Advice(help: "quote the text: \"{\(name)}\"")
  default: return nil
  }
}

extension ManifestBytes {
  /// The key of the value that begins at an offset.
  fileprivate func wordBefore(_ offset: Int) -> String {
    var end = offset
    while end > 0, base[end - 1] == Byte.space || base[end - 1] == Byte.colon { end -= 1 }
    var start = end
    while start > 0, isWordByte(base[start - 1]) { start -= 1 }
    return excerpt(start, end)
  }
}
