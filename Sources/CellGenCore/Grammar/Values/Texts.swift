/// The keys of a text that is written as a mapping.
struct TextDraft: Sendable {
  var literal: Phrase?
  var verbatim: Phrase?
  var key: String?
  var text: Phrase?
  var comment: String?
  var formats: [FieldFormat] = []
}

extension TextConstant: ValueConstant {
  static let title = "text"
  static let fieldTypes = "String"
  static let word = Construct.ValueKind.either([.text, .swiftMember])

  private static let literal = FormKey<TextDraft>(
    "literal", \.literal, .phrase, "Fixed text, which is also its key in the string catalog.")

  private static let verbatim = FormKey<TextDraft>(
    "verbatim", \.verbatim, .phrase, "Text that is the same in every language."
  ).synonyms("raw untranslated")

  private static let key = FormKey<TextDraft>(
    "key", \.key, .text(), "The key of the `text` in the string catalog."
  ).fixed(.catalog).synonyms("id")

  private static let text = FormKey<TextDraft>(
    "text", \.text, .phrase, "The text of a `key` in the language of the manifest."
  ).synonyms("default defaultvalue value")

  /// Unless another text is written instead of it, which is a separate mistake.
  private static let keyNeedsText = FormRule(
    .needs([.has(key.name)], oneOf: [.has(text.name)])
  ) { reading in
    guard let written = reading.key(key), reading.lacks(text), reading.lacks(literal),
      reading.lacks(verbatim)
    else { return nil }
    return .keyWithout(written, text.name)
  }

  private static let textNeedsKey = FormRule(
    .needs([.has(text.name)], oneOf: [.has(key.name)]),
    within: { reading, resolver in
      guard let written = reading.key(text), reading.lacks(key) else { return nil }
      let scalar = reading.mapping[text.name]?.scalar
      var problem = Diagnostic.textWithoutKey(written, scalar)
      if let name = scalar?.text, resolver.isField(name) {
        problem.help = "write '{ field: \(name) }'"
      }
      return problem
    })

  static let forms = ValueForms<TextConstant>(
    "text", blank: TextDraft(),
    [
      literal, verbatim, key, text,
      FormKey(
        "comment", \.comment, .text(), "A comment for translators."
      ).fixed(.catalog)
        .fallback("the `doc` of the view"),
      FormKey(
        "formats", \.formats, .formats,
        "The formats of fields in the text, by the names of the fields."),
    ],
    rules: [
      .excludes(literal, verbatim, Diagnostic.twoTexts),
      .excludes(literal, key, Diagnostic.textBesideKey),
      .excludes(verbatim, key, Diagnostic.twoTexts),
      .excludes(literal, text, Diagnostic.twoTexts),
      .excludes(verbatim, text, Diagnostic.twoTexts),
      keyNeedsText, textNeedsKey,
    ], byData: [format],
    rulesByData: [
      FormRule(.excludes(.has("cases"), .has(format.name))) { reading in
        guard let cases = reading.mapping.entry("cases")?.key, let format = reading.key(format)
        else { return nil }
        return .formatOfCases(cases, format)
      }
    ])

  private static let format = FormKey<DataDraft<TextConstant>>(
    "format", \.format, .format, "The format of the field."
  ).synonyms("formatter formatstyle dateformat numberformat")

  static func value(
    of field: Field, as format: TextFormat, at span: SourceSpan, _ resolver: inout Resolver
  ) -> Value<TextConstant>? {
    let value = ShownValue(field: field, format: format)
    guard resolver.checkFormat(value, at: span) else { return nil }
    return .constant(.phrase(Phrase(parts: [.value(value)], isVerbatim: true, span: span)))
  }

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<TextConstant>? {
    let isOneOfSeveral = !resolver.scope.isFixed
    if isOneOfSeveral, entry.value.isNone { return .constant(.none) }
    let use = TextUse(mayBeNone: isOneOfSeveral)
    return resolver.readFixedText(entry.value, quoted(entry.key.text), for: use)
      .map(Value.constant)
  }

