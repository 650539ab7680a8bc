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

  /// Made with the first length, since most views have none.
  private var knownLengths: CellGenLengths?

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

  /// The lengths of its elements.
  var lengths: CellGenLengths {
    if let knownLengths { return knownLengths }
    let lengths = CellGenLengths()
    knownLengths = lengths
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: DeclaredView, _: UITraitCollection) in
        view.knownLengths?.textSizeChanged()
      }
    }
    return lengths
  }

  // Marked as what it overrides is, so that there is no warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    knownLengths?.textSizeChanged()
  }
}

extension DeclaredView: ReusableView {}
#endif
