import CellGenRuntime
import Orders
import UIKit

/// Shows cards, one below the other.
public final class GalleryViewController: UICollectionViewController {
  /// Called with the position of the card that was opened.
  public var onOpen: ((_ index: Int) -> Void)?

  let creator = GalleryViewCreator()
  private(set) lazy var dataSource = GalleryDataSource(
    collectionView: collectionView, creator: creator)
  private let cards: [CardViewData]

  public init(cards: [CardViewData]) {
    self.cards = cards
    super.init(collectionViewLayout: GalleryLayout.make())
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    creator.onAction = { [weak self] action in
      switch action {
      case .galleryCard(let id, .card(.open)): self?.onOpen?(id)
      }
    }
    let cells = cards.enumerated().map { index, card in
      GalleryCardCellModel(data: GalleryCardViewData(id: index, card: card))
    }
    dataSource.apply(GalleryContent(cards: cells), animatingDifferences: false)
  }
}
