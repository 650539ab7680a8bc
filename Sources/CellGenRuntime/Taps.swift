#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Reports taps on one of this view's elements, which is dimmed while it is touched.
  ///
  /// Dimming follows the highlighting of cells: it starts once it is certain that the touch does not scroll,
  /// and lasts for a moment after a tap that was shorter than that.
  ///
  /// A touch on the element does not highlight or select the cell. Buttons in the element, and elements in it
  /// with their own taps, keep their touches. For VoiceOver, the element is a button with the texts in it.
  ///
  /// Calling this again for an element replaces the report.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - dims: true to dim the element; false for an element that shows the state with ``update(tapped:_:)``. Then the
  ///     view is updated when the element is touched.
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
  /// The element is highlighted while it is touched. The rest of its state is the cell's.
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
  /// Reports long presses on one of this view's elements, which do not select the cell.
  ///
  /// Calling this again for an element replaces the report.
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
    // By default, labels and images take no touches.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(new)
    return new
  }
}

/// Recognizes a tap as a button does: of any duration, as long as the finger is lifted inside.
///
/// `UITapGestureRecognizer` gives up after a moment, and supports only targets with selectors, which require
/// Objective-C. A subclass receives touches and sets its state (Apple, "Implementing a custom gesture
/// recognizer"). Xcode 9 was the last version in which this required a separate import
/// (github.com/scenee/FloatingPanel: `import UIKit.UIGestureRecognizerSubclass // For Xcode 9.4.1`).
final class CellGenTap: UIGestureRecognizer {
  /// The progress of a touch.
  private enum Phase {
    case none
    /// The touch may be the start of scrolling, so it is not shown yet.
    case waiting
    case shown
    /// The touch has ended, and was too short to be seen.
    case flashing
  }

  // Named unlike anything that an app adds to its recognizers. All properties have default values, which
  // makes the class inherit the initializers: that of `UIGestureRecognizer` takes a selector.
  var cellGenReport: @MainActor () -> Void = {}
  /// The view that is dimmed; nil for the view with the recognizer.
  weak var cellGenDimmed: UIView?
  /// Updates the view for the touch; nil for dimming.
  var cellGenUpdate: (@MainActor () -> Void)?
  private(set) var cellGenIsTouched = false {
    didSet { if cellGenIsTouched != oldValue { showState() } }
  }
  private var cellGenPhase = Phase.none
  private var cellGenIsInside = false
  private var cellGenTimer: _Concurrency.Task<Void, Never>?
  /// The previous alpha of the element, and its alpha while it is dimmed.
  private var cellGenAlpha: (before: CGFloat, dimmed: CGFloat)?

  static func make() -> CellGenTap {
    let tap = CellGenTap()
    // Without this, the cell would be highlighted until the finger is lifted.
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

  /// Recognized outside of the element as well, though not reported: an unrecognized touch would be delivered
  /// to the cell and select it.
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

  /// Called at each end, even if another gesture was recognized, such as scrolling.
  override func reset() {
    super.reset()
    if cellGenPhase != .flashing { endTouch() }
  }

  // MARK: Time

  /// Dims an element for a moment if the tap ended before its touch was shown.
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

  /// Runs work after the delay with which a scroll view delivers a touch to its content, unless the finger
  /// scrolls first (Apple, `UIScrollView.delaysContentTouches`). Recognizers receive touches immediately.
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
      // Unless the view was configured in the meantime, and has the alpha of its data.
      view.alpha = alpha.before
    }
  }

  private func isInside(_ touches: Swift.Set<UITouch>) -> Bool {
    guard let view else { return false }
    return touches.allSatisfy {
      CellGenTouchArea.bounds(of: view).contains($0.location(in: view))
    }
  }

  /// True if nothing inside the view takes a touch itself.
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

  /// Sets the action that a long press on a cell reports; nil for data without one, since cells are reused.
  ///
  /// It is not reported while the container is being edited, like taps.
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

  /// True while the container of a cell is being edited.
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
