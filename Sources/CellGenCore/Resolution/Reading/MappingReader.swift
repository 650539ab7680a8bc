extension Mapping {
  /// The entry of a key; manifests have few keys a mapping, so this searches.
  func entry(_ key: String) -> Entry? {
    entries.first { $0.key.text.utf8.elementsEqual(key.utf8) }
  }
}

/// Reads a mapping of a kind and reports the keys that it does not have.
///
/// - Errors: nil for what is no mapping, which is reported unless the parser did.
func readMapping(
  _ node: Node, _ kind: MappingKind, of owner: Mapping.Key?, _ diagnostics: inout Diagnostics
) -> Mapping? {
  readNames(
    node, subject: owner.map { quoted($0.text) } ?? kind.title,
    help: "write its keys on lines of their own; they are \(enumeration(kind.keys.map(\.name)))",
    &diagnostics
  ).map { checkKeys(of: $0, kind, owner: owner?.span, &diagnostics) }
}

/// Reads a mapping whose keys the author chooses.
///
/// - Parameters:
///   - subject: how a message names it, asked for only then, as is the help.
func readNames(
  _ node: Node, subject: @autoclosure () -> String,
  help: @autoclosure () -> String =
    "write a name, a ':' and its value on a line of its own for each",
  _ diagnostics: inout Diagnostics
) -> Mapping? {
  switch node.content {
  case .mapping(let mapping): return mapping
  case .broken: return nil
  case .scalar, .sequence, .empty:
    diagnostics.report(
      .wrongKind(
        subject(), expected: "a mapping of keys to values", found: node,
        help: missingColonHelp(node) ?? help()))
    return nil
  }
}

/// Help for `title String`, `title:String` and `title = String` on the line below a key, which YAML
/// reads as a text.
private func missingColonHelp(_ node: Node) -> String? {
  guard let scalar = node.scalar, scalar.style == .plain else { return nil }
  let name = scalar.text.prefix { !" :;=".contains($0) }
  var rest = scalar.text.dropFirst(name.count)
  guard !rest.isEmpty, isIdentifier(String(name)) else { return nil }
  let hasSign = rest.contains { ":;=".contains($0) }
  rest = rest.drop { " :;=".contains($0) }
  return hasSign ? "did you mean '\(name): \(rest)'?" : "is a ':' missing after '\(name)'?"
}

/// Reports the keys of a mapping that its kind does not know.
///
/// - Returns: the mapping as it was probably meant, so that a mistyped key is not missing, too: it
///   counts as the key that it is near to. A key that belongs elsewhere makes the mapping
///   incomplete, as others may have slipped with it.
func checkKeys(
  of mapping: Mapping, _ kind: MappingKind, owner: SourceSpan?, _ diagnostics: inout Diagnostics
) -> Mapping {
  var meant = mapping
  for (position, entry) in mapping.entries.enumerated() where !kind.has(entry.key.text) {
    let way = kind.wayAround(entry.key.text)
    if way == nil, let home = kind.elsewhere(entry.key.text) {
      diagnostics.report(.misplacedKey(entry.key, belongingTo: home, in: kind, owner: owner))
      meant.isIncomplete = true
      if home == .element { meant.breakIfEmpty("layout") }
      continue
    }
    diagnostics.report(.unknownKey(entry.key, of: kind, in: mapping, owner: owner))
    if let way, way.meant == nil {
      meant.isIncomplete = true
      continue
    }
    let near = kind.names(near: entry.key.text)
    if let key = near.first(where: { meant[$0] == nil }) {
      meant.entries[position].key.text = key
      // Of a value that the other key would not take nothing can be said.
      let isValue = kind.keys.contains { $0.name == key && $0.value.mayBe(entry.value) }
      if near.count > 1 || way != nil || !isValue {
        meant.entries[position].value.content = .broken
      }
    }
  }
  return meant
}

extension Mapping {
  /// Makes the value of a key broken if it is empty: what was meant for it was reported elsewhere.
  fileprivate mutating func breakIfEmpty(_ key: String) {
    for index in entries.indices
    where entries[index].key.text == key && entries[index].value.isEmpty {
      entries[index].value.content = .broken
    }
  }
}

extension MappingKind {
  /// The keys that an unknown one may have been meant for.
  fileprivate func names(near key: String) -> [String] {
    let near = spellings(of: key)
    guard near.isEmpty else { return near }
    // `itemWidth` says `width` in more words.
    let ending = keys.map(\.name).filter {
      $0.count > 3 && key.lowercased().hasSuffix($0.lowercased())
    }
    return ending.max { $0.count < $1.count }.map { [$0] } ?? []
  }

