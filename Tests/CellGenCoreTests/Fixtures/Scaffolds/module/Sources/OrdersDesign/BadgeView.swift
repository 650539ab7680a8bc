import CellGenRuntime
import UIKit

/// A word with its own background: a view that is written by hand, in the colors of the design system.
public final class BadgeView: UIView, ConfigurableView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    setUp(label, font: .caption1, color: BrandColors.ink)
    fill(with: label, insets: NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: BadgeViewData) {
    label.text = data.text
  }
}
