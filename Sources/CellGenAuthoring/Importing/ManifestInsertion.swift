import CellGenCommand
import CellGenCore

/// Adds entries to the text of a manifest, leaving every existing byte as it is.
///
/// Entries of `views` and of other keys with names are added after the last existing one, in its column. A
/// missing key is added in the position it has in the key table.
struct ManifestInsertion {
  private var source: SourceText
  private var root: Mapping

  /// - Parameter source: a manifest without YAML errors, whose tree is a block mapping.
  init(_ source: SourceText, _ root: Node) throws(Failure) {
    guard case .mapping(let mapping) = root.content, !mapping.isFlow else {
      throw .cannot(
        "add to", source.path, "it is not a manifest with each key on its own line",
        help: "write it to another file with '-o'")
    }
    (self.source, self.root) = (source, mapping)
  }

  /// The new text.
  var bytes: [UInt8] { source.bytes }

  /// Adds the import result of a file, except its screen.
  ///
  /// - Errors: one failure for all names that are taken, with their positions.
  mutating func add(_ file: ImportedFile, uses: [String]) throws(Failure) {
    if !uses.isEmpty { try addUses(uses) }
    let imported = file.imported
    for slot in imported.top where slot.key?.text != Imported.sections {
      guard let key = slot.key?.text, case .collection(let names) = slot.value, names.isMapping
      else { continue }
      try add(names.slots, to: key, file)
    }
    try add(imported.views, to: "views", file)
  }

  /// Adds entries under a key that contains names.
  private mutating func add(
    _ slots: [Slot], to key: String, _ file: ImportedFile
  ) throws(Failure) {
    guard let entry = root.entries.first(where: { $0.key.text == key }) else {
      return insertKey(key, .mapping(slots))
    }
    let names = try block(entry)
    let fresh = try slots.mapAll { slot throws(Failure) in
      try isKnown(slot, among: names, of: key, file) ? nil : slot
    }.compactMap(\.self)
    guard let first = names.entries.first, let last = names.entries.last, !fresh.isEmpty else {
      return
    }
    let column = columnOf(Int(first.key.span.start))
    insert(lines(of: fresh, column: column), at: end(of: last, column: column))
  }

  /// The names in a key's block.
  private func block(_ entry: Mapping.Entry) throws(Failure) -> Mapping {
    guard case .mapping(let names) = entry.value.content, !names.isFlow else {
      let key = entry.key.text
      throw Failure(
        "\(place(entry.key.span)): nothing can be added to '\(key)', whose names are not on their own lines",
        help: "write each name below '\(key):' on its own line, and import again")
    }
    return names
  }

  /// Returns true if an identical token or element already exists.
  private func isKnown(
    _ slot: Slot, among names: Mapping, of key: String, _ file: ImportedFile
  ) throws(Failure) -> Bool {
    guard let name = slot.key?.text, let taken = names.entries.first(where: { $0.key.text == name })
    else { return false }
    let column = columnOf(Int(taken.key.span.start))
    if key != "views", written(taken, indentation: column) == lines(of: [slot], column: 0) {
      return true
    }
    // An element of the same class can have been given properties in the meantime.
    if key == "elements", let known = taken.value.scalar(of: "class"),
      known == slot.value.scalar(of: "class")
    {
      return true
    }
    throw Failure(
      key == "views"
        ? "\(place(taken.key.span)): there is already a view '\(name)', which '\(file.path)' also has"
        : "\(place(taken.key.span)): '\(key)' already has a '\(name)' that differs from that of '\(file.path)'",
      help: key == "views"
        ? "import it under another name with '--name', or to another file with '-o'"
        : "rename or remove '\(name)' there, or import to another file with '-o'")
  }

  private func written(_ entry: Mapping.Entry, indentation: Int) -> [String] {
    let start = Int(entry.key.span.start)
    let text = String(
      decoding: source.bytes[start..<lineEnd(Int(entry.value.span.end))], as: UTF8.self)
    return text.split(separator: "\n").map { line in
      String(line.first == " " ? line.dropFirst(indentation) : line[...])
    }
  }
}

// MARK: - Keys

extension ManifestInsertion {
  private mutating func addUses(_ names: [String]) throws(Failure) {
    guard let entry = root.entries.first(where: { $0.key.text == "uses" }) else {
      return insertKey("uses", .sequence(names.map { Slot(item: .text($0)) }, isFlow: true))
    }
    let known =
      entry.value.items.map { $0.compactMap(\.scalarText) }
      ?? [entry.value.scalarText].compactMap(\.self)
    guard let missing = names.first(where: { !known.contains($0) }) else { return }
    throw Failure(
      "\(place(entry.key.span)): 'uses' does not name '\(missing)', whose tokens the import needs",
      help: "add '\(missing)' to 'uses', and import again")
  }

