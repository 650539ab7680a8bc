#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Values by state of elements with taps follow their touches.
@MainActor
@Suite struct TouchedElementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func shown() -> RemarkParts {
    let parts = RemarkParts()
    window.addSubview(parts.view)
    window.layoutIfNeeded()
    return parts
  }

  @Test func anElementShowsThatItIsTouched() async throws {
    let shown = shown()
    let like = try shown.like
    #expect(like.backgroundColor == .systemFill)
    await StandIn.holdLong(middleOf: like) {
      #expect(like.backgroundColor == .systemBlue && like.alpha == 1)
      #expect(shown.chip.backgroundColor == .systemFill)
      shown.view.configure(with: RemarkViewData(id: 2, text: "other"))
      #expect(like.backgroundColor == .systemBlue)
    }
    #expect(like.backgroundColor == .systemFill)
  }

  @Test func soDoesWhatIsInIt() async {
    let shown = shown()
    let labels = shown.labels(of: shown.chip)
    #expect(labels.map(\.textColor) == [.label, .label, .label])
    await StandIn.holdLong(middleOf: labels[0]) {
      #expect(shown.chip.backgroundColor == .systemGreen)
      // The one in the middle is tapped itself.
      #expect(labels.map(\.textColor) == [.white, .label, .white])
    }
    #expect(labels.map(\.textColor) == [.label, .label, .label])
    await StandIn.holdLong(middleOf: labels[1]) {
      #expect(shown.chip.backgroundColor == .systemFill && labels[1].alpha == 0.5)
    }
  }

  @Test func itIsSelectedWithItsCellAndNotTouchedWithIt() throws {
    let shown = shown()
    var state = CellState()
    state.isHighlighted = true
    shown.view.update(for: state)
    #expect(try shown.like.backgroundColor == .systemFill)
    #expect(shown.chip.backgroundColor == .systemFill)
    #expect(shown.labels(of: shown.chip)[2].textColor == .label)
    state.isSelected = true
    shown.view.update(for: state)
    #expect(try shown.like.backgroundColor == .systemFill)
    #expect(shown.chip.backgroundColor == .systemGreen)
    #expect(shown.labels(of: shown.chip)[2].textColor == .white)
  }
}
#endif