  /// The keys that an unknown one is another spelling or another word of.
  fileprivate func spellings(of key: String) -> [String] {
    wayAround(key)?.meant.map { [$0] } ?? Self.usualWords[self]?[key.lowercased()].map { [$0] }
      ?? Suggestion.names(near: key, among: keys.map(\.name))
  }

  /// The words of UIKit and of other languages for a key, in lower case.
  static let usualWords: [MappingKind: [String: String]] = [
    .manifest: [
      "ios": "deploymentTarget", "minimumios": "deploymentTarget", "target": "deploymentTarget",
      "platform": "deploymentTarget", "platforms": "deploymentTarget",
      "minimumdeploymenttarget": "deploymentTarget", "tablestyle": "table",
      "placeholders": "states",
    ],
    .view: [
      "onselect": "select", "tap": "select", "ontap": "select",
      "didselect": "select", "selection": "select", "selectaction": "select",
      "swipeactions": "swipe", "onswipe": "swipe", "fields": "data", "properties": "data",
      "props": "data",
    ],
    .swipeAction: [
      "image": "symbol", "icon": "symbol", "systemname": "symbol", "text": "title",
      "label": "title", "name": "title", "role": "style", "backgroundcolor": "color",
      "tint": "color", "tintcolor": "color",
    ],
    .swipe: ["left": "leading", "right": "trailing"],
    .section: [
      "backgroundcolor": "background", "color": "background", "items": "cells", "rows": "cells",
    ],
    .insets: [
      "left": "leading", "right": "trailing", "start": "leading", "end": "trailing",
      "x": "horizontal", "y": "vertical",
    ],
    .list: ["style": "appearance"],
    .carousel: ["scrolling": "paging", "orthogonalscrollingbehavior": "paging"],
    .states: ["error": "failed", "failure": "failed", "none": "empty", "nothing": "empty"],
    .placeholder: [
      "subtitle": "message", "description": "message", "image": "symbol", "icon": "symbol",
      "systemname": "symbol", "text": "title", "label": "title",
    ],
    .label: [
      "field": "text", "title": "text", "value": "text",
      "align": "alignment", "textalignment": "alignment", "textcolor": "color",
      "foregroundcolor": "color", "numberoflines": "lines", "maxlines": "lines",
      "linelimit": "lines", "textstyle": "font",
    ],
    .stack: [
      "align": "alignment", "gap": "spacing", "padding": "insets", "margins": "insets",
      "items": "children", "elements": "children", "justify": "distribution",
    ],
    .image: [
      "name": "asset", "named": "asset", "systemname": "symbol", "systemimage": "symbol",
      "contentmode": "mode", "tint": "color", "tintcolor": "color",
    ],
    .button: [
      "systemname": "symbol", "image": "symbol", "text": "title", "label": "title",
      "ontap": "action", "onclick": "action", "onpress": "action", "tap": "action",
    ],
    .toggle: ["value": "isOn", "field": "isOn", "on": "isOn", "checked": "isOn"],
  ]

  /// An edit of a key that is another one's slip, or another word for it with a value that it takes.
  fileprivate func certainKey(for key: Mapping.Key, in mapping: Mapping) -> Diagnostic.Fix? {
    if let usual = Self.usualWords[self]?[key.text.lowercased()] {
      guard mapping[usual] == nil, let value = mapping[key.text],
        keys.contains(where: { $0.name == usual && $0.value.mayBe(value) })
      else { return nil }
      return Diagnostic.Fix(key.span, replacement: usual)
    }
    let name = Name(key.text, span: key.span)
    let fix = Diagnostic.Fix(slip: name, near: spellings(of: key.text))
    return fix.flatMap { mapping[$0.replacement] == nil ? $0 : nil }
  }

  /// The kind that a key belongs to when it is known, but not here and not by a near name here.
  fileprivate func elsewhere(_ key: String) -> MappingKind? {
    guard spellings(of: key).isEmpty else { return nil }
    return ([.manifest, .view, .section] + innerKinds).first { $0 != self && $0.has(key) }
  }

  /// The kinds of what its keys hold, whose keys are sometimes written one level too high.
  private var innerKinds: [MappingKind] {
    switch self {
    case .manifest: [.table, .states]
    case .view: [.swipe, .element]
    case .section: [.list, .grid, .carousel]
    default: []
    }
  }

  /// How to write a key of one of the inner kinds.
  fileprivate func inner(_ key: String) -> String? {
    switch self {
    case .table: "write 'table: { \(key): … }'"
    case .states: "write 'states: { \(key): … }'"
    case .swipe: "write 'swipe: { \(key): … }'"
    case .element: "indent it and the lines below it, under a line 'layout:'"
    case .list, .carousel: "write 'layout: { \(rawValue): { \(key): … } }'"
    case .grid:
      key == "columns"
        ? "write 'layout: { grid: { columns: … } }'"
        : "write 'layout: { grid: { columns: 2, \(key): … } }'"
    default: nil
    }
  }
}

