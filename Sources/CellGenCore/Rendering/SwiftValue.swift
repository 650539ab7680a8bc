/// The time at which a value is known, and therefore set.
enum Moment: Comparable {
  /// When the view is made.
  case setup
  /// Each time the view is configured.
  case configuration
  /// Each time the state of the cell changes.
  case state
}

/// A constant with a Swift expression.
protocol SwiftConstant: ValueContent {
  /// Its type in UIKit.
  static var swiftType: String { get }
  /// Returns the expression, in a context that determines its type.
  func swift(_ context: RenderContext) -> String
  /// Returns the expression, after writing the lines that it needs.
  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String
  /// True if it is nil while a field is.
  var mayBeNil: Bool { get }
  /// True if it can be missing in some states.
  static var mayBeLeftOut: Bool { get }
  /// True if a long expression needs lines before it.
  var mayNeedLines: Bool { get }
  /// Returns true if it can change while the app runs, because a member in the app decides it.
  func isLive(_ context: RenderContext) -> Bool
  /// Returns the expression for a field.
  static func swift(of field: Field, _ context: RenderContext) -> String
  /// The app's member that it is, for compile errors in it.
  var member: SwiftMember? { get }
}

extension SwiftConstant {
  var member: SwiftMember? { nil }
  var mayBeNil: Bool { false }
  var mayNeedLines: Bool { false }
  static var mayBeLeftOut: Bool { false }

  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    swift(context)
  }
}

/// A value of any kind with a Swift expression.
protocol RenderedValue {
  /// True if it depends on the state of a cell or a control.
  var dependsOnState: Bool { get }
  /// Returns the expression, after writing the lines that it needs.
  ///
  /// - Parameter name: The prefix of names for constants that it needs.
  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String
  func moment(_ context: RenderContext) -> Moment
  /// Returns true if a value that depends on states must be set again when the view is configured.
  func followsConfiguration(_ context: RenderContext) -> Bool
  var fields: [Field] { get }
  /// True if the expression needs no lines before it, regardless of its length.
  var isOneExpression: Bool { get }
}

extension Value: RenderedValue where Constant: SwiftConstant {}

extension Value where Constant: SwiftConstant {
  /// Returns the time at which it is known.
  func moment(_ context: RenderContext) -> Moment {
    switch self {
    case .constant(let constant):
      constant.dependsOnState ? .state : constant.isLive(context) ? .configuration : .setup
    case .field, .cases: .configuration
    case .states: .state
    }
  }

  /// Returns true if a value that depends on states must be set again when the view is configured.
  func followsConfiguration(_ context: RenderContext) -> Bool {
    if case .constant(let constant) = self {
      return constant.dependsOnState && constant.isLive(context)
    }
    return states.contains { $0.value.moment(context) != .setup }
  }

