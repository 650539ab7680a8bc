#if canImport(UIKit) && DEBUG
@testable import CellGenRuntime
import UIKit

/// Views as recorded elements: the classes and frames, and the properties that aren't as usual.
@MainActor
enum ViewText {
  /// A view and what is in it, what VoiceOver reads in it, and the images that it loads.
  static func elements(of view: UIView) -> [ShownElement] {
    RecordingLoader.shared.requests = []
    layOut(view)
    let loads = RecordingLoader.shared.requests
    let shown = element(view)
    let root = ShownElement(shown.kind, shown.properties, inside: shown.inside)
    let texts = root.all.compactMap { $0.properties.first { $0.name.isEmpty }?.text }
    return [root] + StandIn.spoken(in: view).map { spoken($0, texts) } + loads
  }

  static func layOut(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    view.layoutIfNeeded()
  }

  /// A view and what is in it, as they are before they're laid out.
  static func element(_ view: UIView) -> ShownElement {
    if view.alpha < 0.01 {
      return ShownElement(
        "\(type(of: view))", frame: view.frame.text,
        [ShownProperty(name: "invisible", text: "true")])
    }
    if view.isHidden {
      return ShownElement("\(type(of: view))", [ShownProperty(name: "hidden", text: "true")])
    }
    let gestures = view.gestureRecognizers?.count ?? 0
    let properties =
      properties(of: view) + ViewProperties.constraints(of: view)
      + (gestures > 0 ? [ShownProperty(name: "gestures", text: "\(gestures)")] : [])
    // Views that are kept for later data aren't shown.
    let inside =
      view is UIButton ? [] : view.subviews.filter { !(view is CellRepeated && $0.isHidden) }
    return ShownElement(
      "\(type(of: view))", frame: view.frame.text, properties,
      inside: inside.map(element).flatMap { isPlain($0, in: view) ? $0.inside : [$0] })
  }

  /// The view in a box that has its shape, and nothing of its own.
  private static func isPlain(_ element: ShownElement, in view: UIView) -> Bool {
    view is CellBox && element.kind == "UIView" && element.properties.isEmpty
      && element.frame == CGRect(origin: .zero, size: view.frame.size).text
  }

  private static func properties(of view: UIView) -> [ShownProperty] {
    var known = defaults(of: view)
    known.merge(ViewProperties.usual(of: view)) { $1 }
    var seen: Set<String> = []
    var found = ValueText.properties(ofObject: view) { ViewProperties.isDerived($0, of: view) }
      .filter { seen.insert($0.path).inserted && !ViewProperties.isDerived($0.path, of: view) }
    for path in ViewProperties.usual(of: view).keys.sorted() where !seen.contains(path) {
      found.append((path, "nil"))
    }
    return ViewProperties.named(
      found.filter { path, text in
        known[path] != text && !(known[path] == nil && ["false", "0", "“”"].contains(text))
      })
  }

  /// A stop of VoiceOver. Its texts follow from others if all of their parts are the texts of elements.
  private static func spoken(_ stop: SpokenStop, _ texts: [String]) -> ShownElement {
    func isDerived(_ text: String) -> Bool {
      texts.contains("“\(text)”")
        || text.components(separatedBy: ", ").allSatisfy { texts.contains("“\($0)”") }
    }
    var properties: [ShownProperty] = []
    for (name, text) in [("", stop.label), ("value", stop.value), ("hint", stop.hint)] {
      guard let text, !text.isEmpty else { continue }
      properties.append(ShownProperty(name: name, text: "“\(text)”", isDerived: isDerived(text)))
    }
    let traits = ViewProperties.traits(stop.traits)
    if !traits.isEmpty { properties.append(ShownProperty(name: "as", text: traits)) }
    if !stop.actions.isEmpty {
      properties.append(
        ShownProperty(
          name: "actions", text: stop.actions.map { "“\($0)”" }.joined(separator: " "),
          isDerived: stop.actions.allSatisfy(isDerived)))
    }
    return ShownElement("speaks", properties)
  }

