/// A constant that a ``Value`` can have: a color, a font, a number, a text.
protocol ValueConstant: ValueContent {
  /// The properties that the keys of a constant set.
  associatedtype Draft: Sendable

  /// Its name in messages: "a color".
  static var title: String { get }
  /// The forms of a constant other than a mapping.
  static var word: Construct.ValueKind { get }
  /// True if a constant can be a mapping.
  static var hasMapping: Bool { get }
  /// True if it can have a value for each state.
  static var hasStates: Bool { get }
  /// The forms of its mappings, stored once.
  static var forms: ValueForms<Self> { get }
  /// The types of fields that can provide it, for messages: "UIColor".
  static var fieldTypes: String { get }
  /// What other frameworks have instead of a constant.
  static var foreign: [ForeignWord] { get }
  /// What other languages have for a value by case.
  static var foreignByData: [ForeignWord] { get }
  /// What other frameworks have for a state.
  static var foreignByState: [ForeignWord] { get }

  /// Reads a value that is not a mapping.
  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Self>?
  /// The value that the keys of a constant mean; nil after a report.
  static func value(
    _ draft: Draft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Self>?
  /// The value of a field of a fitting type.
  static func value(of field: Field) -> Value<Self>
  /// The value of a field formatted as text; nil after a report.
  static func value(
    of field: Field, as format: TextFormat, at span: SourceSpan, _ resolver: inout Resolver
  ) -> Value<Self>?
  /// Returns true if a field of a type provides such a value.
  static func fits(_ type: TypeExpression) -> Bool
  /// Returns true if a misspelled type was meant as one that provides such a value.
  static func isMeant(_ type: KnownType) -> Bool
}

/// A value from data.
struct DataDraft<Constant: ValueConstant>: Sendable {
  var field = Reading<FieldDraft>.absent
  var cases = Reading<Mapping.Entry>.absent
  /// Used by texts only.
  var format = Reading<TextFormat>.absent
}

/// A value for each state.
struct StatesDraft<Constant: ValueConstant>: Sendable {
  var normal = Reading<Value<Constant>>.absent
  var selected: Value<Constant>?
  var highlighted: Value<Constant>?
  var disabled: Value<Constant>?
  var focused: Value<Constant>?
}

/// The three mappings that a value can be.
struct ValueForms<Constant: ValueConstant>: Sendable {
  let constants: Form<Constant.Draft>
  let data: Form<DataDraft<Constant>>
  let states: Form<StatesDraft<Constant>>
  /// All keys of the three, for the message about a key that none of them has.
  let any: Construct

  /// - Parameter name: the name of constants in the schema and the manual: `color`.
  init(
    _ name: String, blank: Constant.Draft, _ keys: [FormKey<Constant.Draft>],
    rules: [FormRule] = [], byData: [FormKey<DataDraft<Constant>>] = [],
    rulesByData: [FormRule] = []
  ) {
    self.init(
      name,
      Form(
        name, Constant.title, blank: blank, foreign: Constant.foreign, limits: [.fixed(.part)],
        keys,
        rules: rules),
      byData: byData,
      rulesByData: rulesByData)
  }

