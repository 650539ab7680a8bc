extension Form {
  /// Returns true if a mapping is the value of the short form's key, such as `border: { normal: …, selected:
  /// … }`.
  fileprivate func isShort(_ written: Mapping) -> Bool {
    guard let short, written.entries.contains(where: { !construct.has($0.key.text) }) else {
      return false
    }
    let values = short.kinds.flatMap { kind -> [Construct] in
      if case .field = kind { [.fieldReference] } else { kind.held }
    }
    return written.entries.allSatisfy { entry in values.contains { $0.has(entry.key.text) } }
  }
}

extension Resolver {
  /// Reads the value of an entry using its form; returns nil after a report.
  mutating func read<Model: FormModel>(_ entry: Mapping.Entry) -> Model? {
    read(entry, Model.form)
  }

  /// Reads the value of an entry using a form; returns nil after a report.
  mutating func read<Model>(_ entry: Mapping.Entry, _ form: Form<Model>) -> Model? {
    if let short = form.short, !checkExpression(in: entry, .either(short.kinds), of: short.key) {
      return nil
    }
    switch entry.value.content {
    case .mapping(let written) where form.isShort(written): return readShort(entry, form)
    case .mapping(let written): return read(written, of: entry.key, at: entry.value.span, form)
    case .empty where form.mayBeNothing:
      let none = Mapping(entries: [], isFlow: true)
      return read(none, of: entry.key, at: entry.value.span, form)
    default: return readShort(entry, form)
    }
  }

  /// Reads a mapping using a form.
  mutating func read<Model>(
    _ written: Mapping, of owner: Mapping.Key, at span: SourceSpan, _ form: Form<Model>
  ) -> Model? {
    guard form.accepts(written, &self) else { return nil }
    if let problem = condition(in: written, of: owner, form.construct) {
      report(problem)
      return nil
    }
    let mapping = styled(checkKeys(of: written, form.construct, owner: owner), form.construct)
    let reading = FormReading(owner: owner, mapping: mapping, span: span, written: written)
    var model = form.blank
    form.begin(&model, owner, &self)
    var isLost = !readKeys(of: reading, form, into: &model)
    for position in form.rules.indices {
      guard let problem = form.rules[position].problem(reading, &self) else { continue }
      report(problem)
      if form.rules[position].isLoss { isLost = true }
    }
    checkStates(in: model, reading, form)
    form.check(reading, &self)
    checkAvailability(form.availability, at: owner.span)
    return !isLost && form.finish(&model, reading, &self) ? model : nil
  }

  /// Reads a value in its short form.
  private mutating func readShort<Model>(
    _ entry: Mapping.Entry, _ form: Form<Model>
  ) -> Model? {
    if entry.value.isBroken { return nil }
    let isMapping = if case .mapping = entry.value.content { true } else { false }
    if !isMapping, let problem = form.wrongKind(entry, &self) {
      report(problem)
      return nil
    }
    guard let short = form.short else {
      report(.notAMapping(entry.value, of: entry.key, form.construct))
      return nil
    }
    var model = form.blank
    form.begin(&model, entry.key, &self)
    let key = short.key.flatMap { name in form.keys.first { $0.name == name } }
    let count = findings.diagnostics.count
    guard short.read(entry, &model, &self) else {
      if let key {
        explain(entry, of: key.value, key.limits + form.limits, since: count)
      }
      return nil
    }
    if let key { checkState(of: key, entry, in: model, form) }
    let none = Mapping(entries: [], isFlow: true)
    let reading = FormReading(
      owner: entry.key, mapping: none, span: entry.value.span, short: entry.value)
    checkAvailability(form.availability, at: entry.key.span)
    return form.finish(&model, reading, &self) ? model : nil
  }

  /// Reads the keys of a mapping into a model; returns false if a required one is missing or lost.
  private mutating func readKeys<Model>(
    of reading: FormReading, _ form: Form<Model>, into model: inout Model
  ) -> Bool {
    var isWhole = true
    // By position, because most keys are absent, and keys are expensive to copy.
    for position in form.keys.indices {
      switch reading.mapping.reading(form.keys[position].name) {
      case .value(let entry):
        let key = form.keys[position]
        checkAvailability(key.availability, at: entry.key.span)
        let count = findings.diagnostics.count
        if let problem = condition(in: entry, key.value) {
          report(problem)
        } else if checkExpression(in: entry, key.value), key.read(entry, &model, &self) {
          continue
        }
        explain(entry, of: key.value, key.limits + form.limits, since: count)
        key.lose(&model)
        if key.isEssential { isWhole = false }
      case .lost:
        let key = form.keys[position]
        if let entry = reading.mapping.entry(key.name) { _ = checkExpression(in: entry, key.value) }
        key.lose(&model)
        if key.isEssential, key.required != nil || reading.has(key) { isWhole = false }
      case .absent:
        guard let required = form.keys[position].required else { continue }
        let key = form.keys[position]
        report(
          .requiredKey(
            key.name, of: form.construct,
            at: form.construct.isChoiceOfOne ? reading.span : reading.owner.span,
            help: required(reading)))
        if key.isEssential { isWhole = false }
      }
    }
    return isWhole
  }

