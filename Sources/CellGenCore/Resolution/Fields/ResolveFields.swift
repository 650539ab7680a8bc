extension Resolver {
  /// Reads the `data` of a view.
  mutating func resolveFields(
    _ node: Node, of view: WrittenView
  ) -> NamedTable<FieldDraft> {
    guard let mapping = readNames(node, subject: "'data'", help: fieldsHelp(node))
    else {
      return NamedTable(isOpen: true)
    }
    var fields = NamedTable<FieldDraft>(
      isOpen: mapping.isIncomplete, count: mapping.entries.count)
    var names = NamesBeside { _ in mapping.names }
    for entry in mapping.entries {
      let name = checkFieldName(entry, among: &names)
      if name.isUnknown { fields.open() }
      fields.add(resolveField(entry, in: mapping, of: view), meant: name.meant)
    }
    return fields
  }

  /// Reports a name that fields can't have.
  private mutating func checkFieldName(
    _ entry: Mapping.Entry, among names: inout NamesBeside
  ) -> CheckedName {
    // TypeScript's notation for an optional: `icon?: string`.
    if let stem = stem(of: entry.key.text, "?"), isIdentifier(stem),
      let type = entry.value.scalar?.text
    {
      let name = Name(entry.key.text, span: entry.key.span)
      let isTaken = !names.take(stem, in: run)
      report(.optionalName(name, meaning: isTaken ? nil : "\(stem): \(type)?"))
      return CheckedName(meant: isTaken ? name.text : stem, isRejected: true)
    }
    return checkMemberName(
      entry.key, "a field", reserved: ReservedNames.fields, among: &names)
  }
}

/// Returns help to write a list of names as fields.
private func fieldsHelp(_ node: Node) -> String {
  var names: [String] = []
  if case .sequence(let list) = node.content { names = list.items.compactMap(\.scalar?.text) }
  if let name = node.scalar?.text { names = [name] }
  names = names.filter(isIdentifier)
  let fields = (names.isEmpty ? ["title"] : names).prefix(4).map { "\($0): String" }
  return "write each field with its type: 'data: { \(fields.joined(separator: ", ")) }'"
}

extension Resolver {
  /// Reads `name: Type` or `name: Type = default`.
  mutating func resolveField(
    _ entry: Mapping.Entry, in mapping: Mapping
  ) -> FieldDraft {
    let name = Name(entry.key.text, span: entry.key.span)
    var field = FieldDraft(name: name, type: nil, typeSpan: entry.value.span)
    switch entry.value.content {
    case .broken: break
    case .scalar(let scalar):
      let isCut = mapping.isFlow && mapping.isIncomplete
      readType(scalar, entry.value, isCut: isCut, into: &field)
    case .sequence(let sequence):
      readArrayType(sequence, entry.value, into: &field)
    case .empty where entry.value.comment != nil:
      report(.emptyValue("the type of \(quoted(name.text))", entry.value))
    case .mapping, .empty: report(.fieldWithoutType(name, entry.value))
    }
    return field
  }

  /// Reads a type and its default from a scalar.
  ///
  /// - Parameter isCut: True if the parser reported that the text ends too early, as `Result<A, B>` does
  ///   between braces; an unclosed bracket is then not reported again.
  private mutating func readType(
    _ scalar: Scalar, _ node: Node, isCut: Bool,
    into field: inout FieldDraft
  ) {
    let spans = ScalarSpans(node, in: source)
    if readCommonType(scalar, spans, before: node.comment, into: &field) { return }
    var parser = TypeParser(scalar.text)
    do throws(TypeProblem) {
      let (type, range, defaultStart) = try parser.parse()
      field.typeSpan = spans.span(range)
      if let name = type.lowerCaseName, !scalar.text.contains("`") {
        report(.lowerCaseType(name, of: field))
        return
      }
      field.type = type
      guard let defaultStart else {
        field.defaultValue = type.isOptional ? .nil : nil
        return
      }
      readDefault(
        scalar, from: defaultStart, spans, before: node.comment, into: &field)
    } catch {
      if isCut, case .unclosed = error.kind { return }
      let subject = "the type of \(quoted(field.name.text))"
      if let sign = signBeforeType(scalar.text) {
        report(
          .signBeforeType(subject, at: spans.span(sign), isExact: spans.areExact))
        return
      }
      report(
        .type(
          error, of: subject, text: scalar.text, at: spans.span(error.range),
          isExact: spans.areExact))
    }
  }
}

extension Resolver {
  /// Reads one of the most common types, alone or with ` = ` and a default; returns false for other types.
  private mutating func readCommonType(
    _ scalar: Scalar, _ spans: ScalarSpans, before comment: Node.Comment?,
    into field: inout FieldDraft
  ) -> Bool {
    guard let (name, hasDefault) = nameOfType(scalar.text), let type = commonTypes[name] else {
      return false
    }
    let length = name.utf8.count
    field.typeSpan = spans.span(0..<length)
    field.type = type
    field.isWellKnown = true
    if hasDefault {
      readDefault(scalar, from: length + 2, spans, before: comment, into: &field)
    } else {
      field.defaultValue = type.isOptional ? .nil : nil
    }
    return true
  }
}

