@testable import CellGenAuthoring
@testable import CellGenCore

/// Writes a tree in a random but valid style, with comments and blank lines wherever they may be.
struct RandomStyle {
  private var random: SplitMix
  private var lines: [String] = []
  /// The comments that were written.
  private(set) var comments: [String] = []
  /// Whether the keys of cellgen may change their order.
  private let shufflesKeys: Bool

  init(seed: UInt64, shufflesKeys: Bool = false) {
    random = SplitMix(state: seed)
    self.shufflesKeys = shufflesKeys
  }

  mutating func text(of root: Node) -> String {
    noise()
    if chance(5) { line("---", mayBeCommented: true) }
    noise()
    let column = chance(5) ? 2 : 0
    write(root, column: column, parent: -1, prefix: spaces(column), isInline: false)
    noise()
    if chance(8) {
      line("...", mayBeCommented: true)
      noise()
    }
    let end = chance(4) ? "\r\n" : "\n"
    return (chance(8) ? "\u{FEFF}" : "") + lines.joined(separator: end) + end
  }
}

// MARK: - Blocks

extension RandomStyle {
  /// Writes a node whose first line begins with a prefix.
  private mutating func write(
    _ node: Node, column: Int, parent: Int, prefix: String, isInline: Bool
  ) {
    switch node.content {
    case .mapping(let mapping) where !mapping.entries.isEmpty && !isFlow(node):
      writeEntries(mapping.entries, column: column, prefix: prefix)
    case .sequence(let sequence) where !sequence.items.isEmpty && !isFlow(node):
      writeItems(sequence.items, column: column, prefix: prefix)
    case .scalar(let scalar) where isBlockScalar(scalar) && parent >= 0:
      writeBlockScalar(scalar, prefix: prefix, parent: parent)
    default:
      line(prefix + flow(node, parent: parent, isInFlow: false), mayBeCommented: true)
    }
  }

  private mutating func writeEntries(_ entries: [Mapping.Entry], column: Int, prefix: String) {
    var prefix = prefix
    for entry in shufflesKeys ? shuffled(entries) : entries {
      let key = prefix + quotedKey(entry.key.text) + (chance(6) ? " :" : ":")
      writeValue(entry.value, after: key, column: column)
      noise()
      prefix = spaces(column)
    }
  }

  private mutating func writeValue(_ value: Node, after key: String, column: Int) {
    if value.isEmpty || value.isBroken { return line(key, mayBeCommented: true) }
    let isBlock = isBlock(value)
    if isBlock || chance(8) {
      line(key, mayBeCommented: true)
      noise()
      var isAtKey = false
      if case .sequence = value.content { isAtKey = isBlock && chance(3) }
      let inner = isAtKey ? column : column + 1 + random.below(4)
      write(value, column: inner, parent: column, prefix: spaces(inner), isInline: false)
    } else {
      write(value, column: column, parent: column, prefix: key + gap(), isInline: true)
    }
  }

  private mutating func writeItems(_ items: [Node], column: Int, prefix: String) {
    var prefix = prefix
    for item in items {
      if item.isEmpty || item.isBroken {
        line(prefix + "-", mayBeCommented: true)
      } else if chance(5) {
        line(prefix + "-", mayBeCommented: true)
        noise()
        let inner = column + 1 + random.below(3)
        write(item, column: inner, parent: column, prefix: spaces(inner), isInline: false)
      } else {
        let gap = gap()
        write(
          item, column: column + 1 + gap.utf8.count, parent: column, prefix: prefix + "-" + gap,
          isInline: true)
      }
      noise()
      prefix = spaces(column)
    }
  }

  private mutating func writeBlockScalar(_ scalar: Scalar, prefix: String, parent: Int) {
    let indent = 1 + random.below(4)
    var texts = scalar.text.split(separator: "\n", omittingEmptySubsequences: false)
    let endsLine = scalar.text.hasSuffix("\n")
    if endsLine { texts.removeLast() }
    let hasTail = scalar.text.hasSuffix("\n\n")
    let digit = chance(2) || texts[0].hasPrefix(" ") ? String(indent) : ""
    let sign = endsLine ? (hasTail ? "+" : chance(3) ? "+" : "") : "-"
    line(prefix + "|" + digit + sign, mayBeCommented: true)
    for text in texts { lines.append(text.isEmpty ? "" : spaces(parent + indent) + text) }
    // A comment that is indented further would be text.
    comment(column: 0)
  }

