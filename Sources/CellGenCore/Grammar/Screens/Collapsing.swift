extension Collapse: FormModel {
  /// The word for a section that is expanded initially.
  private static let header = "header"

  private static let initially = Key(
    "initially", \.initially, .initially,
    "Collapses the section when it first appears: `true`, or a Bool field of the "
      + "repeated data."
  ).fixed(.content).required("add 'initially: true', or write 'collapses: header'")

  package static let form = Form(
    "collapse", "'collapses'", blank: Collapse(),
    short: ShortForm([.choice([header])]) { _, _, _ in true },
    [initially],
    wrongKind: { entry, resolver in
      let word = entry.value.scalar?.text
      let isField = word.map { resolver.scope.fields[$0] != nil } ?? false
      return word == header ? nil : .collapseOfOtherKind(entry, isField: isField)
    })
}

extension ValueForm where Value == Collapse.Initially {
  /// A flag, or a Bool field of the repeated data.
  fileprivate static var initially: ValueForm {
    let field = ValueForm<Field>.repeatedFlag
    return ValueForm(.either([.flag, field.kind])) { entry, resolver in
      switch entry.value.scalar?.text {
      case "true"?: .collapsed
      case "false"?: .expanded
      default: field.read(entry, &resolver).map { .field($0) }
      }
    }
  }
}

extension Diagnostic {
  static func collapseWithoutHeader(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey, "a section that collapses needs a 'header' to tap",
      at: Annotation(key.span, "'header' is missing"),
      help: "add a header, such as 'header: { title: Today }', or remove 'collapses'")
  }

  fileprivate static func collapseOfOtherKind(
    _ entry: Mapping.Entry, isField: Bool
  ) -> Diagnostic {
    let isOff = ["none", "false", "never"].contains(entry.value.scalar?.text)
    return .wrongKind(
      "'collapses'", expected: "'header' or a mapping", found: entry.value,
      help: isOff
        ? "remove 'collapses': without it, the section does not collapse"
        : isField
          ? "write '{ initially: \(entry.value.scalar?.text ?? "") }'"
          : "write 'header', or '{ initially: true }' for a section that is collapsed at first")
  }
}
