import UIKit

/// A window in which a test shows a list, and what a person does to the list.
///
///     let stage = Stage(width: 320, height: 480)
///     stage.show(tableView)
///     Stage.scroll(tableView, toY: 100)
///
/// Tests that use UIKit and this alone run wherever there is a UIKit: on Linux that is the stand-in, and on a Mac the
/// simulator, where the window belongs to the scene of the app in `Tests/HostApp`. What a person does takes UIKit's
/// public API. Where that has no way to do it, `Tests/UIKitClaims/undecided.md` says so.
///
/// Nothing is animated.
@MainActor
public final class Stage {
  public let window: UIWindow
  let safeArea: UIEdgeInsets

  /// - Parameters:
  ///   - width: the width of the window, in points.
  ///   - height: the height of the window, in points.
  ///   - safeArea: what bars or a notch cover of it.
  public init(width: CGFloat = 390, height: CGFloat = 844, safeArea: UIEdgeInsets = .zero) {
    self.safeArea = safeArea
    window = Self.makeWindow(CGRect(x: 0, y: 0, width: width, height: height), safeArea)
  }

  /// Shows a view, which fills the window, and lays it out.
  public func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view = UIView(frame: window.bounds)
    view.frame = window.bounds
    controller.view.addSubview(view)
    show(controller)
  }

  /// Shows the view of a controller, which fills the window, and lays it out.
  public func show(_ controller: UIViewController) {
    put(controller)
    layOut()
  }

  /// Gives the window and the view in it another width.
  public func resize(_ view: UIView, width: CGFloat) {
    window.frame.size.width = width
    view.frame.size.width = width
    layOut()
  }

  /// Lays out what has changed.
  public func layOut() {
    window.layoutIfNeeded()
    if let controller = window.rootViewController { layOut(controller) }
  }

  /// Waits until something has happened, for two seconds at most.
  ///
  /// - Returns: whether it has.
  public func wait(until hasHappened: () -> Bool) async -> Bool {
    for _ in 0..<100 where !hasHappened() {
      await Self.turn()
      layOut()
    }
    return hasHappened()
  }
}

/// The side of a row from which a swipe begins.
public enum StageEdge: Sendable { case leading, trailing }
