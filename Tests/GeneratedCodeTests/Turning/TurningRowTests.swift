#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

/// Rows that become columns.
@MainActor
@Suite struct TurningRowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 332, height: 900))

  private func data(
    _ title: String = "Rome", note: String? = "Late", tags: [String] = ["Sea", "Sun"],
    isLong: Bool = false, isFar: Bool = false
  ) -> RideViewData {
    RideViewData(
      id: 1, title: title, time: "9:41", note: note, part: 0.5, name: "Ada", tags: tags,
      isLong: isLong, isFar: isFar)
  }

  private func shown(_ data: RideViewData, _ view: RideView? = nil) -> RideView {
    let view = view ?? RideView(frame: window.bounds)
    if view.window == nil { window.addSubview(view) }
    view.configure(with: data)
    view.layoutIfNeeded()
    return view
  }

  private func rows(of view: RideView) throws -> [CellTurningRow] {
    try #require(view.subviews.first as? UIStackView).arrangedSubviews
      .compactMap { $0 as? CellTurningRow }
  }

  private func frames(_ row: UIStackView) -> [CGRect] { row.arrangedSubviews.map(\.frame) }

  private func natural(_ view: UIView) -> CGFloat { view.intrinsicContentSize.width }

  @Test func aRowIsAColumnAtAccessibilitySizes() throws {
    let view = shown(data())
    let row = try rows(of: view)[0]
    let before = frames(row)
    #expect(row.axis == .horizontal && row.alignment == .center)
    #expect(before[3].width == 0.5 && before[2].width > 100)
    StandIn.withContentSizeCategory(.extraExtraExtraLarge, in: view) {
      #expect(row.axis == .horizontal)
    }
    StandIn.withContentSizeCategory(.accessibilityMedium, in: view) {
      view.layoutIfNeeded()
      #expect(row.axis == .vertical && row.alignment == .leading)
      let views = row.arrangedSubviews
      #expect(views.map(\.isHidden) == [false, false, true, false, false])
      #expect(views.map(\.frame.minX) == [0, 0, before[2].minX, 0, 0])
      #expect(views[1].frame.minY == 24 + 12 && views[1].frame.width == natural(views[1]))
      #expect(views[3].frame.size == CGSize(width: 300, height: 0.5))
      #expect(views[4].frame.minY == views[3].frame.maxY + 12)
    }
    view.layoutIfNeeded()
    #expect(frames(row) == before)
  }

  @Test func aRowIsAColumnWhereTheWidthIsCompact() throws {
    let view = shown(data())
    let row = try rows(of: view)[1]
    #expect(row.axis == .vertical)
    #expect(row.arrangedSubviews[1].frame.width == 300, "a bar is as wide as the column")
    #expect(row.arrangedSubviews[0].frame.width == natural(row.arrangedSubviews[0]))
    StandIn.withTraits(.init(horizontalSizeClass: .regular), in: view) {
      view.layoutIfNeeded()
      #expect(row.axis == .horizontal)
      #expect(row.arrangedSubviews[1].frame.minY > 0 && row.arrangedSubviews[1].frame.maxX == 300)
    }
    #expect(row.axis == .vertical)
  }

  @Test func whatIsMadeAtAnAccessibilitySizeIsAColumn() throws {
    try StandIn.withContentSizeCategory(.accessibilityLarge) {
      let row = try rows(of: shown(data()))[0]
      #expect(row.axis == .vertical)
    }
  }

  @Test func dataTurnARow() throws {
    let view = shown(data())
    let row = try rows(of: view)[2]
    let items = try #require(row.arrangedSubviews[2] as? UIStackView)
    #expect(row.axis == .horizontal && row.alignment == .bottom && items.axis == .horizontal)
    #expect(row.distribution == .fillEqually && items.distribution == .fillEqually)
    _ = shown(data(isLong: true), view)
    #expect(row.axis == .vertical && row.alignment == .leading && row.distribution == .fill)
    #expect(items.axis == .vertical && items.alignment == .leading)
    _ = shown(data(), view)
    #expect(row.axis == .horizontal && row.alignment == .bottom && items.axis == .horizontal)
    #expect(row.distribution == .fillEqually && items.distribution == .fillEqually)
  }

  @Test func anAlignmentThatVariesIsThatOfTheRow() throws {
    let view = shown(data(isFar: true))
    let row = try rows(of: view)[3]
    #expect(row.axis == .horizontal && row.alignment == .top)
    _ = shown(data(isLong: true), view)
    #expect(row.axis == .vertical && row.alignment == .leading)
    _ = shown(data(isLong: true, isFar: true), view)
    #expect(row.axis == .horizontal && row.alignment == .top)
    _ = shown(data(), view)
    #expect(row.axis == .horizontal && row.alignment == .center)
  }

  @Test func theRoomAtTheEndIsLeftInARowOnly() throws {
    let view = shown(data(note: nil))
    let row = try rows(of: view)[3]
    let room = row.arrangedSubviews[2]
    #expect(!room.isHidden && row.arrangedSubviews[0].frame.width == 24)
    _ = shown(data(note: nil, isLong: true), view)
    #expect(room.isHidden)
    _ = shown(data(note: "Late", isLong: true), view)
    _ = shown(data(note: "Late"), view)
    #expect(room.isHidden, "the label fills the row")
    _ = shown(data(note: nil), view)
    #expect(!room.isHidden)
  }

  @Test func aStateTurnsARowAndFieldsFillTheColumn() throws {
    let view = shown(data(isFar: true))
    let row = try rows(of: view)[4]
    #expect(row.axis == .horizontal)
    view.update(for: .selected)
    view.layoutIfNeeded()
    let views = row.arrangedSubviews
    #expect(row.axis == .vertical && views[0].frame.width == natural(views[0]))
    #expect(views[1].frame.width == 300 && views[2].frame.width == 300)
    view.update(for: .normal)
    #expect(row.axis == .horizontal)
  }

  @Test func nothingOfAFormerCellRemains() {
    let samples = [
      data(), data("Paris", note: nil, isLong: true), data("Oslo", tags: [], isFar: true),
      data("A long way from home, and back again", isLong: true, isFar: true),
    ]
    let states: [CellState] = [.normal, .selected]
    for sample in samples {
      for state in states {
        let fresh = shown(sample)
        fresh.update(for: state)
        fresh.layoutIfNeeded()
        let expected = visibleProperties(of: fresh)
        for former in samples {
          for formerState in states {
            let view = shown(former)
            view.update(for: formerState)
            _ = shown(sample, view)
            view.update(for: state)
            view.layoutIfNeeded()
            #expect(visibleProperties(of: view) == expected)
            view.removeFromSuperview()
          }
        }
        fresh.removeFromSuperview()
      }
    }
  }
}
#endif
