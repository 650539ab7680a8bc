import UIKit

/// A notice with its own background, which layouts in manifests do not support yet.
final class OrderHistoryBannerView: UIView, ConfigurableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    setUp(label, font: .footnote, lines: 0)
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: label, insets: insets)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: OrderHistoryBannerViewData) {
    label.text = data.text
  }
}
