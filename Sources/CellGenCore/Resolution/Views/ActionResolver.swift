/// An action while it is being resolved.
struct ActionDraft {
  var name: Name
  var payload: [FieldDraft]
  /// Whether values were lost to a reported mistake.
  var isIncomplete: Bool

  /// The action of the model; only for one whose types are all known.
  var action: Action { Action(name: name, payload: payload.compactMap(\.field)) }
}

/// The actions of a view by name, in order of declaration.
struct ActionTable {
  private(set) var all: [ActionDraft] = []
  private var positions: [String: Int] = [:]
  /// Whether nothing follows from a name that is not here.
  var isIncomplete: Bool
  /// Whether they were written as a list, not as a mapping.
  var isList = false

  init(isIncomplete: Bool = false) { self.isIncomplete = isIncomplete }

  /// Adds an action; one whose name was reported is known by the name to write instead, too.
  mutating func add(_ action: ActionDraft, meant: String) {
    var action = action
    positions[action.name.text] = all.count
    if positions[meant] == nil {
      positions[meant] = all.count
      action.name.text = meant
    }
    all.append(action)
  }

  subscript(name: String) -> ActionDraft? { positions[name].map { all[$0] } }

  /// Finds the action that a node names.
  ///
  /// - Parameters:
  ///   - value: the one value that it must carry, as `isOn: Bool`; nil for none.
  ///   - owner: the view that declares the actions, if it is another one.
  /// - Errors: `unknown-action`; nil is to be passed over in silence.
  func find(
    _ node: Node, _ subject: String = "'action'", carrying value: String?, of owner: String? = nil,
    note: String? = nil, _ diagnostics: inout Diagnostics
  ) -> ActionDraft? {
    guard let name = readName(node, subject, &diagnostics) else { return nil }
    if let action = self[name.text] { return action }
    if !isIncomplete {
      let known = diagnostics.isWorthSuggesting ? self : ActionTable()
      diagnostics.report(
        .unknownAction(name, carrying: value, among: known, of: owner, note: note))
    }
    return nil
  }
}

/// Reads the `actions` of a view: a mapping from names to payloads, or a list of names and
/// one-entry mappings.
func resolveActions(
  _ node: Node, of view: String, in source: SourceText, _ diagnostics: inout Diagnostics
) -> ActionTable {
  var actions = ActionTable()
  switch node.content {
  case .broken: actions.isIncomplete = true
  case .mapping(let mapping):
    actions.isIncomplete = mapping.isIncomplete
    for entry in mapping.entries { add(entry, of: view, in: source, to: &actions, &diagnostics) }
  case .sequence(let sequence):
    actions.isIncomplete = sequence.isIncomplete
    actions.isList = true
    for item in sequence.items { add(item, of: view, in: source, to: &actions, &diagnostics) }
  case .scalar, .empty:
    actions.isIncomplete = true
    diagnostics.report(.actionsOfWrongKind(node))
  }
  return actions
}

/// Adds an item of the list form.
private func add(
  _ item: Node, of view: String, in source: SourceText, to actions: inout ActionTable,
  _ diagnostics: inout Diagnostics
) {
  if case .mapping(let mapping) = item.content {
    for entry in mapping.entries { add(entry, of: view, in: source, to: &actions, &diagnostics) }
  } else if let name = readName(item, "an item of 'actions'", &diagnostics) {
    let key = Mapping.Key(text: name.text, span: name.span)
    let value = Node(.empty, span: name.span)
    let entry = Mapping.Entry(key: key, value: value)
    add(entry, of: view, in: source, to: &actions, &diagnostics)
  } else {
    actions.isIncomplete = true
  }
}

/// Adds an action with its payload.
private func add(
  _ entry: Mapping.Entry, of view: String, in source: SourceText, to actions: inout ActionTable,
  _ diagnostics: inout Diagnostics
) {
  let name = Name(entry.key.text, span: entry.key.span)
  if let payload = SwiftPayload(entry) {
    diagnostics.report(.swiftPayload(payload))
    let action = ActionDraft(name: name, payload: [], isIncomplete: true)
    actions.add(action, meant: payload.action)
    actions.isIncomplete = true
    return
  }
  if let first = actions[name.text] {
    diagnostics.report(.duplicateAction(name, first: first.name))
    return
  }
  let checked = checkMemberName(
    entry.key, "an action", reserved: ReservedNames.actions, &diagnostics)
  if checked.isUnknown { actions.isIncomplete = true }
  var action = ActionDraft(name: name, payload: [], isIncomplete: false)
  switch entry.value.content {
  case .empty: break
  case .mapping(let mapping):
    action.isIncomplete = mapping.isIncomplete
    action.payload = mapping.entries.map {
      resolveValue($0, in: mapping, of: view, source, &diagnostics)
    }
  case .broken: action.isIncomplete = true
  case .scalar, .sequence:
    action.isIncomplete = true
    diagnostics.report(.payloadOfWrongKind(name, entry.value))
  }
  actions.add(action, meant: checked.meant)
}

