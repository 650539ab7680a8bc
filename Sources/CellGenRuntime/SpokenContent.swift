#if canImport(UIKit)
import UIKit

/// An element that responds to the user.
@MainActor
enum CellGenActing {
  case control(UIControl)
  // part: Taps
  case tap(UIView, CellGenTap)
  // part end
  /// One of the app's views that contains accessibility elements, or declares that it responds to the user.
  case other(UIView)

  /// The accessibility actions for the element; empty if it has no name or cannot be used.
  ///
  /// A menu is offered item by item, because only a touch can open it.
  var actions: [UIAccessibilityCustomAction] {
    switch self {
    case .control(let button as UIButton):
      guard button.isEnabled else { return [] }
      // part: ButtonMenus
      if let items = button.cellGenMenuItems { return items }
      // part end
      guard let name = button.cellGenName else { return [] }
      return [
        UIAccessibilityCustomAction(name: name) { [weak button] _ in
          button?.sendActions(for: .primaryActionTriggered)
          return button != nil
        }
      ]
    // part: Taps
    case .tap(let view, let tap):
      guard let name = CellGenSpokenContent(of: view).name else { return [] }
      return [
        UIAccessibilityCustomAction(name: name) { [weak tap] _ in
          tap?.cellGenReport()
          return tap != nil
        }
      ]
    // part end
    case .control, .other: return []
    }
  }
}

/// The texts and controls of a view, in the order of the layout.
@MainActor
struct CellGenSpokenContent {
  private(set) var labels: [String] = []
  private(set) var values: [String] = []
  private(set) var hints: [String] = []
  private(set) var actions: [UIAccessibilityCustomAction] = []
  private(set) var acting: [CellGenActing] = []
  /// True if one of the texts is a heading.
  private(set) var isHeading = false
  /// A switch that only displays a value.
  private(set) var shown: UIControl?
  // part: LongPress
  private var pressed: [(view: UIView, press: CellGenLongPress)] = []
  // part end
  private var readViews: [UIView] = []

  private init() {}

  /// Reads one of the elements, whatever taps on it do.
  init(of view: UIView) { readParts(of: view) }

  /// Reads the elements of a view.
  init(partsOf view: DeclaredView) {
    for part in view.subviews { read(part) }
  }

  // part: Accessories
  /// Reads the elements of a view.
  ///
  /// - Parameter bars: the accessories beside and over the view.
  init(partsOf view: DeclaredView, beside bars: [CellGenAccessoryBar]) {
    self.init(partsOf: view)
    for accessory in bars.flatMap(\.spoken) {
      switch accessory {
      case .label(let label): labels.append(label)
      case .value(let value): values.append(value)
      case .control(let control): read(control)
      }
    }
  }
  // part end

  // part: ImageRetry
  /// The actions that load missing images again.
  var retries: [UIAccessibilityCustomAction] { actions.filter { $0 is CellGenRetryAction } }
  // part end

  var isEmpty: Bool { labels.isEmpty && values.isEmpty && shown == nil }
  /// The texts on the screen.
  var name: String? { labels.cellGenJoined }

  func middles(in view: UIView) -> [CGPoint] {
    readViews.map { view.convert($0.bounds.cellGenMiddle, from: $0) }
  }

