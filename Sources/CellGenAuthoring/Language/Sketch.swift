import CellGenCore

/// A manifest's keys and items, found by lines, columns and brackets alone.
///
/// The parser needs a complete text, and text is rarely complete while someone is typing. A sketch finds
/// where the cursor is, and leaves all values unread.
struct Sketch {
  /// A key or an item, within the entry that can contain it.
  struct Entry {
    enum Step: Equatable {
      case key(String)
      case item
    }

    var step: Step
    /// The index of the entry whose value contains it; nil for a key of the manifest.
    var parent: Int?
    /// The start of the key, or of an item's dash; for an item in brackets, the start of its text.
    var start: Int
    /// The column of that start, in bytes from 0.
    var column: Int
    /// The earliest start of its value: after the colon or the dash.
    var valueStart: Int
    var isFlow: Bool
    /// True if its value, or the first part of it, is on the line of its key or dash.
    var hasInlineValue = false
  }

  private(set) var entries: [Entry] = []
  let bytes: [UInt8]
  private(set) var cursor: Cursor?

  /// The place of the cursor.
  struct Cursor {
    /// The kinds of places.
    enum Role {
      /// The value of a key, after its colon.
      case value
      /// A key, or an item if its container is an item.
      case entry
      /// An item in brackets.
      case item
      /// Text that spans lines, about which nothing is known.
      case text
    }

    /// The entry whose value contains the cursor; nil for the manifest.
    var container: Int?
    var role: Role
    var isFlow = false
    /// The column of the text being written there, in bytes from 0.
    var column = 0
  }

  private let offset: Int
  private var position = 0
  /// The entries that contain the current line, outermost first.
  private var open: [Int] = []

  /// - Parameter offset: the cursor, in bytes.
  init(_ bytes: [UInt8], cursor offset: Int) {
    self.bytes = bytes
    self.offset = min(offset, bytes.count)
    while position < bytes.count { readLine() }
    if cursor == nil { placeCursor(column: self.offset - lineStart(of: self.offset)) }
  }

  /// The path from the manifest's root to an entry.
  func path(to entry: Int?) -> [Entry.Step] {
    guard let entry else { return [] }
    return path(to: entries[entry].parent) + [entries[entry].step]
  }

  /// The keys in a value.
  func keys(in container: Int?) -> [String] {
    entries.compactMap { entry in
      guard entry.parent == container, case .key(let key) = entry.step else { return nil }
      return key
    }
  }

  /// The first entry in a value.
  func firstEntry(in container: Int?) -> Entry? { entries.first { $0.parent == container } }

  /// The value of a key in the same mapping as an entry, if it is a single word.
  func value(of key: String, beside entry: Int) -> String? {
    value(of: key, in: entries[entry].parent)
  }

  /// The value of a key in an entry, if it is a single word.
  func value(of key: String, in container: Int?) -> String? {
    guard let entry = entries.first(where: { $0.parent == container && $0.step == .key(key) })
    else {
      return nil
    }
    let rest = bytes[min(entry.valueStart, bytes.count)...].drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix(while: isIdentifierByte)
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  func lineStart(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }
}

// MARK: - Lines

extension Sketch {
  private var lineEnd: Int {
    bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private mutating func readLine() {
    let start = position
    let end = lineEnd
    var here = start
    while here < end, bytes[here] == UInt8(ascii: " ") { here += 1 }
    let isBlank = here == end || bytes[here] == UInt8(ascii: "\r")
    let isComment = !isBlank && bytes[here] == UInt8(ascii: "#")
    if offset >= start, offset < here || isBlank && offset <= end {
      placeCursor(column: offset - start)
    } else if isComment, (start...end).contains(offset) {
      cursor = cursor ?? Cursor(container: open.last, role: .text)
    }
    if isBlank || isComment {
      position = end + 1
    } else {
      readEntries(from: here, lineStart: start, end: end)
    }
  }

  /// Reads the dashes and the key of a line, and its value.
  private mutating func readEntries(from first: Int, lineStart: Int, end: Int) {
    var here = first
    while here < end, bytes[here] == UInt8(ascii: "-"),
      here + 1 == end || bytes[here + 1] == UInt8(ascii: " ")
    {
      close(from: here - lineStart, isItem: true)
      add(.item, at: here, column: here - lineStart, valueStart: here + 1)
      here += 1
      while here < end, bytes[here] == UInt8(ascii: " ") { here += 1 }
    }
    let isHere = (first...end).contains(offset)
    guard let colon = colon(from: here, to: end) else {
      if isHere, !beginsCollection(at: here, end) || offset <= here {
        placeCursor(column: here - lineStart)
      }
      return readValue(from: here, end: end)
    }
    close(from: here - lineStart, isItem: false)
    if isHere, offset <= colon { placeCursor(column: here - lineStart) }
    add(.key(keyText(here..<colon)), at: here, column: here - lineStart, valueStart: colon + 1)
    readValue(from: colon + 1, end: end)
  }

  private func beginsCollection(at place: Int, _ end: Int) -> Bool {
    place < end && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[place])
  }