  /// Whether a scalar can be written as block text without trouble.
  private mutating func isBlockScalar(_ scalar: Scalar) -> Bool {
    let isPlain = !scalar.text.unicodeScalars.contains { $0 != "\n" && isOdd($0) }
    return scalar.text.contains("\n") && !scalar.text.hasPrefix("\n") && isPlain && chance(2)
  }

  private func isBlock(_ node: Node) -> Bool {
    switch node.content {
    case .mapping(let mapping): !mapping.entries.isEmpty && !isFlow(node)
    case .sequence(let sequence): !sequence.items.isEmpty && !isFlow(node)
    default: false
    }
  }

  /// The style of a collection is decided by its place, so that it is the same when asked again.
  private func isFlow(_ node: Node) -> Bool {
    guard !node.holdsEmpty else { return false }
    if case .sequence(let sequence) = node.content, sequence.isFlow, sequence.items.count == 1 {
      return sequence.items[0].scalar != nil
    }
    return (node.span.start &* 7 &+ Int32(truncatingIfNeeded: random.seed)) % 3 == 0
  }
}

// MARK: - Brackets

extension RandomStyle {
  private mutating func flow(_ node: Node, parent: Int, isInFlow: Bool) -> String {
    switch node.content {
    case .scalar(let scalar): return quoted(scalar, parent: parent, isInFlow: isInFlow)
    case .sequence(let sequence):
      let items = sequence.items.map { flow($0, parent: parent, isInFlow: true) }
      return join(items, "[", "]", parent: parent)
    case .mapping(let mapping):
      let entries = shufflesKeys ? shuffled(mapping.entries) : mapping.entries
      let parts = entries.map { entry in
        quotedKey(entry.key.text, isInFlow: true) + ":" + (gap() + softBreak(parent))
          + flow(entry.value, parent: parent, isInFlow: true)
      }
      return join(parts, "{", "}", parent: parent)
    case .empty, .broken: preconditionFailure("brackets hold no empty nodes, see isFlow")
    }
  }

  private mutating func join(
    _ parts: [String], _ open: String, _ close: String, parent: Int
  ) -> String {
    var result = open
    for (index, part) in parts.enumerated() {
      if index > 0 { result += (chance(6) ? " " : "") + "," + gap() }
      result += softBreak(parent) + part
    }
    if !parts.isEmpty, chance(6) { result += "," }
    return result + softBreak(parent) + close
  }

  /// Mostly nothing; else a line break, perhaps with comments.
  private mutating func softBreak(_ parent: Int) -> String {
    guard chance(7) else { return "" }
    var result = chance(3) ? " " + newComment() : ""
    result += "\n"
    if chance(4) { result += spaces(random.below(6)) + newComment() + "\n" }
    if chance(6) { result += "\n" }
    return result + spaces(parent + 1 + random.below(4))
  }
}

// MARK: - Scalars

extension RandomStyle {
  private mutating func quoted(_ scalar: Scalar, parent: Int, isInFlow: Bool) -> String {
    let text = scalar.text
    let isTyped = isPlainNumber(scalar) || isNull(scalar) || ["true", "false"].contains(text)
    if scalar.style == .plain, isTyped || meansMore(text) { return text }
    if meansMore(text) { return doubleQuoted(text) }
    switch random.below(4) {
    case 0 where !text.contains("\n") && !isOddInSingleQuotes(text):
      return "'" + text.replacing("'", with: "''") + "'"
    case 1: return broken(doubleQuoted(text), parent: parent)
    case 2: return doubleQuoted(text)
    default: return canBePlain(text, isInFlow) ? text : doubleQuoted(text)
    }
  }

