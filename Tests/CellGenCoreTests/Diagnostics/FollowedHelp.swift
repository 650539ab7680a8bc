import CellGenAuthoring

@testable import CellGenCore

/// The manifests that somebody arrives at who does what a help says, word for word.
///
/// A help may offer several remedies, each of which has to be right. Where a manifest has several places that a remedy
/// may mean, these are its readings, of which one has to be right.
struct FollowedHelp {
  /// A remedy, with the manifest that each of its readings leads to.
  struct Remedy {
    /// What the help says to write, add or remove.
    var words: String
    var readings: [SourceText]
  }

  private let source: SourceText
  private let root: Node?
  private let diagnostic: Diagnostic
  /// From the outermost node to the innermost one around the place of the message.
  private let path: [Step]
  /// Whether the text at the place is not read.
  private let isOfYAML: Bool

  /// - Parameter source: the text that the message points to.
  init(_ diagnostic: Diagnostic, in source: SourceText) {
    var found = Diagnostics()
    self.diagnostic = diagnostic
    self.source = source
    root = parse(source, &found)
    isOfYAML = found.all.contains { $0.primary.span == diagnostic.primary.span }
    path = root.map { steps(to: diagnostic.primary.span, from: $0) } ?? []
  }

  /// Nil for a help in words that only people can follow.
  func remedies() -> [Remedy]? {
    if let fix = diagnostic.fix {
      return [Remedy(words: "fix", readings: [edited([fix])] + renamings(to: fix.replacement))]
    }
    guard let help = diagnostic.help, let sentence = HelpSentence(help) else { return nil }
    return sentence.alternatives.map { words in
      let readings =
        switch sentence.verb {
        case .replace: replacements(by: words)
        case .rename: [edited([.init(diagnostic.primary.span, replacement: words)])]
        case .add: additions(of: words, to: sentence.place)
        case .declare: declarations(of: words, under: sentence.place ?? "")
        case .data: replacements(by: words).compactMap { declaring(sentence.place ?? "", in: $0) }
        case .remove: removals(of: words)
        case .quote: quoted(words)
        case .background: backgrounds(replacedBy: words)
        case .insert: insertions(of: words, after: sentence.place ?? "")
        case .indent: indentations(of: words, like: sentence.place ?? "")
        case .separate: separations(as: words)
        }
      return Remedy(words: words, readings: readings)
    }
  }

  private func edited(_ edits: [Diagnostic.Fix]) -> SourceText {
    var text = EditedText(source)
    text.make(edits.sorted { $0.span.start < $1.span.start })
    return text.source
  }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: source.index, start: start, end: end)
  }
}

// MARK: - Places

/// A node on the way to a place, and the entry that it is the value of.
private struct Step {
  var node: Node
  var parent: Mapping?
  var entry: Mapping.Entry?
  /// Whether the place is the key of the entry.
  var isKey = false
}

private func steps(to place: SourceSpan, from node: Node, _ entry: Step? = nil) -> [Step] {
  var step = entry ?? Step(node: node)
  step.node = node
  switch node.content {
  case .mapping(let mapping):
    for entry in mapping.entries {
      var inner = Step(node: entry.value, parent: mapping, entry: entry)
      if entry.key.span.holds(place) {
        inner.isKey = true
        return [step, inner]
      }
      if entry.value.span.holds(place) {
        return [step] + steps(to: place, from: entry.value, inner)
      }
    }
  case .sequence(let list):
    for item in list.items where item.span.holds(place) {
      return [step] + steps(to: place, from: item)
    }
  case .scalar, .empty, .broken: break
  }
  return [step]
}

extension SourceSpan {
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}

extension Node {
  /// Whether it is what a manifest says, rather than what was reported and skipped.
  fileprivate var isRead: Bool {
    switch content {
    case .broken, .empty: false
    case .mapping(let mapping): !mapping.isIncomplete
    case .scalar, .sequence: true
    }
  }

