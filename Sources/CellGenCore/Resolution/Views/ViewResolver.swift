/// Reads what a view says of itself: its data, identity, actions, size and samples.
func resolveDeclaration(
  of view: inout ViewDraft, in source: SourceText, _ diagnostics: inout Diagnostics
) {
  guard var mapping = view.mapping else { return }
  if mapping.holdsOwnKeys(in: "data") { mapping.isIncomplete = true }
  view.mapping = mapping
  view.doc = mapping["doc"].flatMap { readDoc($0, &diagnostics) }
  readData(mapping, of: &view, in: source, &diagnostics)
  view.identity = resolveIdentity(mapping, view.fields, of: view.name, &diagnostics)
  view.identitySpan = mapping["id"]?.span
  view.unshown = readUnshown(mapping, view.fields, &diagnostics)
  if view.isMapped {
    if view.isOverloaded { readSize(mapping, of: &view, &diagnostics) }
  } else {
    readBehaviour(mapping, of: &view, in: source, &diagnostics)
  }
  if let node = mapping["samples"] {
    view.samples = resolveSamples(node, view.fields, of: view.name, &diagnostics)
  }
}

extension Mapping {
  /// Whether keys of a view are indented too far, so that they stand in the mapping of a key.
  fileprivate func holdsOwnKeys(in key: String) -> Bool {
    guard case .mapping(let inner)? = self[key]?.content else { return false }
    return inner.entries.contains { entry in
      guard case .mapping = entry.value.content else { return false }
      return MappingKind.view.has(entry.key.text)
    }
  }
}

/// Reads a documentation text, without its trailing line breaks.
func readDoc(_ node: Node, _ diagnostics: inout Diagnostics) -> String? {
  guard let text = readText(node, "'doc'", &diagnostics) else { return nil }
  // A carriage return ends a line in Swift: what follows it would be code, not comment.
  let isControl = { (scalar: Unicode.Scalar) in
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }
  if let control = text.unicodeScalars.first(where: isControl) {
    diagnostics.report(.controlCharacter(control, in: "'doc'", at: node.span))
    return nil
  }
  var scalars = text.unicodeScalars[...]
  while scalars.last == "\n" { scalars.removeLast() }
  return scalars.isEmpty ? nil : String(scalars)
}

private func readData(
  _ mapping: Mapping, of view: inout ViewDraft, in source: SourceText,
  _ diagnostics: inout Diagnostics
) {
  guard let entry = mapping.entry("data") else {
    if !mapping.isIncomplete { diagnostics.report(.viewWithoutData(view.name)) }
    return
  }
  view.fields = resolveFields(entry.value, in: source, &diagnostics)
  if view.fields.all.isEmpty, !view.fields.isIncomplete {
    diagnostics.report(.emptyData(entry.key, of: view.name))
  }
}

/// Reads the fields that no element is to show.
private func readUnshown(
  _ mapping: Mapping, _ fields: FieldTable, _ diagnostics: inout Diagnostics
) -> Set<String> {
  guard let node = mapping["unshown"], let items = readList(node, "'unshown'", &diagnostics) else {
    return []
  }
  return Set(
    items.compactMap { fields.find($0, "an item of 'unshown'", &diagnostics)?.name.text })
}

/// Reads the keys that a view shown by another one leaves to that one.
private func readBehaviour(
  _ mapping: Mapping, of view: inout ViewDraft, in source: SourceText,
  _ diagnostics: inout Diagnostics
) {
  view.actions = ActionTable(isIncomplete: mapping.isIncomplete)
  if let node = mapping["actions"] {
    view.actions = resolveActions(node, of: view.name.text, in: source, &diagnostics)
  }
  readSize(mapping, of: &view, &diagnostics)
}

private func readSize(
  _ mapping: Mapping, of view: inout ViewDraft, _ diagnostics: inout Diagnostics
) {
  guard let entry = mapping.entry("size") else { return }
  let isCustom = view.isCustom || view.isOverloaded || mapping.isIncomplete
  view.size = resolveSize(entry, isCustomView: isCustom, &diagnostics) ?? .automatic
}

/// Reports the keys of a mapped view that belong to the view that shows it.
///
/// A class that takes the data by an overload may give it a size of its own.
func reportKeysOfTarget(
  _ mapping: Mapping, isOverloaded: Bool, _ diagnostics: inout Diagnostics
) {
  guard let view = mapping.entry("view"), let target = view.value.scalar?.text else { return }
  for key in isOverloaded ? ["actions"] : ["actions", "size"] {
    guard let entry = mapping.entry(key) else { continue }
    diagnostics.report(.keyOfMappedView(entry.key, target: Name(target, span: view.value.span)))
  }
}

extension DiagnosticCode {
  package static let controlInDoc = Self("control-in-doc", .error, .keysAndValues)
  package static let emptyData = Self("empty-data", .error, .types)
  package static let keyOfMappedView = Self("key-of-mapped-view", .error, .sharedViews)
}

extension Diagnostic {
  static func controlCharacter(
    _ scalar: Unicode.Scalar, in subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .controlInDoc,
      "\(subject) holds the control character \(quoted(String(scalar)))",
      at: Annotation(span),
      help: "remove it; in generated comments it would end the line or hide text")
  }

  static func viewWithoutData(_ view: Name) -> Diagnostic {
    .requiredKey(
      "data", of: .view, at: view.span,
      help: "add 'data: { title: String }' with the fields that \(view.text) shows")
  }

  static func emptyData(_ key: Mapping.Key, of view: Name) -> Diagnostic {
    Diagnostic(
      .emptyData,
      "the view \(quoted(view.text)) has no fields",
      at: Annotation(key.span, "no fields"),
      help: "add the fields that it shows: 'data: { title: String }', or one with a default if it "
        + "always looks the same: 'data: { kind: Int = 0 }'")
  }

  static func keyOfMappedView(_ key: Mapping.Key, target: Name) -> Diagnostic {
    Diagnostic(
      .keyOfMappedView,
      "\(quoted(key.text)) cannot be given for a view that \(quoted(target.text)) shows",
      at: Annotation(key.span, "belongs to \(quoted(target.text))"),
      also: [Annotation(target.span, "shown by this view")],
      help: "remove it, or move it to \(quoted(target.text))")
  }
}
