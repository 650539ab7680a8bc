#if os(Linux)
import Testing
import UIKit

@testable import CellGenRuntime

@MainActor
@Suite struct FlowTests {
  /// Where views of some widths, 10 high, lie in a flow of a width.
  private func frames(
    of blocks: [Block], width: CGFloat, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> [CGRect] {
    let flow = CellFlow(blocks, spacing: 5, lineSpacing: 2)
    var frames: [CGRect] = []
    StandIn.withTraits(.init(layoutDirection: direction), in: flow) {
      Elements.layOut(flow, width, 100)
      frames = blocks.map { Elements.frame($0, in: flow) }
    }
    return frames
  }

  @Test func linesBreakAtTheWidth() {
    func origins(_ width: CGFloat) -> [CGPoint] {
      frames(of: [Block(30, 10), Block(40, 10), Block(20, 10)], width: width).map(\.origin)
    }
    #expect(origins(100) == [.zero, CGPoint(x: 35, y: 0), CGPoint(x: 80, y: 0)])
    #expect(origins(99) == [.zero, CGPoint(x: 35, y: 0), CGPoint(x: 0, y: 12)])
    #expect(origins(74) == [.zero, CGPoint(x: 0, y: 12), CGPoint(x: 45, y: 12)])
    #expect(origins(50) == [.zero, CGPoint(x: 0, y: 12), CGPoint(x: 0, y: 24)])
  }

  @Test func linesAreMirrored() {
    let frames = frames(
      of: [Block(30, 10), Block(40, 10), Block(20, 10)], width: 80, direction: .rightToLeft)
    #expect(
      frames == [
        CGRect(x: 50, y: 0, width: 30, height: 10), CGRect(x: 5, y: 0, width: 40, height: 10),
        CGRect(x: 60, y: 12, width: 20, height: 10),
      ])
  }

  @Test func aLineIsAsHighAsItsHighestView() {
    let frames = frames(of: [Block(30, 10), Block(40, 25), Block(50, 10)], width: 80)
    #expect(frames.map(\.minY) == [0, 0, 27])
    #expect(frames.map(\.height) == [10, 25, 10])
  }

  @Test func aViewThatIsTooWideGetsTheWidthOfTheLine() {
    let frames = frames(of: [Block(30, 10), Block(400, 10), Block(20, 10)], width: 80)
    #expect(frames[1] == CGRect(x: 0, y: 12, width: 80, height: 10))
    #expect(frames[2].origin == CGPoint(x: 0, y: 24))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let blocks = [Block(30, 10), Block(40, 10), Block(20, 10)]
    let flow = CellFlow(blocks, spacing: 5, lineSpacing: 2)
    for (hidden, origins) in [
      ([1], [CGPoint(x: 0, y: 0), CGPoint(x: 35, y: 0)]),
      ([], [CGPoint(x: 0, y: 0), CGPoint(x: 35, y: 0), CGPoint(x: 0, y: 12)]),
      ([0], [CGPoint(x: 0, y: 0), CGPoint(x: 45, y: 0)]),
    ] {
      for (index, block) in blocks.enumerated() { block.isHidden = hidden.contains(index) }
      Elements.layOut(flow, 80, 100)
      #expect(
        blocks.filter { !$0.isHidden }.map { Elements.frame($0, in: flow).origin } == origins)
    }
  }

  @Test(arguments: [(200.0, 10.0), (99, 22), (50, 34), (99, 22)])
  func theHeightFollowsTheWidth(width: CGFloat, height: CGFloat) {
    let board = Board()
    board.fill(CellFlow([Block(30, 10), Block(40, 10), Block(20, 10)], spacing: 5, lineSpacing: 2))
    #expect(Elements.height(board, width: width) == height)
  }

  @Test func theHeightFollowsWhatIsShown() {
    let blocks = [Block(30, 10), Block(40, 10), Block(20, 10)]
    let board = Board()
    board.fill(CellFlow(blocks, spacing: 5, lineSpacing: 2))
    #expect(Elements.height(board, width: 80) == 22)
    blocks[1].isHidden = true
    #expect(Elements.height(board, width: 80) == 10)
    blocks[2].size.width = 60
    #expect(Elements.height(board, width: 80) == 22)
    for block in blocks { block.isHidden = true }
    #expect(Elements.height(board, width: 80) == 0)
  }

  @Test func alone() {
    let flow = CellFlow([Block(30, 10), Block(40, 15)], spacing: 5)
    #expect(Elements.size(flow) == CGSize(width: 75, height: 15))
    #expect(Elements.size(CellFlow([])) == .zero)
  }

  @Test func repeatedViewsCountAsTheirViews() {
    let (first, last) = (Block(30, 10), Block(20, 10))
    let tags = CellRepeatedViews<FlowCellTests.TagView>()
    let flow = CellFlow([first, tags, last], spacing: 5, lineSpacing: 2)
    func show(_ widths: [CGFloat]) -> [CGPoint] {
      tags.show(widths.map { FlowCellTests.TagViewData(width: $0, height: 10) })
      Elements.layOut(flow, 80, 100)
      let shown = tags.elementViews.filter { !$0.isHidden }
      return ([first] + shown + [last]).map { Elements.frame($0, in: flow).origin }
    }
    #expect(show([]) == [.zero, CGPoint(x: 35, y: 0)])
    #expect(
      show([40, 50]) == [
        .zero, CGPoint(x: 35, y: 0), CGPoint(x: 0, y: 12), CGPoint(x: 55, y: 12),
      ])
    #expect(show([10]) == [.zero, CGPoint(x: 35, y: 0), CGPoint(x: 50, y: 0)])
    tags.isHidden = true
    flow.layoutIfNeeded()
    #expect(Elements.frame(last, in: flow).origin == CGPoint(x: 35, y: 0))
    #expect(flow.hitTest(CGPoint(x: 40, y: 5), with: nil) === last)
  }
}

extension DeclaredView {
  /// Puts a view into all of this one.
  func fill(_ view: UIView) {
    let box = CellBox(around: view)
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
#endif
