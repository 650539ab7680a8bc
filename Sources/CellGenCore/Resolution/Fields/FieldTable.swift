/// A field while it is being resolved: a wrong type leaves its name known.
struct FieldDraft {
  var name: Name
  /// Nil when the type was reported as a mistake.
  var type: TypeExpression?
  var typeSpan: SourceSpan
  var defaultValue: Literal?

  /// The field of the model; only for one with a type.
  var field: Field? {
    type.map { Field(name: name, type: $0, typeSpan: typeSpan, defaultValue: defaultValue) }
  }
}

/// The fields of a view by name, in order of declaration.
struct FieldTable {
  private(set) var all: [FieldDraft] = []
  private var positions: [String: Int] = [:]
  /// Whether nothing follows from a name that is not here.
  var isIncomplete: Bool

  init(isIncomplete: Bool = false) { self.isIncomplete = isIncomplete }

  /// Adds a field; one whose name was reported is known by the name to write instead, too.
  mutating func add(_ field: FieldDraft, meant: String) {
    var field = field
    positions[field.name.text] = all.count
    if positions[meant] == nil {
      positions[meant] = all.count
      field.name.text = meant
    }
    all.append(field)
  }

  subscript(name: String) -> FieldDraft? { positions[name].map { all[$0] } }

  /// The names that help may offer.
  var names: [String] { all.map(\.name.text).filter(isIdentifier) }

  /// A field for help to name.
  var example: String {
    let all = all.filter { isIdentifier($0.name.text) }
    let shown = all.filter { $0.type.map { KnownType($0).isLabelText } == true }
    return (shown.first { $0.name.text != "id" } ?? shown.first ?? all.first)?.name.text ?? "title"
  }

  /// Finds the field that a node names.
  ///
  /// - Errors: `unknown-field`; nil is to be passed over in silence.
  func find(
    _ node: Node, _ subject: String, note: String? = nil, _ diagnostics: inout Diagnostics
  ) -> FieldDraft? {
    guard let name = readName(node, subject, &diagnostics) else { return nil }
    if let field = self[name.text] { return field }
    if !isIncomplete {
      let known = diagnostics.isWorthSuggesting ? names : []
      diagnostics.report(.unknownField(name, known: known, note: note))
    }
    return nil
  }
}

extension DiagnosticCode {
  package static let unknownField = Self("unknown-field", .error, .fieldsAndActions)
}

extension Diagnostic {
  static func unknownField(
    _ name: Name, known: [String], of view: String? = nil, note: String? = nil
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    let place = view.map { "the data of \(quoted($0))" } ?? "'data'"
    return Diagnostic(
      .unknownField,
      "there is no field \(quoted(name.text)) in \(place)",
      at: Annotation(name.span, "unknown field"),
      help: nameHelp(name.text, among: known, "field") ?? "name a field that 'data' declares",
      note: note,
      fix: Fix(reference: name, near: near))
  }
}
