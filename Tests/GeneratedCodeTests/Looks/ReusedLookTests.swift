#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

enum TicketStage: ScreenValue, CaseIterable {
  case open, closed, lost
}

/// Nothing of a former cell remains: a view that has shown other data in other states looks like a fresh
/// one.
@MainActor
@Suite struct ReusedLookTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func aReusedViewLooksLikeAFreshOne(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let reused = TicketView(frame: frame)
    for step in 0..<12 {
      let (data, state) = (ticket(&random), self.state(&random))
      if Bool.random(using: &random) { reused.prepareForReuse() }
      show(data, in: state, by: reused, statesFirst: Bool.random(using: &random))
      let fresh = TicketView(frame: frame)
      show(data, in: state, by: fresh, statesFirst: false)
      #expect(
        visibleProperties(of: reused) == visibleProperties(of: fresh),
        "step \(step): \(data) in \(state)")
    }
  }

  /// Each of them makes a difference in some step of the sequences above.
  @Test func dataAndStatesMakeADifference() {
    var random = SeededNumbers(seed: 1)
    var seen: Set<[String]> = []
    for _ in 0..<60 {
      let view = TicketView(frame: frame)
      show(ticket(&random), in: state(&random), by: view, statesFirst: false)
      seen.insert(visibleProperties(of: view))
    }
    #expect(seen.count > 50)
  }

  private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

  private func show(
    _ data: TicketViewData, in state: CellState, by view: TicketView, statesFirst: Bool
  ) {
    if statesFirst { view.update(for: state) }
    view.configure(with: data)
    if !statesFirst { view.update(for: state) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func ticket(_ random: inout SeededNumbers) -> TicketViewData {
    let colors: [UIColor] = [.systemRed, .systemTeal, .white]
    return TicketViewData(
      id: 1, title: ["a", "long words"].randomElement(using: &random)!,
      note: [nil, "note", "other"].randomElement(using: &random)!,
      stage: TicketStage.allCases.randomElement(using: &random)!,
      isMine: .random(using: &random), isPinned: [nil, true, false].randomElement(using: &random)!,
      tint: colors.randomElement(using: &random)!,
      part: [4, 8, 20].randomElement(using: &random)!,
      icon: [nil, "bolt"].randomElement(using: &random)!)
  }

  private func state(_ random: inout SeededNumbers) -> CellState {
    var state = CellState()
    state.isSelected = .random(using: &random)
    state.isHighlighted = .random(using: &random)
    state.isDisabled = Int.random(in: 0..<4, using: &random) == 0
    state.isFocused = .random(using: &random)
    return state
  }
}
#endif
