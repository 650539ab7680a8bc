#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

let photo1 = PhotoViewData(url: URL(string: "https://example.com/1.jpg")!, caption: "Front")

extension ListingContent {
  /// Something in every section.
  static var full: ListingContent {
    ListingContent(
      header: [
        TitleViewData(title: "Mug", subtitle: "Ships free", price: 24)
      ],
      photos: [photo1],
      related: [
        ProductTitleViewData(name: "Teapot", maker: "Ann"),
        ProductTitleViewData(name: "Bowl", maker: "Eve"),
      ],
      reviewsHeader: SectionHeaderViewData(title: "Reviews"),
      reviews: [
        .review(id: 1, "Lovely"), .review(id: 2, "Small"),
        .promo(PromoViewData(id: "p", text: "Half price")),
      ],
      reviewsFooter: SectionFooterViewData(note: "That is all"))
  }
}

extension ListingContent.ReviewsItem {
  static func review(id: Int, _ text: String) -> Self {
    .review(ReviewViewData(id: id, author: Author(name: "Bo"), text: text))
  }
}

/// The Listing screen in a collection view large enough to show all of it.
@MainActor
final class ListingScreen {
  let stage = Stage(width: 400, height: 4000)
  let collectionView: UICollectionView
  let dataSource: ListingDataSource
  private(set) var actions: [ListingAction] = []

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000),
      collectionViewLayout: UICollectionViewFlowLayout())
    dataSource = ListingDataSource(collectionView: collectionView)
    collectionView.collectionViewLayout = ListingLayout.make()
    dataSource.onAction = { [weak self] in self?.actions.append($0) }
    stage.show(collectionView)
  }

  func show(_ content: ListingContent) {
    dataSource.apply(content)
    collectionView.layoutIfNeeded()
  }

  func cell(_ id: ListingItem.ID) throws -> UICollectionViewCell {
    let indexPath = try #require(dataSource.indexPath(for: id))
    return try #require(collectionView.cellForItem(at: indexPath))
  }

  func texts(_ id: ListingItem.ID) throws -> [String] {
    try cell(id).shownTexts
  }

  func tap(_ title: String, in id: ListingItem.ID) throws {
    try #require(try cell(id).button(title)).sendActions(for: .primaryActionTriggered)
  }

  func header(of section: ListingSection) -> UICollectionReusableView? {
    boundaryView(UICollectionView.elementKindSectionHeader, of: section)
  }

  func footer(of section: ListingSection) -> UICollectionReusableView? {
    boundaryView(UICollectionView.elementKindSectionFooter, of: section)
  }

  private func boundaryView(
    _ kind: String, of section: ListingSection
  ) -> UICollectionReusableView? {
    guard
      let index = (0..<collectionView.numberOfSections).first(where: {
        dataSource.section(at: $0) == section
      })
    else { return nil }
    return collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: index))
  }
}
#endif
