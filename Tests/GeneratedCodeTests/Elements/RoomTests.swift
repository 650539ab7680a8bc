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

  private final class CountedLabel: UILabel {
    var count = 0
    override var isHidden: Bool { didSet { count += 1 } }
  }

  /// A stack view that animates counts how often a view is hidden.
  @Test func aLabelWithoutATextIsHiddenOnce() {
    let (view, label) = (SpacedView(), CountedLabel())
    for text in ["one", "two", nil, nil, "three"] { view.show(text, in: label) }
    #expect(label.count == 2 && !label.isHidden)
  }

  /// The stand-in lays stacks out without solving constraints, so this looks at the constraints.
  @Test(arguments: [
    (NSLayoutConstraint.Axis.horizontal, NSLayoutConstraint.Attribute.width),
    (.vertical, .height),
  ])
  func spacersShareTheRoom(
    along axis: NSLayoutConstraint.Axis, side: NSLayoutConstraint.Attribute
  ) {
    let spacers = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: spacers)
    stack.axis = axis
    SpacedView().shareRoom(spacers, in: stack)
    let shared = stack.constraints.filter {
      $0.firstAttribute == side && $0.secondAttribute == side && $0.secondItem === spacers[0]
        && $0.multiplier == 1 && $0.constant == 0 && $0.isActive
    }
    #expect(shared.map { $0.firstItem === spacers[1] } == [true, false])
    #expect(shared.map { $0.firstItem === spacers[2] } == [false, true])
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
