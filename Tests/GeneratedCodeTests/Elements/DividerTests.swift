#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct DividerTests {
  @Test func itIsAPixelThick() {
    for isVertical in [false, true] {
      let divider = CellDivider(isVertical: isVertical)
      let stack = UIStackView(arrangedSubviews: [Block(30, 30), divider])
      stack.axis = isVertical ? .horizontal : .vertical
      @MainActor func expect(_ thickness: CGFloat) {
        let (long, short) = (CGFloat(200), 30 + thickness)
        Elements.layOut(stack, isVertical ? short : long, isVertical ? long : short)
        #expect(
          divider.frame.size
            == CGSize(
              width: isVertical ? thickness : long, height: isVertical ? long : thickness))
      }
      expect(0.5)
      StandIn.withTraits(.init(displayScale: 4), in: stack) { expect(0.25) }
      StandIn.withTraits(.init(displayScale: 0), in: stack) { expect(1) }
      expect(0.5)
    }
  }

  @Test func itIsNotStretched() {
    let (divider, block) = (CellDivider(), Block(30, 30))
    let stack = UIStackView(arrangedSubviews: [divider, block])
    stack.axis = .vertical
    Elements.layOut(stack, 100, 80.5)
    #expect(divider.frame.height == 0.5)
    #expect(block.frame.height == 80)
  }

  nonisolated private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  private enum Surroundings: CaseIterable { case nothing, insets, box }

  @Test(arguments: alignments)
  func itIsAsLongAsTheStackInEachAlignment(_ alignment: UIStackView.Alignment) {
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    for isRow in isBaseline ? [true] : [true, false] {
      for surroundings in Surroundings.allCases {
        let (board, divider) = (Board(), CellDivider(isVertical: isRow))
        let arranged = surroundings == .box ? CellBox(around: divider) : divider
        let views = [Block(30, 30), arranged, Block(20, 40)]
        let inset: CGFloat = surroundings == .insets ? 5 : 0
        let insets =
          inset == 0 ? nil : NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let stack =
          isRow
          ? board.hstack(views, alignment: alignment, insets: insets)
          : board.vstack(views, alignment: alignment, insets: insets)
        let natural = Elements.size(stack)
        let across = (isRow ? CGFloat(40) : 30) + 2 * inset
        #expect((isRow ? natural.height : natural.width) == across, "the divider adds nothing")
        Elements.layOut(stack, isRow ? 200 : 80, isRow ? 80 : 200)
        let size = divider.frame.size
        #expect((isRow ? size.width : size.height) == 0.5)
        #expect(
          (isRow ? size.height : size.width) == 80 - 2 * inset, "\(alignment), \(surroundings)")
      }
    }
  }

  @Test func aLengthOfItsOwnIsKept() {
    let (board, divider) = (Board(), CellDivider(isVertical: true))
    let row = board.hstack([Block(30, 30), divider, Block(20, 40)], alignment: .center)
    board.constrain(divider, height: .points(12))
    Elements.layOut(row, 200, 80)
    #expect(divider.frame.height == 12 && divider.frame.midY == 40)
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func whatHasNoWidthIsAsWideAsItsColumn(_ alignment: UIStackView.Alignment) {
    let (board, bar, slider) = (Board(), UIProgressView(), CellSlider())
    let column = board.vstack([Block(30, 30), bar, slider], alignment: alignment)
    Elements.layOut(column, 120, 100)
    #expect(bar.frame.width == 120 && slider.frame.width == 120)
  }

  @Test func itsColour() {
    let divider = CellDivider()
    #expect(divider.backgroundColor == .separator)
    divider.lineColor = .red
    #expect(divider.backgroundColor == .red)
    #expect(CellDivider(color: .blue).lineColor == .blue)
    #expect(!divider.isAccessibilityElement)
  }
}
#endif
