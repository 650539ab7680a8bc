import CellGenCore

/// A manifest in which some texts, names and types are attempts to bring code into the output.
///
/// What is declared is always the same, so that the output must declare the same, too. Every attempt
/// would use or declare something named `evil`, which stands in no other place.
struct HostileManifest {
  /// Its text, and the path that it is said to lie at.
  let source: SourceText
  /// The attempts in it.
  let attempts: [String]

  /// With no attempt.
  static let harmless = HostileManifest(texts: [:], names: [:], path: "Shop.sections", attempts: [])

  /// - Parameter seed: decides everything.
  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    var texts: [Int: String] = [:]
    var names: [Int: String] = [:]
    var path = "Shop.sections"
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        names[Int.random(in: 0..<Self.nameCount, using: &random)] = Self.codes.randomElement(
          using: &random)!
      case 1: path = Self.breakouts.randomElement(using: &random)! + ".sections"
      default: texts[Int.random(in: 0..<Self.textCount, using: &random)] = Self.text(&random)
      }
    }
    let attempts = Array(texts.values) + names.values + [path]
    self.init(texts: texts, names: names, path: path, attempts: attempts)
  }

  private init(texts: [Int: String], names: [Int: String], path: String, attempts: [String]) {
    let lines = Self.lines {
      quoted(texts[$0] ?? "harmless")
    } name: {
      names[$0] ?? $1
    }
    source = SourceText(path: path, relativePath: path, bytes: Array(lines.utf8))
    self.attempts = attempts
  }

  private static func text(_ random: inout SplitMix) -> String {
    (0...Int.random(in: 0..<3, using: &random)).map { _ in breakouts.randomElement(using: &random)!
    }.joined(separator: " ")
  }
}

// MARK: - Attempts

extension HostileManifest {
  /// Ways out of a string or a comment, for the texts.
  private static let breakouts =
    [
      "\"); evil(); (\"", "\\(evil())", "\\\\(evil())", "\\\\\\(evil())",
      "\"\"\"\n}\nevil()\n\"\"\"",
      "\nstruct Evil {}\n", "\r\nfunc evil() {}\r\n", "\rvar evil = 1\r", "\u{2028}struct Evil {}",
      "\u{85}struct Evil {}", "\u{0B}struct Evil {}", "\u{0C}struct Evil {}",
      "*/ func evil() {} /*",
      "\n#sourceLocation(file: \"evil\", line: 1)\n", "\n#if true\nfunc evil() {}\n#endif\n",
      "\"#; evil(); #\"", "#\"\\#(evil())\"#", "\\u{22}); evil(); (\\u{22}", "\\\"); evil()//",
      "\\", "\\\\\"", "\"", "\n}\n}\nextension Int { static var evil: Int { 1 } }\nenum E {",
      "\0evil()",
      "`; evil()`", "@evil", "\u{202E})(live", "\\\nevil()", "\u{FEFF}evil()",
    ]

  /// The same for names, types, modules and defaults.
  private static let codes = [
    "\"Int; struct Evil {}\"", "\"Int = evil()\"", "\"Int { evil() }\"", "\"Int\\nstruct Evil {}\"",
    "\"X<Int>; func evil() {}\"", "\"`in`; evil()\"", "\"a`b; evil()\"",
    "\"x: Int) { evil() } //\"",
    "\"Int /* */ ; evil()\"", "\"Int //\\nevil()\"", "\"() -> Evil\"", "\"[evil()]\"",
    "\"(evil: Int)\"",
    "\"Int = .init(evil())\"", "\"Int = \\\"\\\\(evil())\\\"\"", "\"any Evil & @evil P\"",
    "\"Foundation\\nstruct Evil {}\"", "\"Foundation; struct Evil {}\"", "\"#evil\"",
    "\"@evil Int\"",
  ]
}

/// A text as YAML's double-quoted scalar.
private func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case " "..."~": String(scalar)
    default: "\\u" + String(String(scalar.value + 0x1_0000, radix: 16).dropFirst())
    }
  }
  return "\"\(scalars.joined())\""
}

// MARK: - The manifest

extension HostileManifest {
  private static let textCount = 16
  private static let nameCount = 11

  /// - Parameters:
  ///   - text: the text of a place, quoted.
  ///   - name: the name or the type of a place, or else the harmless one.
  private static func lines(text: (Int) -> String, name: (Int, String) -> String) -> String {
    """
    # \(text(0))
    screen: \(name(0, "Shop"))
    imports: [\(name(1, "Foundation"))]
    containers: [collection, table]
    views:
      \(name(2, "Card")):
        doc: \(text(1))
        data:
          id: Int
          text: String
          \(name(3, "other")): \(name(4, "Int?"))
          isOn: \(name(5, "Bool = true"))
        id: \(name(6, "id"))
        actions: [\(name(7, "tap")), { flip: { isOn: \(name(8, "Bool")) } }]
        select: tap
        swipe: { trailing: [{ tap: { title: \(text(2)) } }] }
        layout:
          - label: { text: { literal: \(text(3)) } }
          - image: { asset: \(text(5)), accessibilityLabel: \(text(6)) }
          - button: { title: \(text(7)), action: tap, accessibilityLabel: \(text(8)) }
          - toggle: { isOn: isOn, action: flip, accessibilityLabel: \(text(9)) }
        samples:
          - { id: 1, text: \(text(10)) }
      Head:
        data: { title: String }
        doc: |
          harmless
        samples:
          - { title: \(text(11)) }
    sections:
      \(name(9, "main")):
        doc: \(text(12))
        cells: [Card]
        header: Head
    states:
      loading: \(text(13))
      empty: { title: \(text(14)), symbol: \(name(10, "tray")) }
      failed: { title: \(text(15)), button: { title: \(text(4)), action: retry } }

    """
  }
}
