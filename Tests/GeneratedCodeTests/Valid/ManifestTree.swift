#if os(Linux)
/// A value of a manifest, written in YAML's block style.
indirect enum ManifestTree {
  case empty
  case plain(String)
  /// A text in double quotes.
  case text(String)
  case list([ManifestTree])
  case mapping([(key: String, value: ManifestTree)])

  /// The lines of a whole manifest.
  var manifest: String { lines.map { $0 + "\n" }.joined() }

  /// The word that it is, if it is one.
  var word: String? { if case .plain(let word) = self { word } else { nil } }

  /// The word that it is, or the first key that it has.
  var name: String? { if case .mapping(let entries) = self { entries.first?.key } else { word } }

  private var lines: [String] {
    switch self {
    case .empty: [""]
    case .plain(let word): [word]
    case .text(let text): ["\"\(text.unicodeScalars.map(escaped).joined())\""]
    case .list(let items) where items.isEmpty: ["[]"]
    case .mapping(let entries) where entries.isEmpty: ["{}"]
    case .list(let items): items.flatMap { indented($0.lines, after: "- ") }
    case .mapping(let entries):
      entries.flatMap { entry in
        entry.value.isBlock
          ? ["\(entry.key):"] + entry.value.lines.map { "  " + $0 }
          : ["\(entry.key): \(entry.value.lines[0])"]
      }
    }
  }

  private var isBlock: Bool {
    switch self {
    case .list(let items): !items.isEmpty
    case .mapping(let entries): !entries.isEmpty
    default: false
    }
  }

  private func indented(_ lines: [String], after start: String) -> [String] {
    [start + lines[0]] + lines.dropFirst().map { "  " + $0 }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case " "..."~": String(scalar)
    default:
      "\\U" + String(repeating: "0", count: 8 - hexadecimal(scalar).count) + hexadecimal(scalar)
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }
}
#endif
