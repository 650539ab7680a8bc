#if canImport(UIKit)
public import UIKit

/// A line that is one pixel wide.
///
/// It is as long as the stack that contains it, however the stack aligns its views. Assistive technologies
/// skip it.
public final class CellDivider: UIView {
  /// The color of the line.
  public var lineColor: UIColor {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  private var isVertical: Bool
  /// The view whose baseline is aligned in a row that aligns baselines: it can be anywhere along the line.
  ///
  /// - Source: "If that view does not have a baseline, Auto Layout uses the view's top edge" (Apple,
  ///   `UIView.forFirstBaselineLayout`), so a line without one would hang below the text.
  private let baseline: UIView?

  public init(color: UIColor = .separator, isVertical: Bool = false) {
    self.isVertical = isVertical
    baseline = isVertical ? UIView() : nil
    super.init(frame: .zero)
    placeBaseline()
    lineColor = color
    isAccessibilityElement = false
    keepThin()
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitDisplayScale.self]) {
        (divider: CellDivider, _: UITraitCollection) in
        divider.invalidateIntrinsicContentSize()
      }
    }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init(color: .separator) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
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
    // An unspecified scale is 0.
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return isVertical
      ? CGSize(width: pixel, height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: pixel)
  }

  /// Turns the line when the row that contains it has turned.
  func turn(across axis: NSLayoutConstraint.Axis) {
    guard isVertical != (axis == .horizontal) else { return }
    setPriorities(hugging: .defaultLow, compression: .defaultHigh)
    isVertical.toggle()
    keepThin()
    invalidateIntrinsicContentSize()
  }

  private func keepThin() { setPriorities(hugging: .required, compression: .required) }

  /// Sets how strongly the line keeps its thickness.
  private func setPriorities(hugging: UILayoutPriority, compression: UILayoutPriority) {
    let axis: NSLayoutConstraint.Axis = isVertical ? .horizontal : .vertical
    setContentHuggingPriority(hugging, for: axis)
    setContentCompressionResistancePriority(compression, for: axis)
  }

  public override var forFirstBaselineLayout: UIView { baseline ?? self }
  public override var forLastBaselineLayout: UIView { baseline ?? self }

  private func placeBaseline() {
    guard let view = baseline else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let center = view.centerYAnchor.constraint(equalTo: centerYAnchor)
    center.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), center,
      view.widthAnchor.constraint(equalToConstant: 0),
      view.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  // Deprecated like the method that it overrides, to avoid a warning.
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
