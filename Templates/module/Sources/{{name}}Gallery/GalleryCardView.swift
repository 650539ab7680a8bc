import CellGenRuntime
import {{name}}
import UIKit

/// Shows the data of this screen's cells in a view of another module.
final class GalleryCardView: UIView, ReportingView {
  var onAction: ActionHandler<GalleryCardViewData.Action>?

  private let card = CardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: card)
    card.onAction = { [weak self] action in self?.onAction?(.card(action: action)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: GalleryCardViewData) {
    card.configure(with: data.card)
  }

  func prepareForReuse() {
    card.prepareForReuse()
  }
}