/// Reads one `label: Type` of a payload.
private func resolveValue(
  _ entry: Mapping.Entry, in mapping: Mapping, of view: String, _ source: SourceText,
  _ diagnostics: inout Diagnostics
) -> FieldDraft {
  checkMemberName(entry.key, "a value of an action", reserved: [:], &diagnostics)
  var value = resolveField(entry, in: mapping, of: source, &diagnostics)
  if let written = value.defaultValue, value.type?.isOptional != true || written != .nil {
    diagnostics.report(.payloadDefault(value, in: entry.value, of: source))
  }
  value.defaultValue = nil
  if let name = value.type?.firstNames.first(where: { ["Data", "Action"].contains($0) }) {
    diagnostics.report(.shadowedType(name, value, inside: view + "View"))
  }
  return value
}

/// An action written as a case of a Swift enum: `like(isOn: Bool)`, which YAML reads as the key
/// `like(isOn`.
private struct SwiftPayload {
  var action: String
  var label: String
  var type: String
  var span: SourceSpan

  init?(_ entry: Mapping.Entry) {
    let parts = entry.key.text.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, let value = entry.value.scalar, value.text.hasSuffix(")"),
      isIdentifier(String(parts[0])), isIdentifier(String(parts[1]))
    else { return nil }
    (action, label) = (String(parts[0]), String(parts[1]))
    type = String(value.text.dropLast())
    span = entry.key.span.union(entry.value.span)
  }
}

extension ActionDraft {
  /// Whether it carries one value, written as `isOn: Bool`, or none where that is nil.
  fileprivate func carries(_ value: String?) -> Bool {
    guard let value else { return payload.isEmpty }
    let type = String(value.drop { $0 != " " }.dropFirst())
    return payload.count == 1 && payload[0].type?.description == type
  }
}

extension TypeExpression {
  /// The first names of all named types in it: `A` and `C` in `[A.B: C]`.
  var firstNames: [String] {
    switch self {
    case .optional(let wrapped): wrapped.firstNames
    case .array(let element): element.firstNames
    case .dictionary(let key, let value): key.firstNames + value.firstNames
    case .named(let components):
      [components[0].name] + components.flatMap { $0.arguments.flatMap(\.firstNames) }
    }
  }
}

extension DiagnosticCode {
  package static let shadowedType = Self("shadowed-type", .error, .types)
  package static let unknownAction = Self("unknown-action", .error, .fieldsAndActions)
  package static let duplicateAction = Self("duplicate-action", .error, .fieldsAndActions)
  package static let payloadWithoutLabels = Self(
    "payload-without-labels", .error, .fieldsAndActions)
  package static let payloadDefault = Self("payload-default", .error, .fieldsAndActions)
}

