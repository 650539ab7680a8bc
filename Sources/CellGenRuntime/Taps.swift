#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Reports taps on one of this view's elements, which is dimmed while it is touched.
  ///
  /// It is dimmed as a cell is highlighted: not before it is certain that the touch does not scroll, and for
  /// a moment after a tap that was shorter than that.
  ///
  /// A touch on the element is not one on the cell, which is neither highlighted nor selected by it. Buttons
  /// in the element, and elements in it with taps of their own, keep theirs. To VoiceOver the element is
  /// a button with the texts in it.
  ///
  /// Called again for an element, it replaces what was reported.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - dims: whether the element is dimmed; false for one that looks different by
  ///     ``update(tapped:_:)``. Then the view is updated as the element is touched.
  ///   - report: called with each tap.
  public func onTap(_ view: UIView, dims: Bool = true, _ report: @escaping @MainActor () -> Void) {
    let tap = recognizer(CellGenTap.self, of: view) {
      view.cellGenShowHover()
      return .make()
    }
    tap.cellGenReport = report
    tap.cellGenUpdate = nil
    if !dims {
      tap.cellGenUpdate = { [weak self] in
        guard let self else { return }
        update(for: cellState)
      }
    }
  }

  /// Shows the state of an element with taps, as part of ``update(for:)``.
  ///
  ///     update(tapped: chip) { state in
  ///       chip.textColor = state.choose(.label, highlighted: .red)
  ///     }
  ///
  /// The element is highlighted while it is touched itself. The rest of its state is the cell's.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - show: called once, with the state.
  public func update(tapped view: UIView, _ show: (CellState) -> Void) {
    let tap = view.gestureRecognizers?.lazy.compactMap { $0 as? CellGenTap }.first
    var state = cellState
    state.isHighlighted = tap?.cellGenIsTouched ?? false
    show(state)
  }

  // part: LongPress
  /// Reports that one of this view's elements is pressed for long, which selects no cell.
  ///
  /// Called again for an element, it replaces what was reported.
  public func onLongPress(_ view: UIView, _ report: @escaping @MainActor () -> Void) {
    recognizer(CellGenLongPress.self, of: view) { .make() }.cellGenReport = report
  }
  // part end

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, of view: UIView, make: () -> Recognizer
  ) -> Recognizer {
    let known = view.gestureRecognizers?.lazy.compactMap { $0 as? Recognizer }.first
    if let known { return known }
    let new = make()
    // Labels and images take no touches by themselves.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(new)
    return new
  }
}

/// Recognizes a tap as a button does: however long it takes, while the finger is lifted inside.
///
/// `UITapGestureRecognizer` gives up after a moment and tells only targets with selectors, which need
/// Objective-C. A subclass is told of touches and sets its state (Apple, "Implementing a custom gesture
/// recognizer"), for which Xcode 9 was the last to need an import of its own
/// (github.com/scenee/FloatingPanel: `import UIKit.UIGestureRecognizerSubclass // For Xcode 9.4.1`).
final class CellGenTap: UIGestureRecognizer {
  /// How far a touch has come.
  private enum Phase {
    case none
    /// It may be the beginning of scrolling, so it is not shown yet.
    case waiting
    case shown
    /// It is over, and was too short to be seen.
    case flashing
  }

  // Named like nothing that an app adds to its recognizers. All have values, so that the initializers are
  // inherited: that of `UIGestureRecognizer` takes a selector.
  var cellGenReport: @MainActor () -> Void = {}
  /// The view that is dimmed; nil for the one that has the recognizer.
  weak var cellGenDimmed: UIView?
  /// Shows whether it is touched; nil for dimming.
  var cellGenUpdate: (@MainActor () -> Void)?
  private(set) var cellGenIsTouched = false {
    didSet { if cellGenIsTouched != oldValue { showState() } }
  }
  private var cellGenPhase = Phase.none
  private var cellGenIsInside = false
  private var cellGenTimer: _Concurrency.Task<Void, Never>?
  /// How opaque the element was, and how opaque it was made.
  private var cellGenAlpha: (before: CGFloat, dimmed: CGFloat)?

  static func make() -> CellGenTap {
    let tap = CellGenTap()
    // Otherwise the cell would be highlighted until the finger is lifted.
    tap.delaysTouchesBegan = true
    return tap
  }

  override func touchesBegan(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, touches.count == 1, [.none, .flashing].contains(cellGenPhase),
      touches.allSatisfy(isOwn)
    else {
      state = .failed
      return
    }
    endTouch()
    cellGenPhase = .waiting
    cellGenIsInside = true
    afterDelay { tap in
      tap.cellGenPhase = .shown
      tap.cellGenIsTouched = tap.cellGenIsInside
    }
  }

