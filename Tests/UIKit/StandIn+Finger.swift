// A finger at a place: touches go to gestures first, then to controls, then to cells.

extension StandIn {
  /// Taps the middle of a view.
  @MainActor
  public static func tap(middleOf view: UIView) {
    let finger = Finger(middleOf: view)
    finger.put()
    finger.lift()
  }

  /// Taps a point of a view, in its own coordinates.
  @MainActor
  public static func tap(_ point: CGPoint, in view: UIView) {
    let finger = Finger(on: view, at: point)
    finger.put()
    finger.lift()
  }

  /// Puts a finger on the middle of a view, and holds it while `body` runs.
  @MainActor
  public static func hold(middleOf view: UIView, while body: () throws -> Void) rethrows {
    let finger = Finger(middleOf: view)
    finger.put()
    defer { finger.lift() }
    try body()
  }

  /// Puts a finger on the middle of a view for longer than a scroll view waits for scrolling to begin, and
  /// then moves it.
  @MainActor
  public static func holdLong(
    middleOf view: UIView, movingBy offset: CGPoint = .zero, while body: () throws -> Void
  ) async rethrows {
    let finger = Finger(middleOf: view)
    finger.put()
    await waitForHighlights()
    if offset != .zero { finger.move(by: offset) }
    defer { finger.lift() }
    try body()
  }

  /// Waits for longer than it takes a touched view to show its highlight.
  @MainActor
  public static func waitForHighlights() async {
    // Before and after, other tests may delay the tasks of the main actor.
    for _ in 0..<10 { await Task.yield() }
    try? await Task.sleep(nanoseconds: 400_000_000)
    for _ in 0..<10 { await Task.yield() }
  }

  /// Puts a finger on the middle of a view, moves it, and lifts it.
  @MainActor
  public static func drag(
    middleOf view: UIView, by offset: CGPoint, beforeLifting body: () throws -> Void = {}
  ) rethrows {
    let finger = Finger(middleOf: view)
    finger.put()
    finger.move(by: offset)
    defer { finger.lift() }
    try body()
  }

  /// Puts a finger on the middle of a view and scrolls with it, which cancels all other gestures.
  @MainActor
  public static func scroll(fromMiddleOf view: UIView) {
    let finger = Finger(middleOf: view)
    finger.put()
    finger.scroll()
  }

  /// Performs a long press on the middle of a view.
  @MainActor
  public static func longPress(middleOf view: UIView) {
    let finger = Finger(middleOf: view)
    finger.put()
    finger.stay()
    finger.lift()
  }
}

/// A finger, and the objects that receive its touches.
@MainActor
private final class Finger {
  private let touch: UITouch
  private let event = UIEvent()
  private var recognizers: [UIGestureRecognizer] = []
  /// True if the view that was hit receives touches now.
  private var isDelivered = false
  /// True if a gesture has taken the finger from the view that was hit.
  private var isTaken = false

  convenience init(middleOf view: UIView) {
    Self.root(of: view).layoutIfNeeded()
    self.init(on: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  init(on view: UIView, at point: CGPoint) {
    let root = Self.root(of: view)
    root.layoutIfNeeded()
    let point = view.convert(point, to: root)
    touch = UITouch(on: root.hitTest(point, with: event), in: root, at: point)
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let outer = root.superview { root = outer }
    return root
  }

  func put() {
    var view = touch.view
    while let current = view {
      recognizers += current.gestureRecognizers?.filter(\.isEnabled) ?? []
      view = current.superview
    }
    for recognizer in recognizers { recognizer.touch = touch }
    tell { $0.touchesBegan([touch], with: event) }
    deliver()
  }

  func move(by offset: CGPoint) {
    touch.point = CGPoint(x: touch.point.x + offset.x, y: touch.point.y + offset.y)
    tell { $0.touchesMoved([touch], with: event) }
    deliver()
  }

  /// Called when the finger has stayed for longer than a press takes.
  func stay() {
    for case let recognizer as UILongPressGestureRecognizer in recognizers
    where recognizer.state == .possible && !isTaken {
      recognizer.state = .began
      recognized(recognizer)
    }
  }

  /// Recognizes the container's own gesture.
  func scroll() {
    isTaken = true
    end(recognizers)
    releaseView(isTap: false)
  }

  func lift() {
    tell { $0.touchesEnded([touch], with: event) }
    for case let recognizer as UILongPressGestureRecognizer in recognizers {
      recognizer.state = recognizer.state == .possible ? .failed : .ended
    }
    // A view that has not received the touch yet receives all of it now.
    if !isTaken, !isDelivered { touchView() }
    end(recognizers)
    releaseView(isTap: !isTaken)
  }

  private func tell(_ tell: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizers.contains(where: { $0 === recognizer }) {
      recognizer.toldSuper = false
      tell(recognizer)
      if !recognizer.toldSuper {
        StandIn.fail("an override of touches… does not call super", name: StandIn.broken)
      }
      if recognizer.state == .ended { recognized(recognizer) }
    }
    let failed = recognizers.filter { $0.state == .failed }
    recognizers.removeAll { $0.state == .failed }
    end(failed)
  }

  /// Recognizes a gesture. Only one is recognized at a time, and the view no longer receives the touch.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    let others = recognizers.filter { $0 !== recognizer }
    recognizers = [recognizer]
    end(others)
    guard recognizer.cancelsTouchesInView else { return }
    isTaken = true
    releaseView(isTap: false)
  }

  private func end(_ ended: [UIGestureRecognizer]) {
    for recognizer in ended {
      if recognizer.state == .possible { recognizer.state = .failed }
      recognizer.becomePossible()
    }
  }

  private func deliver() {
    guard !isTaken, !isDelivered, !recognizers.contains(where: \.delaysTouchesBegan) else { return }
    touchView()
  }

  // MARK: The view that was hit

  private func touchView() {
    isDelivered = true
    if hitControl == nil { cell?.touch() }
  }

  private func releaseView(isTap: Bool) {
    guard isDelivered else { return }
    isDelivered = false
    if let control = hitControl {
      guard isTap else { return }
      if let toggle = control as? UISwitch {
        StandIn.toggle(toggle)
      } else {
        StandIn.tap(control)
      }
    } else if let cell {
      if isTap { cell.tap() } else { cell.release() }
    }
  }

  private var hitControl: UIControl? { ancestor { $0 as? UIControl } }

  private func ancestor<Found>(_ find: (UIView) -> Found?) -> Found? {
    var view = touch.view
    while let current = view {
      if let found = find(current) { return found }
      view = current.superview
    }
    return nil
  }

  private var cell: TouchedCell? {
    ancestor { view in
      if let cell = view as? UICollectionViewCell, let outer = cell.superview as? UICollectionView {
        return outer.indexPath(for: cell).map { .item($0, outer) }
      }
      if let cell = view as? UITableViewCell, let outer = cell.superview as? UITableView {
        return outer.indexPath(for: cell).map { .row($0, outer) }
      }
      return nil
    }
  }

  private enum TouchedCell {
    case item(IndexPath, UICollectionView)
    case row(IndexPath, UITableView)

    @MainActor func touch() {
      switch self {
      case .item(let path, let view): view.touch(at: path)
      case .row(let path, let view): view.touch(at: path)
      }
    }

    @MainActor func tap() {
      switch self {
      case .item(let path, let view): view.tap(at: path)
      case .row(let path, let view): view.tap(at: path)
      }
    }

    @MainActor func release() {
      switch self {
      case .item(let path, let view): view.release(at: path)
      case .row(let path, let view): view.release(at: path)
      }
    }
  }
}
