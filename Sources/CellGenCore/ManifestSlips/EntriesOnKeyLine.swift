/// `label: title, font: headline` and `label: text: title`: entries of a mapping on the line of its key.
@Sendable func entriesOnKeyLine(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey, mistake.brackets.isEmpty else { return nil }
  let (bytes, text) = (mistake.text.bytes, mistake.text)
  let owner = bytes.keyBefore(text.start)
  if owner == "layout", bytes.text(text.start, text.end) == Construct.list.name {
    let value = bytes.afterSpaces(Int(mistake.place.end))
    if let appearance = listAppearance(meantBy: bytes.text(value, bytes.contentEnd(value))) {
      return Advice(help: "write '{ list: { appearance: \(appearance) } }'")
    }
  }
  if let entries = bytes.entries(text.start, Int(mistake.place.start), of: owner) {
    return Advice(help: "put the keys and values in braces: '{ \(entries) }'")
  }
  guard Construct.holds(bytes.text(text.start, text.end), in: owner) else { return nil }
  return Advice(help: Diagnostic.ownLineHelp(bytes.quote(text.start, text.end), below: owner))
}

/// `text: String(describing: title)`: a call with a label.
@Sendable func callOnKeyLine(_ mistake: Mistake) -> Advice? {
  let (bytes, text) = (mistake.text.bytes, mistake.text)
  guard mistake.code == .nestedKey, mistake.brackets.isEmpty,
    bytes.starts(text.start, with: "String("),
    !isFlowOpener(bytes.byte(bytes.afterSpaces(Int(mistake.place.end))))
  else { return nil }
  return Advice(help: "name a field: code is not evaluated here")
}

/// `like: (isOn: Bool)`: the values of an action as the parameters of a function.
@Sendable func labelsInParentheses(_ mistake: Mistake) -> Advice? {
  let (bytes, text) = (mistake.text.bytes, mistake.text)
  guard mistake.code == .nestedKey, mistake.brackets.isEmpty, bytes.starts(text.start, with: "(")
  else { return nil }
  let content = text.start..<bytes.contentEnd(text.start)
  guard let close = content.last(where: { bytes.byte($0) == UInt8(ascii: ")") }),
    let values = labelledTypes(bytes.text(text.start, close + 1))?.values
  else { return nil }
  return Advice(
    help:
      "write '{ \(values) }' for what an action carries; a field needs your own Hashable struct")
}

extension ManifestBytes {
  /// The entries in `title, font: headline` or `text: title, font: headline` after a key; nil if the value
  /// has another form.
  fileprivate func entries(_ start: Int, _ colon: Int, of owner: String) -> String? {
    let rest = excerpt(start, contentEnd(colon))
    guard rest.count <= 60, !rest.contains(where: { "[]{}#\"'".contains($0) }),
      afterSpaces(colon + 1) < contentEnd(colon)
    else { return nil }
    let inner = excerpt(start, colon)
    guard let comma = inner.firstIndex(of: ",") else {
      return Construct.holds(inner, in: owner) ? rest : nil
    }
    let next = inner[inner.index(after: comma)...].drop { $0 == " " }
    guard let long = Construct.element.longForm(of: owner), Construct.holds(String(next), in: owner)
    else {
      return nil
    }
    return "\(long): \(rest)"
  }
}
