import CellGenCore

/// Reads a file in `Texts`: the explanation of the code that it is named after.
///
///     # a key that means nothing here
///
///     Every mapping of a manifest has a fixed set of keys, …
///
///     ## Wrong
///
///     ```yaml
///     acess: public
///     ```
///
///     ## Right
///
///     ```yaml
///     access: public
///     ```
///
/// - A manifest is `Listing.sections`, unless its first line is a comment with another path, such as
///   `# Shared.sections`, which is then left out. An example with several manifests has several blocks. A
///   manifest of another module is `# DesignSystem:Brand.sections`. The earlier state of a changed run is
///   `# before/Listing.sections`.
/// - `<U+0009>` in a block is that character, for invisible ones.
/// - A `swift` block is a template, with its answers after that word: `name=Listing isPublic`.
/// - A `json` block is a string catalog.
/// - If ``Explanation/Example/maker(of:)`` makes the wrong example, one line of text replaces its block, and
///   is shown instead.
package struct ExplanationReader {
  /// The reason why a file can't be read.
  package struct Fault: Error, Equatable {
    package var line: Int
    package var message: String
  }

  private let code: DiagnosticCode
  /// The remaining lines; the first line of the file has index 0.
  private var rest: ArraySlice<Substring>

  package init(_ text: String, of code: DiagnosticCode) {
    self.code = code
    rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    // Not a line, but what follows the last line break.
    if rest.last == "" { rest.removeLast() }
  }

  package mutating func read() throws(Fault) -> Explanation {
    guard let title = rest.popFirst(), title.hasPrefix("# ") else {
      throw Fault(line: 1, message: "expected '# ' and the title")
    }
    let text = try readText()
    try readHeading("## Wrong")
    let wrong = try readExample()
    try readHeading("## Right")
    let right = try readExample()
    guard rest.isEmpty else { throw fault("expected the end of the file") }
    return Explanation(title: String(title.dropFirst(2)), text: text, wrong: wrong, right: right)
  }

  private func fault(_ message: String) -> Fault {
    Fault(line: rest.startIndex + 1, message: message)
  }

  private mutating func skipBlankLines() { rest = rest.drop(while: \.isEmpty) }

  /// The lines up to one that begins with a given mark.
  private mutating func readLines(upTo mark: String) -> ArraySlice<Substring> {
    let lines = rest.prefix { !$0.hasPrefix(mark) }
    rest = rest[lines.endIndex...]
    return lines
  }

  private mutating func readText() throws(Fault) -> String {
    skipBlankLines()
    var lines = readLines(upTo: "#")
    while lines.last == "" { lines.removeLast() }
    guard !lines.isEmpty else { throw fault("expected the text") }
    return lines.joined(separator: "\n")
  }

  private mutating func readHeading(_ heading: Substring) throws(Fault) {
    guard rest.first == heading else { throw fault("expected '\(heading)'") }
    rest.removeFirst()
    skipBlankLines()
  }

  private mutating func readExample() throws(Fault) -> Explanation.Example {
    if let maker = Explanation.Example.maker(of: code), let words = readWords() {
      return Explanation.Example(words, maker)
    }
    var files: [(path: String, text: String)] = []
    while let fence = rest.first, fence.hasPrefix("```") {
      let info = fence.dropFirst(3).split(separator: " ")
      let standsAlone = info.first == "swift" || info == ["json"]
      guard info == ["yaml"] || standsAlone && files.isEmpty else {
        throw fault("expected a block of 'yaml', or one of 'swift' or 'json' alone")
      }
      let samePath = fault("two manifests have the same path")
      var lines = try readBlock()
      if info == ["json"] { return .catalog(lines.joined(separator: "\n")) }
      if info.first == "swift" {
        return .template(lines.joined(separator: "\n"), answers(info.dropFirst()))
      }
      var path = Explanation.Example.path
      if let other = lines.first.flatMap(Self.path) {
        path = other
        lines.removeFirst()
      }
      if files.contains(where: { $0.path == path }) { throw samePath }
      files.append((path, lines.joined(separator: "\n")))
    }
    guard !files.isEmpty else { throw fault("expected '```yaml'") }
    return Explanation.Example(files)
  }

  /// A line that is not a heading and does not start a block.
  private mutating func readWords() -> String? {
    guard let line = rest.first, !line.hasPrefix("#"), !line.hasPrefix("```") else { return nil }
    rest.removeFirst()
    skipBlankLines()
    return String(line)
  }

  /// The lines of a block of code, without the fences around it.
  private mutating func readBlock() throws(Fault) -> [String] {
    let noEnd = fault("the block has no end")
    rest.removeFirst()
    var lines: [String] = []
    while let line = rest.first, !line.hasPrefix("```") {
      lines.append(try revealed(line))
      rest.removeFirst()
    }
    guard rest.popFirst() == "```" else { throw noEnd }
    skipBlankLines()
    return lines
  }

  /// A line with its `<U+0009>` replaced by the characters.
  private func revealed(_ line: Substring) throws(Fault) -> String {
    var text = ""
    var rest = line
    while let start = rest.firstRange(of: "<U+") {
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number),
        rest[digits.endIndex...].hasPrefix(">")
      else { throw fault("expected a character such as '<U+0009>'") }
      text += rest[..<start.lowerBound]
      text.unicodeScalars.append(scalar)
      rest = rest[digits.endIndex...].dropFirst()
    }
    return text + rest
  }

  private func answers(_ words: ArraySlice<Substring>) -> Answers {
    var answers: Answers = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      answers[String(parts[0])] = parts.count == 2 ? .text(String(parts[1])) : .flag(true)
    }
    return answers
  }

  /// The path in a comment such as `# Shared.sections`.
  private static func path(_ line: String) -> String? {
    guard line.hasPrefix("# "), line.hasSuffix(".sections") else { return nil }
    let path = line.dropFirst(2)
    return path.contains(" ") ? nil : String(path)
  }
}
