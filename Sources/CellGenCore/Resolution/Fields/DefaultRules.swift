/// Returns true if a literal can be the default of a type; unknown types accept any except `nil`.
func accepts(_ type: TypeExpression, _ literal: Literal) -> Bool {
  // In an optional type, this is a function.
  if type.isOptional, literal == .member("some") { return false }
  if case .member = literal { return true }
  if case .optional(let wrapped) = type { return literal == .nil || accepts(wrapped, literal) }
  let known = KnownType(type)
  if case .unknown = known, type.isObject { return false }
  return known.accepts(literal)
}

extension TypeExpression {
  /// True if it is a well-known system type without literals.
  var isObject: Bool { unwrapped.simpleName.map(typesWithoutLiterals.contains) == true }
}

private let typesWithoutLiterals: Set = [
  "UIColor", "UIImage", "UIFont", "CGColor", "CGImage", "NSAttributedString", "Data", "Locale",
  "TimeZone", "Calendar", "DateComponents", "DateInterval",
]

extension KnownType {
  fileprivate func accepts(_ literal: Literal) -> Bool {
    switch (self, literal) {
    case (_, .nil): false
    case (.unknown, _), (_, .member): true
    case (.text, .string), (.bool, .bool): true
    case (.integer(let range), .integer(let digits)): range.contains(digits)
    case (.character, .string(let text)): text.count == 1
    case (.number(let type), .integer(let digits)): type.contains(integer: digits)
    case (.number(let type), .float(let digits)): type.contains(decimal: digits)
    case (.array, .emptyArray), (.set, .emptyArray), (.dictionary, .emptyDictionary): true
    case (.optional(let wrapped), _): wrapped.accepts(literal)
    default: false
    }
  }
}

extension Literal {
  /// The kind of literal, for messages.
  var described: String {
    switch self {
    case .nil: "nil"
    case .bool(let value): "\(value)"
    case .integer(let digits), .float(let digits): digits
    case .string(let text): "the text \(quoted(text))"
    case .emptyArray: "an empty array"
    case .emptyDictionary: "an empty dictionary"
    case .member(let name): ".\(name)"
    }
  }
}

extension DiagnosticCode {
  package static let defaultSyntax = Self("default-syntax", .error, .defaultsAndSamples)
  package static let defaultMismatch = Self("default-mismatch", .error, .defaultsAndSamples)
}

extension Diagnostic {
  /// Returns the error about a default that isn't a Swift literal.
  static func defaultSyntax(
    _ problem: DefaultProblem, of field: FieldDraft, text: String, isPlain: Bool,
    at span: SourceSpan, isExact: Bool
  ) -> Diagnostic {
    let (headline, help) = words(
      for: problem.kind, of: "the default of \(quoted(field.name.text))", isPlain)
    let plain = field.type.flatMap { plainLiteral(text, $0) }
    let remedy = problem.kind == .notALiteral ? field.type.flatMap { literalRemedy(text, $0) } : nil
    let literal = plain ?? certainLiteral(problem.kind, text, field.type, isPlain)
    return Diagnostic(
      .defaultSyntax, headline, at: Annotation(span),
      help: plain.map { $0.hasPrefix("\"") ? "write \($0)" : "write '\($0)'" } ?? remedy ?? help,
      note: "a default is a number, \"text\", true, false, nil, [], [:] or .member",
      fix: isExact ? literal.map { Fix(span, replacement: $0) } : nil)
  }

  /// Returns the literal equivalent of a Swift expression: `5` for `+5`, `3` for `.some(3)`, `.max` for
  /// `Int.max`, and `"a"` for `#"a"#`; nil for other expressions.
  private static func plainLiteral(_ text: String, _ type: TypeExpression) -> String? {
    let shells = [
      (".some(", ")"), ("Optional(", ")"), ("Optional.some(", ")"), ("#", "#"), ("+", ""),
      ("\(type.unwrapped)", ""),
    ]
    guard let (start, end) = shells.first(where: { text.hasPrefix($0.0) && text.hasSuffix($0.1) })
    else { return nil }
    let plain = String(text.dropFirst(start.count).dropLast(end.count))
    guard let (literal, _) = try? parseDefault(Array(plain.utf8), from: 0), accepts(type, literal)
    else { return nil }
    // In raw strings, a backslash is only a backslash.
    return start == "#" && plain.contains("\\") ? nil : plain
  }

  /// Returns the literal that text unambiguously stands for: `0.5` for `.5`, `"x"` for `“x”`.
  private static func certainLiteral(
    _ kind: DefaultProblem.Kind, _ text: String, _ type: TypeExpression?, _ isPlain: Bool
  ) -> String? {
    if case .bareFraction(let number) = kind { return number }
    guard kind == .notALiteral, isPlain, let type, KnownType(type).unwrapped == .text,
      let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      text.unicodeScalars.count > 1, isStrayQuote(first), isStrayQuote(last)
    else { return nil }
    let inner = text.unicodeScalars.dropFirst().dropLast()
    guard !inner.contains(where: { isStrayQuote($0) || $0 == "\"" || $0 == "\\" }) else {
      return nil
    }
    return "\"\(String(inner))\""
  }

