#if canImport(UIKit)
import UIKit

/// What can be seen of a view and of all that is in it.
@MainActor
func visibleProperties(of view: UIView) -> [String] {
  // Where a hidden view would be does not matter.
  if view.isHidden { return [] }
  var lines = [
    "\(type(of: view)) \(view.alpha) \(view.frame)",
    "\(String(describing: view.backgroundColor)) \(String(describing: view.tintColor))",
    "\(view.layer.cornerRadius) \(view.layer.borderWidth) \(String(describing: view.layer.borderColor))",
    "\(view.accessibilityElementsHidden) \(view.isAccessibilityElement)",
    "\(view.accessibilityLabel ?? "-") \(view.accessibilityValue ?? "-")",
    "\(view.accessibilityCustomActions?.map(\.name) ?? [])",
  ]
  switch view {
  case let label as UILabel:
    lines.append(
      "\(label.text ?? "-") \(String(describing: label.font)) \(String(describing: label.textColor))"
    )
  case let image as UIImageView: lines.append(String(describing: image.image))
  case let bar as UIProgressView: lines.append("\(bar.progress)")
  case let button as UIButton:
    let shown = button.configuration
    lines.append("\(button.isEnabled) \(button.isSelected) \(shown?.title ?? "-")")
    lines.append(
      "\(String(describing: shown?.image)) \(String(describing: shown?.baseForegroundColor))")
    lines.append("\(String(describing: shown?.baseBackgroundColor))")
  default: break
  }
  return lines + view.subviews.flatMap(visibleProperties)
}
#endif
