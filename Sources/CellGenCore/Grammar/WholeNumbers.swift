extension LineLimit: ValueConstant {
  static let title = "a number of lines"
  static let fieldTypes = "Int"
  static let hasMapping = false
  static let word = Construct.ValueKind.either([.integer(atLeast: 0), .swiftMember])
  static let forms = ValueForms<LineLimit>("lines", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<LineLimit>? {
    if let member = resolver.findMember(entry.value, .spacings) {
      return .constant(.member(member))
    }
    let fields = resolver.scope.fields
    return resolver.readInteger(entry.value, quoted(entry.key.text), atLeast: 0) { node in
      let name = node.scalar?.text ?? ""
      let value = fields[name]?.type.flatMap { written(from: name, $0, "0", others: "3") }
      return value.map { "write '\($0)'" } ?? "write 0 for as many lines as the text needs"
    }.map { .constant(.count($0)) }
  }

  static func fits(_ type: TypeExpression) -> Bool { type.lastName == "Int" && !type.isOptional }
}