  /// All mappings in it, outermost first, each with the key that it is the value of.
  fileprivate func mappings(under key: String? = nil) -> [(key: String?, node: Node)] {
    switch content {
    case .mapping(let mapping):
      return [(key, self)]
        + mapping.entries.flatMap { $0.value.mappings(under: $0.key.text) }
    case .sequence(let list): return list.items.flatMap { $0.mappings() }
    case .empty: return [(key, self)]
    case .scalar, .broken: return []
    }
  }
}

// MARK: - What is written

extension FollowedHelp {
  /// Other words for what the message points to: for its entry, its value, its name or its item of a list.
  private func replacements(by words: String) -> [SourceText] {
    if words.hasPrefix("- ") { return items(replacedBy: String(words.dropFirst(2))) }
    let pairs = pairs(in: words)
    if !pairs.isEmpty {
      return entries(replacedBy: pairs) + values(replacedBy: "{ \(words) }")
        + additions(of: words, to: nil) + entriesElsewhere(replacedBy: pairs)
        + items(replacedBy: words) + texts(replacedBy: words) + longForms(with: words)
    }
    let isName = words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let primary = edited([.init(diagnostic.primary.span, replacement: words)])
    let readings = values(replacedBy: words) + texts(replacedBy: words)
    guard path.last?.isKey == true, !isName else {
      return [primary] + readings + renamings(to: words)
    }
    return readings
  }

  /// A name that is declared at the place, renamed where it is used, too.
  private func renamings(to name: String) -> [SourceText] {
    guard path.last?.isKey == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      let old = String(bytes: source.bytes[diagnostic.primary.span.range], encoding: .utf8)
    else { return [] }
    let text = String(decoding: source.bytes, as: UTF8.self)
    let isPart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    let edits = text.ranges(of: old).filter { range in
      !isPart(text[range.upperBound...].first) && !isPart(text[..<range.lowerBound].last)
    }.map { range in
      let start = text[..<range.lowerBound].utf8.count
      return Diagnostic.Fix(span(start, start + old.utf8.count), replacement: name)
    }
    return [edited(edits)]
  }

  /// The text of a value that is not read, in the line of the message.
  private func texts(replacedBy words: String) -> [SourceText] {
    guard isOfYAML || path.last?.node.isRead != true else { return [] }
    let place = diagnostic.primary.span.range
    let line = line(at: place.lowerBound)
    let bytes = source.bytes
    let starts = line.filter { offset in
      offset <= place.lowerBound && offset >= line.lowerBound + 2
        && bytes[offset - 1] == UInt8(ascii: " ") && ":-{[,".utf8.contains(bytes[offset - 2])
    }
    let ends =
      line.filter { offset in
        offset >= place.upperBound && ",}]) ".utf8.contains(bytes[offset])
      }.flatMap { "}])".utf8.contains(bytes[$0]) ? [$0, $0 + 1] : [$0] } + [line.upperBound]
    return starts.reversed().flatMap { start in
      ends.map { edited([.init(span(start, $0), replacement: words)]) }
    }
  }

  /// The line of an offset, without its end.
  private func line(at offset: Int) -> Range<Int> {
    let starts = LineTable(source).starts
    let line = LineTable(source).location(at: offset).line
    let end = line < starts.count ? starts[line] - 1 : source.bytes.count
    return starts[line - 1]..<max(end, starts[line - 1])
  }

  private func backgrounds(replacedBy words: String) -> [SourceText] {
    diagnostic.secondary.map { annotation in
      let step = root.flatMap { steps(to: annotation.span, from: $0).last }
      let span = step?.isKey == true ? step?.node.span : nil
      return edited([.init(span ?? annotation.span, replacement: words)])
    }
  }

  private func items(replacedBy words: String) -> [SourceText] {
    path.indices.reversed().compactMap { index in
      guard index > 0, case .sequence(let list) = path[index - 1].node.content else { return nil }
      return edited([
        .init(path[index].node.span, replacement: list.isFlow ? "{ \(words) }" : words)
      ])
    }
  }

