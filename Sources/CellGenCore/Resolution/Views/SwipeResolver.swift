/// Reads the `swipe` of a view: the actions at each edge; short form: those at the trailing edge.
func resolveSwipe(
  _ entry: Mapping.Entry, _ scope: inout CellActionScope, _ diagnostics: inout Diagnostics
) -> Swipes {
  switch entry.value.content {
  case .broken: return Swipes()
  case .empty:
    diagnostics.report(.emptyValue("'swipe'", at: entry.value.span))
    return Swipes()
  case .sequence, .scalar:
    let actions = readSide(entry, isShort: true, &scope, &diagnostics)
    return Swipes(trailing: actions)
  case .mapping(let mapping):
    if let action = mapping.entries.first(where: { isAction($0.key, scope) }) {
      diagnostics.report(.swipeWithoutList(action, isFlow: mapping.isFlow))
      return Swipes()
    }
    let mapping = checkKeys(of: mapping, .swipe, owner: entry.key.span, &diagnostics)
    if mapping.entries.isEmpty, !mapping.isIncomplete {
      diagnostics.report(.emptySwipe("'swipe'", at: entry.value.span, scope))
    }
    return Swipes(
      leading: mapping.entry("leading").map { readSide($0, &scope, &diagnostics) } ?? [],
      trailing: mapping.entry("trailing").map { readSide($0, &scope, &diagnostics) } ?? [])
  }
}

/// Whether a key of `swipe` is no edge but an action, as in `swipe: { delete: … }`.
private func isAction(_ key: Mapping.Key, _ scope: CellActionScope) -> Bool {
  !MappingKind.swipe.has(key.text) && scope.actions[key.text] != nil
}

/// Reads the actions at one edge, each once.
private func readSide(
  _ entry: Mapping.Entry, isShort: Bool = false, _ scope: inout CellActionScope,
  _ diagnostics: inout Diagnostics
) -> [SwipeAction] {
  let subject = quoted(entry.key.text)
  guard case .sequence(let list) = entry.value.content else {
    if entry.value.isEmpty {
      diagnostics.report(.emptyValue(subject, at: entry.value.span))
    } else if !entry.value.isBroken {
      diagnostics.report(.notAList(subject, found: entry.value))
    }
    return []
  }
  if list.items.isEmpty, !list.isIncomplete {
    diagnostics.report(.emptySwipe(subject, at: entry.value.span, scope))
  }
  var first: [String: Name] = [:]
  return list.items.compactMap { item in
    guard let action = readItem(item, of: subject, &scope, &diagnostics) else { return nil }
    if let other = first[action.action.text] {
      diagnostics.report(.repeatedName(action.action, in: subject, first: other))
      return nil
    }
    first[action.action.text] = action.action
    return action
  }
}

/// Reads an action's name, or a mapping of that name to its settings.
private func readItem(
  _ item: Node, of side: String, _ scope: inout CellActionScope, _ diagnostics: inout Diagnostics
) -> SwipeAction? {
  guard case .mapping(let mapping) = item.content else {
    guard readName(item, "an item of \(side)", &diagnostics) != nil,
      let action = scope.find(item, of: "swipe", &diagnostics)
    else { return nil }
    return .plain(action)
  }
  guard let entry = mapping.entries.first else {
    if !mapping.isIncomplete { diagnostics.report(.emptySwipeItem(item, of: side, scope)) }
    return nil
  }
  if MappingKind.swipeAction.has(entry.key.text) || entry.key.text == "action",
    scope.actions[entry.key.text] == nil
  {
    diagnostics.report(.swipeKeysWithoutAction(entry.key, in: mapping, scope))
    return nil
  }
  for other in mapping.entries.dropFirst() {
    diagnostics.report(.secondSwipeKey(other.key, first: entry))
  }
  let name = Node(.scalar(Scalar(text: entry.key.text, style: .plain)), span: entry.key.span)
  guard let action = scope.find(name, of: "swipe", &diagnostics) else { return nil }
  return readSettings(of: action, entry, in: scope.manifest, &diagnostics)
}

/// Reads what stands after the name of an action.
private func readSettings(
  of action: Name, _ entry: Mapping.Entry, in manifest: ManifestDraft,
  _ diagnostics: inout Diagnostics
) -> SwipeAction? {
  if entry.value.isEmpty { return .plain(action) }
  if let scalar = entry.value.scalar {
    diagnostics.report(.bareSwipeSetting(scalar.text, of: entry))
    return nil
  }
  guard let mapping = readMapping(entry.value, .swipeAction, of: entry.key, &diagnostics) else {
    return nil
  }
  var result = SwipeAction.plain(action)
  let symbol = mapping.text("symbol", for: .swipe(isImageName: true), &diagnostics)
  let title = mapping.text("title", for: .swipe(), &diagnostics)
  result.symbol = symbol
  if symbol != nil, mapping["title"] == nil, !mapping.isIncomplete {
    diagnostics.report(.unnamedSwipe(entry.key))
  }
  // An empty title says that the symbol alone is meant.
  result.title = symbol == nil ? title ?? result.title : title.flatMap { $0.isEmpty ? nil : $0 }
  let style = mapping.choice(
    "style", among: ["normal", "destructive"], hint: styleHint, &diagnostics)
  result.isDestructive = style == "destructive"
  result.color = readColor(mapping, in: manifest, &diagnostics)
  return result
}

