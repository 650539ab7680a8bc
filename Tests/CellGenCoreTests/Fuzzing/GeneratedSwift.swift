import CellGenCore

/// Checks a generated file as far as that goes without a compiler: nothing that a manifest says can
/// leave the string, the comment or the name that it stands in.
///
/// The rules are narrower than Swift: they allow what cellgen writes and nothing else, so that a
/// semicolon or a block comment can only have come from a manifest.
func checkGeneratedSwift(_ text: String) throws(BrokenRule) {
  var scanner = GeneratedSwiftScanner(text)
  do {
    try scanner.scan()
  } catch {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[scanner.line - 1]
    throw BrokenRule(description: "\(scanner.line): \(error): \(line)")
  }
}

/// A tiny tokenizer for what cellgen writes.
private struct GeneratedSwiftScanner {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0
  /// The brackets that are open, outermost first.
  private var open: [UInt8] = []
  /// Whether the lines are located in a manifest.
  private var isLocated = false

  /// From 1.
  private(set) var line = 1

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func scan() throws(BrokenRule) {
    try require(text.hasPrefix(generatedFileMark), "the file begins with the mark of cellgen")
    try require(bytes.last == UInt8(ascii: "\n"), "the file ends with a line break")
    try checkCharacters()
    while position < bytes.count { try scanLine() }
    try require(open.isEmpty, "every bracket is closed")
    try require(!isLocated, "every line directive is ended")
  }

  private func checkCharacters() throws(BrokenRule) {
    guard !bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return }
    for scalar in text.unicodeScalars where scalar != "\n" {
      try require(!isHarmful(scalar), "generated code has no character U+\(code(of: scalar))")
    }
  }

  private mutating func scanLine() throws(BrokenRule) {
    let lineStart = position
    while peek() == UInt8(ascii: " ") { position += 1 }
    let start = position
    if peek() == UInt8(ascii: "#") {
      try scanDirective()
    } else if open.isEmpty {
      try checkDeclaration(isContinued: position > lineStart)
    }
    while let byte = peek(), byte != UInt8(ascii: "\n") { try scanToken(byte) }
    if position > start {
      try require(bytes[position - 1] != UInt8(ascii: " "), "no line ends with a space")
    }
    position += 1
    line += 1
  }

  private mutating func scanToken(_ byte: UInt8) throws(BrokenRule) {
    switch byte {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "/"):
      try require(peek(1) == UInt8(ascii: "/"), "a slash begins a comment of one line")
      while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "`"): try scanEscapedName()
    case UInt8(ascii: "\\"):
      try require(peek(1) == UInt8(ascii: "."), "a backslash begins a key path")
      position += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(byte)
      position += 1
    case UInt8(ascii: ")"): try close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): try close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): try close(UInt8(ascii: "{"))
    default:
      try require(isPlain(byte), "no character U+\(code(of: Unicode.Scalar(byte))) in code")
      position += 1
    }
  }

  private mutating func close(_ bracket: UInt8) throws(BrokenRule) {
    try require(open.popLast() == bracket, "brackets match")
    position += 1
  }

  private mutating func scanString() throws(BrokenRule) {
    try require(
      peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\""), "strings have one line")
    position += 1
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      try require(byte != UInt8(ascii: "\n"), "strings end on their line")
      if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
        try scanInterpolation()
      } else {
        position += byte == UInt8(ascii: "\\") ? try lengthOfEscape() : 1
      }
    }
    position += 1
  }

  /// A value in a text that is looked up, of which only the name of its field is the manifest's.
  private mutating func scanInterpolation() throws(BrokenRule) {
    let depth = open.count
    position += 1
    repeat {
      guard let byte = peek(), byte != UInt8(ascii: "\n") else {
        throw BrokenRule(description: "values in strings end on their line")
      }
      try scanToken(byte)
    } while open.count > depth
  }

  private func lengthOfEscape() throws(BrokenRule) -> Int {
    guard let letter = peek(1) else { return 1 }
    if "\"\\nrt".utf8.contains(letter) { return 2 }
    try require(letter == UInt8(ascii: "u"), "an escape is one that cellgen writes")
    let rest = bytes[(position + 2)...].prefix(12)
    let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    try require(
      rest.first == UInt8(ascii: "{") && value.flatMap { Unicode.Scalar($0) } != nil,
      "an escaped code point is a character")
    return digits.count + 4
  }

  private mutating func scanEscapedName() throws(BrokenRule) {
    let start = position + 1
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
    guard let end, bytes[end] == UInt8(ascii: "`") else {
      throw BrokenRule(description: "back-ticks come in pairs")
    }
    try require(
      isIdentifier(String(decoding: bytes[start..<end], as: UTF8.self)), "back-ticks hold a name")
    position = end + 1
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " _.,:=<>?!@&*-+$|".utf8.contains(byte)
    }
  }
}

// MARK: - Lines

extension GeneratedSwiftScanner {
  /// Checks that a line outside of all brackets begins as a declaration of cellgen does, or goes on
  /// with what a type conforms to.
  private func checkDeclaration(isContinued: Bool) throws(BrokenRule) {
    let word = String(
      decoding: bytes[position...].prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A },
      as: UTF8.self)
    guard word.isEmpty else {
      return try require(
        isContinued ? word.utf8.first! < 0x61 : declarationWords.contains(word),
        "no declaration begins with '\(word)'")
    }
    try require(
      peek().map { "\n/@#{>".utf8.contains($0) } ?? true, "outside of brackets are declarations")
  }

  /// Reads a line that begins with `#`, all of it.
  private mutating func scanDirective() throws(BrokenRule) {
    let rest = bytes[position...]
    if rest.starts(with: "#sourceLocation()\n".utf8) {
      try require(isLocated, "what ends a line directive follows one")
      isLocated = false
    } else if rest.starts(with: "#sourceLocation(file: \"".utf8) {
      isLocated = true
      position += "#sourceLocation".utf8.count
      return
    } else if rest.starts(with: "#Preview(\"".utf8) {
      position += "#Preview".utf8.count
      return
    } else {
      let isKnown = conditions.contains { rest.starts(with: $0.utf8) }
      try require(isKnown, "a line with '#' is a directive of cellgen")
    }
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }
}

/// The words with which a line outside of all brackets may begin.
private let declarationWords: Set<String> = [
  "class", "enum", "extension", "final", "import", "nonisolated", "package", "private", "protocol",
  "public", "struct", "typealias",
]

/// The directives that cellgen writes, but for those of places.
private let conditions = [
  "#if hasFeature(InternalImportsByDefault)\n", "#else\n", "#endif\n",
  "#if DEBUG && canImport(DeveloperToolsSupport)\n",
]
