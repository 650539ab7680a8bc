import CellGenRuntime
import OrdersDesign
import UIKit

/// Shows a person's profile.
public final class ProfileViewController: UIViewController {
  public let dataSource = ProfileDataSource()
  private let content: ProfileContent

  public init(name: String, facts: [FactViewData]) {
    content = ProfileContent(factsHeader: HeadingViewData(text: name), facts: facts)
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
    dataSource.apply(content, animatingDifferences: false)
  }
}
