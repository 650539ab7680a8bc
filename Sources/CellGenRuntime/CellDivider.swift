#if canImport(UIKit)
public import UIKit

/// A line of one pixel.
///
/// Its length comes from what it stands in; assistive technologies pass over it.
public final class CellDivider: UIView {
  /// The colour of the line.
  public var lineColor: UIColor {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  private let isVertical: Bool

  public init(color: UIColor = .separator, isVertical: Bool = false) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    lineColor = color
    isAccessibilityElement = false
    let axis: NSLayoutConstraint.Axis = isVertical ? .horizontal : .vertical
    setContentHuggingPriority(.required, for: axis)
    setContentCompressionResistancePriority(.required, for: axis)
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitDisplayScale.self]) {
        (divider: CellDivider, _: UITraitCollection) in
        divider.invalidateIntrinsicContentSize()
      }
    }
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  public convenience init() { self.init(color: .separator) }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override var intrinsicContentSize: CGSize {
    // Unspecified, the scale is 0.
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return isVertical
      ? CGSize(width: pixel, height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: pixel)
  }

  // Marked as what it overrides is, so that there is no warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    if traitCollection.displayScale != previousTraitCollection?.displayScale {
      invalidateIntrinsicContentSize()
    }
  }
}
#endif
