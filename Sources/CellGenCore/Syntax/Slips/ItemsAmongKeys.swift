extension Parser {
  /// Reports a list item in the column of a mapping's keys.
  private mutating func reportItemAmongKeys(_ dash: Int, after entry: Mapping.Entry?) {
    let item = bytes.afterSpaces(dash + 1)
    report(
      .itemAmongKeys(
        QuotedPlace(
          text: bytes.excerpt(item, bytes.contentEnd(item)), span: bytes.span(dash, dash + 1)),
        after: entry, key: entry.map { bytes.facts($0.key) }),
      about: item..<bytes.contentEnd(item))
  }

  /// Reports keys of list items without a space after their dash, as in `-label: title`.
  mutating func brokenList(of entries: EntryList) -> Node {
    for key in entries.entries.map(\.key) where bytes.isGluedItem(key) { reportGluedItem(key) }
    let first = entries.entries.first?.key.span
    return Node(.broken, span: first ?? bytes.span(position, position))
  }

  mutating func reportGluedItem(_ key: Mapping.Key) {
    let start = Int(key.span.start)
    let line = TextPlace(bytes: bytes, start: start, end: bytes.contentEnd(start))
    if let slip = brokenDash(line) { report(slip) }
  }

  /// Skips list items in the column of a mapping's keys, with their contents.
  ///
  /// They show that the mapping was meant as a list if all of its keys are items without a space after the
  /// dash. A single such key far above them is a separate slip.
  mutating func skipItems(_ first: Line, among entries: inout EntryList) {
    if !entries.entries.isEmpty, entries.entries.allSatisfy({ bytes.isGluedItem($0.key) }) {
      entries.isList = true
    } else {
      reportItemAmongKeys(first.content, after: entries.entries.last)
    }
    entries.isIncomplete = true
    let indent = first.indent
    while let next = line,
      next.indent > indent || (next.indent == indent && bytes.isDash(next.content))
    {
      advance(from: bytes.nextLineStart(next.content), isQuiet: true)
    }
  }
}

extension ManifestBytes {
  /// Returns true if a key begins with a dash and a letter, so it may be meant as a list item.
  func isGluedItem(_ key: Mapping.Key) -> Bool {
    let dash = Int(key.span.start)
    let next = byte(dash + 1)
    return byte(dash) == Byte.dash && isWordByte(next) && !isDigit(next)
  }
}

extension DiagnosticCode {
  package static let itemAmongKeys = Self("item-among-keys", .error, .lists)
}

extension Diagnostic {
  static func itemAmongKeys(
    _ item: QuotedPlace, after entry: Mapping.Entry?, key: QuotedPlace?
  ) -> Diagnostic {
    Diagnostic(
      .itemAmongKeys,
      "a list item cannot appear among keys" + (key.map { ", after the key \($0.text)" } ?? ""),
      at: Annotation(item.span, "expected 'key: value'"),
      also: key.map { [Annotation($0.span, "already has a value")] } ?? [],
      help: itemRemedy(item.text, after: entry, key: key?.text ?? "the key above"))
  }

  /// Help for an item among keys: it belongs to the list above it, or to a missing key.
  private static func itemRemedy(
    _ item: String, after entry: Mapping.Entry?, key: String
  ) -> String {
    if case .sequence(let list)? = entry?.value.content {
      return list.isFlow
        ? "write '\(item)' inside the brackets of \(key)"
        : "indent it like the other items of \(key)"
    }
    if let entry, !entry.value.isEmpty {
      return "write the key of the list on the line before, or put '- ' before "
        + "\(key) too if both are items of one list"
    }
    return "is a key missing above? write the key of the list, followed by ':', "
      + "on the line before"
  }
}
