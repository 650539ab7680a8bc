import Foundation
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// An element has its facts in one place, and no other code decides by its name.
@Suite("Facts about elements")
struct ElementFactsTests {
  /// A `switch` with a `default`, or with another pattern that matches anything, has an answer for an element that
  /// nobody has thought of.
  ///
  /// Other enums have cases with the same names, so a switch counts if it has no others.
  @Test("No switch over elements, or over their pictures, has a default")
  func switches() throws {
    var count = 0
    for file in try SwiftFile.all() {
      for found in file.switches {
        guard let cases = Self.enums.first(where: { found.isOver($0) }) else { continue }
        count += 1
        #expect(
          !found.hasDefault,
          "\(file.path):\(found.line) answers for elements that it does not name: \(cases.sorted())"
        )
      }
    }
    #expect(count >= 8)
  }

  @Test("No code asks which type an element has")
  func types() throws {
    let types = Self.elements.compactMap(\.type).joined(separator: "|")
    let question = try Regex(
      "\\b(is|as|as\\?|as!)\\s+(\(types))\\b|==\\s*(\(types))\\.self|\\b(\(types))\\.self\\s*==")
    for file in try SwiftFile.all() {
      for match in file.code.matches(of: question) {
        Issue.record("\(file.path): '\(match.output[0].substring ?? "")'")
      }
    }
  }

  /// Elements that decide the layout of others, which code may ask for by name.
  private static let structure = [
    "stack", "layers", "flow", "repeated", "view", "own", "spacer",
  ]

  /// The properties whose types have cases with these names, too.
  private static let others = [
    "origin", "shown", "content", "contents", "kind", "part", "picture", "property", "touches",
  ]

  @Test("No condition is about an element by its name, outside of its own files")
  func conditions() throws {
    let names = Self.elements.map(\.name).filter { !Self.structure.contains($0) }
    let condition = try Regex(
      "(if|guard|while|for|,)\\s+case (let )?\\.(\(names.joined(separator: "|")))\\b[^={]*(=|in) ([\\w.$]+)"
    )
    for file in try SwiftFile.all() {
      for match in file.code.matches(of: condition) {
        let name = String(match.output[3].substring ?? "")
        let asked = match.output[5].substring?.split(separator: ".").last.map(String.init) ?? ""
        let isOwn = file.name.lowercased().hasPrefix("render\(name.lowercased())")
        if isOwn || Self.others.contains(asked) { continue }
        Issue.record("\(file.path): '\(match.output[0].substring ?? "")'")
      }
    }
  }

  @Test("The facts of an element are those of its keys", arguments: Construct.elements)
  func facts(of construct: Construct) throws {
    let kind = try #require(construct.model as? any ElementModel.Type)
    #expect(kind.areControls == construct.has("enabled"))
    #expect(kind.mayReport == ["action", "link"].contains(where: construct.has))
    #expect(kind.mayHaveLinks == construct.has("link"))
    #expect(kind.isTyped == construct.has("keyboard"))
    #expect(kind.showsText == (construct.has("lines") || kind.isTyped || construct.has("title")))
  }

  @Test("The key of an element is the one that it is written with")
  func keys() throws {
    for key in Construct.element.keys {
      let construct = try #require(key.value.held.first)
      let kind = try #require(construct.model as? any ElementModel.Type)
      #expect(kind.keyOfBlank == (key.name == "hstack" ? "vstack" : key.name))
    }
  }

  // MARK: Enums

  /// The cases of `Element`, with their types.
  private static let elements = cases(of: "Element", in: "CellGenCore/Model/Element.swift")

  /// The names of the cases of elements, and of pictures of elements.
  private static let enums: [Set<String>] = [
    Set(elements.map(\.name)),
    Set(cases(of: "Content", in: "CellGenAuthoring/Preview/Drawing/Drawing.swift").map(\.name)),
  ]

  private static func cases(of name: String, in path: String) -> [(name: String, type: String?)] {
    guard let file = try? SwiftFile(path),
      let body = file.code.firstMatch(of: try! Regex("enum \(name)\\b[^{]*\\{([^}]*)\\}"))
    else { return [] }
    return (body.output[1].substring ?? "").matches(of: /case (\w+)(?:\((\w+)\))?/).map {
      (String($0.1), $0.2.map(String.init))
    }
  }

  @Test("Every element has a key, unless a manifest declares it")
  func all() {
    #expect(Self.enums.allSatisfy { $0.count >= 20 })
    let types = Set(Self.elements.compactMap(\.type))
    let written = Construct.elements.compactMap(\.model).map { "\($0)" }
    #expect(types.symmetricDifference(written) == ["OwnElement"])
  }

  @Test(
    "Every element has a rule in the style sheet of previews", arguments: Construct.element.keys)
  func style(_ key: Construct.Key) throws {
    let kind = try #require(key.value.held.first?.model as? any ElementModel.Type)
    // All bars are drawn alike.
    let rule = try Regex("\\.\(kind.isBar ? "bar" : key.name)\\b")
    #expect(PageStyle.text.text.contains(rule), "\(key.name)")
  }
}

extension ElementModel {
  fileprivate static var areControls: Bool { form.blank.isControl }
  fileprivate static var isBar: Bool { facts.inRow == .bar }
  fileprivate static var keyOfBlank: String { form.blank.key }
  fileprivate static var mayReport: Bool { facts.reports != nil }
  fileprivate static var showsText: Bool { facts.text != nil }
  fileprivate static var mayHaveLinks: Bool {
    if case .links = facts.touches { true } else { false }
  }
}

