#if canImport(UIKit)
import UIKit

/// The accessories of a row that UIKit does not draw itself, or those in one place of another cell, side by
/// side.
///
/// Their views are kept while the cell shows data of one type, so a switch is not replaced under the finger
/// that moves it.
final class CellGenAccessoryBar: UIStackView {
  /// True if a checkmark is shown, here or by UIKit.
  private(set) var isChecked = false
  /// The texts and controls that VoiceOver reads, in the order of the views.
  private(set) var spoken: [Spoken] = []
  /// The place in a cell that is not a row; nil in a row.
  var place: CellLayers.Place?
  /// The view below the bar, whose controls keep their own touches.
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

  /// True if nothing is shown.
  var isEmpty: Bool { arrangedSubviews.allSatisfy(\.isHidden) }

  /// - Parameter drawsMarks: true to draw chevrons and checkmarks here.
  func show<Action>(
    _ accessories: [CellAccessory<Action>], drawsMarks: Bool,
    onAction: @escaping ActionHandler<Action>
  ) {
    let drawn = accessories.filter { drawsMarks || !$0.isMark }
    // Marks come last, as in UIKit.
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

  /// Resizes the bar to fit its content, which UIKit does not do for it.
  ///
  /// - Returns: true if the size has changed.
  @discardableResult
  func fit() -> Bool {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// Controls take touches within 44 by 44 points, even beyond the bar, but not from the controls of the
  /// content.
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
  /// True for UIKit's marks: the chevron and the checkmark.
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
  /// Keeps the capsule at least as wide as it is tall.
  private lazy var leastWidth = widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor)
  /// The color of a capsule behind the accessory; nil for none.
  var capsule: UIColor? {
    didSet {
      guard capsule != oldValue else { return }
      backgroundColor = capsule
      leastWidth.isActive = capsule != nil
      updateInsets()
    }
  }
  /// Reports a tap, or the new value of the switch.
  private var report: (Bool) -> Void = { _ in }

  var control: UIControl? { shown as? UIControl }

  /// - Returns: what VoiceOver reads for the accessory; nil for nothing.
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

  /// The name of the chevron, mirrored in right-to-left layouts.
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

  /// The current view if it has the type, or a new one in its place.
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
