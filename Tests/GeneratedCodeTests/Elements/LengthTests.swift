#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct LengthTests {
  @Test func aLengthIsReplaced() {
    let board = Board()
    let view = Block(30, 10)
    board.addSubview(view)
    for (width, height) in [(40, 20), (50, 25), (5, 1)] as [(CGFloat, CGFloat)] {
      board.constrain(view, width: .points(width), height: .points(height))
      #expect(Elements.size(view) == CGSize(width: width, height: height))
      #expect(view.constraints.count == 2)
    }
    board.constrain(view, width: 7.5)
    #expect(Elements.size(view) == CGSize(width: 7.5, height: 1))
    #expect(view.constraints.allSatisfy { $0.priority == UILayoutPriority(999) })
  }

  @Test func aLengthIsTakenAway() {
    let board = Board()
    let view = Block(30, 10)
    board.addSubview(view)
    board.constrain(view, width: 40, minHeight: .scaled(20))
    #expect(Elements.size(view) == CGSize(width: 40, height: 20))
    board.constrain(view, width: .unset, minHeight: .unset)
    #expect(Elements.size(view) == CGSize(width: 30, height: 10))
    #expect(view.constraints.isEmpty)
    board.constrain(view, width: .unset)
    board.constrain(view, width: 50)
    #expect(Elements.size(view) == CGSize(width: 50, height: 10))
  }

  @Test func boundsOfLengths() {
    let board = Board()
    let view = Block(30, 10)
    board.constrain(view, minWidth: 40, maxHeight: 4)
    #expect(Elements.size(view) == CGSize(width: 40, height: 4))
    board.constrain(view, minWidth: 20, maxWidth: 25, minHeight: 12, maxHeight: 100)
    #expect(Elements.size(view) == CGSize(width: 25, height: 12))
    #expect(view.constraints.count == 4)
  }

  @Test func aRatio() {
    let board = Board()
    let view = Block(30, 10)
    board.constrain(view, height: 20, aspectRatio: 1.5)
    #expect(Elements.size(view) == CGSize(width: 30, height: 20))
    board.constrain(view, aspectRatio: 3)
    #expect(Elements.size(view) == CGSize(width: 60, height: 20))
    let constraints = view.constraints
    board.constrain(view, aspectRatio: 3)
    #expect(view.constraints == constraints)
  }

  @Test func aFractionOfAStack() {
    let board = Board()
    let (first, second) = (Block(10, 10), Block(10, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    board.addSubview(stack)
    board.constrain(first, width: .fraction(0.25, of: stack))
    Elements.layOut(stack, 200, 10)
    #expect(first.frame.width == 50)
    #expect(second.frame == CGRect(x: 50, y: 0, width: 150, height: 10))
    board.constrain(first, width: .fraction(0.5, of: stack))
    stack.layoutIfNeeded()
    #expect(first.frame.width == 100)
    board.constrain(first, width: 20)
    stack.layoutIfNeeded()
    #expect(first.frame.width == 20)
    board.constrain(first, width: .fraction(0.75, of: stack))
    stack.layoutIfNeeded()
    #expect(first.frame.width == 150)
    #expect(stack.constraints.count + first.constraints.count == 1)
  }

  @Test func scaledLengthsGrowWithTheText() {
    let board = Board()
    let view = Block(30, 10)
    board.addSubview(view)
    board.constrain(view, width: .scaled(20), height: 40, minHeight: .scaled(5))
    @MainActor func expect(_ scale: CGFloat) {
      #expect(
        Set(view.constraints.map { $0.constant }) == [20 * scale, 40, 5 * scale], "\(scale)")
    }
    expect(1)
    StandIn.withContentSizeCategory(.extraExtraExtraLarge, in: board) {
      expect(1.4)
      board.constrain(view, width: .scaled(20))
      expect(1.4)
    }
    expect(1)
    StandIn.withContentSizeCategory(.accessibilityMedium, in: board) { expect(1.65) }
    board.constrain(view, width: .points(20), minHeight: .points(5))
    StandIn.withContentSizeCategory(.accessibilityMedium, in: board) { expect(1) }
  }

  @Test func aHiddenViewHasNoLengthInAStack() {
    let board = Board()
    let (first, second) = (Block(10, 10), Block(10, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    board.addSubview(stack)
    board.constrain(first, width: 50, minWidth: 50)
    #expect(Elements.size(stack).width == 60)
    first.isHidden = true
    #expect(Elements.size(stack).width == 10)
  }

  @Test func priorities() {
    let board = Board()
    let view = UILabel()
    board.setPriorities(of: view, compression: 800, verticalHugging: 20)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(800))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(20))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    board.setPriorities(of: view, hugging: 900, verticalCompression: 1000)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(800))
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(900))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
  }
}
#endif
