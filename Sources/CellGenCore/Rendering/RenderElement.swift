/// How a kind of element is written in the class of a view.
protocol ElementRendering {
  /// Writes the property that holds it, unless it is needed in the initializer only.
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter)

  /// Writes what the initializer does with it, in a stack of an axis.
  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter)

  /// True if its setup is one line, which is written directly below another such line.
  func isOneLine(_ context: RenderContext) -> Bool

  /// What is set each time the view is configured or its state changes, in order.
  func settings(_ context: RenderContext) -> [Setting]

  /// Writes the functions of the class that it needs.
  func renderMethods(_ context: RenderContext, _ w: SwiftWriter)

  /// Writes the sides that are a part of the stack around it.
  func renderShare(of stack: String, _ w: SwiftWriter)

  /// The outermost view of the element: the box around it, or its own.
  var outer: String { get }

  /// The property of declared views, which are told the state of the cell.
  var innerViews: String? { get }

  /// What ends when the cell is reused.
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
  /// What it is, for those who need not know which.
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

  /// The same, for those who do not write it.
  package var model: any ElementModel { content }
}

extension ElementModel {
  /// When a control can be used.
  func enabledSettings(_ enabled: Value<Flag>?, _ context: RenderContext) -> [Setting] {
    guard let enabled else { return [] }
    let target: SwiftLine = "\(escapedIdentifier(property)).isEnabled"
    return [Setting(flag: target, enabled, context, named: "\(property)IsEnabled")]
  }

  /// What VoiceOver reads for an element that has no text of its own.
  func labelSettings(_ label: Text?, _ context: RenderContext) -> [Setting] {
    guard let label else { return [] }
    let target: SwiftLine = "\(escapedIdentifier(property)).accessibilityLabel"
    return [Setting(target, label, context, named: "\(property)Name")]
  }
}

extension ReportedValue {
  /// The action with a value: `.favorite(isOn: $0)`.
  func swift(_ value: String) -> String {
    ".\(memberName(name))(\(labelName(label)): \(value))"
  }
}

extension Field {
  /// Whether it is true, which a Bool that is nil is not.
  var flag: String { type.isOptional ? "\(value) ?? false" : value }

  /// The member of the data that holds it.
  var value: String { isItem ? escapedIdentifier(name.text) : "data.\(memberName(name.text))" }

  /// The same as a `String`, where it is a text.
  var string: String {
    guard type.unwrapped.lastName == "Substring" else { return value }
    return type.isOptional ? "\(value).map(String.init)" : "String(\(value))"
  }
}
