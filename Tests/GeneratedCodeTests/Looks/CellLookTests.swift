#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// How cells look in each state, by themselves and by the `look` of their data.
@MainActor
@Suite struct CellLookTests {
  nonisolated static let lists: [SwatchContainer] = [.plainList, .insetGroupedList]

  // MARK: The background

  @Test(arguments: SwatchContainer.allCases)
  func theBackgroundFollowsTheState(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: .byState))
    #expect(cell.background?.backgroundColor == .white)
    cell.setState(isHighlighted: true)
    #expect(cell.background?.backgroundColor == .cyan)
    cell.setState(isSelected: true)
    #expect(cell.background?.backgroundColor == .blue)
    cell.setState()
    #expect(cell.background?.backgroundColor == .white)
  }

  @Test(arguments: SwatchContainer.allCases)
  func dataThatAreShownInPlaceBringTheirLook(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.setState(isSelected: true)
    cell.show(SwatchViewData(look: .plain))
    #expect(cell.background?.backgroundColor == .yellow)
    cell.show(SwatchViewData(look: .byState))
    #expect(cell.background?.backgroundColor == .blue)
  }

  /// What is not given is that of the list, such as the corners of an inset grouped one.
  @Test(arguments: SwatchContainer.allCases)
  func theBackgroundIsThatOfTheContainerButForWhatIsGiven(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: .plain))
    var expected: UIBackgroundConfiguration =
      switch container {
      case .grid: .clear()
      case .plainList, .plainTable: .listPlainCell()
      case .insetGroupedList, .insetGroupedTable: .listGroupedCell()
      }
    expected.backgroundColor = .yellow
    #expect(cell.seen.background == expected)
    expected.backgroundColor = nil
    expected.cornerRadius = 12
    (expected.strokeColor, expected.strokeWidth) = (.red, 2)
    expected.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.show(SwatchViewData(look: .rounded))
    #expect(cell.seen.background == expected)
  }

  @Test(arguments: lists)
  func aLookWithoutABackgroundKeepsTheColoursThatUIKitGivesAState(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: .rounded))
    cell.setState(isHighlighted: true)
    #expect(StandIn.shade(of: cell.background) == .highlighted)
    cell.setState(isSelected: true)
    #expect(StandIn.shade(of: cell.background) == .selected)
    cell.show(SwatchViewData(look: .plain))
    #expect(StandIn.shade(of: cell.background) == .none)
  }

  // MARK: The overlay

  @Test(arguments: SwatchContainer.allCases)
  func theOverlayLiesOverTheContentAndTakesNoTouches(in container: SwatchContainer) throws {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: .veiled))
    #expect(cell.overlay == nil)
    cell.setState(isSelected: true)
    let overlay = try #require(cell.overlay)
    let patch = try #require(overlay.subviews.first)
    #expect(patch.backgroundColor == .gray && patch.layer.cornerRadius == 5)
    let bounds = cell.contentView.bounds
    #expect(bounds.height > 0)
    #expect(
      patch.frame
        == CGRect(x: 8, y: 0, width: bounds.width - 10, height: bounds.height))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let hit = try #require(cell.contentView.hitTest(middle, with: nil))
    #expect(!hit.isDescendant(of: overlay))
    cell.setState()
    #expect(cell.overlay == nil)
  }

  @Test func theInsetsOfAnOverlayAreMirrored() throws {
    let patch = CellGenPatch(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    patch.semanticContentAttribute = .forceRightToLeft
    patch.show(
      .red,
      in: CellLook(insets: NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 5)))
    patch.layoutIfNeeded()
    #expect(patch.subviews.first?.frame == CGRect(x: 5, y: 1, width: 85, height: 47))
  }

  // MARK: Dimming

  @Test func theContentOfATouchedCellOfAGridIsDimmed() {
    let cell = SwatchCell(in: .grid)
    cell.show(SwatchViewData())
    cell.setState(isHighlighted: true)
    #expect(cell.contentView.alpha == 0.5)
    cell.setState(isSelected: true)
    #expect(cell.contentView.alpha == 1)
  }

  @Test(arguments: SwatchContainer.allCases.filter { $0 != .grid })
  func theContentOfATouchedCellOfAListIsNotDimmed(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData())
    cell.setState(isHighlighted: true)
    #expect(cell.contentView.alpha == 1)
  }

  @Test(arguments: SwatchContainer.allCases)
  func aCellWithALookIsNotDimmed(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(look: .plain))
    cell.setState(isHighlighted: true)
    #expect(cell.contentView.alpha == 1)
  }

  @Test(arguments: SwatchContainer.allCases)
  func aRowThatDoesNotHighlightShowsNothingOfItsState(in container: SwatchContainer) {
    let cell = SwatchCell(in: container)
    cell.show(SwatchViewData(highlights: false))
    let before = cell.seen
    for (isSelected, isHighlighted) in [(false, true), (true, true), (true, false)] {
      cell.setState(isSelected: isSelected, isHighlighted: isHighlighted)
      #expect(StandIn.shade(of: cell.background) == .none)
      #expect(cell.contentView.alpha == 1)
    }
    cell.setState()
    #expect(cell.seen == before)
  }

  @Test func cellsOfAFeedAreDimmedWhileTheyCanBeSelected() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: FeedLayout.make())
    let registry = CellRegistry()
    registry.register(SwatchViewData.self)
    let feed = FeedDataSource(collectionView: view, registry: registry)
    feed.append(SwatchViewData())
    feed.showPending()
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    let path = IndexPath(item: 0, section: 0)
    StandIn.holdItem(at: path, in: view) { #expect(cell.contentView.alpha == 1) }
    feed.hooks.didSelect = { _ in }
    StandIn.holdItem(at: path, in: view) { #expect(cell.contentView.alpha < 1) }
    #expect(cell.contentView.alpha == 1)
  }

  // MARK: Reuse

  /// A law: what a cell showed before is not seen.
  @Test(arguments: SwatchContainer.allCases, 0..<4)
  func aCellThatIsUsedAgainLooksLikeAFreshOne(in container: SwatchContainer, seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let cell = SwatchCell(in: container)
    for step in 0..<40 {
      let data = SwatchViewData(
        id: step, look: SwatchLook.allCases.randomElement(using: &numbers) ?? .none,
        highlights: .random(using: &numbers))
      if Bool.random(using: &numbers) { cell.prepareForReuse() }
      let state = (Bool.random(using: &numbers), Bool.random(using: &numbers))
      let isStateFirst = Bool.random(using: &numbers)
      if isStateFirst { cell.setState(isSelected: state.0, isHighlighted: state.1) }
      cell.show(data)
      if !isStateFirst { cell.setState(isSelected: state.0, isHighlighted: state.1) }
      let fresh = SwatchCell(in: container)
      fresh.show(data)
      fresh.setState(isSelected: state.0, isHighlighted: state.1)
      #expect(cell.seen == fresh.seen, "step \(step): \(data), \(state)")
    }
  }

  // MARK: Data that are mapped to others

  private struct MappedViewData: CellModel {
    typealias Action = SwatchViewData.Action

    var id = 1
    var look: SwatchLook

    @MainActor static var host: CellHost<Self> {
      .mapped { _ in SwatchViewData(look: .veiled) }
    }

    @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
      data.look.look(in: state)
    }
  }

  @Test func theLookOfMappedDataIsTheirOwn() {
    let cell = ConfigurableCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    MappedViewData.host.show(MappedViewData(look: .plain), in: cell) { _ in }
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .yellow)
    MappedViewData.host.show(MappedViewData(look: .none), in: cell) { _ in }
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
  }
}
#endif
