/// The code for an element of the app, which is created by its class and then has its properties set.
///
///     private let starsView = StarsView(frame: .zero)
///     …
///     starsView.spacing = 4
///     starsView.onRate = { [weak self] in self?.reportChange(.rate(stars: $0)) }
///     …
///     starsView.value = data.rating
extension OwnElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  private var creation: String {
    "\(escapedIdentifier(declaration.viewClass.text))(frame: .zero)"
  }

  private func isKept(_ context: RenderContext) -> Bool { !settings(context).isEmpty }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) { w.assign("private let \(name)", "\(creation)") }
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if !isKept(context) { w.assign("let \(name)", "\(creation)") }
    for setting in properties(context) where setting.moment == .setup { setting.write(w) }
    for (action, reported) in reports { renderReport(action, reported, w) }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    (properties(context) + look(context)).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }

  private func properties(_ context: RenderContext) -> [Setting] {
    values.map { property, value in
      let target: SwiftLine = "\(name).\(memberName(property.name.text))"
      let variable = "\(self.property)\(capitalized(property.name.text))"
      return value.setting(target, property.type, context, named: variable)
    }
  }

  private func renderReport(_ action: Action, _ reported: Action, _ w: SwiftWriter) {
    let values = reported.payload.enumerated().map { position, value in
      "\(labelName(value.name.text)): $\(position)"
    }
    let report = ".\(memberName(reported.name.text))"
    w.closure(
      "\(name).on\(capitalized(action.name.text)) =", "[weak self] in",
      "self?.reportChange(\(report)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))")
  }
}

extension PropertyValue {
  /// Returns the setting for a property.
  fileprivate func setting(
    _ target: SwiftLine, _ type: TypeExpression, _ context: RenderContext, named name: String
  ) -> Setting {
    switch self {
    case .literal(let literal):
      Setting(moment: .setup, fields: []) {
        $0.assign(target, "\(swiftText(literal, as: KnownType(type)))")
      }
    case .member(let member):
      Setting(moment: .configuration, fields: []) { $0.assign(target, "\(member.swift)") }
    case .field(let field):
      Setting(moment: .configuration, fields: [field]) { w in
        if type.isOptional { return w.assign(target, "\(field.value)") }
        w.unwrapping(field, as: "value") { value, w in w.assign(target, "\(value)") }
      }
    case .flag(let flag): Setting(target, flag, context, named: name)
    case .number(let number):
      Setting(target, number, context, named: name, conversion: number.conversion(to: type))
    case .text(let text):
      Setting(target, text, context, named: name, conversion: text.conversion(to: type))
    case .color(let color): Setting(target, color, context, named: name)
    case .font(let font): Setting(target, font, context, named: name)
    }
  }
}

extension Text {
  /// Returns the conversion of text to another type, or of missing text to an empty one; nil if neither is
  /// needed.
  fileprivate func conversion(to type: TypeExpression) -> ((String) -> String)? {
    let isSubstring = type.unwrapped.lastName == "Substring"
    guard mayBeNil else { return isSubstring ? { "Substring(\($0))" } : nil }
    if type.isOptional { return isSubstring ? { "\(operand($0)).map(Substring.init)" } : nil }
    return { isSubstring ? "Substring(\(operand($0)) ?? \"\")" : "\(operand($0)) ?? \"\"" }
  }
}

extension Value where Constant == Number {
  /// Returns the conversion of a `CGFloat` to another number type; nil if none is needed.
  fileprivate func conversion(to type: TypeExpression) -> ((String) -> String)? {
    let isLiteral = constants.allSatisfy { if case .literal = $0 { true } else { false } }
    let type = type.unwrapped.description
    if type == "CGFloat" || isLiteral && fieldsOfValues.isEmpty { return nil }
    if case .field(let field) = self { return { _ in "\(type)(\(field.value))" } }
    return { "\(type)(\($0))" }
  }
}
