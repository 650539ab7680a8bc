import UIKit

/// A custom view that takes two kinds of data.
final class FolderView: UIView, ReportingView {
  var onAction: ActionHandler<FolderViewData.Action>?

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: FolderViewData) {}

  func configure(with data: SmartFolderViewData) {}

  static func size(for data: SmartFolderViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: 60)
  }
}

/// A custom view whose cells report all its actions.
final class LinkView: UIView, ConfigurableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: LinkViewData) {}
}