// MARK: - Reading Swift

/// A file of the core or of the tools for authors, without the contents of comments and strings.
private struct SwiftFile {
  let path: String
  let code: String

  var name: String { String(path.split(separator: "/").last ?? "") }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    code = String(decoding: Self.blank(Array(text.utf8)), as: UTF8.self)
  }

  static func all() throws -> [SwiftFile] {
    try ["CellGenCore", "CellGenAuthoring"].flatMap { target in
      let files = FileManager.default.enumerator(atPath: sources.appending(path: target).path)
      return try (files?.allObjects as? [String] ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }.map { try SwiftFile("\(target)/\($0)") }
    }
  }

  /// Replaces comments and the contents of strings with spaces, except for interpolations.
  private static func blank(_ text: [UInt8]) -> [UInt8] {
    var code = text
    var position = 0
    /// The parentheses that are open in each interpolation.
    var open: [Int] = []
    var isString = false
    var isLong = false
    func starts(_ word: StaticString) -> Bool {
      let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      return text[position...].starts(with: word)
    }
    while position < text.count {
      let byte = text[position]
      if isString {
        if starts("\\(") {
          open.append(isLong ? 1001 : 1)
          isString = false
          position += 2
          continue
        }
        if starts("\\") {
          code[position] = UInt8(ascii: " ")
          if position + 1 < text.count { code[position + 1] = UInt8(ascii: " ") }
          position += 2
          continue
        }
        if isLong ? starts("\"\"\"") : byte == UInt8(ascii: "\"") {
          isString = false
          position += isLong ? 3 : 1
          continue
        }
        if byte != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
        position += 1
        continue
      }
      if starts("//") {
        while position < text.count, text[position] != UInt8(ascii: "\n") {
          code[position] = UInt8(ascii: " ")
          position += 1
        }
        continue
      }
      if byte == UInt8(ascii: "\"") {
        isLong = starts("\"\"\"")
        isString = true
        position += isLong ? 3 : 1
        continue
      }
      if let last = open.last {
        if byte == UInt8(ascii: "(") { open[open.count - 1] += 1 }
        if byte == UInt8(ascii: ")") {
          open[open.count - 1] -= 1
          if last == 1 || last == 1001 {
            // The end of what is interpolated is inside the string again.
            open.removeLast()
            isLong = last == 1001
            isString = true
          }
        }
      }
      position += 1
    }
    return code
  }

  /// Its words, and each other character that is no space, with the lines that they are in.
  private var tokens: [(text: Substring, line: Int)] {
    var tokens: [(text: Substring, line: Int)] = []
    var line = 1
    let bytes = code.utf8
    var position = bytes.startIndex
    while position < bytes.endIndex {
      var end = position
      while end < bytes.endIndex, bytes[end].isOfWord { bytes.formIndex(after: &end) }
      if end == position { bytes.formIndex(after: &end) }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if !bytes[position].isSpace { tokens.append((Substring(bytes[position..<end]), line)) }
      position = end
    }
    return tokens
  }

  /// The switches, each with the first words of its patterns.
  var switches: [Switch] {
    let tokens = tokens
    return tokens.indices.filter { tokens[$0].text == "switch" }.map { start in
      var found = Switch(line: tokens[start].line)
      var depth = 0
      var position = start + 1
      while position < tokens.count, depth > 0 || tokens[position].text != "{" {
        depth += tokens[position].text.nesting
        position += 1
      }
      depth = 0
      while position < tokens.count {
        depth += tokens[position].text.nesting
        if depth == 0 { break }
        let before = tokens[position - 1].text
        if depth == 1, tokens[position].text == "default", tokens[position + 1].text == ":" {
          found.hasDefault = true
        } else if depth == 1, tokens[position].text == "case",
          !["if", "guard", "for", "while", ","].contains(before)
        {
          var pattern: [Substring] = []
          while depth > 1 || tokens[position].text != ":" {
            position += 1
            let text = tokens[position].text
            depth += text.nesting
            if depth == 1, text == "," || text == ":" {
              found.add(pattern)
              pattern = []
            } else {
              pattern.append(text)
            }
          }
        }
        position += 1
      }
      return found
    }
  }
}

extension Substring {
  fileprivate var nesting: Int {
    ["{", "(", "["].contains(self) ? 1 : ["}", ")", "]"].contains(self) ? -1 : 0
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A }

  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

/// A `switch`, as far as its patterns are names of cases.
private struct Switch {
  var line: Int
  var names: Set<String> = []
  /// Whether a pattern matches anything.
  var hasDefault = false

  mutating func add(_ pattern: [Substring]) {
    let pattern = pattern.drop { $0 == "let" || $0 == "var" }
    if pattern.first == ".", let name = pattern.dropFirst().first { names.insert(String(name)) }
    guard pattern.count == 1, let word = pattern.first, word.utf8.first?.isOfWord == true else {
      return
    }
    if !["nil", "true", "false"].contains(word) { hasDefault = true }
  }

  /// Whether it names cases of an enum, and no others.
  func isOver(_ cases: Set<String>) -> Bool { !names.isEmpty && names.isSubset(of: cases) }
}
