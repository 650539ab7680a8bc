/// The name of a trait, for registering for its changes.
@available(iOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark appearance.
@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The contrast that the user prefers.
@available(iOS 17, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The text size that the user prefers.
@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// A coarse measure of the width.
@available(iOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The number of pixels per point.
@available(iOS 17, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

extension UITraitCollection {
  /// The traits that UIKit's colors depend on.
  @available(iOS 17, *)
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    StandIn.require(17, "systemTraitsAffectingColorAppearance")
    return [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: traits.style != other.traits.style
    case is UITraitAccessibilityContrast.Type: traits.contrast != other.traits.contrast
    case is UITraitPreferredContentSizeCategory.Type:
      traits.contentSizeCategory != other.traits.contentSizeCategory
    case is UITraitHorizontalSizeClass.Type:
      traits.horizontalSizeClass != other.traits.horizontalSizeClass
    case is UITraitDisplayScale.Type: traits.displayScale != other.traits.displayScale
    default: false
    }
  }
}

/// The token of a registration.
@available(iOS 17, *)
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A type that calls code when its traits change.
@available(iOS 17, *)
@MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void
}

/// A handler that is called when one of several traits has changed.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

extension UIView: UITraitChangeObservable {
  @available(iOS 17, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    StandIn.require(17, "registerForTraitChanges")
    let registration = TraitRegistration(traits) { view, previous in
      guard let environment = view as? TraitEnvironment else {
        StandIn.fail("the handler is for \(TraitEnvironment.self), not for \(type(of: view))")
        return
      }
      handler(environment, previous)
    }
    traitRegistrations.append(registration)
    return registration
  }

  func tellRegistered(from previous: UITraitCollection) {
    guard StandIn.systemVersion >= 17 else { return }
    let current = traitCollection
    for registration in traitRegistrations
    where registration.traits.contains(where: { current.differs(from: previous, in: $0) }) {
      registration.handler(self, previous)
    }
  }
}
