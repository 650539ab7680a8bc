/// The code for a label, which scales with the reader's text size.
///
///     setUp(titleLabel, font: .headline, color: .secondaryLabel, lines: 2)
extension LabelElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Returns true if a single call sets it up.
  func isOneLine(_ context: RenderContext) -> Bool {
    (isAttributed || text.moment(context) != .setup) && truncation == nil && shrink == nil
      && look.isEmpty
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UILabel()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    w.call("setUp", setUpArguments(context))
    if !isAttributed, let text = text.fixed(context) { w.assign("\(name).text", "\(text)") }
    if let truncation = truncation?.fixed(context) {
      w.assign("\(name).lineBreakMode", "\(truncation)")
    }
    if let shrink {
      w.assign("\(name).adjustsFontSizeToFitWidth", "true")
      if let factor = shrink.fixed(context) {
        w.assign("\(name).minimumScaleFactor", "\(factor)")
      }
    }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    var settings: [Setting] = []
    if !isAttributed, text.moment(context) != .setup { settings.append(textSetting(context)) }
    settings += fontSettings(font, color, context)
    settings.add(varying("numberOfLines", lines, context, named: "Lines"))
    settings.add(alignmentSetting(context))
    settings.add(varying("lineBreakMode", truncation, context, named: "Truncation"))
    settings.add(varying("minimumScaleFactor", shrink, context, named: "Shrink"))
    // Pieces of text without a style inherit the label's.
    if isAttributed { settings.append(attributedSetting(isShownByItsText, context)) }
    for index in settings.indices { settings[index].isInside = true }
    return settings + look(context).filter { $0.moment != .setup }
  }

  private func textSetting(_ context: RenderContext) -> Setting {
    let isOptional = !hidingFields.isEmpty
    guard isOptional || text.field != nil || spoken != nil else {
      return Setting("\(name).text", text, context, named: "\(property)Text")
    }
    return Setting(moment: .configuration, fields: text.fields) { w in
      let shown = shownText(context, w)
      if isOptional && isShownByItsText {
        w.call("show", shown + ["in: \(name)"] + (look.keepsPlace ? ["keepsPlace: true"] : []))
      } else if shown.count > 1 {
        w.call("set", shown + ["in: \(name)"])
      } else {
        // A label without text has no height, so there is no place to keep.
        let isKept = isOptional && look.keepsPlace
        w.assign("\(name).text", isKept ? "\(shown[0]) ?? \" \"" : "\(shown[0])")
      }
    }
  }

  /// The text that VoiceOver reads, if it differs.
  private var spoken: TextConstant? { text.constant?.spoken }

  /// Returns the arguments for the text, and for what VoiceOver reads if it differs.
  private func shownText(_ context: RenderContext, _ w: SwiftWriter) -> [String] {
    if let field = text.field { return [labelText(of: field, context.manifest.deploymentTarget)] }
    guard let spoken else { return [text.swift(context, named: "\(property)Text", w)] }
    if case .phrase(let phrase)? = text.constant, case .phrase(let other) = spoken,
      let value = phrase.onlyValue, let spoken = other.onlyValue,
      let styles = value.styles(spokenAs: spoken)
    {
      return styles
    }
    return [("", "Text", text.constant), ("spoken: ", "Spoken", spoken)].compactMap {
      label, suffix, text in text.map { label + constant($0, named: property + suffix, context, w) }
    }
  }

  /// Returns a constant that holds a text.
  private func constant(
    _ text: TextConstant, named name: String, _ context: RenderContext, _ w: SwiftWriter
  ) -> String {
    let value = text.swift(context, named: name, w)
    // A long text is already in a constant.
    guard !isIdentifier(value) else { return value }
    let constant = w.local(name)
    w.assign("let \(constant)", "\(value)")
    return constant
  }
}

extension LabelElement.Truncation: SwiftConstant {
  func swift(_ context: RenderContext) -> String {
    switch self {
    case .head: ".byTruncatingHead"
    case .middle: ".byTruncatingMiddle"
    case .tail: ".byTruncatingTail"
    case .clip: ".byClipping"
    }
  }
}

extension Font {
  /// Returns the argument for a function that also accepts a text style.
  func argument(_ context: RenderContext) -> String {
    if case .style(let style) = self { ".\(memberName(style))" } else { swift(context) }
  }
}

extension Field {
  /// True if a label can show it.
  package var isLabelText: Bool { KnownType(type).isLabelText }
}

/// Returns what a label shows for a field: its text, or a number in the reader's format.
package func labelText(of field: Field, _ deploymentTarget: Int) -> String {
  let isOptional = field.type.isOptional
  switch field.type.unwrapped.lastName {
  case "String", "Substring": return field.string
  case let type?:
    if deploymentTarget >= 15 { return "\(field.value)\(isOptional ? "?" : "").formatted()" }
    let text = oldText(of: isOptional ? "$0" : field.value, type)
    return isOptional ? "\(field.value).map { \(text) }" : text
  case nil: preconditionFailure("a label shows a text or a number")
  }
}

/// Returns a number as formatted before iOS 15.
private func oldText(of value: String, _ type: String) -> String {
  let number =
    switch type {
    case "Decimal": "NSDecimalNumber(decimal: \(value))"
    case "CGFloat": "NSNumber(value: Double(\(value)))"
    default: "NSNumber(value: \(value))"
    }
  return "NumberFormatter.localizedString(from: \(number), number: .decimal)"
}

extension TypeExpression {
  /// The last name of a qualified type: `String` of `Swift.String`.
  var lastName: String? {
    if case .named(let components) = self { components.last?.name } else { nil }
  }
}
