#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Sections with a card behind their cells.
@MainActor
@Suite struct CardTests {
  private let source = DashboardDataSource()
  private var view: UICollectionView { source.collectionView }

  init() {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 2000)
  }

  private func facts(_ range: Range<Int>) -> [CardFactViewData] {
    range.map { CardFactViewData(id: $0, title: "Fact \($0)") }
  }

  private func show(_ content: DashboardContent) {
    source.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// The decoration views on the screen, from top to bottom.
  private var backgrounds: [UIView] {
    view.subviews.filter { $0 is CellGenSectionBackgroundView<DashboardContent> }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// What is drawn in a decoration view.
  private func card(_ background: UIView) throws -> UIView {
    background.layoutIfNeeded()
    let patch = try #require(background.subviews.first as? CellGenPatch)
    patch.layoutIfNeeded()
    return try #require(patch.subviews.first)
  }

  private func frame(of item: Int, in section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func aCardHasItsColorCornersBorderAndInsets() throws {
    show(DashboardContent(facts: facts(0..<3), factsFooter: "All"))
    let background = try #require(backgrounds.first)
    let card = try card(background)
    #expect(card.backgroundColor == .secondarySystemBackground)
    #expect(card.layer.cornerRadius == 12)
    #expect(card.layer.borderWidth == 2)
    #expect(card.frame.minX == 16)
    #expect(abs(card.frame.maxX - (390 - 20)) < 0.01)
    #expect(card.frame.minY == 4)
    #expect(card.frame.maxY == background.bounds.maxY - 4)
  }

  @Test func aCardIsBehindTheHeaderTheCellsAndTheFooter() throws {
    show(DashboardContent(facts: facts(0..<3), factsFooter: "All"))
    let background = try #require(backgrounds.first)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let edge = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(background.frame.contains(try #require(edge).frame))
      let order = view.subviews
      #expect(
        try #require(order.firstIndex(of: background)) < #require(order.firstIndex { $0 === edge }))
    }
    #expect(background.frame.contains(try #require(frame(of: 2))))
    #expect(try #require(frame(of: 0)).minX >= card(background).frame.minX)
  }

  @Test func aCardGrowsWithItsSection() throws {
    show(DashboardContent(facts: facts(0..<2)))
    let before = try #require(backgrounds.first).frame.height
    show(DashboardContent(facts: facts(0..<6)))
    #expect(try #require(backgrounds.first).frame.height > before)
    show(DashboardContent(outlined: facts(0..<1)))
    #expect(backgrounds.count == 1)
  }

  @Test func aBorderAloneHasNothingInIt() throws {
    show(DashboardContent(outlined: facts(0..<2)))
    let card = try card(try #require(backgrounds.first))
    #expect(card.backgroundColor == nil)
    #expect(card.layer.borderWidth == 1)
    #expect(card.layer.cornerRadius == 8)
    #expect(card.layer.borderColor == UIColor.separator.cgColor)
    #expect(card.frame == card.superview?.bounds)
  }

  @Test func theBorderFollowsLightAndDark() throws {
    show(DashboardContent(facts: facts(0..<1)))
    let card = try card(try #require(backgrounds.first))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = DashboardColors.cardEdge.cgColor
    let other = DashboardColors.cardEdge.resolvedColor(with: dark).cgColor
    #expect(light != other)
    #expect(card.layer.borderColor == light)
    StandIn.withTraits(.init(style: .dark), in: view) {
      #expect(card.layer.borderColor == other)
    }
    #expect(card.layer.borderColor == light)
  }

  @Test func whereTextRunsFromTheRightTheInsetsAreMirrored() throws {
    view.semanticContentAttribute = .forceRightToLeft
    show(DashboardContent(facts: facts(0..<1)))
    let background = try #require(backgrounds.first)
    background.semanticContentAttribute = .forceRightToLeft
    let patch = try #require(background.subviews.first)
    patch.semanticContentAttribute = .forceRightToLeft
    patch.setNeedsLayout()
    #expect(try card(background).frame.minX == 20)
  }

  @Test func sectionsHaveTheirOwnCards() throws {
    let site = CardSiteViewData(id: "a", name: "One")
    let other = CardSiteViewData(id: "b", name: "Two")
    show(
      DashboardContent(
        facts: facts(0..<1), below: facts(0..<1),
        sites: [
          SectionContent(site, items: facts(10..<12)),
          SectionContent(other, items: facts(12..<13)),
        ]))
    let cards = try backgrounds.map { try card($0) }
    #expect(cards.map(\.layer.borderWidth) == [2, 0, 0.5, 0.5])
    #expect(cards[1].frame.minY == 44)
  }

  /// The card does not reach the edges, so its color cannot hide the cells.
  @Test func aPinnedHeaderHasTheColorBehindTheList() throws {
    show(DashboardContent(below: facts(0..<40)))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    let cell = try #require(header as? UICollectionViewCell)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func aTableShowsTheSameContentWithoutCards() {
    let tableView = DashboardLayout.makeTableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let source = DashboardTableDataSource(tableView: tableView)
    source.apply(DashboardContent(facts: facts(0..<3)))
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 3)
    #expect(!tableView.subviews.contains { $0 is CellGenPatch })
  }
}
#endif