  /// Returns the expression, after writing the lines that it needs.
  ///
  /// - Parameter name: The prefix of names for constants that it needs.
  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    switch self {
    case .constant(let constant): return constant.swift(context, named: name, w)
    case .field(let field): return Constant.swift(of: field, context)
    case .cases(let field, let cases):
      if let choice = ternary(field, cases, context, named: name, w) { return choice }
      let constant = w.local(name)
      let type = Constant.swiftType + (mayBeNil ? "?" : "")
      renderSwitch("let \(constant): \(type)", field, cases, context, named: constant, w)
      return constant
    case .states:
      let arguments = states.map { state, value in
        let isNormal = state == "normal"
        let name = isNormal ? name : name + capitalized(state)
        var text = value.swift(context, named: name, w)
        // A bare nil would be treated as a missing state.
        if text == "nil" {
          text = isNormal ? "\(Constant.swiftType)?.none" : ".some(nil)"
        } else if isNormal, Constant.mayBeLeftOut, mayBeNil, !value.mayBeNil {
          // Without the cast, the nil of another state would be treated as missing as well.
          text = "\(operand(text)) as \(Constant.swiftType)?"
        }
        return isNormal ? text : "\(state): \(text)"
      }
      return "state.choose(\(arguments.joined(separator: ", ")))"
    }
  }

  /// True if it is an optional field in some case.
  var mayBeNil: Bool {
    switch self {
    case .constant(let constant): constant.mayBeNil
    case .field(let field): field.type.isOptional
    case .cases(_, let cases): cases.contains(where: \.value.mayBeNil)
    case .states: states.contains(where: \.value.mayBeNil)
    }
  }

  /// True if the expression needs no lines before it, regardless of its length.
  var isOneExpression: Bool { isInline && !constants.contains(where: \.mayNeedLines) }

  /// True if the expression needs no lines before it, unless it is long.
  var isInline: Bool {
    switch self {
    case .constant, .field: true
    case .cases(let field, let cases):
      cases.count == 2 && Test(field, cases.map(\.pattern)) != nil
        && cases.allSatisfy(\.value.isInline)
    case .states: states.allSatisfy(\.value.isInline)
    }
  }

  /// Returns a choice between two values as a ternary expression; nil for more than two.
  private func ternary(
    _ field: Field, _ cases: [ValueCase<Constant>], _ context: RenderContext, named name: String,
    _ w: SwiftWriter
  ) -> String? {
    guard cases.count == 2, let test = Test(field, cases.map(\.pattern)) else { return nil }
    var values = cases.map(\.value)
    if test.isSecond { values.swapAt(0, 1) }
    let flags = values.compactMap { ($0.constant as? Flag)?.literal }
    if flags.count == 2, flags[0] != flags[1] { return flags[0] ? test.condition : test.opposite }
    let texts = values.enumerated().map { position, value in
      operand(value.swift(context, named: "\(name)\(position + 1)", w))
    }
    return "\(test.condition) ? \(texts[0]) : \(texts[1])"
  }

  /// Writes a `switch` over the cases of a field that sets a target.
  fileprivate func renderSwitch(
    _ target: SwiftLine, _ field: Field, _ cases: [ValueCase<Constant>], _ context: RenderContext,
    named name: String, _ w: SwiftWriter
  ) {
    // Constants that the values need come before the switch.
    let others = cases.filter { $0.pattern != .else } + cases.filter { $0.pattern == .else }
    let texts = others.enumerated().map { position, each in
      each.value.swift(context, named: "\(name)\(position + 1)", w)
    }
    // The first case is two lines below the target; Swift doesn't allow a directive between cases.
    let first = others.enumerated().lazy.compactMap { position, each in
      each.line(context).map { $0 - position - 2 }
    }.first
    w.located(at: first, context) {
      w.line("\(target) =")
      w.indented.switch("\(field.value)") { w in
        for (each, text) in zip(others, texts) { w.caseOrDefault(each.pattern, text) }
      }
    }
  }
}

extension ValueCase {
  /// Returns the line of a case that only the compiler can check.
  fileprivate func line(_ context: RenderContext) -> Int? {
    if case .named = pattern { context.line(of: span) } else { nil }
  }
}

extension SwiftWriter {
  fileprivate func caseOrDefault(_ pattern: CasePattern, _ value: String) {
    pair("\(pattern.swift)", "\(value)")
  }
}

extension CasePattern {
  /// The pattern of its case in a `switch`.
  var swift: String {
    switch self {
    case .bool(let flag): "case \(flag):"
    case .nil: "case nil:"
    case .some: "case _?:"
    case .named(let name): "case .\(memberName(name)):"
    case .else: "default:"
    }
  }
}

/// A condition that chooses one of two cases.
private struct Test {
  var condition: String
  var opposite: String
  /// True if the condition selects the second of the cases.
  var isSecond = false

  init?(_ field: Field, _ patterns: [CasePattern]) {
    let value = field.value
    let isOptional = field.type.isOptional
    if let position = patterns.firstIndex(of: .nil) {
      self.init("\(value) == nil", "\(value) != nil", position)
    } else if let position = patterns.firstIndex(of: .some) {
      self.init("\(value) != nil", "\(value) == nil", position)
    } else if let position = patterns.firstIndex(of: .bool(true)) {
      let (condition, opposite) =
        isOptional ? ("\(value) == true", "\(value) != true") : (value, "!\(value)")
      self.init(condition, opposite, position)
    } else if let position = patterns.firstIndex(of: .bool(false)) {
      let (condition, opposite) =
        isOptional ? ("\(value) == false", "\(value) != false") : ("!\(value)", value)
      self.init(condition, opposite, position)
    } else {
      return nil
    }
  }

  private init(_ condition: String, _ opposite: String, _ position: Int) {
    self.condition = condition
    self.opposite = opposite
    isSecond = position == 1
  }
}

// MARK: - Setting properties

