extension FormKey {
  /// The key for whether an element keeps its space while its field is nil.
  static func keepsPlace(_ path: WritableKeyPath<Model, Bool> & Sendable) -> FormKey {
    FormKey(
      "keepsPlace", path, .flag,
      "Whether it keeps its space while the optional it shows is nil.")
  }
}

extension Resolver {
  /// Warns about an element that keeps its space although it always has something to show.
  mutating func checkPlace(_ key: Mapping.Key?, of field: Field?) {
    guard let key, field?.type.isOptional != true else { return }
    report(.neverHidden(key, field))
  }
}

extension DiagnosticCode {
  package static let neverHidden = Self("never-hidden", .warning, .elements)
}

extension Diagnostic {
  static func neverHidden(_ key: Mapping.Key, _ field: Field?) -> Diagnostic {
    Diagnostic(
      .neverHidden,
      "'keepsPlace' has no effect because the element is never hidden",
      at: Annotation(key.span, "always has something to show"),
      also: field.map { [Annotation($0.typeSpan, "not optional")] } ?? [],
      help: field.map { "remove it, or make \(quoted($0.name.text)) optional" } ?? "remove it")
  }
}
