/// Whether a text is a Swift identifier: a letter or underscore, then letters, digits, underscores.
///
/// ASCII only: Swift takes more, but reuse identifiers, file names and people's eyes do not all
/// tell those letters apart.
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

/// A name as it must stand in Swift: in back-ticks where it is a keyword.
package func escapedIdentifier(_ name: String) -> String {
  swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// A type's name as the name of a case or property: `Title` makes `title`, `URLPreview`
/// `urlPreview`, `URL` `url`.
///
/// The leading run of capitals goes down, but for its last letter where a lower-case one follows.
package func lowerCamelCase(_ name: String) -> String {
  var letters = Array(name.utf8)
  var end = 0
  while end < letters.count, isUpper(letters[end]) { end += 1 }
  if end > 1, end < letters.count, isLower(letters[end]) { end -= 1 }
  for index in 0..<end { letters[index] |= 0x20 }
  return String(decoding: letters, as: UTF8.self)
}

/// A file's base name as a type's name: `listing-screen` makes `ListingScreen`.
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

/// The words that Swift reserves where an identifier of generated code may stand.
///
/// Source: The Swift Programming Language, Lexical Structure; those reserved only in particular
/// contexts need no back-ticks, except for the ones that name something else after a dot, and for
/// `await`, after which an expression is expected.
private let swiftKeywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
  "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
  "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
  "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// A name in words: `markAsRead` makes "Mark As Read", `openURL` "Open URL".
package func titleInWords(_ name: String) -> String {
  let letters = Array(name.unicodeScalars)
  var words: [String] = []
  var word = ""
  for (index, letter) in letters.enumerated() {
    let isUpper = letter.properties.isUppercase
    let startsWord =
      isUpper
      && (index == 0 || !letters[index - 1].properties.isUppercase
        || (index + 1 < letters.count && letters[index + 1].properties.isLowercase))
    if letter == "_" || startsWord, !word.isEmpty {
      words.append(word)
      word = ""
    }
    if letter != "_" { word.unicodeScalars.append(letter) }
  }
  if !word.isEmpty { words.append(word) }
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}

/// The name before a suffix; nil without the suffix or without anything before it.
func stem(of type: String, _ suffix: String) -> String? {
  guard type.hasSuffix(suffix), type.utf8.count > suffix.utf8.count else { return nil }
  return String(type.dropLast(suffix.count))
}
