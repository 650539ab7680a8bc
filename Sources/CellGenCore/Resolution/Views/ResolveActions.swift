/// An action while it is being resolved.
struct ActionDraft: NamedDraft {
  var name: Name
  /// Its values; lost if some could not be read.
  var payload: Reading<[FieldDraft]>
  /// True if it is an item of a list instead of a key.
  var isItem = false

  /// The known values, for messages and checks.
  var values: [FieldDraft] { payload.value ?? [] }

  /// True if it certainly has no values.
  var carriesNothing: Bool { payload.value?.isEmpty == true }

  /// The action in the model; valid only if all types are known.
  var action: Action { Action(name: name, payload: values.compactMap(\.field)) }
}

extension Resolver {
  /// Reads the `actions` of a view: a mapping from names to payloads, or a list of names and one-entry
  /// mappings.
  mutating func resolveActions(_ node: Node) -> NamedTable<ActionDraft> {
    var names = NamesBeside { _ in actionNames(in: node) }
    switch node.content {
    case .mapping(let mapping):
      var actions = NamedTable<ActionDraft>(isOpen: mapping.isIncomplete)
      for entry in mapping.entries { add(entry, among: &names, to: &actions) }
      return actions
    case .sequence(let list):
      var actions = NamedTable<ActionDraft>(isOpen: list.isIncomplete)
      for item in list.items { add(item, among: &names, to: &actions) }
      return actions
    case .scalar, .empty:
      report(.actionsOfWrongKind(node))
      return NamedTable(isOpen: true)
    case .broken: return NamedTable(isOpen: true)
    }
  }

  /// Adds an item of the list form.
  private mutating func add(
    _ item: Node, among names: inout NamesBeside, to actions: inout NamedTable<ActionDraft>
  ) {
    if case .mapping(let mapping) = item.content {
      for entry in mapping.entries { add(entry, among: &names, isItem: true, to: &actions) }
    } else if let name = readName(item, "an item of 'actions'") {
      let key = Mapping.Key(text: name.text, span: name.span)
      let value = Node(.empty, span: name.span)
      add(Mapping.Entry(key: key, value: value), among: &names, isItem: true, to: &actions)
    } else {
      actions.open()
    }
  }

  /// Adds an action with its payload.
  private mutating func add(
    _ entry: Mapping.Entry, among names: inout NamesBeside, isItem: Bool = false,
    to actions: inout NamedTable<ActionDraft>
  ) {
    let name = Name(entry.key.text, span: entry.key.span)
    if let payload = SwiftPayload(entry), isIdentifier(payload.action) {
      let isTaken = !names.take(payload.action, in: run)
      report(.swiftPayload(payload, isTaken: isTaken))
      let action = ActionDraft(name: name, payload: .lost, isItem: isItem)
      actions.add(action, meant: isTaken ? name.text : payload.action)
      actions.open()
      return
    }
    if let first = actions[name.text] {
      report(.duplicateAction(name, first: first.name))
      return
    }
    let checked = checkMemberName(
      entry.key, "an action", reserved: ReservedNames.actions, among: &names)
    if checked.isUnknown { actions.open() }
    let action = ActionDraft(name: name, payload: readPayload(entry), isItem: isItem)
    actions.add(action, meant: checked.meant)
  }

  /// Reads the values of an action.
  private mutating func readPayload(_ action: Mapping.Entry) -> Reading<[FieldDraft]> {
    switch action.value.content {
    case .empty: return .value([])
    case .mapping(let mapping):
      var names = NamesBeside { _ in mapping.names }
      let values = mapping.entries.map { readValue($0, in: mapping, among: &names) }
      return mapping.isIncomplete ? .lost : .value(values)
    case .broken: return .lost
    case .scalar, .sequence:
      let name = Name(action.key.text, span: action.key.span)
      report(.payloadOfWrongKind(name, action.value))
      return .lost
    }
  }

