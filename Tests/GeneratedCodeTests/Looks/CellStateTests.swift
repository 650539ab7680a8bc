#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Values by state, and views that remember the state.
@MainActor
@Suite struct CellStateTests {
  private func state(_ change: (inout CellState) -> Void) -> CellState {
    var state = CellState()
    change(&state)
    return state
  }

  @Test func disabledComesBeforeHighlightedBeforeSelectedBeforeFocused() {
    var state = state { ($0.isFocused, $0.isSelected) = (true, true) }
    (state.isHighlighted, state.isDisabled) = (true, true)
    let choose = {
      state.choose(
        "normal", selected: "selected", highlighted: "highlighted", disabled: "disabled",
        focused: "focused")
    }
    #expect(choose() == "disabled")
    state.isDisabled = false
    #expect(choose() == "highlighted")
    state.isHighlighted = false
    #expect(choose() == "selected")
    state.isSelected = false
    #expect(choose() == "focused")
    state.isFocused = false
    #expect(choose() == "normal")
  }

  @Test func whatIsNotGivenIsAsNormalAndHighlightedAsSelected() {
    let all = state {
      ($0.isDisabled, $0.isHighlighted, $0.isSelected, $0.isFocused) = (true, true, true, true)
    }
    #expect(all.choose(1) == 1)
    #expect(all.choose(1, focused: 2) == 2)
    #expect(all.choose(1, selected: 2, focused: 3) == 2)
    #expect(state { $0.isHighlighted = true }.choose(1, selected: 2) == 2)
    #expect(state { $0.isHighlighted = true }.choose(1, disabled: 2, focused: 3) == 1)
    #expect(state { $0.isDisabled = true }.choose(1, selected: 2) == 1)
  }

  /// A value that is optional itself, and nil, is given all the same.
  @Test func anOptionalThatIsNilIsChosen() {
    let (none, red): (UIColor?, UIColor?) = (nil, .red)
    let selected = state { $0.isSelected = true }
    let highlighted = state { $0.isHighlighted = true }
    #expect(selected.choose(red, selected: none) == nil)
    #expect(highlighted.choose(red, selected: none) == nil)
    #expect(highlighted.choose(red, selected: red, highlighted: none) == nil)
    #expect(selected.choose(none, selected: .white) == .white)
    #expect(CellState().choose(none, selected: .white) == nil)
    #expect(CellState().choose(red, selected: none) == .red)
    // Without a type it is as if it were left out.
    #expect(selected.choose(red, selected: nil) == .red)
    #expect(CellLook(background: selected.choose(.red, selected: .clear)).background == .clear)
  }

  /// A view whose colour depends on its data and its state.
  private final class TintedView: DeclaredView {
    let label = UILabel()
    var tint = UIColor.red
    private(set) var states: [CellState] = []

    override func makeElements() { addSubview(label) }

    override func update(for state: CellState) {
      super.update(for: state)
      states.append(state)
      label.textColor = state.choose(tint, selected: .white)
    }

    func configure(with tint: UIColor) {
      self.tint = tint
      update(for: cellState)
    }
  }

  @Test func aViewWithoutACellLooksNormal() {
    let view = TintedView(frame: .zero)
    #expect(view.states == [CellState()])
    #expect(view.label.textColor == .red)
  }

  @Test func aViewThatIsConfiguredRemembersItsState() {
    let view = TintedView(frame: .zero)
    let selected = state { $0.isSelected = true }
    view.update(for: selected)
    #expect(view.cellState == selected)
    view.configure(with: .green)
    #expect(view.label.textColor == .white)
    view.update(for: CellState())
    #expect(view.label.textColor == .green)
  }
}
#endif
