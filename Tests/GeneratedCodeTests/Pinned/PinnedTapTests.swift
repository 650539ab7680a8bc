#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A tap on a header that stays in view, which takes a finger.
@MainActor
@Suite struct PinnedTapTests {
  @Test func aHeaderThatStaysCollapsesItsSection() throws {
    let source = CorkboardDataSource()
    let view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    source.apply(
      CorkboardContent(
        settings: (0..<40).map { PinPictureViewData(id: $0, name: "Picture \($0)") },
        settingsFooter: "All"))
    let header = {
      view.layoutIfNeeded()
      return view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    }
    _ = header()
    StandIn.scroll(view, toY: 400)
    StandIn.tap(middleOf: try #require(header()))
    StandIn.finishAnimations()
    #expect(source.collapsedSections == [.settings])
    #expect(view.numberOfItems(inSection: 0) == 0)
    #expect(
      (header() as? UICollectionViewCell)?.backgroundConfiguration?.backgroundColor
        == .systemGroupedBackground)
  }
}
#endif