  /// - Parameter constants: the keys of a constant, which can be those of another kind of value.
  init(
    _ name: String, _ constants: Form<Constant.Draft>,
    byData: [FormKey<DataDraft<Constant>>] = [], rulesByData: [FormRule] = []
  ) {
    let title = Constant.title
    self.constants = constants
    let value = ValueForm<Value<Constant>>.value(of: Constant.self)
    data = Form(
      "\(name)ByData", "\(title) by data", blank: DataDraft(), foreign: Constant.foreignByData,
      [
        FormKey(
          "field", \.field,
          ValueForm(.name(.member)) { entry, resolver in
            resolver.findField(
              entry.value, quoted(entry.key.text), isColor: Constant.self == Color.self)
          }, "The field it comes from."
        ).asked { reading in "add 'field: …' with the field whose cases these are" },
        FormKey(
          "cases", \.cases, .later(.names(.member, to: value.kind)),
          "A value for each case of the field: `true` and `false`, `nil` and `some`, the cases of "
            + "an enum, and `else` for all others."
        ).notEmpty(),
      ] + byData, rules: rulesByData)
    states = Form(
      "\(name)ByState", "\(title) by state", blank: StatesDraft(), foreign: Constant.foreignByState,
      [
        FormKey(
          "normal", \.normal, value, "The value in no particular state."
        ).asked { _ in "add 'normal: …' for all other states" }.synonyms("default base"),
        FormKey("selected", \.selected, value, "The value while selected."),
        FormKey(
          "highlighted", \.highlighted, value, "The value while touched."
        ).fallback("as 'selected'").synonyms("pressed touched"),
        FormKey("disabled", \.disabled, value, "The value while disabled."),
        FormKey("focused", \.focused, value, "The value while focused."),
      ])
    let foreign = constants.construct.foreign
    any = Construct(
      name: name, title: title,
      keys: constants.construct.keys + data.construct.keys
        + (Constant.hasStates ? states.construct.keys : []), rules: [],
      isChoiceOfOne: false, shortKey: nil, foreign: foreign)
  }
}

extension ValueConstant {
  static var foreign: [ForeignWord] { [] }
  static var foreignByData: [ForeignWord] { .comparison }
  static var foreignByState: [ForeignWord] { [] }
}

extension ValueForms {
  /// Returns true if a key makes a value depend on data or on a state.
  fileprivate func depends(_ key: String) -> Bool {
    data.construct.has(key) || states.construct.has(key)
  }
}

extension ValueConstant where Draft == Void {
  /// A mapping without keys means nothing.
  static func value(
    _ draft: Void, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Self>? { nil }
}

extension ValueConstant {
  static var hasMapping: Bool { true }
  static var hasStates: Bool { true }

  static func value(of field: Field) -> Value<Self> { .field(field) }

  static func value(
    of field: Field, as format: TextFormat, at span: SourceSpan, _ resolver: inout Resolver
  ) -> Value<Self>? { nil }

  static func isMeant(_ type: KnownType) -> Bool { false }

  /// The spelling of a value that depends on a field; nil for a field whose type does not allow it.
  ///
  /// - Parameters:
  ///   - example: a constant for a case.
  ///   - others: the constant for the common cases.
  static func written(
    from field: String, _ type: TypeExpression, _ example: String, others: String
  ) -> String? {
    if fits(type) { return "{ field: \(field) }" }
    return type.exampleCases(example, others: others)
      .map { "{ field: \(field), cases: { \($0) } }" }
  }

  /// The forms of a constant.
  static var constantKinds: [Construct.ValueKind] {
    [word] + (hasMapping ? [.mapping { forms.constants.construct }] : [])
  }

  /// The forms of a value.
  fileprivate static var kind: Construct.ValueKind {
    hasStates
      ? .either(kindsWithoutStates + [.mapping { forms.states.construct }])
      : .either(kindsWithoutStates)
  }