  static func value(
    _ draft: TextDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<TextConstant>? {
    guard var phrase = draft.literal ?? draft.verbatim ?? draft.text else {
      if case .mapping(let mapping) = written.value.content, !mapping.isIncomplete,
        !["literal", "verbatim", "key", "text"].contains(where: { mapping[$0] != nil }),
        mapping.entries.allSatisfy({ forms.constants.construct.has($0.key.text) })
      {
        resolver.report(.textWithoutText(written))
      }
      return nil
    }
    phrase.isVerbatim = draft.verbatim != nil
    phrase.key = draft.key
    phrase.comment = draft.comment ?? resolver.scope.summary
    return resolver.finish(&phrase, formats: draft.formats) ? .constant(.phrase(phrase)) : nil
  }

  static func fits(_ type: TypeExpression) -> Bool { KnownType(type).isLabelText }

  static func isMeant(_ type: KnownType) -> Bool { type.isLabelText }
}

extension TypeExpression {
  /// True for a field that a label can show directly, rather than through its cases.
  fileprivate var isShownByName: Bool {
    switch KnownType(self).unwrapped {
    case .bool: false
    case .unknown: ["Measurement", "Duration", "NSAttributedString"].contains(unwrapped.lastName)
    default: true
    }
  }
}

extension TypeExpression {
  /// True if its values can be part of an image's name: a text, or a whole number.
  fileprivate var isPartOfNames: Bool {
    switch KnownType(self).unwrapped {
    case .text, .integer: true
    default: false
    }
  }
}

extension Mapping {
  /// The name in `{ field: name }`; nil for another mapping.
  fileprivate var onlyField: Name? {
    guard entries.count == 1, entries[0].key.text == "field", let name = entries[0].value.scalar,
      name.style == .plain
    else { return nil }
    return Name(name.text, span: entries[0].value.span)
  }
}

extension ValueForm where Value == Phrase {
  /// Text with fields in braces.
  fileprivate static var phrase: ValueForm {
    ValueForm(.text) { entry, resolver in
      resolver.readPhrase(entry.value, quoted(entry.key.text), for: .words)
    }
  }
}

extension ValueForm where Value == TextConstant {
  /// Text that is set once, when a view is created, so it contains no fields.
  static var sameText: ValueForm {
    ValueForm(.either(TextConstant.constantKinds)) { entry, resolver in
      guard let text: TextConstant = resolver.readConstant(entry) else { return nil }
      guard case .phrase(let phrase) = text, let field = phrase.fields.first else { return text }
      resolver.report(
        .textNotFixed(quoted(entry.key.text), field.name.text, at: textSpan(entry.value)))
      return nil
    }
  }

  /// Text that people read, other than a single field.
  static func fixedText(for use: TextUse) -> ValueForm {
    ValueForm(
      .either([.text, .swiftMember, .mapping { TextConstant.forms.constants.construct }])
    ) { entry, resolver in
      let (node, subject) = (entry.value, quoted(entry.key.text))
      guard case .mapping(let mapping) = node.content,
        mapping.entries.contains(where: { TextConstant.forms.constants.construct.has($0.key.text) })
      else { return resolver.readFixedText(node, subject, for: use) }
      return resolver.readConstant(entry)
    }
  }
}

extension ValueForm where Value == Text {
  static let labelTextKinds: [Construct.ValueKind] =
    [.name(.member), .swiftMember, .phrase] + TextConstant.mappingKinds

  /// A text or a number for a label: a field, or a mapping.
  static let labelText = ValueForm(.either(labelTextKinds)) { entry, resolver in
    let node = entry.value
    if case .mapping(let mapping) = node.content {
      // A field with a format, or with its own look, is read as if its name were written alone.
      guard let name = mapping.onlyField, let type = resolver.scope.fields[name.text]?.type,
        !TextConstant.fits(type), type.isShownByName
      else { return resolver.readValue(entry) }
      return resolver.readShownText(
        Mapping.Entry(
          key: entry.key,
          value: Node(.scalar(Scalar(text: name.text, style: .plain)), span: name.span)))
    }
    if let member = resolver.findMember(node, .texts) { return .constant(.member(member)) }
    return resolver.readShownText(entry)
  }

