import UIKit

/// The feed.
final class HomeViewController: UIViewController {
  let dataSource = HomeDataSource()

  override func loadView() { view = dataSource.collectionView }

  func show(_ posts: [Post]) {
    dataSource.apply(HomeContent(posts: posts.map { PostViewData($0) }))
  }
}
