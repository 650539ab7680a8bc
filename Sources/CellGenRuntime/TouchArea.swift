#if canImport(UIKit)
import UIKit

/// Enlarges the touch areas of controls to at least 44 by 44 points, whatever the size of their images
/// (Apple, Human Interface Guidelines, "Buttons": "a hit region of at least 44x44 pt").
///
/// The area ends at the view that contains all elements, and where a touch hits another control directly.
@MainActor
enum CellGenTouchArea {
  static let side: CGFloat = 44

  /// The alpha of the content of a touched cell or element. UIKit's buttons fade their content as well, by an
  /// amount that Apple does not publish; half is visible on any background and still legible.
  static let dimmedAlpha: CGFloat = 0.5

  /// Returns the bounds of a view, enlarged if they are too small.
  static func bounds(of view: UIView) -> CGRect {
    let bounds = view.bounds
    return bounds.insetBy(
      dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
  }

  /// Returns the view that a touch is meant for: the nearest one that responds to touches.
  static func view(at point: CGPoint, hit: UIView, in root: UIView) -> UIView {
    let acting = hit.cellGenActing(in: root)
    // A view that contains a small control lets it extend its touch area; a view beside it does not.
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

  /// Returns the innermost view that takes touches: this one, or one that contains it.
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
