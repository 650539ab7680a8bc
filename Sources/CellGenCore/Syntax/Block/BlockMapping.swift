extension Parser {
  /// Reads a block mapping: `key: value` lines at one indentation.
  ///
  ///     mapping → (key ':' value)+
  ///
  /// - Parameter key: its first key, already read with its colon; nil if the first line was reported and
  ///   skipped.
  /// - Parameter parent: the indentation of the surrounding block.
  /// - Shape: keys are unique and in file order.
  /// - Errors: `duplicate-key`, `item-among-keys` and the errors of keys and values; continues at the next
  ///   line of this indentation.
  /// - Source: YAML 1.2.2 §8.2.2, without complex keys.
  mutating func parseBlockMapping(indent: Int, parent: Int, first key: Mapping.Key?) -> Node {
    let start = key.map { Int($0.span.start) } ?? line?.content ?? position
    guard hasRoom(at: start) else { return broken(from: position, parent: parent) }
    let isItem = blocks.last?.isSequence ?? false
    let opening = key?.span ?? bytes.span(start, start)
    blocks.append(OpenBlock(indent: indent, isSequence: false, first: opening))
    var entries = EntryList(isItem: isItem)
    if let key {
      parseEntry(key, indent: indent, into: &entries)
    } else {
      entries.isIncomplete = true
    }
    parseEntries(indent: indent, parent: parent, into: &entries)
    if blocks.removeLast().isIncomplete { entries.isIncomplete = true }
    if entries.isList { return brokenList(of: entries) }
    return bytes.mappingNode(entries, from: start)
  }

  /// Reads the entries after the first, up to a line that closes the mapping.
  private mutating func parseEntries(indent: Int, parent: Int, into entries: inout EntryList) {
    var indent = indent
    while let next = line {
      if lost { entries.isIncomplete = true }
      if next.indent == indent {
        parseEntryLine(next, into: &entries)
      } else if next.indent > indent {
        skipDeeperLines(next, below: &entries, indent: indent)
      } else if next.indent > parent {
        entries.isIncomplete = true
        indent = parseLineBetweenLevels(next, indent: indent, parent: parent)
      } else {
        return
      }
    }
    if lost { entries.isIncomplete = true }
  }

  /// Reads a line at the mapping's indentation.
  private mutating func parseEntryLine(_ next: Line, into entries: inout EntryList) {
    enter(next)
    if bytes.isDash(position) {
      skipItems(next, among: &entries)
    } else if let key = readKey(after: entries.entries.last) {
      parseEntry(key, indent: next.indent, into: &entries)
    } else {
      entries.isIncomplete = true
      entries.breakLastIfEmpty()
      recover(from: resume, deeperThan: next.indent)
    }
  }

  /// Reads the value of a key and adds the entry, unless the key is repeated, is `<<`, or contains a carriage
  /// return and so perhaps several lines.
  private mutating func parseEntry(
    _ key: Mapping.Key, indent: Int, into entries: inout EntryList
  ) {
    blocks[blocks.count - 1].current = key.span
    if bytes.isMergeKey(key) || holdsCarriageReturn(key.span) {
      entries.isIncomplete = true
      _ = parseEntryValue(indent: indent)
    } else if let earlier = entries.take(key) {
      entries.isIncomplete = true
      if reportRepeatedKey(key, earlier: earlier, in: &entries) {
        _ = parseEntryValue(indent: indent)
      }
    } else {
      entries.append(key, parseEntryValue(indent: indent))
    }
  }

  /// Reads the text after the colon of a key.
  ///
  ///     value → ' '+ (scalar | flow | block-scalar) | break below
  private mutating func parseEntryValue(indent: Int) -> Node {
    skipSpaces(after: "':'")
    guard bytes.isAtComment(position) else {
      return parseNode(parent: indent, place: .afterKey)
    }
    let comment = bytes.commentMeantAsText(position)
    var node = parseNodeBelow(parent: indent, isAfterKey: true)
    if node.isEmpty { node.comment = comment }
    return node
  }
}

extension ManifestBytes {
  /// Creates the node of a mapping that ends at the cursor.
  fileprivate func mappingNode(_ entries: EntryList, from start: Int) -> Node {
    let mapping = Mapping(
      entries: entries.entries, isFlow: false, isIncomplete: entries.isIncomplete)
    var whole = span(start, start)
    if let last = entries.entries.last {
      whole = entries.entries[0].key.span.union(last.key.span).union(last.value.span)
    }
    return Node(.mapping(mapping), span: whole)
  }
}
