extension Text: FormModel {
  private static let literal = Key("literal", .text(), "Fixed text.") {
    $0 = .literal($1)
  }.essential()

  private static let field = Key(
    "field",
    ValueForm(.name(.member)) { entry, resolver in
      resolver.findField(entry.value, quoted(entry.key.text))?.field
    }, "The field that contains the text."
  ) { $0 = .field($1) }.essential()

  package static let form = Form(
    "text", "a text value", isChoiceOfOne: true, blank: Text.literal(""), [literal, field],
    rules: [.excludes(literal, field, Diagnostic.literalAndField)],
    check: { text, resolver in
      guard text.mapping.entries.isEmpty, !text.mapping.isIncomplete else { return }
      resolver.report(
        .emptyText(
          quoted(text.owner.text), at: text.span, example: resolver.scope.fields.example))
    },
    finish: { _, text, _ in text.has(literal) || text.has(field) })
}

extension ValueForm where Value == Text {
  /// A text or a number for a label: a field, or `{ literal: … }`.
  static let labelText = ValueForm(
    .either([.name(.member), .mapping { Text.form.construct }])
  ) { entry, resolver in
    guard let text = resolver.readText(entry, .field) else { return nil }
    guard case .field(let field) = text, !KnownType(field.type).isLabelText else { return text }
    resolver.report(
      .notLabelText(field, at: textSpan(entry.value)), of: field,
      meant: field.type.misspelt(fitting: \.isLabelText))
    return nil
  }

  /// A text: fixed text, or `{ field: … }` with a field of type `String`.
  static func string(for use: TextUse = .words) -> ValueForm {
    ValueForm(.either([.text, .mapping { Text.form.construct }])) { entry, resolver in
      guard let text = resolver.readText(entry, .literal, for: use) else { return nil }
      guard case .field(let field) = text, KnownType(field.type).unwrapped != .text else {
        return text
      }
      resolver.report(
        .notAString(quoted(entry.key.text), field, at: textSpan(entry.value)), of: field,
        meant: field.type.misspelt { $0 == .text })
      return nil
    }
  }
}

/// The meaning of a bare word, if text can be fixed or come from a field.
private enum BareWord {
  case field
  case literal
}

extension Resolver {
  /// Reads text: a bare word, `{ literal: … }` or `{ field: … }`.
  fileprivate mutating func readText(
    _ entry: Mapping.Entry, _ bareWord: BareWord, for use: TextUse = .words
  ) -> Text? {
    let (node, subject) = (entry.value, quoted(entry.key.text))
    if case .mapping(let mapping) = node.content {
      let owner = Mapping.Key(text: entry.key.text, span: node.span)
      return read(mapping, of: owner, at: node.span, Text.form)
    }
    switch bareWord {
    case .literal:
      guard let text = readText(node, subject, for: use) else { return nil }
      if scope.fields[text] != nil {
        // The warning is enough: the field is meant to be shown.
        scope.shown.insert(text)
        report(.literalLikeField(subject, Name(text, span: node.span)))
      }
      return .literal(text)
    case .field:
      if let scalar = node.scalar, scope.fields[scalar.text] == nil,
        isTemplate(scalar.text) || isExpression(scalar.text)
      {
        report(.template(subject, Name(scalar.text, span: node.span)))
        return nil
      }
      let note = node.scalar.map {
        "for fixed text, write '{ text: { literal: \(inYAML($0.text)) } }'"
      }
      return findField(node, subject, note: note)?.field.map(Text.field)
    }
  }
}

/// Whether text has placeholders in the syntax of another language.
private func isTemplate(_ text: String) -> Bool {
  ["{", "\\(", "%@", "%d", "%s"].contains { text.contains($0) }
}

/// Whether text is a Swift expression: a call, or two values and an operator between them.
private func isExpression(_ text: String) -> Bool {
  if [" ?? ", " + ", " ? "].contains(where: { text.contains($0) }) { return true }
  guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return false }
  return text[..<open].split(separator: ".").allSatisfy { isIdentifier(String($0)) }
    && open > text.startIndex
}

/// The span of a field's name in text.
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
      "text is either 'literal' or 'field', not both",
      at: Annotation(field.span),
      also: [Annotation(literal.span)],
      help: "remove one of them")
  }

  static func template(_ subject: String, _ text: Name) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) must name one field, found \(quoted(text.text))",
      at: Annotation(text.span, "text is not interpolated"),
      help: "declare a field for the whole text, and compose it in your code")
  }

  static func literalLikeField(_ subject: String, _ name: Name) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(name.text)), but there is a field with that name",
      at: Annotation(name.span, "the text itself, not the field"),
      help: "write '{ field: \(name.text) }', or '{ literal: \(name.text) }' for the text itself")
  }

  static func emptyText(
    _ subject: String, at span: SourceSpan, example field: String
  ) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) needs 'literal' or 'field'",
      at: Annotation(span, "no text"),
      help: "write '{ field: \(field) }' with a field, or '{ literal: … }' with fixed text"
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

  static func notLabelText(_ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "a label cannot show \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "neither text nor a number"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "make it a String that is ready to show, or use 'view: custom'",
      note: "a label shows String, Substring, whole numbers, Double, Float, CGFloat and Decimal")
  }
}
