/// Recognizes a gesture in a view: subclasses receive touches and set the state.
///
/// Without Objective-C, no selector can be sent to a target, so only subclasses learn about gestures.
@MainActor
open class UIGestureRecognizer: NSObject, Sendable {
  private weak var viewStore: UIView?
  /// True if the override called the implementation of this class.
  var toldSuper = false

  public init(target: Any?, action: Never?) { super.init() }
  public override convenience init() { self.init(target: nil, action: nil) }

  open var view: UIView? { viewStore }
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open var state = State.possible {
    didSet {
      guard state != oldValue, !canGo(from: oldValue) else { return }
      StandIn.fail("a gesture cannot go from \(oldValue) to \(state)", name: StandIn.broken)
    }
  }

  /// Returns true if a state can follow another one. Apple, `UIGestureRecognizer.State`: a discrete gesture
  /// is recognized or fails, a continuous one begins, changes, and ends or is canceled; `reset()` makes it
  /// possible again.
  private func canGo(from old: State) -> Bool {
    switch (old, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .ended), (.changed, .cancelled): true
    default: isResetting && state == .possible
    }
  }

  private var isResetting = false

  // Apple: overriding one of these, "call super".
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { toldSuper = true }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { toldSuper = true }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { toldSuper = true }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { toldSuper = true }
  open func reset() { toldSuper = true }

  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// The touch that it tracks.
  var touch: UITouch?

  func attach(to view: UIView?) {
    viewStore?.gestureRecognizers?.removeAll { $0 === self }
    viewStore = view
  }

  /// Ends an attempt to recognize the gesture.
  func becomePossible() {
    toldSuper = false
    reset()
    if !toldSuper { StandIn.fail("reset() does not call super", name: StandIn.broken) }
    isResetting = true
    state = .possible
    isResetting = false
    touch = nil
  }

  /// The progress of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
}

/// Recognizes a finger that stays in place.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A finger on the screen.
@MainActor
open class UITouch: NSObject, Sendable {
  private weak var hit: UIView?
  /// The location in the outermost view.
  var point: CGPoint
  private weak var root: UIView?

  init(on hit: UIView? = nil, in root: UIView? = nil, at point: CGPoint = .zero) {
    self.hit = hit
    self.root = root
    self.point = point
    super.init()
  }

  open var view: UIView? { hit }

  open func location(in view: UIView?) -> CGPoint {
    guard let root, let view else { return point }
    return root.convert(point, to: view)
  }
}
