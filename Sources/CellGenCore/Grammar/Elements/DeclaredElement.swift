extension OwnElement: StyledModel {
  package static let facts = Facts<OwnElement>(
    touches: .around, reports: { !$0.reports.isEmpty }, voiceOver: .element,
    namesRow: { _ in .text }, inRow: .flexible, extent: { _ in .bothSides }, box: .around,
    tint: nil, ground: nil, text: nil, hiddenBy: { $0.fieldsItNeeds }, shows: nil, hasStyles: false)

  /// The keys of every element; an element's own keys come from its declaration.
  package static let form = Form(
    "declaredElement", "your own element",
    blank: OwnElement(
      property: "", declaration: OwnElementDeclaration(name: .blank, viewClass: .blank)), Key.look)

  /// The form of an element that a manifest declares.
  static func form(of declaration: OwnElementDeclaration) -> Form<OwnElement> {
    let properties = declaration.properties.map(key)
    let name = declaration.name.text
    return Form(
      form.construct.name, "a \(quoted(name))",
      blank: OwnElement(property: "", declaration: declaration),
      short: properties.first.map { ShortForm($0, as: declaration.properties[0].name.text) },
      mayBeNothing: true,
      properties + declaration.actions.map { actionKey($0, of: declaration) } + Key.look,
      finish: { element, written, resolver in
        for (position, property) in declaration.properties.enumerated()
        where !element.values.contains(where: { $0.property.name.text == property.name.text }) {
          // Nil is left to the class, which may have its own default.
          guard let value = property.defaultValue, value != .nil else { continue }
          let place = min(position, element.values.count)
          element.values.insert((property, .literal(value)), at: place)
        }
        for action in declaration.actions { resolver.readReport(of: action, written, &element) }
        element.property = resolver.scope.names.next(name, .view)
        resolver.finishLook(of: &element, written, shows: element.hidingFields.first)
        return true
      })
  }

  /// The key of a property.
  private static func key(_ property: Field) -> Key {
    let key = Key(
      property.name.text,
      ValueForm(.text) { entry, resolver in resolver.readProperty(entry, property) },
      "A property of type '\(property.type)'."
    ) { $0.values.append((property, $1)) }
    let name = property.name.text
    return property.defaultValue == nil
      ? key.required("add '\(name): …' with a value of type '\(property.type)'") : key
  }

  /// The key that names the action of the view that forwards an action of the element.
  private static func actionKey(_ action: Action, of declaration: OwnElementDeclaration) -> Key {
    Key(
      declaration.keyName(of: action), .later(.name(.member)),
      "The action of the view that forwards \(quoted(action.name.text)).", set: { _, _ in }
    ).synonyms("\(action.name.text) on\(action.name.text)".lowercased())
  }

  /// The fields that hide the element while they are nil, because a property that isn't optional needs them.
  private var fieldsItNeeds: [Field] {
    values.filter { !$0.property.type.isOptional }.flatMap { _, value -> [Field] in
      switch value {
      case .field(let field): [field].filter(\.type.isOptional)
      case .text(let text): text.hidingFields
      case .literal, .member, .flag, .number, .color, .font: []
      }
    }
  }

  package var key: String { declaration.name.text }

  package var settings: [(key: String, value: FormValue)] {
    values.map { ($0.property.name.text, .value($0.value)) }
      + reports.map { ($0.action.name.text, .value($0.reported.name)) }
      + Self.form.keys.map { ($0.name, $0.get(self)) }
  }
}

extension OwnElementDeclaration {
  /// The key for an action, which needs no name of its own if it is the only one.
  fileprivate func keyName(of action: Action) -> String {
    actions.count == 1 ? "action" : action.name.text
  }
}

/// The kind of value that a property takes, determined by its type.
private enum PropertyKind {
  case flag, number, text, color, font, other

  init(_ type: TypeExpression) {
    switch KnownType(type).unwrapped {
    case .bool: self = .flag
    case .integer, .number: self = .number
    case .text: self = .text
    default:
      switch type.unwrapped.simpleName {
      case "UIColor": self = .color
      case "UIFont": self = .font
      default: self = .other
      }
    }
  }

  /// The key under which a manifest describes members of this kind for pictures.
  var previewed: PreviewValues.Kind? {
    switch self {
    case .number: .spacings
    case .text: .texts
    case .color: .colors
    case .font: .fonts
    case .flag, .other: nil
    }
  }
}

extension Resolver {
  /// Reads the value of a property: a field, a Swift member, or another value that its type allows.
  fileprivate mutating func readProperty(
    _ entry: Mapping.Entry, _ property: Field
  ) -> PropertyValue? {
    let kind = PropertyKind(property.type)
    // In the short form, the key is the element's.
    if entry.key.text == property.name.text { noteName(entry.key, as: property.name) }
    if let field = namedField(entry.value) { return value(of: field, for: property, kind, entry) }
    // A field that could not be read may well have the type of the property.
    if let name = entry.value.scalar?.text, isIdentifier(name),
      !scope.fields.reading(name).isAbsent
    {
      return nil
    }
    if let member = findMember(entry.value, kind.previewed) { return .member(member) }
    switch kind {
    case .flag: return readValue(entry).map(PropertyValue.flag)
    case .number: return readPropertyNumber(entry, property).map(PropertyValue.number)
    case .color: return readValue(entry).map(PropertyValue.color)
    case .font: return readValue(entry).map(PropertyValue.font)
    case .text: return readPropertyText(entry, property).map(PropertyValue.text)
    case .other:
      if !entry.value.isBroken { report(.propertyNeedsField(property, entry)) }
      return nil
    }
  }

