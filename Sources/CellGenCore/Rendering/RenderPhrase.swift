/// The code for text, which is looked up in the reader's language with the values of fields in it.
///
///     String(localized: "Buy", comment: "An order.")
///     data.boostedBy.map { String(localized: "\($0) boosted") }
extension TextConstant: SwiftConstant {
  static let swiftType = "String"
  static let mayBeLeftOut = true

  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }

  var mayBeNil: Bool {
    switch self {
    case .phrase(let phrase): phrase.values.contains(where: \.field.type.isOptional)
    case .none: true
    case .literal, .member: false
    }
  }

  var mayNeedLines: Bool { if case .phrase = self { mayBeNil } else { false } }

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .literal(let text): swiftLiteral(text)
    case .phrase(let phrase): phrase.swift(context)
    case .member(let member): member.swift
    case .none: "nil"
    }
  }

  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    guard case .phrase(let phrase) = self else { return swift(context) }
    return phrase.swift(context, named: name, w)
  }

  func isLive(_ context: RenderContext) -> Bool { member != nil || !fields.isEmpty }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    field.isLabelText ? labelText(of: field, context.manifest.deploymentTarget) : field.string
  }

  /// The text that VoiceOver reads in its place, if it differs.
  var spoken: TextConstant? {
    guard case .phrase(var phrase) = self else { return nil }
    guard phrase.values.contains(where: { $0.format?.spoken != nil }) else { return nil }
    phrase.parts = phrase.parts.map { part in
      guard case .value(var value) = part else { return part }
      value.format = value.format?.spoken ?? value.format
      return .value(value)
    }
    return .phrase(phrase)
  }
}

extension Phrase {
  /// The maximum length of an expression that is written inside another one.
  private static let shortLength = 72

  /// The fields without which there is no text, without duplicates.
  private var optionals: [Field] {
    var seen: Set<String> = []
    return values.map(\.field).filter { $0.type.isOptional && seen.insert($0.name.text).inserted }
  }

  /// The only value, if it makes up the whole text.
  var onlyValue: ShownValue? {
    guard key == nil, parts.count == 1, case .value(let value) = parts[0] else { return nil }
    return value
  }

  /// Returns the expression, which is optional if a field is.
  fileprivate func swift(_ context: RenderContext) -> String {
    if let onlyValue { return onlyValue.whole(context) }
    let optionals = optionals
    guard optionals.count != 1 else {
      let inner = call(context) { $0.name.text == optionals[0].name.text ? "$0" : $0.value }
      return "\(optionals[0].value).map { \(inner.text) }"
    }
    let inner = call(context, name(of:)).text
    return optionals.enumerated().reversed().reduce(inner) { text, each in
      let function = each.offset == optionals.count - 1 ? "map" : "flatMap"
      return "\(each.element.value).\(function) { \(name(of: each.element)) in \(text) }"
    }
  }

