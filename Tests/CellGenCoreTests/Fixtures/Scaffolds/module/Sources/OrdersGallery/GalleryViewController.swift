import CellGenRuntime
import Orders
import UIKit

/// Shows cards, one below the other.
public final class GalleryViewController: UIViewController {
  /// Called with the position of the card that was opened.
  public var onOpen: ((_ index: Int) -> Void)?

  let dataSource = GalleryDataSource()
  private let cards: [CardViewData]

  public init(cards: [CardViewData]) {
    self.cards = cards
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func loadView() {
    view = dataSource.collectionView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.onAction = { [weak self] action in
      switch action {
      case .galleryCard(let id, .card(.open)): self?.onOpen?(id)
      }
    }
    let cells = cards.enumerated().map { index, card in
      GalleryCardViewData(id: index, card: card)
    }
    dataSource.apply(GalleryContent(cards: cells), animatingDifferences: false)
  }
}
