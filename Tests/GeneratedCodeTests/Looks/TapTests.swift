#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Taps and long presses on elements, by themselves and in cells.
@MainActor
@Suite struct TapTests {
  /// A view with an element that is tapped, one with a state of its own, a stack with a button, and a text
  /// that is pressed for long.
  final class TappedView: DeclaredView, ReportingView {
    var onAction: ActionHandler<TappedViewData.Action>?
    let heart = UILabel()
    let chip = UILabel()
    let row = UIStackView()
    let price = UILabel()
    let buy = UIButton(type: .system)
    let note = UILabel()

    override func makeElements() {
      (heart.text, chip.text, price.text, note.text) = ("heart", "chip", "price", "note")
      buy.setTitle("Buy", for: .normal)
      buy.addAction(
        UIAction { [weak self] _ in self?.onAction?(.buy) }, for: .primaryActionTriggered)
      row.addArrangedSubview(price)
      row.addArrangedSubview(buy)
      let stack = UIStackView(arrangedSubviews: [heart, chip, row, note])
      stack.axis = .vertical
      fill(with: stack)
      onTap(heart) { [weak self] in self?.onAction?(.like) }
      onTap(chip, dims: false) { [weak self] in self?.onAction?(.filter) }
      onTap(row) { [weak self] in self?.onAction?(.show) }
      onLongPress(note) { [weak self] in self?.onAction?(.copy) }
    }

    override func update(for state: CellState) {
      super.update(for: state)
      update(tapped: chip) { state in
        chip.textColor = state.choose(.label, selected: .blue, highlighted: .red)
      }
    }

    func configure(with data: TappedViewData) { update(for: cellState) }
  }

  struct TappedViewData: CellModel {
    enum Action: ScreenValue { case like, filter, show, buy, copy, open }

    var id = 1

    @MainActor static var host: CellHost<Self> { .view(TappedView.self) }
  }

  @MainActor
  final class Shown {
    let view: UICollectionView
    let feed: FeedDataSource
    var log: [String] = []

    init() throws {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: FeedLayout.make())
      let registry = CellRegistry()
      feed = FeedDataSource(collectionView: view, registry: registry)
      registry.register(TappedViewData.self) { [weak self] in self?.log.append("\($1)") }
      feed.hooks.didSelect = { [weak self] _ in self?.log.append("select") }
      feed.append(TappedViewData())
      feed.showPending()
      view.layoutIfNeeded()
    }