  /// Inserts a key with its value before the first key that comes after it in the key table.
  private mutating func insertKey(_ key: String, _ value: Piece) {
    let order = Construct.manifest.keys.map(\.name)
    let rank = order.firstIndex(of: key) ?? order.count
    let next = root.entries.first { entry in
      (order.firstIndex(of: entry.key.text) ?? order.count) > rank
    }
    let isBlock = if case .collection(let collection) = value { !collection.isFlow } else { false }
    var lines = lines(of: [Slot(key, value)], column: 0)
    if let next {
      let offset = start(ofCommentsAbove: Int(next.key.span.start))
      if isBlock { lines.append("") }
      insert(lines, at: offset)
    } else if let last = root.entries.last {
      insert((isBlock ? [""] : []) + lines, at: end(of: last, column: 0))
    }
  }

  /// The start of the comment lines directly above a line.
  private func start(ofCommentsAbove offset: Int) -> Int {
    var start = lineStart(offset)
    while start > 0 {
      let above = lineStart(start - 1)
      guard source.bytes[firstInk(above)] == Byte.hash, above > 0 else { break }
      start = above
    }
    return start
  }
}

// MARK: - Lines

extension ManifestInsertion {
  /// The lines of entries in the canonical form, moved to a column.
  private func lines(of slots: [Slot], column: Int) -> [String] {
    // Entries below a key can be as long as in a separate manifest.
    let text =
      column == 0
      ? canonicalText(of: Outline(root: Slot(value: .mapping(slots))))
      : canonicalText(of: Outline(root: Slot(value: .mapping([Slot("views", .mapping(slots))]))))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard column > 0 else { return lines.map(String.init) }
    let indentation = String(repeating: " ", count: column)
    return lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0.dropFirst(2) }
  }

  /// The offset after an entry and the comments below it that are indented at least as far.
  private func end(of entry: Mapping.Entry, column: Int) -> Int {
    var end = nextLineStart(max(Int(entry.value.span.end), Int(entry.key.span.end)))
    var line = end
    while line < source.bytes.count {
      let ink = firstInk(line)
      guard ink < source.bytes.count else { break }
      let isComment = source.bytes[ink] == Byte.hash
      guard source.bytes[ink] == Byte.lineFeed || isComment && ink - line >= column else { break }
      let next = nextLineStart(line + 1)
      if isComment { end = next }
      line = next
    }
    return end
  }

  private mutating func insert(_ lines: [String], at offset: Int) {
    var text = lines.map { $0 + newline }.joined()
    // The last line of the file can lack a line break.
    if offset > 0, source.bytes[offset - 1] != Byte.lineFeed { text = newline + text }
    var bytes = source.bytes
    bytes.insert(contentsOf: text.utf8, at: offset)
    source = SourceText(
      path: source.path, relativePath: source.relativePath, bytes: bytes, index: source.index)
    var diagnostics = Diagnostics()
    let tree = parse(source, &diagnostics)
    guard case .mapping(let mapping)? = tree?.content, !diagnostics.hasErrors else {
      preconditionFailure("a manifest with more entries is still YAML")
    }
    root = mapping
  }

  private var newline: String {
    let first = source.bytes.firstIndex(of: Byte.lineFeed)
    return first.map { $0 > 0 && source.bytes[$0 - 1] == Byte.carriageReturn } == true
      ? "\r\n" : "\n"
  }

  private func place(_ span: SourceSpan) -> String {
    let location = LineTable(source).location(at: Int(span.start))
    return "\(source.path):\(location.line):\(location.column)"
  }

  private func columnOf(_ offset: Int) -> Int { offset - lineStart(offset) }

  private func lineStart(_ offset: Int) -> Int {
    source.bytes[..<offset].lastIndex(of: Byte.lineFeed).map { $0 + 1 }
      ?? textStart(of: source.bytes)
  }

  /// The end of an offset's line, without its line break.
  private func lineEnd(_ offset: Int) -> Int {
    source.bytes[offset...].firstIndex(of: Byte.lineFeed) ?? source.bytes.count
  }

  /// The start of the first line at or after an offset.
  private func nextLineStart(_ offset: Int) -> Int {
    if offset > 0, source.bytes[offset - 1] == Byte.lineFeed { return offset }
    return min(lineEnd(offset) + 1, source.bytes.count)
  }

  /// The first byte of a line that isn't a space; the end of the line or of the file if there is none.
  private func firstInk(_ lineStart: Int) -> Int {
    var offset = lineStart
    while offset < source.bytes.count, isBlank(source.bytes[offset]) { offset += 1 }
    return offset
  }
}

extension Node {
  fileprivate var items: [Node]? {
    if case .sequence(let sequence) = content { sequence.items } else { nil }
  }

  fileprivate var scalarText: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }
}

extension Node {
  /// The text of a key of a mapping.
  fileprivate func scalar(of key: String) -> String? {
    guard case .mapping(let mapping) = content, let value = mapping[key] else { return nil }
    return value.scalarText
  }
}

extension Piece {
  /// The text of a key of a mapping.
  fileprivate func scalar(of key: String) -> String? {
    guard case .collection(let collection) = self,
      let slot = collection.slots.first(where: { $0.key?.text == key }),
      case .scalar(let scalar) = slot.value
    else { return nil }
    return scalar.text
  }
}
