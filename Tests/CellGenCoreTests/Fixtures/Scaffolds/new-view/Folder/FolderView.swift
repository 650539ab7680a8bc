public import UIKit

/// Shows a `FolderViewData`.
public final class FolderView: UIView, ReportingView {
  public var onAction: ActionHandler<FolderViewData.Action>?

  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private let queryLabel = UILabel()
  private lazy var shareButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Share") { [weak self] _ in
      self?.onAction?(.share)
    })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nameLabel, font: .body, lines: 0)
    setUp(countLabel, font: .body, lines: 0)
    setUp(queryLabel, font: .body, lines: 0)
    let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, queryLabel, shareButton])
    stack.axis = .vertical
    stack.spacing = 4
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: stack, insets: insets)
    // TODO: Report `.rename(to:)` through `onAction`.
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: FolderViewData) {
    nameLabel.text = data.name
    show(data.count.formatted(), in: countLabel)
    show(nil, in: queryLabel)
  }

  public func configure(with data: SmartFolderViewData) {
    nameLabel.text = data.name
    show(nil, in: countLabel)
    show(data.query, in: queryLabel)
  }

  public static func size(for data: SmartFolderViewData, boundedBy width: CGFloat) -> CGSize? {
    // Half the width of the container; return nil to fall back to Auto Layout.
    CGSize(width: width, height: width / 2)
  }
}
