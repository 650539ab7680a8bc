#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct BoxTests {
  @Test func itIsAsLargeAsItsContentAndTheInsets() {
    let content = Block(40, 20)
    let box = CellBox(
      around: content,
      insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(Elements.size(box) == CGSize(width: 46, height: 24))
    Elements.layOut(box, 106, 54)
    #expect(Elements.frame(content, in: box) == CGRect(x: 2, y: 1, width: 100, height: 50))
    box.boxInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 0)
    #expect(Elements.size(box) == CGSize(width: 60, height: 40))
    box.layoutIfNeeded()
    #expect(Elements.frame(content, in: box) == CGRect(x: 20, y: 10, width: 86, height: 34))
  }

  @Test func insetsTurnWithTheReadingDirection() {
    let content = Block(40, 20)
    let box = CellBox(
      around: content,
      insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
    StandIn.withTraits(.init(layoutDirection: .rightToLeft), in: box) {
      Elements.layOut(box, 100, 20)
      #expect(Elements.frame(content, in: box) == CGRect(x: 0, y: 0, width: 70, height: 20))
    }
    box.layoutIfNeeded()
    #expect(Elements.frame(content, in: box) == CGRect(x: 30, y: 0, width: 70, height: 20))
  }

  @Test func theContentIsReplaced() {
    let (first, second) = (Block(40, 20), Block(10, 30))
    let box = CellBox(insets: NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
    #expect(Elements.size(box) == .zero)
    box.hold(first)
    #expect(Elements.size(box) == CGSize(width: 50, height: 30))
    box.hold(second)
    #expect(first.superview == nil)
    #expect(Elements.size(box) == CGSize(width: 20, height: 40))
    box.boxInsets = .zero
    #expect(Elements.size(box) == CGSize(width: 10, height: 30))
  }

  @Test func theCornersCutTheContentAndNotTheShadow() throws {
    let content = Block(40, 20)
    let box = CellBox(
      around: content, background: .white, cornerRadius: 6, borderColor: .red, borderWidth: 2,
      shadow: CellShadow(radius: 4, x: 1, y: 2, opacity: 0.5))
    Elements.layOut(box, 40, 20)
    #expect(box.layer.cornerRadius == 6)
    #expect(box.layer.cornerCurve == .continuous)
    #expect(box.layer.borderWidth == 2)
    #expect(box.layer.borderColor == UIColor.red.cgColor)
    #expect(box.layer.shadowColor == UIColor.black.cgColor)
    #expect(box.layer.shadowOpacity == 0.5)
    #expect(box.layer.shadowRadius == 4)
    #expect(box.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(!box.layer.masksToBounds)
    let cut = try #require(content.superview)
    #expect(cut !== box)
    #expect(cut.layer.masksToBounds)
    #expect(cut.layer.cornerRadius == 6)
    #expect(cut.frame == box.bounds)
  }

  @Test func aCircleFollowsTheBounds() throws {
    let content = Block(40, 20)
    let box = CellBox(around: content, background: .red, cornerRadius: .circle)
    let cut = try #require(content.superview)
    for side in [20, 50, 30] as [CGFloat] {
      Elements.layOut(box, side + 10, side)
      #expect(box.layer.cornerRadius == side / 2)
      #expect(cut.layer.cornerRadius == side / 2)
      #expect(box.layer.cornerCurve == .circular)
    }
    box.boxCorners = 4.5
    #expect(box.layer.cornerRadius == 4.5)
    box.boxCorners = .points(100)
    #expect(box.layer.cornerRadius == 15)
  }

  @Test func theShadowFollowsTheBoundsWhereThereIsABackground() {
    let box = CellBox(
      background: .white, cornerRadius: 3, shadow: CellShadow(radius: 4, opacity: 1))
    for width in [20, 60] as [CGFloat] {
      Elements.layOut(box, width, 30)
      #expect(
        box.layer.shadowPath == UIBezierPath(roundedRect: box.bounds, cornerRadius: 3).cgPath)
    }
    box.backgroundColor = nil
    #expect(box.layer.shadowPath == nil)
    box.backgroundColor = .systemBackground
    #expect(box.layer.shadowPath?.boundingBox == box.bounds)
    box.boxShadow = nil
    #expect(box.layer.shadowPath == nil)
    #expect(box.layer.shadowOpacity == 0)
  }

  @Test func fromBehindTheBlurTheGradientAndTheContent() throws {
    let content = Block(40, 20)
    let box = CellBox(around: content)
    box.boxGradient = [.clear, .black]
    box.boxBlur = .systemMaterial
    Elements.layOut(box, 40, 20)
    let views = try #require(content.superview?.subviews)
    #expect(views.count == 3)
    let blur = try #require(views.first as? UIVisualEffectView)
    #expect(blur.effect == UIBlurEffect(style: .systemMaterial))
    #expect(views[1].layer is CAGradientLayer)
    #expect(views[2] === content)
    #expect(views.allSatisfy { $0.frame == box.bounds })
    box.boxBlur = nil
    box.boxGradient = []
    #expect(content.superview?.subviews == [content])
    box.boxGradient = [.red, .blue]
    #expect(content.superview?.subviews.first?.layer is CAGradientLayer)
  }

  @Test func coloursFollowTheAppearance() throws {
    let ink = CellColor.make(light: .black, dark: .white, darkHighContrast: .yellow)
    let box = CellBox(
      borderColor: ink, borderWidth: 1, shadow: CellShadow(color: ink, radius: 2, opacity: 1))
    box.boxGradient = [ink, .label]
    let gradient = try #require(box.subviews.first?.subviews.first?.layer as? CAGradientLayer)
    @MainActor func expect(_ color: UIColor, _ label: UIColor) {
      #expect(box.layer.borderColor == color.cgColor)
      #expect(box.layer.shadowColor == color.cgColor)
      #expect(gradient.colors as? [CGColor] == [color.cgColor, label.cgColor])
    }
    let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expect(.black, .label)
    StandIn.withTraits(.init(style: .dark), in: box) { expect(.white, dark) }
    expect(.black, .label)
    StandIn.withTraits(.init(style: .dark, contrast: .high), in: box) {
      #expect(box.layer.borderColor == UIColor.yellow.cgColor)
      box.boxBorderColor = .red
      #expect(box.layer.borderColor == UIColor.red.cgColor)
      box.boxBorderColor = ink
      #expect(box.layer.borderColor == UIColor.yellow.cgColor)
    }
    expect(.black, .label)
  }

  @Test func aBorderWithoutAColourIsNone() {
    let box = CellBox(borderWidth: 2)
    #expect(box.layer.borderWidth == 0)
    box.boxBorderColor = .red
    #expect(box.layer.borderWidth == 2)
    box.boxBorderWidth = 3
    #expect(box.layer.borderWidth == 3)
    box.boxBorderColor = nil
    #expect(box.layer.borderWidth == 0)
  }
}
#endif