/// Help for a key that belongs into the mapping above it and is indented too little.
func outdentedKeyHelp(
  _ key: Mapping.Key, in mapping: Mapping, of source: SourceText
) -> String? {
  guard let position = mapping.entries.firstIndex(where: { $0.key.span == key.span }), position > 0
  else { return nil }
  let owner = mapping.entries[position - 1]
  if owner.value.isEmpty {
    return "indent it and the keys below it \(spaces(indentation(of: owner.key, in: source) + 2)), "
      + "to make them keys of \(quoted(owner.key.text))"
  }
  guard case .mapping(let above) = owner.value.content, !above.isFlow,
    let sibling = above.entries.first?.key
  else { return nil }
  return Diagnostic.outdentedHelp(
    quoted(key.text), owner: quoted(owner.key.text), sibling: quoted(sibling.text),
    indent: indentation(of: sibling, in: source))
}

/// How many spaces stand before a key.
func indentation(of key: Mapping.Key, in source: SourceText) -> Int {
  let start = Int(key.span.start)
  var indent = 0
  while start - indent > 0, source.bytes[start - indent - 1] == UInt8(ascii: " ") { indent += 1 }
  return indent
}

extension DiagnosticCode {
  package static let unknownKey = Self("unknown-key", .error, .keysAndValues)
  package static let misplacedKey = Self("misplaced-key", .error, .keysAndValues)
  package static let requiredKey = Self("required-key", .error, .keysAndValues)
  package static let wrongKind = Self("wrong-kind", .error, .keysAndValues)
}

extension Diagnostic {
  static func unknownKey(
    _ key: Mapping.Key, of kind: MappingKind, in mapping: Mapping, owner: SourceSpan?
  ) -> Diagnostic {
    let known = kind.keys.map(\.name)
    let near = kind.names(near: key.text)
    let way = kind.wayAround(key.text)
    return Diagnostic(
      .unknownKey,
      "\(kind.title) has no key \(quoted(key.text))",
      at: Annotation(key.span, "unknown key"),
      also: owner.map { [Annotation($0, "in \(kind.demonstrative)")] } ?? [],
      help: way?.help(for: mapping[key.text])
        ?? Suggestion.help(near: key.text, among: near)
        ?? near.first.map { "did you mean '\($0)'?" }
        ?? "remove it, or use one of the keys below",
      note: known.count == 1
        ? "the only key of \(kind.title) is \(quoted(known[0]))"
        : "the keys of \(kind.title) are \(enumeration(known))",
      fix: way == nil ? kind.certainKey(for: key, in: mapping) : nil)
  }

  static func misplacedKey(
    _ key: Mapping.Key, belongingTo home: MappingKind, in kind: MappingKind, owner: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) belongs to \(home.title); "
        + "it is written as if it belonged to \(kind.title)",
      at: Annotation(key.span, "not a key of \(kind.title)"),
      also: owner.map { [Annotation($0, "in \(kind.demonstrative)")] } ?? [],
      help: home == .manifest
        ? "move \(quoted(key.text)) to the start of a line, outside 'views' and 'sections'"
        : home.inner(key.text) ?? "move \(quoted(key.text)) to the keys of \(home.title)",
      note: "the keys of \(kind.title) are \(enumeration(kind.keys.map(\.name)))")
  }

  /// The message for a key of a view or a section whose name has no line.
  ///
  /// - Parameter owner: help for one that was meant for the mapping above it.
  static func keyWithoutOwner(
    _ key: Mapping.Key, belongingTo home: MappingKind, example: String, owner help: String?
  ) -> Diagnostic {
    let what = home.demonstrative.dropFirst("this ".count)
    return Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) belongs to \(home.title), and stands where a \(what)'s name should",
      at: Annotation(key.span, "expected the name of \(home.title)"),
      help: help
        ?? "write the \(what)'s name on a line above, as '\(example):', and indent its keys below")
  }

  static func requiredKey(
    _ key: String, of kind: MappingKind, at span: SourceSpan, help: String
  ) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(kind.title) needs the key \(quoted(key))",
      at: Annotation(span, "\(quoted(key)) is missing"),
      help: help)
  }

  /// The message for a list where a text should be, and the like.
  static func wrongKind(
    _ subject: String, expected: String, found node: Node, help: String, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(subject) must be \(expected), found \(node.described)",
      at: Annotation(node.span, "expected \(expected)"),
      help: help, note: note)
  }
}

extension MappingKind {
  /// "this view", "this section".
  var demonstrative: String {
    for article in ["a ", "an "] where title.hasPrefix(article) {
      return "this " + title.dropFirst(article.count)
    }
    return title
  }
}