  /// Reads the text after a colon or a dash.
  private mutating func readValue(from start: Int, end: Int) {
    var here = start
    while here < end, bytes[here] == UInt8(ascii: " ") { here += 1 }
    let owner = open.last
    let isEmpty = here == end || [UInt8(ascii: "#"), UInt8(ascii: "\r")].contains(bytes[here])
    if let owner, !isEmpty { entries[owner].hasInlineValue = true }
    let isBracket = beginsCollection(at: here, end)
    if cursor == nil, let owner, case .key = entries[owner].step,
      (start...(isBracket || isEmpty ? here : scalarEnd(from: here, end))).contains(offset)
    {
      cursor = Cursor(container: owner, role: .value, column: here)
    }
    if isBracket {
      position = here
      readFlow(in: owner)
      // Text after a bracket on the same line can be ignored.
      position = lineEnd + 1
    } else {
      position = end + 1
      let isBlock = !isEmpty && [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(bytes[here])
      if isBlock { skipBlock(deeperThan: owner.map { entries[$0].column } ?? -1) }
    }
  }

  /// The end of a plain or quoted scalar, before any comment.
  private func scalarEnd(from start: Int, _ end: Int) -> Int {
    var here = start
    while here < end {
      if bytes[here] == UInt8(ascii: "#"), here > start, bytes[here - 1] == UInt8(ascii: " ") {
        return here - 1
      }
      here += 1
    }
    return end
  }

  private mutating func skipBlock(deeperThan column: Int) {
    while position < bytes.count {
      let end = lineEnd
      let line = bytes[position..<end]
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      if indentation < line.count, indentation <= column { return }
      if indentation > column, (position...end).contains(offset) {
        cursor = cursor ?? Cursor(container: open.last, role: .text)
      }
      position = end + 1
    }
  }

  /// The colon that ends a key; nil for a line without one.
  private func colon(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    var here = start
    if [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[here]) {
      here = quoteEnd(from: here, to: end)
    } else if [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "#")].contains(bytes[here]) {
      return nil
    }
    while here < end {
      switch bytes[here] {
      case UInt8(ascii: ":"):
        if here + 1 == end || [UInt8(ascii: " "), UInt8(ascii: "\r")].contains(bytes[here + 1]) {
          return here
        }
      case UInt8(ascii: "#"):
        if here > start, bytes[here - 1] == UInt8(ascii: " ") { return nil }
      default: break
      }
      here += 1
    }
    return nil
  }

  private func quoteEnd(from start: Int, to end: Int) -> Int {
    var here = start + 1
    while here < end, bytes[here] != bytes[start] {
      here += bytes[here] == UInt8(ascii: "\\") && bytes[start] == UInt8(ascii: "\"") ? 2 : 1
    }
    return min(here + 1, end)
  }

