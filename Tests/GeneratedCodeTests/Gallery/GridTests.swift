#if os(Linux)
import Testing
import UIKit

@testable import CellGenRuntime

/// Items of an array in columns.
@MainActor
@Suite struct GridTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 344, height: 900))

  private func data(
    _ titles: [String], tags: [String] = [], columns: Int = 2, gap: CGFloat = 8, ratio: Double = 1
  ) -> PhotoWallViewData {
    PhotoWallViewData(
      id: 1, tiles: titles.map { WallTileViewData(title: $0, ratio: ratio) }, tags: tags,
      columnCount: columns, gap: gap)
  }

  @discardableResult
  private func shown(_ data: PhotoWallViewData, _ view: PhotoWallView? = nil) -> PhotoWallView {
    let view = view ?? PhotoWallView(frame: window.bounds)
    if view.window == nil { window.addSubview(view) }
    view.configure(with: data)
    view.frame.size.height = height(of: view)
    view.layoutIfNeeded()
    return view
  }

  private func height(of view: UIView) -> CGFloat { Elements.height(view, width: 344) }

  private func grids(of view: PhotoWallView) -> [CellRepeated] { view.elements(CellRepeated.self) }

  /// The frames of the items that can be seen, in their grid.
  private func frames(in grid: CellRepeated) -> [CGRect] {
    grid.elementViews.filter { !$0.isHidden }.map { $0.convert($0.bounds, to: grid) }
  }

  @Test func itemsAreInColumnsOfEqualWidth() {
    let view = shown(data(["a", "b", "c", "d"]))
    let frames = frames(in: grids(of: view)[0])
    #expect(frames.map(\.minX) == [0, 106, 212, 0])
    #expect(frames.map(\.width) == [100, 100, 100, 100])
    #expect(frames.map(\.height) == [100, 100, 100, 100], "the proportion decides the height")
    #expect(frames.map(\.minY) == [0, 0, 0, 106])
    #expect(abs(height(of: view) - 230) < 0.01)
  }

  @Test func aGridShowsMoreAndFewerItems() {
    let view = shown(data(["a", "b", "c", "d", "e", "f", "g"]))
    let grid = grids(of: view)[0]
    #expect(grid.arrangedSubviews.map(\.isHidden) == [false, false, false])
    shown(data(["a", "b"]), view)
    #expect(grid.arrangedSubviews.map(\.isHidden) == [false, true, true])
    #expect(frames(in: grid).map(\.width) == [100, 100])
    #expect(abs(height(of: view) - 124) < 0.01)
    shown(data([]), view)
    #expect(grid.isHidden)
    shown(data(["a", "b", "c", "d"], ratio: 2), view)
    #expect(!grid.isHidden && frames(in: grid).map(\.height) == [50, 50, 50, 50])
    #expect(view.buttons.count == 7, "buttons are used again")
  }

  @Test func dataDecideTheColumnsAndTheirSpaces() {
    let view = shown(data([], tags: ["a", "b", "c"]))
    let grid = grids(of: view)[1]
    #expect(grid.frame.width == 312, "it is as wide as the stack, though that is leading")
    #expect(frames(in: grid).map(\.width) == [152, 152, 152])
    shown(data([], tags: ["a", "b", "c"], columns: 3, gap: 6), view)
    #expect(frames(in: grid).map(\.minX) == [0, 106, 212])
    shown(data([], tags: ["a", "b", "c"], columns: 0), view)
    #expect(frames(in: grid).map(\.width) == [312, 312, 312], "at least one column")
    #expect(frames(in: grid).map(\.minY) == [0, 12, 24])
    shown(data([], tags: ["a", "b", "c"]), view)
    #expect(frames(in: grid).map(\.width) == [152, 152, 152])
  }

  @Test func itemsReportTheirPositions() throws {
    let view = shown(data(["a", "b", "c", "d"]))
    var log: [PhotoWallViewData.Action] = []
    view.onAction = { log.append($0) }
    StandIn.tap(try #require(view.buttons.last))
    #expect(log == [.tap(index: 3, action: .open)])
  }

  @Test func itemsAreReadLineByLine() {
    let view = shown(data(["a", "b", "c", "d"], tags: ["x", "y", "z"], columns: 2))
    let stops = StandIn.spoken(in: view).compactMap(\.label)
    #expect(stops == ["x, y, z", "a", "b", "c", "d"])
  }

  @Test func nothingOfAFormerCellRemains() {
    let samples = [
      data(["a", "b", "c", "d"], tags: ["x"]), data([], tags: ["x", "y", "z"], columns: 1),
      data(["a"], tags: [], columns: 3, gap: 2),
      data(["a", "b"], tags: ["x", "y"], gap: 20, ratio: 3),
    ]
    for sample in samples {
      let fresh = shown(sample)
      let expected = places(in: fresh)
      fresh.removeFromSuperview()
      for former in samples {
        let view = shown(former)
        shown(sample, view)
        #expect(places(in: view) == expected)
        view.removeFromSuperview()
      }
    }
  }

  /// What can be seen where.
  private func places(in view: PhotoWallView) -> [String] {
    let texts = view.elements(UILabel.self) as [UIView] + view.buttons
    return texts.filter { view.isSeen($0) }.map { text in
      let title = (text as? UILabel)?.text ?? (text as? UIButton)?.currentTitle ?? ""
      return "\(title) \(text.convert(text.bounds, to: view))"
    }
  }
}
#endif
