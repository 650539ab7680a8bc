/// `font: UIFont.systemFont(ofSize: 14)`: a call that makes a font or a colour, whose label looks like a key.
@Sendable func callOfUIKit(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey else { return nil }
  return mistake.text.bytes.helpForCall(mistake.text.start).map { Advice(help: $0) }
}

/// `{ font: .custom("Inter-Bold", size: 14) }`: a call whose comma ends the entry, since no label is before it, and so
/// does that of `.system(.body, design: .serif)`.
@Sendable func commaInCall(_ text: TextPlace) -> Diagnostic? {
  let call = text.text
  guard let open = call.firstIndex(of: "("),
    call[open...].hasPrefix("(\"") || call[open...].hasPrefix("(."), !call.contains(")"),
    text.bytes.helpForCall(text.start) != nil
  else { return nil }
  let colon = text.bytes.afterWhiteSpace(text.end)
  return .twoColons(
    at: text.bytes.span(colon, colon + 1), after: text.excerpt, isEnd: false)
}

extension ManifestBytes {
  /// Help for the call that begins at an offset; nil for one of another kind.
  fileprivate func helpForCall(_ start: Int) -> String? {
    let closes = (start..<contentEnd(start)).filter { base[$0] == UInt8(ascii: ")") }
    guard let first = closes.first, let last = closes.last else { return nil }
    return fontHelp(text(start, last + 1)) ?? swiftCallHelp(text(start, first + 1))
  }
}
