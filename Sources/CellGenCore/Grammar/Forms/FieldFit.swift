/// The fields that fit a place, by their types. The check, the message, and the manual are derived from it.
struct FieldFit: Sendable {
  /// The place and its verb in messages: "a progress bar cannot show".
  let refusal: @Sendable () -> String
  /// The types in words: "Date or Date?".
  let types: String
  /// How messages describe the mismatch: "not a Date".
  let lack: String
  /// Returns true for a type that fits; it may be optional.
  let fits: @Sendable (KnownType) -> Bool
  /// What to do about a field of another type; by default, name one that fits.
  let help: (@Sendable (Field) -> String)?

  init(
    _ refusal: @autoclosure @escaping @Sendable () -> String, _ types: String, lack: String,
    help: (@Sendable (Field) -> String)? = nil, fits: @escaping @Sendable (KnownType) -> Bool
  ) {
    (self.refusal, self.types, self.lack) = (refusal, types, lack)
    (self.help, self.fits) = (help, fits)
  }
}

extension FieldFit {
  /// The Bool that a switch shows.
  static let toggle = FieldFit(
    "a toggle cannot show", "Bool or Bool?", lack: "not a Bool", fits: { $0 == .bool })

  static func date(of title: String) -> FieldFit {
    FieldFit("\(title) cannot show", "Date or Date?", lack: "not a Date", fits: { $0 == .date })
  }

  /// The number that a control shows.
  ///
  /// - Parameter types: the types that fit, the most common ones first.
  static func number(of title: String, _ types: String) -> FieldFit {
    FieldFit("\(title) cannot show", types, lack: "not a number", fits: isControlNumber)
  }
}

extension ValueForm where Value == Field {
  /// A field that fits, as its name alone or as `{ field: … }`.
  static func field(_ fit: FieldFit) -> ValueForm {
    ValueForm(.field(fit.types)) { entry, resolver in
      let (node, subject) = (entry.value.fieldName, quoted(entry.key.text))
      if fit.fits(.bool), let problem = resolver.opposite(in: node, of: entry.key) {
        resolver.report(problem)
        return nil
      }
      guard
        let field = resolver.findField(
          node, subject, fitting: { fit.fits(KnownType($0).unwrapped) })?.field
      else { return nil }
      if fit.fits(KnownType(field.type).unwrapped) { return field }
      resolver.report(
        .misfit(field, fit, at: node.span), of: field, meant: field.type.misspelt(fitting: fit.fits)
      )
      return nil
    }
  }
}

/// A field in braces, as `{ field: title }`.
struct FieldReference: Sendable {
  var field: FieldDraft?

  static let form = Form(
    "fieldReference", "a field in braces", blank: FieldReference(),
    [
      FormKey<FieldReference>(
        "field", \.field,
        ValueForm(.name(.member)) { entry, resolver in
          resolver.findField(entry.value, quoted(entry.key.text))
        }, "The field it comes from."
      ).required("add 'field: …' with the name of a field")
    ])
}

extension Construct {
  package static let fieldReference = FieldReference.form.construct
}

extension Construct.ValueKind {
  /// The two spellings of a field.
  package static let fieldSpellings: [Construct.ValueKind] = [
    .name(.member), .mapping { .fieldReference },
  ]
}

extension Node {
  /// The name in `{ field: title }`; for any other node, the node itself.
  var fieldName: Node {
    guard case .mapping(let mapping) = content, mapping.entries.count == 1,
      let entry = mapping.entries.first, entry.key.text == "field", entry.value.scalar != nil
    else { return self }
    return entry.value
  }
}

extension Diagnostic {
  static func misfit(_ field: Field, _ fit: FieldFit, at span: SourceSpan) -> Diagnostic {
    misfit(
      fit.refusal(), field, at: span, fit.lack,
      help: fit.help?(field) ?? "name a field of type \(fit.types)")
  }

  /// The message for a field of a type that does not fit.
  ///
  /// - Parameters:
  ///   - refusal: the place and its verb: "a progress bar cannot show".
  ///   - lack: how messages describe the mismatch: "not a Date".
  static func misfit(
    _ refusal: String, _ field: Field, at span: SourceSpan, _ lack: String, help: String,
    _ code: DiagnosticCode = .elementType, also: [Annotation] = [], note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code,
      "\(refusal) \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, lack),
      also: [Annotation(field.typeSpan, "its type")] + also,
      help: help, note: note)
  }
}
