extension WholeNumber: ValueConstant {
  static let title = "a whole number"
  static let fieldTypes = "Int"
  static let hasMapping = false
  static let word = Construct.ValueKind.either([.integer(atLeast: 0), .swiftMember])
  static let forms = ValueForms<WholeNumber>("wholeNumber", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<WholeNumber>? {
    resolver.readWholeNumber(entry, atLeast: 0) { _ in nil }.map(Value.constant)
  }

  static func fits(_ type: TypeExpression) -> Bool { type.lastName == "Int" && !type.isOptional }
}

extension ValueForm where Value == WholeNumber {
  /// A whole number or a Swift member.
  ///
  /// - Parameter help: what to write instead of something else.
  static func wholeNumber(
    atLeast least: Int, help: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    ValueForm(.either([.integer(atLeast: least), .swiftMember])) { entry, resolver in
      resolver.readFixed { $0.readWholeNumber(entry, atLeast: least, help: help) }
    }
  }
}

extension ValueForm where Value == CellGenCore.Value<WholeNumber> {
  /// A whole number with a minimum, by data or by state.
  ///
  /// - Parameter help: what to write instead of a smaller number, or of something else.
  static func wholeNumber(
    atLeast least: Int, help: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    checked(.value(of: WholeNumber.self), least, help)
  }

  /// The same for something that is shown without states.
  static func wholeNumberByData(atLeast least: Int) -> ValueForm {
    checked(.fixedOrData(WholeNumber.self), least) { _ in nil }
  }

  /// The maximum number of lines of a text.
  static var lines: ValueForm {
    .wholeNumber(atLeast: 0) { _ in "write 0 for as many lines as the text needs" }
  }

  private static func checked(
    _ form: ValueForm, _ least: Int, _ help: @escaping @Sendable (Node) -> String?
  ) -> ValueForm {
    ValueForm(form.kind.atLeast(least)) { entry, resolver in
      if entry.value.scalar != nil {
        return resolver.readWholeNumber(entry, atLeast: least, help: help).map(Value.constant)
      }
      guard let value = form.read(entry, &resolver) else { return nil }
      let small = entry.value.scalars.first { node in
        node.scalar.map { isPlainInteger($0) && (Int($0.text) ?? least) < least } ?? false
      }
      guard let small else { return value }
      _ = resolver.readInteger(small, quoted(entry.key.text), atLeast: least, help: help)
      return nil
    }
  }
}

extension Construct.ValueKind {
  /// The kind with another minimum for literal whole numbers.
  fileprivate func atLeast(_ least: Int) -> Construct.ValueKind {
    switch self {
    case .integer: .integer(atLeast: least)
    case .either(let kinds): .either(kinds.map { $0.atLeast(least) })
    default: self
    }
  }
}

extension Resolver {
  /// Reads a whole number or a Swift member.
  ///
  /// - Parameter help: what to write instead of a smaller number, or of something else.
  fileprivate mutating func readWholeNumber(
    _ entry: Mapping.Entry, atLeast least: Int, help: @escaping @Sendable (Node) -> String?
  ) -> WholeNumber? {
    if let member = findMember(entry.value, .spacings) { return .member(member) }
    let field = entry.value.scalar.flatMap { scope.isFixed ? nil : scope.fields[$0.text] }
    let value = field.flatMap { field in
      field.type.flatMap {
        WholeNumber.written(from: field.name.text, $0, "\(least)", others: "3")
      }
    }
    return readInteger(entry.value, quoted(entry.key.text), atLeast: least) { node in
      value.map { "write '\($0)'" } ?? help(node)
    }.map(WholeNumber.literal)
  }
}
