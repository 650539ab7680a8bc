public import UIKit

/// A custom view whose actions the manifest declares.
public final class MessageView: UIView, ConfigurableView {
  public var onAction: (@MainActor (Action) -> Void)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: MessageViewData) {}
}
