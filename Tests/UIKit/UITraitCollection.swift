/// The environment in which a view is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let category: UIContentSizeCategory

  public override init() {
    category = StandIn.contentSizeCategory
    super.init()
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { category }
  open var displayScale: CGFloat { 2 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.category == category
  }
  open override var hash: Int { category.hashValue }
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A coarse measure of the room on one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of reading as a trait.
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

  /// The factor by which text grows; UIKit has a table per text style.
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
  @TaskLocal static var contentSizeCategory = UIContentSizeCategory.large

  /// Runs `body` while the user prefers text of another size, telling `views` before and after.
  @MainActor
  public static func withContentSizeCategory(
    _ category: UIContentSizeCategory, in views: UIView..., body: () throws -> Void
  ) rethrows {
    let before = UITraitCollection()
    defer { for view in views { view.traitsChanged(from: before) } }
    try $contentSizeCategory.withValue(category) {
      for view in views { view.traitsChanged(from: before) }
      try body()
    }
  }
}