  private static var known: [ObjectIdentifier: [String: String]] = [:]

  /// The properties of a new view of the same class.
  private static func defaults(of view: UIView) -> [String: String] {
    let type = ObjectIdentifier(type(of: view))
    if let properties = known[type] { return properties }
    let fresh: UIView =
      switch view {
      case is CellImage: CellImage()
      case is CellBox: CellBox()
      case is CellDivider: CellDivider()
      case is CellTextField: CellTextField()
      case is CellTextEditor: CellTextEditor()
      case is CellTextView: CellTextView()
      case is CellSlider: CellSlider()
      case is CellStepper: CellStepper()
      case is CellDatePicker: CellDatePicker()
      case is UILabel: UILabel()
      case is UIImageView: UIImageView()
      case let button as UIButton: plain(button)
      case is UIListContentView: UIListContentView(configuration: .cell())
      case is UIStackView: UIStackView()
      case is UISwitch: UISwitch()
      case is UIProgressView: UIProgressView()
      case is UIActivityIndicatorView: UIActivityIndicatorView()
      case is UISegmentedControl: UISegmentedControl()
      default: UIView()
      }
    _ = fresh.layer
    let properties = ValueText.properties(ofObject: fresh).map { ($0.path, $0.text) }
    known[type] = Dictionary(properties, uniquingKeysWith: { first, _ in first })
    return known[type] ?? [:]
  }

  private static func plain(_ button: UIButton) -> UIButton {
    let plain = UIButton(type: .system)
    if button.configuration != nil { plain.configuration = .plain() }
    return plain
  }

  /// Returns true for views that may react to their user.
  static func isUsable(_ view: UIView) -> Bool {
    view is UIControl || view is UITextView || view.gestureRecognizers?.isEmpty == false
  }

  /// Uses a view in a window as its user would: taps or types.
  static func use(_ view: UIView) {
    switch view {
    case let toggle as UISwitch: StandIn.toggle(toggle)
    case let button as UIButton: StandIn.tap(button)
    case let field as UITextField: edit(field)
    case let editor as UITextView: if editor.isEditable { edit(editor) }
    case let control as UIControl where control.isEnabled && control.isUserInteractionEnabled:
      change(control)
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    case _ where view.gestureRecognizers?.isEmpty == false:
      StandIn.tap(middleOf: view)
    default: break
    }
  }

  private static func edit(_ view: some UIView & UITextInput) {
    StandIn.edit(view)
    StandIn.insert(" and more", into: view)
    if view is UITextField { StandIn.pressReturn(in: view) }
    view.resignFirstResponder()
  }

  private static func change(_ control: UIControl) {
    switch control {
    case let slider as UISlider:
      slider.value = slider.value == slider.maximumValue ? slider.minimumValue : slider.maximumValue
    case let stepper as UIStepper:
      stepper.value +=
        stepper.value == stepper.maximumValue ? -stepper.stepValue : stepper.stepValue
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex =
        (segments.selectedSegmentIndex + 1) % max(1, segments.numberOfSegments)
    case let picker as UIDatePicker: picker.date += 86_400
    default: break
    }
  }
}

/// A loader that has all images, and remembers which were requested.
@MainActor
package final class RecordingLoader: CellImageLoader {
  package static let shared = RecordingLoader()

  var requests: [ShownElement] = []

  package func cached(_ request: CellImageRequest) -> UIImage? {
    requests.append(
      ShownElement(
        "loads",
        ViewProperties.named(ValueText.properties(of: request).filter { $0.text != "false" })))
    return UIImage(systemName: "photo")
  }

  package func load(_ request: CellImageRequest) async throws -> UIImage {
    throw CancellationError()
  }
}

extension UIView {
  /// All views below this one, parents first.
  var descendants: [UIView] {
    subviews.flatMap { [$0] + $0.descendants }
  }
}
#endif
