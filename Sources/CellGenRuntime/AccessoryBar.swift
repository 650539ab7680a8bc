#if canImport(UIKit)
import UIKit

/// The accessories of a row that UIKit does not draw by itself, or those at one place of another cell, side by
/// side.
///
/// Their views stay the same while the cell shows data of one type, so that a switch is not replaced under
/// the finger that moves it.
final class CellGenAccessoryBar: UIStackView {
  /// Whether a checkmark is shown, here or by UIKit.
  private(set) var isChecked = false
  /// What VoiceOver reads of it, in the order of the views.
  private(set) var spoken: [Spoken] = []
  /// Where it lies in a cell that is no row; nil in a row.
  var place: CellLayers.Place?
  /// What it lies over, where touches on what acts are not its own.
  weak var cellGenContent: UIView?
  private var slots: [CellGenAccessorySlot] = []

  enum Spoken {
    case label(String)
    case value(String)
    case control(UIControl)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 8
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Whether nothing is shown.
  var isEmpty: Bool { arrangedSubviews.allSatisfy(\.isHidden) }

  /// - Parameter drawsMarks: whether chevrons and checkmarks are drawn here.
  func show<Action>(
    _ accessories: [CellAccessory<Action>], drawsMarks: Bool,
    onAction: @escaping ActionHandler<Action>
  ) {
    let drawn = accessories.filter { drawsMarks || !$0.isMark }
    // Marks come last, as UIKit has them.
    let sorted = drawn.filter { !$0.isMark } + drawn.filter(\.isMark)
    while slots.count < sorted.count {
      let slot = CellGenAccessorySlot()
      slots.append(slot)
      addArrangedSubview(slot)
    }
    spoken = []
    for (index, slot) in slots.enumerated() {
      guard index < sorted.count, sorted[index].hasContent else {
        slot.isHidden = true
        continue
      }
      slot.isHidden = false
      slot.capsule = place == nil ? nil : sorted[index].background
      if let said = slot.show(sorted[index], onAction: onAction) { spoken.append(said) }
    }
    isChecked = accessories.contains { accessory in
      if case .checkmark = accessory.kind { accessory.hasContent } else { false }
    }
  }

  /// Takes the size of what is shown, which UIKit does not ask for.
  ///
  /// - Returns: whether it is another one than before.
  @discardableResult
  func fit() -> Bool {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// What can be tapped takes touches in 44 by 44 points, also beyond the bar, but not from what is touched
  /// itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden else { return nil }
    let control = slots.lazy.filter { !$0.isHidden }.compactMap(\.control).first { control in
      CellGenTouchArea.bounds(of: control).contains(control.convert(point, from: self))
    }
    guard let control, let content = cellGenContent, let superview,
      !control.bounds.contains(control.convert(point, from: self))
    else { return control }
    let below = content.hitTest(content.convert(point, from: self), with: event)
    return below?.cellGenActing(in: superview) == nil ? control : nil
  }
}

extension CellAccessory {
  /// Whether it is one of UIKit's marks.
  fileprivate var isMark: Bool {
    switch kind {
    case .disclosure, .checkmark: true
    case .badge, .picture, .detail, .toggle: false
    }
  }
}

/// The view of one accessory.
final class CellGenAccessorySlot: UIView {
  private var shown: UIView?
  private var edges: CellGenEdges?
  /// At least a circle.
  private lazy var leastWidth = widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor)
  /// The color of a capsule behind what is shown; nil for none.
  var capsule: UIColor? {
    didSet {
      guard capsule != oldValue else { return }
      backgroundColor = capsule
      leastWidth.isActive = capsule != nil
      updateInsets()
    }
  }
  /// Reports a tap, or what the switch is set to.
  private var report: (Bool) -> Void = { _ in }

  var control: UIControl? { shown as? UIControl }

  /// - Returns: what VoiceOver reads of it; nil for nothing.
  func show<Action>(
    _ accessory: CellAccessory<Action>, onAction: @escaping ActionHandler<Action>
  ) -> CellGenAccessoryBar.Spoken? {
    report = { _ in }
    switch accessory.kind {
    case .disclosure:
      show(mark: Self.chevron, color: .tertiaryLabel)
      return nil
    case .checkmark:
      show(mark: "checkmark", color: nil)
      return nil
    case .badge(let text):
      let label = view(UILabel.self, Self.makeLabel)
      label.text = text
      label.textColor = accessory.color ?? (capsule == nil ? .secondaryLabel : .white)
      return text.map { .value($0) }
    case .picture(let shown, nil):
      let image = view(UIImageView.self) { UIImageView() }
      image.image = shown
      image.tintColor = accessory.color
      image.accessibilityLabel = accessory.name
      image.isAccessibilityElement = accessory.name != nil
      return accessory.name.map { .label($0) }
    case .picture(let shown, let action?):
      let button = view(UIButton.self) { self.makeButton(.system) }
      button.setImage(shown, for: .normal)
      button.tintColor = accessory.color
      button.accessibilityLabel = accessory.name
      report = { _ in onAction(action) }
      return .control(button)
    case .detail(let action):
      let button = view(UIButton.self) { self.makeButton(.detailDisclosure) }
      report = { _ in onAction(action) }
      return .control(button)
    case .toggle(let isOn, let isEnabled, let action):
      let toggle = view(UISwitch.self, makeSwitch)
      if toggle.isOn != isOn { toggle.isOn = isOn }
      toggle.isEnabled = isEnabled
      toggle.onTintColor = accessory.color
      toggle.accessibilityLabel = accessory.name
      report = { onAction(action($0)) }
      return .control(toggle)
    }
  }

  /// Mirrored from right to left.
  private static var chevron: String {
    if #available(iOS 14, *) { "chevron.forward" } else { "chevron.right" }
  }

  private func show(mark symbol: String, color: UIColor?) {
    let image = view(UIImageView.self) { UIImageView() }
    image.image = UIImage(systemName: symbol)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    image.tintColor = color
    image.isAccessibilityElement = false
  }

  /// The view that is there, or another in its place.
  private func view<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
    if let view = shown as? View { return view }
    shown?.removeFromSuperview()
    let view = make()
    addSubview(view)
    edges = CellGenHosted.pin(view, to: self)
    updateInsets()
    shown = view
    return view
  }

  private func updateInsets() {
    edges?.set(
      capsule == nil
        ? .zero : NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = capsule == nil ? 0 : min(bounds.width, bounds.height) / 2
  }

  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func makeButton(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    if #available(iOS 14, *) {
      button.addAction(
        UIAction { [weak self] _ in self?.report(true) }, for: .primaryActionTriggered)
    }
    return button
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    if #available(iOS 14, *) {
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in
          guard let self, let toggle else { return }
          CellGenUserChange.note(in: self)
          report(toggle.isOn)
        }, for: .valueChanged)
    }
    return toggle
  }
}
#endif