  /// The entries around the place, innermost first, each with others in its place.
  private func entries(replacedBy pairs: [String]) -> [SourceText] {
    let keys = pairs.map { $0.prefix { $0 != ":" } }
    return path.reversed().compactMap { step in
      guard let entry = step.entry, let parent = step.parent else { return nil }
      let separator = parent.isFlow ? ", " : "\n" + indentation(of: entry)
      var edits = [
        Diagnostic.Fix(
          entry.key.span.union(entry.value.span), replacement: pairs.joined(separator: separator))
      ]
      for other in parent.entries
      where other.key.span != entry.key.span && keys.contains(other.key.text[...]) {
        guard let removal = removal(of: other, from: parent) else { return nil }
        if removal.span.start < edits[0].span.end, edits[0].span.start < removal.span.end {
          return nil
        }
        edits.append(removal)
      }
      return edited(edits)
    }
  }

  private func values(replacedBy words: String) -> [SourceText] {
    path.dropFirst().reversed().prefix(3).map { step in
      let padding = step.node.isEmpty ? " " : ""
      return edited([.init(step.node.span, replacement: padding + words)])
    }
  }

  /// The entry of the same key, wherever there is just one.
  private func entriesElsewhere(replacedBy pairs: [String]) -> [SourceText] {
    guard pairs.count == 1, let root else { return [] }
    let key = pairs[0].prefix { $0 != ":" }
    let found = root.mappings().flatMap { each -> [Mapping.Entry] in
      guard case .mapping(let mapping) = each.node.content else { return [] }
      return mapping.entries.filter { $0.key.text[...] == key }
    }
    guard found.count == 1 else { return [] }
    return [edited([.init(found[0].key.span.union(found[0].value.span), replacement: pairs[0])])]
  }

  /// The text in the line of the message that a quoted form of it is for.
  private func quoted(_ words: String) -> [SourceText] {
    var ignored = Diagnostics()
    let scalar = parse(SourceText(path: "", bytes: Array("a: \(words)".utf8)), &ignored)
    guard case .mapping(let mapping)? = scalar?.content,
      case .scalar(let text)? = mapping["a"]?.content
    else { return [] }
    let range = line(at: Int(diagnostic.primary.span.start))
    let end = range.upperBound
    let bytes = Array(text.text.utf8)
    let starts = range.filter { source.bytes[$0..<end].starts(with: bytes) }
    return starts.map { edited([.init(span($0, $0 + bytes.count), replacement: words)]) }
      + values(replacedBy: words) + texts(replacedBy: words)
  }
}

// MARK: - What is missing in a line, and lines that are moved

extension FollowedHelp {
  /// - Parameter word: what is right before it, at or after the line of the message.
  private func insertions(of sign: String, after word: String) -> [SourceText] {
    let bytes = Array(word.utf8)
    return source.bytes.indices.filter { source.bytes[$0...].starts(with: bytes) }.map { start in
      let end = start + bytes.count
      return edited([.init(span(end, end), replacement: sign)])
    }
  }

