/// The keys of a flag that is written as a mapping.
struct FlagDraft: Sendable {
  var not: Value<Flag>?
}

/// A flag is a field: a Bool, or an optional, which is true while it has a value.
extension Flag: ValueConstant {
  static let title = "a flag"
  static let fieldTypes = "Bool"
  static let word = Construct.ValueKind.either([.flag, .name(.member), .swiftMember])
  static let forms = ValueForms<Flag>(
    "flag", blank: FlagDraft(),
    [
      FormKey(
        "not", \.not, .value(of: Flag.self),
        "A field, a member or another flag, whose opposite is used.")
    ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Flag>? {
    resolver.readFlagWord(entry)
  }

  static func value(
    _ draft: FlagDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Flag>? {
    draft.not?.negated
  }

  static func value(of field: Field) -> Value<Flag> { .flag(field) }

  static func fits(_ type: TypeExpression) -> Bool {
    type.isOptional || KnownType(type) == .bool
  }
}

extension Resolver {
  /// Reads `true`, `false`, the name of a field, or a Swift member.
  ///
  /// - Parameter words: the accepted values other than a field, for messages.
  mutating func readFlagWord(
    _ entry: Mapping.Entry, among words: [String] = ["true", "false"]
  ) -> Value<Flag>? {
    if let scalar = entry.value.scalar, scalar.style == .plain,
      ["true", "false"].contains(scalar.text)
    {
      return .constant(.literal(scalar.text == "true"))
    }
    if let member = findMember(entry.value, nil) { return .constant(.member(member)) }
    return readFlagField(entry, among: words)
  }

  /// Reads the field that a flag comes from.
  ///
  /// - Returns: its cases, so all flags from data have the same form.
  fileprivate mutating func readFlagField(
    _ entry: Mapping.Entry, among words: [String] = ["true", "false"]
  ) -> Value<Flag>? {
    if let text = entry.value.scalar?.text, scope.fields[text] == nil, let state = cellState(text) {
      report(.stateAsField(quoted(entry.key.text), Name(text, span: entry.value.span), state))
      return nil
    }
    if let text = entry.value.scalar?.text, scope.fields[text] == nil,
      isFlagWord(text) || isDefaultWord(text)
    {
      let name = Name(text, span: entry.value.span)
      report(.notAFlag(quoted(entry.key.text), name, words: words, mayBeField: true))
      return nil
    }
    guard
      let field = findField(entry.value, quoted(entry.key.text), fitting: Flag.fits)?.field
    else { return nil }
    guard Flag.fits(field.type) else {
      report(.noFlag(field, quoted(entry.key.text), at: entry.value.span))
      return nil
    }
    return .flag(field)
  }
}

/// The cell state that a word means in other languages; nil for none.
private func cellState(_ word: String) -> String? {
  let state = (word.hasPrefix("is") ? String(word.dropFirst(2)) : word).lowercased()
  return ["selected", "highlighted", "focused"].contains(state) ? state : nil
}

extension Diagnostic {
  fileprivate static func noFlag(
    _ field: Field, _ subject: String, at span: SourceSpan
  ) -> Diagnostic {
    let isEnum = KnownType(field.type) == .unknown
    return misfit(
      "\(subject) cannot come from", field, at: span, "neither a Bool nor an optional",
      help: isEnum
        ? "write '{ field: \(field.name.text), cases: { …: true, else: false } }'"
        : "name a field of type Bool, or an optional")
  }

  fileprivate static func stateAsField(
    _ subject: String, _ word: Name, _ state: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) must name one field, found \(quoted(word.text))",
      at: Annotation(word.span, "a state of the cell"),
      help: "write '{ normal: false, \(state): true }'")
  }
}

extension ValueForm where Value == CellGenCore.Value<Flag> {
  /// A flag of a row. A value by state passes here, so `finish` can report that no state can decide it,
  /// rather than what that value lacks or how else to write it.
  static var flagOfRow: ValueForm {
    let form = ValueForm.value(of: Flag.self)
    return ValueForm(form.kind) { entry, resolver in
      let isByState =
        switch entry.value.content {
        case .mapping(let mapping): !mapping.isIncomplete && mapping.namesStates
        case .scalar(let word):
          resolver.scope.fields[word.text] == nil && cellState(word.text) != nil
        default: false
        }
      return isByState
        ? .states(StateValues(normal: .constant(true))) : form.read(entry, &resolver)
    }
  }
}

extension Mapping {
  /// True if the mapping is a flag that depends on the state of a cell.
  var namesStates: Bool { entries.contains { Flag.forms.states.construct.has($0.key.text) } }
}

extension Value where Constant == Flag {
  /// Returns the flag that is true while a field is true, or has a value.
  static func flag(_ field: Field) -> Value {
    let patterns: [(CasePattern, Flag)]
    switch (KnownType(field.type).unwrapped, field.type.isOptional) {
    case (.bool, false): patterns = [(.bool(true), true), (.bool(false), false)]
    case (.bool, true): patterns = [(.bool(true), true), (.else, false)]
    default: patterns = [(.nil, false), (.some, true)]
    }
    return .cases(
      field,
      patterns.map { ValueCase(pattern: $0.0, value: .constant($0.1), span: field.name.span) })
  }
}

extension Flag {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "and or all any if when both",
      "declare a Bool field for the condition, and compute it in your code")
  ]

  static let foreignByData: [ForeignWord] = [
    ForeignWord(
      "equals equal is value then", "write 'cases: { …: true, else: false }' with the case"
    ) { value, _ in
      guard let word = value.scalar?.text.drop(while: { $0 == "." }), isIdentifier(String(word))
      else { return nil }
      return "write 'cases: { \(word): true, else: false }'"
    }
  ]
}