/// A statement that sets something once its value is known.
struct Setting {
  var moment: Moment
  /// True if it depends on a state and also on data or another changeable value.
  var followsConfiguration = false
  /// The fields that it refers to.
  var fields: [Field]
  /// True if it applies to the content of a box instead of the box.
  var isInside = false
  /// True if it decides the state of a control, which its other values depend on.
  var decidesState = false
  /// True if it depends on what other settings hide.
  var isLast = false
  /// True if it writes nothing, and only turns the view into a property.
  var isEmpty = false
  var write: (SwiftWriter) -> Void

  /// True if it refers to the view's data.
  var needsData: Bool { fields.contains { !$0.isItem } }

  /// True if it refers to the item that a repeated label shows.
  var needsItem: Bool { fields.contains(where: \.isItem) }
}

extension Setting {
  /// Creates a setting that assigns a value to a property.
  ///
  /// - Parameter conversion: Converts the value to what the property accepts.
  init<Constant: SwiftConstant>(
    _ target: SwiftLine, _ value: Value<Constant>, _ context: RenderContext, named name: String,
    conversion: ((String) -> String)? = nil
  ) {
    self.init(
      moment: value.moment(context), followsConfiguration: value.followsConfiguration(context),
      fields: value.fields
    ) { w in
      if conversion == nil, case .cases(let field, let cases) = value, !value.isInline {
        value.renderSwitch(target, field, cases, context, named: name, w)
      } else {
        let text = value.swift(context, named: name, w)
        w.located(at: value.memberLine(context), context) {
          w.assign(target, "\(conversion?(text) ?? text)")
        }
      }
    }
  }
}

extension Setting {
  /// Creates a setting that assigns the flag that decides the state of a control.
  init(flag target: SwiftLine, _ flag: Value<Flag>, _ context: RenderContext, named name: String) {
    self.init(target, flag, context, named: name)
    decidesState = true
  }
}

extension Value where Constant: SwiftConstant {
  /// Returns the line of the first member of the app in it, unless the member comes from a style in another
  /// manifest.
  fileprivate func memberLine(_ context: RenderContext) -> Int? {
    guard let span = constants.lazy.compactMap(\.member).first?.span,
      context.module.manifests[Int(span.file)].source.path == context.manifest.source.path
    else { return nil }
    return context.line(of: span)
  }
}

extension Setting {
  /// Creates a setting that passes a value on.
  init<Constant: SwiftConstant>(
    _ value: Value<Constant>, _ context: RenderContext, named name: String,
    write: @escaping (String, SwiftWriter) -> Void
  ) {
    self.init(
      moment: value.moment(context), followsConfiguration: value.followsConfiguration(context),
      fields: value.fields
    ) { w in write(value.swift(context, named: name, w), w) }
  }
}

extension Setting {
  /// Creates a setting that combines several values.
  init(
    of values: [any RenderedValue], _ context: RenderContext, write: @escaping (SwiftWriter) -> Void
  ) {
    let moments = values.map { $0.moment(context) }
    self.init(
      moment: moments.max() ?? .setup,
      followsConfiguration: moments.contains(.configuration)
        || values.contains { $0.followsConfiguration(context) },
      fields: values.flatMap(\.fields), write: write)
  }
}

// MARK: - Constants

extension SwiftMember {
  var swift: String { path.map(memberName).joined(separator: ".") }
}

extension TokenReference {
  func swift(_ context: RenderContext) -> String {
    "\(context.tokenType(kind, of: context.module.manifests[manifest])).\(memberName(name))"
  }
}

extension SwiftConstant where Self: TokenValue {
  func isLive(_ context: RenderContext) -> Bool { context.module.isLive(self) }
}

extension Color: SwiftConstant {
  static let swiftType = "UIColor"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .named(let name): ".\(memberName(name))"
    case .token(let token): token.swift(context)
    case .member(let member): member.swift
    case .asset(let name):
      "CellColor.asset(\(swiftLiteral(name))"
        + (context.manifest.assetBundle.swift.map { ", in: \($0)" } ?? "") + ")"
    case .hex(let digits): "CellColor.hex(\(hexLiteral(digits)))"
    case .data(let data): data.field.value
    case .faded(let color, let alpha):
      "\(color.whole(context))\(color.mayBeNil ? "?" : "").withAlphaComponent(\(swiftText(alpha)))"
    case .adaptive(let color):
      "CellColor.make(\(color.arguments(context).joined(separator: ", ")))"
    }
  }

  var mayBeNil: Bool { fields.contains(where: \.type.isOptional) }

  func isLive(_ context: RenderContext) -> Bool {
    !fields.isEmpty || context.module.isLive(self)
  }

  /// Returns the expression in a context that doesn't determine its type.
  private func whole(_ context: RenderContext) -> String {
    if case .named = self { "UIColor\(swift(context))" } else { swift(context) }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension AdaptiveColor {
  fileprivate func arguments(_ context: RenderContext) -> [String] {
    colors.map { "\($0.appearance): \($0.color.swift(context))" }
  }
}

/// Returns a number with eight hexadecimal digits: `0xFF88_00FF`.
private func hexLiteral(_ number: UInt32) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  let full = String(repeating: "0", count: 8 - digits.utf8.count) + digits
  return "0x\(full.prefix(4))_\(full.suffix(4))"
}

