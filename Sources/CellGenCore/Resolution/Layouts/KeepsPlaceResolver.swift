/// Reads whether the place of an element stays empty while the field that it shows is nil.
///
/// - Errors: `never-hidden` where the element always has something to show.
func readKeepsPlace(
  _ mapping: Mapping, hiddenBy field: Field?, _ diagnostics: inout Diagnostics
) -> Bool {
  guard let key = mapping.entry("keepsPlace")?.key, mapping.flag("keepsPlace", &diagnostics) == true
  else { return false }
  if field?.type.isOptional != true {
    diagnostics.report(.neverHidden(key, field))
  }
  return true
}

extension DiagnosticCode {
  package static let neverHidden = Self("never-hidden", .warning, .elements)
}

extension Diagnostic {
  static func neverHidden(_ key: Mapping.Key, _ field: Field?) -> Diagnostic {
    Diagnostic(
      .neverHidden,
      "'keepsPlace' has no effect, since the element is never hidden",
      at: Annotation(key.span, "always has something to show"),
      also: field.map { [Annotation($0.typeSpan, "not an optional")] } ?? [],
      help: field.map { "remove it, or make \(quoted($0.name.text)) an optional" } ?? "remove it")
  }
}
