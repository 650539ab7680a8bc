import CellGenCore

/// Words that Swift writes in a single case, in lower case.
private let acronyms: Set<String> = [
  "api", "css", "csv", "gif", "gps", "html", "http", "https", "id", "ip", "isbn", "json", "pdf",
  "png", "rss", "sku", "sms", "sql", "ssl", "svg", "uri", "url", "utc", "uuid", "vat", "xml", "zip",
]

/// A key as the name of a property: `createdAt` for `created_at`, and `imageURL` for `image-url`.
///
/// Nil for a key without a letter.
func propertyName(_ key: String) -> String? {
  let words = words(of: key)
  guard let first = words.first else { return nil }
  return name(first.lowercased() + words.dropFirst().map(cased).joined())
}

/// A key as the name of a type: `Article` for `article`, and `UserProfile` for `user_profile`.
func typeName(_ key: String) -> String? {
  let words = words(of: key)
  return words.isEmpty ? nil : name(words.map(cased).joined())
}

private func name(_ text: String) -> String? { isIdentifier(text) ? text : nil }

/// A word of a name after the first: `Author`, `URL`, `IDs`.
private func cased(_ word: String) -> String {
  let lower = word.lowercased()
  if acronyms.contains(lower) { return lower.uppercased() }
  if lower.hasSuffix("s"), acronyms.contains(String(lower.dropLast())) {
    return lower.dropLast().uppercased() + "s"
  }
  return capitalized(lower)
}

/// The words of a key, with their case kept, without digits before the first letter.
func words(of key: String) -> [String] {
  var words: [String] = []
  var word = ""
  let characters = Array(key)
  for (index, character) in characters.enumerated() {
    guard character.isLetter || character.isNumber && (!words.isEmpty || !word.isEmpty) else {
      if !word.isEmpty { words.append(word) }
      word = ""
      continue
    }
    let startsWord =
      character.isUppercase && index > 0
      && (!characters[index - 1].isUppercase
        || index + 1 < characters.count && characters[index + 1].isLowercase
          && !isPluralOfAcronym(word, characters[(index + 1)...]))
    if startsWord, !word.isEmpty {
      words.append(word)
      word = ""
    }
    word.append(character)
  }
  return word.isEmpty ? words : words + [word]
}

/// Returns true if `IDs` is about to be split before its last capital letter.
private func isPluralOfAcronym(_ word: String, _ rest: ArraySlice<Character>) -> Bool {
  rest.first == "s" && (rest.count == 1 || rest.dropFirst().first?.isLetter != true)
}

/// The singular of a plural name: `Category` for `Categories`.
func singular(_ name: String) -> String {
  let lower = name.lowercased()
  let irregular = ["people": "person", "children": "child", "women": "woman"]
  for (plural, one) in irregular where lower.hasSuffix(plural) {
    let stem = name.dropLast(plural.count)
    return stem + (name.dropFirst(stem.count).first?.isUppercase == true ? capitalized(one) : one)
  }
  if ["series", "news", "species", "status", "address", "media"].contains(where: lower.hasSuffix) {
    return name
  }
  for (ending, other) in [
    ("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("zzes", "zz"),
    ("uses", "us"), ("ss", "ss"), ("us", "us"), ("is", "is"),
  ] where lower.hasSuffix(ending) && name.count > ending.count {
    return name.dropLast(ending.count) + other
  }
  return lower.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name
}

/// The property that `JSONDecoder` reads a key into with its strategy `convertFromSnakeCase`.
///
/// Nil for a key that needs its own coding key.
///
/// - Source: `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` in Swift's Foundation.
func decodedProperty(_ key: String) -> String? {
  let inner = key.drop { $0 == "_" }
  let lead = key.count - inner.count
  guard !inner.isEmpty else { return nil }
  let trail = inner.reversed().prefix { $0 == "_" }.count
  let parts = inner.dropLast(trail).split(separator: "_")
  let joined =
    parts.count == 1
    ? String(parts[0])
    : parts[0].lowercased() + parts.dropFirst().map { $0.capitalized }.joined()
  let name =
    String(repeating: "_", count: lead) + joined + String(repeating: "_", count: trail)
  return isIdentifier(name) ? name : nil
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
