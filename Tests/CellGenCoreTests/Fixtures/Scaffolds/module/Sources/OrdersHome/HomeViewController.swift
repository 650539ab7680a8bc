import CellGenRuntime
import OrdersDesign
import UIKit

/// Shows cards below a notice.
public final class HomeViewController: UIViewController {
  /// Called with the id of the card that was opened.
  public var onOpen: ((_ id: Int) -> Void)?

  public let dataSource = HomeDataSource()
  private let content: HomeContent

  public init(notice: String?, cards: [CardViewData]) {
    content = HomeContent(notices: notice.map { [NoticeViewData(text: $0)] } ?? [], cards: cards)
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
      case .card(let id, .open): self?.onOpen?(id)
      }
    }
    dataSource.apply(content, animatingDifferences: false)
  }
}
