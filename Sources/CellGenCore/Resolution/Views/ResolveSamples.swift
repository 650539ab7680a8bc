extension Resolver {
  /// Reads the `samples` of a view, which can contain the data of other views.
  mutating func resolveSamples(of view: inout ViewDraft) {
    guard let samples = view.written?.samples.value else { return }
    scope = ViewScope(manifest: view.manifest)
    scope.name = view.name
    guard let items = readList(samples.value, "'samples'") else { return }
    let (name, fields) = (view.name.text, view.fields)
    view.declared.samples = items.enumerated().compactMap { index, item in
      let subject = "sample \(index + 1) of \(quoted(name))"
      return resolveSample(item, subject, of: fields).map { values in
        Sample(values: values.map { ($0.field.name.text, $0.value) }, span: item.span)
      }
    }
  }

  /// Reads one sample: a mapping from fields to values.
  private mutating func resolveSample(
    _ node: Node, _ subject: String, of fields: NamedTable<FieldDraft>
  ) -> [(field: Field, value: SampleValue)]? {
    guard let mapping = readNames(node, subject: subject) else { return nil }
    // A Swift call, whose first label YAML takes for the end of a key.
    if let entry = mapping.entries.first, let open = entry.key.text.firstIndex(of: "(") {
      let label = entry.key.text[open...].dropFirst()
      if let value = entry.value.scalar?.text, !entry.value.isBroken {
        let values = "{ \(label): \(value.hasSuffix(")") ? String(value.dropLast()) : value) }"
        report(
          .unknownField(
            Name(entry.key.text, span: entry.key.span), known: [], help: "write '\(values)'"))
      }
      return nil
    }
    // The fields that unknown names probably stand for, and the number of fields that remain for the others.
    var meant: Set<String> = []
    var unclear = 0
    let written = Set(mapping.entries.map(\.key.text))
    for entry in mapping.entries where fields.reading(entry.key.text).isAbsent {
      let name = Name(entry.key.text, span: entry.key.span)
      let known = isWorthSuggesting ? fields.names : []
      let near = Suggestion.names(near: name.text, among: known)
      let free = near.first { !written.contains($0) && !meant.contains($0) }
      let given = free == nil ? near.first : nil
      report(
        .unknownField(
          name, known: known, fitting: known.filter { !written.contains($0) },
          help: given.map { "remove it: the sample has a value for \(quoted($0))" }))
      if let free { meant.insert(free) } else if given == nil { unclear += 1 }
    }
    for entry in mapping.entries {
      if let field = fields[entry.key.text] { noteName(entry.key, as: field.name) }
    }
    let given = Dictionary(
      mapping.entries.map { (fields[$0.key.text]?.name.text ?? $0.key.text, $0.value) },
      uniquingKeysWith: { first, _ in first })
    var values: [(field: Field, value: SampleValue)] = []
    var missing: [String] = []
    for field in fields.all {
      if let value = given[field.name.text] {
        let name = quoted(field.name.text)
        if reportMisspeltType(of: field, given: value) { continue }
        if let complete = field.field, let value = readSample(value, complete.type, name) {
          values.append((complete, value))
        }
      } else if field.defaultValue == nil, field.type != nil, !meant.contains(field.name.text) {
        missing.append(field.name.text)
      }
    }
    if missing.count > unclear, !mapping.isIncomplete {
      report(.incompleteSample(subject, missing, at: node.span))
    }
    return values
  }

  /// Reads the data of a view in a sample.
  ///
  /// - Parameter view: The position of the view in the run.
  private mutating func readData(
    of view: Int, _ node: Node, _ subject: String
  ) -> SampleValue? {
    let (fields, type) = (run.views[view].fields, run.views[view].typeName + "ViewData")
    return resolveSample(node, subject, of: fields).map { .data(type: type, $0) }
  }

  /// Reports a value whose type looks misspelled and accepts only members.
  private mutating func reportMisspeltType(
    of field: FieldDraft, given node: Node
  ) -> Bool {
    guard let scalar = node.scalar, !isNull(scalar), member(scalar.text) == nil,
      let field = field.field
    else { return false }
    let meant = field.type.misspelt { _ in false }
    guard !meant.isEmpty else { return false }
    let subject = quoted(field.name.text)
    report(.sampleMismatch(subject, field.type, node, .member), of: field, meant: meant)
    return true
  }

  /// Reads a value of a type.
  ///
  /// - Errors: returns nil for a value that the type doesn't accept, which is reported unless the parser did
  ///   so.
  private mutating func readSample(
    _ node: Node, _ type: TypeExpression, _ subject: String
  ) -> SampleValue? {
    if node.isBroken { return nil }
    switch type {
    case .optional(let wrapped):
      if node.isEmpty || node.scalar.map(isNull) == true { return .literal(.nil) }
      guard node.scalar.map({ member($0.text) }) != .member("some") else {
        report(.sampleMismatch(subject, type, node, SampleForm(KnownType(type))))
        return nil
      }
      if let scalar = node.scalar, scalar.style == .plain, scalar.text == "nil",
        KnownType(wrapped) == .text
      {
        report(.nilText(subject, at: node.span))
        return nil
      }
      return readSample(node, wrapped, subject)
    case .array(let element):
      return readArray(node, element, type, subject)
    case .dictionary(let key, let value):
      return readDictionary(node, key, value, subject)
    case .named(let components)
    where KnownType(type) == .set && components.last?.arguments.count == 1 && node.scalar == nil:
      return readArray(
        node, components[components.count - 1].arguments[0], type, subject)
    case .named:
      if case .mapping = node.content, let view = viewInSample(type) {
        return readData(of: view, node, subject)
      }
      guard let scalar = node.scalar else {
        report(.sampleMismatch(subject, type, node, SampleForm(KnownType(type))))
        return nil
      }
      return readScalar(scalar, node, type, subject)
    }
  }

  /// Returns the view whose data a type is; nil for another type, and for a view of another manifest that
  /// can't be named here, which is reported at the field.
  private func viewInSample(_ type: TypeExpression) -> Int? {
    let stem = type.simpleName.flatMap { CellGenCore.stem(of: $0, "ViewData") }
    guard let position = stem.flatMap({ run.typePositions[$0] }),
      run.isVisible(position, from: scope.manifest)
    else { return nil }
    return position
  }

  /// Returns the help for text in place of a view's data, which could be the value of its only text.
  private func help(forDataOf view: ViewDraft, in scalar: Scalar) -> String {
    let needed = view.fields.all.filter { $0.defaultValue == nil }
    guard needed.count == 1, needed[0].type.map({ KnownType($0) == .text }) == true,
      isIdentifier(scalar.text), !isNull(scalar)
    else { return "write \(SampleForm.mapping.rawValue) from its fields to values" }
    return "write '{ \(needed[0].name.text): \(scalar.text) }'"
  }

  private mutating func readScalar(
    _ scalar: Scalar, _ node: Node, _ type: TypeExpression, _ subject: String
  ) -> SampleValue? {
    let known = KnownType(type)
    if known == .text || known == .character {
      if isNull(scalar) {
        report(.nullText(subject, scalar, at: node.span))
        return nil
      }
      checkComment(of: node, subject)
    }
    guard let value = sampleValue(scalar, known) else {
      var problem = Diagnostic.sampleMismatch(subject, type, node, SampleForm(known))
      if let view = viewInSample(type) {
        problem.help = help(forDataOf: run.views[view], in: scalar)
      }
      if let member = memberWithoutDot(scalar, type), type.mistypedHelp == nil {
        problem.help = "write '\(member)'"
        if scalar.style == .plain { problem.fix = Diagnostic.Fix(node.span, replacement: member) }
      } else if SampleForm(known) == .number, scalar.style == .plain,
        let remedy = numberRemedy(scalar), remedy.replacement != nil
      {
        problem.help = remedy.help
      }
      report(problem)
      return nil
    }
    return value
  }
}

