import OrdersApp
import OrdersDesign
import OrdersHome
import OrdersProfile
import Testing
import UIKit

@MainActor
@Suite struct OrdersTests {
  @Test func aCardWorksOnItsOwn() {
    let view = CardView()
    let badge = BadgeViewData(text: "New")
    view.configure(with: CardViewData(id: 1, title: "First", text: nil, badge: badge))
    #expect(view.texts.contains("New"))
    view.configure(with: CardViewData(id: 2, title: "Second", text: nil, badge: nil))
    #expect(view.texts.contains("Second"))
    #expect(!view.texts.contains("New"))
  }

  @Test func aFeatureShowsCellsOfTheDesignSystem() throws {
    let home = try #require(shownRoot())
    #expect(home.dataSource.content.notices.map(\.text) == ["Two cards"])
    #expect(home.dataSource.collectionView.visibleCells.count == 3)
    #expect(home.dataSource.collectionView.texts.contains("Second"))
  }

  @Test func oneFeatureOpensTheOther() throws {
    let home = try #require(shownRoot())
    let indexPath = try #require(home.dataSource.indexPath(for: .card(1)))
    let cell = try #require(home.dataSource.collectionView.cellForItem(at: indexPath))
    try #require(cell.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    let profile = try #require(home.presentedViewController as? ProfileViewController)
    profile.view.frame = home.view.frame
    profile.dataSource.collectionView.layoutIfNeeded()
    #expect(profile.dataSource.collectionView.texts.contains("Lisbon"))
  }

  /// Returns the first screen, with the size of a phone.
  private func shownRoot() -> HomeViewController? {
    let home = rootViewController() as? HomeViewController
    home?.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    home?.dataSource.collectionView.layoutIfNeeded()
    return home
  }
}

extension UIView {
  /// Returns the first view of a type in this view and its subviews.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }

  /// The texts of all visible labels in this view.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    return ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}
