/// The appearance of the item with the keyboard focus.
@available(iOS 15, *)
@MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A ring around the item.
///
/// - Source: "If initialized with no arguments, the system will infer the shape of the halo" (WWDC21 10260, 5:29).
@available(iOS 15, *)
@MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The rectangle and the corners of the ring; nil if UIKit determines them.
  private(set) var shape: (rect: CGRect, cornerRadius: CGFloat)?

  public override init() { super.init() }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
    shape = (rect, cornerRadius)
  }
}

extension StandIn {
  /// Returns the shape that was set for a ring.
  @available(iOS 15, *)
  @MainActor
  public static func shape(
    of effect: UIFocusHaloEffect
  ) -> (rect: CGRect, cornerRadius: CGFloat)? { effect.shape }

  /// Returns true if a keyboard can reach an item.
  ///
  /// - Source: "If you implement `collectionView(_:canFocusItemAt:)`, its return value takes precedence over
  ///   the value of this property" (Apple, `UICollectionView.allowsFocus`); "Once you compile with the iOS 15
  ///   SDK, this behavior will be enabled automatically for text fields, text views, and sidebars. You should
  ///   also opt in other collection, table, and custom views" (WWDC21 10260, 1:21). An iPhone has no focus
  ///   (Human Interface Guidelines, "Focus and selection": "Not supported in iOS").
  @MainActor
  public static func canFocus(itemAt path: IndexPath, in view: UICollectionView) -> Bool {
    guard idiom != .phone else { return false }
    return view.delegate?.collectionView(view, canFocusItemAt: path) ?? view.allowsFocus
  }

  /// Returns true if a keyboard can reach a row.
  @MainActor
  public static func canFocus(rowAt path: IndexPath, in view: UITableView) -> Bool {
    guard idiom != .phone else { return false }
    return view.delegate?.tableView(view, canFocusRowAt: path) ?? view.allowsFocus
  }
}