  /// A text: fixed, or from a field of type `String`.
  static func string(for use: TextUse = .words) -> ValueForm {
    ValueForm(.either([.text, .swiftMember] + TextConstant.mappingKinds)) { entry, resolver in
      let (node, subject) = (entry.value, quoted(entry.key.text))
      guard case .mapping = node.content else {
        return resolver.readFixedText(node, subject, for: use).map(Value.constant)
      }
      guard let value: Text = resolver.readValue(entry) else { return nil }
      if !use.isRead, value.hasFormat {
        resolver.report(.formatOfName(subject, at: node.span))
        return nil
      }
      let text = value.map { resolver.text($0, subject, for: use) }
      let field = text.fieldsOfValues.first { KnownType($0.type).unwrapped != .text }
      guard let field else { return text }
      let isWhole = text.field != nil
      resolver.report(
        .notAString(
          subject, field, at: textSpan(node), inBraces: use.isRead && isWhole ? entry.key.text : nil
        ),
        of: field,
        meant: field.type.misspelt { $0 == .text })
      return nil
    }
  }
}

extension Value where Constant == TextConstant {
  /// True if a field in it has a format.
  fileprivate var hasFormat: Bool {
    constants.contains { constant in
      guard case .phrase(let phrase) = constant else { return false }
      return phrase.values.contains { $0.format != nil }
    }
  }
}

extension TextConstant {
  /// The mappings that a text can be.
  static var mappingKinds: [Construct.ValueKind] {
    [
      .mapping { forms.constants.construct }, .mapping { forms.data.construct },
      .mapping { forms.states.construct },
    ]
  }
}

extension Resolver {
  /// Reads fixed text in a place where a field would be written as `{ field: … }`.
  mutating func readFixedText(
    _ node: Node, _ subject: String, for use: TextUse
  ) -> TextConstant? {
    guard let text = readText(node, subject, for: use) else { return nil }
    if node.isNone, !use.mayNameField {
      report(.noneForText(subject, at: node.span))
      return nil
    }
    if !use.mayNameField, node.scalar?.style == .plain, namesType(text) {
      report(.typeLiterally(subject, Name(text, span: node.span), use))
    }
    if !use.mayNameField, let type = scope.fields[text]?.type,
      let field = written(field: text, of: type, for: use)
    {
      // The warning is enough: the field was meant to be shown.
      scope.shown.append(text)
      report(
        .literalLikeField(
          subject, Name(text, span: node.span), field: field))
    }
    if use.isRead, node.scalar?.style != .literal, scope.fields.all.allSatisfy(\.isItem),
      isPropertyPath(text)
    {
      report(
        .pathLiterally(
          subject, Name(text, span: node.span), field: scope.fields.all.first?.name.text))
    }
    if let member = findMember(node, .texts) { return .member(member) }
    if use.isImageName, fieldInBraces(in: text) == nil { return .literal(text) }
    guard var phrase = phrase(in: text, node, subject, for: use) else { return nil }
    if use.isImageName {
      guard areNames(phrase, subject) else { return nil }
      return self.text(.phrase(phrase), subject, for: use)
    }
    phrase.comment = scope.summary
    guard finish(&phrase, formats: []) else { return nil }
    return self.text(.phrase(phrase), subject, for: use)
  }

  /// Reports fields that can't be a part of an image's name; returns false after a report.
  private mutating func areNames(_ phrase: Phrase, _ subject: String) -> Bool {
    var isWhole = true
    for field in phrase.fields where !field.type.isPartOfNames {
      report(.notPartOfName(field, subject, at: phrase.span))
      isWhole = false
    }
    return isWhole
  }