  /// The forms of a value that does not depend on a state.
  fileprivate static var kindsWithoutStates: [Construct.ValueKind] {
    constantKinds + [.mapping { forms.data.construct }]
  }
}

extension ValueForm {
  /// A value that is fixed, from data, or by states.
  static func value<Constant: ValueConstant>(
    of type: Constant.Type
  ) -> ValueForm where Value == CellGenCore.Value<Constant> {
    ValueForm(Constant.kind) { entry, resolver in resolver.readValue(entry) }
  }
}

extension ValueForm {
  /// A value that is fixed or from data.
  static func fixedOrData<Constant: ValueConstant>(
    _ type: Constant.Type
  ) -> ValueForm where Value == CellGenCore.Value<Constant> {
    ValueForm(.either(Constant.kindsWithoutStates)) { entry, resolver in
      let value: CellGenCore.Value<Constant>? = resolver.readValue(entry)
      guard value?.dependsOnState == true else { return value }
      resolver.report(.valueByState(quoted(entry.key.text), Constant.title, entry.value))
      return nil
    }
  }
}

extension ValueForm where Value: ValueConstant {
  /// A value that depends on neither data nor a state.
  static func constant(_ type: Value.Type) -> ValueForm {
    ValueForm(.either(Value.constantKinds)) { entry, resolver in resolver.readConstant(entry) }
  }
}

extension Resolver {
  /// Reads a value that is fixed, from data, or by states; returns nil after a report.
  mutating func readValue<Constant: ValueConstant>(
    _ entry: Mapping.Entry
  ) -> Value<Constant>? {
    guard checkExpression(in: entry, Constant.kind) else { return nil }
    guard case .mapping(let mapping) = entry.value.content else {
      return entry.value.isBroken ? nil : Constant.readWord(entry, &self)
    }
    if let problem = condition(in: mapping, of: entry.key) {
      report(problem)
      return nil
    }
    if let problem = casesAlone(mapping, entry.value.span, of: Constant.self) {
      report(problem)
      return nil
    }
    let forms = Constant.forms
    if !Constant.hasStates,
      mapping.entries.contains(where: { forms.states.construct.has($0.key.text) })
    {
      report(.valueByState(quoted(entry.key.text), Constant.title, entry.value))
      return nil
    }
    let kinds: [Construct] =
      [forms.data.construct] + (Constant.hasStates ? [forms.states.construct] : [])
      + (Constant.hasMapping ? [forms.constants.construct] : [])
    var known = mapping.entries.compactMap { entry in
      kinds.first { $0.has(entry.key.text) }.map { (key: entry.key, kind: $0) }
    }
    if known.isEmpty, let key = mapping.entries.first?.key {
      let meant = kinds.first {
        $0.foreignWord(key.text) != nil || !$0.spellings(of: key.text).isEmpty
      }
      known = meant.map { [(key: key, kind: $0)] } ?? []
    }
    if let first = known.first, let other = known.first(where: { $0.kind != first.kind }) {
      let hasStates = [first.kind, other.kind].contains(forms.states.construct)
      report(.mixedValue(Constant.title, first.key, other.key, hasStates: hasStates))
      return nil
    }
    let owner = Mapping.Key(text: entry.key.text, span: entry.value.span)
    let span = entry.value.span
    switch known.first?.kind {
    case forms.data.construct?:
      return read(mapping, of: owner, at: span, forms.data).flatMap { value($0, entry) }
    case forms.states.construct?:
      return read(mapping, of: owner, at: span, forms.states).flatMap { value($0, mapping) }
    case nil where mapping.entries.isEmpty:
      if !mapping.isIncomplete {
        report(.emptyMappingValue(quoted(entry.key.text), Constant.title, at: span))
      }
      return nil
    case nil:
      _ = checkKeys(of: mapping, forms.any, owner: owner)
      return nil
    default:
      if let part = partByData(mapping, forms.constants.construct) {
        var problem = Diagnostic.valueNotFixed(
          quoted(part.key.text), Constant.title, at: part.value.span)
        problem.help = wholeByData(mapping, part) ?? problem.help
        report(problem)
        return nil
      }
      return read(mapping, of: owner, at: span, forms.constants)
        .flatMap { Constant.value($0, entry, &self) }
    }
  }

  /// The only key of a constant whose value comes from a field, although it must be fixed; nil without one.
  private func partByData(_ mapping: Mapping, _ construct: Construct) -> Mapping.Entry? {
    let parts = mapping.entries.filter { part in
      guard case .mapping(let value) = part.value.content, value["field"] != nil,
        let key = construct.key(part.key.text)
      else { return false }
      return !key.value.holds("field")
    }
    return parts.count == 1 ? parts[0] : nil
  }

  /// Help to write the whole value for each case of the field that decides a part of it.
  private func wholeByData(_ mapping: Mapping, _ part: Mapping.Entry) -> String? {
    guard case .mapping(let value) = part.value.content,
      let name = value["field"]?.scalar?.text, let type = scope.fields[name]?.type
    else { return nil }
    let others = mapping.entries.filter { $0.key.text != part.key.text }
    guard !others.isEmpty, others.allSatisfy({ $0.value.inBraces != nil }) else { return nil }
    let whole = { (value: String) in
      let entries = value == "false" ? others : mapping.entries
      // A font with only a style has a short form.
      if entries.count == 1, entries[0].key.text == "style" {
        return entries[0].value.inBraces ?? ""
      }
      let written = entries.map { entry in
        let isPart = entry.key.text == part.key.text
        return "\(entry.key.text): \(isPart ? value : entry.value.inBraces ?? "")"
      }
      return "{ \(written.joined(separator: ", ")) }"
    }
    var cases: [String] = []
    if case .mapping(let values)? = value["cases"]?.content {
      cases = values.entries.compactMap { each in
        each.value.inBraces.map { "\(each.key.text): \(whole($0))" }
      }
      guard cases.count == values.entries.count else { return nil }
    } else if KnownType(type).unwrapped == .bool {
      cases = [
        "true: \(whole("true"))", "\(type.isOptional ? "else" : "false"): \(whole("false"))",
      ]
    }
    return cases.isEmpty
      ? nil : "write '{ field: \(name), cases: { \(cases.joined(separator: ", ")) } }'"
  }