  /// The field that a value names, as a word or as `{ field: … }`.
  private mutating func namedField(_ node: Node) -> Field? {
    var name = node.scalar?.text
    if case .mapping(let mapping) = node.content, mapping.entries.count == 1 {
      name = mapping["field"]?.scalar?.text
    }
    guard let name, let field = scope.fields[name]?.field else { return nil }
    noteName(Name(name, span: node.fieldName.span), as: field.name)
    scope.shown.append(name)
    return field
  }

  private mutating func value(
    of field: Field, for property: Field, _ kind: PropertyKind, _ entry: Mapping.Entry
  ) -> PropertyValue? {
    if field.type == property.type || field.type.unwrapped == property.type.unwrapped {
      return .field(field)
    }
    switch kind {
    case .flag where Flag.fits(field.type): return .flag(.flag(field))
    case .number where Number.fits(field.type): return .number(.field(field))
    default:
      report(.unfitProperty(field, property, at: textSpan(entry.value)), of: field, meant: [])
      return nil
    }
  }

  private mutating func readPropertyNumber(
    _ entry: Mapping.Entry, _ property: Field
  ) -> Value<Number>? {
    guard let value: Value<Number> = readValue(entry) else { return nil }
    let isWhole = if case .integer = KnownType(property.type).unwrapped { true } else { false }
    for case .literal(let number) in value.constants where isWhole && number.rounded() != number {
      report(
        .wrongKind(
          quoted(entry.key.text), expected: "a whole number", found: entry.value,
          help: "write a number without a fraction"))
      return nil
    }
    return value
  }

  private mutating func readPropertyText(_ entry: Mapping.Entry, _ property: Field) -> Text? {
    let subject = quoted(entry.key.text)
    guard checkExpression(in: entry, .either(ValueForm<Text>.labelTextKinds)) else { return nil }
    guard case .mapping = entry.value.content else {
      let note = entry.value.scalar.map {
        "for fixed text, write '\(entry.key.text): { literal: \(inYAML($0.text)) }'"
      }
      _ = findField(entry.value, subject, note: note)
      return nil
    }
    guard let text: Text = readValue(entry) else { return nil }
    for field in text.fieldsOfValues where KnownType(field.type).unwrapped != .text {
      report(.notAString(subject, field, at: textSpan(entry.value)), of: field, meant: [])
      return nil
    }
    guard text.presence == nil || property.type.isOptional else {
      report(.noneForProperty(property, at: entry.value.span))
      return nil
    }
    return text
  }

  /// Reads the action of the view that forwards an action of an element.
  fileprivate mutating func readReport(
    of action: Action, _ written: FormReading, _ element: inout OwnElement
  ) {
    let key = element.declaration.keyName(of: action)
    guard case .value(let entry) = written.mapping.reading(key) else { return }
    let values = action.payload.map { "\($0.name.text): \($0.type)" }.joined(separator: ", ")
    guard let found = findAction(entry.value, carrying: values.isEmpty ? nil : values) else {
      return
    }
    scope.reported.insert(found.name.text)
    if key == action.name.text { noteName(entry.key, as: action.name) }
    guard case .value(let payload) = found.payload, payload.allSatisfy({ $0.type != nil }) else {
      return
    }
    guard payload.map(\.type) == action.payload.map(\.type) else {
      report(
        .elementAction(
          found, of: "this \(quoted(element.key))",
          values.isEmpty ? "must carry nothing" : "must carry '\(values)'", at: entry.value.span))
      return
    }
    element.reports.append((action, found.action))
  }
}

extension Diagnostic {
  fileprivate static func noneForProperty(_ property: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nullText,
      "\(quoted(property.name.text)) cannot be 'none', since its type is '\(property.type)'",
      at: Annotation(span, "can be nil"),
      also: [Annotation(property.typeSpan, "its type")],
      help: "write a text for each case, or make the property optional: '\(property.type)?'")
  }

  static func unfitProperty(_ field: Field, _ property: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "\(quoted(property.name.text)) cannot come from", field, at: span, "not '\(property.type)'",
      help: "name a field of type '\(property.type)'",
      also: [Annotation(property.typeSpan, "the type of the property")])
  }

  static func propertyNeedsField(_ property: Field, _ entry: Mapping.Entry) -> Diagnostic {
    .wrongKind(
      quoted(property.name.text), expected: "a field of type '\(property.type)'",
      found: entry.value,
      help: "name a field of 'data' with this type, or a static member such as "
        + "'\(property.type.unwrapped.simpleName ?? "Theme").standard'")
  }
}
