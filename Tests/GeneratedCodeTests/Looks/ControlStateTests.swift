#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Values by state of controls follow the controls.
@MainActor
@Suite struct ControlStateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let view = RemarkFollowView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private var button: UIButton {
    get throws { try #require(view.descendants.lazy.compactMap { $0 as? UIButton }.first) }
  }

  private var field: UITextField {
    get throws { try #require(view.descendants.lazy.compactMap { $0 as? UITextField }.first) }
  }

  private func box(of control: UIView) throws -> CellBox {
    try #require(
      sequence(first: control, next: \.superview).lazy.compactMap { $0 as? CellBox }.first)
  }

  private func show(isFollowed: Bool = false, isOpen: Bool = true, part: Double = 1) {
    view.configure(
      with: RemarkFollowViewData(
        id: 1, name: "Ada", isFollowed: isFollowed, isOpen: isOpen, part: part))
  }

  @Test func aButtonFollowsWhatTheDataSayOfIt() throws {
    show()
    let (button, box) = (try button, try box(of: button))
    #expect(button.accessibilityLabel == "Follow" && box.boxBorderColor == .label)
    #expect(box.alpha == 1 && !box.isHidden)
    show(isFollowed: true)
    #expect(button.accessibilityLabel == "Unfollow" && box.boxBorderColor == .systemGreen)
    show(isFollowed: true, isOpen: false)
    #expect(button.accessibilityLabel == "Unfollow" && box.alpha == 0.25 && !box.isHidden)
    show(isOpen: false)
    #expect(button.accessibilityLabel == "Follow" && box.isHidden)
    show(part: 0.75)
    #expect(box.alpha == 0.75 && !box.isHidden)
  }

  @Test func aButtonFollowsItsTouchesAndNotThoseOfItsCell() throws {
    show()
    let (button, box) = (try button, try box(of: button))
    button.isHighlighted = true
    #expect(box.alpha == 0.5)
    button.isHighlighted = false
    #expect(box.alpha == 1)
    var state = CellState()
    state.isHighlighted = true
    state.isDisabled = true
    view.update(for: state)
    #expect(box.alpha == 1 && !box.isHidden)
  }

  @Test func aButtonIsSelectedByItsCellWhereItSaysSo() throws {
    show()
    var state = CellState()
    state.isSelected = true
    view.update(for: state)
    #expect(try button.isSelected && button.accessibilityLabel == "Unfollow")
    view.update(for: CellState())
    #expect(try !button.isSelected && button.accessibilityLabel == "Follow")
  }

  @Test func anotherControlIsDisabledByItselfAndSelectedWithItsCell() throws {
    show()
    let (field, box) = (try field, try box(of: field))
    #expect(field.textColor == .label && box.boxBorderColor == .separator)
    show(isOpen: false)
    #expect(field.textColor == .tertiaryLabel && box.boxBorderColor == .clear)
    show()
    var state = CellState()
    state.isSelected = true
    view.update(for: state)
    #expect(field.textColor == .white && box.boxBorderColor == .separator)
    state.isDisabled = true
    view.update(for: state)
    #expect(field.textColor == .tertiaryLabel)
  }

  @Test func aSwitchIsDisabledAndHasATintOfItsOwn() throws {
    show()
    let toggle = try #require(view.descendants.lazy.compactMap { $0 as? UISwitch }.first)
    #expect(toggle.isEnabled && toggle.onTintColor == .systemBlue)
    show(isOpen: false)
    #expect(!toggle.isEnabled && toggle.onTintColor == .systemGray)
  }

  @Test func nothingIsShownAgainForAStateThatIsShown() throws {
    let view = CountingView(frame: .zero)
    view.configure(isSelected: true)
    let count = view.updates
    view.button.isSelected = true
    view.button.setNeedsUpdateConfiguration()
    #expect(view.updates == count)
    view.button.isSelected = false
    #expect(view.updates == count + 1)
  }
}

/// Counts how often it is updated.
private final class CountingView: DeclaredView {
  let button = UIButton()
  private(set) var updates = 0

  override func makeElements() {
    addSubview(button)
    setUp(button, title: "Follow")
  }

  func configure(isSelected: Bool) {
    button.isSelected = isSelected
    update(for: cellState)
  }

  override func update(for state: CellState) {
    super.update(for: state)
    updates += 1
    update(control: button) { button.alpha = $0.choose(1, selected: 0.5) }
  }
}
#endif
