@_exported import ImageIO
@_exported import ObjectiveC

// What the stand-in for UIKit has only where there is Objective-C. The names of the root class and its protocol
// hide Foundation's.

public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol

// swift-format-ignore: AvoidRetroactiveConformances
extension ObjectiveC.NSObject: @retroactive CustomStringConvertible {
  @objc open dynamic var description: String { "" }
}

extension UIGestureRecognizer {
  public func addTarget(_ target: Any, action: Selector) {}
}

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
}

/// What the macro `#Preview` makes, of which tests take away the `#`.
public struct Preview {
  @MainActor
  public init(_ name: String? = nil, body: @escaping @MainActor () -> UIView) {}
}

// What an app has, and tests on the stage in it.

extension UIApplication {
  public static var shared: UIApplication { UIApplication() }
  public var connectedScenes: Set<UIScene> { [] }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

extension UITextField {
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
}

/// What UIKit keeps of a scene.
@MainActor
open class UISceneSession: MainActorObject {
  public struct Role: Sendable {}

  open var role: UISceneSession.Role { Role() }
}

/// How UIKit makes a scene.
@MainActor
open class UISceneConfiguration: MainActorObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}

  open var delegateClass: AnyClass?
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIScene {
  open class ConnectionOptions: MainActorObject {}
}
