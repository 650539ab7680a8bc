#if os(Linux)
import CellGenRuntime
import UIKit

/// A view of a size of its own.
final class Block: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  override init(frame: CGRect) { fatalError("init(frame:) is not supported") }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A view that is laid out by hand.
final class Board: DeclaredView {}

@MainActor
enum Elements {
  /// Lays a view out in a size.
  static func layOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
  }

  /// The size of a view by its content.
  static func size(_ view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The height of a view in a width, as a cell finds it.
  static func height(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Where a view is in one around it.
  static func frame(_ view: UIView, in outer: UIView) -> CGRect {
    view.convert(view.bounds, to: outer)
  }
}
#endif
