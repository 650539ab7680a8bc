/// The keys of a range that is written as a mapping.
struct RangeDraft<Bound: ValueConstant>: Sendable {
  var from: Value<Bound>?
  var until: Value<Bound>?
}

/// A bound of the range that a control can show.
protocol BoundConstant: ValueConstant where Draft == Void {
  /// The name of a range in messages: "a range such as '0...1'".
  static var rangeTitle: String { get }
  /// The possible kinds of a bound, in messages.
  static var boundTitle: String { get }
  /// The form of a range that is a mapping.
  static var range: Form<RangeDraft<Self>> { get }
}

extension BoundConstant {
  static var title: String { "a bound" }
  static var hasMapping: Bool { false }
  /// False: the state is the control's own. It depends on what the control shows, and so on the range itself.
  static var hasStates: Bool { false }

  /// The keys of a range.
  ///
  /// - Parameter standard: the bounds of a control without them, in words.
  fileprivate static func rangeForm(
    _ name: String, from: String, until: String, standard: (from: String, until: String)
  ) -> Form<RangeDraft<Self>> {
    Form(
      name, "a range", blank: RangeDraft(),
      [
        FormKey("from", \.from, .value(of: Self.self), from).fallback(standard.from)
          .synonyms("min minimum low lower start after least"),
        FormKey("until", \.until, .value(of: Self.self), until).fallback(standard.until)
          .synonyms("max maximum high upper end to before greatest"),
      ])
  }
}

/// A number, a member, or the name of a field.
extension ControlBound: BoundConstant {
  static let fieldTypes = "Int, Double, Float or CGFloat that is not optional"
  static let rangeTitle = "a range such as '0...1'"
  static let boundTitle = "a number or a field"
  static let word = Construct.ValueKind.either([.number(.any), .name(.member), .swiftMember])
  static let forms = ValueForms<ControlBound>("bound", blank: (), [])
  static let range: Form<RangeDraft<ControlBound>> = rangeForm(
    "range", from: "The minimum value.", until: "The maximum value.",
    standard: ("0", "1 for a slider, 100 for a stepper"))

  /// Not far beyond it, `Double` cannot represent every whole number, so the controls of the runtime end
  /// there.
  private static let largest = 1e15
  private static let limit = "between -1e15 and 1e15"

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<ControlBound>? {
    let subject = quoted(entry.key.text)
    guard let scalar = entry.value.scalar, !isPlainNumber(scalar) else {
      guard let number = resolver.readNumber(entry.value, subject, .any) else { return nil }
      guard number.magnitude <= largest else {
        resolver.report(.outOfRange(subject, limit, entry.value))
        return nil
      }
      return .constant(.number(number))
    }
    if let member = resolver.findMember(entry.value, .spacings) {
      return .constant(.member(member))
    }
    guard isIdentifier(scalar.text) else {
      resolver.report(.noBound(subject, entry.value, self))
      return nil
    }
    guard let field = resolver.findField(entry.value, subject)?.field else { return nil }
    guard fits(field.type) else {
      resolver.report(
        .misfit(
          "a bound cannot come from", field, at: entry.value.span, "not a number",
          help: "name a field of type \(fieldTypes)"))
      return nil
    }
    return .field(field)
  }

  static func fits(_ type: TypeExpression) -> Bool { isControlNumber(KnownType(type)) }
}

/// A member, or the name of a field.
extension DateBound: BoundConstant {
  static let fieldTypes = "Date or Date?"
  static let rangeTitle = "a range such as 'first...last'"
  static let boundTitle = "the name of a field"
  static let word = Construct.ValueKind.either([.name(.member), .swiftMember])
  static let forms = ValueForms<DateBound>("dateBound", blank: (), [])
  static let range: Form<RangeDraft<DateBound>> = rangeForm(
    "dateRange", from: "The first date that can be chosen.",
    until: "The last date that can be chosen.", standard: ("any date", "any date"))

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<DateBound>? {
    if let member = resolver.findMember(entry.value, nil) {
      return .constant(DateBound(member: member))
    }
    return ValueForm.field(.date(of: DatePickerElement.title)).read(entry, &resolver)
      .map(Value.field)
  }

  static func fits(_ type: TypeExpression) -> Bool { KnownType(type).unwrapped == .date }
}

extension ValueForm where Value == ControlRange {
  /// Two bounds separated by `...`, or a mapping with one or both.
  ///
  /// - Parameter standard: the bounds for those that a mapping leaves out.
  static func range(_ standard: ControlRange) -> ValueForm {
    ValueForm(.either([.range, .mapping { ControlBound.range.construct }])) { entry, resolver in
      guard let written: RangeDraft<ControlBound> = resolver.readRange(entry) else { return nil }
      let range = ControlRange(
        lower: written.from ?? standard.lower, upper: written.until ?? standard.upper)
      if let least = range.lower.constant?.number, let most = range.upper.constant?.number,
        least >= most
      {
        resolver.report(.emptyRange(quoted(entry.key.text), entry.value))
        return nil
      }
      return range
    }
  }
}