  /// How to write a field whose name was read as text; nil if it may well be meant as text.
  private func written(field name: String, of type: TypeExpression, for use: TextUse) -> String? {
    if KnownType(type).unwrapped == .text { return "'{ field: \(name) }'" }
    // Many fields are named like the symbol that represents them.
    let isSymbol = use.isSymbol && Vocabulary.wordsOfSymbols.contains(name)
    switch KnownType(type).unwrapped {
    case .integer where use.isRead, .number where use.isRead: return "\"{\(name)}\""
    case .bool where use.isRead:
      let others = type.isOptional ? "else" : "false"
      return "'{ field: \(name), cases: { true: …, \(others): … } }' with a text for each case"
    default: break
    }
    guard type.mayBeEnum, !isSymbol else { return nil }
    return
      "'{ field: \(name), cases: { …: …, else: … } }' with \(use.isRead ? "a text" : "a name") "
      + "for each case"
  }

  /// Prepares a text for its use: text that nobody reads is not translated.
  fileprivate mutating func text(
    _ constant: TextConstant, _ subject: String, for use: TextUse
  ) -> TextConstant {
    guard case .phrase(var phrase) = constant, !use.isRead else { return constant }
    guard let text = phrase.fixedText else {
      phrase.isVerbatim = true
      phrase.isRead = false
      return .phrase(phrase)
    }
    if use.isImageName {
      checkImageName(Name(text, span: phrase.span), subject, for: use)
    }
    return .literal(text)
  }

  /// Reads the field that a label shows, or text with fields in braces.
  fileprivate mutating func readShownText(_ entry: Mapping.Entry) -> Text? {
    let (node, subject) = (entry.value, quoted(entry.key.text))
    if let scalar = node.scalar, scalar.text.contains("{"), !scalar.text.contains("{{ "),
      !scalar.text.contains("${")
    {
      return readPhrase(node, subject, for: .words).map { phrase in
        var phrase = phrase
        phrase.comment = scope.summary
        return .constant(.phrase(phrase))
      }
    }
    if let sign = emptyBlock(node) {
      report(
        .wrongKind(
          subject, expected: "a name", found: node,
          help: "write '{ literal: \"\(sign)\" }' for this text",
          note: "'\(sign)' begins a text in the lines below, which are missing"))
      return nil
    }
    if let scalar = node.scalar, isTemplate(scalar.text) {
      report(.template(subject, Name(scalar.text, span: node.span)))
      return nil
    }
    return findField(
      node, subject, note: fixedTextNote(entry), fitting: { KnownType($0).unwrapped.isLabelText })?
      .field.map { .field($0) }
  }

