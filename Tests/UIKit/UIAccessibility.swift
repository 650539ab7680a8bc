/// The accessibility properties of an object; nil for those that were not set.
struct Said {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
  var frame: CGRect?
  var activationPoint: CGPoint?
}

/// An action that assistive technologies offer for an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// The traits of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// The raw value is that of the trait that UIKit's switches had before iOS 17 made it public.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// An accessibility element that is not a view.
@MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open weak var container: UIResponder?
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as? UIResponder }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    self.container = container as? UIResponder
  }

  override var saidByDefault: Said {
    let view = container as? UIView
    return Said(
      isElement: true, frame: view?.convert(accessibilityFrameInContainerSpace, to: nil))
  }
}

/// Accessibility settings.
public enum UIAccessibility {
  /// The expanded status of an element (Apple, iOS 18).
  public enum ExpandedStatus: Int, Sendable {
    case unsupported, expanded, collapsed
  }

  @MainActor static var reducesMotion = false
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

  /// Converts a rectangle. A window is at the origin of the screen here.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

// UIKit's own accessibility of views, once an assistive technology asks for it.

extension UIView {
  var screenFrame: CGRect { convert(bounds, to: nil) }
}

extension StandIn {
  /// Sets whether the user has reduced motion.
  @MainActor
  public static func reduceMotion(_ reduces: Bool) { UIAccessibility.reducesMotion = reduces }
}