  /// Reads one `label: Type` of a payload.
  private mutating func readValue(
    _ entry: Mapping.Entry, in mapping: Mapping, among names: inout NamesBeside
  ) -> FieldDraft {
    checkMemberName(
      entry.key, "a value of an action", reserved: [:], among: &names)
    var value = resolveField(entry, in: mapping)
    if let written = value.defaultValue, value.type?.isOptional != true || written != .nil {
      report(.payloadDefault(value, in: entry.value, of: source))
    }
    value.defaultValue = nil
    return value
  }
}

/// Returns the names in `actions`, which can be a list or a mapping.
private func actionNames(in node: Node) -> [String] {
  switch node.content {
  case .mapping(let mapping): mapping.names
  case .sequence(let list):
    list.items.flatMap { $0.scalar.map { [$0.text] } ?? actionNames(in: $0) }
  default: []
  }
}

/// An action in the form of a Swift enum case: `like(isOn: Bool)`, which YAML reads as the key `like(isOn`,
/// or `like(Bool)`.
private struct SwiftPayload {
  var action: String
  /// Its values in a manifest: `isOn: Bool`.
  var values: String
  /// True if the labels are the author's.
  var isLabelled: Bool
  var span: SourceSpan

  init?(_ entry: Mapping.Entry) {
    let key = entry.key.text
    guard let open = key.firstIndex(of: "("), open > key.startIndex else { return nil }
    var written = String(key[open...])
    span = entry.key.span
    if let value = entry.value.scalar {
      written += ": " + value.text
      span = span.union(entry.value.span)
    } else if !entry.value.isEmpty {
      return nil
    }
    guard let values = labelledTypes(written) else { return nil }
    action = String(key[..<open])
    (self.values, isLabelled) = values
  }
}

/// Returns the types in parentheses, with their labels or with new ones: `isOn: Bool` for `(isOn: Bool)`, and
/// `value: Bool` for `(Bool)`; nil for other text.
func labelledTypes(_ text: String) -> (values: String, areLabelled: Bool)? {
  guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
  let parts = text.dropFirst().dropLast().split(separator: ",")
    .map { $0.split(separator: ":", maxSplits: 1).map(\.withoutSpacesAround) }
  var values: [String] = []
  for (position, part) in parts.enumerated() {
    var parser = TypeParser(part[part.count - 1])
    guard part.count == 1 || isIdentifier(part[0]), (try? parser.parse()) != nil else { return nil }
    let label = part.count == 2 ? part[0] : parts.count == 1 ? "value" : "value\(position + 1)"
    values.append("\(label): \(inTypePosition(part[part.count - 1]))")
  }
  return (values.joined(separator: ", "), parts.allSatisfy { $0.count == 2 })
}

/// Returns a type as it must be written inside braces.
private func inTypePosition(_ type: String) -> String {
  type.contains(where: "[],:{}".contains) ? "\"\(type)\"" : type
}

extension ActionDraft {
  /// Returns true if it has exactly one value, such as `isOn: Bool`, or no values if that is nil.
  fileprivate func carries(_ value: String?) -> Bool {
    guard let value else { return values.isEmpty }
    let type = String(value.drop { $0 != " " }.dropFirst())
    return values.count == 1 && values[0].type?.description == type
  }
}

extension NamedTable where Draft == ActionDraft {
  /// True if they form a list.
  var isList: Bool { all.first?.isItem ?? false }

  /// An action without values, as an example in help.
  var example: String? { all.first(where: \.carriesNothing)?.name.text }
}

