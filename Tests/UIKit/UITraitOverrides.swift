/// Traits that can be set.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5>;
///   only those that the runtime sets.
@available(iOS 17, *)
public protocol UIMutableTraits {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The traits of a view that override those of its superview.
///
/// - Source: <https://developer.apple.com/documentation/uikit/uitraitoverrides-8gbl6>: getting a trait that
///   is not overridden raises an exception.
@available(iOS 17, *)
public protocol UITraitOverrides: UIMutableTraits {}

/// The overridden traits; nil for those that are not overridden.
struct OverriddenTraits: UITraitOverrides, Equatable {
  var category: UIContentSizeCategory?
  var direction: UITraitEnvironmentLayoutDirection?

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? fail("preferredContentSizeCategory", .unspecified) }
    set { category = newValue }
  }

  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? fail("layoutDirection", .unspecified) }
    set { direction = newValue }
  }

  private func fail<Value>(_ name: String, _ value: Value) -> Value {
    StandIn.fail("there is no override of \(name)")
    return value
  }
}

extension UIView {
  /// - Source: <https://developer.apple.com/documentation/uikit/uiview/traitoverrides>
  @available(iOS 17, *)
  public var traitOverrides: any UITraitOverrides {
    get {
      StandIn.require(17, "traitOverrides")
      return overriddenTraits
    }
    set {
      guard let new = newValue as? OverriddenTraits, new != overriddenTraits else { return }
      let previous = traitCollection
      overriddenTraits = new
      Self.hasOverriddenTraits = true
      traitsChanged(from: previous)
    }
  }

  /// True if any view has had overrides; until then, views need not be asked for them.
  private static var hasOverriddenTraits = false

  /// The traits of its superview, except for those that it overrides.
  var traitsInEffect: StandIn.Traits {
    guard Self.hasOverriddenTraits else { return StandIn.traits }
    var traits = superview?.traitsInEffect ?? StandIn.traits
    if let category = overriddenTraits.category { traits.contentSizeCategory = category }
    if let direction = overriddenTraits.direction { traits.layoutDirection = direction }
    return traits
  }
}
