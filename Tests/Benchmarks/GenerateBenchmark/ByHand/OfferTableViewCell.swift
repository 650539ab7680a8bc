import UIKit

/// Shows an `OfferView` in a table view.
final class OfferTableViewCell: UITableViewCell {
  static let reuseIdentifier = "OfferTableViewCell"

  private let view = OfferView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with model: OfferCellModel) {
    view.configure(with: model.data)
    accessibilityIdentifier = "screen.offer.\(model.id)"
  }
}