extension TypeExpression {
  /// The first names of all named types in it: `A` and `C` in `[A.B: C]`.
  var firstNames: [String] { collect { $0[0].name } }
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
    _ name: Name, carrying value: String?, among actions: NamedTable<ActionDraft>,
    of owner: String?,
    note: String?
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: actions.all.map(\.name.text))
    let fitting = actions.all.filter { $0.carries(value) }.map(\.name.text)
    let meant = isIdentifier(name.text) ? name.text : actionName(in: name.text, among: actions)
    let others = nameHelp(name.text, among: fitting, value == nil ? "action" : "action that fits")
    return Diagnostic(
      .unknownAction,
      "there is no action \(quoted(name.text)) in \(owner.map(quoted) ?? "this view")",
      at: Annotation(name.span, "unknown action"),
      help: (name.text.contains("://")
        ? "write the name of an action; your code knows the address that it opens" : nil)
        ?? (meant != name.text && actions[meant] != nil
          ? "write just '\(meant)', the name of one action" : nil)
          ?? Suggestion.help(near: name.text, among: near)
          ?? others.map {
            $0 + ", or " + declaration(of: meant, carrying: value, in: actions, of: owner)
          }
          ?? declaration(of: meant, carrying: value, in: actions, of: owner),
      note: note,
      fix: Fix(reference: name, near: near),
      reach: meant == name.text && near.isEmpty && others == nil ? .view : .place)
  }

  /// Returns the name in `like(id)`, `posts.open`, or `open, read`: that of an action, or the last one before
  /// any parenthesis or comma.
  private static func actionName(in text: String, among actions: NamedTable<ActionDraft>) -> String
  {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let path = text.prefix { $0 != "(" && $0 != "," && $0 != " " }.split(separator: ".")
    return names.first { actions[$0] != nil } ?? path.last.map(String.init).flatMap {
      isIdentifier($0) ? $0 : nil
    } ?? "open"
  }

  /// Returns help to declare another action of a view.
  private static func declaration(
    of name: String, carrying value: String?, in actions: NamedTable<ActionDraft>, of owner: String?
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

  /// Returns true if text is one or more names, separated by commas.
  private static func isList(_ text: String) -> Bool {
    text.split(separator: ",").allSatisfy { isIdentifier(String($0.drop { $0 == " " })) }
  }

  static func payloadOfWrongKind(_ action: Name, _ node: Node) -> Diagnostic {
    let isNothing = node.scalar.map { ["", "()"].contains($0.text) || isNull($0) } ?? false
    let type = node.scalar.map { isNothing ? "String" : $0.text } ?? bracketedType(node)
    let values = type.flatMap { labelledTypes($0.hasPrefix("(") ? $0 : "(\($0))")?.values }
    let none = "'\(action.text): {}' for none"
    let some = "'\(action.text): { \(values ?? "value: String") }'"
    return Diagnostic(
      .payloadWithoutLabels,
      "the values that \(quoted(action.text)) carries must be a mapping of labels to types, "
        + "found \(node.described)",
      at: Annotation(node.span, "expected labels"),
      help: isNothing ? "write \(none), or \(some)" : "write \(some), or \(none)")
  }

  /// Returns the error about an action in the form of a Swift enum case.
  ///
  /// - Parameter isTaken: True if another action has the name.
  fileprivate static func swiftPayload(
    _ payload: SwiftPayload, isTaken: Bool
  ) -> Diagnostic {
    let written = payload.values.isEmpty ? "" : "{ \(payload.values) }"
    let whole = payload.action + (written.isEmpty ? "" : ": \(written)")
    return Diagnostic(
      .payloadWithoutLabels,
      "the values that \(quoted(payload.action)) carries must be a mapping of labels to types, "
        + "found '('",
      at: Annotation(payload.span, "a case of a Swift enum"),
      help: isTaken
        ? "choose another name, since '\(payload.action)' is taken"
          + (written.isEmpty ? "" : ", and write ': \(written)' after it")
        : "write '\(whole)'",
      fix: isTaken || !payload.isLabelled ? nil : Fix(payload.span, replacement: whole))
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
      "\(quoted(value.name.text)) has a default, but the values of an action cannot have one",
      at: Annotation(value.name.span),
      help: "remove the '=' and what follows it",
      fix: spans.areExact ? Fix(written, replacement: "") : nil)
  }

  static func shadowedType(_ name: String, _ value: FieldDraft, inside type: String) -> Diagnostic {
    Diagnostic(
      .shadowedType,
      "\(quoted(name)) inside '\(type)' refers to its own '\(name)', not to the type of that name",
      at: Annotation(value.typeSpan, "refers to '\(type).\(name)'"),
      help: "write it with its module: 'Module.\(name)'")
  }
}
