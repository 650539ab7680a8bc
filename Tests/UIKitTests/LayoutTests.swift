import Testing
import UIKit

/// Directions, and what the estimate makes of constraints.
@MainActor
struct LayoutTests {
  /// A view of 20 × 10 by its constraints.
  private func block(in container: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    return view
  }

  private func layOut(_ view: UIView, _ width: CGFloat = 100) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    view.layoutIfNeeded()
  }

  @Test func leadingIsRightWhereTextRunsToTheLeft() {
    let container = UIView()
    let (leading, left) = (block(in: container), block(in: container))
    leading.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5).isActive = true
    left.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7).isActive = true
    layOut(container)
    #expect([leading, left].map(\.frame.minX) == [5, 7])
    StandIn.withTraits(.init(layoutDirection: .rightToLeft), in: container) {
      container.layoutIfNeeded()
      #expect([leading, left].map(\.frame.minX) == [75, 7])
    }
    container.semanticContentAttribute = .forceRightToLeft
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect([leading, left].map(\.frame.minX) == [75, 7])
  }

  @Test func stacksAreMirrored() {
    let container = UIView()
    let stack = UIStackView(arrangedSubviews: [block(in: container), block(in: container)])
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.spacing = 3
    StandIn.withTraits(.init(layoutDirection: .rightToLeft), in: stack) {
      layOut(stack, 43)
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [23, 0])
      stack.axis = .vertical
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [23, 23])
    }
  }

  @Test func marginsAreMirrored() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 1, bottom: 0, trailing: 2)
    #expect(view.layoutMargins.left == 1)
    StandIn.withTraits(.init(layoutDirection: .rightToLeft), in: view) {
      view.directionalLayoutMargins.leading = 5
      #expect(view.layoutMargins.right == 5)
    }
  }

  @Test func onlyWhatReachesTheEndEnlargesTheContainer() {
    let container = UIView()
    let view = block(in: container)
    view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    #expect(container.systemLayoutSizeFitting(.zero) == .zero)
    view.removeFromSuperview()
    container.addSubview(view)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    #expect(container.systemLayoutSizeFitting(.zero) == .zero)
    container.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 1)
      .isActive = true
    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 0))
    let bottom = view.bottomAnchor.constraint(equalTo: container.bottomAnchor)
    bottom.isActive = true
    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
    bottom.isActive = false
    view.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor).isActive = true
    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
  }

  @Test func lengthsAreBounded() {
    let container = UIView()
    let view = UILabel()
    view.text = String(repeating: "x", count: 20)
    view.numberOfLines = 0
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let bound = view.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    bound.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 42))
    bound.isActive = false
    view.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, multiplier: 0.5)
      .isActive = true
    view.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
    layOut(container, 100)
    #expect(view.frame.size == CGSize(width: 50, height: 30))
  }

  @Test func aRatioGivesAWidth() {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 3).isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 10))
  }

  @Test func anEquationBelowTheFittingLevelGivesWayToContent() {
    let label = UILabel()
    label.text = "x"
    let width = label.widthAnchor.constraint(equalToConstant: 0)
    width.priority = UILayoutPriority(1)
    width.isActive = true
    #expect(label.systemLayoutSizeFitting(.zero).width > 0)
  }

  @Test func aViewIsAPartOfItsStack() {
    let container = UIView()
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    container.addSubview(stack)
    let part = first.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.3)
    part.priority = UILayoutPriority(999)
    part.isActive = true
    let most = second.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    most.isActive = true
    layOut(stack)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [60, 40])
    most.isActive = false
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 70])
  }

  @Test func aContainerResistsAsItsContentDoes() {
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let container = UIView()
    container.addSubview(labels[0])
    labels[0].pin(to: container, inset: 0)
    container.setContentHuggingPriority(.required, for: .horizontal)
    labels[0].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [labels[1], container])
    layOut(stack, 200)
    #expect(labels[1].frame.width == labels[1].intrinsicContentSize.width)
    labels[0].setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(container.frame.width == labels[0].intrinsicContentSize.width)
  }

  @Test func aLayoutMayAskForAnother() {
    final class View: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        if layouts < 3 || tag == 1 { setNeedsLayout() }
      }
    }
    let (view, endless) = (View(), View())
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
    endless.tag = 1
    endless.layoutIfNeeded()
    #expect(endless.layouts < 100)
  }
}
