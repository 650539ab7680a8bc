/// The misplaced entries of a mapping, with one message for each destination.
struct MisplacedEntries {
  private let mapping: Mapping
  /// The open mappings, innermost last.
  private let open: [OpenMapping]
  private var groups: [(keys: [Mapping.Key], place: Place)] = []

  init(of mapping: Mapping, in open: [OpenMapping]) {
    self.mapping = mapping
    self.open = open
  }

  mutating func add(_ entry: Mapping.Entry, _ place: Place) {
    if case .here = place { return }
    if let index = groups.firstIndex(where: { $0.place.isSame(as: place) }) {
      groups[index].keys.append(entry.key)
    } else {
      groups.append(([entry.key], place))
    }
  }

  var problems: [Diagnostic] {
    groups.map { keys, place in
      switch place {
      case .here: preconditionFailure("an entry at its level is not misplaced")
      case .outer(let home): outer(keys, home)
      case .inside(let owner):
        inside(keys, owner.key, besides: owner.value, isFlow: mapping.isFlow)
      case .list(let list): self.list(keys, list)
      case .elsewhere(let home, let path): elsewhere(keys, home, path)
      }
    }
  }

  /// The name of the entries' mapping in messages.
  private var here: String { open[open.count - 1].title }

  private func outer(_ keys: [Mapping.Key], _ home: Int) -> Diagnostic {
    let sibling = open[home + 1].key.text
    return .misplaced(
      keys, home: open[home].title, here: here, label: "indented too far",
      help: "indent \(enumeration(keys.map(\.text))) as far as \(quoted(sibling))")
  }

  private func inside(
    _ keys: [Mapping.Key], _ owner: Mapping.Key, besides value: Node, isFlow: Bool
  ) -> Diagnostic {
    .misplaced(
      keys, home: quoted(owner.text), here: here,
      label: isFlow ? "outside its braces" : "indented too little",
      also: [Diagnostic.Annotation(owner.span, isFlow ? "" : "should be indented under this")],
      help: isFlow
        ? "write '{ \(owner.text): { \(keys[0].text): … } }'"
        : "indent \(enumeration(keys.map(\.text))) under \(quoted(owner.text))"
          + (value.firstKey.map { ", next to \(quoted($0.text))" } ?? ""))
  }

  private func list(_ keys: [Mapping.Key], _ list: String) -> Diagnostic {
    let owner = mapping.entries.first { $0.key.text == list }
    return inside(
      keys, owner?.key ?? keys[0], besides: owner?.value ?? Node(.empty, span: keys[0].span),
      isFlow: false)
  }

  private func elsewhere(
    _ keys: [Mapping.Key], _ home: Construct, _ path: [String]
  ) -> Diagnostic {
    let last = open[open.count - 1]
    let what = home.demonstrative.dropFirst("this ".count)
    guard let construct = last.construct else {
      return .misplaced(
        keys, home: home.title, here: here, label: "expected the name of \(home.title)",
        help: "write the \(what)'s name on a line above, as "
          + "'\(home == .view ? "Title" : "main"):', and indent its keys below")
    }
    return .misplaced(
      keys, home: home == .element ? quoted(path.last ?? "layout") : home.title,
      here: construct.title, label: "not a key of \(construct.title)",
      also: last.key.text.isEmpty
        ? [] : [Diagnostic.Annotation(last.key.span, "in \(construct.demonstrative)")],
      help: help(keys, home, path),
      note: "the keys of \(construct.title) are \(enumeration(construct.keys.map(\.name)))")
  }

  private func help(_ keys: [Mapping.Key], _ home: Construct, _ path: [String]) -> String {
    let names = enumeration(keys.map(\.text))
    guard let owner = path.last else {
      return home == .manifest
        ? "move \(names) to the start of a line, outside 'views' and 'sections'"
        : "move \(names) to the keys of \(home.title)"
    }
    if home == .element {
      return open.last?.construct == .stack
        ? "write it below '\(owner):', with '- ' before it"
        : "indent it and the lines below it, under a line '\(owner):'"
    }
    let others = home.keys.filter { $0.isRequired && $0.name != keys[0].text }
    let written = path.count == 1 ? mapping[owner]?.scalar : nil
    let inner =
      if let written = written.map(\.asWritten),
        let short = home == .text ? "literal" : home.shortKey
      {
        "\(short): \(written), \(keys[0].text): …"
      } else {
        others.map { "\($0.name): \($0.value.isInteger ? "2" : "…"), " }.joined()
          + "\(keys[0].text): …"
      }
    return "write '" + path.map { "\($0): { " }.joined() + inner
      + String(repeating: " }", count: path.count) + "'"
  }
}

extension Place {
  /// Returns true if two entries belong to the same mapping.
  fileprivate func isSame(as other: Place) -> Bool {
    switch (self, other) {
    case (.outer(let one), .outer(let two)): one == two
    case (.inside(let one), .inside(let two)): one.key.span == two.key.span
    case (.list(let one), .list(let two)): one == two
    case (.elsewhere(let one, let path), .elsewhere(let two, let other)):
      one == two && path == other
    default: false
    }
  }
}

extension Construct.ValueKind {
  /// True if it is a whole number.
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}

extension OpenMapping {
  /// The construct whose keys it has.
  var construct: Construct? {
    if case .form(let construct) = kind { construct } else { nil }
  }

  /// Its name in messages: its kind if all are alike; if not, the name of its key.
  fileprivate var title: String { construct?.title ?? quoted(key.text) }
}

extension Node {
  /// The first key of its mapping.
  fileprivate var firstKey: Mapping.Key? {
    if case .mapping(let mapping) = content { mapping.entries.first?.key } else { nil }
  }
}

extension DiagnosticCode {
  package static let misplacedKey = Self("misplaced-key", .error, .keysAndValues)
}

extension Diagnostic {
  /// Returns the error about keys at the wrong level.
  ///
  /// - Parameters:
  ///   - home: The construct that they belong to: "a view", "'sections'".
  ///   - here: The construct that contains them.
  static func misplaced(
    _ keys: [Mapping.Key], home: String, here: String, label: String,
    also others: [Annotation] = [], help: String, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(quoted(keys[0].text)) belongs to \(home), not to \(here)",
      at: Annotation(keys[0].span, label),
      also: others, help: help, note: note)
  }
}
