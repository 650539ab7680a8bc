public import UIKit

/// The values that a view is given by those around it.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/swiftui/environmentvalues>.
public struct EnvironmentValues: Sendable {
  public init() {}

  public var layoutDirection = LayoutDirection.leftToRight
  @available(iOS 15, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { textSize }
    set { textSize = newValue }
  }
  public var isEnabled = true

  private var textSize = DynamicTypeSize.large
}

/// A direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// A size of text.
@available(iOS 15, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension UIContentSizeCategory {
  /// - Source: <https://developer.apple.com/documentation/uikit/uicontentsizecategory/init(_:)>
  @available(iOS 15, *)
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    switch dynamicTypeSize {
    case .xSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .extraLarge
    case .xxLarge: self = .extraExtraLarge
    case .xxxLarge: self = .extraExtraExtraLarge
    case .accessibility1: self = .accessibilityMedium
    case .accessibility2: self = .accessibilityLarge
    case .accessibility3: self = .accessibilityExtraLarge
    case .accessibility4: self = .accessibilityExtraExtraLarge
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    case nil: self = .unspecified
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// - Source: <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/init(_:)>
  @available(iOS 14, *)
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// How a change of state is carried out.
///
/// - Source: <https://developer.apple.com/documentation/swiftui/transaction>
public struct Transaction {
  public init() {}

  public var disablesAnimations = false
}

/// The size that a view is offered; nil for a length that it likes best.
///
/// - Source: <https://developer.apple.com/documentation/swiftui/proposedviewsize>
@available(iOS 16, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(.zero)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}
