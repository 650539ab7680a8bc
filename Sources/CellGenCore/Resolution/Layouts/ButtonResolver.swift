/// Reads a button, which reports an action without values.
func resolveButton(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> ButtonElement? {
  guard case .mapping = entry.value.content else {
    diagnostics.report(.buttonOfWrongKind(entry.value))
    return nil
  }
  guard let mapping = readMapping(entry.value, .button, of: entry.key, &diagnostics) else {
    return nil
  }
  let title = mapping["title"].flatMap { readStringSource($0, "'title'", scope, &diagnostics) }
  let symbol = mapping.text("symbol", for: .imageName, &diagnostics)
  let label = readAccessibilityLabel(mapping, scope, &diagnostics)
  checkButton(mapping, entry.key, &diagnostics)
  checkAvailability(
    of: "a button", since: 14, in: scope.manifest, at: entry.key.span,
    instead: "use 'view: custom' and write the class", &diagnostics)
  guard let action = readButtonAction(mapping, entry.key, &scope, &diagnostics) else { return nil }
  var button = ButtonElement(
    property: scope.names.next(action, .button), title: title, symbol: symbol, action: action,
    accessibilityLabel: label)
  button.keepsPlace = readKeepsPlace(mapping, hiddenBy: title?.field, &diagnostics)
  return button
}

private func checkButton(
  _ mapping: Mapping, _ key: Mapping.Key, _ diagnostics: inout Diagnostics
) {
  guard !mapping.isIncomplete, mapping["title"]?.isEmptyText ?? true else { return }
  if mapping["symbol"] == nil {
    diagnostics.report(.buttonWithoutTitle(key))
  } else if mapping["accessibilityLabel"] == nil {
    diagnostics.report(.unnamedButton(key))
  }
}

private func readButtonAction(
  _ mapping: Mapping, _ key: Mapping.Key, _ scope: inout LayoutScope,
  _ diagnostics: inout Diagnostics
) -> String? {
  guard let node = mapping["action"] else {
    if !mapping.isIncomplete { diagnostics.report(.buttonWithoutAction(key)) }
    return nil
  }
  guard let action = scope.view.actions.find(node, carrying: nil, &diagnostics) else { return nil }
  scope.reported.insert(action.name.text)
  if !action.payload.isEmpty {
    diagnostics.report(.elementAction(action, of: "a button", "carries no values", at: node.span))
  }
  return action.name.text
}

extension DiagnosticCode {
  package static let elementAction = Self("element-action", .error, .layouts)
  package static let unnamedButton = Self("unnamed-button", .warning, .elements)
}

extension Diagnostic {
  static func buttonOfWrongKind(_ node: Node) -> Diagnostic {
    let action = node.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil } ?? "buy"
    return .wrongKind(
      "a button", expected: "a mapping with 'title' and 'action'", found: node,
      help: "write 'button: { title: …, action: \(action) }'")
  }

  static func buttonWithoutTitle(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "a button needs a 'title' or a 'symbol'",
      at: Annotation(key.span, "nothing to see"),
      help: "add 'title: …', or 'symbol: …' with an 'accessibilityLabel'")
  }

  static func buttonWithoutAction(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "action", of: .button, at: key.span,
      help: "add 'action: …' with an action that the view declares under 'actions'")
  }

  static func unnamedButton(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unnamedButton,
      "a button with a symbol alone has nothing that VoiceOver can say",
      at: Annotation(key.span, "no title"),
      help: "add 'accessibilityLabel: …'")
  }

  /// The message for an action whose values are not those that an element reports.
  static func elementAction(
    _ action: ActionDraft, of element: String, _ rule: String, at span: SourceSpan
  ) -> Diagnostic {
    let values = action.payload.compactMap { value in
      value.type.map { "\(value.name.text): \($0)" }
    }
    let carried = values.isEmpty ? "no values" : quoted("{ \(values.joined(separator: ", ")) }")
    return Diagnostic(
      .elementAction,
      "the action of \(element) \(rule), and \(quoted(action.name.text)) carries \(carried)",
      at: Annotation(span, "does not fit"),
      also: [Annotation(action.name.span, "declared here")],
      help: "name another action, or change what \(quoted(action.name.text)) carries")
  }
}
