#if canImport(ObjectiveC)
import UIKit

// The stage in an app.

extension Stage {
  /// Whether UIKit itself is on the stage, and not the stand-in.
  public nonisolated static var isUIKit: Bool { true }

  /// The window of the last test, which is still there.
  private static var last: UIWindow?

  static func makeWindow(_ frame: CGRect, _ safeArea: UIEdgeInsets) -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else { preconditionFailure("the app has no scene") }
    UIView.setAnimationsEnabled(false)
    last?.isHidden = true
    let window = StageWindow(windowScene: scene)
    window.frame = frame
    window.safeArea = safeArea
    last = window
    return window
  }

  func put(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
  }

  func layOut(_ controller: UIViewController) { controller.view.layoutIfNeeded() }

  /// Waits for a moment, in which animations end and what was put off is done.
  public static func turn() async { try? await Task.sleep(nanoseconds: 20_000_000) }

  /// Ends animations, and does what was put off until then, as far as that takes no waiting.
  public static func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }

  /// Lays out all that is shown in another text size while `body` runs.
  @available(iOS 17, *)
  public func withTextSize(_ size: UIContentSizeCategory, _ body: () throws -> Void) rethrows {
    let before = window.traitCollection.preferredContentSizeCategory
    window.traitOverrides.preferredContentSizeCategory = size
    layOut()
    defer {
      window.traitOverrides.preferredContentSizeCategory = before
      layOut()
    }
    try body()
  }

  // MARK: Failures

  /// Nothing: at an exception of UIKit's, the app and its tests end.
  public static func failures(_ body: () throws -> Void) rethrows -> [String] {
    try body()
    return []
  }

  /// Nothing: at an exception of UIKit's, the app and its tests end.
  public static func failures(_ body: @MainActor () async throws -> Void) async rethrows -> [String]
  {
    try await body()
    return []
  }

  // MARK: Controls

  /// Taps a control; nothing happens while it is disabled.
  public static func tap(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    if #available(iOS 17.4, *), let button = control as? UIButton {
      button.performPrimaryAction()
    } else {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// Switches a switch.
  public static func toggle(_ control: UISwitch) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Scrolling

  /// Scrolls down or up until the content offset is `y`, and lays out what comes into view.
  public static func scroll(_ view: UIScrollView, toY y: CGFloat) {
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: false)
    view.layoutIfNeeded()
  }

  /// Scrolls to the end, again and again until what is there is measured.
  public static func scrollToEnd(_ view: UIScrollView) {
    for _ in 0..<50 {
      let y = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
      guard view.contentOffset.y < y else { return }
      scroll(view, toY: y)
    }
  }

  /// Scrolls a section that scrolls sideways: UIKit puts it into a scroll view of its own.
  public static func scroll(_ view: UICollectionView, section: Int, toX x: CGFloat) {
    let cells = view.indexPathsForVisibleItems.filter { $0.section == section }
    for case let cell? in cells.map({ view.cellForItem(at: $0) }) {
      guard let inner = cell.superview as? UIScrollView, inner !== view else { continue }
      inner.setContentOffset(CGPoint(x: x, y: inner.contentOffset.y), animated: false)
      inner.layoutIfNeeded()
      view.layoutIfNeeded()
      return
    }
  }

  // MARK: Typing

  /// Composes a text with an input method, in place of what it has composed before.
  public static func compose(_ text: String, in field: UITextField) {
    field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
  }

  // MARK: Cells

  /// Taps an item, which selects or deselects it where the delegate agrees.
  ///
  /// There is no public way to touch a view, so this asks and tells the delegate in UIKit's place.
  public static func tapItem(at path: IndexPath, in view: UICollectionView) {
    view.layoutIfNeeded()
    let selects =
      view.isEditing
      ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
      : view.allowsSelection
    let selectsSeveral =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    let delegate = view.delegate
    let shouldHighlight = delegate?.collectionView(_:shouldHighlightItemAt:)
    let shouldSelect = delegate?.collectionView(_:shouldSelectItemAt:)
    let shouldDeselect = delegate?.collectionView(_:shouldDeselectItemAt:)
    guard selects, view.cellForItem(at: path) != nil, shouldHighlight?(view, path) ?? true
    else { return }
    let selected = view.indexPathsForSelectedItems ?? []
    if selectsSeveral, selected.contains(path) {
      guard shouldDeselect?(view, path) ?? true else { return }
      view.deselectItem(at: path, animated: false)
      (delegate?.collectionView(_:didDeselectItemAt:))?(view, path)
    } else if shouldSelect?(view, path) ?? true {
      for other in selected where !selectsSeveral && other != path {
        view.deselectItem(at: other, animated: false)
        (delegate?.collectionView(_:didDeselectItemAt:))?(view, other)
      }
      view.selectItem(at: path, animated: false, scrollPosition: [])
      (delegate?.collectionView(_:didSelectItemAt:))?(view, path)
    }
    view.layoutIfNeeded()
  }

  /// Taps a row, which selects or deselects it where the delegate agrees.
  ///
  /// There is no public way to touch a view, so this asks and tells the delegate in UIKit's place.
  public static func tapRow(at path: IndexPath, in view: UITableView) {
    view.layoutIfNeeded()
    let selects =
      view.isEditing
      ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
      : view.allowsSelection
    let selectsSeveral =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    let delegate = view.delegate
    let shouldHighlight = delegate?.tableView(_:shouldHighlightRowAt:)
    guard selects, view.cellForRow(at: path) != nil, shouldHighlight?(view, path) ?? true
    else { return }
    let selected = view.indexPathsForSelectedRows ?? []
    if selectsSeveral, selected.contains(path) {
      deselect(path, in: view)
    } else if let path = willSelect(path, in: view) {
      for other in selected where !selectsSeveral && other != path { deselect(other, in: view) }
      view.selectRow(at: path, animated: false, scrollPosition: .none)
      (delegate?.tableView(_:didSelectRowAt:))?(view, path)
    }
    view.layoutIfNeeded()
  }

  private static func willSelect(_ path: IndexPath, in view: UITableView) -> IndexPath? {
    guard let willSelect = view.delegate?.tableView(_:willSelectRowAt:) else { return path }
    return willSelect(view, path)
  }

  private static func deselect(_ path: IndexPath, in view: UITableView) {
    var target = path
    if let willDeselect = view.delegate?.tableView(_:willDeselectRowAt:) {
      guard let answer = willDeselect(view, path) else { return }
      target = answer
    }
    view.deselectRow(at: target, animated: false)
    (view.delegate?.tableView(_:didDeselectRowAt:))?(view, target)
  }

  /// Drags an item to the place of another, where the data source lets it be moved.
  public static func move(
    itemAt path: IndexPath, to target: IndexPath, in view: UICollectionView
  ) {
    view.layoutIfNeeded()
    guard let place = view.layoutAttributesForItem(at: target)?.center,
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    view.updateInteractiveMovementTargetPosition(place)
    view.endInteractiveMovement()
    view.layoutIfNeeded()
  }

  /// Swipes a row, and returns the actions that the delegate gives.
  public static func swipe(
    rowAt path: IndexPath, in view: UITableView, from edge: StageEdge = .trailing
  ) -> [UIContextualAction] {
    view.layoutIfNeeded()
    let canEdit = view.dataSource?.tableView(_:canEditRowAt:)
    guard !view.isEditing, canEdit?(view, path) ?? false else { return [] }
    let configuration =
      edge == .leading
      ? view.delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      : view.delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return configuration?(view, path)?.actions ?? []
  }

  /// Performs an action that a swipe has uncovered.
  ///
  /// - Returns: what it says of itself; nil until it has said so.
  @discardableResult
  public static func perform(_ action: UIContextualAction) -> Bool? {
    var answer: Bool?
    action.handler(action, UIView()) { answer = $0 }
    return answer
  }
}

/// A window with the safe area that a test wants: views take theirs from that of their window, on which libraries for
/// snapshots rely, too (github.com/pointfreeco/swift-snapshot-testing, github.com/airbnb/epoxy-ios).
private final class StageWindow: UIWindow {
  var safeArea = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { safeArea }
}
#endif
