import CellGenRuntime
import UIKit

// What the user of Board.sections writes.

/// Shows a card, and counts how often it was told what to show.
final class CardView: UIView, ConfigurableView, CountsConfigurations {
  private(set) var configurations = 0
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: textLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: CardViewData) {
    configurations += 1
    textLabel.text = data.text
  }
}
