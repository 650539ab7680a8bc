@testable import CellGenCore

/// A random tree of texts that are hard to write.
struct RandomTree {
  private var random: SplitMix
  private var count: Int32 = 0

  init(seed: UInt64) { random = SplitMix(state: seed) }

  private static let texts = [
    "a", "Int", "two words", "x: y", "x #y", "# x", "- x", "-", "'", "\"", "it's", "5", "-1.5",
    "true", "no", "null", "~", "", " x", "x ", "[String]", "a, b", "{x}", "é日本", "x:", "?x", ":x",
    "@x", "%", "|", "two\nlines", "two\nlines\n", "\n", "x\n\n", "x\n  y\n\nz\n", "  x\ny",
    "tab\tx",
    "...", "---", "<<", "\\", "\u{A0}x", "\u{85}", "a \u{202E}", "1:30", "2026-01-31", "a  b",
    "a long text with many words that goes on and on and on until nobody knows where it began at all",
    "value", "String? = nil", "[String: Int]", "Result<A, B>", "// x", "=", ".5", "+1", "0x1F",
  ]

  mutating func root() -> Node {
    random.below(20) == 0
      ? node(.scalar(Scalar(text: text(), style: .doubleQuoted))) : collection(depth: 0)
  }

  private mutating func node(depth: Int) -> Node {
    switch random.below(depth > 3 ? 6 : 10) {
    case 0: return node(.empty)
    case 1..<6: return node(.scalar(Scalar(text: text(), style: .doubleQuoted)))
    default: return collection(depth: depth)
    }
  }

  private mutating func collection(depth: Int) -> Node {
    let count = random.below(5)
    if random.below(2) == 0 {
      let items = (0..<count).map { _ in node(depth: depth + 1) }
      return node(.sequence(Node.Sequence(items: items, isFlow: random.below(2) == 0)))
    }
    var entries: [Mapping.Entry] = []
    for _ in 0..<count {
      let key = Mapping.Key(text: text(), span: SourceSpan(file: 0, start: 0, end: 0))
      if entries.contains(where: { KeyText($0.key.text) == KeyText(key.text) }) { continue }
      entries.append(Mapping.Entry(key: key, value: node(depth: depth + 1)))
    }
    return node(.mapping(Mapping(entries: entries, isFlow: false)))
  }

  private mutating func text() -> String { Self.texts[random.below(Self.texts.count)] }

  private mutating func node(_ content: Node.Content) -> Node {
    count += 1
    return Node(content, span: SourceSpan(file: 0, start: Int(count), end: Int(count)))
  }
}
