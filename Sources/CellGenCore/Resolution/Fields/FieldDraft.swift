/// A field that is being resolved: if its type is wrong, its name is still known.
struct FieldDraft: NamedDraft {
  var name: Name
  /// The type; nil if it was reported as a mistake.
  var type: TypeExpression?
  var typeSpan: SourceSpan
  /// True if the type is one of the most common ones, which never refer to declarations in manifests.
  var isWellKnown = false
  var defaultValue: Literal?
  var origin = FieldOrigin.namesake
  /// True for a name that isn't part of a view's data.
  var isItem = false

  /// The field of the model; nil without a type.
  var field: Field? {
    type.map {
      Field(
        name: name, type: $0, typeSpan: typeSpan, defaultValue: defaultValue, isItem: isItem,
        origin: origin)
    }
  }
}

extension NamedTable where Draft == FieldDraft {
  /// The fields of the model: those that have a type.
  var complete: [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(all.count)
    for draft in all { if let field = draft.field { fields.append(field) } }
    return fields
  }

  /// The name of a field, as an example in help.
  var example: String {
    let all = all.filter { isIdentifier($0.name.text) }
    let shown = all.filter { $0.type.map { KnownType($0).isLabelText } == true }
    return (shown.first { $0.name.text != "id" } ?? shown.first ?? all.first)?.name.text ?? "title"
  }
}

extension DiagnosticCode {
  package static let unknownField = Self("unknown-field", .error, .fieldsAndActions)
}

extension Diagnostic {
  /// Returns the error about an unknown field.
  ///
  /// - Parameters:
  ///   - fitting: The known fields whose type fits; nil for all.
  ///   - help: The advice to give instead of suggesting a similar name.
  static func unknownField(
    _ name: Name, known: [String], fitting: [String]? = nil, of view: String? = nil,
    help: String? = nil, note: String? = nil
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    let inBraces = fieldInBraces(name.text, among: known)
    // Several words, quotes, or an invalid name mean that it is text.
    let isText =
      note != nil && name.text.contains(" ")
      || near.isEmpty && (!isIdentifier(name.text) || name.span.range.count > name.text.utf8.count)
    // `Name` can be the title for the field `name`.
    let mayBeTitle =
      note != nil && near.contains { $0 != name.text && capitalized($0) == name.text }
    let textHelp = isText ? note : nil
    let place = view.map { "the data of \(quoted($0))" } ?? "'data'"
    // Separate statements, because the compiler would take a second for a single expression.
    var words: String? = help ?? textHelp
    if words == nil, let inBraces { words = "write '\(inBraces)', without the braces" }
    if words == nil, name.text.contains("{") {
      words = "write the name of one field: text with fields in braces is not supported here"
    }
    words = words ?? Suggestion.help(for: near)
    if words == nil {
      let candidates = fitting.map { known.filter(Set($0).contains) } ?? known
      words =
        isIdentifier(name.text)
        ? nameHelp(name.text, among: candidates, "field")
        : "declare a field for it in 'data', which your code computes, and write its name"
    }
    if words == nil {
      words =
        known.isEmpty
        ? missingFieldHelp(name.text)
        : "add a field of the right type to 'data', and write its name"
    }
    var fix: Fix?
    if help == nil, !mayBeTitle, textHelp == nil {
      fix =
        if let inBraces {
          Fix(name.span, replacement: inBraces)
        } else {
          Fix(reference: name, near: near)
        }
    }
    return Diagnostic(
      .unknownField,
      "there is no field \(quoted(name.text)) in \(place)",
      at: Annotation(name.span, "unknown field"),
      help: words,
      note: textHelp == nil ? note : nil,
      fix: fix)
  }

  /// Returns the field in `{title}`; nil for other text.
  private static func fieldInBraces(_ text: String, among known: [String]) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst().dropLast().withoutSpacesAround
    return known.contains(name) ? name : nil
  }

  /// Returns the help for a view without fields.
  private static func missingFieldHelp(_ name: String) -> String {
    if ["true", "false"].contains(name) {
      return "add a field to the 'data' of the view, as in 'data: { isOn: Bool }', and write 'isOn'"
    }
    let example = isIdentifier(name) ? name : "title"
    return "add it to the 'data' of the view, as in 'data: { \(example): String }'"
  }
}
