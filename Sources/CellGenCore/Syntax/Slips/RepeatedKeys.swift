/// A repeated key of a mapping.
struct RepeatedKey {
  var bytes: ManifestBytes
  var key: Mapping.Key
  /// The key with the same text, and whether it is the first one of a list item.
  var earlier: Mapping.Key
  var isEarlierFirstOfItem: Bool
  /// The entries above it.
  var entries: [Mapping.Entry]
  /// The block around the mapping.
  var outer: OpenBlock?
}

/// The reason for a repeated key.
enum RepeatedKeyCause {
  /// A key between the two belongs to the outer mapping, and so do those after it.
  case outerKey(Mapping.Key, Diagnostic)
  /// The mapping was meant for a list.
  case list
  /// The key starts another item, whose dash is missing.
  case lostItem
}

extension Parser {
  /// Reports a repeated key, and drops the entries that it reveals to be misplaced.
  ///
  /// - Returns: true if its value is next; if not, parsing continues at ``line``.
  /// - Errors: `duplicate-key` and what the slips report.
  mutating func reportRepeatedKey(
    _ key: Mapping.Key, earlier: Mapping.Key, in entries: inout EntryList
  ) -> Bool {
    let place = RepeatedKey(
      bytes: bytes, key: key, earlier: earlier, isEarlierFirstOfItem: entries.startsItem(earlier),
      entries: entries.entries, outer: blocks.count > 1 ? blocks[blocks.count - 2] : nil)
    switch slips.repeatedKeys.answer(place) {
    case .outerKey(let outerKey, let diagnostic):
      let outer = blocks.count - 2
      report(diagnostic)
      blocks[outer].isIncomplete = true
      entries.drop(from: outerKey)
      recover(from: bytes.nextLineStart(position), deeperThan: blocks[outer].indent)
      return false
    case .list:
      entries.isList = true
      reportGluedItem(key)
    case .lostItem:
      reportDuplicateKey(key, earlier: earlier, isLostItem: true)
      entries.startLostItem(key)
    case nil:
      reportDuplicateKey(key, earlier: earlier)
    }
    return true
  }

  /// Reports a repeated key of a mapping.
  mutating func reportDuplicateKey(
    _ key: Mapping.Key, earlier: Mapping.Key, isLostItem: Bool = false
  ) {
    report(.duplicateKey(bytes.facts(key), earlier: earlier.span, isLostItem: isLostItem))
  }
}

/// `-label: title` twice: items with no space after their dashes.
@Sendable func gluedItem(_ repeated: RepeatedKey) -> RepeatedKeyCause? {
  repeated.bytes.isGluedItem(repeated.key) ? .list : nil
}

/// The first key of an item appears again: an item without its dash.
@Sendable func lostItem(_ repeated: RepeatedKey) -> RepeatedKeyCause? {
  repeated.isEarlierFirstOfItem ? .lostItem : nil
}

extension DiagnosticCode {
  package static let duplicateKey = Self("duplicate-key", .error, .keysAndColons)
}

extension Diagnostic {
  static func duplicateKey(
    _ key: QuotedPlace, earlier: SourceSpan, isLostItem: Bool
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "duplicate key \(key.text)",
      at: Annotation(key.span, "defined again"),
      also: [Annotation(earlier, "first defined here")],
      help: isLostItem
        ? "is '- ' missing before \(key.text)? align it with the '-' above"
        : "remove one of the two, or rename it",
      note: "the keys of a mapping must be unique")
  }
}