extension Diagnostic {
  static func unknownAction(
    _ name: Name, carrying value: String?, among actions: ActionTable, of owner: String?,
    note: String?
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: actions.all.map(\.name.text))
    let fitting = actions.all.filter { $0.carries(value) }.map(\.name.text)
    let meant = isIdentifier(name.text) ? name.text : actionName(in: name.text, among: actions)
    return Diagnostic(
      .unknownAction,
      "there is no action \(quoted(name.text)) in \(owner.map(quoted) ?? "this view")",
      at: Annotation(name.span, "unknown action"),
      help: (meant != name.text && actions[meant] != nil
        ? "write '\(meant)' alone, the name of one action" : nil)
        ?? Suggestion.help(near: name.text, among: near)
        ?? nameHelp(name.text, among: fitting, value == nil ? "action" : "action that fits")
        .map { $0 + ", or " + declaration(of: meant, carrying: value, in: actions, of: owner) }
        ?? declaration(of: meant, carrying: value, in: actions, of: owner),
      note: note,
      fix: Fix(reference: name, near: near))
  }

  /// The name in `like(id)`, `posts.open` or `open, read`: that of an action, or the last one before
  /// any parenthesis or comma.
  private static func actionName(in text: String, among actions: ActionTable) -> String {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let path = text.prefix { $0 != "(" && $0 != "," && $0 != " " }.split(separator: ".")
    return names.first { actions[$0] != nil } ?? path.last.map(String.init).flatMap {
      isIdentifier($0) ? $0 : nil
    } ?? "open"
  }

  /// How to declare an action beside those that a view has.
  private static func declaration(
    of name: String, carrying value: String?, in actions: ActionTable, of owner: String?
  ) -> String {
    let view = owner.map(quoted) ?? "the view"
    let payload = value.map { "{ \($0) }" }
    if actions.all.isEmpty {
      let list = payload.map { "{ \(name): \($0) }" } ?? "[\(name)]"
      return "declare it in \(view): 'actions: \(list)'"
    }
    let entry =
      actions.isList
      ? payload.map { "{ \(name): \($0) }" } ?? name : "\(name): \(payload ?? "{}")"
    return "add '\(entry)' to the 'actions' of \(view)"
  }

  static func duplicateAction(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      .duplicateAction,
      "the action \(quoted(name.text)) is declared twice",
      at: Annotation(name.span, "declared again"),
      also: [Annotation(first.span, "first declared here")],
      help: "remove one, or give it another name")
  }

  static func actionsOfWrongKind(_ node: Node) -> Diagnostic {
    let name = node.scalar?.text ?? "buy"
    return .wrongKind(
      "'actions'", expected: "a mapping or a list of actions", found: node,
      help: "write 'actions: [\(isList(name) ? name : "buy")]', or a line 'name:' for each")
  }

  /// Whether a text is one name or several with commas between them.
  private static func isList(_ text: String) -> Bool {
    text.split(separator: ",").allSatisfy { isIdentifier(String($0.drop { $0 == " " })) }
  }

  static func payloadOfWrongKind(_ action: Name, _ node: Node) -> Diagnostic {
    let type = node.scalar.flatMap { isIdentifier($0.text) && !isNull($0) ? $0.text : nil }
    let isNothing = node.scalar.map { $0.text.isEmpty || isNull($0) } ?? false
    let none = "'\(action.text): {}' for none"
    let some = "'\(action.text): { value: \(type ?? "String") }'"
    return Diagnostic(
      .payloadWithoutLabels,
      "the values that \(quoted(action.text)) carries must be a mapping of labels to types, "
        + "found \(node.described)",
      at: Annotation(node.span, "expected labels"),
      help: isNothing ? "write \(none), or \(some)" : "write \(some), or \(none)")
  }

  fileprivate static func swiftPayload(_ payload: SwiftPayload) -> Diagnostic {
    Diagnostic(
      .payloadWithoutLabels,
      "the values that \(quoted(payload.action)) carries must be a mapping of labels to types, "
        + "found '('",
      at: Annotation(payload.span, "a case of a Swift enum"),
      help: "write '\(payload.action): { \(payload.label): \(payload.type) }'",
      fix: Fix(
        payload.span, replacement: "\(payload.action): { \(payload.label): \(payload.type) }"))
  }

  static func payloadDefault(
    _ value: FieldDraft, in node: Node, of source: SourceText
  ) -> Diagnostic {
    let spans = ScalarSpans(node, in: source)
    let whole = spans.span(0..<(node.scalar?.text.utf8.count ?? 0))
    let written = SourceSpan(
      file: Int(whole.file), start: Int(value.typeSpan.end), end: Int(whole.end))
    return Diagnostic(
      .payloadDefault,
      "\(quoted(value.name.text)) has a default, and the values of an action take none",
      at: Annotation(value.name.span),
      help: "remove the '=' and what follows it",
      fix: spans.areExact ? Fix(written, replacement: "") : nil)
  }

  static func shadowedType(_ name: String, _ value: FieldDraft, inside type: String) -> Diagnostic {
    Diagnostic(
      .shadowedType,
      "\(quoted(name)) inside '\(type)' means its own '\(name)', not the type of that name",
      at: Annotation(value.typeSpan, "means '\(type).\(name)'"),
      help: name == "Data"
        ? "write 'Foundation.Data'" : "write the module before it: 'Module.\(name)'")
  }
}
