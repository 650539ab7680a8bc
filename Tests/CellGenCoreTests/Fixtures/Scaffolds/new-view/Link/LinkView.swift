public import UIKit

/// Shows a `LinkViewData`.
public final class LinkView: UIView, ConfigurableView {
  private let titleLabel = UILabel()
  private let visitsLabel = UILabel()
  private let ratingLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(titleLabel, font: .body, lines: 0)
    setUp(visitsLabel, font: .body, lines: 0)
    setUp(ratingLabel, font: .body, lines: 0)
    let stack = UIStackView(arrangedSubviews: [titleLabel, visitsLabel, ratingLabel])
    stack.axis = .vertical
    stack.spacing = 4
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: stack, insets: insets)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: LinkViewData) {
    titleLabel.text = data.title
    show(data.visits?.formatted(), in: visitsLabel)
    ratingLabel.text = data.rating.formatted()
  }
}