  /// Lines that begin with a key, and what belongs to them, in the column of another key.
  private func indentations(of key: String, like other: String) -> [SourceText] {
    var lines = String(decoding: source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = LineTable(source).location(at: Int(diagnostic.primary.span.start)).line - 1
    let columns = lines.map { line in line.prefix { $0 == " " }.count }
    let isLine = { (index: Int, key: String) in
      lines[index].dropFirst(columns[index]).hasPrefix(key + ":")
    }
    guard isLine(first, key),
      let model = lines.indices.last(where: { $0 != first && isLine($0, other) })
    else { return [] }
    let rest = lines.indices.dropFirst(first + 1).prefix {
      columns[$0] > columns[first] || lines[$0].isEmpty
    }
    let end = rest.last.map { $0 + 1 } ?? first + 1
    for index in first..<end where !lines[index].isEmpty {
      let column = max(0, columns[index] + columns[model] - columns[first])
      lines[index] = String(repeating: " ", count: column) + lines[index].dropFirst(columns[index])
    }
    // Where others follow that belong to the key above, it is put before that.
    var moved = lines
    if model < first {
      moved.removeSubrange(first..<end)
      moved.insert(contentsOf: lines[first..<end], at: model)
    }
    return [lines, moved].map { lines in
      edited([.init(span(0, source.bytes.count), replacement: lines.joined(separator: "\n"))])
    }
  }

  /// A pair whose colon is missing in the line of the message.
  private func separations(as pair: String) -> [SourceText] {
    let parts = pair.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
    guard parts.count == 2 else { return [] }
    let text = String(decoding: source.bytes, as: UTF8.self)
    let signs = [" ", "=", " = ", "; ", ";", ": ", ":", " -> ", " => ", ""]
    let written = signs.map { "\(parts[0])\($0)\(parts[1])" } + [String(parts[0])]
    return written.flatMap { written in
      text.ranges(of: written).map { range in
        let start = text[..<range.lowerBound].utf8.count
        return edited([.init(span(start, start + text[range].utf8.count), replacement: pair)])
      }
    }
  }
}

// MARK: - What is added and removed

extension FollowedHelp {
  /// - Parameter place: the key of the mapping that it is added to; nil for one around the place, or beside it.
  private func additions(of words: String, to place: String?) -> [SourceText] {
    let pairs = pairs(in: words)
    guard !pairs.isEmpty, let root else { return [] }
    var around = path.reversed().map(\.node)
    if let key = path.last, !key.isKey, key.node.mappings().isEmpty { around.removeFirst() }
    let also = diagnostic.secondary.filter { $0.span.file == diagnostic.primary.span.file }
      .flatMap { steps(to: $0.span, from: root).reversed().map(\.node) }
    let named = root.mappings().filter { $0.key == place }.map(\.node)
    return (place == nil || place == "view" ? around + also : named)
      .compactMap { additions(of: pairs, to: $0) } + longForms(with: words)
      + path.reversed().prefix(2).compactMap { step in
        guard case .sequence(let list) = step.node.content, let first = list.items.first else {
          return nil
        }
        let start = Int(first.span.start)
        return list.isFlow
          ? edited([.init(span(start, start), replacement: words + ", ")]) : nil
      }
  }

  /// The element around the place with a key beside what its short form has.
  private func longForms(with words: String) -> [SourceText] {
    path.compactMap { step in
      guard let entry = step.entry, case .scalar = step.node.content,
        let key = Construct.element.longForm(of: entry.key.text)
      else { return nil }
      let value = String(decoding: source.bytes[step.node.span.range], as: UTF8.self)
      return edited([.init(step.node.span, replacement: "{ \(key): \(value), \(words) }")])
    }
  }

  private func declarations(of words: String, under place: String) -> [SourceText] {
    guard case .mapping(let mapping)? = root?.content else { return [] }
    if let table = mapping[place] { return [additions(of: [words], to: table)].compactMap(\.self) }
    return [edited([.init(span(0, 0), replacement: "\(place):\n  \(words)\n")])]
  }

  /// Another text with a field in the data of the view around the place, which are above it.
  private func declaring(_ field: String, in other: SourceText) -> SourceText? {
    let views = path.compactMap { step -> Node? in
      guard case .mapping(let mapping) = step.node.content else { return nil }
      return mapping["data"]
    }
    guard case .mapping(let data)? = views.last?.content, let last = data.entries.last,
      let first = data.entries.first
    else { return nil }
    let end = Int(data.isFlow ? last.value.span.end : first.key.span.start)
    var bytes = other.bytes
    guard bytes.starts(with: source.bytes[..<end]) else { return nil }
    let words = data.isFlow ? ", \(field)" : "\(field)\n\(indentation(of: first))"
    bytes.insert(contentsOf: words.utf8, at: end)
    return SourceText(
      path: other.path, relativePath: other.relativePath, bytes: bytes, index: other.index)
  }

