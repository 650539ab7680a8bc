#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

/// Who takes the room in a row that nothing in it needs.
@MainActor
@Suite struct RowRoomTests {
  private let view = RemarkBarView(frame: CGRect(x: 0, y: 0, width: 332, height: 600))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 332, height: 600))

  init() {
    window.addSubview(view)
  }

  private func show(name: String = "Ada", place: String? = nil) {
    view.configure(
      with: RemarkBarViewData(id: 1, text: "A text.", name: name, place: place))
    window.layoutIfNeeded()
  }

  private var rows: [[UIView]] {
    get throws {
      let stack = try #require(view.subviews.first as? UIStackView)
      return stack.arrangedSubviews.map { ($0 as? UIStackView)?.arrangedSubviews ?? [$0] }
    }
  }

  private func natural(_ view: UIView) -> CGFloat { view.intrinsicContentSize.width }

  @Test func aRowOfButtonsEndsInEmptyRoom() throws {
    show()
    let (text, bar) = (try rows[0][0], try rows[1])
    #expect(text.frame.width == 300 && bar.count == 3)
    #expect(bar[0].frame.width == natural(bar[0]) && bar[1].frame.width == natural(bar[1]))
    #expect(bar[2].frame.maxX == 300)
  }

  @Test func aFieldFillsItsRow() throws {
    show(name: "A")
    let row = try rows[2]
    #expect(row[0].frame.width == natural(row[0]))
    #expect(row[1].frame.maxX == 300)
    show(name: String(repeating: "Ada ", count: 100))
    #expect(row[0].frame.width == natural(row[0]))
    #expect(row[1].frame.maxX == 300)
  }

  @Test func anImageIsNotDrawnWiderWhileTheTextBesideItIsHidden() throws {
    show()
    let row = try rows[3]
    #expect(row[1].isHidden && !row[2].isHidden && row[0].frame.width == natural(row[0]))
    show(place: "Rome")
    #expect(row[2].isHidden && row[1].frame.maxX == 300)
    #expect(row[0].frame.width == natural(row[0]))
  }

  @Test func aRowOfImagesLeavesTheTextAboveItItsWidth() throws {
    show(name: "A name", place: "Rome")
    let column = try #require(try rows[4][0] as? UIStackView).arrangedSubviews
    let image = try #require((column[1] as? UIStackView)?.arrangedSubviews[0])
    #expect(column[0].frame.width > natural(image) && image.frame.width == natural(image))
  }

  @Test func childrenOfEqualWidthsFillTheirRow() throws {
    show()
    let row = try rows[5]
    #expect(row.map(\.frame.width) == [146, 146])
  }

  /// UIKit makes a row narrow in which nothing grows.
  @Test func theStandInRefusesARowInWhichNothingGrows() {
    let failures = StandIn.recordingFailures {
      let images = [UIImageView(image: UIImage(systemName: "star"))]
      images[0].setContentHuggingPriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: images)
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      row.layoutSubviews()
    }
    #expect(failures.count == 1)
  }
}
#endif
