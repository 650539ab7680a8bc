import Orders
import Testing
import UIKit

@testable import OrdersGallery

@MainActor
@Suite struct OrdersTests {
  private let cards = [
    CardViewData(title: "First", text: "With a text", badge: BadgeViewData(text: "New")),
    CardViewData(title: "Second", text: nil, badge: nil),
  ]

  @Test func aCardWorksOnItsOwn() {
    let view = CardView()
    view.configure(with: cards[0])
    #expect(view.texts.contains("First"))
    #expect(view.texts.contains("New"))
    view.configure(with: cards[1])
    #expect(view.texts.contains("Second"))
    #expect(!view.texts.contains("New"))
  }

  @Test func aScreenOfAnotherModuleShowsCards() {
    let controller = shownController()
    #expect(controller.dataSource.collectionView.visibleCells.count == 2)
    #expect(controller.dataSource.collectionView.texts.contains("Second"))
  }

  @Test func aScreenOfAnotherModuleReceivesActionsOfCards() throws {
    let controller = shownController()
    var opened: [Int] = []
    controller.onOpen = { opened.append($0) }
    let indexPath = try #require(controller.dataSource.indexPath(for: .galleryCard(1)))
    let cell = try #require(controller.dataSource.collectionView.cellForItem(at: indexPath))
    try #require(cell.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    #expect(opened == [1])
  }

  /// A controller with the size of a phone.
  private func shownController() -> GalleryViewController {
    let controller = GalleryViewController(cards: cards)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.dataSource.collectionView.layoutIfNeeded()
    return controller
  }
}

extension UIView {
  /// The first view of a type in this view and its subviews.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }

  /// The texts of all visible labels in this view.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    return ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}