  private func additions(of pairs: [String], to node: Node) -> SourceText? {
    switch node.content {
    case .empty:
      return edited([.init(node.span, replacement: " { \(pairs.joined(separator: ", ")) }")])
    case .mapping(let mapping):
      guard let first = mapping.entries.first, let last = mapping.entries.last else {
        return edited([.init(node.span, replacement: "{ \(pairs.joined(separator: ", ")) }")])
      }
      if mapping.isFlow {
        let end = Int(last.value.span.end)
        return edited([
          .init(span(end, end), replacement: pairs.map { ", " + $0 }.joined())
        ])
      }
      let start = Int(first.key.span.start)
      let indentation = "\n" + indentation(of: first)
      return edited([
        .init(span(start, start), replacement: pairs.map { $0 + indentation }.joined())
      ])
    case .scalar, .sequence, .broken: return nil
    }
  }

  /// - Parameter words: a key or `key: value`, or "it" for what the message points to.
  private func removals(of words: String) -> [SourceText] {
    let key = words == "it" ? nil : String(words.prefix { $0 != ":" })
    var readings = key == nil ? [edited([.init(diagnostic.primary.span, replacement: "")])] : []
    for index in path.indices.dropFirst() {
      guard case .sequence(let list) = path[index - 1].node.content, list.items.count > 1,
        let position = list.items.firstIndex(where: { $0.span == path[index].node.span }),
        key == nil || path[index].node.scalar?.text == key
      else { continue }
      let (start, end) =
        position + 1 < list.items.count
        ? (list.items[position].span.start, list.items[position + 1].span.start)
        : (list.items[position - 1].span.end, list.items[position].span.end)
      readings.append(edited([.init(span(Int(start), Int(end)), replacement: "")]))
    }
    for step in path.reversed() {
      guard let parent = step.parent, let entry = step.entry else { continue }
      let found = key.map { key in parent.entries.first { $0.key.text == key } } ?? entry
      if let found, let edit = removal(of: found, from: parent) { readings.append(edited([edit])) }
      if let found, parent.entries.count == 1, found.key.span == entry.key.span { continue }
      if key == nil { break }
    }
    guard let key, let root else { return readings }
    for node in root.mappings().map(\.node) {
      guard case .mapping(let mapping) = node.content,
        let entry = mapping.entries.first(where: { $0.key.text == key }),
        let edit = removal(of: entry, from: mapping)
      else { continue }
      readings.append(edited([edit]))
    }
    return readings
  }

  /// Nil for the only entry.
  private func removal(of entry: Mapping.Entry, from mapping: Mapping) -> Diagnostic.Fix? {
    guard mapping.entries.count > 1,
      let index = mapping.entries.firstIndex(where: { $0.key.span == entry.key.span })
    else { return nil }
    if index + 1 < mapping.entries.count {
      let next = Int(mapping.entries[index + 1].key.span.start)
      return .init(span(Int(entry.key.span.start), next), replacement: "")
    }
    let end = Int(entry.value.span.end)
    return .init(span(Int(mapping.entries[index - 1].value.span.end), end), replacement: "")
  }

  /// The spaces that put a line below an entry into its column.
  private func indentation(of entry: Mapping.Entry) -> String {
    let column = LineTable(source).location(at: Int(entry.key.span.start)).column
    return String(repeating: " ", count: column - 1)
  }

  /// `a: 1, b: { c: 2, d: 3 }` as its two entries; none for what is no entry.
  private func pairs(in words: String) -> [String] {
    var pairs: [String] = []
    var depth = 0
    var isInQuotes = false
    for piece in words.split(separator: ", ", omittingEmptySubsequences: false) {
      if depth == 0, !isInQuotes {
        pairs.append(String(piece))
      } else {
        pairs[pairs.count - 1] += ", \(piece)"
      }
      for character in piece {
        if character == "\"" { isInQuotes.toggle() }
        if isInQuotes { continue }
        if "{[(".contains(character) { depth += 1 }
        if "}])".contains(character) { depth -= 1 }
      }
    }
    let areEntries = pairs.allSatisfy { pair in
      let key = pair.prefix { $0 != ":" }
      return key.count < pair.count && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && pair.dropFirst(key.count + 1).first.map { $0 == " " } ?? true
    }
    return areEntries ? pairs : []
  }
}

// MARK: - Sentences

/// A help that says in so many words what to write.
private struct HelpSentence {
  enum Verb {
    case replace, rename, add, declare, data, remove, quote, background, insert, indent, separate
  }

