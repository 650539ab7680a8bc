/// What a bare word means where a text may be fixed or come from a field.
enum BareWord {
  case field
  case literal
}

/// Reads a text: a bare word, `{ literal: … }` or `{ field: … }`.
func readTextSource(
  _ node: Node, _ subject: String, _ bareWord: BareWord, for use: TextUse = .words,
  _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Text? {
  if case .mapping = node.content {
    return readTextMapping(node, subject, scope, &diagnostics)
  }
  switch bareWord {
  case .literal:
    guard let text = readText(node, subject, for: use, &diagnostics) else { return nil }
    if scope.view.fields[text] != nil {
      diagnostics.report(.literalLikeField(subject, Name(text, span: node.span)))
    }
    return .literal(text)
  case .field:
    if let scalar = node.scalar, isTemplate(scalar.text) || isExpression(scalar.text),
      scope.view.fields[scalar.text] == nil
    {
      diagnostics.report(.template(subject, Name(scalar.text, span: node.span)))
      return nil
    }
    let note = node.scalar.map {
      "for fixed text write '{ text: { literal: \(inYAML($0.text)) } }'"
    }
    return scope.view.fields.find(node, subject, note: note, &diagnostics)?.field
      .map(Text.field)
  }
}

/// Whether a text has places to be filled in, as other languages write them.
private func isTemplate(_ text: String) -> Bool {
  ["{", "\\(", "%@", "%d", "%s"].contains { text.contains($0) }
}

/// Whether a text is an expression of Swift: a call, or two values and an operator between them.
private func isExpression(_ text: String) -> Bool {
  if [" ?? ", " + ", " ? "].contains(where: { text.contains($0) }) { return true }
  guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return false }
  return text[..<open].split(separator: ".").allSatisfy { isIdentifier(String($0)) }
    && open > text.startIndex
}

/// Reads a text that must be a `String` where it comes from a field.
func readStringSource(
  _ node: Node, _ subject: String, for use: TextUse = .words, _ scope: LayoutScope,
  _ diagnostics: inout Diagnostics
) -> Text? {
  let source = readTextSource(node, subject, .literal, for: use, scope, &diagnostics)
  guard let text = source else { return nil }
  if case .field(let field) = text, KnownType(field.type).unwrapped != .text {
    diagnostics.report(
      .notAString(subject, field, at: textSpan(node)), of: field,
      meant: field.type.misspelt { $0 == .text })
    return nil
  }
  return text
}

private func readTextMapping(
  _ node: Node, _ subject: String, _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Text? {
  let key = Mapping.Key(text: "text", span: node.span)
  guard let mapping = readMapping(node, .text, of: key, &diagnostics) else { return nil }
  if let literal = mapping.entry("literal"), let field = mapping.entry("field") {
    diagnostics.report(.literalAndField(literal.key, field.key))
    return nil
  }
  if let literal = mapping["literal"] {
    return readText(literal, "'literal'", &diagnostics).map(Text.literal)
  }
  if let field = mapping["field"] {
    return scope.view.fields.find(field, "'field'", &diagnostics)?.field.map(Text.field)
  }
  if !mapping.isIncomplete, mapping.entries.isEmpty {
    diagnostics.report(.emptyText(subject, at: node.span, scope.view.fields))
  }
  return nil
}

/// The place of a field's name in a text.
func textSpan(_ node: Node) -> SourceSpan {
  if case .mapping(let mapping) = node.content { return mapping["field"]?.span ?? node.span }
  return node.span
}

extension DiagnosticCode {
  package static let literalAndField = Self("literal-and-field", .error, .elements)
  package static let literalLikeField = Self("literal-like-field", .warning, .elements)
}

extension Diagnostic {
  static func literalAndField(_ literal: Mapping.Key, _ field: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .literalAndField,
      "a text is either 'literal' or 'field', not both",
      at: Annotation(field.span),
      also: [Annotation(literal.span)],
      help: "remove one of them")
  }

  static func template(_ subject: String, _ text: Name) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) names one field, found \(quoted(text.text))",
      at: Annotation(text.span, "nothing is filled in"),
      help: "declare a field for the whole text, and put it together in your code")
  }

  static func literalLikeField(_ subject: String, _ name: Name) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(name.text)), and there is a field of that name",
      at: Annotation(name.span, "the text itself, not the field's"),
      help: "write '{ field: \(name.text) }', or '{ literal: \(name.text) }' for the text itself")
  }

  static func emptyText(
    _ subject: String, at span: SourceSpan, _ fields: FieldTable
  ) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) says neither 'literal' nor 'field'",
      at: Annotation(span, "no text"),
      help: "write '{ field: \(fields.example) }' with a field, or '{ literal: … }' with fixed text"
    )
  }

  static func notAString(_ subject: String, _ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "\(subject) cannot come from \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "not a String"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "name a field of type String or String?")
  }
}
