/// Returns a part of a manifest for a message: in quotes, truncated to 40 characters, without control
/// characters.
package func quoted(_ text: String) -> String {
  // This also runs for many values that aren't reported, so common ones are checked as bytes.
  let isPlain = text.utf8.count <= 40 && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  if isPlain { return "'\(text)'" }
  var result = "'"
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 40 {
      result += "…"
      break
    }
    result += visible(scalar)
    count += 1
  }
  return result + "'"
}

/// Returns a printable form of a character; control and bidirectional characters are spelled out.
private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  default: return String(scalar)
  }
}

extension Scalar {
  /// The scalar as in a manifest.
  var asWritten: String { style == .plain ? text : inYAML(text) }
}

/// Returns a text that is valid anywhere in a manifest, in quotes if necessary.
package func inYAML(_ text: String) -> String {
  let isPlain =
    text.first?.isLetter == true && text.last != " "
    && text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ($0.value >= 0x30 && $0.value <= 0x39)
        || " -_./".unicodeScalars.contains($0)
    }
  let isNoText = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(
    text.lowercased())
  if isPlain, !isNoText { return text }
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(scalar)
    case "\n": quoted += "\\n"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// Returns "'a'", "'a' and 'b'", or "'a', 'b' and 'c'".
func enumeration(_ names: [String], _ conjunction: String = "and") -> String {
  let quotedNames = names.map(quoted)
  guard let last = quotedNames.last else { return "" }
  let others = quotedNames.dropLast().joined(separator: ", ")
  return others.isEmpty ? last : "\(others) \(conjunction) \(last)"
}

/// Returns "a" or "an", depending on the first letter of a word.
func article(before word: String) -> String {
  word.first.map { "AEIOaeio".contains($0) } == true ? "an" : "a"
}

/// Returns help for an unknown name: the similar names, or all names if they fit on a line.
func nameHelp(_ name: String, among known: [String], _ what: String) -> String? {
  if let help = Suggestion.help(near: name, among: known) { return help }
  guard !known.isEmpty, known.count <= 12 else { return nil }
  return known.count == 1
    ? "use \(quoted(known[0])), the only \(what)" : "use one of \(enumeration(known, "or"))"
}

extension Diagnostic.Fix {
  /// Creates the fix for a reference to one of the author's names, such as `title` for the view `Title`.
  ///
  /// If more than the case of the first letter is wrong, the typo could also be in the declaration, and a fix
  /// would spread it.
  init?(reference name: Name, near: [String]) {
    guard near.count == 1, let first = name.text.first, let meant = near[0].first,
      first.isUppercase != meant.isUppercase, Suggestion.isSpelling(name.text, of: near[0])
    else { return nil }
    self.init(name.span, replacement: near[0])
  }
}

extension Diagnostic.Fix {
  /// Creates the fix for one of cellgen's words, if it is certain that the similar word was intended.
  ///
  /// A single similar word isn't enough: `accessibilityHint` is similar to `accessibilityLabel`.
  init?(slip name: Name, near: [String]) {
    guard near.count == 1, Suggestion.isSlip(name.text, for: near[0]) else { return nil }
    self.init(name.span, replacement: near[0])
  }
}

extension Diagnostics {
  /// True if it is worth looking for known names that are similar to an unknown one.
  ///
  /// Nobody reads that many mistakes, and comparing every unknown name in a large manifest with every known
  /// one would take quadratic time.
  var isWorthSuggesting: Bool { all.count < 30 }
}

extension Node {
  /// The kind of a node, for messages: "found …".
  var described: String {
    switch content {
    case .scalar(let scalar): scalar.text.isEmpty ? "empty text" : quoted(scalar.text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .empty, .broken: "nothing"
    }
  }

  /// True if it is empty text.
  var isEmptyText: Bool { scalar?.text.isEmpty == true }

  /// True if the parser reported it as a mistake.
  var isBroken: Bool {
    if case .broken = content { true } else { false }
  }

  /// Its text and style, if it is a scalar.
  var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }
}
