extension LineLimit: ValueConstant {
  static let title = "a number of lines"
  static let fieldTypes = "Int"
  static let hasMapping = false
  /// The height of a cell does not follow its state.
  static let hasStates = false
  static let word = Construct.ValueKind.integer(atLeast: 0)
  static let forms = ValueForms<LineLimit>("lines", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<LineLimit>? {
    let fields = resolver.scope.fields
    return resolver.readInteger(entry.value, quoted(entry.key.text), atLeast: 0) { node in
      let name = node.scalar?.text ?? ""
      let value = fields[name]?.type.flatMap { written(from: name, $0, "0", others: "3") }
      return value.map { "write '\($0)'" } ?? "write 0 for as many lines as the text needs"
    }.map { .constant(LineLimit(count: $0)) }
  }

  static func value(
    _ draft: Void, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<LineLimit>? { nil }

  static func fits(_ type: TypeExpression) -> Bool { type.lastName == "Int" && !type.isOptional }
}
