#if os(Linux)
/// A value of a manifest.
indirect enum ManifestTree {
  case empty
  case plain(String)
  /// A text in double quotes.
  case text(String)
  case list([ManifestTree])
  case mapping([(key: String, value: ManifestTree)])

  /// The word that it is, if it is one.
  var word: String? { if case .plain(let word) = self { word } else { nil } }

  /// The word that it is, or those in its list.
  var words: [String] {
    if case .list(let items) = self { items.compactMap(\.word) } else { word.map { [$0] } ?? [] }
  }

  /// The word that it is, or the first key that it has.
  var name: String? { if case .mapping(let entries) = self { entries.first?.key } else { word } }

  var isEmptyMapping: Bool {
    if case .mapping(let entries) = self { entries.isEmpty } else { false }
  }

  /// The same without a key.
  func without(_ key: String) -> ManifestTree {
    guard case .mapping(let entries) = self else { return self }
    return .mapping(entries.filter { $0.key != key })
  }

  /// The same without a key whose value is a word that does not fit.
  func without(_ key: String, where isWrong: (String) -> Bool) -> ManifestTree {
    guard case .mapping(let entries) = self else { return self }
    return .mapping(entries.filter { $0.key != key || $0.value.word.map(isWrong) != true })
  }
}

// MARK: - Writing

extension ManifestTree {
  /// The lines of a whole manifest, in styles that the numbers choose.
  func manifest(using random: inout SeededNumbers) -> String {
    lines(using: &random).map { $0 + "\n" }.joined()
  }

  private func lines(using random: inout SeededNumbers) -> [String] {
    if case .text(let text) = self { return scalar(text, using: &random) }
    guard isBlock, holdsEmpty || Int.random(in: 0..<6, using: &random) > 0 else { return [flow] }
    var lines: [String] = []
    switch self {
    case .list(let items):
      for item in items {
        let inner = item.lines(using: &random)
        lines += ["- " + inner[0]] + inner.dropFirst().map { "  " + $0 }
      }
    case .mapping(let entries):
      for entry in entries {
        var inner = entry.value.lines(using: &random)
        // A block collection begins on a line of its own.
        let isBelow = entry.value.isBlock && inner != [entry.value.flow]
        lines.append("\(entry.key):" + (isBelow ? "" : " " + inner.removeFirst()))
        lines += inner.map { "  " + $0 }
      }
    default: break
    }
    return lines
  }

  private var isBlock: Bool {
    switch self {
    case .list(let items): !items.isEmpty
    case .mapping(let entries): !entries.isEmpty
    default: false
    }
  }

  /// Whether there is a key without a value in it, which brackets do not allow.
  private var holdsEmpty: Bool {
    switch self {
    case .empty: true
    case .plain, .text: false
    case .list(let items): items.contains(where: \.holdsEmpty)
    case .mapping(let entries): entries.contains(where: \.value.holdsEmpty)
    }
  }

  /// It on one line.
  private var flow: String {
    switch self {
    case .empty: ""
    case .plain(let word): word
    case .text(let text): doubleQuoted(text)
    case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .mapping(let entries) where entries.isEmpty: "{}"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ")) }"
    }
  }
}

/// The lines of a text in one of the styles that it may have; the second is to be indented.
private func scalar(_ text: String, using random: inout SeededNumbers) -> [String] {
  let isHarmless =
    text.first?.isLetter == true && text.last?.isWhitespace == false
    && text.allSatisfy { $0.isLetter || $0.isNumber || " ()*/;?=<>.\"\\".contains($0) }
  guard isHarmless else { return [doubleQuoted(text)] }
  switch Int.random(in: 0..<6, using: &random) {
  case 0: return ["'\(text)'"]
  case 1: return ["|-", text]
  case 2: return [">-", text]
  case 3: return [text]
  default: return [doubleQuoted(text)]
  }
}

private func doubleQuoted(_ text: String) -> String {
  "\"\(text.unicodeScalars.map(escaped).joined())\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"", "\\": return "\\\(scalar)"
  case " "..."~": return String(scalar)
  default:
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
#endif
