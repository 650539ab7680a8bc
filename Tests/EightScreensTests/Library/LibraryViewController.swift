import UIKit

/// The music library.
final class LibraryViewController: UIViewController {
  let dataSource = LibraryDataSource()

  override func loadView() { view = dataSource.collectionView }

  func show(_ library: MusicLibrary, playing: NowPlaying? = nil) {
    dataSource.apply(
      LibraryContent(
        categories: library.categories.map {
          CategoryViewData(id: $0, title: $0.title, symbol: $0.symbol)
        },
        recentHeader: heading("Recently Added", of: library.recent),
        recent: library.recent.map { AlbumViewData($0) },
        albumsHeader: heading("Albums", of: library.albums),
        albums: library.albums.map { AlbumViewData($0) },
        songsHeader: heading("Songs", of: library.songs, hasMore: false),
        songs: library.songs.map { song in
          let done = playing?.song == song.id ? playing?.progress : nil
          return SongViewData(song, isPlaying: done != nil, done: done)
        }))
  }

  private func heading(_ title: String, of items: [Any], hasMore: Bool = true) -> HeadingViewData? {
    items.isEmpty ? nil : HeadingViewData(title: title, hasMore: hasMore)
  }
}
