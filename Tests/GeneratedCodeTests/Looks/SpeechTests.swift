#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What VoiceOver is told of elements.
@MainActor
@Suite struct SpeechTests {
  private let silent = RemarkViewData(id: 1, text: "text")
  private let spoken = RemarkViewData(
    id: 1, text: "text", summary: "summary", rating: "4 of 5", shareTitle: "Share")

  @Test func textsAreFixedOrFromTheData() {
    let shown = RemarkParts(spoken)
    #expect(shown.text.accessibilityLabel == "summary")
    #expect(shown.text.accessibilityHint == "A remark")
    #expect(shown.text.accessibilityIdentifier == "text")
    #expect(shown.row.accessibilityValue == "4 of 5")
    #expect(shown.button.accessibilityHint == "Sends it")
    #expect(shown.toggle.accessibilityLabel == "Liked")
    #expect(shown.toggle.accessibilityValue == "4 of 5")
  }

  @Test func nilIsAsIfItWereNotWritten() {
    let shown = RemarkParts(spoken)
    shown.view.configure(with: silent)
    #expect(shown.text.accessibilityLabel == "text", "its own")
    #expect(shown.row.accessibilityLabel == nil && shown.row.accessibilityValue == nil)
    #expect(shown.toggle.accessibilityValue == "0", "its own")
  }

  @Test func aStackIsReadAsOneWhileItHasAText() throws {
    let shown = RemarkParts(silent)
    #expect(!shown.row.isAccessibilityElement)
    for (summary, rating) in [("a", "b"), ("a", nil), (nil, "b")] as [(String?, String?)] {
      shown.view.configure(
        with: RemarkViewData(id: 1, text: "text", summary: summary, rating: rating))
      #expect(shown.row.isAccessibilityElement)
      let stop = try #require(StandIn.spoken(in: shown.view).first { $0.hint == "Opens it" })
      #expect(stop.label == summary ?? rating && stop.value == rating)
      #expect(stop.traits == .button && stop.actions == ["Like"])
    }
    shown.view.configure(with: silent)
    #expect(!shown.row.isAccessibilityElement)
    #expect(shown.box.isAccessibilityElement)
  }

  @Test func textsFollowStates() {
    let shown = RemarkParts(silent)
    #expect(shown.box.accessibilityLabel == "New")
    var state = CellState()
    state.isSelected = true
    shown.view.update(for: state)
    #expect(shown.box.accessibilityLabel == "Seen")
  }

  @Test func actionsHaveTheNamesOfTheData() {
    let shown = RemarkParts(silent)
    let names = { shown.row.accessibilityCustomActions?.map(\.name) }
    #expect(names() == ["Like"])
    var liked = spoken
    liked.isLiked = true
    shown.view.configure(with: liked)
    #expect(names() == ["Unlike", "Share"])
    shown.view.configure(with: silent)
    #expect(names() == ["Like"])
  }

  @Test func actionsAreReported() throws {
    let shown = RemarkParts(spoken)
    var log: [RemarkViewData.Action] = []
    shown.view.onAction = { log.append($0) }
    let actions = try #require(shown.row.accessibilityCustomActions)
    for action in actions { #expect(action.actionHandler?(action) == true) }
    #expect(log == [.like, .share])
    shown.view.onAction = nil
    for action in actions { #expect(action.actionHandler?(action) == true) }
    #expect(log == [.like, .share])
  }

  @Test func whatIsHiddenStaysSoWhenItIsShown() {
    let shown = RemarkParts(silent)
    for isLiked in [false, true, false] {
      var data = silent
      data.isLiked = isLiked
      shown.view.configure(with: data)
      #expect(shown.hidden.alpha == (isLiked ? 1 : 0))
      #expect(shown.hidden.accessibilityElementsHidden && !shown.hidden.isAccessibilityElement)
    }
  }

  @Test func whatIsTappedIsAButtonWithTheTextsInIt() throws {
    let shown = RemarkParts(silent)
    let stops = StandIn.spoken(in: shown.view)
    #expect(
      stops.filter { $0.traits == .button }.compactMap(\.label) == [
        "text", "text", "Reset", "Send",
      ])
  }

  @Test func whatIsHiddenIsNoButton() {
    let view = DeclaredView(frame: .zero)
    let (label, icon) = (UILabel(), UIImageView())
    let stack = UIStackView(arrangedSubviews: [label, icon])
    view.hideFromVoiceOver(icon)
    view.onTap(stack) {}
    view.addSubview(stack)
    label.text = "text"
    let stops = StandIn.spoken(in: view)
    #expect(stops.map(\.label) == ["text"] && stops.map(\.traits) == [.button])
  }

  @Test func anActionKeepsNoViewAlive() {
    weak var gone: RemarkView?
    do {
      let view = RemarkParts(spoken).view
      gone = view
      view.configure(with: silent)
    }
    #expect(gone == nil)
  }
}
#endif