  var verb: Verb
  var alternatives: [String]
  /// The key of the mapping that is meant, or what the words go after, or like what.
  var place: String?

  /// Nil for one that leaves something to its reader.
  init?(_ help: String) {
    guard !help.contains("…") else { return nil }
    let beginnings: [(String, Verb)] = [
      ("did you mean '", .rename), ("write '", .replace), ("use '", .replace), ("add '", .add),
      ("remove '", .remove), ("put it in an array: '", .replace), ("write just '", .replace),
      ("write it with its module: '", .replace), ("write a list: '", .replace),
      ("use one of '", .replace),
    ]
    if let (beginning, verb) = beginnings.first(where: { help.hasPrefix($0.0) }) {
      self.verb = verb
      let pieces = help.dropFirst(beginning.count).split(
        separator: "'", omittingEmptySubsequences: false)
      // An odd number of quotes has an apostrophe among them.
      guard pieces.count.isMultiple(of: 2) else { return nil }
      alternatives = [String(pieces[0])]
      // "write just 'spacer'" is about all of an element, and "write '…'" needs to have something in it.
      let isPlaceholder = alternatives[0].hasPrefix("{") && !alternatives[0].contains(": ")
      if help.hasPrefix("write just 'spacer'") || alternatives[0].isEmpty || isPlaceholder {
        return nil
      }
      var index = 1
      while index + 1 < pieces.count, [", or ", " or ", ", "].contains(pieces[index]) {
        alternatives.append(String(pieces[index + 1]))
        index += 2
      }
      guard readTail(pieces[index...].map(String.init)) else { return nil }
      if pieces[index].hasPrefix(" for the background") { self.verb = .background }
    } else if ["remove it", "remove one of them"].contains(help) || help.hasPrefix("remove it,")
      || help.hasPrefix("remove it:")
    {
      (verb, alternatives) = (.remove, ["it"])
    } else if let match = help.wholeMatch(of: /declare it in the view: '([^']*)'/) {
      (verb, alternatives, place) = (.add, [String(match.1)], "view")
    } else if let match = help.wholeMatch(of: /add the closing '(.)' after '([^']*)'/) {
      (verb, alternatives, place) = (.insert, [String(match.1)], String(match.2))
    } else if let match = help.wholeMatch(of: /indent '(\w+)' as far as '(\w+)'/) {
      (verb, alternatives, place) = (.indent, [String(match.1)], String(match.2))
    } else if let match = help.wholeMatch(of: /indent '(\w+)' under '\w+', next to '(\w+)'/) {
      (verb, alternatives, place) = (.indent, [String(match.1)], String(match.2))
    } else if let match = help.wholeMatch(
      of: /is ':' missing(?: after '[^']*')?, as in '([^'@]*)'\?/)
    {
      (verb, alternatives) = (.separate, [String(match.1)])
    } else if let (field, words) = field(help) {
      (verb, alternatives, place) = (.data, [words], field)
    } else if let (place, words) = declaration(help) {
      (verb, alternatives, self.place) = (.declare, [words], place)
    } else if let words = quotedForm(help) {
      (verb, alternatives) = (.quote, [words])
    } else if let words = bareValue(help) {
      (verb, alternatives) = (.replace, [words])
      if help.contains("er background, such as ") { verb = .background }
    } else {
      return nil
    }
  }

  /// Reads what follows the words to write.
  ///
  /// - Returns: whether it names no place that a reader would have to find.
  private mutating func readTail(_ pieces: [String]) -> Bool {
    let tail = pieces[0]
    if verb == .add, !alternatives.allSatisfy({ $0.contains(":") }) { return false }
    if tail.isEmpty || tail == "?" { return true }
    // What follows is a second thing to do, or a part of what is to be written.
    if pieces.count > 1,
      pieces.contains(where: { $0.hasPrefix(", and ") || $0.contains(" and write ") })
    {
      return false
    }
    if [" with ", ", aligned with ", ", with "].contains(tail) { return false }
    if verb == .add {
      if tail.hasPrefix(" to the view") { place = "view" }
      if [" to ", " to the "].contains(tail), pieces.count > 1 { place = pieces[1] }
      return place != nil || tail.hasPrefix(",") || tail.hasPrefix(" with")
    }
    if verb == .remove { return tail.hasPrefix(",") || tail.hasPrefix(":") }
    if tail == " in place of " { return true }
    return [",", ":", " instead", " for ", " so ", " with ", " if ", " or "].contains {
      tail.hasPrefix($0)
    }
  }
}

