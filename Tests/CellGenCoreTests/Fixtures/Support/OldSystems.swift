import UIKit

/// A custom view that reports what a tap on its cell means.
final class BookCoverView: UIView, ReportingView {
  var onAction: ActionHandler<BookCoverViewData.Action>?

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: BookCoverViewData) {}
}
