/// The value of a property: fixed, taken from data, or chosen by data or by the state of a cell.
package indirect enum Value<Constant: ValueContent>: Sendable {
  case constant(Constant)
  /// A field of a suitable type.
  case field(Field)
  /// One value for each case of a field.
  case cases(Field, [ValueCase<Constant>])
  /// One value for each state.
  case states(StateValues<Constant>)
}

/// The value for one case of a field.
package struct ValueCase<Constant: ValueContent>: Sendable {
  package var pattern: CasePattern
  package var value: Value<Constant>
  /// The span of the case's name in the manifest, for compile errors in the name.
  var span: SourceSpan
}

/// A pattern that matches cases of a Bool, an optional, or an enum.
package enum CasePattern: Hashable, Sendable {
  case bool(Bool)
  /// An optional without a value.
  case `nil`
  /// An optional with a value.
  case some
  /// A case of an enum in the app.
  case named(String)
  /// All other cases.
  case `else`
}

/// The values for the states of a cell or a control. Missing states fall back to others: `highlighted` to
/// `selected`, and the rest to `normal`.
package struct StateValues<Constant: ValueContent>: Sendable {
  package var normal: Value<Constant>
  package var selected: Value<Constant>?
  package var highlighted: Value<Constant>?
  package var disabled: Value<Constant>?
  package var focused: Value<Constant>?
}

extension StateValues {
  /// Returns the values after a transformation.
  func map<Other>(_ transform: (Value<Constant>) -> Value<Other>) -> StateValues<Other> {
    StateValues<Other>(
      normal: transform(normal), selected: selected.map(transform),
      highlighted: highlighted.map(transform), disabled: disabled.map(transform),
      focused: focused.map(transform))
  }
}

/// The content of a value.
package protocol ValueContent: Sendable {
  /// The fields in it.
  var fields: [Field] { get }
  /// True if part of it depends on the state of a cell or a control.
  var dependsOnState: Bool { get }
}

extension ValueContent {
  package var fields: [Field] { [] }
  package var dependsOnState: Bool { false }
}

/// A constant that is a member of a type in the app, or nothing in some cases or states.
package protocol MemberConstant: ValueContent {
  var member: SwiftMember? { get }
}

extension Color: ValueContent {}
extension Font: ValueContent {}
extension Length: ValueContent {}

/// How strongly an element keeps its natural size along an axis, from 1 to 1000.
package enum Priority: Hashable, ValueContent {
  case literal(Double)
  case member(SwiftMember)
}

/// Text that people read, or the name of an image.
package typealias Text = Value<TextConstant>

/// Text that doesn't come from a single field.
package enum TextConstant: ValueContent {
  /// The name of an image, or text that only tests read.
  case literal(String)
  /// Text that people read.
  case phrase(Phrase)
  case member(SwiftMember)
  /// No text or image, in some cases of a field or some states.
  case none

  package var fields: [Field] { if case .phrase(let phrase) = self { phrase.fields } else { [] } }

  /// The text as in the manifest, if none of it varies.
  package var fixedText: String? {
    switch self {
    case .literal(let text): text
    case .phrase(let phrase): phrase.fixedText
    case .member, .none: nil
    }
  }
}

/// The URL that an image is loaded from, if it doesn't come from a field.
package enum ImageURL: Hashable, MemberConstant {
  case member(SwiftMember)
  /// No image, in some cases of a field.
  case none

  package var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }
}

/// A condition that is true or false.
package enum Flag: Hashable, ValueContent, ExpressibleByBooleanLiteral {
  case literal(Bool)
  case member(SwiftMember)
  /// The negation of a member.
  case opposite(of: SwiftMember)

  package init(booleanLiteral flag: Bool) { self = .literal(flag) }

  /// The literal; nil if only the app knows the value.
  package var literal: Bool? { if case .literal(let flag) = self { flag } else { nil } }

  /// The literal, or true for a member: a manifest describes the app in its usual state.
  package var usual: Bool {
    switch self {
    case .literal(let flag): flag
    case .member: true
    case .opposite: false
    }
  }

  var negated: Flag {
    switch self {
    case .literal(let flag): .literal(!flag)
    case .member(let member): .opposite(of: member)
    case .opposite(let member): .member(member)
    }
  }
}

/// A number, in points if it is a length.
package enum Number: Hashable, ValueContent {
  case literal(Double)
  /// A token from `spacings`.
  case token(TokenReference)
  case member(SwiftMember)

  /// The number itself, if it is a literal.
  package var literal: Double? { if case .literal(let number) = self { number } else { nil } }
}

/// A static member of a type in the app, such as `Theme.ink`.
package struct SwiftMember: Hashable, Sendable {
  /// The names, without backticks.
  package var path: [String]
  var span: SourceSpan
}

extension Value where Constant == AppImage {
  /// When the image is present, by data or state; nil for always.
  var presence: Value<Flag>? {
    let hasNone = constants.contains { if case .none = $0 { true } else { false } }
    return hasNone ? map { $0.member == nil ? false : true } : nil
  }
}

extension Value where Constant == TextConstant {
  /// When the text is present, by data or state; nil for always.
  var presence: Value<Flag>? {
    let hasNone = constants.contains { if case .none = $0 { true } else { false } }
    return hasNone ? isPresent : nil
  }

