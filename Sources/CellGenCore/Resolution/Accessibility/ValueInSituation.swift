/// The state and cases that determine the values of a view at one moment.
struct Situation {
  /// The state of a cell or a control.
  var state: String
  /// The cases of fields, by field name.
  var cases: [String: CasePattern]
}

extension Situation {
  /// Returns the situations that change one of two values.
  ///
  /// The disabled state needs no contrast, and more than a few fields would produce too many situations to
  /// check.
  static func all<Constant>(
    for one: Value<Constant>, _ other: Value<Constant>, states: Bool
  ) -> [Situation] {
    var patterns: [String: [CasePattern]] = [:]
    one.collectPatterns(&patterns)
    other.collectPatterns(&patterns)
    var all = [Situation(state: "normal", cases: [:])]
    for (field, cases) in patterns.sorted(by: { $0.key < $1.key }) {
      guard all.count * cases.count <= 64 else { break }
      all = all.flatMap { situation in
        cases.map { pattern in
          var situation = situation
          situation.cases[field] = pattern
          return situation
        }
      }
    }
    let names = (one.states + other.states).map(\.name)
    let others = ["selected", "highlighted", "focused"].filter { states && names.contains($0) }
    return all
      + others.flatMap { state in
        all.map { Situation(state: state, cases: $0.cases) }
      }
  }
}

extension Value {
  fileprivate func collectPatterns(_ patterns: inout [String: [CasePattern]]) {
    switch self {
    case .constant, .field: return
    case .cases(let field, let cases):
      for each in cases {
        if !patterns[field.name.text, default: []].contains(each.pattern) {
          patterns[field.name.text, default: []].append(each.pattern)
        }
        each.value.collectPatterns(&patterns)
      }
    case .states: for state in states { state.value.collectPatterns(&patterns) }
    }
  }

  /// Returns the constant in a situation; nil if it comes from a field.
  func constant(in situation: Situation) -> Constant? {
    switch self {
    case .constant(let constant): return constant
    case .field: return nil
    case .cases(let field, let cases):
      let pattern = situation.cases[field.name.text]
      let each =
        cases.first { $0.pattern == pattern } ?? cases.first {
          $0.pattern == .some && pattern != .nil
        }
        ?? cases.first { $0.pattern == .else }
      return each?.value.constant(in: situation)
    case .states(let states):
      let value =
        switch situation.state {
        case "selected": states.selected
        case "highlighted": states.highlighted ?? states.selected
        case "focused": states.focused
        default: Value?.none
        }
      return (value ?? states.normal).constant(in: situation)
    }
  }
}
