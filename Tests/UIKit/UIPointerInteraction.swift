/// An interaction of a view other than touches.
@MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

/// Changes the pointer over a view.
///
/// - Source: "If you create a UIPointerInteraction without a delegate by passing nil to the initializer,
///   UIKit automatically applies a pointer effect it deems appropriate to the view" (Apple,
///   `init(delegate:)`).
@available(iOS 13.4, *)
@MainActor
public final class UIPointerInteraction: NSObject, UIInteraction {
  public internal(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    StandIn.require(13.4, "UIPointerInteraction")
    self.delegate = delegate
    super.init()
  }
}

/// Customizes the effect of the pointer.
@available(iOS 13.4, *)
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// The appearance of a view while a pointer or a glance hovers over it.
///
/// - Source: "The value of this property defaults to nil, which indicates that the view doesn't have any
///   hover effect" (Apple, `UIView.hoverStyle`). `init(shape:)` is unavailable in Mac Catalyst (Apple, its
///   availability).
@available(iOS 17, *)
@MainActor
open class UIHoverStyle: NSObject {
  public convenience init(shape: UIShape?) {
    StandIn.require(17, "UIHoverStyle")
    self.init()
  }
}

/// The shape of an element.
@available(iOS 17, *)
public struct UIShape: Sendable {}
