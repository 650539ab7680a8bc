/// A file of generated Swift: its tokens, its lines, and what of it can be mutated.
///
/// Generated code has one formatter, ours, so the shape of its lines shows where a statement ends.
public struct GeneratedFile {
  public let name: String
  let bytes: [UInt8]
  let tokens: [Token]
  let lines: [Line]
  /// The lines that are neither examples nor previews, which only people look at.
  let shipped: Set<Int>

  struct Line {
    var indent: Int
    /// The text without its indentation; empty for blank lines and comments.
    var code: String
    /// The bytes of the code.
    var range: Range<Int>
    /// The positions of its tokens.
    var tokens: Range<Int>
  }

  public init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
    lines = Self.lines(of: bytes, tokens)
    shipped = Self.shipped(lines)
  }

  /// All mutants of the file, in the order of operators and then of lines.
  public var mutants: [Mutant] {
    // Identifiers are names.
    if name.hasSuffix("+AccessibilityIDs.swift") { return [] }
    return Mutant.Operator.allCases.flatMap { kind in
      mutants(of: kind).sorted {
        ($0.line, $0.wraps[0].range.lowerBound) < ($1.line, $1.wraps[0].range.lowerBound)
      }
    }
  }

  private func mutants(of kind: Mutant.Operator) -> [Mutant] {
    switch kind {
    case .dropStatement: droppedStatements()
    case .swapCases: swappedCases()
    case .skipReset: skippedResets()
    case .changeConstant: changedConstants()
    case .negateCondition: negatedConditions()
    case .swapArguments: swappedArguments()
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes of some tokens.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The text in one line, with single spaces.
  func flat(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
  }

  /// Returns true if a token can be mutated.
  func isShipped(_ token: Int) -> Bool { shipped.contains(tokens[token].line) }

  /// A mutant that replaces one range of a line, in the words of that line.
  func mutant(
    _ kind: Mutant.Operator, replacing range: Range<Int>, by text: String, wraps: [Mutant.Wrap]
  ) -> Mutant {
    let first = tokens[tokens.partition { $0.range.lowerBound >= range.lowerBound }].line
    let end = max(lines[first].range.upperBound, range.upperBound)
    let start = lines[first].range.lowerBound
    let head = flat(start..<range.lowerBound)
    let glue = bytes[start..<range.lowerBound].last == UInt8(ascii: " ") ? " " : ""
    let rest = flat(range.upperBound..<end)
    let restGlue = range.upperBound < end && bytes[range.upperBound] == UInt8(ascii: " ") ? " " : ""
    return Mutant(
      kind: kind, file: name, line: first + 1, before: flat(start..<end),
      after: head + glue + text + restGlue + rest, wraps: wraps)
  }

  private static func lines(of bytes: [UInt8], _ tokens: [Token]) -> [Line] {
    var lines: [Line] = []
    var token = 0
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let first = token
      while token < tokens.count, tokens[token].line == lines.count { token += 1 }
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      let range =
        first == token
        ? start..<start : tokens[first].range.lowerBound..<tokens[token - 1].range.upperBound
      lines.append(
        Line(
          indent: indent, code: String(decoding: bytes[range], as: UTF8.self), range: range,
          tokens: first..<token))
      start += line.count + 1
    }
    return lines
  }

  private static func shipped(_ lines: [Line]) -> Set<Int> {
    var shipped: Set<Int> = []
    var indentOfOmitted: Int?
    for (number, line) in lines.enumerated() {
      if line.code.hasPrefix("#if DEBUG") { break }
      if let indent = indentOfOmitted {
        if line.code.isEmpty || line.indent > indent { continue }
        indentOfOmitted = nil
        if line.code.hasPrefix("]") || line.code.hasPrefix("}") { continue }
      }
      if line.code.hasPrefix("static let samples") {
        indentOfOmitted = line.indent
        continue
      }
      let isName = ["import ", "@available", "private func cellGenFits", "#"].contains {
        line.code.hasPrefix($0)
      }
      if !isName { shipped.insert(number) }
    }
    return shipped
  }
}

extension Array {
  /// The position of the first element that fulfills a condition that all later ones fulfill, too.
  fileprivate func partition(_ isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
