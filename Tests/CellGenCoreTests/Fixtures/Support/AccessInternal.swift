import UIKit

/// A custom view whose actions and height the manifest declares.
final class InternalRowView: UIView, ReportingView {
  var onAction: (@MainActor (InternalRowViewData.Action) -> Void)?

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: InternalRowViewData) {}
}
