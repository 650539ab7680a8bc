/// The environment in which a view is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: StandIn.Traits

  public override init() {
    traits = StandIn.traits
    super.init()
  }

  init(_ traits: StandIn.Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection with only this trait; the others have the stand-in's defaults.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(StandIn.Traits(contentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(StandIn.Traits(style: userInterfaceStyle))
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSizeCategory }
  open var displayScale: CGFloat { traits.displayScale ?? StandIn.displayScale }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.traits
    return traits.style != other?.style || traits.contrast != other?.contrast
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  open override var hash: Int { traits.hashValue }
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A coarse measure of the space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The text size that the user prefers (Dynamic Type).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// True for the larger sizes, which are available as an accessibility setting.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The factor by which text is scaled; UIKit has a table per text style.
  var scale: CGFloat {
    switch self {
    case .extraSmall: 0.8
    case .small: 0.9
    case .medium: 0.95
    case .extraLarge: 1.15
    case .extraExtraLarge: 1.3
    case .extraExtraExtraLarge: 1.4
    case .accessibilityMedium: 1.65
    case .accessibilityLarge: 1.95
    case .accessibilityExtraLarge: 2.35
    case .accessibilityExtraExtraLarge: 2.75
    case .accessibilityExtraExtraExtraLarge: 3.1
    default: 1
    }
  }
}

extension StandIn {
  /// True while the app is shown in a language that is written from right to left.
  @TaskLocal public static var readsFromRightToLeft = false

  /// The traits that the user and the device determine.
  public struct Traits: Hashable, Sendable {
    public var style: UIUserInterfaceStyle
    public var contrast: UIAccessibilityContrast
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var contentSizeCategory: UIContentSizeCategory
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The scale; nil for that of the screen.
    public var displayScale: CGFloat?

    public init(
      style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
      layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
      contentSizeCategory: UIContentSizeCategory = .large,
      horizontalSizeClass: UIUserInterfaceSizeClass = .compact, displayScale: CGFloat? = nil
    ) {
      self.style = style
      self.contrast = contrast
      self.layoutDirection = layoutDirection
      self.contentSizeCategory = contentSizeCategory
      self.horizontalSizeClass = horizontalSizeClass
      self.displayScale = displayScale
    }
  }

  @TaskLocal static var traits = Traits()

  /// Runs `body` while the user prefers another text size, notifying `views` before and after.
  @MainActor
  public static func withContentSizeCategory(
    _ category: UIContentSizeCategory, in views: UIView..., body: () throws -> Void
  ) rethrows {
    var traits = traits
    traits.contentSizeCategory = category
    try with(traits, views, body)
  }

  /// Runs `body` with other traits, notifying `views` before and after.
  @MainActor
  public static func withTraits(
    _ traits: Traits, in views: UIView..., body: () throws -> Void
  ) rethrows {
    try with(traits, views, body)
  }

  @MainActor
  private static func with(
    _ traits: Traits, _ views: [UIView], _ body: () throws -> Void
  ) rethrows {
    let before = UITraitCollection()
    let during = UITraitCollection(traits)
    defer { for view in views { view.traitsChanged(from: during) } }
    try $traits.withValue(traits) {
      for view in views { view.traitsChanged(from: before) }
      try body()
    }
  }
}
