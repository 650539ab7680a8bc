#if canImport(UIKit)
@testable import CellGenRuntime
import UIKit

/// A view that has shown other data in other states, beside a fresh one: both must look alike in all states.
///
/// It is compiled with the program that shows views.
@MainActor
enum ReusedTree {
  private static var former: [ObjectIdentifier: Any] = [:]

  /// What differs in a view that has shown the data of the call before, for data of the same type.
  static func differences<Data: ViewData>(in data: Data) -> [String] {
    let former = Self.former.updateValue(data, forKey: ObjectIdentifier(Data.self)) as? Data
    guard let former, let content = Data.host.content else { return [] }
    let (fresh, reused) = (content.make(), content.make())
    guard let freshView = fresh.view as? DeclaredView, let view = reused.view as? DeclaredView
    else { return [] }
    reused.show(former, onAction: nil)
    for state in states { view.update(for: state) }
    view.prepareForReuse()
    view.update(for: CellState())
    reused.show(data, onAction: nil)
    fresh.show(data, onAction: nil)
    return states.flatMap { state in
      view.update(for: state)
      freshView.update(for: state)
      let (shown, expected) = (looks(of: view), looks(of: freshView))
      guard shown != expected else { return [String]() }
      return shown.difference(from: expected).map { change in
        switch change {
        case .insert(_, let line, _): "reused in \(state): \(line)"
        case .remove(_, let line, _): "fresh in \(state): \(line)"
        }
      }
    }
  }

  private static let states: [CellState] = {
    var states = Array(repeating: CellState(), count: 5)
    states[1].isSelected = true
    states[2].isHighlighted = true
    states[3].isDisabled = true
    states[4].isFocused = true
    return states
  }()

  /// The looks of what a view shows, sorted: views that are kept to be shown again may be in another order.
  private static func looks(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    return lines(of: view).sorted()
  }

  private static func lines(of view: UIView) -> [String] {
    // What keeps its place is neither seen nor heard.
    let isUnseen = view.alpha == 0 && view.accessibilityElementsHidden
    guard !view.isHidden, !isUnseen else { return [] }
    let common: [Any?] = [
      view.alpha, view.backgroundColor, view.layer.cornerRadius, view.layer.borderWidth,
      view.layer.borderColor, view.layer.shadowOpacity, view.layer.shadowRadius,
      view.contentMode.rawValue, view.isUserInteractionEnabled, view.accessibilityLabel,
      view.accessibilityValue, view.accessibilityHint, view.accessibilityIdentifier,
      view.isAccessibilityElement, view.accessibilityElementsHidden,
      view.accessibilityCustomActions?.map(\.name),
    ]
    let looks = (common + own(view)).map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    return ["\(type(of: view)) \(looks)"] + view.subviews.flatMap(lines)
  }

  private static func own(_ view: UIView) -> [Any?] {
    switch view {
    case let label as UILabel:
      [
        label.text, label.font, label.textColor, label.numberOfLines, label.lineBreakMode.rawValue,
        label.textAlignment.rawValue, label.minimumScaleFactor,
      ]
    case let image as UIImageView: [image.image == nil, image.tintColor]
    case let text as UITextView:
      [text.text, text.font, text.textColor, text.textAlignment.rawValue]
    case let stack as UIStackView:
      [stack.spacing, stack.alignment.rawValue, stack.distribution.rawValue, stack.axis.rawValue]
    case let bar as UIProgressView: [bar.progress, bar.trackTintColor]
    case let wheel as UIActivityIndicatorView:
      [wheel.isAnimating, wheel.style.rawValue, wheel.color]
    case let control as UIControl: [control.isEnabled, control.isSelected] + own(control: control)
    default: []
    }
  }

  private static func own(control: UIControl) -> [Any?] {
    switch control {
    case let button as UIButton:
      [
        button.configuration?.title, button.configuration?.image == nil,
        button.configuration?.baseForegroundColor, button.configuration?.baseBackgroundColor,
        button.configuration?.imagePadding, button.contentHorizontalAlignment.rawValue,
      ]
    case let toggle as UISwitch: [toggle.isOn, toggle.onTintColor]
    case let slider as UISlider:
      [slider.value, slider.minimumValue, slider.maximumValue, slider.isContinuous]
    case let stepper as UIStepper:
      [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
    case let segments as UISegmentedControl:
      [
        segments.selectedSegmentIndex,
        (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "-" },
      ]
    case let picker as UIDatePicker:
      [picker.date, picker.minimumDate, picker.maximumDate, picker.datePickerMode.rawValue]
    case let field as UITextField:
      [
        field.text, field.font, field.textColor, field.placeholder, field.keyboardType.rawValue,
        field.clearButtonMode.rawValue, field.isSecureTextEntry, field.textAlignment.rawValue,
      ]
    default: []
    }
  }
}
#endif
