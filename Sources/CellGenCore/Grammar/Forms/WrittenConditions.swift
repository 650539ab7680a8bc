/// A conditional choice between two values, with the keys of other languages: `{ if: isNew, then: New, else:
/// Old }`.
struct WrittenCondition {
  /// The key of the condition, such as `if`.
  var key: Mapping.Key
  var condition: String
  /// The values for a true and a false condition; nil for one that was left out.
  var values: (true: Node?, false: Node?)

  /// Finds the parts of a condition; nil for a mapping that isn't one.
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

/// The words that begin a condition in other languages; no key of a manifest has these names.
private let conditionWords: Set<String> = ["if", "when", "condition"]

extension Construct.ValueKind {
  /// True if such a value can depend on the cases of a field.
  fileprivate var takesCases: Bool { mappings.contains { $0.has("cases") } }

  /// The key that a value alone sets, if the cases of a field can decide that key's value.
  fileprivate var keyWithCases: String? {
    mappings.lazy.compactMap(\.keyWithCases).first
  }

  /// True if the author chooses the keys of such a mapping.
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
  /// The key of the short form, if the cases of a field can decide its value.
  fileprivate var keyWithCases: String? {
    shortKey.flatMap { key($0)?.value.takesCases == true ? $0 : nil }
  }
}

extension Resolver {
  /// The message for a condition as the value of a key; nil for another value.
  func condition(in entry: Mapping.Entry, _ kind: @autoclosure () -> Construct.ValueKind)
    -> Diagnostic?
  {
    // An entry kept for another model is read with the fields of its view.
    guard case .mapping(let mapping) = entry.value.content,
      let written = WrittenCondition(mapping), !scope.fields.all.isEmpty
    else { return nil }
    let kind = kind()
    if kind.hasNames {
      // An enum may well have cases with these names.
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

  /// The message for a condition where a mapping of keys is expected; nil for another mapping.
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

  /// The message for a condition where a value may depend on data; nil for another value.
  func condition(in mapping: Mapping, of key: Mapping.Key) -> Diagnostic? {
    WrittenCondition(mapping).map {
      .writtenCondition($0.key, in: quoted(key.text), help: choiceHelp($0))
    }
  }

  /// Returns true if a text is a Swift condition or names a field.
  private func isCondition(_ text: String) -> Bool {
    scope.fields[text] != nil || WrittenExpression(text)?.isCode == true
  }

  /// Help to write a condition as the cases of a field.
  ///
  /// - Parameter form: the syntax around a value that depends on a field.
  private func choiceHelp(
    _ written: WrittenCondition, form: (String) -> String = { $0 }
  ) -> String {
    let values = (true: inCase(written.values.true), false: inCase(written.values.false))
    var answer = adviceOnCases.choice(
      WrittenExpression(written.condition, isField: isField), values.true, values.false)
    answer.written = form(answer.written)
    return answer.help
  }

  /// A value as it is written for a case, where a bare name is not a field.
  func inCase(_ value: Node?) -> String {
    guard let scalar = value?.scalar else { return "…" }
    if scalar.style == .plain, scope.fields[scalar.text] != nil {
      return "{ field: \(scalar.text) }"
    }
    return scalar.asWritten
  }

  /// A choice between two values by the cases of the condition's field; nil for a condition that no field can
  /// decide.
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

/// Returns true if a text is a type name that is not also an ordinary word, such as `String` or `Date?`.
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
  /// - Parameter subject: the owner of the conditional value: "'text'".
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
