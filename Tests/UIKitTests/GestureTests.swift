import Testing
import UIKit

/// Fingers, gestures, controls and cells.
@MainActor
struct GestureTests {
  /// A tap that keeps what it is told.
  final class Tap: UIGestureRecognizer {
    var log: [String] = []
    var callsSuper = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if callsSuper { super.touchesBegan(touches, with: event) }
      log.append("began")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      log.append("ended \(touches.first?.location(in: view) ?? .zero)")
      state = .ended
    }

    override func reset() {
      super.reset()
      log.append("reset \(state)")
    }
  }

  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 20, y: 40, width: 20, height: 10))

  init() {
    outer.addSubview(inner)
  }

  @Test func aRecognizerIsToldOfTouchesInAndBelowItsView() {
    let tap = Tap()
    outer.addGestureRecognizer(tap)
    #expect(tap.view === outer && outer.gestureRecognizers == [tap])
    StandIn.tap(middleOf: inner)
    let place = CGPoint(x: 30, y: 45)
    #expect(tap.log == ["began", "ended \(place)", "reset \(UIGestureRecognizer.State.ended)"])
    #expect(tap.state == .possible)
    tap.isEnabled = false
    StandIn.tap(middleOf: inner)
    #expect(tap.log.count == 3)
    inner.addGestureRecognizer(tap)
    #expect(tap.view === inner && outer.gestureRecognizers == [])
    inner.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func oneGestureIsRecognizedAndTheOthersFail() {
    let (tap, other) = (Tap(), Tap())
    inner.addGestureRecognizer(tap)
    outer.addGestureRecognizer(other)
    StandIn.tap(middleOf: inner)
    #expect(tap.log.count == 3)
    #expect(other.log == ["began", "reset \(UIGestureRecognizer.State.failed)"])
  }

  @Test func aRecognizerKeepsToItsContract() {
    let tap = Tap()
    inner.addGestureRecognizer(tap)
    tap.callsSuper = false
    #expect(
      StandIn.recordingFailures { StandIn.tap(middleOf: inner) }.map(\.name) == ["BrokenContract"])
    let other = UIGestureRecognizer()
    #expect(StandIn.recordingFailures { other.state = .changed }.map(\.name) == ["BrokenContract"])
  }

  @Test func aLongPressBeginsWhileTheFingerIsDown() {
    final class Press: UILongPressGestureRecognizer {
      var states: [State] = []
      override var state: State { didSet { states.append(state) } }
    }
    let press = Press()
    inner.addGestureRecognizer(press)
    StandIn.longPress(middleOf: inner)
    #expect(press.states == [.began, .ended, .possible])
    StandIn.tap(middleOf: inner)
    #expect(press.states == [.began, .ended, .possible, .failed, .possible])
  }

  @Test func aControlIsTappedUnlessAGestureTakesTheFinger() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = inner.bounds
    inner.addSubview(button)
    StandIn.tap(middleOf: button)
    #expect(taps == 1)
    let tap = Tap()
    inner.addGestureRecognizer(tap)
    StandIn.tap(middleOf: button)
    #expect(taps == 1)
    tap.cancelsTouchesInView = false
    StandIn.tap(middleOf: button)
    #expect(taps == 2)
  }

  /// Whether a cell is highlighted while the finger is down, and selected when it is lifted.
  @Test(arguments: [
    (true, false, true, false), (true, true, false, false), (false, false, true, true),
    (false, true, false, true),
  ])
  func aCellIsTouchedUnlessAGestureTakesTheFinger(
    cancels: Bool, delays: Bool, isHighlighted: Bool, isSelected: Bool
  ) throws {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    listing.view.layoutIfNeeded()
    let cell = try #require(listing.cell(0))
    StandIn.hold(middleOf: cell.label) { #expect(cell.isHighlighted) }
    #expect(cell.isSelected && !cell.isHighlighted)
    listing.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    let tap = Tap()
    (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (cancels, delays)
    cell.contentView.addGestureRecognizer(tap)
    StandIn.hold(middleOf: cell.label) { #expect(cell.isHighlighted == isHighlighted) }
    #expect(cell.isSelected == isSelected && !cell.isHighlighted)
  }

  @Test func scrollingTakesTheFingerFromAll() throws {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    listing.view.layoutIfNeeded()
    let cell = try #require(listing.cell(0))
    let tap = Tap()
    cell.contentView.addGestureRecognizer(tap)
    StandIn.scroll(fromMiddleOf: cell.label)
    #expect(tap.log == ["began", "reset \(UIGestureRecognizer.State.failed)"])
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test func aFingerMovesAndIsLiftedElsewhere() {
    let tap = Tap()
    inner.addGestureRecognizer(tap)
    StandIn.drag(middleOf: inner, by: CGPoint(x: 50, y: 3)) { #expect(tap.log == ["began"]) }
    #expect(tap.log.dropFirst().first == "ended \(CGPoint(x: 60, y: 8))")
  }
}
