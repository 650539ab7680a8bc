/// A control that shows a field and reports another value for it.
protocol ControlModel: StyledModel {
  /// What messages call it: "a slider".
  static var title: String { get }
  var property: String { get set }
  /// The field that it shows.
  var shown: Field { get }
  var enabled: Value<Flag>? { get set }
  var accessibilityLabel: Text? { get set }
  var action: ReportedValue? { get set }
}

extension FormKey where Model: ControlModel {
  /// The keys of every control.
  ///
  /// - Parameter names: whether it needs a label for VoiceOver.
  static func control(names: Bool = true) -> [FormKey] {
    [
      FormKey(
        "action", .later(.name(.member)),
        "The action it reports, which carries the new value.",
        get: { $0.action.map(FormValue.value) ?? .nothing }, set: { _, _ in }
      ).needs(
        Availability(
          version: 14, subject: "\(Model.title) that reports an action",
          instead: "use 'view: custom' and write the class")
      ).synonyms("onchange changed valuechanged"),
      FormKey("enabled", \.enabled, .value(of: Flag.self), "When it can be changed.")
        .fallback("it is always enabled").synonyms("isenabled"),
    ] + controlLook + [
      FormKey(
        "accessibilityLabel", \.accessibilityLabel, .string(),
        names
          ? "The label that VoiceOver reads; it has no text of its own."
          : "The label that VoiceOver reads.")
    ]
  }
}

extension Resolver {
  /// Reads the action that reports a control, and completes its keys.
  ///
  /// - Parameters:
  ///   - suffix: the end of its name.
  ///   - short: the key of its short form.
  ///   - naming: where it has its name from.
  ///   - hides: whether it is hidden while its field is nil.
  mutating func finishControl<Model: ControlModel>(
    _ model: inout Model, _ written: FormReading, _ suffix: ElementNames.Suffix,
    short: String, naming: ControlNaming = .key, hides: Bool = true
  ) {
    let field = model.shown
    if !written.isShort, case .value(let entry) = written.mapping.reading("action") {
      let type = field.type.unwrapped
      model.action = readAction(
        entry.value, carrying: "\(field.name.text): \(type)", of: Model.title,
        "must carry the new value as one '\(type)'"
      ) { $0 == type || KnownType($0) != .unknown && KnownType($0) == KnownType(type) }
    }
    if naming != .ownParts, !written.saysName {
      let control = UnnamedControl(
        Model.title, written, short: short, field: field,
        name: "accessibilityLabel: \(titleInWords(field.name.text))")
      if naming == .row {
        scope.unnamedControls.append(control)
      } else {
        report(.unnamedControl(control))
      }
    }
    model.property = scope.names.next(field, suffix)
    finishLook(of: &model, written, shows: hides ? field : nil)
  }
}

// MARK: - Ranges

extension ValueForm where Value == ControlRange {
  /// Two bounds with `...` between them, of which each is a number or a field.
  static var range: ValueForm {
    ValueForm(.range) { entry, resolver in
      resolver.readRange(entry)
    }
  }
}

/// The numbers that a control can show.
@Sendable func isControlNumber(_ type: KnownType) -> Bool {
  switch type {
  case .number(.double), .number(.float), .number(.cgFloat): true
  case .integer: true
  default: false
  }
}

extension Resolver {
  fileprivate mutating func readRange(_ entry: Mapping.Entry) -> ControlRange? {
    let subject = quoted(entry.key.text)
    guard !entry.value.isBroken else { return nil }
    guard let scalar = entry.value.scalar, let parts = rangeParts(scalar.text) else {
      report(.noRange(subject, entry.value))
      return nil
    }
    let start = Int(entry.value.span.start)
    let file = Int(entry.value.span.file)
    let count = scalar.text.utf8.count
    let lower = readBound(
      parts.lower, SourceSpan(file: file, start: start, end: start + parts.lower.utf8.count),
      entry)
    let upper = readBound(
      parts.upper,
      SourceSpan(file: file, start: start + count - parts.upper.utf8.count, end: start + count),
      entry)
    guard let lower, let upper else { return nil }
    if case .number(let least) = lower, case .number(let most) = upper, least >= most {
      report(.emptyRange(subject, entry.value))
      return nil
    }
    return ControlRange(lower: lower, upper: upper)
  }

  /// Not far beyond it, whole numbers have no `Double` of their own, so the controls of the runtime end there.
  private static let largestBound = 1e15
  private static let boundLimit = "between -1e15 and 1e15"

  private mutating func readBound(
    _ text: String, _ span: SourceSpan, _ entry: Mapping.Entry
  ) -> ControlBound? {
    let scalar = Scalar(text: text, style: .plain)
    let node = Node(.scalar(scalar), span: span)
    if isPlainNumber(scalar) {
      guard let number = readNumber(node, quoted(entry.key.text), .any) else { return nil }
      guard number.magnitude <= Self.largestBound else {
        report(.outOfRange(quoted(entry.key.text), Self.boundLimit, node))
        return nil
      }
      return .number(number)
    }
    guard isIdentifier(text) else {
      report(.noRange(quoted(entry.key.text), entry.value))
      return nil
    }
    guard let field = findField(node, quoted(entry.key.text))?.field else { return nil }
    guard isControlNumber(KnownType(field.type)) else {
      report(
        .misfit(
          "a bound cannot come from", field, at: span, "not a number",
          help: "name a field of type Int, Double, Float or CGFloat that is not optional"))
      return nil
    }
    return .field(field)
  }
}

/// The bounds of a range.
func rangeParts(_ text: String) -> (lower: String, upper: String)? {
  guard let dots = text.firstRange(of: "..."), !text.contains("....") else { return nil }
  let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
  let isWhole = { (part: Substring) in
    !part.isEmpty && !part.contains { $0 == " " || $0 == "<" } && !part.hasPrefix(".")
  }
  return isWhole(lower) && isWhole(upper) ? (String(lower), String(upper)) : nil
}

extension Diagnostic {
  fileprivate static func noRange(_ subject: String, _ node: Node) -> Diagnostic {
    let text = node.scalar?.text ?? ""
    var help = "write two bounds, as in '0...1', of which each is a number or a field"
    if text.contains("..<") {
      let range = text.replacing("..<", with: "...").replacing(" ", with: "")
      help = "write '\(range)', with the greatest value that can be chosen"
    } else if text.contains(" ... ") {
      help = "write '\(text.replacing(" ", with: ""))'"
    }
    return .wrongKind(subject, expected: "a range such as '0...1'", found: node, help: help)
  }

  fileprivate static func emptyRange(_ subject: String, _ node: Node) -> Diagnostic {
    Diagnostic(
      .outOfRange,
      "the upper bound of \(subject) must be above the lower one, found \(quoted(node.scalar?.text ?? ""))",
      at: Annotation(node.span, "nothing to choose"),
      help: "write the lower bound first, as in '0...1'")
  }
}
