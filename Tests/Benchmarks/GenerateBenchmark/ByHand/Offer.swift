import UIKit

/// What an `OfferView` shows.
struct OfferViewData: Hashable, Sendable {
  var id: Int
  var title: String
  var subtitle: String?
  var price: Int = 0
  var isSaved: Bool = false
}

/// Shows `OfferViewData`.
final class OfferView: UIView {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let priceLabel = UILabel()
  private let isSavedSwitch = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  private func setUp() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0

    subtitleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.numberOfLines = 0

    priceLabel.font = .preferredFont(forTextStyle: .body)
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.numberOfLines = 0

    isSavedSwitch.isUserInteractionEnabled = false

    let stack = UIStackView(arrangedSubviews: [
      titleLabel, subtitleLabel, priceLabel, isSavedSwitch,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  func configure(with data: OfferViewData) {
    titleLabel.text = data.title
    subtitleLabel.text = data.subtitle
    subtitleLabel.isHidden = data.subtitle == nil
    priceLabel.text = data.price.formatted()
    isSavedSwitch.isOn = data.isSaved
  }
}