  /// Reports values that depend on a state if there is no state.
  private mutating func checkStates<Model>(
    in model: Model, _ reading: FormReading, _ form: Form<Model>
  ) {
    guard form.stateless != nil || !scope.hasState else { return }
    for entry in reading.mapping.entries {
      guard let key = form.keys.first(where: { $0.name == entry.key.text }) else { continue }
      checkState(of: key, entry, in: model, form)
    }
  }

  /// Reports a value that depends on a state if there is no state.
  private mutating func checkState<Model>(
    of key: FormKey<Model>, _ entry: Mapping.Entry, in model: Model, _ form: Form<Model>
  ) {
    guard form.stateless != nil || !scope.hasState,
      case .value(let value as any StateDependent) = key.get(model), value.dependsOnState
    else { return }
    report(
      form.stateless.map {
        .stateOf(
          form.construct.title, entry, help: $0(model, key.name),
          note: form.limits.first { $0.writings.contains(.states) }?.reason.words)
      } ?? .valueByState(quoted(key.name), "a value", entry.value))
  }

  mutating func checkAvailability(_ availability: Availability?, at span: SourceSpan) {
    guard let availability else { return }
    checkAvailability(
      of: availability.subject, since: availability.version, at: span,
      instead: availability.instead)
  }

  /// Reads a mapping whose keys are names chosen by the author.
  ///
  /// - Parameters:
  ///   - subject: Its name in messages; evaluated only for a message, as is the help.
  /// - Errors: returns nil for anything else, which is reported unless the parser did so.
  mutating func readNames(
    _ node: Node, subject: @autoclosure () -> String,
    help: @autoclosure () -> String = Diagnostic.namesHelp
  ) -> Mapping? {
    switch node.content {
    case .mapping(let mapping): return mapping
    case .broken: return nil
    case .scalar, .sequence, .empty:
      report(.notAMapping(node, subject: subject(), help: help()))
      return nil
    }
  }
}

/// Returns help for `title String`, `title:String`, and `title = String` on the line below a key, which are
/// text in YAML.
private func missingColonHelp(_ node: Node) -> String? {
  guard let scalar = node.scalar, scalar.style == .plain else { return nil }
  let name = scalar.text.prefix { !" :;=".contains($0) }
  var rest = scalar.text.dropFirst(name.count)
  guard !rest.isEmpty, isIdentifier(String(name)) else { return nil }
  let hasSign = rest.contains { ":;=".contains($0) }
  rest = rest.drop { " :;=".contains($0) }
  return hasSign ? "did you mean '\(name): \(rest)'?" : "is a ':' missing after '\(name)'?"
}

extension DiagnosticCode {
  package static let requiredKey = Self("required-key", .error, .keysAndValues)
  package static let wrongKind = Self("wrong-kind", .error, .keysAndValues)
}

extension Diagnostic {
  static func notAMapping(
    _ node: Node, of owner: Mapping.Key, _ construct: Construct
  ) -> Diagnostic {
    notAMapping(
      node, subject: owner.text.isEmpty ? construct.title : quoted(owner.text),
      help: "write its keys on their own lines; they are "
        + enumeration(construct.keys.map(\.name)))
  }

  static let namesHelp = "write each on its own line, as a name, ':' and its value"

  static func notAMapping(
    _ node: Node, subject: String, help: String = namesHelp
  ) -> Diagnostic {
    .wrongKind(
      subject, expected: "a mapping of keys to values", found: node,
      help: missingColonHelp(node) ?? help)
  }

  static func requiredKey(
    _ key: String, of construct: Construct, at span: SourceSpan, help: String,
    note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(construct.title) needs the key \(quoted(key))",
      at: Annotation(span, "\(quoted(key)) is missing"),
      help: help, note: note)
  }

  /// Returns the error about a value of the wrong kind, such as a list instead of text.
  static func wrongKind(
    _ subject: String, expected: String, found node: Node, help: String, note: String? = nil,
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(subject) must be \(expected), found \(node.described)",
      at: Annotation(node.span, "expected \(expected)"),
      help: help, note: note, fix: fix)
  }
}