  /// Returns the expression, which uses a constant if it is long and can be nil.
  fileprivate func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    let optionals = optionals
    let inline = swift(context)
    guard onlyValue == nil, !optionals.isEmpty, inline.utf8.count > Self.shortLength else {
      return inline
    }
    let call = call(context, self.name(of:))
    let constant = w.local(name)
    renderUnwrapping(optionals[...], "let \(constant) = ", w) { w in
      if let callee = call.callee { w.call(callee, call.arguments) } else { w.line("\(call.text)") }
    }
    return constant
  }

  private func renderUnwrapping(
    _ fields: ArraySlice<Field>, _ head: String, _ w: SwiftWriter, body: (SwiftWriter) -> Void
  ) {
    guard let field = fields.first else { return body(w) }
    let function = fields.count == 1 ? "map" : "flatMap"
    w.line("\(head)\(field.value).\(function) { \(name(of: field)) in")
    renderUnwrapping(fields.dropFirst(), "", w.indented, body: body)
    w.line("}")
  }

  /// Returns the name that holds the non-nil value of a field.
  private func name(of field: Field) -> String {
    guard field.type.isOptional else { return field.value }
    let name = field.name.text
    // An assignment that ends with `{ didSet in` would declare an observer.
    guard name == "data" else { return calledName(name) }
    return localName(name) { name in name == "data" || optionals.contains { $0.name.text == name } }
  }

  /// Returns the text with the values of its fields.
  ///
  /// - Parameter name: Returns the expression for the value of a field.
  private func call(_ context: RenderContext, _ name: (Field) -> String) -> TextCall {
    let literal = interpolated(isLookedUp: isTranslatable && context.translates, name)
    guard isTranslatable, case .catalog(let table) = context.manifest.strings else {
      return TextCall(arguments: [literal])
    }
    let bundle = table.bundle ?? context.options.bundle.bundle
    let comment = comment.map { swiftLiteral($0) }
    guard context.manifest.deploymentTarget >= 15 else {
      let old = [
        key.map(swiftLiteral) ?? literal, table.name.map { "tableName: \(swiftLiteral($0))" },
        bundle.swift.map { "bundle: \($0)" }, key.map { _ in "value: \(literal)" },
        "comment: \(comment ?? "\"\"")",
      ]
      return TextCall(callee: "NSLocalizedString", arguments: old.compactMap { $0 })
    }
    let arguments = [
      "localized: \(key.map(swiftLiteral) ?? literal)", key.map { _ in "defaultValue: \(literal)" },
      table.name.map { "table: \(swiftLiteral($0))" }, bundle.swift.map { "bundle: \($0)" },
      comment.map { "comment: \($0)" },
    ]
    return TextCall(callee: "String", arguments: arguments.compactMap { $0 })
  }

  private func interpolated(isLookedUp: Bool, _ name: (Field) -> String) -> String {
    let pieces = parts.map { part in
      switch part {
      case .text(let text): String(swiftLiteral(text).dropFirst().dropLast())
      case .value(let value):
        isRead
          ? "\\(\(value.part(isLookedUp: isLookedUp, name(value.field), name)))"
          : "\\(\(name(value.field)))"
      }
    }
    return "\"\(pieces.joined())\""
  }
}

/// Text as Swift code: a call, or just an expression.
private struct TextCall {
  var callee: String?
  var arguments: [String]

  var text: String {
    callee.map { "\($0)(\(arguments.joined(separator: ", ")))" } ?? arguments[0]
  }
}

extension ShownValue {
  /// Returns the value and the styles in which it is shown and read aloud, as arguments of one call.
  func styles(spokenAs other: ShownValue) -> [String]? {
    guard let format, let spoken = other.format else { return nil }
    return format.arguments(
      of: field.value + (field.type.isOptional ? "?" : ""), field, spokenAs: spoken)
  }

  /// Returns the field alone as text.
  fileprivate func whole(_ context: RenderContext) -> String {
    guard let format else { return labelText(of: field, context.manifest.deploymentTarget) }
    let receiver = field.value + (field.type.isOptional ? "?" : "")
    return format.swift(of: receiver, field, optional: field.type.isOptional) { $0.value }
  }

  /// Returns the field as part of a text.
  ///
  /// - Parameters:
  ///   - isLookedUp: True if a whole number is left to the string catalog, which can have plural forms for it.
  ///   - value: The expression for its value.
  fileprivate func part(
    isLookedUp: Bool, _ value: String, _ name: (Field) -> String
  ) -> String {
    if let format { return format.swift(of: value, field, optional: false, name) }
    if KnownType(field.type).unwrapped == .text {
      let text = field.type.unwrapped.lastName == "Substring" ? "String(\(value))" : value
      return isPlain ? "CellTextRun.plain(\(text))" : text
    }
    guard isLookedUp, isCounted else { return "\(value).formatted()" }
    switch field.type.unwrapped.lastName {
    case "Int", "Int64": return value
    case "UInt", "UInt64": return "Int(clamping: \(value))"
    default: return "Int(\(value))"
    }
  }
}

extension RenderContext {
  /// True if fixed texts are looked up in the reader's language.
  var translates: Bool {
    if case .catalog = manifest.strings { true } else { false }
  }
}

extension ResourceBundle {
  /// The argument; nil for the default.
  var swift: String? {
    switch self {
    case .main: nil
    case .module: ".module"
    case .member(let member): member.swift
    }
  }
}

extension Options.Bundle {
  fileprivate var bundle: ResourceBundle {
    switch self {
    case .main: .main
    case .module: .module
    }
  }
}
