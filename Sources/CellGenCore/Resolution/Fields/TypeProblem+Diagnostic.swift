extension DiagnosticCode {
  package static let typeSyntax = Self("type-syntax", .error, .types)
  package static let closureType = Self("closure-type", .error, .types)
  package static let tupleType = Self("tuple-type", .error, .types)
  package static let existentialType = Self("existential-type", .error, .types)
  package static let implicitOptional = Self("implicit-optional", .error, .types)
  package static let doubleOptional = Self("double-optional", .error, .types)
  package static let notHashable = Self("not-hashable", .error, .types)
}

extension Diagnostic {
  /// Returns the error about a type that isn't possible for a field, or for a value that an action carries.
  ///
  /// - Parameter isExact: True if the span covers exactly the bytes of the problem, which allows replacing
  ///   them.
  static func type(
    _ problem: TypeProblem, of subject: String, text: String, at span: SourceSpan,
    isExact: Bool = false
  ) -> Diagnostic {
    let (code, headline, label, help) = words(for: problem, of: subject, text: text)
    let part = String(decoding: Array(text.utf8)[problem.range], as: UTF8.self)
    var replacement = problem.kind == .doubleOptional ? optionalOnce(part) : nil
    if case .trailing = problem.kind, isSeparator(part, endOf: text) { replacement = "" }
    return Diagnostic(
      code, headline, at: Annotation(span, label), help: help,
      fix: isExact ? replacement.map { Fix(span, replacement: $0) } : nil)
  }

  /// Returns the error about `= String`, where the `=` replaces the `:` or follows it.
  static func signBeforeType(
    _ subject: String, at span: SourceSpan, isExact: Bool
  ) -> Diagnostic {
    Diagnostic(
      .typeSyntax,
      "\(subject) must be a Swift type, found '='",
      at: Annotation(span, "expected a type"),
      help: "remove the '=' before the type",
      fix: isExact ? Fix(span, replacement: "") : nil)
  }

  /// Returns `String?` for `String??`; nil for `Optional<String?>`, which has more than one correct form.
  private static func optionalOnce(_ type: String) -> String? {
    guard type.hasSuffix("?") else { return nil }
    var base = type[...]
    while base.last == "?" || base.last == " " { base.removeLast() }
    var parser = TypeParser(String(base))
    guard let parsed = try? parser.parse() else { return nil }
    return parsed.type.isOptional ? String(base) : base + "?"
  }

  private static func words(
    for problem: TypeProblem, of subject: String, text: String
  ) -> (DiagnosticCode, String, String, String) {
    let part = String(decoding: Array(text.utf8)[problem.range], as: UTF8.self)
    let verb = problem.range.lowerBound == 0 ? "is" : "contains"
    switch problem.kind {
    case .missing(let found):
      return (
        .typeSyntax,
        "\(subject) must be a Swift type, found \(found.isEmpty ? "nothing more" : quoted(found))",
        "expected a type", "write a type such as String, Int? or \"[String]\""
      )
    case .unclosed(let opener):
      return (
        .typeSyntax, "unclosed \(quoted(opener)) in \(subject)", "opened here",
        opener == "<" || opener == "["
          ? "close it; inside { } and [ ] in YAML, a type with commas must be quoted as a whole"
          : "close it"
      )
    case .trailing(let sign):
      let rest = String(decoding: Array(text.utf8)[problem.range.lowerBound...], as: UTF8.self)
      return (
        .typeSyntax, "unexpected \(quoted(sign)) after \(subject)",
        "expected the end or ' = ' and a default",
        isSeparator(sign, endOf: text)
          ? "remove \(quoted(sign))"
          : collectionHelp(text) ?? alternativesHelp(text)
            ?? (rest.hasPrefix("//")
              ? "start a comment with '#', not '//'"
              : typeHelp(text, upTo: problem.range.lowerBound))
      )
    case .closure:
      return (
        .closureType, "\(subject) \(verb) a closure, but view data contains only values",
        "a closure", "declare it under 'actions': the view then reports it as a value"
      )
    case .tuple:
      return (
        .tupleType, "\(subject) \(verb) a tuple, which is not Hashable", "a tuple",
        "make each element a field, or declare a Hashable struct and name it here"
      )
    case .existential(let word):
      return (
        .existentialType, "\(subject) uses \(quoted(word)), so its values cannot be compared",
        "not a concrete type", "name a concrete type that is Hashable and Sendable"
      )
    case .attribute:
      return (
        .typeSyntax, "\(subject) has an attribute, which stored values cannot have",
        "an attribute", "remove it; a closure belongs under 'actions'"
      )
    case .implicitOptional:
      return (
        .implicitOptional, "\(subject) \(verb) an implicitly unwrapped optional",
        "would crash when nil",
        "write \(quoted(part.dropLast() + "?")), or \(quoted(String(part.dropLast())))"
      )
    case .doubleOptional:
      return (
        .doubleOptional, "\(subject) \(verb) an optional of an optional", "two ways to be nil",
        optionalOnce(part).map { "write \(quoted($0))" } ?? "make it optional once"
      )
    case .notHashable(let type):
      return (
        .notHashable, "\(subject) \(verb) \(quoted(part)), \(flaw(of: type))", "not Hashable",
        "name a concrete type that is Hashable and Sendable"
      )
    case .keyword(let word):
      return (
        .typeSyntax, "\(quoted(word)) in \(subject) is a Swift keyword, not a type", "a keyword",
        alternativesHelp(text)
          ?? (word == "enum" || word == "struct"
            ? "declare the \(word) in your Swift code, and write its name"
            : "name a type, or put the name in backticks if you have a type with that name")
      )
    case .tooDeep:
      return (
        .typeSyntax, "\(subject) nests types more than 40 levels deep", "too deep",
        "declare a struct for the inner part and name it here"
      )
    }
  }