  override func touchesMoved(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    cellGenIsInside = isInside(touches)
    if cellGenPhase == .shown { cellGenIsTouched = cellGenIsInside }
  }

  /// Recognized beside the element, too, though not reported: a touch that is not recognized would be
  /// given to the cell, and select it.
  override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    let isTap = isInside(touches)
    let isShort = cellGenPhase == .waiting
    state = .ended
    endTouch()
    guard isTap else { return }
    if isShort { flash() }
    cellGenReport()
  }

  override func touchesCancelled(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Called at each end, also when another gesture was recognized, such as scrolling.
  override func reset() {
    super.reset()
    if cellGenPhase != .flashing { endTouch() }
  }

  // MARK: Time

  /// Shows for a moment what was tapped before its touch was shown.
  private func flash() {
    cellGenPhase = .flashing
    cellGenIsTouched = true
    afterDelay { $0.endTouch() }
  }

  private func endTouch() {
    cellGenTimer?.cancel()
    cellGenTimer = nil
    cellGenPhase = .none
    cellGenIsTouched = false
  }

  /// Does something as late as a scroll view tells what is in it of a touch, which it does unless the finger
  /// scrolls first (Apple, `UIScrollView.delaysContentTouches`). Recognizers are told at once.
  private func afterDelay(_ work: @escaping @MainActor (CellGenTap) -> Void) {
    cellGenTimer = _Concurrency.Task { [weak self] in
      // The 150 milliseconds are measured, not documented.
      try? await _Concurrency.Task.sleep(nanoseconds: 150_000_000)
      guard let self, !_Concurrency.Task.isCancelled else { return }
      work(self)
    }
  }

  private func showState() {
    if let cellGenUpdate { return cellGenUpdate() }
    guard let view = cellGenDimmed ?? view else { return }
    if cellGenIsTouched {
      let alpha = (view.alpha, view.alpha * CellGenTouchArea.dimmedAlpha)
      cellGenAlpha = alpha
      view.alpha = alpha.1
    } else if let alpha = cellGenAlpha, view.alpha == alpha.dimmed {
      // Unless the view was configured meanwhile, and is as opaque as its data say.
      view.alpha = alpha.before
    }
  }

  private func isInside(_ touches: Swift.Set<UITouch>) -> Bool {
    guard let view else { return false }
    return touches.allSatisfy {
      CellGenTouchArea.bounds(of: view).contains($0.location(in: view))
    }
  }

  /// Whether a touch is on nothing inside the view that takes it itself.
  private func isOwn(_ touch: UITouch) -> Bool {
    var touched = touch.view
    while let inner = touched, inner !== view {
      let hasTap = inner.gestureRecognizers?.contains { $0 is CellGenTap } ?? false
      if hasTap || inner is UIControl { return false }
      touched = inner.superview
    }
    return true
  }
}

// part: LongPress
/// Recognizes a long press and reports it when it begins.
final class CellGenLongPress: UILongPressGestureRecognizer {
  var cellGenReport: @MainActor () -> Void = {}

  /// Reports an action of a cell, which is dequeued for data without one, too.
  ///
  /// While the container is edited it is not reported, as taps are not.
  static func report<Action>(
    _ action: Action?, in cell: UIView, onAction: @escaping ActionHandler<Action>
  ) {
    let known = cell.gestureRecognizers?.lazy.compactMap { $0 as? CellGenLongPress }.first
    guard let action else {
      known?.isEnabled = false
      return
    }
    let press = known ?? make()
    if known == nil { cell.addGestureRecognizer(press) }
    press.isEnabled = true
    press.cellGenReport = { [weak cell] in
      if let cell, !isEdited(cell) { onAction(action) }
    }
  }

  /// Whether the container of a cell is edited.
  private static func isEdited(_ cell: UIView) -> Bool {
    var outer = cell.superview
    while let view = outer {
      if let tableView = view as? UITableView { return tableView.isEditing }
      if #available(iOS 14, *), let collectionView = view as? UICollectionView {
        return collectionView.isEditing
      }
      outer = view.superview
    }
    return false
  }

  #if canImport(ObjectiveC)
  static func make() -> CellGenLongPress {
    let press = CellGenLongPress()
    press.addTarget(press, action: #selector(CellGenLongPress.cellGenChanged))
    return press
  }

  @objc private func cellGenChanged() {
    if state == .began { cellGenReport() }
  }
  #else
  static func make() -> CellGenLongPress { CellGenLongPress() }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .began { cellGenReport() } }
  }
  #endif
}
// part end
#endif