/// Returns the text before ` = `, or all of it; nil for text with other spaces.
///
/// It compares bytes, because it runs for every field.
private func nameOfType(_ text: String) -> (name: String, hasDefault: Bool)? {
  var text = text
  let length = text.withUTF8 { bytes in
    var end = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
    return end == bytes.count || bytes[end...].starts(with: " = ".utf8) ? end : nil
  }
  guard let length else { return nil }
  let isWhole = length == text.utf8.count
  return (isWhole ? text : String(text.utf8.prefix(length)) ?? "", !isWhole)
}

/// Returns the range of the `=` and its spaces in `= String`, where the rest is a type.
private func signBeforeType(_ text: String) -> Range<Int>? {
  guard text.hasPrefix("=") else { return nil }
  let rest = text.dropFirst().drop { $0 == " " }
  var parser = TypeParser(String(rest))
  guard (try? parser.parse()) != nil else { return nil }
  return 0..<text.utf8.count - rest.utf8.count
}

extension Resolver {
  /// Reads the default that follows a type and checks that it fits.
  mutating func readDefault(
    _ scalar: Scalar, from start: Int, _ spans: ScalarSpans, before comment: Node.Comment?,
    into field: inout FieldDraft
  ) {
    do throws(DefaultProblem) {
      let (literal, range) = try parseDefault(Array(scalar.text.utf8), from: start)
      field.defaultValue = literal
      if let type = field.type, !accepts(type, literal) {
        report(.defaultMismatch(literal, field, type, at: spans.span(range)))
      }
    } catch {
      // A placeholder, which avoids reports about samples without the field.
      field.defaultValue = .nil
      let isQuoted = error.kind == .unclosedString && comment?.text.contains("\"") == true
      if let comment, error.kind == .missing || isQuoted {
        report(
          .commentForDefault(field.name, scalar.text, comment, isQuoted: isQuoted))
        return
      }
      report(
        .defaultSyntax(
          error, of: field,
          text: String(decoding: Array(scalar.text.utf8)[error.range], as: UTF8.self),
          isPlain: scalar.style == .plain, at: spans.span(error.range),
          isExact: spans.areExact))
    }
  }

  /// Reads `[String]`, which is an array type in Swift and a list with one text in YAML.
  private mutating func readArrayType(
    _ sequence: Node.Sequence, _ node: Node, into field: inout FieldDraft
  ) {
    guard !sequence.isIncomplete else { return }
    guard sequence.isFlow, sequence.items.count == 1, let element = sequence.items[0].scalar else {
      report(.unquotedType(field.name, node))
      return
    }
    let text = "[\(element.text)]"
    var parser = TypeParser(text)
    do throws(TypeProblem) {
      let (type, _, defaultStart) = try parser.parse()
      let isQuotedPair: Bool = if case .dictionary = type { true } else { false }
      if defaultStart != nil || isQuotedPair {
        report(.unquotedType(field.name, node))
      }
      field.type = type
      field.typeSpan = node.span
    } catch {
      report(
        .type(error, of: "the type of \(quoted(field.name.text))", text: text, at: node.span))
    }
  }
}

