/// The code for a kind of element in the class of a view.
protocol ElementRendering {
  /// Writes the property that holds it, unless only the initializer needs it.
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter)

  /// Writes its setup in the initializer, inside a stack along an axis.
  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter)

  /// Returns true if its setup is one line, which directly follows other one-line setups.
  func isOneLine(_ context: RenderContext) -> Bool

  /// Returns the settings that apply each time the view is configured or its state changes, in order.
  func settings(_ context: RenderContext) -> [Setting]

  /// Writes the methods that it needs in the class.
  func renderMethods(_ context: RenderContext, _ w: SwiftWriter)

  /// Writes the sides that are a fraction of the enclosing stack.
  func renderShare(of stack: String, _ w: SwiftWriter)

  /// The outermost view of the element: the box around it, or its own view.
  var outer: String { get }

  /// The property that holds declared views, which receive the state of the cell.
  var innerViews: String? { get }

  /// The call that ends its activity when the cell is reused.
  var endingCall: String? { get }
}

extension ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {}

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {}

  func isOneLine(_ context: RenderContext) -> Bool { false }

  func settings(_ context: RenderContext) -> [Setting] { [] }

  func renderMethods(_ context: RenderContext, _ w: SwiftWriter) {}

  var innerViews: String? { nil }

  var endingCall: String? { innerViews.map { "\($0).prepareForReuse()" } }
}

extension Element {
  /// The element's model, for code that doesn't depend on its kind.
  var content: any ElementModel & ElementRendering {
    switch self {
    case .label(let label): label
    case .image(let image): image
    case .button(let button): button
    case .toggle(let toggle): toggle
    case .textField(let field): field
    case .textEditor(let editor): editor
    case .slider(let slider): slider
    case .stepper(let stepper): stepper
    case .segments(let segments): segments
    case .datePicker(let picker): picker
    case .activity(let activity): activity
    case .text(let text): text
    case .progress(let progress): progress
    case .spacer(let spacer): spacer
    case .divider(let divider): divider
    case .box(let box): box
    case .stack(let stack): stack
    case .layers(let layers): layers
    case .flow(let flow): flow
    case .repeated(let repeated): repeated
    case .view(let view): view
    case .own(let own): own
    }
  }

  /// The same model, for code that doesn't render it.
  package var model: any ElementModel { content }
}

extension ElementModel {
  /// Returns the setting that enables or disables a control.
  func enabledSettings(_ enabled: Value<Flag>?, _ context: RenderContext) -> [Setting] {
    guard let enabled else { return [] }
    let target: SwiftLine = "\(escapedIdentifier(property)).isEnabled"
    return [Setting(flag: target, enabled, context, named: "\(property)IsEnabled")]
  }

  /// Returns the setting of what VoiceOver reads for an element without its own text.
  func labelSettings(_ label: Text?, _ context: RenderContext) -> [Setting] {
    guard let label else { return [] }
    let target: SwiftLine = "\(escapedIdentifier(property)).accessibilityLabel"
    return [Setting(target, label, context, named: "\(property)Name")]
  }
}

extension ReportedValue {
  /// Returns the action with a value: `.favorite(isOn: $0)`.
  func swift(_ value: String) -> String {
    ".\(memberName(name))(\(labelName(label)): \(value))"
  }
}

extension Field {
  /// The field as a condition, which is false for a Bool that is nil.
  var flag: String { type.isOptional ? "\(value) ?? false" : value }

  /// The data's member that holds it.
  var value: String { isItem ? escapedIdentifier(name.text) : "data.\(memberName(name.text))" }

  /// The field as a `String`, if it is text.
  var string: String {
    guard type.unwrapped.lastName == "Substring" else { return value }
    return type.isOptional ? "\(value).map(String.init)" : "String(\(value))"
  }
}
