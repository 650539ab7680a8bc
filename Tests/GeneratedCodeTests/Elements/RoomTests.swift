#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

/// How images and spacers take the room that there is.
@MainActor
@Suite struct RoomTests {
  @Test func aSmallImageKeepsItsSize() throws {
    let view = CellImage()
    view.scalesDown = true
    let image = try #require(UIImage(systemName: "star"))
    view.image = image
    Elements.layOut(view, image.size.width * 2, image.size.height * 2)
    #expect(view.contentMode == .center)
    Elements.layOut(view, image.size.width / 2, image.size.height * 2)
    #expect(view.contentMode == .scaleAspectFit)
    Elements.layOut(view, image.size.width, image.size.height)
    #expect(view.contentMode == .center)
  }

  @Test func spacersShareTheRoom() {
    let view = SpacedView()
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [Block(20, 10), first, Block(30, 10), second])
    stack.spacing = 0
    view.shareRoom([first, second], in: stack)
    Elements.layOut(stack, 150, 10)
    #expect(first.frame.width == 50)
    #expect(second.frame.width == 50)
  }
}

private struct SpacedViewData: ViewData {
  @MainActor static var host: CellHost<Self> { .view(SpacedView.self) }
}

private final class SpacedView: UIView, ConfigurableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("no storyboard has it") }

  func configure(with data: SpacedViewData) {}
}
#endif