/// The most common field types, which don't need to be parsed each time.
private let commonTypes: [String: TypeExpression] = {
  let names = ["String", "Int", "Bool", "Double", "Date", "URL", "UUID", "UIImage"]
  let types = names.map(TypeExpression.init)
  let all = types + types.map { .optional($0) }
  return Dictionary(all.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
}()

extension TypeExpression {
  /// A name in a type that begins with a lowercase letter and isn't qualified by a module. Such names are
  /// typos of `String` and the like, except those from C, which contain a `_`.
  fileprivate var lowerCaseName: String? {
    switch self {
    case .optional(let wrapped): return wrapped.lowerCaseName
    case .array(let element): return element.lowerCaseName
    case .dictionary(let key, let value): return key.lowerCaseName ?? value.lowerCaseName
    case .named(let components):
      if components.count == 1, components[0].name.utf8.first.map(isLower) == true,
        !components[0].name.utf8.contains(UInt8(ascii: "_"))
      {
        return components[0].name
      }
      for component in components {
        for argument in component.arguments {
          if let name = argument.lowerCaseName { return name }
        }
      }
      return nil
    }
  }
}

extension DiagnosticCode {
  package static let unquotedType = Self("unquoted-type", .error, .types)
}

extension Diagnostic {
  /// Returns the error about a field name with a question mark.
  ///
  /// - Parameter field: The replacement; nil if another field has the name.
  static func optionalName(_ name: Name, meaning field: String?) -> Diagnostic {
    var report = notAnIdentifier(
      name, "a field", startsWithCapital: false, remedy: nil, without: nil)
    report.help =
      field.map { "write '\($0)': the '?' belongs to the type" }
      ?? "remove it, since the field is declared without the '?', too"
    return report
  }

  static func lowerCaseType(_ name: String, of field: FieldDraft) -> Diagnostic {
    let known = name == "text" ? ["String"] : wellKnownTypes(meantBy: capitalized(name))
    let near =
      [capitalized(name)].filter(KnownType.names.contains)
      + known + Suggestion.names(near: name, among: KnownType.names).prefix(1)
    let remedy = known.count > 1 ? known : [near.first ?? upperCamelCase(name)]
    let isForOneCell = field.name.text == "id" && name == WrittenView.only
    return Diagnostic(
      .nameCase,
      "the name of a type must begin with a capital letter, found \(quoted(name))",
      at: Annotation(field.typeSpan),
      help: isForOneCell
        ? "write 'id: \(name)' beside 'data' for a view with at most one cell"
        : "write \(enumeration(remedy, "or"))",
      note: "to use your own type of that name, write its module: 'Module.\(name)'")
  }

  static func fieldWithoutType(_ field: Name, _ node: Node) -> Diagnostic {
    Diagnostic(
      .typeSyntax,
      "the type of \(quoted(field.text)) must be a Swift type, found \(node.described)",
      at: Annotation(node.isEmpty ? field.span : node.span, "no type"),
      help: typeInMapping(node).map { "write '\(field.text): \($0)'" }
        ?? dictionaryType(node).map { "write \(field.text): \"\($0)\"" }
        ?? structHelp(field, node)
        ?? "write '\(field.text): String', or another type; a type with brackets needs quotes",
      fix: dictionaryType(node).flatMap { quotedType($0, insteadOf: node) })
  }

  /// Returns help for `{ amount: Decimal, currency: String }` and `{ enum: [a, b] }`, which are declared in
  /// Swift code.
  private static func structHelp(_ field: Name, _ node: Node) -> String? {
    guard case .mapping(let mapping) = node.content, let first = mapping.entries.first else {
      return nil
    }
    if ["enum", "cases"].contains(first.key.text) { return enumHelp }
    guard mapping.entries.allSatisfy({ isIdentifier($0.key.text) && $0.value.scalar != nil }),
      let type = first.value.scalar?.text
    else { return nil }
    let part = "\(field.text)\(capitalized(first.key.text)): \(type)"
    return
      "make each a field, such as '\(part)', or declare a Hashable struct in your Swift code and write "
      + "its name"
  }

  /// The help for an enum in place of its name.
  static let enumHelp = "declare the enum in your Swift code, and write its name"

  /// Returns help for `[a, b]`, which lists the cases of an enum; nil for other lists.
  private static func enumHelp(_ node: Node) -> String? {
    guard case .sequence(let list) = node.content, list.items.count > 1,
      list.items.allSatisfy({ $0.scalar?.text.first?.isLowercase == true })
    else { return nil }
    return enumHelp
  }

  /// Returns the type and the default in `{ type: Int, default: 0 }`, in the correct notation.
  private static func typeInMapping(_ node: Node) -> String? {
    guard case .mapping(let mapping) = node.content, let type = mapping["type"]?.scalar?.text else {
      return nil
    }
    guard let value = mapping["default"]?.scalar ?? mapping["value"]?.scalar else { return type }
    let isText = type == "String" || type == "String?"
    return "\(type) = " + (isText ? "\"\(value.text)\"" : value.text)
  }

  /// Returns the Swift type for `{ String: Int }`.
  private static func dictionaryType(_ node: Node) -> String? {
    guard case .mapping(let mapping) = node.content, mapping.entries.count == 1,
      let value = mapping.entries[0].value.scalar,
      mapping.entries[0].key.text.first?.isLowercase == false
    else { return nil }
    return "[\(mapping.entries[0].key.text): \(value.text)]"
  }

  /// Returns a fix that replaces a collection with a type in quotes, unless the collection contains more.
  private static func quotedType(_ type: String, insteadOf node: Node) -> Fix? {
    var parser = TypeParser(type)
    // Braces and quotes add only a few bytes; a comment adds many.
    guard node.span.range.count <= type.utf8.count + 6, (try? parser.parse()) != nil else {
      return nil
    }
    return Fix(node.span, replacement: "\"\(type)\"")
  }

  static func unquotedType(_ field: Name, _ node: Node) -> Diagnostic {
    Diagnostic(
      .unquotedType,
      "the type of \(quoted(field.text)) is a list in YAML because it begins with '['",
      at: Annotation(node.span, "read as a list"),
      help: enumHelp(node)
        ?? "put the whole type in quotes: \"\(bracketedType(node) ?? "[String]")\"",
      fix: bracketedType(node).flatMap { quotedType($0, insteadOf: node) })
  }

  /// Returns the Swift type for a list.
  static func bracketedType(_ node: Node) -> String? {
    guard case .sequence(let list) = node.content, list.items.count == 1 else { return nil }
    switch list.items[0].content {
    case .scalar(let scalar) where !scalar.text.contains("="): return "[\(scalar.text)]"
    case .sequence: return bracketedType(list.items[0]).map { "[\($0)]" }
    case .mapping: return dictionaryType(list.items[0])
    default: return nil
    }
  }
}
