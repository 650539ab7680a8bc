import Testing
import UIKit

/// Controls, constraints, stacks and sizes.
@MainActor
struct ViewTests {
  @Test func controlsReportToActions() {
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { log.append($0.title) })
    #expect(button.title(for: .normal) == "Buy")
    StandIn.tap(button)
    button.isEnabled = false
    StandIn.tap(button)
    #expect(log == ["Buy"])
    let control = UISwitch()
    control.addAction(
      UIAction { action in log.append("\((action.sender as? UISwitch)?.isOn == true)") },
      for: .valueChanged)
    control.setOn(true, animated: false)
    #expect(log.count == 1)
    StandIn.toggle(control)
    #expect(log == ["Buy", "false"])
  }

  @Test func anActionReplacesOneOfTheSameIdentifier() {
    var log: [Int] = []
    let control = UIControl()
    for number in [1, 2] {
      control.addAction(
        UIAction(identifier: .init("same")) { _ in log.append(number) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: .init("same"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2])
  }

  @Test func constraintsNeedACommonAncestor() {
    let (one, two) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: two.topAnchor)
    let failures = StandIn.recordingFailures { constraint.isActive = true }
    #expect(failures.first?.name == "NSGenericException")
    #expect(!constraint.isActive)
    one.addSubview(two)
    constraint.isActive = true
    #expect(one.constraints == [constraint])
    two.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func priorityOfAnActiveConstraint() {
    let constraint = UIView().heightAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultHigh
    let view = UIView()
    let other = view.heightAnchor.constraint(equalToConstant: 5)
    other.isActive = true
    let failures = StandIn.recordingFailures { other.priority = .defaultHigh }
    #expect(failures.first?.message.hasPrefix("Mutating a priority from required") == true)
    #expect(other.priority == .required)
  }

  @Test func stackSizesFollowWhatIsVisible() {
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    let line = labels[0].font.lineHeight
    let full = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(full.height == line * 2 + 4)
    labels[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).height == line)
    labels[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [labels[1]])
    stack.removeArrangedSubview(labels[1])
    #expect(labels[1].superview === stack)
    let container = UIView()
    stack.addArrangedSubview(labels[0])
    stack.pin(to: container, inset: 8)
    #expect(container.systemLayoutSizeFitting(.zero).height == line + 16)
  }

  @Test func labelsWrapToTheWidth() {
    let label = UILabel()
    label.text = String(repeating: "x", count: 100)
    func height(_ width: CGFloat) -> CGFloat {
      label.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(100) == label.font.lineHeight)
    label.numberOfLines = 0
    #expect(height(100) > height(400))
    label.numberOfLines = 2
    #expect(height(100) == label.font.lineHeight * 2)
  }

  @Test func contentViewsAreKeptWhileTheySupportTheConfiguration() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView)
    content.text = "two"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && cell.contentView !== plain)
  }

  @Test func viewsOfControllersAreLoadedOnce() {
    final class Controller: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test func colorsAndFontsAreValues() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label != UIColor.secondaryLabel)
    #expect(UIFont.preferredFont(forTextStyle: .body) == .preferredFont(forTextStyle: .body))
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(systemName: "Not A Symbol") == nil)
    #expect(UIImage(systemName: "heart.fill") != nil)
  }
}