    var cell: ConfigurableCollectionViewCell {
      get throws { try #require(view.visibleCells.first as? ConfigurableCollectionViewCell) }
    }

    var tapped: TappedView { get throws { try #require(try cell.view as? TappedView) } }
  }

  @Test func aTapOnAnElementIsReportedAndSelectsNoCell() throws {
    let shown = try Shown()
    StandIn.tap(middleOf: try shown.tapped.heart)
    #expect(shown.log == ["like"])
    StandIn.tap(middleOf: try shown.tapped.heart)
    #expect(shown.log == ["like", "like"])
    StandIn.tap(middleOf: try shown.tapped.note)
    #expect(shown.log == ["like", "like", "select"])
  }

  @Test func whileAnElementIsTouchedItIsDimmedAndItsCellIsNot() async throws {
    let shown = try Shown()
    let (cell, view) = try (shown.cell, shown.tapped)
    await StandIn.holdLong(middleOf: view.heart) {
      #expect(view.heart.alpha == 0.5 && view.chip.alpha == 1)
      #expect(!cell.isHighlighted && cell.contentView.alpha == 1)
      #expect(shown.log == [])
    }
    #expect(view.heart.alpha == 1)
    #expect(shown.log == ["like"])
  }

  @Test func aShortTapIsShownForAMomentAfterIt() async throws {
    let shown = try Shown()
    let view = try shown.tapped
    StandIn.hold(middleOf: view.heart) { #expect(view.heart.alpha == 1, "it may yet scroll") }
    #expect(view.heart.alpha == 0.5)
    StandIn.hold(middleOf: view.heart) { #expect(view.heart.alpha == 1) }
    #expect(view.heart.alpha == 0.5)
    #expect(shown.log == ["like", "like"])
    await StandIn.waitForHighlights()
    #expect(view.heart.alpha == 1)
  }

  @Test func aFingerThatLeavesTheElementAtOnceIsNeverShown() async throws {
    let view = try Shown().tapped
    StandIn.drag(middleOf: view.heart, by: CGPoint(x: 0, y: view.heart.bounds.height * 2)) {
      #expect(view.heart.alpha == 1)
    }
    await StandIn.waitForHighlights()
    #expect(view.heart.alpha == 1)
  }

  @Test func anElementIsAsOpaqueAfterATouchAsItWasOrAsItsDataSay() async throws {
    let view = try Shown().tapped
    view.heart.alpha = 0.8
    await StandIn.holdLong(middleOf: view.heart) { #expect(view.heart.alpha == 0.4) }
    #expect(view.heart.alpha == 0.8)
    await StandIn.holdLong(middleOf: view.heart) { view.heart.alpha = 0.9 }
    #expect(view.heart.alpha == 0.9)
  }

  @Test func anElementMayShowItsStateByItself() async throws {
    let shown = try Shown()
    let view = try shown.tapped
    #expect(view.chip.textColor == .label)
    await StandIn.holdLong(middleOf: view.chip) {
      #expect(view.chip.textColor == .red && view.chip.alpha == 1)
      view.chip.textColor = .blue
      view.configure(with: TappedViewData())
      #expect(view.chip.textColor == .red)
    }
    #expect(view.chip.textColor == .label)
    #expect(shown.log == ["filter"])
  }

  @Test func theRestOfTheStateIsTheCells() async throws {
    let view = try Shown().tapped
    var state = CellState()
    (state.isSelected, state.isHighlighted, state.isDisabled) = (true, true, true)
    view.update(for: state)
    var shown: CellState?
    view.update(tapped: view.chip) { shown = $0 }
    state.isHighlighted = false
    #expect(shown == state && view.chip.textColor == .blue)
    await StandIn.holdLong(middleOf: view.chip) { #expect(view.chip.textColor == .red) }
    #expect(view.chip.textColor == .blue)
  }

  @Test func aFingerThatLeavesTheElementReportsNothingAndSelectsNothing() async throws {
    let shown = try Shown()
    let view = try shown.tapped
    let far = CGPoint(x: 0, y: view.heart.bounds.height * 2)
    await StandIn.holdLong(middleOf: view.heart, movingBy: far) { #expect(view.heart.alpha == 1) }
    #expect(shown.log == [])
    await StandIn.holdLong(middleOf: view.heart, movingBy: CGPoint(x: 3, y: 1)) {
      #expect(view.heart.alpha == 0.5)
    }
    #expect(shown.log == ["like"])
  }

  @Test func scrollingEndsATouch() async throws {
    let shown = try Shown()
    let view = try shown.tapped
    StandIn.scroll(fromMiddleOf: view.heart)
    #expect(view.heart.alpha == 1)
    await StandIn.waitForHighlights()
    #expect(view.heart.alpha == 1, "a touch that scrolls is never shown")
    #expect(shown.log == [])
    StandIn.tap(middleOf: view.heart)
    #expect(shown.log == ["like"])
  }

  @Test func aButtonInATappedElementKeepsItsTaps() async throws {
    let shown = try Shown()
    let view = try shown.tapped
    StandIn.tap(middleOf: view.buy)
    #expect(shown.log == ["buy"])
    await StandIn.holdLong(middleOf: view.price) { #expect(view.row.alpha == 0.5) }
    #expect(shown.log == ["buy", "show"])
  }

  @Test func anElementInATappedElementKeepsItsTaps() async throws {
    let view = DeclaredView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.addSubview(inner)
    var log: [String] = []
    view.onTap(view) { log.append("outer") }
    view.onTap(inner) { log.append("inner") }
    await StandIn.holdLong(middleOf: inner) { #expect(view.alpha == 1 && inner.alpha == 0.5) }
    StandIn.tap(middleOf: view)
    #expect(log == ["inner", "inner"])
    inner.frame.size = CGSize(width: 5, height: 5)
    StandIn.tap(middleOf: view)
    #expect(log == ["inner", "inner", "outer"])
  }

  @Test func aLongPressIsReportedWhenItBeginsAndSelectsNoCell() throws {
    let shown = try Shown()
    let view = try shown.tapped
    StandIn.longPress(middleOf: view.note)
    #expect(shown.log == ["copy"])
    #expect(try !shown.cell.isHighlighted)
    StandIn.longPress(middleOf: view.note)
    #expect(shown.log == ["copy", "copy"])
    StandIn.hold(middleOf: view.note) { #expect((try? shown.cell.isHighlighted) == true) }
    #expect(shown.log == ["copy", "copy", "select"])
  }

  @Test func anElementMayBeTappedAndPressedForLong() {
    let view = DeclaredView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [String] = []
    view.onTap(view) { log.append("tap") }
    view.onLongPress(view) { log.append("press") }
    StandIn.tap(middleOf: view)
    StandIn.longPress(middleOf: view)
    #expect(log == ["tap", "press"])
    #expect(view.alpha == 1)
  }

  @Test func whatIsReportedIsReplaced() {
    let view = DeclaredView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [Int] = []
    for number in [1, 2] {
      view.onTap(view) { log.append(number) }
      view.onLongPress(view) { log.append(number * 10) }
    }
    StandIn.tap(middleOf: view)
    StandIn.longPress(middleOf: view)
    #expect(log == [2, 20])
  }

  @Test func toVoiceOverItIsAButton() throws {
    let shown = try Shown()
    let stops = StandIn.spoken(in: try shown.cell)
    #expect(stops.map(\.label) == ["note", "heart", "chip", "price", "Buy"])
    #expect(stops.dropFirst().allSatisfy { $0.traits == .button })
    for stop in stops.dropFirst() { StandIn.activate(stop) }
    #expect(shown.log == ["like", "filter", "show", "buy"])
  }

  @Test func aTapKeepsNoViewAlive() {
    weak var gone: TappedView?
    do {
      let view = TappedView(frame: .zero)
      gone = view
      view.configure(with: TappedViewData())
    }
    #expect(gone == nil)
  }
}
#endif
