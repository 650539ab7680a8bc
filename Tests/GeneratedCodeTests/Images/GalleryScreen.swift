#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// A picture with its name, as generated code would be.
struct PictureViewData: CellModel {
  static let size = CGSize(width: 50, height: 40)

  var id: Int
  var url: URL?

  @MainActor static var host: CellHost<Self> { .view(PictureView.self) }

  @MainActor static func images(of data: Self) -> [CellImageRequest] {
    data.url.map { [CellImageRequest($0, points: size, mode: .fill)] } ?? []
  }
}

final class PictureView: DeclaredView, ConfigurableView {
  let imageView = CellImage()

  override func makeElements() {
    imageView.contentMode = .scaleAspectFill
    imageView.requestSize = PictureViewData.size
    fill(with: imageView)
    imageView.heightAnchor.constraint(equalToConstant: PictureViewData.size.height).isActive = true
  }

  func configure(with data: PictureViewData) { imageView.show(data.url) }

  override func prepareForReuse() { imageView.cancel() }
}

/// Other data that are shown as a picture.
struct AlbumViewData: CellModel {
  var id: Int
  var cover: URL

  @MainActor static var host: CellHost<Self> {
    .mapped { PictureViewData(id: $0.id, url: $0.cover) }
  }
}

/// A picture in a cell of the app's, which only collection views have.
struct PosterViewData: CellModel {
  var id: Int
  var url: URL

  @MainActor static var host: CellHost<Self> { .cell(PosterCell.self) }

  @MainActor static func images(of data: Self) -> [CellImageRequest] {
    [CellImageRequest(data.url)]
  }
}

final class PosterCell: UICollectionViewCell, ConfigurableCell {
  let imageView = CellImage()

  func configure(
    with data: PosterViewData, onAction: @escaping ActionHandler<PosterViewData.Action>
  ) {
    imageView.show(data.url)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.cancel()
  }
}

/// A screen of pictures, written by hand.
struct GalleryContent: ScreenContent {
  enum Section: ScreenSection, CaseIterable { case only }

  enum Item: ScreenItem {
    case picture(PictureViewData)
    case album(AlbumViewData)
    case poster(PosterViewData)

    enum ID: ScreenValue {
      case picture(Int)
      case album(Int)
      case poster(Int)
    }

    var id: ID {
      switch self {
      case .picture(let data): .picture(data.id)
      case .album(let data): .album(data.id)
      case .poster(let data): .poster(data.id)
      }
    }
  }

  var items: [Item] = []

  func sections() -> [ShownSection<Self>] { [ShownSection(.only, items: items)] }
}

struct GalleryCreator: ViewCreator {
  typealias Content = GalleryContent
  typealias Action = Never

  func cell(for item: GalleryContent.Item) -> ScreenCell<Never> {
    switch item {
    case .picture(let data): ScreenCell(data, identifier: "gallery.picture")
    case .album(let data): ScreenCell(data, identifier: "gallery.album")
    case .poster(let data): ScreenCell(data, identifier: "gallery.poster")
    }
  }
}

/// The gallery in a container, and what is to be seen of it.
@MainActor
final class Gallery {
  let scrollView: UIScrollView
  private let source: Source

  private enum Source {
    case collection(CollectionDataSource<GalleryCreator>)
    case table(TableDataSource<GalleryCreator>)
  }

  /// Five pictures are on the screen at a time, or six.
  init(_ container: ListContainer) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 190)
    switch container {
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      scrollView = view
      source = .collection(CollectionDataSource(collectionView: view))
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      scrollView = view
      source = .table(TableDataSource(tableView: view))
    }
  }

  func show(_ items: [GalleryContent.Item]) {
    let content = GalleryContent(items: items)
    switch source {
    case .collection(let source): source.apply(content)
    case .table(let source): source.apply(content)
    }
    scrollView.layoutIfNeeded()
    StandIn.finishAnimations()
  }

  var hooks: ListHooks<GalleryContent.Item.ID> {
    get {
      switch source {
      case .collection(let source): source.hooks
      case .table(let source): source.hooks
      }
    }
    set {
      switch source {
      case .collection(let source): source.hooks = newValue
      case .table(let source): source.hooks = newValue
      }
    }
  }

  /// The views of the pictures on the screen, by the ids of their items.
  var pictures: [(id: GalleryContent.Item.ID, view: CellImage)] {
    let cells: [(UIView?, GalleryContent.Item.ID?)] =
      switch source {
      case .collection(let source):
        source.collectionView.indexPathsForVisibleItems.map {
          (source.collectionView.cellForItem(at: $0), source.item(at: $0)?.id)
        }
      case .table(let source):
        (source.tableView.indexPathsForVisibleRows ?? []).map {
          (source.tableView.cellForRow(at: $0), source.item(at: $0)?.id)
        }
      }
    return cells.compactMap { cell, id in
      let view =
        (cell as? PosterCell)?.imageView
        ?? cell?.descendants.lazy.compactMap { $0 as? CellImage }.first
      guard let id, let view else { return nil }
      return (id, view)
    }
  }
}
#endif