  private mutating func quotedKey(_ text: String, isInFlow: Bool = false) -> String {
    if canBePlain(text, isInFlow), chance(2) { return text }
    return chance(2) && !isOddInSingleQuotes(text)
      ? "'" + text.replacing("'", with: "''") + "'" : doubleQuoted(text)
  }

  /// Breaks a quoted text at one of its spaces.
  private mutating func broken(_ quoted: String, parent: Int) -> String {
    let words = quoted.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, !words.contains("") else { return quoted }
    let place = 1 + random.below(words.count - 1)
    if words[..<place] == ["\""] || words[place...] == ["\""] { return quoted }
    return words[..<place].joined(separator: " ") + "\n" + spaces(parent + 1 + random.below(3))
      + words[place...].joined(separator: " ")
  }

  private func isOddInSingleQuotes(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isOdd)
  }

  /// Whether a character may stand in a manifest only as an escape.
  private func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case _ where isOdd(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result += String(scalar)
      }
    }
    return result + "\""
  }

  /// Whether the parser reads a text as itself.
  private func canBePlain(_ text: String, _ isInFlow: Bool) -> Bool {
    if text.hasPrefix("---") || text.hasPrefix("...") { return false }
    let isRead = { (manifest: String, tree: String) -> Bool in
      let reading = Reading(manifest)
      return reading.diagnostics.isEmpty && printed(reading.root) == tree
    }
    let json = printed(
      Node(.scalar(Scalar(text: text, style: .plain)), span: SourceSpan(file: 0, start: 0, end: 0)))
    return isInFlow
      ? isRead("a: [\(text), x]\n", "{a: [\(json), \"x\"]}")
        && isRead("{ \(text): x }\n", "{\(text): \"x\"}")
      : isRead("a: \(text)\n", "{a: \(json)}") && isRead("\(text): x\n", "{\(text): \"x\"}")
  }
}

// MARK: - Between the lines

extension RandomStyle {
  private mutating func line(_ text: String, mayBeCommented: Bool) {
    guard mayBeCommented, chance(6) else { return lines.append(text) }
    lines.append(text + spaces(1 + random.below(3) * random.below(8)) + newComment())
  }

  /// Blank lines and comments on lines of their own.
  private mutating func noise() {
    while chance(6) {
      if chance(2) {
        comment(column: random.below(9))
      } else {
        lines.append(chance(3) ? "   " : "")
      }
    }
  }

  private mutating func comment(column: Int) { lines.append(spaces(column) + newComment()) }

  private mutating func newComment() -> String {
    let endings = ["", " a: b", " - x", " 'y", " \"[{", "# #", "\tz", " ünï 日本", " |"]
    let text = "#\(comments.count)" + endings[random.below(endings.count)]
    comments.append(text)
    return text + (chance(6) ? "  " : "")
  }

  private mutating func gap() -> String { chance(5) ? spaces(1 + random.below(3)) : " " }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func chance(_ count: Int) -> Bool { random.below(count) == 0 }

  private mutating func shuffled(_ entries: [Mapping.Entry]) -> [Mapping.Entry] {
    let names = entries.map(\.key.text)
    let kinds: [(kind: Construct, sign: String)] = [
      (.manifest, "views"), (.view, "data"), (.section, "cells"), (.label, "font"),
    ]
    guard kinds.contains(where: { names.contains($0.sign) && names.allSatisfy($0.kind.has) }) else {
      return entries
    }
    return chance(2) ? entries.shuffled(using: &random) : entries
  }
}

extension Node {
  /// Whether it or a node below has no value, which brackets do not allow; a broken one has none.
  fileprivate var holdsEmpty: Bool {
    switch content {
    case .empty, .broken: true
    case .scalar: false
    case .sequence(let sequence): sequence.items.contains(where: \.holdsEmpty)
    case .mapping(let mapping): mapping.entries.contains(where: \.value.holdsEmpty)
    }
  }
}

/// A small generator whose numbers depend on its seed alone.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  let seed: UInt64

  init(state: UInt64) {
    self.state = state
    seed = state
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
