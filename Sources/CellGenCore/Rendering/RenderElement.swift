/// How a kind of element is written in the class of a view.
protocol ElementRendering {
  /// Writes the property that holds it, unless it is needed in the initializer only.
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter)

  /// Writes what the initializer does with it, in a stack of an axis.
  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter)

  /// Writes how it shows the view's data; nothing for what never changes.
  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter)
}

extension ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {}

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {}

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {}
}

extension Element: ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    content.renderProperty(context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    content.renderSetup(along: axis, context, w)
  }

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    content.renderConfiguration(context, w)
  }

  private var content: any ElementModel & ElementRendering {
    switch self {
    case .label(let label): label
    case .image(let image): image
    case .button(let button): button
    case .toggle(let toggle): toggle
    case .progress(let progress): progress
    case .spacer(let spacer): spacer
    case .stack(let stack): stack
    case .view(let view): view
    }
  }

  /// What it is, for those who need not know which.
  package var model: any ElementModel { content }

  /// The property or variable that holds it.
  var property: String { content.property }
}

extension Text {
  /// The text as Swift: a literal, or a member of the data.
  var value: String {
    switch self {
    case .literal(let text): swiftLiteral(text)
    case .field(let field): field.string
    }
  }

  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  /// The field that it comes from.
  var field: Field? {
    if case .field(let field) = self { field } else { nil }
  }
}

extension Field {
  /// The member of the data that holds it.
  var value: String { "data.\(memberName(name.text))" }

  /// The same as a `String`, where it is a text.
  var string: String {
    guard type.unwrapped.lastName == "Substring" else { return value }
    return type.isOptional ? "\(value).map(String.init)" : "String(\(value))"
  }
}

extension SwiftWriter {
  /// Writes that something shows nothing while the field it is bound to is nil.
  func hide(_ property: String, whileNil field: Field?, keepingPlace: Bool = false) {
    guard let field, field.type.isOptional else { return }
    if keepingPlace {
      call("keepPlace", ["of: \(property)", "whileHidden: \(field.value) == nil"])
    } else {
      assign("\(property).isHidden", "\(field.value) == nil")
    }
  }
}
