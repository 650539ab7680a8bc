import UIKit

/// A custom view that computes its size.
final class PictureView: UIView, ConfigurableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: PictureViewData) {}

  static func size(for data: PictureViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: width)
  }
}
