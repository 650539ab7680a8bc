/// Whether a text is a Swift identifier: a letter or underscore, then letters, digits, underscores.
///
/// ASCII only: Swift allows more characters, but reuse identifiers, file names and readers do not always
/// distinguish them.
package func isIdentifier(_ text: String) -> Bool {
  var isFirst = true
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isFirst { return false }
    default: return false
    }
    isFirst = false
  }
  return !isFirst && text != "_"
}

/// The name in Swift code: in backticks if it is a keyword.
package func escapedIdentifier(_ name: String) -> String {
  isKeyword(name) ? "`\(name)`" : name
}

/// A type's name as the name of a case or property: `Title` becomes `title`, `URLPreview` becomes
/// `urlPreview`, and `URL` becomes `url`.
///
/// The leading capitals become lower case, except the last one if a lower-case letter follows it.
package func lowerCamelCase(_ name: String) -> String {
  guard name.utf8.first.map(isUpper) == true else { return name }
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

/// A file's base name as a type's name: `listing-screen` becomes `ListingScreen`.
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

/// The keywords by their first byte and their length, where most names meet none.
private let keywordsByShape: [[String]] = {
  var keywords: [[String]] = Array(repeating: [], count: 128 * (longestKeyword + 1))
  for keyword in swiftKeywords {
    keywords[Int(keyword.utf8.first!) * (longestKeyword + 1) + keyword.utf8.count].append(keyword)
  }
  return keywords
}()

private let longestKeyword = swiftKeywords.reduce(0) { max($0, $1.utf8.count) }

/// The words that Swift reserves in positions where generated code has identifiers.
///
/// Source: The Swift Programming Language, Lexical Structure. Words that are reserved only in particular
/// contexts need no backticks, except those with another meaning after a dot, and `await`, which expects
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

/// A name in words: `markAsRead` becomes "Mark As Read", and `openURL` becomes "Open URL".
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

/// The part of a name before a suffix; nil if there is no suffix, or nothing before it.
func stem(of type: String, _ suffix: String) -> String? {
  guard type.utf8.count > suffix.utf8.count, ends(type, with: suffix) else { return nil }
  return String(type.dropLast(suffix.count))
}

/// Whether a name ends with a word. Most do not end with its last letter, which is seen at once.
func ends(_ name: String, with word: String) -> Bool {
  name.utf8.last == word.utf8.last && name.hasSuffix(word)
}
