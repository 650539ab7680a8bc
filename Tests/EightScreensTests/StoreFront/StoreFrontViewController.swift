import UIKit

/// The front page of the store.
final class StoreFrontViewController: UIViewController {
  let dataSource = StoreFrontDataSource()
  private var progress: [Int: Double] = [:]

  override func loadView() { view = dataSource.collectionView }

  func show(_ front: Front) {
    dataSource.apply(
      StoreFrontContent(
        shelves: front.shelves.map { shelf in
          .init(
            ShelfViewData(shelf),
            items: shelf.entries.map { entry in
              switch entry {
              case .story(let story): .story(StoryViewData(story))
              case .app(let app): .app(AppViewData(app, done: progress[app.id]))
              case .screenshot(let url): .screenshot(ScreenshotViewData(id: url))
              }
            })
        }))
  }

  func setProgress(_ done: Double?, ofApp id: Int) {
    progress[id] = done
    dataSource.update { $0.shelves[item: .app(id)]?.app?.done = done }
  }
}
