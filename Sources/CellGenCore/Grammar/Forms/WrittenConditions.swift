/// A choice between two values by a condition, in the keys of other languages: `{ if: isNew, then: New, else: Old }`.
struct WrittenCondition {
  /// The key of the condition, such as `if`.
  var key: Mapping.Key
  var condition: String
  /// The value while the condition is true, and the other; nil if it was left out.
  var values: (true: Node?, false: Node?)

  /// Finds the parts of a condition; nil for a mapping without any.
  init?(_ mapping: Mapping) {
    guard let entry = mapping.entries.first(where: { conditionWords.contains($0.key.text) }),
      let condition = entry.value.scalar?.text
    else { return nil }
    let other = ["else", "otherwise"].lazy.compactMap { mapping[$0] }.first
    guard mapping["then"] != nil || other != nil else { return nil }
    key = entry.key
    self.condition = condition
    values = (mapping["then"], other)
  }
}

/// The words that begin a condition elsewhere; no key of a manifest has these names.
private let conditionWords: Set<String> = ["if", "when", "condition"]

extension Construct.ValueKind {
  /// Whether the cases of a field can decide such a value.
  fileprivate var takesCases: Bool { mappings.contains { $0.has("cases") } }

  /// The key of such a mapping whose value the cases of a field can decide, where it is written alone.
  fileprivate var keyWithCases: String? {
    mappings.lazy.compactMap(\.keyWithCases).first
  }

  /// Whether the author chooses the keys of such a mapping.
  fileprivate var hasNames: Bool {
    switch self {
    case .names: true
    case .either(let kinds): kinds.contains(where: \.hasNames)
    default: false
    }
  }

  private var mappings: [Construct] {
    switch self {
    case .mapping(let construct): [construct()]
    case .either(let kinds): kinds.flatMap(\.mappings)
    default: []
    }
  }
}

extension Construct {
  /// The key for which a value alone is short, if the cases of a field can decide that value.
  fileprivate var keyWithCases: String? {
    shortKey.flatMap { key($0)?.value.takesCases == true ? $0 : nil }
  }
}

extension Resolver {
  /// The message for the value of a key that a condition chooses; nil for another value.
  func condition(in entry: Mapping.Entry, _ kind: @autoclosure () -> Construct.ValueKind)
    -> Diagnostic?
  {
    // What is kept for another model is read with the fields of its view.
    guard case .mapping(let mapping) = entry.value.content,
      let written = WrittenCondition(mapping), !scope.fields.all.isEmpty
    else { return nil }
    let kind = kind()
    if kind.hasNames {
      // An enum may well have cases of these names.
      guard entry.key.text == "cases", isCondition(written.condition) else { return nil }
      let help = choiceHelp(written) { String($0.dropFirst(2).dropLast(2)) }
      return .writtenCondition(written.key, in: quoted(entry.key.text), .unknownCase, help: help)
    }
    if kind.takesCases {
      return .writtenCondition(written.key, in: quoted(entry.key.text), help: choiceHelp(written))
    }
    if let key = kind.keyWithCases {
      return .writtenCondition(
        written.key, in: quoted(entry.key.text),
        help: choiceHelp(written) { "{ \(key): \($0) }" })
    }
    return .writtenCondition(
      written.key, in: quoted(entry.key.text), help: "write one value, which is always the same")
  }

  /// The message for a mapping of keys that is a condition; nil for another one.
  func condition(in mapping: Mapping, of owner: Mapping.Key, _ construct: Construct) -> Diagnostic?
  {
    guard let written = WrittenCondition(mapping), !construct.has(written.key.text) else {
      return nil
    }
    let title = owner.text.isEmpty ? construct.title : quoted(owner.text)
    let help =
      construct.keyWithCases.map { key in choiceHelp(written) { "{ \(key): \($0) }" } }
      ?? "write the keys that it has, and the condition at the key whose value it chooses"
    return .writtenCondition(written.key, in: title, help: help)
  }

  /// The message for a value that data may decide, where a condition does; nil for another value.
  func condition(in mapping: Mapping, of key: Mapping.Key) -> Diagnostic? {
    WrittenCondition(mapping).map {
      .writtenCondition($0.key, in: quoted(key.text), help: choiceHelp($0))
    }
  }

  /// Whether a text is a condition in Swift, or names a field.
  private func isCondition(_ text: String) -> Bool {
    scope.fields[text] != nil || WrittenExpression(text)?.isCode == true
  }

  /// Help to write a condition as the cases of a field.
  ///
  /// - Parameter form: how the value is written that a field decides.
  private func choiceHelp(
    _ written: WrittenCondition, form: (String) -> String = { $0 }
  ) -> String {
    let values = (true: inCase(written.values.true), false: inCase(written.values.false))
    var answer = adviceOnCases.choice(
      WrittenExpression(written.condition, isField: isField), values.true, values.false)
    answer.written = form(answer.written)
    return answer.help
  }

  /// A value as it is written for a case, where a bare name is no field.
  func inCase(_ value: Node?) -> String {
    guard let scalar = value?.scalar else { return "…" }
    if scalar.style == .plain, scope.fields[scalar.text] != nil {
      return "{ field: \(scalar.text) }"
    }
    return scalar.asWritten
  }

  /// A choice between two values by the cases of the field in a condition; nil for one that no field has.
  func choice(by condition: String, _ value: String, _ other: String) -> String? {
    guard let condition = WrittenExpression(condition, isField: isField),
      condition.names.contains(where: isField)
    else { return nil }
    let answer = adviceOnCases.choice(condition, value, other)
    return answer.declared == nil ? answer.written : nil
  }

  private var adviceOnCases: ExpressionAdvice {
    ExpressionAdvice(
      fields: scope.fields, slot: ExpressionSlot(sort: .other, key: "shown", takesCases: true))
  }
}

/// Whether a text is the name of a type that is no word of its own, as `String` or `Date?`.
func namesType(_ text: String) -> Bool {
  let isOptional = text.hasSuffix("?")
  let name = isOptional ? String(text.dropLast()) : text
  let types: Set = [
    "String", "Substring", "Int", "Int64", "UInt", "Bool", "CGFloat", "UIImage", "UIColor", "UUID",
    "AttributedString", "TimeInterval",
  ]
  return types.contains(name)
    || isOptional && ["Date", "URL", "Double", "Float", "Decimal"].contains(name)
}

extension Diagnostic {
  /// - Parameter subject: what has the value that a condition chooses: "'text'".
  fileprivate static func writtenCondition(
    _ key: Mapping.Key, in subject: String, _ code: DiagnosticCode = .unknownKey, help: String
  ) -> Diagnostic {
    Diagnostic(
      code,
      "\(subject) has no \(code == .unknownCase ? "case" : "key") \(quoted(key.text)): conditions are not "
        + "evaluated",
      at: Annotation(key.span, "a condition"),
      help: help,
      note:
        "a field decides values by its cases: 'true' and 'false', 'nil' and 'some', or those of an enum"
    )
  }
}
