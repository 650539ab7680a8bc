import CellGenCore

/// The data of a view, as far as a manifest tells them.
struct SampleData {
  /// The values that are known, by the names of their fields.
  private var values: [String: SampleValue] = [:]
  /// What stands before the names of fields whose values are not known, such as `author.`.
  private var path = ""

  /// The data of a sample; without one, no value is known, not even that an optional is nil.
  init(_ sample: Sample?, of view: View) {
    guard let sample else { return }
    values = Self.defaults(of: view)
    for (field, value) in sample.values { values[field] = value }
  }

  private static func defaults(of view: View) -> [String: SampleValue] {
    var values: [String: SampleValue] = [:]
    for field in view.fields {
      if let value = field.defaultValue { values[field.name.text] = .literal(value) }
    }
    return values
  }

  /// Data of which only the field is known that holds them.
  init(in field: Field, of outer: SampleData) {
    path = outer.path + field.name.text + "."
  }

  /// The data of a view that another one shows.
  init(_ data: SampleData, mappedBy map: [MappedField], to view: View) {
    path = data.path
    values = Self.defaults(of: view)
    for field in map { values[field.target] = data.values[field.source] }
  }

  /// Nil for what is not known.
  subscript(field: Field) -> SampleValue? { values[field.name.text] }

  /// The data with an item of an array.
  func with(_ item: SampleValue, as field: Field) -> SampleData {
    var data = self
    data.values[field.name.text] = item
    return data
  }

  /// What stands for a value that is not known.
  func placeholder(for field: Field) -> String { "{\(path)\(field.name.text)}" }

  func isNil(_ field: Field) -> Bool { self[field]?.isNil ?? false }
}

extension SampleValue {
  var isNil: Bool { if case .literal(.nil) = self { true } else { false } }

  /// Whether it is the value of a case.
  fileprivate func matches(_ pattern: CasePattern) -> Bool {
    switch (pattern, self) {
    case (.else, _): true
    case (.nil, _): isNil
    case (.some, _): !isNil
    case (.bool(let flag), .literal(.bool(let value))): flag == value
    case (.named(let name), .literal(.member(let value))): name == value
    case (.bool, _), (.named, _): false
    }
  }
}

extension SampleData {
  /// What a value may be in these data, at rest: one constant or field, or several where the data do not say
  /// which.
  func choices<Constant>(of value: Value<Constant>) -> [Value<Constant>] {
    switch value {
    case .constant, .field: return [value]
    case .states(let states): return choices(of: states.normal)
    case .cases(let field, let cases):
      guard let known = self[field] else { return cases.flatMap { choices(of: $0.value) } }
      return cases.first { known.matches($0.pattern) }.map { choices(of: $0.value) } ?? []
    }
  }

  /// Nil for what is not known.
  func flag(_ value: Value<Bool>) -> Bool? {
    let flags = choices(of: value).map { choice -> Bool? in
      switch choice {
      case .constant(let flag): flag
      case .field(let field):
        switch self[field] {
        case .literal(.bool(let flag)): flag
        case .some(let value): !value.isNil
        case nil: nil
        }
      case .cases, .states: nil
      }
    }
    return Set(flags).count == 1 ? flags[0] : nil
  }

  func number(_ field: Field) -> Double? {
    switch self[field] {
    case .literal(.integer(let digits)), .literal(.float(let digits)):
      Double(digits.filter { $0 != "_" })
    default: nil
    }
  }
}
