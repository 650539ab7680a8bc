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
