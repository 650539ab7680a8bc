/// An image is an asset or a symbol, fixed or named by a field.
///
///     iconImageView.image = UIImage(systemName: "star")
///     iconImageView.contentMode = .scaleAspectFit
extension ImageElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIImageView()")
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    if origin.name.isLiteral { w.assign("\(name).image", origin.image(named: origin.name.value)) }
    if let font, case .symbol = origin {
      w.assign("\(name).preferredSymbolConfiguration", symbolConfiguration(font))
    }
    if let color { w.assign("\(name).tintColor", ".\(memberName(color))") }
    w.assign("\(name).contentMode", mode == .fill ? ".scaleAspectFill" : ".scaleAspectFit")
    if mode == .fill { w.assign("\(name).clipsToBounds", "true") }
    if let accessibilityLabel {
      w.assign("\(name).isAccessibilityElement", "true")
      if accessibilityLabel.isLiteral {
        w.assign("\(name).accessibilityLabel", accessibilityLabel.value)
      }
    }
    if axis == .horizontal, width == nil { w.keepWidth(of: name) }
    renderSides(w)
  }

  /// Writes the sides that are fixed. Where the image may be hidden they give way: a stack takes
  /// hidden views to no length at all.
  private func renderSides(_ w: SwiftWriter) {
    let isHideable = !keepsPlace && origin.name.field?.type.isOptional ?? false
    for (side, length) in [("width", width), ("height", height)] {
      guard let length else { continue }
      w.constrain(name, side, length, givesWay: isHideable)
    }
  }

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    if let field = origin.name.field {
      let value = field.type.isOptional ? "$0" : field.string
      let image = origin.image(named: value)
      w.assign(
        "\(name).image", field.type.isOptional ? "\(field.string).flatMap { \(image) }" : image)
      w.hide(name, whileNil: field, keepingPlace: keepsPlace)
    }
    if let field = accessibilityLabel?.field {
      w.assign("\(name).accessibilityLabel", field.string)
    }
  }
}

extension ImageElement.Origin {
  fileprivate func image(named name: String) -> String {
    switch self {
    case .asset: "UIImage(named: \(name))"
    case .symbol: "UIImage(systemName: \(name))"
    }
  }
}

/// The configuration of a symbol whose size follows a text style.
func symbolConfiguration(_ textStyle: String) -> String {
  "UIImage.SymbolConfiguration(textStyle: .\(memberName(textStyle)))"
}

extension SwiftWriter {
  /// Writes that a control or an image in a row keeps its width, so that the text beside it gives way.
  func keepWidth(of property: String) {
    line("keepWidth(of: \(property))")
  }

  /// Writes a constraint of a side to a length in points.
  func constrain(_ property: String, _ side: String, _ length: Double, givesWay: Bool) {
    let constraint = "\(property).\(side)Anchor.constraint(equalToConstant: \(swiftText(length)))"
    guard givesWay else { return line("\(constraint).isActive = true") }
    let name = "\(property)\(capitalized(side))"
    assign("let \(name)", constraint)
    line("\(name).priority = .required - 1")
    line("\(name).isActive = true")
  }
}