  /// The `>` or `|` of a block scalar without lines; nil for another value.
  private func emptyBlock(_ node: Node) -> String? {
    guard let scalar = node.scalar, scalar.text.isEmpty, Int(node.span.file) == source.index,
      let byte = source.bytes[node.span.range].first
    else { return nil }
    let sign = String(UnicodeScalar(byte))
    return [">", "|"].contains(sign) ? sign : nil
  }
}

/// Returns true for properties such as `orders.count` and `error.localizedDescription`, rather than an address such as
/// `apple.com`.
private func isPropertyPath(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard parts.count > 1,
    parts.allSatisfy({ isIdentifier($0) && $0.first?.isLowercase == true })
  else { return false }
  return ExpressionAdvice.knownMembers.contains(parts[parts.count - 1])
    || parts.contains { $0.contains(where: \.isUppercase) }
}

/// The note on how to write text that is not a field.
func fixedTextNote(_ entry: Mapping.Entry) -> String? {
  entry.value.scalar.map {
    // A text outside an element has its own key, whose value is not a short form.
    let isShort = entry.key.span.range.count != entry.key.text.utf8.count
    let isOwn = keysOfOwnTexts.contains(entry.key.text) || !isShort
    let literal = "{ literal: \(inYAML($0.text)) }"
    return "for fixed text, write "
      + (isOwn ? "'\(entry.key.text): \(literal)'" : "'{ text: \(literal) }'")
  }
}

/// The keys of things other than elements that show a text, such as `badge`.
private let keysOfOwnTexts = Set(
  [Accessory.form.construct, PlainRow.form.construct].flatMap(\.keys)
    .filter { $0.value.mayHoldFields }.map(\.name)
).subtracting(["text"])

extension Construct.ValueKind {
  /// True if it is text that can contain fields in braces.
  fileprivate var mayHoldFields: Bool {
    switch self {
    case .phrase: true
    case .either(let kinds): kinds.contains(where: \.mayHoldFields)
    default: false
    }
  }
}

/// Returns true if text has placeholders in the syntax of another language.
private func isTemplate(_ text: String) -> Bool {
  ["{{", "${", "\\(", "%@", "%d", "%s"].contains { text.contains($0) }
}

/// The span of a field's name in text.
func textSpan(_ node: Node) -> SourceSpan {
  if case .mapping(let mapping) = node.content { return mapping["field"]?.span ?? node.span }
  return node.span
}

/// What to do about a field that a label, or another text, cannot show directly.
///
/// - Parameter key: the key of the text.
private func labelHelp(_ field: Field, _ key: String) -> String {
  switch KnownType(field.type).unwrapped {
  case .date: "add 'format: date', 'format: time' or 'format: relative'"
  case .array(.text):
    "add 'format: list'" + (key == "text" ? ", or show each text with 'repeat'" : "")
  case .unknown where field.type.unwrapped.lastName == "Measurement": "add 'format: measurement'"
  case .unknown where field.type.isViewData && key == "text":
    "write '- view: \(field.name.text)' in the layout"
  case .unknown where field.type.unwrapped.lastName == "UIImage" && key == "text":
    "write '- image: { image: \(field.name.text) }'"
  case .bool, .unknown: casesHelp(field, key) ?? readyText
  default: readyText
  }
}

private let readyText =
  "make it a String that is ready to show, or add 'format: Theme.style' with your own style"

/// Help to show a text for each case of a field; nil for one without cases.
private func casesHelp(_ field: Field, _ key: String) -> String? {
  field.type.exampleCases("…", others: "…").map {
    "write '\(key): { field: \(field.name.text), cases: { \($0) } }' with a text for each case, or "
      + "'format: Theme.style' with your own style"
  }
}

/// The name in a text that consists of one placeholder of another language, such as `{{ title }}`; nil for
/// other texts.
private func wholeTemplate(_ text: String) -> String? {
  guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
  let name = text.dropFirst(2).dropLast(2).filter { $0 != " " }
  return isIdentifier(name) ? name : nil
}

extension DiagnosticCode {
  package static let literalLikeField = Self("literal-like-field", .warning, .elements)
}

extension Diagnostic {
  fileprivate static func textNotFixed(
    _ subject: String, _ field: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "\(subject) must be fixed, found \(quoted("{\(field)}")) in it",
      at: Annotation(span, "depends on data"),
      help: "write text without fields, which is the same in all cells")
  }

  static func keyWithout(_ key: Mapping.Key, _ other: String) -> Diagnostic {
    keyWithout(key, oneOf: [other])
  }

