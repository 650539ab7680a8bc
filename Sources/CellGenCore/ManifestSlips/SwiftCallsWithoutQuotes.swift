/// `font: UIFont.systemFont(ofSize: 14)`: a call that makes a font or a color, whose label looks like a key.
@Sendable func callOfUIKit(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey else { return nil }
  return mistake.text.bytes.helpForCall(mistake.text.start).map { Advice(help: $0) }
}

/// `- ItemViewData(id: 1, title: "A")`, `- VStack(alignment: .leading):` and `footer: Heading(title: "A")`: a
/// call of an initializer.
@Sendable func callOfInitializer(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey, mistake.brackets.isEmpty else { return nil }
  let (bytes, start) = (mistake.text.bytes, mistake.text.start)
  if let item = bytes.callInItem(around: start) {
    if let help = elementCallHelp(String(item.prefix { $0 != ")" }) + ")") {
      return Advice(help: help)
    }
    guard let open = item.firstIndex(of: "("), item.hasSuffix(")") else { return nil }
    let values = item[item.index(after: open)...].dropLast()
    return values.contains { "(){}[]".contains($0) } ? nil : Advice(help: "write '{ \(values) }'")
  }
  let name = String(bytes.text(start, bytes.contentEnd(start)).prefix { $0 != "(" })
  guard ["header", "footer"].contains(bytes.keyBefore(start)), isIdentifier(name),
    name.first?.isUppercase == true
  else { return nil }
  return Advice(help: "write '\(name)', the name of the view: the content has its data")
}

extension ManifestBytes {
  /// The call at the start of the item on an offset's line: `PostViewData(id: 1)`; nil for another line.
  fileprivate func callInItem(around offset: Int) -> String? {
    let dash = afterSpaces(lineStartBefore(offset))
    guard isDash(dash) else { return nil }
    let start = afterSpaces(dash + 1)
    let item = text(start, contentEnd(start))
    let name = item.prefix { $0 != "(" }
    return name.count < item.count && name.first?.isUppercase == true && isIdentifier(String(name))
      ? item : nil
  }
}

/// `{ font: .custom("Inter-Bold", size: 14) }`: a call whose comma ends the entry because no label precedes
/// it, like that of `.system(.body, design: .serif)`.
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
  /// Help for the call that begins at an offset; nil for an unknown one.
  fileprivate func helpForCall(_ start: Int) -> String? {
    let closes = (start..<contentEnd(start)).filter { base[$0] == UInt8(ascii: ")") }
    guard let first = closes.first, let last = closes.last else { return nil }
    return fontHelp(text(start, last + 1)) ?? swiftCallHelp(text(start, first + 1))
  }
}