  /// Returns help to write only the type before a character that can't occur in types.
  ///
  /// - Parameter end: The offset of the character, in UTF-8.
  private static func typeHelp(_ text: String, upTo end: Int) -> String {
    let type = String(decoding: Array(text.utf8)[..<end], as: UTF8.self)[...].withoutSpacesAround
    let rest = String(decoding: Array(text.utf8)[end...], as: UTF8.self).filter { $0 != " " }
    // `Optional URL`
    let meant = type == "Optional" && isIdentifier(rest) ? rest + "?" : type
    return "write \(meant.contains { "[],:".contains($0) } ? inYAML(meant) : quoted(meant))"
  }

  /// Returns help for the union types of other languages: `URL | nil`, `null | URL`, `URL or nil`, `open |
  /// closed`; nil for other text.
  private static func alternativesHelp(_ text: String) -> String? {
    let words = text.replacing(" or ", with: "|").split(separator: "|").map {
      String($0.withoutSpacesAround)
    }
    guard words.count > 1 else { return nil }
    let types = words.filter { !["nil", "null", "undefined", "None"].contains($0) }
    if types.count > 1, types.allSatisfy({ isIdentifier($0) && $0.first?.isLowercase == true }) {
      return enumHelp
    }
    guard types.count == 1, types.count < words.count else { return nil }
    var parser = TypeParser(types[0])
    guard (try? parser.parse()) != nil else { return nil }
    let meant = types[0].hasSuffix("?") ? types[0] : types[0] + "?"
    return "write \(meant.contains { "[],:".contains($0) } ? inYAML(meant) : quoted(meant))"
  }

  /// Returns true if a character ends lines in other languages, or is an unmatched bracket, at the end of the
  /// text.
  private static func isSeparator(_ sign: String, endOf text: String) -> Bool {
    [",", ";", "}", "]"].contains(sign) && text.hasSuffix(sign)
      && !text.dropLast().contains(Character(sign))
  }

  /// Returns help for the brackets that other languages put after a name: `String[]`, `Array[String]`; nil
  /// for other text.
  static func collectionHelp(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close,
      isIdentifier(String(text[..<open]))
    else { return nil }
    let (name, inner) = (String(text[..<open]), text[text.index(after: open)..<close])
    let rest = text[text.index(after: close)...]
    let type: String? =
      switch (name, inner.contains(":") || inner.contains(",")) {
      case (_, false) where inner.isEmpty:
        "[\(wellKnownTypes(meantBy: name).first ?? capitalized(name))]"
      case ("Set", false): "Set<\(inner)>"
      case ("Array", false), ("List", false): "[\(inner)]"
      case ("Dictionary", true), ("Map", true): "[\(inner.replacing(",", with: ":"))]"
      default: nil
      }
    guard let type else { return nil }
    var parser = TypeParser(type + rest)
    guard (try? parser.parse()) != nil else { return nil }
    return rest.contains("\"")
      ? "write '\(type)' instead, and put the whole value in single quotes"
      : "write \(inYAML(type + rest)), in quotes"
  }

  private static func flaw(of type: String) -> String {
    switch type {
    case "Never", "Void", "()": "which has no values"
    case "Self": "which no struct can contain"
    default: "whose values cannot be compared"
    }
  }
}