  /// Reads a value that depends on neither data nor a state.
  mutating func readConstant<Constant: ValueConstant>(_ entry: Mapping.Entry) -> Constant? {
    if case .mapping(let mapping) = entry.value.content,
      entry.value.varies
        || mapping.entries.contains(where: { Constant.forms.depends($0.key.text) })
    {
      reportNotFixed(quoted(entry.key.text), Constant.title, at: entry.value.span)
      return nil
    }
    let value: Value<Constant>? = readFixed { $0.readValue(entry) }
    guard let value else { return nil }
    if case .constant(let constant) = value, (constant as? Color)?.fields.isEmpty ?? true {
      return constant
    }
    reportNotFixed(quoted(entry.key.text), Constant.title, at: entry.value.span)
    return nil
  }

  /// Reads a value that cannot depend on a field.
  mutating func readFixed<T>(_ read: (inout Resolver) -> T) -> T {
    let wasFixed = scope.isFixed
    scope.isFixed = true
    defer { scope.isFixed = wasFixed }
    return read(&self)
  }

  /// The message for `{ true: red, false: label }`: cases outside of `cases`.
  private func casesAlone<Constant: ValueConstant>(
    _ mapping: Mapping, _ span: SourceSpan, of type: Constant.Type
  ) -> Diagnostic? {
    guard mapping["cases"] == nil, let word = mapping.entries.first(where: { isCaseWord($0.key) })
    else { return nil }
    let others = mapping.entries.filter { !["field", "else"].contains($0.key.text) }
    let choice = others.first.flatMap {
      self.choice(by: $0.key.text, inCase($0.value), inCase(mapping["else"]))
    }
    if let choice, others.count == 1, mapping["field"] == nil {
      return .requiredKey(
        "field", of: Constant.forms.data.construct, at: span, help: "write '\(choice)'")
    }
    let field =
      mapping["field"]?.scalar?.text
      ?? scope.fields.all.first(where: { word.key.fits($0.type) })?.name.text ?? "…"
    let cases = mapping.entries.filter { $0.key.text != "field" }
      .map { "\($0.key.text): \($0.value.scalar?.text ?? "…")" }
    return .requiredKey(
      mapping["field"] == nil ? "field" : "cases", of: Constant.forms.data.construct, at: span,
      help: "write '{ field: \(field), cases: { \(cases.joined(separator: ", ")) } }'")
  }

  private mutating func value<Constant: ValueConstant>(
    _ draft: DataDraft<Constant>, _ entry: Mapping.Entry
  ) -> Value<Constant>? {
    guard let field = draft.field.value?.field, !draft.cases.isLost, !draft.format.isLost else {
      return nil
    }
    if let cases = draft.cases.value { return readCases(cases, of: field, for: entry.key.text) }
    if let format = draft.format.value {
      return Constant.value(of: field, as: format, at: textSpan(entry.value), &self)
    }
    guard Constant.fits(field.type) else {
      report(
        .unfitField(
          field, for: Constant.title, types: Constant.fieldTypes, at: textSpan(entry.value),
          isInItsCases: scope.fieldOfCases == field.name.text),
        of: field, meant: field.type.misspelt(fitting: Constant.isMeant))
      return nil
    }
    return Constant.value(of: field)
  }

