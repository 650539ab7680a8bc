#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Which label of a row gives way, and what keeps its place while it is hidden.
@MainActor
@Suite struct RowTests {
  private let long = String(repeating: "long words ", count: 20)

  @Test func theDateAfterALongSenderIsNotCut() throws {
    let (sender, date) = ("a sender of some length", "a date longer than that!")
    let row = shown(EnvelopeView.self, EnvelopeViewData(sender: sender, date: date))
    #expect(width(of: date, in: row) == naturalWidth(of: date))
    let given = try #require(width(of: sender, in: row))
    #expect(given < naturalWidth(of: sender))
  }

  @Test func aLongLabelAtTheEndLeavesTheOthersTheirShare() throws {
    let both = shown(EnvelopeView.self, EnvelopeViewData(sender: long, date: long + "!"))
    let share = try #require(width(of: long, in: both))
    #expect(share > 100)
    let short = shown(EnvelopeView.self, EnvelopeViewData(sender: "Ann", date: long))
    #expect(width(of: "Ann", in: short) == naturalWidth(of: "Ann"))
  }

  @Test func theFirstOfTwoLabelsTakesTheRoomThatIsLeft() throws {
    let row = shown(ChargeView.self, ChargeViewData(title: "Tea", amount: "3"))
    #expect(width(of: "3", in: row) == naturalWidth(of: "3"))
    let given = try #require(width(of: "Tea", in: row))
    #expect(given > naturalWidth(of: "Tea"))
  }

  @Test func aLabelOfSeveralLinesBesideASpacerHasItsOwnWidth() {
    let short = shown(TallyView.self, TallyViewData(text: "3"))
    #expect(width(of: "3", in: short) == naturalWidth(of: "3"))
    let text = "a text of more than half a row"
    let wide = shown(TallyView.self, TallyViewData(text: text))
    #expect(width(of: text, in: wide) == naturalWidth(of: text))
  }

  @Test func whatKeepsItsPlaceMovesNothing() throws {
    let read = UnreadViewData(sender: "Ann", dot: nil, note: nil, isFlagged: nil)
    var unread = read
    unread.dot = "circle.fill"
    unread.note = "Lunch"
    unread.isFlagged = true
    let row = shown(UnreadView.self, unread)
    let before = frames(in: row)
    show(read, in: row)
    #expect(frames(in: row) == before)
    #expect(row.descendants.allSatisfy { !$0.isHidden })
    let hidden = row.descendants.filter { $0.alpha == 0 }
    #expect(hidden.count == 3)
    #expect(hidden.filter(\.accessibilityElementsHidden).count == 3)
    show(unread, in: row)
    #expect(frames(in: row) == before)
    #expect(row.descendants.allSatisfy { $0.alpha == 1 && !$0.accessibilityElementsHidden })
  }

  // MARK: Reading rows

  private func shown<View: ConfigurableView>(_: View.Type, _ data: View.Data) -> View {
    let row = View(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    show(data, in: row)
    return row
  }

  private func show<View: ConfigurableView>(_ data: View.Data, in row: View) {
    row.configure(with: data)
    row.layoutIfNeeded()
  }

  private func width(of text: String, in row: UIView) -> CGFloat? {
    row.descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }?.bounds.width
  }

  private func naturalWidth(of text: String) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = text
    return label.intrinsicContentSize.width
  }

  private func frames(in row: UIView) -> [CGRect] {
    row.descendants.filter {
      $0 is UIImageView || $0 is UISwitch || ($0 as? UILabel)?.text == "Ann"
    }
    .map(\.frame)
  }
}
#endif
