#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct ZStackTests {
  /// The nine places of a view of 20 × 10 in 100 × 60.
  nonisolated static let places: [(CellLayers.Place, CGPoint)] = [
    (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)),
    (.topTrailing, CGPoint(x: 80, y: 0)), (.leading, CGPoint(x: 0, y: 25)),
    (.center, CGPoint(x: 40, y: 25)), (.trailing, CGPoint(x: 80, y: 25)),
    (.bottomLeading, CGPoint(x: 0, y: 50)), (.bottom, CGPoint(x: 40, y: 50)),
    (.bottomTrailing, CGPoint(x: 80, y: 50)),
  ]

  @Test(arguments: places)
  func aViewLiesAtItsPlace(place: CellLayers.Place, origin: CGPoint) {
    for (x, y) in [(0, 0), (3, -5), (-30, 7)] as [(CGFloat, CGFloat)] {
      let view = Block(20, 10)
      let stack = CellLayers(Block(100, 60))
      stack.add(view, at: place, x: x, y: y)
      #expect(Elements.size(stack) == CGSize(width: 100, height: 60))
      Elements.layOut(stack, 100, 60)
      #expect(
        Elements.frame(view, in: stack)
          == CGRect(x: origin.x + x, y: origin.y + y, width: 20, height: 10))
      StandIn.withTraits(.init(layoutDirection: .rightToLeft), in: stack) {
        stack.layoutIfNeeded()
        #expect(
          Elements.frame(view, in: stack)
            == CGRect(x: 80 - origin.x - x, y: origin.y + y, width: 20, height: 10))
      }
    }
  }

  @Test func theBaseFillsIt() {
    let base = Block(100, 60)
    let stack = CellLayers(base)
    stack.add(Block(20, 10))
    Elements.layOut(stack, 300, 200)
    #expect(Elements.frame(base, in: stack) == stack.bounds)
  }

  @Test(arguments: places.map(\.0))
  func itIsNotSmallerThanAViewWithoutAnOffset(place: CellLayers.Place) {
    let stack = CellLayers(Block(100, 60))
    let wide = Block(120, 10)
    let high = Block(10, 80)
    stack.add(wide, at: place)
    #expect(Elements.size(stack) == CGSize(width: 120, height: 60))
    stack.add(high, at: place)
    stack.add(Block(500, 500), at: place, x: 1)
    #expect(Elements.size(stack) == CGSize(width: 120, height: 80))
    wide.size = CGSize(width: 30, height: 90)
    #expect(Elements.size(stack) == CGSize(width: 100, height: 90))
  }

  @Test(arguments: places.map(\.0))
  func aViewWithAnOffsetIsNoWiderThanIt(place: CellLayers.Place) {
    let wide = Block(500, 10)
    let stack = CellLayers(Block(100, 60))
    stack.add(wide, at: place, x: 8, y: -4)
    for width in [100, 140, 80] as [CGFloat] {
      Elements.layOut(stack, width, 60)
      let frame = Elements.frame(wide, in: stack)
      #expect(frame.minX == 8 && frame.width == width)
      #expect(Elements.size(stack) == CGSize(width: 100, height: 60), "it has no say")
    }
  }

  @Test func aHiddenViewTakesNoRoom() {
    let (base, other) = (Block(100, 60), Block(120, 80))
    let stack = CellLayers(base)
    stack.add(other)
    for (isBaseHidden, isOtherHidden, size) in [
      (false, true, CGSize(width: 100, height: 60)), (false, false, CGSize(width: 120, height: 80)),
      (true, false, CGSize(width: 120, height: 80)), (true, true, .zero),
      (false, true, CGSize(width: 100, height: 60)),
    ] {
      base.isHidden = isBaseHidden
      other.isHidden = isOtherHidden
      #expect(Elements.size(stack) == size)
    }
    base.isHidden = true
    other.isHidden = false
    Elements.layOut(stack, 140, 100)
    #expect(Elements.frame(other, in: stack) == CGRect(x: 10, y: 10, width: 120, height: 80))
  }

  @Test func withoutABaseItIsAsLargeAsTheLargestView() {
    let stack = CellLayers()
    #expect(Elements.size(stack) == .zero)
    stack.add(Block(20, 50), at: .leading)
    stack.add(Block(40, 10), at: .bottomTrailing)
    #expect(Elements.size(stack) == CGSize(width: 40, height: 50))
  }

  @Test func whatFillsHasNoSay() {
    let photo = Block(400, 300)
    let stack = CellLayers()
    stack.add(photo, at: .fill)
    stack.add(Block(20, 10), at: .leading)
    #expect(Elements.size(stack) == CGSize(width: 20, height: 10))
    for width in [100, 30] as [CGFloat] {
      Elements.layOut(stack, width, 50)
      #expect(Elements.frame(photo, in: stack) == stack.bounds)
    }
  }

  @Test func touchesGoThroughWhatIsHiddenAndFills() {
    let base = Block(100, 60)
    let veil = Block(0, 0)
    let stack = CellLayers(base)
    stack.add(veil, at: .fill)
    Elements.layOut(stack, 100, 60)
    #expect(stack.hitTest(CGPoint(x: 50, y: 30), with: nil) === veil)
    veil.isHidden = true
    #expect(stack.hitTest(CGPoint(x: 50, y: 30), with: nil) === base)
  }

  @Test func laterViewsLieAboveEarlierOnes() {
    let views = [Block(20, 20), Block(20, 20), Block(20, 20)]
    let stack = CellLayers(views[0])
    stack.add(views[1], at: .fill)
    stack.add(views[2])
    Elements.layOut(stack, 20, 20)
    #expect(stack.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[2])
    let order = stack.subviews.map { outer in views.firstIndex { $0.isDescendant(of: outer) } }
    #expect(order == [0, 1, 2])
  }
}
#endif