/// The table and the line of "declare it under 'colors' at the top of the manifest: 'brand: "#FF8800"'".
private func declaration(_ help: String) -> (place: String, words: String)? {
  let pieces = help.split(separator: "'", omittingEmptySubsequences: false)
  guard pieces.count >= 5, pieces[0] == "declare it under ",
    pieces[2] == " at the top of the manifest: "
  else { return nil }
  return (String(pieces[1]), String(pieces[3]))
}

/// The field and the value of "declare 'hasNote: Bool' under 'data', set it where the view data is made, and write
/// 'hasNote'".
private func field(_ help: String) -> (field: String, words: String)? {
  let beginning = "declare '"
  let middle = "' under 'data', set it where the view data is made, and write "
  guard help.hasPrefix(beginning), let middle = help.firstRange(of: middle) else { return nil }
  let field = String(help[..<middle.lowerBound].dropFirst(beginning.count))
  let rest = help[middle.upperBound...]
  guard let quote = rest.first, quote == "'" || quote == "\"",
    let end = rest.dropFirst().firstIndex(of: quote)
  else { return nil }
  return (field, String(quote == "'" ? rest[..<end].dropFirst() : rest[...end]))
}

/// The words in quotes at the end of "put the whole text in quotes: …".
private func quotedForm(_ help: String) -> String? {
  let beginnings = [
    "put the whole value in quotes: ", "put the whole text in quotes: ", "quote it: ",
    "put the whole type in quotes: ", "quote the text: ", "quote all of it if it is one value: ",
    "use straight double quotes: ",
  ]
  guard let beginning = beginnings.first(where: help.hasPrefix) else { return nil }
  return String(help.dropFirst(beginning.count))
}

/// The value of "write 15", "write true, without quotes" or "use a darker color …, such as "#0068D9"".
private func bareValue(_ help: String) -> String? {
  if help.hasPrefix("use a "), let start = help.firstRange(of: "such as \"") {
    let rest = help[start.upperBound...]
    return rest.firstIndex(of: "\"").map { "\"\(rest[..<$0])\"" }
  }
  guard help.hasPrefix("write ") else { return nil }
  let words = help.dropFirst("write ".count)
  if words.hasPrefix("\""), let end = words.dropFirst().firstIndex(of: "\"") {
    let rest = words[words.index(after: end)...]
    return rest.isEmpty || rest.hasPrefix(",") ? String(words[...end]) : nil
  }
  let word = words.prefix { $0 != "," && $0 != " " }
  let rest = words.dropFirst(word.count)
  let isValue = word.first.map { $0.isNumber || $0 == "[" } ?? false
  return (rest.isEmpty || rest.hasPrefix(", without") || isValue && rest.hasPrefix(","))
    && (isValue || ["true", "false", "null", "default", "internal"].contains(word))
    ? String(word) : nil
}

/// A help with `…` in place of what it quotes: its kind.
func kind(ofHelp help: String) -> String {
  var kind = ""
  var quote: Character?
  for character in help {
    if quote == nil, character == "'" || character == "\"" {
      quote = character
      kind += "\(character)…\(character)"
    } else if quote == character {
      quote = nil
    } else if quote == nil, character.isNumber {
      if kind.last != "0" { kind.append("0") }
    } else if quote == nil {
      kind.append(character)
    }
  }
  return kind
}
