extension Resolver {
  /// Reads a value for each case of a field.
  ///
  /// - Parameter key: the key that has the value, which messages name instead of the case.
  mutating func readCases<Constant: ValueConstant>(
    _ entry: Mapping.Entry, of field: Field, for key: String
  ) -> Value<Constant>? {
    let outer = scope.fieldOfCases
    scope.fieldOfCases = field.name.text
    defer { scope.fieldOfCases = outer }
    let cases: [FieldCase<Value<Constant>>]? = readCases(entry, of: field) { each, resolver in
      let key = Mapping.Key(text: key, span: each.key.span)
      let value: Value<Constant>? = resolver.readValue(Mapping.Entry(key: key, value: each.value))
      guard value?.dependsOnState == true else { return value }
      resolver.report(.statesInCases(each))
      return nil
    }
    return cases.map { cases in
      .cases(
        field, cases.map { ValueCase(pattern: $0.pattern, value: $0.value, span: $0.span) })
    }
  }

  /// Reads something for each case of a field.
  ///
  /// - Parameter read: reads the value of a case; returns nil after a report.
  mutating func readCases<Value>(
    _ entry: Mapping.Entry, of field: Field,
    _ read: (Mapping.Entry, inout Resolver) -> Value?
  ) -> [FieldCase<Value>]? {
    guard case .mapping(let mapping) = entry.value.content else {
      if !entry.value.isBroken {
        report(
          .notAMapping(
            entry.value, subject: "'cases'",
            help: "write a value for each case: '{ true: …, false: … }'"))
      }
      return nil
    }
    guard let cases = fieldCases(field, at: entry.key.span, of: Value.self) else { return nil }
    var values: [FieldCase<Value>] = []
    var isWhole = !mapping.isIncomplete
    for each in mapping.entries {
      let name = Name(each.key.text, span: each.key.span)
      let value = read(each, &self)
      guard let pattern = cases.pattern(name.text) else {
        report(.unknownCase(name, of: field, among: cases.words, in: mapping))
        isWhole = false
        continue
      }
      // With an 'else', 'default' is an enum case of that name.
      if name.text == "default", mapping.reading("else").isAbsent {
        report(.defaultCase(name, each.value, of: field))
        isWhole = false
        continue
      }
      if case .named = pattern { checkCase(name, of: field) }
      if let value {
        values.append(FieldCase(pattern: pattern, value: value, span: name.span))
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    if values.isEmpty, cases.isOpen {
      report(.noCases(of: field, entry.key))
      return nil
    }
    if let needless = cases.needless(values.map(\.pattern)) {
      report(
        .needlessCase(
          Name(
            needless, span: values.first { $0.pattern.word == needless }?.span ?? entry.key.span),
          of: field))
      return nil
    }
    if let missing = cases.missing(values.map(\.pattern)) {
      report(.missingCase(missing, of: field, entry.key))
      return nil
    }
    return values
  }

  /// The cases of a field; nil after a report.
  private mutating func fieldCases<Value>(
    _ field: Field, at span: SourceSpan, of type: Value.Type
  ) -> FieldCases? {
    let isText = type == CellGenCore.Value<TextConstant>.self
    let isOptional = field.type.isOptional
    switch KnownType(field.type).unwrapped {
    case .bool: return FieldCases(isOptional: isOptional, isBool: true, isEnum: false)
    case .unknown: return FieldCases(isOptional: isOptional, isBool: false, isEnum: true)
    default:
      if isOptional { return FieldCases(isOptional: true, isBool: false, isEnum: false) }
      report(.fieldWithoutCases(field, at: span, isText: isText))
      return nil
    }
  }
}

/// The value for one case of a field.
struct FieldCase<Value> {
  var pattern: CasePattern
  var value: Value
  /// The span of the case's name.
  var span: SourceSpan
}

/// The cases that a field has.
private struct FieldCases {
  var isOptional: Bool
  var isBool: Bool
  /// True if it may be an enum of the user, whose cases only the compiler knows.
  var isEnum: Bool

  /// The known cases.
  var words: [String] {
    (isBool ? ["true", "false"] : []) + (isOptional ? ["nil"] : [])
      + (isOptional && !isBool ? ["some"] : []) + ["else"]
  }

  /// True if it has unknown cases.
  var isOpen: Bool { isEnum && !isOptional }

  /// A case that can never be reached because others cover it.
  func needless(_ patterns: [CasePattern]) -> String? {
    if patterns.contains(.some) {
      for case .named(let name) in patterns { return name }
    }
    guard patterns.contains(.else), !(isEnum && !patterns.contains(.some)) else { return nil }
    return missing(patterns.filter { $0 != .else }) == nil ? "else" : nil
  }

  func pattern(_ word: String) -> CasePattern? {
    switch word {
    case "else": .else
    case "true" where isBool: .bool(true)
    case "false" where isBool: .bool(false)
    case "nil" where isOptional: .nil
    case "some" where isOptional && !isBool: .some
    default: isEnum && isIdentifier(word) ? .named(word) : nil
    }
  }

  /// A case without a value.
  func missing(_ patterns: [CasePattern]) -> String? {
    if patterns.contains(.else) { return nil }
    if isOptional, !patterns.contains(.nil) { return "nil" }
    if isBool {
      return [true, false].first { !patterns.contains(.bool($0)) }.map { "\($0)" }
    }
    let hasNames = patterns.contains { if case .named = $0 { true } else { false } }
    return isOptional && !hasNames && !patterns.contains(.some) ? "some" : nil
  }
}

extension TypeExpression {
  /// An example of values for the cases of a field of this type: `true: 1, false: 2`; nil for a type without
  /// cases.
  ///
  /// - Parameter others: the value for the common cases.
  func exampleCases(_ example: String, others: String) -> String? {
    switch KnownType(self).unwrapped {
    case .bool:
      isOptional ? "true: \(example), else: \(others)" : "true: \(example), false: \(others)"
    case .unknown where mayBeEnum: "…: \(example), else: \(others)"
    default: isOptional ? "some: \(example), nil: \(others)" : nil
    }
  }

  /// True if it may be an enum of the app.
  var mayBeEnum: Bool { KnownType(self).unwrapped == .unknown && !isViewData && !isObject }

  /// True if it is named like the data of a view.
  var isViewData: Bool { unwrapped.simpleName.map { ends($0, with: "ViewData") } == true }
}

extension DiagnosticCode {
  package static let unknownCase = Self("unknown-case", .error, .elements)
  package static let missingCase = Self("missing-case", .error, .elements)
}

extension Diagnostic {
  static func unknownCase(
    _ name: Name, of field: Field, among words: [String], in cases: Mapping
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: words)
    let word = caseWord(name.text, among: words)
    let written = (word ?? near.first).flatMap { cases[$0] == nil ? nil : $0 }
    return Diagnostic(
      .unknownCase,
      "\(quoted(field.name.text)) has no case \(quoted(name.text))",
      at: Annotation(name.span, "unknown case"),
      also: [Annotation(field.typeSpan, "its type")],
      help: written.map(removalHelp) ?? word.map { "write '\($0): …'" }
        ?? Suggestion.help(near: name.text, among: words)
        ?? "use \(enumeration(words, "or"))",
      fix: Fix(slip: name, near: near))
  }

  /// The message for `default` in place of `else`.
  static func defaultCase(_ name: Name, _ value: Node, of field: Field) -> Diagnostic {
    Diagnostic(
      .unknownCase,
      "'default' does not stand for all other cases of \(quoted(field.name.text))",
      at: Annotation(name.span, "the word of Swift"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "write 'else: \(value.scalar?.text ?? "…")'",
      note: "with 'else' among the cases, 'default' is the case of that name",
      fix: Fix(name.span, replacement: "else"))
  }

  /// The word that manifests use for a case of other languages.
  private static func caseWord(_ word: String, among words: [String]) -> String? {
    if word.hasPrefix("."), isIdentifier(String(word.dropFirst())) {
      return String(word.dropFirst())
    }
    return usualCase(word).flatMap { words.contains($0) ? $0 : nil }
  }

  private static func usualCase(_ word: String) -> String? {
    switch word.lowercased() {
    case "yes", "on", "true": "true"
    case "no", "off", "false": "false"
    case "none", "null", "empty": "nil"
    case "default", "_", "otherwise", "other": "else"
    default: nil
    }
  }

  static func noCases(of field: Field, _ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .missingCase,
      "'cases' has no value for any case of \(quoted(field.name.text))",
      at: Annotation(key.span, "no cases"),
      also: [Annotation(field.typeSpan, "its type")],
      help:
        "add a case of \(quoted(field.type.description)) with its value, and 'else: …' for all others"
    )
  }

  static func needlessCase(_ name: Name, of field: Field) -> Diagnostic {
    Diagnostic(
      .unknownCase,
      "\(quoted(name.text)) is never reached, since every case of \(quoted(field.name.text)) has a value",
      at: Annotation(name.span, "no case is left"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "remove \(quoted(name.text))")
  }

  static func missingCase(_ word: String, of field: Field, _ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .missingCase,
      "'cases' has no value for \(quoted(word)) of \(quoted(field.name.text))",
      at: Annotation(key.span, "not every case has a value"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "add '\(word): …', or 'else: …' for all other cases")
  }

  static func fieldWithoutCases(
    _ field: Field, at span: SourceSpan, isText: Bool
  ) -> Diagnostic {
    let isInteger = if case .integer = KnownType(field.type) { true } else { false }
    return Diagnostic(
      .elementType,
      "\(quoted(field.name.text)) has no cases, since its type is '\(field.type)'",
      at: Annotation(span, "neither a Bool, an optional nor an enum"),
      also: [Annotation(field.typeSpan, "its type")],
      help: isInteger && isText
        ? "for a plural, write the field in braces, as in \"{\(field.name.text)} items\": catalogs have "
          + "plurals for it; otherwise, name a field of type Bool or of an enum"
        : "add a field of type Bool or of an enum, and name it")
  }

  static func statesInCases(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "a case cannot hold values by state",
      at: Annotation(entry.value.span, "by state"),
      help: "write it the other way round: '{ normal: { field: …, cases: { … } }, selected: … }'")
  }
}
