import CellGenRuntime
import UIKit

/// What an app writes to show cells of the listing in a feed.
@MainActor
final class ListingFeed {
  private let feed: FeedDataSource
  private var likes: [AnyCellModel.ID] = []

  init(collectionView: UICollectionView) {
    let registry = CellRegistry()
    feed = FeedDataSource(collectionView: collectionView, registry: registry)
    collectionView.collectionViewLayout = FeedLayout.make(spacing: 8, estimatedHeight: 120)
    registry.register(PhotoViewData.self)
    registry.register(PromoViewData.self) { _, _ in }
    registry.register(TitleViewData.self) { [weak self] id, action in
      switch action {
      case .buy: self?.feed.deselect(AnyCellModel.ID(id, of: TitleViewData.self))
      case .favorite: self?.likes.append(AnyCellModel.ID(id, of: TitleViewData.self))
      }
    }
    feed.hooks.didSelect = { [weak self] id in
      guard let url = id.as(PhotoViewData.self) else { return }
      self?.show(url)
    }
    feed.hooks.willDisplay = { _ in }
    feed.hooks.didEndDisplaying = { _ in }
    feed.hooks.prefetch = { ids in print(ids.count) }
    feed.hooks.nearEnd = { [weak self] in self?.loadMore() }
    feed.onUnregistered = { ids in print(ids) }
    feed.onUpdate = { [weak self] in self?.likes.removeAll() }
    feed.hooks.nearEndDistance = 3
    feed.animatesDifferences = false
  }

  private func loadMore() {
    let feed = feed
    Task.detached {
      await fill(feed, with: [])
    }
  }

  private func show(_ url: URL) {
    let id = AnyCellModel.ID(url, of: PhotoViewData.self)
    guard let item = feed.item(for: id), let photo = item.as(PhotoViewData.self) else { return }
    print(photo, item.base, item.id(as: PhotoViewData.self) as Any, feed.items.count)
    print(feed.size(for: id, boundedBy: 320) as Any, feed.cell(for: id) as Any)
    print(feed.model(url, of: PhotoViewData.self) as Any)
    feed.scroll(to: id, at: .top)
  }
}

/// Fills a feed from wherever the photos come.
nonisolated func fill(_ feed: FeedDataSource, with photos: [PhotoViewData]) async {
  for photo in photos {
    feed.append(photo)
    feed.prepend(photo)
    feed.update(photo)
    feed.insert(photo, before: AnyCellModel(photo).id)
    feed.insert(photo, after: AnyCellModel(photo).id)
    feed.remove(AnyCellModel(photo).id)
    feed.replaceAll(photo)
  }
  let all = photos.map { AnyCellModel($0) }
  feed.append(all)
  feed.prepend(all)
  feed.update(all)
  feed.remove(all.map(\.id))
  feed.replaceAll(all)
  if let first = all.first {
    feed.insert(all, before: first.id)
    feed.insert(all, after: first.id)
  }
  await feed.flush()
}
