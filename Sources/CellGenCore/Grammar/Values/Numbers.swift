extension Number: ValueConstant {
  static let title = "a number"
  static let fieldTypes = "CGFloat"
  static let hasMapping = false
  static let word = Construct.ValueKind.either([.number(.any), .token(.spacings), .swiftMember])
  static let forms = ValueForms<Number>("number", blank: (), [])
  static let foreign: [ForeignWord] = [.scaled]

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Number>? {
    resolver.readNumber(entry, .any).map(Value.constant)
  }

  static func fits(_ type: TypeExpression) -> Bool {
    switch KnownType(type) {
    case .integer, .number(.double), .number(.float), .number(.cgFloat): true
    default: false
    }
  }
}

extension ForeignWord {
  /// A number of points that grows with the text, which only a length can be.
  static let scaled = ForeignWord(
    "scaled scales scaledmetric", "write 8, because only widths and heights scale with the text"
  ) { value, _ in
    value.plainNumber.map {
      "write \($0), because only widths and heights scale with the text"
    }
  }
}

/// The keys of a length that is written as a mapping.
struct LengthDraft: Sendable {
  var scaled: Double?
}

extension Length: ValueConstant {
  static let title = "a length"
  static let fieldTypes = "CGFloat"
  static let word = Construct.ValueKind.either([
    .number(.aboveZero), .token(.spacings), .swiftMember, .percentage,
  ])
  static let forms = ValueForms<Length>(
    "length", blank: LengthDraft(),
    [
      FormKey(
        "scaled", \.scaled, .number(.aboveZero),
        "Points at the default text size, which scale with the text.")
    ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Length>? {
    if entry.value.isNone { return .constant(.unset) }
    if let share = resolver.readPercentage(entry) { return share.map { .constant(.fraction($0)) } }
    if let text = entry.value.scalar?.text, let help = fractionHelp(text) {
      resolver.report(.notANumber(quoted(entry.key.text), "a number", entry.value, help: help))
      return nil
    }
    return resolver.readNumber(entry, .aboveZero, help: lengthHelp(entry))
      .map { .constant(.points($0)) }
  }

  static func value(
    _ draft: LengthDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Length>? {
    draft.scaled.map { .constant(.scaled($0)) }
  }

  static func fits(_ type: TypeExpression) -> Bool { Number.fits(type) }
}

extension ValueForm where Value == CellGenCore.Value<Length> {
  /// A length by data or by state; `none` can be the value of some cases or states only.
  static var length: ValueForm {
    let length = ValueForm.value(of: Length.self)
    return ValueForm(length.kind) { entry, resolver in
      guard entry.value.isNone else { return length.read(entry, &resolver) }
      resolver.report(.noneForLength(entry))
      return nil
    }
  }
}

extension Diagnostic {
  /// The message for a field without the key `field`.
  fileprivate static func fieldForNumber(
    _ subject: String, _ field: Name, help: String
  ) -> Diagnostic {
    Diagnostic(
      .notANumber,
      "\(subject) must be a number, found the field \(quoted(field.text))",
      at: Annotation(field.span, "expected a number"),
      help: help)
  }

  /// The message for a margin of UIKit, which only insets can be.
  fileprivate static func marginForNumber(_ subject: String, _ name: Name) -> Diagnostic {
    Diagnostic(
      .notANumber,
      "\(subject) must be a number, found \(quoted(name.text))",
      at: Annotation(name.span, "only for 'insets'"),
      help: "write a number of points",
      note: "the margins of UIKit are for the 'insets' of elements, as in 'insets: \(name.text)'")
  }

  fileprivate static func noneForLength(_ entry: Mapping.Entry) -> Diagnostic {
    var problem = notANumber(
      quoted(entry.key.text), "a number", entry.value,
      help: "remove \(quoted(entry.key.text)): an element is as large as its content")
    problem.note = "in the cases of a field and in values by state, 'none' leaves it out"
    return problem
  }
}

/// Help for a fraction such as `1/3`, which is written as a percentage.
private func fractionHelp(_ text: String) -> String? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let part = parts[0], let whole = parts[1], part > 0, part <= whole else {
    return nil
  }
  let percent = (Double(part) / Double(whole) * 1000).rounded() / 10
  return "write '\(shortText(percent))%' for this part of the stack around the element"
}

/// Help for a word of other layout systems instead of a length.
private func lengthHelp(_ entry: Mapping.Entry) -> String? {
  let key = entry.key.text
  switch entry.value.scalar?.text.lowercased() {
  case "fill", "full", "max", "infinity", ".infinity", "match_parent", "stretch":
    return key.lowercased().hasSuffix("width")
      ? "write '100%', or 'hugging: low' for the space that is left"
      : "write 'hugging: { vertical: low }' in place of \(quoted(key))"
  case "auto", "automatic", "fit", "hug", "content", "wrap_content", "intrinsic":
    return "remove \(quoted(key)): an element is as large as its content"
  default: return nil
  }
}

extension Resolver {
  /// Reads a share of a whole such as `80%`; nil for another value.
  mutating func readPercentage(_ entry: Mapping.Entry) -> Double?? {
    guard let text = entry.value.scalar?.text, text.hasSuffix("%"),
      let percent = Double(text.dropLast())
    else { return nil }
    guard isPlainNumber(Scalar(text: String(text.dropLast()), style: .plain)),
      percent > 0, percent <= 100
    else {
      report(.outOfRange(quoted(entry.key.text), "above 0% and at most 100%", entry.value))
      return .some(nil)
    }
    return percent / 100
  }

  /// Reads a number, a spacing or a Swift member.
  ///
  /// - Parameter help: what to write instead of a word that is not a spacing.
  mutating func readNumber(
    _ entry: Mapping.Entry, _ range: Construct.NumberRange, help: String? = nil
  ) -> Number? {
    if let scalar = entry.value.scalar, scalar.style == .plain {
      let name = Name(scalar.text, span: entry.value.span)
      if let token = findToken(.spacings, name) { return .token(token) }
      if let member = findMember(name, .spacings) { return .member(member) }
      if scope.fields[name.text] != nil, let help = homeHelp(.spacings, name) {
        if hasAllTokens { report(.fieldForNumber(quoted(entry.key.text), name, help: help)) }
        return nil
      }
      if Inset.words.contains(name.text) {
        report(.marginForNumber(quoted(entry.key.text), name))
        return nil
      }
      if isIdentifier(name.text) || help != nil, !isPlainNumber(scalar), numberRemedy(scalar) == nil
      {
        reportUnknownToken(.spacings, name, subject: quoted(entry.key.text), help: help)
        return nil
      }
    }
    return readNumber(entry.value, quoted(entry.key.text), range).map(Number.literal)
  }
}

extension ValueForm where Value == Number {
  /// A number, a spacing or a Swift member.
  static func spacing(_ range: Construct.NumberRange = .any) -> ValueForm {
    ValueForm(.either([.number(range), .token(.spacings), .swiftMember])) { entry, resolver in
      resolver.readFixed { $0.readNumber(entry, range) }
    }
  }
}

extension ValueForm where Value == CellGenCore.Value<Number> {
  /// A number in a range, by data or by state.
  ///
  /// - Parameter help: what to write instead of a number outside the range, or of another value.
  static func number(
    _ range: Construct.NumberRange, help: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    let number = ValueForm.value(of: Number.self)
    return ValueForm(number.kind.within(range)) { entry, resolver in
      let subject = quoted(entry.key.text)
      let other = entry.value.scalars.first { node in
        node.scalar.map { !isPlainNumber($0) } ?? false && help(node) != nil
      }
      if let other {
        let isPart = if case .fraction = range { true } else { false }
        resolver.report(
          .notANumber(
            subject, isPart ? "a number \(range.expectation)" : "a number", other,
            help: help(other)))
        return nil
      }
      guard let value = number.read(entry, &resolver) else { return nil }
      let wrong = entry.value.scalars.first { node in
        node.scalar.map { isPlainNumber($0) && !(Double($0.text).map(range.contains) ?? true) }
          ?? false
      }
      guard let wrong else { return value }
      resolver.report(.outOfRange(subject, range.expectation, wrong, help: help(wrong)))
      return nil
    }
  }

  /// A number from 0 to 1, by data or by state.
  static var fraction: ValueForm { .number(.fraction, help: fractionHelp) }
}

extension Construct.ValueKind {
  /// This kind, with a different range for numeric literals.
  fileprivate func within(_ range: Construct.NumberRange) -> Construct.ValueKind {
    switch self {
    case .number: .number(range)
    case .either(let kinds): .either(kinds.map { $0.within(range) })
    default: self
    }
  }
}

/// Returns true if a value is written like `50%`.
@Sendable private func isPercentage(_ node: Node) -> Bool {
  guard let text = node.scalar?.text, text.hasSuffix("%") else { return false }
  return Double(text.dropLast().filter { $0 != " " }) != nil
}

/// Help for `50%`, `50 %` or 50 instead of a number from 0 to 1.
@Sendable private func fractionHelp(_ node: Node) -> String? {
  guard let text = node.scalar?.text.filter({ $0 != " " }),
    let percent = Double(isPercentage(node) ? String(text.dropLast()) : text),
    (isPercentage(node) ? 0 : 2)...100 ~= percent
  else { return nil }
  return "write \(shortText((percent * 100).rounded() / 10_000))"
}

extension Node {
  /// The scalars in it, in order.
  var scalars: [Node] {
    switch content {
    case .scalar: [self]
    case .mapping(let mapping): mapping.entries.flatMap(\.value.scalars)
    default: []
    }
  }
}

extension ValueForm where Value == Double {
  /// A number from 0 to 1.
  static var fraction: ValueForm {
    ValueForm(.number(.fraction)) { entry, resolver in
      resolver.readNumber(entry.value, quoted(entry.key.text), .fraction, help: fractionHelp)
    }
  }
}
