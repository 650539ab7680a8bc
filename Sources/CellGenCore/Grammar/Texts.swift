/// The keys of a text that is described.
struct TextDraft: Sendable {
  var literal: String?
}

extension TextConstant: ValueConstant {
  static let title = "text"
  static let fieldTypes = "String"
  static let word = Construct.ValueKind.text

  static let forms = ValueForms<TextConstant>(
    "text", blank: TextDraft(),
    [
      FormKey("literal", \.literal, .text(), "Fixed text.").synonyms("verbatim")
    ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<TextConstant>? {
    guard let text = resolver.readText(entry.value, quoted(entry.key.text)) else { return nil }
    return .constant(fixedText(Name(text, span: entry.value.span), entry.value))
  }

  static func value(
    _ draft: TextDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<TextConstant>? {
    draft.literal.map { .constant(.literal($0)) }
  }

  static func fits(_ type: TypeExpression) -> Bool { KnownType(type).isLabelText }

  static func isMeant(_ type: KnownType) -> Bool { type.isLabelText }
}

/// A fixed text, or the member of a Swift type that holds one.
private func fixedText(_ text: Name, _ node: Node) -> TextConstant {
  guard node.scalar?.style == .plain, let member = memberPath(text) else {
    return .literal(text.text)
  }
  return .member(member)
}

extension ValueForm where Value == Text {
  /// A text or a number for a label: a field, or a mapping.
  static let labelText = ValueForm(
    .either([.name(.member), .swiftMember] + TextConstant.mappingKinds)
  ) { entry, resolver in
    let node = entry.value
    if case .mapping = node.content { return resolver.readValue(entry) }
    if let scalar = node.scalar, scalar.style == .plain,
      let member = memberPath(Name(scalar.text, span: node.span))
    {
      return .constant(.member(member))
    }
    return resolver.readShownText(entry)
  }

  /// A text: fixed, or from a field of type `String`.
  static func string(for use: TextUse = .words) -> ValueForm {
    ValueForm(.either([.text] + TextConstant.mappingKinds)) { entry, resolver in
      let (node, subject) = (entry.value, quoted(entry.key.text))
      guard case .mapping = node.content else {
        return resolver.readFixedText(node, subject, for: use).map(Value.constant)
      }
      guard let text: Text = resolver.readValue(entry) else { return nil }
      if use.isImageName {
        for case .literal(let name) in text.constants {
          resolver.checkImageName(Name(name, span: node.span), subject)
        }
      }
      guard case .field(let field) = text, KnownType(field.type).unwrapped != .text else {
        return text
      }
      resolver.report(
        .notAString(subject, field, at: textSpan(node)), of: field,
        meant: field.type.misspelt { $0 == .text })
      return nil
    }
  }
}

extension TextConstant {
  /// The mappings that a text may be.
  fileprivate static var mappingKinds: [Construct.ValueKind] {
    [
      .mapping { forms.constants.construct }, .mapping { forms.data.construct },
      .mapping { forms.states.construct },
    ]
  }
}

extension Resolver {
  /// Reads fixed text where a field would be written as `{ field: … }`.
  fileprivate mutating func readFixedText(
    _ node: Node, _ subject: String, for use: TextUse
  ) -> TextConstant? {
    guard let text = readText(node, subject, for: use) else { return nil }
    if !use.mayNameField, let type = scope.fields[text]?.type,
      KnownType(type).unwrapped == .text
    {
      // The warning is enough: the field is meant to be shown.
      scope.shown.insert(text)
      report(.literalLikeField(subject, Name(text, span: node.span)))
    }
    return fixedText(Name(text, span: node.span), node)
  }

  /// Reads the field that a label shows.
  fileprivate mutating func readShownText(_ entry: Mapping.Entry) -> Text? {
    let (node, subject) = (entry.value, quoted(entry.key.text))
    if let scalar = node.scalar, scope.fields[scalar.text] == nil,
      isTemplate(scalar.text) || isExpression(scalar.text)
    {
      report(.template(subject, Name(scalar.text, span: node.span)))
      return nil
    }
    let note = node.scalar.map {
      "for fixed text, write '{ text: { literal: \(inYAML($0.text)) } }'"
    }
    guard let field = findField(node, subject, note: note)?.field else { return nil }
    guard !KnownType(field.type).isLabelText else { return .field(field) }
    report(
      .notLabelText(field, at: node.span), of: field,
      meant: field.type.misspelt(fitting: \.isLabelText))
    return nil
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
  package static let literalLikeField = Self("literal-like-field", .warning, .elements)
}

extension Diagnostic {
  static func keyWithout(_ key: Mapping.Key, _ other: String) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(quoted(key.text)) needs the key \(quoted(other))",
      at: Annotation(key.span, "has no effect without it"),
      help: "add '\(other): …', or remove \(quoted(key.text))")
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