/// Returns the member of a type in the app without its dot, or after its type as in `Mood.happy`.
private func memberWithoutDot(_ scalar: Scalar, _ type: TypeExpression) -> String? {
  guard KnownType(type) == .unknown, !type.isObject,
    !["true", "false", "nil", "null"].contains(scalar.text)
  else { return nil }
  let owner = "\(type)."
  let name = scalar.text.hasPrefix(owner) ? scalar.text.dropFirst(owner.count) : scalar.text[...]
  return name.first?.isLowercase == true && member(".\(name)") != nil ? ".\(name)" : nil
}

/// Returns the value of a scalar for a type; nil if it isn't valid.
private func sampleValue(_ scalar: Scalar, _ type: KnownType) -> SampleValue? {
  let text = scalar.text
  switch type {
  case .text: return .literal(.string(text))
  case .attributedText:
    let member = scalar.style == .plain ? member(text) : nil
    return .literal(member ?? .string(text))
  case .character: return text.count == 1 ? .literal(.string(text)) : nil
  case .bool:
    guard scalar.style == .plain, text == "true" || text == "false" else { return nil }
    return .literal(.bool(text == "true"))
  case .integer(let range):
    return isPlainInteger(scalar) && range.contains(text) ? .literal(.integer(text)) : nil
  case .number(let number):
    if isPlainInteger(scalar) {
      return number.contains(integer: text) ? .literal(.integer(text)) : nil
    }
    return isPlainNumber(scalar) && number.contains(decimal: text) ? .literal(.float(text)) : nil
  case .url: return isAbsoluteURL(text) ? .url(text) : nil
  case .date: return secondsSince1970(scalar).map(SampleValue.date)
  case .uuid: return isUUID(text) ? .uuid(text) : nil
  case .unknown, .set:
    return member(text).map(SampleValue.literal)
  case .optional, .array, .dictionary: return nil
  }
}

