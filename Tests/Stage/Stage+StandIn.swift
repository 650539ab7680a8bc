#if !canImport(ObjectiveC)
import UIKit

// The stage where UIKit is the stand-in.

extension Stage {
  /// Whether UIKit itself is on the stage, and not the stand-in.
  public nonisolated static var isUIKit: Bool { false }

  static func makeWindow(_ frame: CGRect, _ safeArea: UIEdgeInsets) -> UIWindow {
    UIWindow(frame: frame)
  }

  func put(_ controller: UIViewController) {
    window.rootViewController?.viewIfLoaded?.removeFromSuperview()
    window.rootViewController = controller
    controller.loadViewIfNeeded()
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    // The stand-in hands no safe area on from a view to those in it.
    for case let view? in [controller.view] + controller.view.subviews {
      StandIn.setSafeAreaInsets(safeArea, of: view)
    }
    StandIn.show(controller)
  }

  func layOut(_ controller: UIViewController) { StandIn.layOut(controller) }

  /// Waits for a moment, in which animations end and what was put off is done.
  public static func turn() async {
    for _ in 0..<10 { await Task.yield() }
    StandIn.finishAnimations()
  }

  /// Ends animations, and does what was put off until then, as far as that takes no waiting.
  public static func settle() { StandIn.finishAnimations() }

  /// Lays out all that is shown in another text size while `body` runs.
  @available(iOS 17, *)
  public func withTextSize(_ size: UIContentSizeCategory, _ body: () throws -> Void) rethrows {
    try StandIn.withContentSizeCategory(size, in: window) {
      layOut()
      try body()
    }
    layOut()
  }

  // MARK: Failures

  /// What `body` does at which UIKit would raise an exception.
  public static func failures(_ body: () throws -> Void) rethrows -> [String] {
    try StandIn.recordingFailures(body).map(\.description)
  }

  /// What `body` does at which UIKit would raise an exception.
  public static func failures(_ body: @MainActor () async throws -> Void) async rethrows -> [String]
  {
    try await StandIn.recordingFailures { try await body() }.map(\.description)
  }

  // MARK: Controls

  /// Taps a control; nothing happens while it is disabled.
  public static func tap(_ control: UIControl) { StandIn.tap(control) }

  /// Switches a switch.
  public static func toggle(_ control: UISwitch) { StandIn.toggle(control) }

  // MARK: Scrolling

  /// Scrolls down or up until the content offset is `y`, and lays out what comes into view.
  public static func scroll(_ view: UIScrollView, toY y: CGFloat) { StandIn.scroll(view, toY: y) }

  /// Scrolls to the end, again and again until what is there is measured.
  public static func scrollToEnd(_ view: UIScrollView) { StandIn.scrollToEnd(view) }

  /// Scrolls a section that scrolls sideways.
  public static func scroll(_ view: UICollectionView, section: Int, toX x: CGFloat) {
    StandIn.scroll(view, section: section, toX: x)
  }

  // MARK: Typing

  /// Composes a text with an input method, in place of what it has composed before.
  public static func compose(_ text: String, in field: UITextField) {
    StandIn.compose(text, in: field)
  }

  // MARK: Cells

  /// Taps an item, which selects or deselects it where the delegate agrees.
  public static func tapItem(at path: IndexPath, in view: UICollectionView) {
    StandIn.tapItem(at: path, in: view)
  }

  /// Taps a row, which selects or deselects it where the delegate agrees.
  public static func tapRow(at path: IndexPath, in view: UITableView) {
    StandIn.tapRow(at: path, in: view)
  }

  /// Drags an item to the place of another, where the data source lets it be moved.
  public static func move(
    itemAt path: IndexPath, to target: IndexPath, in view: UICollectionView
  ) { StandIn.moveItem(at: path, to: target, in: view) }

  /// Swipes a row, and returns the actions that the delegate gives.
  public static func swipe(
    rowAt path: IndexPath, in view: UITableView, from edge: StageEdge = .trailing
  ) -> [UIContextualAction] {
    StandIn.swipe(at: path, in: view, edge: edge == .leading ? .leading : .trailing)
  }

  /// Performs an action that a swipe has uncovered.
  ///
  /// - Returns: what it says of itself; nil until it has said so.
  @discardableResult
  public static func perform(_ action: UIContextualAction) -> Bool? { StandIn.perform(action) }
}
#endif
