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