extension Resolver {
  private mutating func readArray(
    _ node: Node, _ element: TypeExpression, _ type: TypeExpression, _ subject: String
  ) -> SampleValue? {
    guard case .sequence(let sequence) = node.content else {
      report(.sampleMismatch(subject, type, node, .list))
      return nil
    }
    let values = sequence.items.compactMap {
      readSample($0, element, "an item of \(subject)")
    }
    return .array(values)
  }

  private mutating func readDictionary(
    _ node: Node, _ key: TypeExpression, _ value: TypeExpression, _ subject: String
  ) -> SampleValue? {
    guard case .mapping(let mapping) = node.content else {
      let type = TypeExpression.dictionary(key: key, value: value)
      report(.sampleMismatch(subject, type, node, .mapping))
      return nil
    }
    var pairs: [(key: SampleValue, value: SampleValue)] = []
    var first: [String: Name] = [:]
    for entry in mapping.entries {
      // The quoting of a key doesn't matter: `1:` is the text `1`, which is a number for Int.
      let keyNode = Node(
        .scalar(Scalar(text: entry.key.text, style: .plain)), span: entry.key.span)
      let keyValue = readSample(keyNode, key, "a key of \(subject)")
      let item = readSample(entry.value, value, "a value of \(subject)")
      guard let keyValue else { continue }
      let name = Name(entry.key.text, span: entry.key.span)
      if let first = first[keyValue.equatable(as: KnownType(key).unwrapped)] {
        report(.equalKeys(name, first: first, of: subject, key))
        continue
      }
      first[keyValue.equatable(as: KnownType(key).unwrapped)] = name
      if let item { pairs.append((keyValue, item)) }
    }
    return .dictionary(pairs)
  }
}

extension SampleValue {
  /// Returns a text that is the same for all values that are equal at run time, because a dictionary literal
  /// with two equal keys traps.
  ///
  /// Strings are compared by canonical equivalence, as at run time.
  fileprivate func equatable(as type: KnownType) -> String {
    switch (self, type) {
    case (.uuid(let text), _): text.uppercased()
    case (.date(let seconds), _): "\(Double(seconds) ?? 0)"
    case (.literal(.integer(let digits)), .integer): digits == "-0" ? "0" : digits
    case (.literal(.integer(let digits)), .number(let number)),
      (.literal(.float(let digits)), .number(let number)):
      number.equatable(digits)
    case (.literal(.string(let text)), _), (.url(let text), _): "\"\(text)"
    case (.literal(let literal), _): swiftText(literal)
    case (.array, _), (.dictionary, _), (.data, _): ""
    }
  }
}

