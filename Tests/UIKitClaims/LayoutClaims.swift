import Stage
import Testing
import UIKit

/// Stack views, margins, and touches that pass through.
extension Claims {
  @MainActor
  @Suite struct Layout {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        view.widthAnchor.constraint(equalToConstant: width),
        view.heightAnchor.constraint(equalToConstant: height),
      ]
      for constraint in constraints { constraint.priority = UILayoutPriority(999) }
      NSLayoutConstraint.activate(constraints)
      return view
    }

    private func size(_ view: UIView) -> CGSize {
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @Test(
      "A hidden view takes no room in a stack view, and its spacing goes, too",
      .source(
        "Apple, `UIStackView`: automatically updates its layout when isHidden changes",
        usedIn: "ConfigurableView.swift"))
    func hiding() {
      let second = box(30, 10)
      let stack = UIStackView(arrangedSubviews: [box(20, 10), second])
      stack.spacing = 5
      #expect(size(stack).width == 55)
      second.isHidden = true
      #expect(size(stack).width == 20)
      second.isHidden = false
      #expect(size(stack).width == 55)
    }

    @Test(
      "A transparent view keeps its room in a stack view",
      .source("Apple, `UIView.alpha`", usedIn: "ConfigurableView.swift"))
    func transparency() {
      let second = box(30, 10)
      let stack = UIStackView(arrangedSubviews: [box(20, 10), second])
      second.alpha = 0
      #expect(size(stack).width == 50)
    }

    @Test(
      "Touches pass by views that are hidden, transparent or take none",
      .source(
        "Apple, `UIView.hitTest(_:with:)`: alpha less than 0.01",
        usedIn: "ConfigurableView.swift", "TouchArea.swift"))
    func hitting() {
      let stage = Stage()
      let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      outer.addSubview(inner)
      stage.show(outer)
      let point = CGPoint(x: 10, y: 10)
      #expect(outer.hitTest(point, with: nil) === inner)
      inner.alpha = 0
      #expect(outer.hitTest(point, with: nil) === outer)
      (inner.alpha, inner.isHidden) = (1, true)
      #expect(outer.hitTest(point, with: nil) === outer)
      (inner.isHidden, inner.isUserInteractionEnabled) = (false, false)
      #expect(outer.hitTest(point, with: nil) === outer)
    }

    @Test(
      "A view can be hit where it says that a point is inside, within the view around it",
      .source("Apple, `UIView.point(inside:with:)`", usedIn: "TouchArea.swift"))
    func touchArea() {
      final class Large: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      let stage = Stage()
      let (outer, inner) = (UIView(), Large(frame: CGRect(x: 50, y: 50, width: 10, height: 10)))
      outer.addSubview(inner)
      stage.show(outer)
      #expect(outer.hitTest(CGPoint(x: 35, y: 35), with: nil) === inner)
      #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
    }

    @Test(
      "In a row that is aligned at first baselines, a view without a baseline hangs by its top edge",
      .source(
        "Apple, `UIView.forFirstBaselineLayout`: uses the view's top edge",
        usedIn: "CellDivider.swift", "CellBox.swift"),
      .needsUIKit("the stand-in solves no constraints to baselines"))
    func baselines() {
      let (label, plain, marker) = (UILabel(), box(10, 10), UIView())
      label.text = "text"
      let stack = UIStackView(arrangedSubviews: [label, plain])
      stack.alignment = .firstBaseline
      let (outer, stage) = (UIView(), Stage())
      for view in [stack, marker] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        stack.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
        marker.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        marker.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        marker.widthAnchor.constraint(equalToConstant: 1),
        marker.heightAnchor.constraint(equalToConstant: 1),
      ])
      stage.show(outer)
      let top = plain.convert(plain.bounds, to: outer).minY
      #expect(abs(top - marker.frame.minY) <= 1)
    }

    @Test(
      "A view has margins of 8 points unless it is the root of a controller",
      .source(
        "Apple, `UIView.layoutMargins`: 8 points by default",
        usedIn: "CellMargins.swift", "PlacedAccessories.swift"))
    func margins() {
      let view = UIView()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(!view.preservesSuperviewLayoutMargins)
    }

    @Test(
      "A view that preserves the margins of the view around it keeps away from them at all sides",
      .source("Apple, `UIView.preservesSuperviewLayoutMargins`", usedIn: "CellMargins.swift"),
      .needsUIKit("the stand-in hands no margins on"))
    func preservedMargins() {
      let stage = Stage()
      let (outer, inner) = (UIView(), UIView())
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
      outer.addSubview(inner)
      stage.show(outer)
      inner.frame = outer.bounds
      inner.layoutMargins = .zero
      #expect(inner.layoutMargins == .zero)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == outer.layoutMargins)
    }

    @Test(
      "A stack view that is arranged in its margins keeps its content inside of them",
      .source(
        "Apple, `UIStackView.isLayoutMarginsRelativeArrangement`",
        usedIn: "CellStacks.swift", "CellMargins.swift"))
    func marginsOfStacks() {
      let stack = UIStackView(arrangedSubviews: [box(20, 10)])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(size(stack) == CGSize(width: 26, height: 14))
    }

    @Test(
      "Of two labels in a row that is too narrow, the one of lower resistance gives way",
      .source(
        "Apple, `setContentCompressionResistancePriority(_:for:)`",
        usedIn: "ConfigurableView.swift"))
    func resistance() throws {
      let (weak, strong) = (UILabel(), UILabel())
      (weak.text, strong.text) = (longText, "a short text")
      weak.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
      strong.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [weak, strong])
      let stage = Stage(width: 300)
      stage.show(stack)
      #expect(strong.frame.width >= strong.intrinsicContentSize.width - 1)
      #expect(weak.frame.width < weak.intrinsicContentSize.width)
    }

    @Test(
      "A label without text has no height, and one with an empty text neither",
      .source("Apple, `UILabel`: intrinsic content size", usedIn: "ConfigurableView.swift"))
    func emptyLabels() {
      let label = UILabel()
      #expect(label.intrinsicContentSize.height == 0)
      label.text = ""
      #expect(label.intrinsicContentSize.height == 0)
      label.text = " "
      #expect(label.intrinsicContentSize.height > 0)
    }

    @Test(
      "A label of several lines is higher in a narrower view",
      .source("Apple, `UILabel.numberOfLines`", usedIn: "ConfigurableView.swift", "CellFlow.swift"))
    func lines() {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = longText
      func height(_ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      #expect(height(100) > height(300))
      label.numberOfLines = 1
      #expect(height(100) == height(300))
    }

    @Test(
      "A border and corners of a layer leave the layout of a view as it is",
      .source("Apple, `CALayer.borderWidth`", usedIn: "CellBox.swift"))
    func layers() {
      let view = box(20, 20)
      view.layer.borderWidth = 5
      view.layer.cornerRadius = 4
      #expect(size(view) == CGSize(width: 20, height: 20))
      #expect(!view.clipsToBounds)
    }

    @Test(
      "A change without an animation is made at once",
      .source(
        "Apple, `UIView.performWithoutAnimation(_:)`",
        usedIn: "TableDataSource.swift", "CellTextEditor.swift"))
    func withoutAnimation() {
      var isDone = false
      UIView.performWithoutAnimation { isDone = true }
      #expect(isDone)
    }
  }
}