  /// Returns true if a character is a quote in other languages, but not in Swift.
  private static func isStrayQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || isCurlyQuote(scalar.value)
  }

  /// Returns what to write instead of words that aren't a literal of a type.
  private static func literalRemedy(_ text: String, _ type: TypeExpression) -> String? {
    let known = KnownType(type).unwrapped
    if type.isOptional, ["none", "null"].contains(text.lowercased()) || text == "Nil" {
      return "write 'nil'" + (known == .text ? ", or \"\(text)\" for text" : "")
    }
    switch known {
    case .text:
      guard let first = text.unicodeScalars.first else { return nil }
      let inner = String(text.filter { !"'“”‘’\"".contains($0) })
      return LookAlike(first.value) == .quote || first == "'"
        ? "use straight double quotes: \"\(inner)\""
        : text.contains("(") || text.contains("\"")
          ? nil : "write \"\(text)\" in double quotes: '\(type) = \"\(text)\"'"
    case .bool:
      switch text.lowercased() {
      case "yes", "true", "on", "1": return "write 'true'"
      case "no", "false", "off", "0": return "write 'false'"
      default: return Suggestion.help(near: text, among: ["true", "false"])
      }
    case .integer, .number:
      let isWhole = if case .integer = known { true } else { false }
      let plain = text.replacing(",", with: isWhole ? "" : ".")
      if isLiteral(plain, of: known) { return "write '\(plain)'" }
      guard isIdentifier(text) else { return nil }
      return text == "zero" ? "write '.zero', or a number" : "write a number"
    default: return isIdentifier(text) ? "write '.\(text)' for a static member of the type" : nil
    }
  }

  private static func words(
    for kind: DefaultProblem.Kind, of subject: String, _ isPlain: Bool
  ) -> (String, String) {
    switch kind {
    case .missing: ("\(subject) is missing after the '='", "write it, or remove the '='")
    case .notALiteral:
      (
        "\(subject) must be a literal or a member",
        "declare a static member on the type and write '.member'"
      )
    case .unclosedString:
      (
        "\(subject) has an unclosed quote",
        isPlain
          ? "close the quote; if the text has ' #' or ': ', put the whole value in single quotes"
          : "close the quote"
      )
    case .interpolation:
      (
        "\(subject) uses string interpolation, but defaults are fixed",
        "write '\\\\(' for a backslash and a parenthesis, or declare a static member"
      )
    case .unknownEscape(let escape):
      (
        "\(subject) contains the unknown escape \(quoted(escape))",
        "Swift's escapes are \\n, \\t, \\r, \\0, \\\\, \\\", \\' and \\u{1F600}"
      )
    case .bareFraction(let number):
      ("\(subject) needs digits on both sides of the decimal point", "write \(number)")
    case .elements:
      (
        "\(subject) can only be an empty array or dictionary",
        "write [] or [:], or declare a static member on the type and write '.member'"
      )
    case .longString:
      ("\(subject) must be text in one pair of double quotes", "write \"…\"")
    }
  }

  static func defaultMismatch(
    _ literal: Literal, _ field: FieldDraft, _ type: TypeExpression, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .defaultMismatch,
      "the default of \(quoted(field.name.text)) is \(literal.described), "
        + "but its type is '\(type)'",
      at: Annotation(span, "not a value of '\(type)'"),
      also: [Annotation(field.typeSpan, "the type")],
      help: defaultRemedy(literal, type))
  }
}

/// Returns true if text would be a literal of a type with quotes.
private func isLiteral(_ text: String, of type: KnownType) -> Bool {
  guard let (literal, _) = try? parseDefault(Array(text.utf8), from: 0) else { return false }
  switch literal {
  case .integer, .float, .bool: return type != .unknown && type.accepts(literal)
  default: return false
  }
}

/// Returns what to write instead of a default that doesn't fit its type.
private func defaultRemedy(_ literal: Literal, _ type: TypeExpression) -> String {
  if literal == .nil { return "write '\(type)? = nil', or give a value" }
  if type.isObject {
    return
      "declare a static member in an extension of '\(type.unwrapped)' and write '.member', or remove "
      + "the default"
  }
  switch (KnownType(type).unwrapped, literal) {
  case (.text, .integer(let text)), (.text, .float(let text)): return "write \"\(text)\""
  case (.text, .bool(let value)): return "write \"\(value)\""
  case (.text, _): return "write text in double quotes"
  case (let known, .string(let text)) where isLiteral(text, of: known):
    return "remove the quotes: \(text)"
  case (.bool, _): return "write true or false"
  case (.character, _): return "write one character in double quotes"
  case (.number(.decimal), .integer), (.number(.decimal), .float):
    return "declare a static member on Decimal that is created from a string, and write '.member'"
  case (.integer, .integer), (.number, .integer), (.number, .float):
    return "choose a wider type, or a number that fits"
  case (.integer, _): return "write a whole number"
  case (.number, _): return "write a number"
  case (.array, _), (.set, _): return "write []"
  case (.dictionary, _): return "write [:]"
  case (.url, _), (.date, _), (.uuid, _):
    return "remove the default, make the field optional, or write '.member' for a static member"
  default: return "give a value of the type, or remove the default"
  }
}
