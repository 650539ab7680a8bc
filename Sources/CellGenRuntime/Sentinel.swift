#if canImport(UIKit)
import UIKit

/// A hidden view in the container that notices changes of its window or size, which scroll views do not
/// report to a delegate.
final class CellGenSentinel: UIView {
  var cellGenDidChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    cellGenDidChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cellGenDidChange?()
  }
}
#endif
