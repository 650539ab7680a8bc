/// Help for a font in Swift syntax: `.title.bold()`, `.system(.body, design: .rounded)`; nil for another
/// text.
func fontHelp(_ text: String) -> String? {
  var base = text[...]
  var keys: [String] = []
  while let (rest, key) = lastModifier(of: base) {
    guard !keys.contains(where: { $0.prefix { $0 != ":" } == key.prefix { $0 != ":" } }) else {
      return nil
    }
    keys.insert(key, at: 0)
    base = rest
  }
  guard let font = SwiftCall(String(base))?.inManifest ?? textStyle(String(base)),
    !font.hasPrefix("\"")
  else { return nil }
  if keys.isEmpty {
    // UIKit's words have a message of their own.
    let isMember = text.hasPrefix(".") && !Vocabulary.fonts.contains(String(text.dropFirst()))
    return text.contains("(") || isMember ? "write '\(font)'" : nil
  }
  let all = keys.joined(separator: ", ")
  if Vocabulary.fonts.contains(font) { return "write '{ style: \(font), \(all) }'" }
  return font.hasPrefix("{ n")
    ? "write '\(font)' with the PostScript name of the font that looks like this"
    : "write '\(font.dropLast(2)), \(all) }'"
}

/// The text before the last modifier of a SwiftUI font, and the modifier's equivalent in a manifest; nil for
/// none.
private func lastModifier(of text: Substring) -> (Substring, String)? {
  guard text.hasSuffix(")"), let open = text.lastIndex(of: "("),
    let dot = text[..<open].lastIndex(of: "."), dot > text.startIndex
  else { return nil }
  let argument = text[text.index(after: open)...].dropLast().filter { $0 != " " && $0 != "." }
  let key: String? =
    switch (text[dot..<open], argument) {
    case (".bold", ""): "weight: bold"
    case (".weight", let weight) where Vocabulary.weights.contains(weight): "weight: \(weight)"
    case (".italic", ""): "italic: true"
    case (".monospaced", ""): "design: monospaced"
    case (".monospacedDigit", ""): "monospacedDigits: true"
    default: nil
    }
  return key.map { (text[..<dot], $0) }
}

/// The text style that a member of SwiftUI's `Font` means, with or without its type: `.title`.
private func textStyle(_ text: String) -> String? {
  let word = text.drop { $0 == "." }
  return Vocabulary.textStyle(inSwift: text) ?? Vocabulary.textStyle(inSwift: "Font.\(word)")
}

/// Help for the name of a font of the app, with or without a size: `Inter-Bold`, `Inter-Bold 14`; nil for a
/// name closer to a known word.
func namedFontHelp(_ text: String, among known: [String]) -> String? {
  let (name, size) = fontName(in: text)
  guard name.first?.isUppercase == true,
    name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
    size != nil || name.contains("-") || Suggestion.names(near: text, among: known).isEmpty
  else { return nil }
  if let size, name.lowercased() == "system" { return "write '{ size: \(size) }'" }
  return
    "write '{ name: \(inYAML(name)), size: \(size ?? "17") }' with the PostScript name of the font"
    + (size == nil ? " and its size" : "")
}

/// The PostScript name that a text probably means, and the size after it: `Inter-Bold` and `14` for
/// `Inter-Bold 14`.
func fontName(in text: String) -> (name: String, size: String?) {
  var words = text.split(separator: " ").map(String.init)
  let size = words.last.flatMap { isPlainNumber(Scalar(text: $0, style: .plain)) ? $0 : nil }
  if size != nil { words.removeLast() }
  return (words.joined(separator: "-"), size)
}

/// Help for a font described in several words, such as `title bold`, `title2.bold` and `bold 14`; nil for
/// another text.
func fontWordsHelp(_ text: String) -> String? {
  let words = text.split { " ,".contains($0) }.flatMap { word in
    Double(word) == nil ? word.split(separator: ".") : [word]
  }.map(String.init)
  let keys = words.map(fontKey)
  let names = keys.map { $0?.prefix { $0 != ":" } }
  guard words.count > 1, !keys.contains(nil), Set(names).count == names.count,
    !(names.contains("style") && names.contains("size"))
  else { return nil }
  let hasBase = names.contains("style") || names.contains("size")
  let all = (hasBase ? [] : ["style: body"]) + keys.compactMap(\.self)
  return "write '{ \(all.joined(separator: ", ")) }'"
}

/// The key and value that a word of a font means: `weight: bold`; nil for another word.
private func fontKey(_ word: String) -> String? {
  if let style = Vocabulary.fonts.contains(word) ? word : textStyle(word) {
    return "style: \(style)"
  }
  if Vocabulary.weights.contains(word) { return "weight: \(word)" }
  if Vocabulary.designs.contains(word) { return "design: \(word)" }
  if word == "italic" { return "italic: true" }
  return isPlainNumber(Scalar(text: word, style: .plain)) ? "size: \(word)" : nil
}
