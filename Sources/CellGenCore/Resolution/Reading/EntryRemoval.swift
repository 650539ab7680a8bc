extension Mapping {
  /// An edit that takes a key and its value out of the text, if nothing else goes with them.
  func removal(of key: String, from source: SourceText) -> Diagnostic.Fix? {
    guard let position = entries.firstIndex(where: { $0.key.text == key }), entries.count > 1,
      !isIncomplete, isOneLine(entries[position], in: source)
    else { return nil }
    let range = isFlow ? flowRange(position, source) : lineRange(entries[position], source)
    return range.map { range in
      let file = Int(entries[position].key.span.file)
      let span = SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
      return Diagnostic.Fix(span, replacement: "")
    }
  }

  private func isOneLine(_ entry: Entry, in source: SourceText) -> Bool {
    guard entry.value.scalar != nil else { return false }
    return !source.bytes[Int(entry.key.span.start)..<Int(entry.value.span.end)].contains(0x0A)
  }

  /// From an entry in braces to the next one, or from the one before to it.
  private func flowRange(_ position: Int, _ source: SourceText) -> Range<Int>? {
    let (key, value) = (entries[position].key.span, entries[position].value.span)
    if position + 1 < entries.count {
      let next = Int(entries[position + 1].key.span.start)
      return source.isGap(Int(value.end)..<next) ? Int(key.start)..<next : nil
    }
    let before = Int(entries[position - 1].value.span.end)
    return source.isGap(before..<Int(key.start)) ? before..<Int(value.end) : nil
  }

  /// The line of an entry with its line break, if the entry is all that stands on it.
  private func lineRange(_ entry: Entry, _ source: SourceText) -> Range<Int>? {
    let bytes = source.bytes
    var start = Int(entry.key.span.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    var end = Int(entry.value.span.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A else { return nil }
    return start..<min(end + 1, bytes.count)
  }
}

extension SourceText {
  /// Whether a range holds one comma and spaces, no line break and no comment.
  fileprivate func isGap(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
  }
}