extension Font: SwiftConstant {
  static let swiftType = "UIFont"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .style(let style): ".preferredFont(forTextStyle: .\(memberName(style)))"
    case .system(let font): "CellFont.system(\(font.arguments.joined(separator: ", ")))"
    case .named(let font):
      "CellFont.named(\(swiftLiteral(font.name)), size: \(swiftText(font.size))"
        + (font.scalesAs.map { ", scalesAs: .\(memberName($0))" } ?? "") + ")"
    case .token(let token): token.swift(context)
    case .member(let member): member.swift
    }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension SystemFont {
  fileprivate var arguments: [String] {
    let words = [("scalesAs", scalesAs), ("weight", weight), ("design", design)]
    return [style.map { ".\(memberName($0))" }, size.map { "size: \(swiftText($0))" }].compactMap {
      $0
    }
      + words.compactMap { label, word in word.map { "\(label): .\(memberName($0))" } }
      + (isItalic ? ["isItalic: true"] : [])
      + (hasMonospacedDigits ? ["hasMonospacedDigits: true"] : [])
  }
}

extension Number: SwiftConstant {
  static let swiftType = "CGFloat"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .literal(let number): swiftText(number)
    case .token(let token): token.swift(context)
    case .member(let member): member.swift
    }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    field.type.lastName == "CGFloat" ? field.value : "CGFloat(\(field.value))"
  }

  /// True if it is zero, and no code is needed.
  var isZero: Bool { self == .literal(0) }
}

extension Length: SwiftConstant {
  static let swiftType = "CellLength"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .points(.literal(let points)): swiftText(points)
    case .points(let number): ".points(\(number.swift(context)))"
    case .scaled(let points): ".scaled(\(swiftText(points)))"
    case .fraction(let fraction): ".fraction(\(swiftText(fraction)))"
    case .unset: ".unset"
    }
  }

  func isLive(_ context: RenderContext) -> Bool {
    if case .points(let number) = self { number.isLive(context) } else { false }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    ".points(\(Number.swift(of: field, context)))"
  }
}

extension WholeNumber: SwiftConstant {
  static let swiftType = "Int"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .literal(let number): "\(number)"
    case .member(let member): member.swift
    }
  }

  func isLive(_ context: RenderContext) -> Bool { member != nil }

  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

/// The code for a priority, which the runtime accepts as a `Float`.
extension Priority: SwiftConstant {
  static let swiftType = "Float"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .literal(let priority): swiftText(priority)
    case .member(let member): "\(member.swift).rawValue"
    }
  }

  func isLive(_ context: RenderContext) -> Bool { member != nil }

  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    switch field.type.lastName {
    case "UILayoutPriority": "\(field.value).rawValue"
    case "Float": field.value
    default: "Float(\(field.value))"
    }
  }
}

extension Flag: SwiftConstant {
  static let swiftType = "Bool"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .literal(let flag): "\(flag)"
    case .member(let member): member.swift
    case .opposite(let member): "!\(member.swift)"
    }
  }

  func isLive(_ context: RenderContext) -> Bool { member != nil }

  var member: SwiftMember? {
    switch self {
    case .literal: nil
    case .member(let member), .opposite(let member): member
    }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension Value where Constant == Flag {
  /// The negation.
  var negated: Value {
    switch self {
    case .constant(let flag): .constant(flag.negated)
    case .field(let field): Value.flag(field).negated
    case .cases(let field, let cases):
      .cases(
        field,
        cases.map { ValueCase(pattern: $0.pattern, value: $0.value.negated, span: $0.span) })
    case .states(let states):
      .states(states.map(\.negated))
    }
  }
}

extension [Setting] {
  /// Adds a setting if there is one. Few values of an element vary, and building a list of all that could
  /// would be slower.
  mutating func add(_ setting: Setting?) {
    if let setting { append(setting) }
  }
}
