/// A field that is being resolved: if its type is wrong, its name is still known.
struct FieldDraft: NamedDraft {
  var name: Name
  /// Nil if the type was reported as a mistake.
  var type: TypeExpression?
  var typeSpan: SourceSpan
  /// Whether the type is one of those that most fields have, which name nothing that manifests declare.
  var isWellKnown = false
  var defaultValue: Literal?
  var origin = FieldOrigin.namesake
  /// True for a name that is no part of a view's data.
  var isItem = false

  /// The field of the model; only for one with a type.
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

  /// A field as an example in help.
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
  /// - Parameters:
  ///   - fitting: those of the known fields whose type fits; nil for all.
  ///   - help: what to do instead of writing a name that is similar.
  static func unknownField(
    _ name: Name, known: [String], fitting: [String]? = nil, of view: String? = nil,
    help: String? = nil, note: String? = nil
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    let inBraces = fieldInBraces(name.text, among: known)
    // What has several words, is in quotes, or is no name, is the text itself.
    let isText =
      note != nil && name.text.contains(" ")
      || near.isEmpty && (!isIdentifier(name.text) || name.span.range.count > name.text.utf8.count)
    // `Name` may be the title of what the field `name` says.
    let mayBeTitle =
      note != nil && near.contains { $0 != name.text && capitalized($0) == name.text }
    let textHelp = isText ? note : nil
    let place = view.map { "the data of \(quoted($0))" } ?? "'data'"
    // One step after the other: as one expression they take the compiler a second.
    var words: String? = help ?? textHelp
    if words == nil, let inBraces { words = "write '\(inBraces)', without the braces" }
    if words == nil, name.text.contains("{") {
      words = "write the name of one field: there can be no text with fields in braces here"
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

  /// The field in `{title}`; nil for another text.
  private static func fieldInBraces(_ text: String, among known: [String]) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst().dropLast().withoutSpacesAround
    return known.contains(name) ? name : nil
  }

  /// Help where a view has no fields.
  private static func missingFieldHelp(_ name: String) -> String {
    if ["true", "false"].contains(name) {
      return "add a field to the 'data' of the view, as in 'data: { isOn: Bool }', and write 'isOn'"
    }
    let example = isIdentifier(name) ? name : "title"
    return "add it to the 'data' of the view, as in 'data: { \(example): String }'"
  }
}