  /// When the text is present, by data or state.
  var isPresent: Value<Flag> {
    switch self {
    case .constant(.none): .constant(false)
    case .constant(.phrase(let phrase)): phrase.isPresent
    case .constant: .constant(true)
    case .field(let field): field.type.isOptional ? .flag(field) : .constant(true)
    case .cases(let field, let cases):
      .cases(
        field,
        cases.map { ValueCase(pattern: $0.pattern, value: $0.value.isPresent, span: $0.span) })
    case .states(let states):
      .states(states.map(\.isPresent))
    }
  }
}

extension Phrase {
  /// True while all fields in it have a value.
  fileprivate var isPresent: Value<Flag> {
    var seen: Set<String> = []
    let optionals = values.map(\.field).filter {
      $0.type.isOptional && seen.insert($0.name.text).inserted
    }
    return optionals.reversed().reduce(.constant(true)) { others, field in
      .cases(
        field,
        [
          ValueCase(pattern: .nil, value: .constant(false), span: field.name.span),
          ValueCase(pattern: .some, value: others, span: field.name.span),
        ])
    }
  }
}

extension Value where Constant == Flag {
  /// Returns a flag that is true if both are; nil for two members, and if both depend on states.
  func and(_ other: Value) -> Value? {
    switch (self, other) {
    case (.constant(.literal(let flag)), _): return flag ? other : self
    case (_, .constant(.literal(let flag))): return flag ? self : other
    case (.states, .states), (.constant, .constant): return nil
    case (.constant, _): return other.and(self)
    case (.field(let field), _): return Value.flag(field).and(other)
    case (.cases, .states): return other.and(self)
    case (.cases(let field, let cases), _):
      return .cases(
        field,
        cases.compactMap { each in
          each.value.and(other).map {
            ValueCase(pattern: each.pattern, value: $0, span: each.span)
          }
        })
    case (.states(let states), _):
      guard let normal = states.normal.and(other) else { return nil }
      return .states(
        StateValues(
          normal: normal, selected: states.selected?.and(other),
          highlighted: states.highlighted?.and(other), disabled: states.disabled?.and(other),
          focused: states.focused?.and(other)))
    }
  }
}

extension CasePattern {
  /// Its keyword in manifests.
  package var word: String {
    switch self {
    case .bool(let flag): "\(flag)"
    case .nil: "nil"
    case .some: "some"
    case .named(let name): name
    case .else: "else"
    }
  }
}

/// A value that can depend on the state of a cell or a control.
protocol StateDependent {
  var dependsOnState: Bool { get }
}

extension Value: StateDependent {}

extension Value {
  /// The field that is shown unchanged.
  package var field: Field? {
    if case .field(let field) = self { field } else { nil }
  }

  /// The value, if neither data nor a state chooses it.
  package var constant: Constant? {
    if case .constant(let constant) = self { constant } else { nil }
  }

  /// The values of its states by their names, in UIKit's order.
  package var states: [(name: String, value: Value)] {
    guard case .states(let states) = self else { return [] }
    let others = [
      ("selected", states.selected), ("highlighted", states.highlighted),
      ("disabled", states.disabled), ("focused", states.focused),
    ]
    return [("normal", states.normal)]
      + others.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Returns the value with transformed constants.
  func map<Other>(_ transform: (Constant) -> Other) -> Value<Other> {
    switch self {
    case .constant(let constant): .constant(transform(constant))
    case .field(let field): .field(field)
    case .cases(let field, let cases):
      .cases(
        field,
        cases.map {
          ValueCase(pattern: $0.pattern, value: $0.value.map(transform), span: $0.span)
        })
    case .states(let states):
      .states(states.map { $0.map(transform) })
    }
  }

  /// Returns the value with each constant, and each field, transformed.
  func mapConstants(
    _ transform: (Constant) -> Constant, fields: (Field) -> Constant
  ) -> Value {
    switch self {
    case .constant(let constant): .constant(transform(constant))
    case .field(let field): .constant(fields(field))
    case .cases(let field, let cases):
      .cases(
        field,
        cases.map {
          var each = $0
          each.value = $0.value.mapConstants(transform, fields: fields)
          return each
        })
    case .states(let states): .states(states.map { $0.mapConstants(transform, fields: fields) })
    }
  }

  /// True if it depends on the state of a cell or a control.
  package var dependsOnState: Bool {
    switch self {
    case .constant(let constant): constant.dependsOnState
    case .field, .cases: false
    case .states: true
    }
  }

  /// The constants in it.
  package var constants: [Constant] {
    switch self {
    case .constant(let constant): [constant]
    case .field: []
    case .cases(_, let cases): cases.flatMap(\.value.constants)
    case .states: states.flatMap(\.value.constants)
    }
  }

  /// The fields that can supply its value, as opposed to choosing it.
  package var fieldsOfValues: [Field] {
    switch self {
    case .constant: []
    case .field(let field): [field]
    case .cases(_, let cases): cases.flatMap(\.value.fieldsOfValues)
    case .states: states.flatMap(\.value.fieldsOfValues)
    }
  }

  /// The fields in it.
  package var fields: [Field] {
    switch self {
    case .constant(let constant): constant.fields
    case .field(let field): [field]
    case .cases(let field, let cases): [field] + cases.flatMap(\.value.fields)
    case .states: states.flatMap(\.value.fields)
    }
  }
}
