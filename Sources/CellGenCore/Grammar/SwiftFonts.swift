/// Help for a font as it is written in Swift: `.title.bold()`, `.system(.body, design: .rounded)`; nil for another text.
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
    // A word of UIKit's has a message of its own.
    let isMember = text.hasPrefix(".") && !Vocabulary.fonts.contains(String(text.dropFirst()))
    return text.contains("(") || isMember ? "write '\(font)'" : nil
  }
  let all = keys.joined(separator: ", ")
  if Vocabulary.fonts.contains(font) { return "write '{ style: \(font), \(all) }'" }
  return font.hasPrefix("{ n")
    ? "write '\(font)' with the PostScript name of the font that looks so"
    : "write '\(font.dropLast(2)), \(all) }'"
}

/// The text before the last modifier of a font of SwiftUI, and what the modifier is in a manifest; nil for none.
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

/// The text style that a member of SwiftUI's `Font` means, which may lack its type: `.title`.
private func textStyle(_ text: String) -> String? {
  let word = text.drop { $0 == "." }
  return Vocabulary.textStyle(inSwift: text) ?? Vocabulary.textStyle(inSwift: "Font.\(word)")
}

/// Help for the name of a font of the app's, with or without a size: `Inter-Bold`, `Inter-Bold 14`; nil for
/// what is more like one of the known words.
func namedFontHelp(_ text: String, among known: [String]) -> String? {
  var words = text.split(separator: " ")
  let size = words.last.flatMap {
    isPlainNumber(Scalar(text: String($0), style: .plain)) ? $0 : nil
  }
  if size != nil { words.removeLast() }
  let name = words.joined(separator: "-")
  guard name.first?.isUppercase == true,
    name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
    size != nil || name.contains("-") || Suggestion.names(near: text, among: known).isEmpty
  else { return nil }
  if let size, name.lowercased() == "system" { return "write '{ size: \(size) }'" }
  return
    "write '{ name: \(inYAML(name)), size: \(size ?? "17") }' with the PostScript name of the font"
    + (size == nil ? " and its size" : "")
}