  private func keyText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).trimmed(of: [" ", "'", "\"", "`"])
  }

  /// Leaves the entries that don't contain a line at a column.
  private mutating func close(from column: Int, isItem: Bool) {
    while let last = open.last, !holds(entries[last], column, isItem: isItem) { open.removeLast() }
  }

  /// Returns true if a line at a column can be in the value of an entry.
  private func holds(_ entry: Entry, _ column: Int, isItem: Bool) -> Bool {
    if entry.column < column { return true }
    // The items of a list can begin in the column of its key.
    guard isItem, entry.column == column, case .key = entry.step else { return false }
    return true
  }

  private mutating func add(_ step: Entry.Step, at start: Int, column: Int, valueStart: Int) {
    entries.append(
      Entry(
        step: step, parent: open.last, start: start, column: column, valueStart: valueStart,
        isFlow: false))
    open.append(entries.count - 1)
  }

  /// Notes that the cursor is at a column outside brackets, where a key or an item could begin.
  private mutating func placeCursor(column: Int) {
    guard cursor == nil else { return }
    var container = open
    while let last = container.last, entries[last].column >= column { container.removeLast() }
    while let last = container.last, entries[last].hasInlineValue, case .key = entries[last].step {
      container.removeLast()
    }
    cursor = Cursor(container: container.last, role: .entry, column: column)
  }
}

// MARK: - Brackets

extension Sketch {
  /// Reads a collection in brackets, up to its end or to a line further to the left.
  private mutating func readFlow(in owner: Int?) {
    let isMapping = bytes[position] == UInt8(ascii: "{")
    let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    position += 1
    // The start of the current part, and the key or item that it belongs to.
    var start = position
    var current: Int?
    while position < bytes.count {
      switch bytes[position] {
      case closing, UInt8(ascii: ","):
        let isEnd = bytes[position] == closing
        placeFlowCursor(start...position, in: owner, current, isMapping)
        if current == nil, !isBlank(start..<position) {
          addFlow(isMapping ? .key(keyText(start..<position)) : .item, in: owner, from: start)
        }
        position += 1
        if isEnd { return }
        (start, current) = (position, nil)
      case UInt8(ascii: "\n") where endsCollection(after: position):
        return placeFlowCursor(start...position, in: owner, current, isMapping)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        position = quoteEnd(from: position, to: lineEnd)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        placeFlowCursor(start...position, in: owner, current, isMapping)
        if !isMapping {
          addFlow(.item, in: owner, from: position)
          current = entries.count - 1
        }
        readFlow(in: current ?? owner)
        start = position
      case UInt8(ascii: ":") where isMapping && current == nil && isFollowedBySpace(position):
        placeFlowCursor(start...position, in: owner, nil, isMapping)
        addFlow(.key(keyText(start..<position)), in: owner, from: start)
        current = entries.count - 1
        position += 1
        start = position
      default: position += 1
      }
    }
    placeFlowCursor(start...position, in: owner, current, isMapping)
  }

  private mutating func addFlow(_ step: Entry.Step, in owner: Int?, from start: Int) {
    let first = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let place = first ?? start
    entries.append(
      Entry(
        step: step, parent: owner, start: place, column: place - lineStart(of: place),
        valueStart: position + 1, isFlow: true))
  }

  private func isFollowedBySpace(_ place: Int) -> Bool {
    place + 1 >= bytes.count
      || [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[place + 1])
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy {
      [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
  }

  /// Returns true if a line break ends the brackets because one of them wasn't closed.
  private func endsCollection(after lineBreak: Int) -> Bool {
    let next = bytes[(lineBreak + 1)...]
    let indentation = next.prefix { $0 == UInt8(ascii: " ") }.count
    guard let first = next.dropFirst(indentation).first, first != UInt8(ascii: "\n") else {
      return false
    }
    let column = open.last.map { entries[$0].column } ?? 0
    return indentation <= column && first != UInt8(ascii: "}") && first != UInt8(ascii: "]")
  }

  private mutating func placeFlowCursor(
    _ range: ClosedRange<Int>, in owner: Int?, _ current: Int?, _ isMapping: Bool
  ) {
    guard cursor == nil, range.contains(offset) else { return }
    if let current {
      guard isMapping else { return }
      cursor = Cursor(container: current, role: .value, isFlow: true)
    } else {
      cursor = Cursor(container: owner, role: isMapping ? .entry : .item, isFlow: true)
    }
  }
}

extension String {
  fileprivate func trimmed(of characters: Set<Character>) -> String {
    let start = drop { characters.contains($0) }
    let end = start.reversed().drop { characters.contains($0) }
    return String(end.reversed())
  }
}