/// The form of a type's values in samples, for messages.
enum SampleForm: String {
  case text = "text"
  case character = "one character"
  case bool = "true or false"
  case integer = "a whole number in its range, without quotes"
  case number = "a number, without quotes"
  case url = "an absolute URL, such as https://example.com/a"
  case date = "an instant, such as 2026-01-31T12:00:00Z, or seconds since 1970"
  case uuid = "a UUID, such as 5B0C9E5A-3F0B-4C56-9B53-0F4B7C1D2E3F"
  case list = "a list"
  case mapping = "a mapping"
  case member = "a static member of the type, such as .example"

  init(_ type: KnownType) {
    switch type {
    case .text, .attributedText: self = .text
    case .character: self = .character
    case .bool: self = .bool
    case .integer: self = .integer
    case .number: self = .number
    case .url: self = .url
    case .date: self = .date
    case .uuid: self = .uuid
    case .array: self = .list
    case .dictionary: self = .mapping
    case .optional(let wrapped): self = SampleForm(wrapped)
    case .set, .unknown: self = .member
    }
  }
}

extension DiagnosticCode {
  package static let sampleMismatch = Self("sample-mismatch", .error, .defaultsAndSamples)
  package static let incompleteSample = Self("incomplete-sample", .error, .defaultsAndSamples)
}

extension Diagnostic {
  static func incompleteSample(
    _ subject: String, _ fields: [String], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .incompleteSample,
      "\(subject) has no value for \(enumeration(fields))",
      at: Annotation(span, "\(enumeration(fields)) \(fields.count == 1 ? "is" : "are") missing"),
      help: fields.count == 1
        ? "add '\(fields[0]): …' to the sample, or give the field a default"
        : "add them to the sample, or give the fields defaults")
  }

  static func nilText(_ subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nullText,
      "\(subject) is the text 'nil', which is not YAML's null",
      at: Annotation(span, "text, not a missing value"),
      help: "write null for no value, or \"nil\" for the text",
      fix: Fix(span, replacement: "null"))
  }

  static func equalKeys(
    _ key: Name, first: Name, of subject: String, _ type: TypeExpression
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey,
      "the keys \(quoted(first.text)) and \(quoted(key.text)) of \(subject) are equal as values of '\(type)'",
      at: Annotation(key.span, "equal to the first"),
      also: [Annotation(first.span, "the first")],
      help: "remove one of them",
      note: "using the samples would crash: a dictionary literal with duplicate keys does")
  }

  static func sampleMismatch(
    _ subject: String, _ type: TypeExpression, _ node: Node, _ form: SampleForm
  ) -> Diagnostic {
    Diagnostic(
      .sampleMismatch,
      "\(subject) must be a value of '\(type)', found \(node.described)",
      at: Annotation(node.span, "not a value of '\(type)'"),
      help: type.mistypedHelp ?? boolRemedy(node, form) ?? numberRemedy(node, form)
        ?? "write \(form.rawValue)")
  }

  private static func numberRemedy(_ node: Node, _ form: SampleForm) -> String? {
    guard form == .integer || form == .number || form == .date, let scalar = node.scalar else {
      return nil
    }
    if scalar.style != .plain {
      return form == .date ? nil : CellGenCore.numberRemedy(scalar)?.help
    }
    return isPlainNumber(scalar) && (form != .integer || isPlainInteger(scalar))
      ? "choose a number that fits" : nil
  }

  private static func boolRemedy(_ node: Node, _ form: SampleForm) -> String? {
    guard form == .bool, let text = node.scalar?.text.lowercased() else { return nil }
    if ["yes", "on", "y", "1", "true"].contains(text) { return "write true" }
    return ["no", "off", "n", "0", "false"].contains(text) ? "write false" : nil
  }
}
