import UIKit

// The same cells as a careful developer writes them without cellgen.

final class PlainNoteCell: UICollectionViewCell {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [iconView, titleLabel])
    stack.spacing = 8
    stack.alignment = .center
    contentView.fill(with: stack, horizontal: 16, vertical: 8)
    NSLayoutConstraint.activate([
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with note: NoteViewData) {
    iconView.image = UIImage(systemName: note.icon)
    titleLabel.text = note.title
    accessibilityIdentifier = "reused.note.\(note.id)"
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.alpha = state.isHighlighted ? 0.5 : 1
  }
}

final class PlainOfferCell: UICollectionViewCell {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowOpacity = 0.1
    let bold = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
      .withSymbolicTraits(.traitBold)
    titleLabel.font = bold.map { UIFont(descriptor: $0, size: 0) }
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, priceLabel])
    stack.axis = .vertical
    stack.spacing = 8
    card.fill(with: stack, horizontal: 12, vertical: 8)
    contentView.fill(with: card, horizontal: 16, vertical: 8)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with offer: OfferViewData) {
    titleLabel.text = offer.title
    priceLabel.text = offer.price
    accessibilityIdentifier = "reused.offer.\(offer.id)"
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    titleLabel.textColor = state.isSelected ? .secondaryLabel : .label
    priceLabel.textColor = state.isSelected ? .label : .secondaryLabel
    contentView.alpha = state.isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  }
}

extension UIView {
  fileprivate func fill(with view: UIView, horizontal: CGFloat, vertical: CGFloat) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: vertical),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: horizontal),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: vertical),
    ])
  }
}
