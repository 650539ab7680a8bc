/// The keys of a flag that is described.
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
        "A field, a member or another flag, for the opposite of its value.")
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
  /// - Parameter words: what it may be besides a field, for messages.
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
  /// - Returns: its cases, so that all flags from data are alike.
  fileprivate mutating func readFlagField(
    _ entry: Mapping.Entry, among words: [String] = ["true", "false"]
  ) -> Value<Flag>? {
    if let text = entry.value.scalar?.text, scope.fields[text] == nil, let state = cellState(text) {
      report(.stateAsField(quoted(entry.key.text), Name(text, span: entry.value.span), state))
      return nil
    }
    if let text = entry.value.scalar?.text, scope.fields[text] == nil,
      let remedy = conditionHelp(text)
    {
      report(.condition(quoted(entry.key.text), Name(text, span: entry.value.span), remedy))
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

/// The state of a cell that a word means in other languages; nil for none.
private func cellState(_ word: String) -> String? {
  let state = (word.hasPrefix("is") ? String(word.dropFirst(2)) : word).lowercased()
  return ["selected", "highlighted", "focused"].contains(state) ? state : nil
}

/// Help for the opposite of a field where one is shown as it is, such as `!isRead`; nil for another text.
func oppositeHelp(_ text: String) -> String? {
  let name = text.dropFirst()
  guard text.hasPrefix("!"), isIdentifier(String(name)) else { return nil }
  return
    "declare a Bool field for the opposite of '\(name)', which your code computes, and write its name"
}

extension Node {
  /// The opposite of a field that it stands for, as `!isRead` or `{ not: isRead }`, in the former notation.
  fileprivate var opposite: String? {
    if case .mapping(let mapping) = content, mapping.entries.count == 1 {
      return mapping["not"]?.scalar.map { "!\($0.text)" }
    }
    return scalar?.text
  }
}

extension Diagnostic {
  /// The message for the opposite of a field where one is shown as it is; nil for another value.
  static func opposite(_ subject: String, _ node: Node) -> Diagnostic? {
    node.opposite.flatMap(oppositeHelp).map {
      .wrongKind(subject, expected: "the name of a field", found: node, help: $0)
    }
  }
}

/// Help for a value that a condition chooses, `isRead ? gray : black`; nil for another text.
func choiceHelp(_ text: String) -> String? {
  guard let sign = text.firstRange(of: " ? "),
    let colon = text[sign.upperBound...].firstRange(of: " : ")
  else { return nil }
  return choiceHelp(
    String(text[..<sign.lowerBound]),
    [String(text[sign.upperBound..<colon.lowerBound]), String(text[colon.upperBound...])])
}

/// The same with its parts.
///
/// - Parameters:
///   - values: the one for true, and the one for false.
///   - key: the key in the same braces whose value they are; nil for the braces themselves.
func choiceHelp(_ condition: String, _ values: [String], under key: String? = nil) -> String? {
  let isSimple = values.allSatisfy { value in
    !value.isEmpty && !value.contains { "?:,{}[]()#".contains($0) }
      && value.count { $0 == "\"" }.isMultiple(of: 2)
  }
  guard isSimple else { return nil }
  let field = isIdentifier(condition) ? condition : "…"
  let choice = "{ field: \(field), cases: { true: \(values[0]), false: \(values[1]) } }"
  return "write '\(key.map { "{ \($0): \(choice) }" } ?? choice)'"
    + (field == condition ? "" : " with a Bool field for the condition, which your code computes")
}

/// True for the name of a field or of a Swift member.
private func isFlagName(_ text: Substring) -> Bool {
  isIdentifier(String(text)) || isMemberPath(String(text))
}

/// Help for a condition in Swift; nil for a text that is none.
func conditionHelp(_ text: String) -> String? {
  let words = text.split(separator: " ").map(String.init)
  if text.hasPrefix("!"), isFlagName(text.dropFirst()) {
    return "write '{ not: \(text.dropFirst()) }'"
  }
  if words.count == 2, words[0].lowercased() == "not", isFlagName(words[1][...]) {
    return "write '{ not: \(words[1]) }'"
  }
  let inCode = "declare a Bool field for the condition, and compute it in your code"
  // A member or a call, as in `!tags.isEmpty`.
  if text.hasPrefix("!"), words.count == 1, text.contains(where: { ".(".contains($0) }) {
    return inCode
  }
  guard words.count > 2, isIdentifier(words[0]) else { return nil }
  switch (words[1], words[2]) {
  case ("!=", "nil"), ("==", "true"): return "write just '\(words[0])'"
  case ("==", "nil"), ("==", "false"): return "write '{ not: \(words[0]) }'"
  case ("==", let word):
    let name = word.drop { $0 == "." }
    guard isIdentifier(String(name)) else { break }
    return "write '{ field: \(words[0]), cases: { \(name): true, else: false } }'"
  default: break
  }
  return inCode
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

  fileprivate static func condition(_ subject: String, _ text: Name, _ help: String) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) must name one field, found \(quoted(text.text))",
      at: Annotation(text.span, "conditions are not evaluated"),
      help: help)
  }
}

extension ValueForm where Value == CellGenCore.Value<Flag> {
  /// A flag of a row, whose `finish` reports that no state can decide it, rather than what such a value lacks
  /// or how it is written elsewhere.
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
  /// Whether a flag that it is written as depends on the state of a cell.
  var namesStates: Bool { entries.contains { Flag.forms.states.construct.has($0.key.text) } }
}

extension Value where Constant == Flag {
  /// Whether a field is true, or has a value.
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
