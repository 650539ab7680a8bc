/// A label follows the reader's text size.
///
///     setUp(titleLabel, font: .headline, lines: 2)
extension LabelElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Whether one call sets it up.
  var isPlain: Bool { !text.isLiteral && color == nil && alignment == nil }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UILabel()")
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    let lines = lines == 1 ? [] : ["lines: \(lines)"]
    w.call("setUp", [name, "font: .\(memberName(font))"] + lines)
    if text.isLiteral { w.assign("\(name).text", text.value) }
    if let color { w.assign("\(name).textColor", ".\(memberName(color))") }
    if let alignment { w.assign("\(name).textAlignment", ".\(memberName(alignment))") }
  }

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    guard case .field(let field) = text else { return }
    let text = labelText(of: field, context.manifest.deploymentTarget)
    if field.type.isOptional {
      w.call("show", [text, "in: \(name)"] + (keepsPlace ? ["keepsPlace: true"] : []))
    } else {
      w.assign("\(name).text", text)
    }
  }
}

extension Field {
  /// Whether a label can show it.
  package var isLabelText: Bool { KnownType(type).isLabelText }
}

/// What a label shows of a field: its text, or a number as the reader writes numbers.
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

/// A number as iOS before 15 formats it for its reader.
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