  // part: LongPress
  /// Returns the actions of long presses, each named by the texts that are pressed, except for a press on all
  /// of the texts.
  func longPresses(exceptOf all: [String]) -> [UIAccessibilityCustomAction] {
    pressed.compactMap { view, press in
      let own = CellGenSpokenContent(of: view)
      guard let name = own.name, own.labels != all else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak press] _ in
        press?.cellGenReport()
        return press != nil
      }
    }
  }
  // part end

  private mutating func read(_ view: UIView) {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return }
    // part: LongPress
    if let press = view.cellGenRecognizer(CellGenLongPress.self) { pressed.append((view, press)) }
    // part end
    // part: Taps
    if let tap = view.cellGenRecognizer(CellGenTap.self) {
      acting.append(.tap(view, tap))
      // Buttons in it take their own touches.
      if !view.cellGenIsOneElement { acting += CellGenSpokenContent(of: view).acting }
      return
    }
    // part end
    if let control = view as? UIControl { return read(control) }
    if let text = view as? UITextView, text.isEditable { return acting.append(.other(text)) }
    // part: TextViews
    if let text = view as? CellTextView, text.cellGenIsStop { return acting.append(.other(text)) }
    // part end
    readParts(of: view)
  }

  private mutating func read(_ control: UIControl) {
    guard !control.isUserInteractionEnabled, control is UISwitch, shown == nil else {
      return acting.append(.control(control))
    }
    shown = control
    readViews.append(control)
    if let name = control.cellGenName { labels.append(name) }
  }

  private mutating func readParts(of view: UIView) {
    // part: TextViews
    if let text = view as? CellTextView { return read(text) }
    // part end
    if let label = view as? UILabel {
      read(label, label.accessibilityLabel?.cellGenSpoken ?? label.text?.cellGenSpoken)
    } else if let parts = view.cellGenParts {
      guard view.cellGenIsOneElement else { return read(parts, of: view as? DeclaredView) }
      var inside = CellGenSpokenContent()
      for part in parts { inside.read(part) }
      read(view, view.cellGenOwnLabel ?? inside.name)
      // part: ImageRetry
      actions += inside.retries
      // part end
    } else if view is UIImageView, !view.isAccessibilityElement {
      // part: ImageRetry
      if let retry = (view as? CellImage)?.cellGenRetry { actions.append(retry) }
      // part end
    } else if view.isAccessibilityElement {
      let acts: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField]
      guard view.accessibilityTraits.isDisjoint(with: acts) else {
        return acting.append(.other(view))
      }
      read(view, view.accessibilityLabel?.cellGenSpoken)
    } else if view.cellGenHasElements {
      acting.append(.other(view))
    }
  }

  // part: TextViews
  private mutating func read(_ text: CellTextView) {
    if let label = (text.accessibilityLabel ?? text.text)?.cellGenSpoken { labels.append(label) }
    if text.accessibilityTraits.contains(.header) { isHeading = true }
    actions += text.cellGenLinkActions
    readViews.append(text)
  }
  // part end

  /// Reads a view. A label of its own replaces its texts, but its controls remain.
  private mutating func read(_ parts: [UIView], of view: DeclaredView?) {
    guard let view, let label = view.cellGenSpeech.label else {
      for part in parts { read(part) }
      return
    }
    read(view, label)
    let inside = CellGenSpokenContent(partsOf: view)
    acting += inside.acting
    // part: ImageRetry
    actions += inside.retries
    // part end
  }

  private mutating func read(_ view: UIView, _ label: String?) {
    if let label { labels.append(label) }
    let own = (view as? DeclaredView)?.cellGenSpeech
    if let value = own == nil ? view.accessibilityValue : own?.value { values.append(value) }
    if let hint = own == nil ? view.accessibilityHint : own?.hint { hints.append(hint) }
    let traits = own == nil ? view.accessibilityTraits : own?.traits
    if traits?.contains(.header) == true { isHeading = true }
    actions += (own == nil ? view.accessibilityCustomActions : own?.actions) ?? []
    readViews.append(view)
  }
}

// MARK: - What views are

extension UIView {
  func cellGenRecognizer<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type) -> Recognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? Recognizer }.first
  }

  /// The parts of a view that has no text of its own, in the order of the layout; nil for any other view.
  fileprivate var cellGenParts: [UIView]? {
    switch self {
    // part: Boxes
    case let box as CellBox: box.cellGenContent.map { [$0] } ?? []
    // part end
    // part: Flows
    case let flow as CellFlow: flow.shownViews
    // part end
    case let stack as UIStackView: stack.arrangedSubviews
    // part: Layers
    case is CellLayers, is CellGenCover: subviews
    // part end
    case is DeclaredView: subviews
    default: nil
    }
  }

  /// True if the view is declared as one element, or the app makes it one.
  fileprivate var cellGenIsOneElement: Bool {
    if let view = self as? DeclaredView { return view.cellGenSpeech.isElement ?? false }
    return cellGenParts == nil || isAccessibilityElement
  }

  fileprivate var cellGenOwnLabel: String? {
    if let view = self as? DeclaredView { return view.cellGenSpeech.label }
    return accessibilityLabel?.cellGenSpoken
  }

  /// True if one of the app's views contains anything for VoiceOver.
  fileprivate var cellGenHasElements: Bool {
    if let elements = accessibilityElements { return !elements.isEmpty }
    return subviews.contains { view in
      guard !view.isHidden, !view.accessibilityElementsHidden else { return false }
      return view.isAccessibilityElement || view is UILabel || view is UIControl
        || view.cellGenHasElements
    }
  }

  // part: Typing
  /// The accessibility label that the texts of the row give the view; nil if there are none.
  var cellGenNameInRow: String? {
    var row: DeclaredView?
    var outer = superview
    while let view = outer, !(view is any CellGenHost) {
      row = view as? DeclaredView ?? row
      outer = view.superview
    }
    return row.flatMap { $0.cellGenSpeech.spokenLabel($0.cellGenSpeech.content) }
  }
  // part end

  var cellGenScreenFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
}

extension UIControl {
  /// True for an element without a text of its own: a switch, a slider, or a stepper.
  var cellGenNeedsName: Bool {
    self is UISwitch || isAccessibilityElement && accessibilityTraits.contains(.adjustable)
  }

  /// The accessibility label.
  var cellGenName: String? {
    accessibilityLabel?.cellGenSpoken ?? (self as? UIButton)?.currentTitle?.cellGenSpoken
  }
}

// part: ButtonMenus
extension UIButton {
  /// The items of the button's menu; nil for a button without one.
  fileprivate var cellGenMenuItems: [UIAccessibilityCustomAction]? {
    var outer = superview
    while let view = outer {
      if let view = view as? DeclaredView { return view.cellGenMenus[Swift.ObjectIdentifier(self)] }
      outer = view.superview
    }
    return nil
  }
}
// part end

extension String {
  /// The text, or nil if VoiceOver would be silent about it.
  fileprivate var cellGenSpoken: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

extension [String] {
  /// All texts in one, separated by commas, at which VoiceOver pauses.
  var cellGenJoined: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension CGRect {
  var cellGenMiddle: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
