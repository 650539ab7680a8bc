/// Returns true if a text is a Swift identifier, in any alphabet.
///
/// Swift also allows emoji and invisible characters. It treats two encodings of `é` as two names, although
/// they look alike and `String`, which compares names here, considers them equal. None of that is accepted.
///
/// - Source: The Swift Programming Language, Lexical Structure.
package func isIdentifier(_ text: String) -> Bool {
  var isFirst = true
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isFirst { return false }
    case 0x80...: return isUnicodeIdentifier(text)
    default: return false
    }
    isFirst = false
  }
  return !isFirst && text != "_"
}

private func isUnicodeIdentifier(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, isIdentifierHead(first) else { return false }
  return text.unicodeScalars.allSatisfy {
    isIdentifierHead($0) || ("0"..."9").contains($0)
  }
}

/// Returns true if an identifier can begin with a character.
private func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII {
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }
  let properties = scalar.properties
  return identifierHeads.contains { $0.contains(scalar.value) }
    && !properties.isDefaultIgnorableCodePoint
    && ![.otherSymbol, .modifierSymbol].contains(properties.generalCategory)
}

/// The non-ASCII characters that an identifier can begin with.
///
/// Characters that can only follow are marks that combine with the letter before them.
private let identifierHeads: [ClosedRange<UInt32>] =
  [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF, 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D,
    0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
    0xFE30...0xFE44, 0xFE47...0xFFFD,
  ] + (1...14).map { $0 << 16...$0 << 16 | 0xFFFD }

/// Returns the name as Swift code: in backticks if it is a keyword.
package func escapedIdentifier(_ name: String) -> String {
  isKeyword(name) ? "`\(name)`" : name
}

/// Returns a type's name as the name of a case or property: `Title` becomes `title`, `URLPreview` becomes
/// `urlPreview`, and `URL` becomes `url`.
///
/// The leading capitals become lowercase, except the last one if a lowercase letter follows it.
package func lowerCamelCase(_ name: String) -> String {
  guard name.utf8.first.map(isUpper) == true else {
    return name.utf8.first.map { $0 < 0x80 } == true
      ? name : name.prefix(1).lowercased() + name.dropFirst()
  }
  var name = name
  return name.withUTF8 { letters in
    var end = 0
    while end < letters.count, isUpper(letters[end]) { end += 1 }
    if end > 1, end < letters.count, isLower(letters[end]) { end -= 1 }
    return String(unsafeUninitializedCapacity: letters.count) { result in
      _ = result.initialize(from: letters)
      for index in 0..<end { result[index] |= 0x20 }
      return letters.count
    }
  }
}

/// Returns a file's base name as a type's name: `listing-screen` becomes `ListingScreen`.
package func upperCamelCase(_ name: String) -> String {
  var result: [UInt8] = []
  var startsWord = true
  for byte in name.utf8 {
    guard isUpper(byte) || isLower(byte) || isDigit(byte) else {
      startsWord = true
      continue
    }
    result.append(startsWord && isLower(byte) ? byte & 0xDF : byte)
    startsWord = false
  }
  return String(decoding: result, as: UTF8.self)
}

private func isKeyword(_ name: String) -> Bool {
  let letters = name.utf8
  let length = letters.count
  guard length > 0, length <= longestKeyword else { return false }
  let first = letters[letters.startIndex]
  guard first < 128 else { return false }
  let candidates = keywordsByShape[Int(first) * (longestKeyword + 1) + length]
  return candidates.count > 0 && candidates.contains(name)
}

/// The keywords by first byte and length; most names match no entry at all.
private let keywordsByShape: [[String]] = {
  var keywords: [[String]] = Array(repeating: [], count: 128 * (longestKeyword + 1))
  for keyword in swiftKeywords {
    keywords[Int(keyword.utf8.first!) * (longestKeyword + 1) + keyword.utf8.count].append(keyword)
  }
  return keywords
}()

private let longestKeyword = swiftKeywords.reduce(0) { max($0, $1.utf8.count) }

/// The words that Swift reserves where generated code uses identifiers.
///
/// Source: The Swift Programming Language, Lexical Structure. Words that are reserved only in particular
/// contexts need no backticks, except those that mean something else after a dot, and `await`, which expects
/// an expression.
private let swiftKeywords = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
  "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
  "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
  "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Returns a name in words: `markAsRead` becomes "Mark As Read", and `openURL` becomes "Open URL".
package func titleInWords(_ name: String) -> String {
  let letters = Array(name.utf8)
  var title: [UInt8] = []
  title.reserveCapacity(letters.count + 4)
  var isAtStart = true
  for (index, letter) in letters.enumerated() {
    let startsWord =
      isUpper(letter)
      && (index == 0 || !isUpper(letters[index - 1])
        || (index + 1 < letters.count && isLower(letters[index + 1])))
    if letter == UInt8(ascii: "_") || startsWord { isAtStart = true }
    if letter == UInt8(ascii: "_") { continue }
    if isAtStart, !title.isEmpty { title.append(UInt8(ascii: " ")) }
    title.append(isAtStart && isLower(letter) ? letter & 0xDF : letter)
    isAtStart = false
  }
  return String(decoding: title, as: UTF8.self)
}

/// Returns the part of a name before a suffix; nil without the suffix, or with nothing before it.
func stem(of type: String, _ suffix: String) -> String? {
  guard type.utf8.count > suffix.utf8.count, ends(type, with: suffix) else { return nil }
  return String(type.dropLast(suffix.count))
}

/// Returns true if a name ends with a word. Compares the last letter first, because most names differ there.
func ends(_ name: String, with word: String) -> Bool {
  name.utf8.last == word.utf8.last && name.hasSuffix(word)
}
