#if canImport(UIKit)
public import UIKit

/// The superclass of the views that cellgen lays out: it has their initializers, so that each of them has
/// only what it shows.
open class DeclaredView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    makeElements()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Makes what the view consists of. Called once, when the view is made.
  open func makeElements() {}

  open func prepareForReuse() {}

  open func update(for state: CellState) {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required { FlowView.layOutFlows(in: self, width: targetSize.width) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension DeclaredView: ReusableView {}
#endif
