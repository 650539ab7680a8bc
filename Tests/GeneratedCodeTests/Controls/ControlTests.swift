#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Sliders, steppers, segments and date pickers report what they are set to, and never fight the finger.
@MainActor
@Suite struct ControlTests {
  private typealias Knobs = PanelKnobsViewData
  private typealias Panel = PanelParts<PanelKnobsView>

  // MARK: Sliders

  @Test func aSliderReportsEachValueOnce() throws {
    let panel = Panel(.make())
    let slider = try #require(panel.all(CellSlider.self).first)
    #expect(slider.value == 0.5 && panel.actions.isEmpty)
    StandIn.drag(slider, over: [0.5, 0.75, 0.75, 1])
    #expect(panel.actions == [.setVolume(volume: 0.75), .setVolume(volume: 1)])
  }

  @Test func aSliderOfWholeNumbersReportsThoseAlone() throws {
    let panel = Panel(.make())
    let slider = panel.all(CellSlider.self)[1]
    #expect(slider.maximumValue == 10 && slider.value == 3)
    StandIn.drag(slider, over: [3.2, 3.4, 3.6, 4.4, 4.6])
    #expect(panel.actions == [.setLevel(level: 4), .setLevel(level: 5)])
  }

  /// Each number that a `Float` cannot hold, as people write it.
  @Test func aSliderReportsShortNumbers() throws {
    let panel = Panel(.make())
    let slider = try #require(panel.all(CellSlider.self).first)
    StandIn.drag(slider, over: [0.1, 0.7, 0.33, 1])
    #expect(
      panel.actions
        == [0.1, 0.7, 0.33, 1].map { PanelKnobsViewData.Action.setVolume(volume: $0) })
  }

  @Test func stepsAndBoundsAreReportedAsTheyWereWritten() {
    let parts = PanelParts<PanelKnobsView>(.make())
    let slider = CellSlider()
    parts.view.setUp(slider, in: 0.1...0.9, step: 0.1)
    parts.view.reportChanges(of: slider) { .setVolume(volume: $0) }
    StandIn.drag(slider, over: [0.31, 0.58, 0.72, 2, -1])
    let stepper = CellStepper()
    parts.view.setUp(stepper, in: 0...1, step: 0.1)
    parts.view.reportChanges(of: stepper) { .setVolume(volume: $0) }
    StandIn.press(stepper, times: 9)
    let volumes = parts.actions.map { action -> Double in
      if case .setVolume(let volume) = action { volume } else { .nan }
    }
    #expect(
      volumes == [0.3, 0.6, 0.7, 0.9, 0.1] + [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
  }

  @Test func aThirdStaysAThird() {
    let parts = PanelParts<PanelKnobsView>(.make())
    let stepper = CellStepper()
    parts.view.setUp(stepper, in: 0...9_007_199_254_740_992, step: 1.0 / 3)
    parts.view.reportChanges(of: stepper) { .setVolume(volume: $0) }
    StandIn.press(stepper, times: 1)
    parts.view.show(9_007_199_254_740_000, in: stepper)
    stepper.stepValue = 1
    StandIn.press(stepper, times: 1)
    #expect(
      parts.actions
        == [.setVolume(volume: 1.0 / 3), .setVolume(volume: 9_007_199_254_740_001)])
  }

  /// An app may keep a `Float`, whose echo is another `Double`.
  @Test func anEchoOfLessPrecisionLeavesTheFingerAlone() throws {
    let panel = Panel(.make())
    let slider = try #require(panel.all(CellSlider.self).first)
    StandIn.drag(slider, over: [0.1, 0.9]) {
      panel.view.configure(with: .make(volume: Double(Float(0.1))))
    }
    #expect(slider.value == 0.9)
  }

  @Test func dataDoNotMoveASliderUnderTheFinger() throws {
    let panel = Panel(.make())
    let slider = try #require(panel.all(CellSlider.self).first)
    StandIn.drag(slider, over: [0.75, 1]) {
      panel.view.configure(with: .make(volume: 0.75))
      #expect(slider.value == 1)
    }
    #expect(slider.value == 1)
    panel.view.configure(with: .make(volume: 0.25))
    #expect(slider.value == 0.25)
  }

  @Test func whatTheAppWantsIsShownWhenTheFingerIsLifted() throws {
    let panel = Panel(.make())
    let slider = try #require(panel.all(CellSlider.self).first)
    StandIn.drag(slider, over: [0.75]) {
      panel.view.configure(with: .make(volume: 0.25))
      #expect(slider.value == 0.75)
    }
    #expect(slider.value == 0.25)
  }

  @Test(arguments: [(Double.nan, 0), (-1, 0), (7, 1), (.infinity, 1), (-.infinity, 0)])
  func aValueOutOfRangeIsTheNearest(value: Double, shown: Double) throws {
    let panel = Panel(.make(volume: value, done: value))
    #expect(Double(try #require(panel.all(CellSlider.self).first).value) == shown)
    #expect(Double(try #require(panel.all(UIProgressView.self).first).progress) == shown)
  }

  // MARK: Steppers

  @Test func aStepperCountsWithinBoundsOfTheData() throws {
    let panel = Panel(.make(quantity: 2, stock: 4))
    let stepper = try #require(panel.all(CellStepper.self).first)
    StandIn.press(stepper, times: 5)
    #expect(panel.actions == [.change(quantity: 3), .change(quantity: 4)])
    StandIn.press(stepper, times: -9)
    #expect(panel.actions.last == .change(quantity: 1))
  }

  @Test(arguments: [1, 0, -3, Int.min])
  func boundsThatAreNotInOrderLeaveOneValue(stock: Int) throws {
    let panel = Panel(.make(quantity: 5, stock: stock))
    let stepper = try #require(panel.all(CellStepper.self).first)
    #expect(stepper.value == 1)
    StandIn.press(stepper, times: 3)
    StandIn.press(stepper, times: -3)
    #expect(panel.actions.allSatisfy { $0 == .change(quantity: 1) } && panel.actions.count <= 1)
    panel.view.configure(with: .make(quantity: 5, stock: 9))
    #expect(stepper.value == 5 && stepper.maximumValue == 9)
  }

  @Test func theLargestBoundIsNoTrap() throws {
    let panel = Panel(.make(quantity: .max, stock: .max))
    let stepper = try #require(panel.all(CellStepper.self).first)
    StandIn.press(stepper, times: -1)
    #expect(panel.actions.count == 1)
  }

  @Test func aStepperThatIsHeldGoesOn() throws {
    let panel = Panel(.make(quantity: 2))
    let stepper = try #require(panel.all(CellStepper.self).first)
    StandIn.press(stepper, times: 3) {
      panel.view.configure(with: .make(quantity: 3))
      #expect(stepper.value == 5)
    }
    #expect(stepper.value == 5)
  }

  // MARK: Segments

  @Test func segmentsShowAndReportTheCasesOfAnEnum() {
    let panel = Panel(.make(sort: .price))
    let segments = panel.all(UISegmentedControl.self)
    #expect(segments[0].selectedSegmentIndex == 1)
    #expect((0..<2).map { segments[0].titleForSegment(at: $0) } == ["Newest", "Price"])
    StandIn.tapSegment(0, of: segments[0])
    StandIn.tapSegment(2, of: segments[1])
    #expect(panel.actions == [.sortBy(sort: .newest), .resize(size: 2)])
    panel.view.configure(with: .make(sort: .newest, size: 9))
    #expect(segments.map(\.selectedSegmentIndex) == [0, -1])
    #expect(panel.actions.count == 2)
  }

  // MARK: Dates

  @Test func aDatePickerKeepsWhatIsChosenUntilTheAppSaysMore() throws {
    let days = (0..<4).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    let panel = Panel(.make(due: days[0]))
    let picker = try #require(panel.all(CellDatePicker.self).first)
    #expect(picker.date == days[0])
    StandIn.choose(days[1], in: picker)
    StandIn.choose(days[2], in: picker)
    #expect(panel.actions == [.reschedule(due: days[1]), .reschedule(due: days[2])])
    // What was reported comes back late.
    panel.view.configure(with: .make(due: days[1]))
    #expect(picker.date == days[2])
    panel.view.configure(with: .make(due: days[3]))
    #expect(picker.date == days[3])
    StandIn.choose(days[1], in: picker)
    panel.view.onAction = nil
    panel.view.prepareForReuse()
    panel.view.configure(with: .make(due: days[3]))
    #expect(picker.date == days[3])
  }

  @Test func aDateIsKeptWithinBoundsThatAreInNoOrder() {
    let view = DeclaredView(frame: .zero)
    let picker = CellDatePicker()
    let days = (0..<4).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    view.setUp(picker, mode: .date, style: .inline)
    view.show(days[0], in: picker, from: days[2], until: days[1])
    #expect(picker.date == days[2] && picker.preferredDatePickerStyle == .inline)
    view.show(days[3], in: picker)
    #expect(picker.date == days[3] && picker.minimumDate == nil && picker.maximumDate == nil)
  }

  // MARK: Others

  @Test func anActivityIndicatorTurnsWhileItIsToldTo() throws {
    let panel = Panel(.make(isBusy: true))
    let activity = try #require(panel.all(UIActivityIndicatorView.self).first)
    #expect(activity.isAnimating && !activity.isHidden)
    panel.view.configure(with: .make())
    #expect(!activity.isAnimating && activity.isHidden)
  }

  @Test func aMenuReportsTheItemThatIsChosenAndATapNothing() throws {
    let panel = PanelParts<PanelMenuView>(PanelMenuViewData(id: 1, name: "More"))
    let button = try #require(panel.all(UIButton.self).first)
    StandIn.choose("Delete", inMenuOf: button)
    #expect(panel.actions == [.delete])
    StandIn.tap(button)
    #expect(panel.actions == [.delete])
    let items = try #require(button.menu?.children.compactMap { $0 as? UIAction })
    #expect(items.map(\.title) == ["Share", "Delete"])
    #expect(items.map { $0.attributes == .destructive } == [false, true])
    #expect(items.map { $0.image != nil } == [false, true])
  }

  @Test func voiceOverOffersTheItemsOfAMenuWithTheRow() throws {
    let panel = PanelParts<PanelMenuView>(PanelMenuViewData(id: 1, name: "More"))
    let stops = StandIn.spoken(in: panel.view)
    #expect(stops.map(\.label) == ["1", "More"])
    #expect(stops.map(\.actions) == [["Share", "Delete"], []])
    let row = try #require(panel.view.accessibilityElements?.first as? UIAccessibilityElement)
    let actions = try #require(row.accessibilityCustomActions)
    #expect(actions[1].actionHandler?(actions[1]) == true && panel.actions == [.delete])
  }

  @Test func nothingIsRetained() {
    weak var view: PanelKnobsView?
    do {
      let panel = Panel(.make())
      view = panel.view
      panel.view.removeFromSuperview()
    }
    #expect(view == nil)
  }
}
#endif
