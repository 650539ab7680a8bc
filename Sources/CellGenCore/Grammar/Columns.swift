extension ColumnCount: ValueConstant {
  static let title = "a number of columns"
  static let fieldTypes = "Int"
  static let hasMapping = false
  static let word = Construct.ValueKind.either([.integer(atLeast: 1), .swiftMember])
  static let forms = ValueForms<ColumnCount>("columnCount", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<ColumnCount>? {
    if let member = resolver.findMember(entry.value, nil) { return .constant(.member(member)) }
    let fields = resolver.scope.fields
    return resolver.readInteger(entry.value, quoted(entry.key.text), atLeast: 1) { node in
      let name = node.scalar?.text ?? ""
      let value = fields[name]?.type.flatMap { written(from: name, $0, "2", others: "3") }
      return value.map { "write '\($0)'" } ?? "write a whole number, such as 3"
    }.map { .constant(.count($0)) }
  }

  static func fits(_ type: TypeExpression) -> Bool { type.lastName == "Int" && !type.isOptional }
}
