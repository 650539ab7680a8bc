/// Reads a toggle; short form: its Bool field.
func resolveToggle(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> ToggleElement? {
  guard case .mapping = entry.value.content else {
    return readBool(entry.value, scope, &diagnostics).map { field in
      diagnostics.report(.unnamedSwitch(entry.key, field, isShort: true))
      return .plain(field, &scope.names)
    }
  }
  guard let mapping = readMapping(entry.value, .toggle, of: entry.key, &diagnostics) else {
    return nil
  }
  if mapping["isOn"] == nil, !mapping.isIncomplete {
    diagnostics.report(.toggleWithoutField(entry.key))
  }
  let isOn = mapping["isOn"].flatMap { readBool($0, scope, &diagnostics) }
  let action = mapping["action"].flatMap { readToggleAction($0, &scope, &diagnostics) }
  if let key = mapping.entry("action")?.key {
    checkAvailability(
      of: "a toggle that reports an action", since: 14, in: scope.manifest, at: key.span,
      instead: "use 'view: custom' and write the class", &diagnostics)
  }
  let label = readAccessibilityLabel(mapping, scope, &diagnostics)
  guard let isOn else { return nil }
  if mapping["accessibilityLabel"] == nil, !mapping.isIncomplete {
    diagnostics.report(.unnamedSwitch(entry.key, isOn, isShort: false))
  }
  var toggle = ToggleElement.plain(isOn, &scope.names)
  toggle.action = action
  toggle.accessibilityLabel = label
  toggle.keepsPlace = readKeepsPlace(mapping, hiddenBy: isOn, &diagnostics)
  return toggle
}

extension ToggleElement {
  /// A switch that shows its field and reports nothing.
  static func plain(_ field: Field, _ names: inout ElementNames) -> ToggleElement {
    ToggleElement(
      property: names.next(.field(field), .toggle), isOn: field, action: nil,
      accessibilityLabel: nil)
  }
}

private func readBool(
  _ node: Node, _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Field? {
  guard let field = scope.view.fields.find(node, "'isOn'", &diagnostics)?.field else { return nil }
  guard KnownType(field.type).unwrapped == .bool else {
    diagnostics.report(
      .notABool(field, at: node.span), of: field, meant: field.type.misspelt { $0 == .bool })
    return nil
  }
  return field
}

private func readToggleAction(
  _ node: Node, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> (name: String, label: String)? {
  guard let action = scope.view.actions.find(node, carrying: "isOn: Bool", &diagnostics) else {
    return nil
  }
  scope.reported.insert(action.name.text)
  if action.isIncomplete || action.payload.contains(where: { $0.type == nil }) { return nil }
  guard action.payload.count == 1, let type = action.payload[0].type, KnownType(type) == .bool
  else {
    let rule = "carries the new value as one Bool"
    diagnostics.report(.elementAction(action, of: "a toggle", rule, at: node.span))
    return nil
  }
  return (action.name.text, action.payload[0].name.text)
}

extension Field {
  /// What a switch for it is called: "Read" for `isRead`, "Sends Receipts" for `sendsReceipts`.
  var switchName: String {
    let words = titleInWords(name.text)
    return words.hasPrefix("Is ") ? String(words.dropFirst(3)) : words
  }
}

extension DiagnosticCode {
  package static let unnamedSwitch = Self("unnamed-switch", .warning, .elements, waits: true)
}

extension Diagnostic {
  /// - Source: a `UISwitch` and the label beside it are two elements to VoiceOver unless code joins them
  ///   (accessibilityupto11.com, "365 days of iOS accessibility", on switches after labels).
  static func unnamedSwitch(_ key: Mapping.Key, _ field: Field, isShort: Bool) -> Diagnostic {
    let label = "accessibilityLabel: \(field.switchName)"
    return Diagnostic(
      .unnamedSwitch,
      "a switch has no text, so VoiceOver has no name for it",
      at: Annotation(key.span, "no name"),
      help: isShort
        ? "write 'toggle: { isOn: \(field.name.text), \(label) }'" : "add '\(label)'")
  }

  static func toggleWithoutField(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey("isOn", of: .toggle, at: key.span, help: "add 'isOn: …' with a field of type Bool")
  }

  static func notABool(_ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "a toggle cannot show \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "not a Bool"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "name a field of type Bool or Bool?")
  }
}
