#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A header that is as tall as its width is: so its height tells for which width it was computed.
final class ChapterView: UIView, ConfigurableView {
  func configure(with data: ChapterViewData) {}

  static func size(for data: ChapterViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: width)
  }
}

/// The room for the chevron is no room for a header whose height is computed.
@MainActor
@Suite struct ComputedHeaderTests {
  private var content: ChaptersContent {
    ChaptersContent(chapters: [
      .init(
        ChapterViewData(id: 1, title: "One"),
        items: [VerseViewData(id: 1, text: "In the beginning")])
    ])
  }

  @Test func inACollection() throws {
    let source = ChaptersDataSource()
    let view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
    source.apply(content)
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.height == 268)
  }

  @Test func inATable() throws {
    let source = ChaptersTableDataSource()
    let view = source.tableView
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
    source.apply(content)
    view.layoutIfNeeded()
    #expect(view.headerView(forSection: 0)?.frame.height == 268)
    source.collapsedSections = [.chapters(1)]
    view.layoutIfNeeded()
    #expect(view.headerView(forSection: 0)?.frame.height == 268)
  }
}
#endif
