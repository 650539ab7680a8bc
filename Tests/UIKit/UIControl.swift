/// A view that responds to the user and reports events to actions.
@MainActor
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @available(iOS 14, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    StandIn.require(14, "init(frame:primaryAction:)")
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  override var saidByDefault: Said {
    Said(
      isElement: true,
      traits: isEnabled && isUserInteractionEnabled ? [] : .notEnabled, frame: screenFrame)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: UIControl.State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

  @available(iOS 14, *)
  open var showsMenuAsPrimaryAction = false {
    didSet { StandIn.require(14, "showsMenuAsPrimaryAction") }
  }
  open var isTracking: Bool { trackedTouch != nil }
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Tracks a finger that is put on the control and lifted inside or outside of it.
  func track(liftingInside isInside: Bool) {
    let touch = UITouch()
    isTouchInside = true
    guard beginTracking(touch, with: nil) else { return }
    trackedTouch = touch
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    isTouchInside = isInside
    endTracking(touch, with: nil)
    trackedTouch = nil
    isTouchInside = false
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  @available(iOS 14, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    StandIn.require(14, "addAction")
    drop(action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  @available(iOS 14, *)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    StandIn.require(14, "removeAction")
    drop(action.identifier, for: controlEvents)
  }

  @available(iOS 14, *)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    StandIn.require(14, "removeAction")
    drop(actionIdentifier, for: controlEvents)
  }

  private func drop(
    _ actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  @available(iOS 14, *)
  open func sendAction(_ action: UIAction) {
    StandIn.require(14, "sendAction(_:)")
    action.perform(from: self)
  }

  @available(iOS 17.4, *)
  open func performPrimaryAction() {
    StandIn.require(17.4, "performPrimaryAction")
    sendActions(for: .primaryActionTriggered)
  }

  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: UIControl.Event { .init(rawValue: 1) }
    public static var touchUpInside: UIControl.Event { .init(rawValue: 1 << 6) }
    public static var touchUpOutside: UIControl.Event { .init(rawValue: 1 << 7) }
    public static var touchCancel: UIControl.Event { .init(rawValue: 1 << 8) }
    public static var valueChanged: UIControl.Event { .init(rawValue: 1 << 12) }
    public static var primaryActionTriggered: UIControl.Event { .init(rawValue: 1 << 13) }
    public static var menuActionTriggered: UIControl.Event { .init(rawValue: 1 << 14) }
    public static var editingDidBegin: UIControl.Event { .init(rawValue: 1 << 16) }
    public static var editingChanged: UIControl.Event { .init(rawValue: 1 << 17) }
    public static var editingDidEnd: UIControl.Event { .init(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: UIControl.Event { .init(rawValue: 1 << 19) }
    public static var allTouchEvents: UIControl.Event { .init(rawValue: 0xFFF) }
    public static var allEditingEvents: UIControl.Event { .init(rawValue: 0xF0000) }
    public static var allEvents: UIControl.Event { .init(rawValue: 0xFFFF_FFFF) }
  }

  /// The states of a control, which can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { .init(rawValue: 1) }
    public static var disabled: UIControl.State { .init(rawValue: 2) }
    public static var selected: UIControl.State { .init(rawValue: 4) }
    public static var focused: UIControl.State { .init(rawValue: 8) }
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