  private mutating func value<Constant: ValueConstant>(
    _ draft: StatesDraft<Constant>, _ mapping: Mapping
  ) -> Value<Constant>? {
    let values = [
      "normal": draft.normal.value, "selected": draft.selected, "highlighted": draft.highlighted,
      "disabled": draft.disabled, "focused": draft.focused,
    ]
    let nested = mapping.entries.filter { values[$0.key.text]??.dependsOnState == true }
    for entry in nested { report(.statesInState(entry)) }
    guard nested.isEmpty else { return nil }
    if draft.selected != nil { scope.hasSelectedLook = true }
    return draft.normal.value.map {
      .states(
        StateValues(
          normal: $0, selected: draft.selected, highlighted: draft.highlighted,
          disabled: draft.disabled, focused: draft.focused))
    }
  }
}

/// Returns true if a key is one of the words for cases, which no other key uses.
func isCaseWord(_ key: Mapping.Key) -> Bool {
  ["true", "false", "nil", "some", "else"].contains(key.text)
}

extension Mapping.Key {
  /// Returns true if a field of a type can have a case with this name.
  fileprivate func fits(_ type: TypeExpression?) -> Bool {
    guard let type else { return false }
    switch text {
    case "true", "false": return KnownType(type).unwrapped == .bool
    case "nil", "some": return type.isOptional
    default: return KnownType(type) == .unknown
    }
  }
}

extension Node {
  /// True if it is written as a value that depends on data or a state.
  var varies: Bool {
    guard case .mapping(let mapping) = content else { return false }
    let states = ["normal", "selected", "highlighted", "disabled", "focused"]
    return mapping.entries.contains {
      isCaseWord($0.key) || (["field", "cases"] + states).contains($0.key.text)
    }
  }
}

extension DiagnosticCode {
  package static let mixedValue = Self("mixed-value", .error, .elements)
}

extension Diagnostic {
  static func emptyMappingValue(
    _ subject: String, _ title: String, mayBeField: Bool = true, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) has no value",
      at: Annotation(span, "nothing in the braces"),
      help: "write \(title)" + (mayBeField ? ", or '{ field: … }' for one from the data" : ""))
  }

  /// The message for two keys that both set one value.
  ///
  /// - Parameter thing: the value that they set: "text".
  static func exclusive(
    _ one: Mapping.Key, _ other: Mapping.Key, _ thing: String,
    _ code: DiagnosticCode = .mixedValue, help: String = "remove one of them",
    note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code,
      "\(quoted(one.text)) and \(quoted(other.text)) cannot be combined",
      at: Annotation(other.span, "another \(thing)"),
      also: [Annotation(one.span, "one \(thing)")],
      help: help, note: note)
  }

  /// - Parameter hasStates: true if one of the keys is a state.
  static func mixedValue(
    _ title: String, _ one: Mapping.Key, _ other: Mapping.Key, hasStates: Bool
  ) -> Diagnostic {
    .exclusive(
      one, other, "kind of value",
      help: hasStates
        ? "remove one of them, or put the field into a state: "
          + "'{ normal: { field: … }, selected: … }'" : "remove one of them",
      note: "\(title) is fixed, comes from a 'field', or has a value for each state")
  }

  static func statesInState(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "the value of a state cannot differ by state",
      at: Annotation(entry.value.span, "by state"),
      also: [Annotation(entry.key.span, "the state")],
      help: "write one value for \(quoted(entry.key.text)), which can come from a field")
  }

  static func valueByState(_ subject: String, _ title: String, _ node: Node) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "\(subject) cannot differ by state",
      at: Annotation(node.span, "by state"),
      help: "write \(title) that is the same in all states, or '{ field: …, cases: { … } }'")
  }

  static func valueNotFixed(
    _ subject: String, _ title: String, at span: SourceSpan, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "\(subject) must be fixed",
      at: Annotation(span, "depends on data or on a state"),
      help: help ?? "write \(title) that is always the same")
  }

  /// - Parameter isInItsCases: true for a field in one of its own cases, such as an optional whose value is meant.
  static func unfitField(
    _ field: Field, for title: String, types: String, at span: SourceSpan, isInItsCases: Bool
  ) -> Diagnostic {
    let hasCases = field.type.isOptional || [.bool, .unknown].contains(KnownType(field.type))
    let cases =
      hasCases
      ? "add 'cases: { … }' with a value for each case"
      : "a Bool or an enum with 'cases: { … }'"
    let hasNoType = types.isEmpty
    if isInItsCases, !hasNoType {
      let (name, type) = ("shown" + capitalized(field.name.text), types.prefix { $0 != " " })
      return misfit(
        "\(title) cannot come from", field, at: span, "not always a value",
        help:
          "declare '\(name): \(type)' under 'data', set it where the view data is made, and write "
          + "'{ field: \(name) }'")
    }
    return misfit(
      "\(title) cannot come from", field, at: span,
      hasNoType ? "not \(title)" : "not \(types.hasPrefix("NS") ? "an" : "a") \(types)",
      help: hasNoType
        ? (hasCases ? cases : "name \(cases)") : "name a field of type \(types), or \(cases)")
  }
}

extension [ForeignWord] {
  /// What other languages have for a value by case.
  static let comparison: [ForeignWord] = [
    ForeignWord(
      "equals equal is then map match switch values",
      "write 'cases: { …: …, else: … }' with a value for each case")
  ]
}
