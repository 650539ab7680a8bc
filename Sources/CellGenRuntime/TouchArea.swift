#if canImport(UIKit)
import UIKit

/// What can be tapped can be hit in 44 by 44 points at least, whatever its picture's size (Apple, Human
/// Interface Guidelines, "Buttons": "a hit region of at least 44x44 pt").
///
/// The area ends at the view around all elements, and where something else that acts is hit itself.
@MainActor
enum CellGenTouchArea {
  static let side: CGFloat = 44

  /// How opaque the content of a touched cell or element is. UIKit's buttons fade their content, too, to a degree
  /// that Apple does not publish; half of it is seen on any background and can still be read.
  static let dimmedAlpha: CGFloat = 0.5

  /// The bounds of a view, enlarged where they are too small.
  static func bounds(of view: UIView) -> CGRect {
    let bounds = view.bounds
    return bounds.insetBy(
      dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
  }

  /// What is meant by a touch on a point where a view was hit: the nearest that acts.
  static func view(at point: CGPoint, hit: UIView, in root: UIView) -> UIView {
    let acting = hit.cellGenActing(in: root)
    // What is around something small that acts gives it room; what is beside it does not.
    if let acting, !acting.cellGenIsTapped { return hit }
    var nearest: (view: UIView, distance: CGFloat)?
    for view in candidates(in: acting ?? root) {
      let place = view.convert(point, from: root)
      guard bounds(of: view).contains(place) else { continue }
      let distance = distance(of: place, from: view.bounds)
      if distance < nearest?.distance ?? .infinity { nearest = (view, distance) }
    }
    return nearest?.view ?? hit
  }

  private static func candidates(in view: UIView) -> [UIView] {
    view.subviews.flatMap { view -> [UIView] in
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return [] }
      if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
      return (view.cellGenIsTapped ? [view] : []) + candidates(in: view)
    }
  }

  private static func distance(of point: CGPoint, from rect: CGRect) -> CGFloat {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return x * x + y * y
  }
}

extension UIView {
  /// True for an element that reports taps.
  fileprivate var cellGenIsTapped: Bool {
    // part: Taps
    if cellGenRecognizer(CellGenTap.self) != nil { return true }
    // part end
    return false
  }

  /// The innermost view around this one, or this one, that takes touches itself.
  func cellGenActing(in root: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view, current !== root {
      if current is UIControl || current.gestureRecognizers?.isEmpty == false { return current }
      view = current.superview
    }
    return nil
  }
}
#endif
