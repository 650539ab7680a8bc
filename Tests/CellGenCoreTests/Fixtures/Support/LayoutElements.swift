import UIKit

/// A custom view inside one that cellgen lays out.
final class StarsView: UIView, ReportingView {
  var onAction: (@MainActor (StarsViewData.Action) -> Void)?

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StarsViewData) {}
}