private func styleHint(_ word: String) -> String? {
  switch word {
  case "default", "cancel", "plain": "write 'normal', or remove 'style'"
  case "delete", "danger", "red": "write 'destructive'"
  default: nil
  }
}

extension SwipeAction {
  /// An action with nothing but its name.
  fileprivate static func plain(_ action: Name) -> SwipeAction {
    SwipeAction(
      action: action, title: titleInWords(action.text), symbol: nil, isDestructive: false,
      color: nil)
  }
}

/// A name in words: `markAsRead` makes "Mark As Read", `openURL` "Open URL".
package func titleInWords(_ name: String) -> String {
  let letters = Array(name.unicodeScalars)
  var words: [String] = []
  var word = ""
  for (index, letter) in letters.enumerated() {
    let isUpper = letter.properties.isUppercase
    let startsWord =
      isUpper
      && (index == 0 || !letters[index - 1].properties.isUppercase
        || (index + 1 < letters.count && letters[index + 1].properties.isLowercase))
    if letter == "_" || startsWord, !word.isEmpty {
      words.append(word)
      word = ""
    }
    if letter != "_" { word.unicodeScalars.append(letter) }
  }
  if !word.isEmpty { words.append(word) }
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}

extension DiagnosticCode {
  package static let unnamedSwipe = Self("unnamed-swipe", .warning, .sections, waits: true)
}

extension Diagnostic {
  /// - Source: `UIContextualAction` has a `title` and an `image`, and no label for VoiceOver besides; a
  ///   library that offers swipes to VoiceOver by itself insists on a title or a label, too
  ///   (square/Listable#474).
  static func unnamedSwipe(_ action: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unnamedSwipe,
      "a swipe with a symbol alone has nothing that VoiceOver can say",
      at: Annotation(action.span, "no title"),
      help: "add 'title: \(titleInWords(action.text))'")
  }

  static func emptySwipe(
    _ subject: String, at span: SourceSpan, _ scope: CellActionScope
  ) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) has no actions",
      at: Annotation(span, "nothing to uncover"),
      help: "write [\(scope.example ?? "delete")] with an action of the view, or remove \(subject)")
  }

  static func emptySwipeItem(
    _ node: Node, of side: String, _ scope: CellActionScope
  ) -> Diagnostic {
    .wrongKind(
      "an item of \(side)", expected: "the name of an action", found: node,
      help: "write '\(scope.example ?? "delete")' with an action of the view")
  }

  static func swipeWithoutList(_ entry: Mapping.Entry, isFlow: Bool) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "the actions of 'swipe' must be a list, found the key \(quoted(entry.key.text))",
      at: Annotation(entry.key.span, "expected a list"),
      help: isFlow
        ? "write '[{ \(entry.key.text): … }]'" : "write '- ' before \(quoted(entry.key.text))",
      note: "'swipe' is a list, or a mapping with the lists 'leading' and 'trailing'")
  }

  static func swipeKeysWithoutAction(
    _ key: Mapping.Key, in mapping: Mapping, _ scope: CellActionScope
  ) -> Diagnostic {
    let action = mapping["action"]?.scalar?.text ?? scope.example ?? "delete"
    return Diagnostic(
      .wrongKind,
      "a swipe action must be the name of an action, found the key \(quoted(key.text))",
      at: Annotation(key.span, "expected the name of an action"),
      help: mapping.isFlow
        ? "write '{ \(action): { title: … } }'" : "write '\(action): { title: … }'")
  }

  static func secondSwipeKey(_ key: Mapping.Key, first: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .secondElement,
      "a swipe action has one key, found \(quoted(first.key.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second key"),
      also: [Annotation(first.key.span, "this says what the swipe does")],
      help: MappingKind.swipeAction.has(key.text)
        ? "indent \(quoted(key.text)) more than \(quoted(first.key.text)), or put it in its braces"
        : "begin an item of its own with '- \(key.text)'")
  }

  static func bareSwipeSetting(_ text: String, of entry: Mapping.Entry) -> Diagnostic {
    let isStyle = ["normal", "destructive"].contains(text)
    return .wrongKind(
      quoted(entry.key.text), expected: "a mapping of keys to values", found: entry.value,
      help: "write '\(entry.key.text): { \(isStyle ? "style" : "title"): \(text) }'")
  }
}
