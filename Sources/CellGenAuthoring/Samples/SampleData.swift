import CellGenCore

/// The data of a view, as far as a manifest defines it.
struct SampleData: Sendable {
  /// The known values, by the names of their fields.
  private var values: [String: SampleValue] = [:]
  /// The names of fields that have an unknown value.
  private var filled: Set<String> = []
  /// The prefix for the names of fields with unknown values, such as `author.`.
  private var path = ""

  /// The data of a sample. Without a sample no value is known, not even whether an optional is nil.
  init(_ sample: Sample?, of view: View) {
    guard let sample else { return }
    values = Self.defaults(of: view)
    for (field, value) in sample.values { values[field] = value }
  }

  /// The data of a view nested in another view's sample.
  init(_ given: [(field: Field, value: SampleValue)], of view: View) {
    values = Self.defaults(of: view)
    for (field, value) in given { values[field.name.text] = value }
  }

  private static func defaults(of view: View) -> [String: SampleValue] {
    var values: [String: SampleValue] = [:]
    for field in view.fields {
      if let value = field.defaultValue { values[field.name.text] = .literal(value) }
    }
    return values
  }

  /// Data about which only the field that contains it is known.
  init(in field: Field, of outer: SampleData) {
    path = outer.path + field.name.text + "."
  }

  /// The data that another view shows through a `map`.
  init(_ data: SampleData, mappedBy map: [MappedField], to view: View) {
    path = data.path
    values = Self.defaults(of: view)
    for field in map {
      values[field.target] = data.values[field.source]
      if data.filled.contains(field.source) { filled.insert(field.target) }
    }
  }

  /// Nil for an unknown value.
  subscript(field: Field) -> SampleValue? { values[field.name.text] }

  /// Sets the value of a field; nil for a value that exists but isn't known.
  mutating func set(_ value: SampleValue?, for field: Field) {
    values[field.name.text] = value
    if value == nil { filled.insert(field.name.text) } else { filled.remove(field.name.text) }
  }

  /// The data with an item of an array.
  func with(_ item: SampleValue, as field: Field) -> SampleData {
    var data = self
    data.values[field.name.text] = item
    return data
  }

  /// The placeholder for an unknown value.
  func placeholder(for field: Field) -> String { "{\(path)\(field.name.text)}" }

  func isNil(_ field: Field) -> Bool { self[field]?.isNil ?? false }

  fileprivate func isFilled(_ field: Field) -> Bool { filled.contains(field.name.text) }
}

extension SampleValue {
  /// The view data in it.
  var data: [(field: Field, value: SampleValue)]? {
    if case .data(_, let values) = self { values } else { nil }
  }

  /// All view data in it, including that of an array's items.
  var innerData: [[(field: Field, value: SampleValue)]] {
    if case .array(let items) = self { items.compactMap(\.data) } else { data.map { [$0] } ?? [] }
  }

  var isNil: Bool { if case .literal(.nil) = self { true } else { false } }

  /// Returns true if the value matches a case.
  func matches(_ pattern: CasePattern) -> Bool {
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
  /// The possible results of a value with this data: one constant or field, or several if the data doesn't
  /// determine which.
  func choices<Constant>(
    of value: Value<Constant>, in state: PictureState = .normal
  ) -> [Value<Constant>] {
    switch value {
    case .constant, .field: return [value]
    case .states(let states): return choices(of: states[state], in: state)
    case .cases(let field, let cases):
      guard let known = self[field] else {
        let possible: [ValueCase<Constant>] = isFilled(field) ? cases.ofSome() : cases
        return possible.flatMap { one in choices(of: one.value, in: state) }
      }
      // 'else' can come before other cases.
      let matching = cases.first { one in one.pattern != .else && known.matches(one.pattern) }
      guard let one = matching ?? cases.first(where: { one in one.pattern == .else }) else {
        return []
      }
      return choices(of: one.value, in: state)
    }
  }

  /// The value of a flag in the normal state; nil if it isn't known.
  func flag(_ value: Value<Flag>) -> Bool? { flag(value, in: .normal) }

  func flag(_ value: Value<Flag>, in state: PictureState) -> Bool? {
    let flags = choices(of: value, in: state).map { choice -> Bool? in
      switch choice {
      case .constant(let flag): flag.usual
      case .field(let field): flag(field)
      case .cases, .states: nil
      }
    }
    return Set(flags).count == 1 ? flags[0] : nil
  }

  /// Returns true if there is an image, as far as the data determines it.
  func isShown(_ image: Value<AppImage>, in state: PictureState = .normal) -> Bool {
    let choices = choices(of: image, in: state)
    return choices.isEmpty
      || choices.contains { choice in
        switch choice {
        case .constant(.none): false
        case .field(let field): !isNil(field)
        case .constant(.member), .cases, .states: true
        }
      }
  }

  /// A field's value as a Bool; for an optional, whether it has a value.
  private func flag(_ field: Field) -> Bool? {
    switch self[field] {
    case .literal(.bool(let flag)): flag
    case .some(let value): !value.isNil
    case nil: isFilled(field) ? true : nil
    }
  }

  func number(_ field: Field) -> Double? {
    switch self[field] {
    case .literal(.integer(let digits)), .literal(.float(let digits)):
      Double(digits.filter { $0 != "_" })
    default: nil
    }
  }
}

extension Array {
  /// The cases that a field with an unknown value can match.
  fileprivate func ofSome<Constant>() -> [Element] where Element == ValueCase<Constant> {
    let asksForValue = contains { one in one.pattern == .nil || one.pattern == .some }
    guard asksForValue else { return self }
    guard let some = first(where: { one in one.pattern != .nil }) else { return [] }
    return [some]
  }
}

extension StateValues {
  /// The value in a state; missing values follow from the others.
  fileprivate subscript(state: PictureState) -> Value<Constant> {
    switch state {
    case .normal: normal
    case .selected: selected ?? normal
    case .highlighted: highlighted ?? selected ?? normal
    case .disabled: disabled ?? normal
    case .selectedAndDisabled: disabled ?? selected ?? normal
    case .focused: focused ?? normal
    }
  }
}
