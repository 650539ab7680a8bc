/// Reads the `states` of a manifest: what stands in place of the sections of its screen.
func resolveStates(_ entry: Mapping.Entry, _ diagnostics: inout Diagnostics) -> ScreenStates {
  guard let mapping = readMapping(entry.value, .states, of: entry.key, &diagnostics) else {
    return ScreenStates()
  }
  if mapping.entries.isEmpty, !mapping.isIncomplete {
    diagnostics.report(.noStates(at: entry.value.span))
  }
  return ScreenStates(
    loading: mapping.entry("loading").flatMap { resolvePlaceholder($0, &diagnostics) },
    empty: mapping.entry("empty").flatMap { resolvePlaceholder($0, &diagnostics) },
    failed: mapping.entry("failed").flatMap { resolvePlaceholder($0, &diagnostics) })
}

/// Reads one state; short form: its title.
private func resolvePlaceholder(
  _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> Placeholder? {
  guard case .mapping = entry.value.content else {
    if let scalar = entry.value.scalar, scalar.style == .plain,
      ["true", "false"].contains(scalar.text)
    {
      diagnostics.report(.flagForState(entry))
      return nil
    }
    guard let title = readText(entry.value, quoted(entry.key.text), &diagnostics) else {
      return nil
    }
    if title.isEmpty { diagnostics.report(.stateWithoutText(entry.key)) }
    return Placeholder(title: title, message: nil, symbol: nil, button: nil)
  }
  guard let mapping = readMapping(entry.value, .placeholder, of: entry.key, &diagnostics) else {
    return nil
  }
  let placeholder = Placeholder(
    title: mapping.text("title", for: .state(), &diagnostics),
    message: mapping.text("message", for: .state(), &diagnostics),
    symbol: mapping.text("symbol", for: .state(isImageName: true), &diagnostics),
    button: mapping.entry("button").flatMap { resolveButton(of: entry.key, $0, &diagnostics) })
  // A key whose value could not be read is not missing.
  let isBare = ["title", "message", "symbol"].allSatisfy { mapping[$0]?.isEmptyText ?? true }
  if isBare, !mapping.isIncomplete { diagnostics.report(.stateWithoutText(entry.key)) }
  return placeholder
}

/// Reads the button of a state.
private func resolveButton(
  of state: Mapping.Key, _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> PlaceholderButton? {
  if let scalar = entry.value.scalar {
    diagnostics.report(.bareStateButton(scalar.text, entry.value))
    return nil
  }
  guard
    let mapping = readMapping(entry.value, .placeholderButton, of: entry.key, &diagnostics)
  else { return nil }
  if !mapping.isIncomplete {
    if mapping["title"] == nil { diagnostics.report(.stateButtonWithoutTitle(entry.key)) }
    if mapping["action"] == nil { diagnostics.report(.stateButtonWithoutAction(entry.key)) }
  }
  let title = mapping.text("title", for: .state(), &diagnostics)
  let action = mapping["action"].flatMap { readStateAction($0, &diagnostics) }
  guard let title, let action else { return nil }
  return PlaceholderButton(title: title, action: action)
}

/// Reads the name of a case of the screen's actions.
private func readStateAction(_ node: Node, _ diagnostics: inout Diagnostics) -> Name? {
  guard let name = readName(node, "'action'", &diagnostics) else { return nil }
  let key = Mapping.Key(text: name.text, span: name.span)
  let checked = checkMemberName(
    key, "an action", reserved: ReservedNames.screenActions, &diagnostics)
  return Name(checked.meant, span: name.span)
}

extension Diagnostic {
  static func noStates(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'states' has no value",
      at: Annotation(span, "no state"),
      help: "write '{ empty: Nothing here yet }' with a text of yours, or remove 'states'",
      note: "the states are 'loading', 'empty' and 'failed'")
  }

  static func stateWithoutText(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "the state \(quoted(key.text)) needs a 'title', a 'message' or a 'symbol'",
      at: Annotation(key.span, "nothing to see"),
      help: "add 'title: …' with a text, or remove \(quoted(key.text))")
  }

  static func flagForState(_ entry: Mapping.Entry) -> Diagnostic {
    let state = entry.key.text
    return .wrongKind(
      quoted(state), expected: "a text or a mapping", found: entry.value,
      help: entry.value.scalar?.text == "true"
        ? "write the text that it shows, as '\(state): \(titleInWords(state))'"
        : "remove \(quoted(state)): without it the screen shows nothing in this state")
  }

  static func bareStateButton(_ text: String, _ node: Node) -> Diagnostic {
    let isAction = isIdentifier(text) && text.first?.isLowercase == true
    let title = isAction ? "…" : text
    return .wrongKind(
      "the button of a state", expected: "a mapping with 'title' and 'action'", found: node,
      help: "write '{ title: \(title), action: \(isAction ? text : "retry") }'")
  }

  static func stateButtonWithoutTitle(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "title", of: .placeholderButton, at: key.span, help: "add 'title: …' with its text")
  }

  static func stateButtonWithoutAction(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "action", of: .placeholderButton, at: key.span,
      help: "add 'action: retry', or another name for what the screen reports")
  }
}