  static func keyWithout(_ key: Mapping.Key, oneOf others: [String]) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(quoted(key.text)) needs the key \(enumeration(others, "or"))",
      at: Annotation(key.span, "has no effect without it"),
      help: "add '\(others[others.count - 1]): …', or remove \(quoted(key.text))")
  }

  static func template(_ subject: String, _ text: Name) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) must name one field, found \(quoted(text.text))",
      at: Annotation(text.span, "not the name of a field"),
      help: wholeTemplate(text.text).map { "write '\($0)' for the field, without braces" }
        ?? (text.text.contains("${")
          ? "write '{name}' without the '$' for a field inside a text; for dollars, write "
            + "'format: { currency: USD }'"
          : "write '{name}' for a field inside a text: \"{name} paid {amount}\""),
      note: "code is not evaluated here; compose anything beyond braces in your own code")
  }

  fileprivate static func textWithoutKey(_ text: Mapping.Key, _ written: Scalar?) -> Diagnostic {
    let value = written.map(\.asWritten) ?? "…"
    return Diagnostic(
      .requiredKey,
      "\(quoted(text.text)) needs the key 'key'",
      at: Annotation(text.span, "has no effect without it"),
      help:
        "add 'key: …' with its key in the catalog, or write '{ literal: \(value) }' for a fixed "
        + "text, or '{ field: … }' for one from the data")
  }

  static func twoTexts(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    .exclusive(one, other, "text")
  }

  static func textBesideKey(_ literal: Mapping.Key, _ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "'literal' is a key itself",
      at: Annotation(literal.span, "text and key in one"),
      also: [Annotation(key.span, "another key")],
      help: "write 'text' instead: '{ key: …, text: … }'")
  }

  static func textWithoutText(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(quoted(entry.key.text)) has no text",
      at: Annotation(entry.value.span, "no text"),
      help: "add 'literal: …' with the text")
  }

  /// - Parameter field: the field as it should be written.
  static func literalLikeField(_ subject: String, _ name: Name, field: String) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(name.text)), but there is a field with that name",
      at: Annotation(name.span, "the text itself, not the field"),
      help: "write \(field), or '{ literal: \(name.text) }' for the text itself")
  }

  fileprivate static func noneForText(_ subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nullText,
      "\(subject) must be text, found 'none'",
      at: Annotation(span, "no text"),
      help: "leave out \(subject), or write \"none\" for this text",
      note: "in the cases of a field and in values by state, 'none' leaves it out")
  }

  /// The message for the name of a type instead of a text.
  fileprivate static func typeLiterally(
    _ subject: String, _ text: Name, _ use: TextUse
  ) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(text.text)), not data of this type",
      at: Annotation(text.span, "the text itself"),
      help: (use.hasData
        ? "declare a field, such as 'title: \(text.text)', under 'data', and write '{ field: title }'"
        : "declare a view with a field 'title: \(text.text)', and name the view here")
        + ", or '{ literal: \(inYAML(text.text)) }' for the text itself")
  }

  /// The message for `error.localizedDescription` in a text without data.
  ///
  /// - Parameter field: the field that a state has; nil for a text without fields.
  fileprivate static func pathLiterally(
    _ subject: String, _ text: Name, field: String?
  ) -> Diagnostic {
    let literal = "'{ literal: \(inYAML(text.text)) }' for the text itself"
    return Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(text.text)), which is not evaluated",
      at: Annotation(text.span, "the text itself"),
      help: field.map { "write \"{\($0)}\", which your code provides, or \(literal)" }
        ?? "write \(literal): a text that varies comes from the field of a view")
  }

  fileprivate static func formatOfName(_ subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .formatType,
      "\(subject) cannot have a format, because nobody reads it",
      at: Annotation(span, "with a format"),
      help: "remove the format")
  }

  fileprivate static func formatOfCases(
    _ cases: Mapping.Key, _ format: Mapping.Key
  ) -> Diagnostic {
    .exclusive(
      cases, format, "key",
      help: "move 'format' into the case whose text is a field: '{ field: …, format: … }'")
  }

  fileprivate static func notPartOfName(
    _ field: Field, _ subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .elementType,
      "\(subject) cannot hold \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "a part of the name of an image"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "name a field of type String or Int")
  }

  /// - Parameter key: the key of a text that can contain numbers in braces.
  static func notAString(
    _ subject: String, _ field: Field, at span: SourceSpan, inBraces key: String? = nil
  ) -> Diagnostic {
    let key = KnownType(field.type).unwrapped.isLabelText ? key : nil
    return misfit(
      "\(subject) cannot come from", field, at: span, "not a String",
      help: key.map { "write '\($0): \"{\(field.name.text)}\"'" }
        ?? "name a field of type String or String?")
  }

  /// - Parameters:
  ///   - shower: the element that should show it: "a label".
  ///   - key: the key of its text.
  static func notLabelText(
    _ field: Field, at span: SourceSpan, shownBy shower: String, under key: String
  ) -> Diagnostic {
    misfit(
      "\(shower) cannot show", field, at: span, "neither text nor a number",
      help: labelHelp(field, key),
      note: "\(shower) shows String, Substring, whole numbers, Double, Float, CGFloat and Decimal")
  }
}