extension ValueForm where Value == DateRange {
  static var dateRange: ValueForm {
    ValueForm(.either([.range, .mapping { DateBound.range.construct }])) { entry, resolver in
      let written: RangeDraft<DateBound>? = resolver.readRange(entry)
      return written.map { DateRange(first: $0.from, last: $0.until) }
    }
  }
}

/// Returns true for the type of a number that a control can show.
@Sendable func isControlNumber(_ type: KnownType) -> Bool {
  switch type {
  case .number(.double), .number(.float), .number(.cgFloat): true
  case .integer: true
  default: false
  }
}

extension Resolver {
  /// An example of a field that can bound dates.
  private var dateField: String {
    scope.fields.all.first { $0.type.map(DateBound.fits) == true }?.name.text ?? "…"
  }

  fileprivate mutating func readRange<Bound: BoundConstant>(
    _ entry: Mapping.Entry
  ) -> RangeDraft<Bound>? {
    let subject = quoted(entry.key.text)
    guard !entry.value.isBroken else { return nil }
    if case .mapping(let mapping) = entry.value.content {
      guard !mapping.entries.isEmpty || mapping.isIncomplete else {
        report(.noRange(subject, entry.value, Bound.self, example: dateField))
        return nil
      }
      return read(mapping, of: entry.key, at: entry.value.span, Bound.range)
    }
    guard let scalar = entry.value.scalar, let parts = rangeParts(scalar.text) else {
      report(.noRange(subject, entry.value, Bound.self, example: dateField))
      return nil
    }
    let start = Int(entry.value.span.start)
    let file = Int(entry.value.span.file)
    let count = scalar.text.utf8.count
    let lower: Value<Bound>? = readBound(
      parts.lower, SourceSpan(file: file, start: start, end: start + parts.lower.utf8.count),
      entry)
    let upper: Value<Bound>? = readBound(
      parts.upper,
      SourceSpan(file: file, start: start + count - parts.upper.utf8.count, end: start + count),
      entry)
    guard let lower, let upper else { return nil }
    return RangeDraft(from: lower, until: upper)
  }

  /// Reads one of the bounds in a range.
  private mutating func readBound<Bound: BoundConstant>(
    _ text: String, _ span: SourceSpan, _ entry: Mapping.Entry
  ) -> Value<Bound>? {
    let scalar = Scalar(text: text, style: .plain)
    let node = Node(.scalar(scalar), span: span)
    guard isPlainNumber(scalar) || isIdentifier(text) || isMemberPath(text) else {
      report(.noRange(quoted(entry.key.text), entry.value, Bound.self, example: dateField))
      return nil
    }
    return Bound.readWord(Mapping.Entry(key: entry.key, value: node), &self)
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
  fileprivate static func noRange<Bound: BoundConstant>(
    _ subject: String, _ node: Node, _ bound: Bound.Type, example field: String
  ) -> Diagnostic {
    let text = node.scalar?.text ?? ""
    var help =
      "write two bounds, as in '0...1', each of them \(bound.boundTitle)"
    if let half = halfRange(text) {
      help = "write '\(half)'"
    } else if text.contains("..<") {
      let range = text.replacing("..<", with: "...").replacing(" ", with: "")
      help = "write '\(range)', with the greatest value that can be chosen"
    } else if text.contains(" ... ") {
      help = "write '\(text.replacing(" ", with: ""))'"
    } else if bound == DateBound.self {
      help =
        "write '{ from: \(field) }' with the field of the first date, 'until' with that of the last, or both"
    }
    return .wrongKind(subject, expected: bound.rangeTitle, found: node, help: help)
  }

  /// A range with one bound, such as `first...`, as a mapping; nil for another text.
  private static func halfRange(_ text: String) -> String? {
    let isBound = { (word: Substring) in
      isIdentifier(String(word)) || isMemberPath(String(word)) || Double(word) != nil
    }
    if text.hasSuffix("..."), isBound(text.dropLast(3)) { return "{ from: \(text.dropLast(3)) }" }
    if text.hasPrefix("..."), isBound(text.dropFirst(3)) {
      return "{ until: \(text.dropFirst(3)) }"
    }
    return nil
  }

  fileprivate static func noBound<Bound: BoundConstant>(
    _ subject: String, _ node: Node, _ bound: Bound.Type
  ) -> Diagnostic {
    .wrongKind(
      subject, expected: "\(bound.boundTitle)", found: node,
      help: "write a number, or the name of a field")
  }

  fileprivate static func emptyRange(_ subject: String, _ node: Node) -> Diagnostic {
    Diagnostic(
      .outOfRange,
      "the upper bound of \(subject) must be above the lower one"
        + (node.scalar.map { ", found \(quoted($0.text))" } ?? ""),
      at: Annotation(node.span, "nothing to choose"),
      help: "write the lower bound first, as in '0...1'")
  }
}

extension ForeignWord {
  static let bounds = ForeignWord(
    "min max minimum maximum minvalue maxvalue minimumvalue maximumvalue", means: "in",
    "write 'in: 0...10'"
  ) { _, mapping in
    let ends = ["min", "max"].map { word in
      mapping.entries.first { $0.key.text.lowercased().hasPrefix(word) }?.value.scalar?.text
    }
    return ends[1].map { "write 'in: \(ends[0] ?? "0")...\($0)'" }
  }
}
