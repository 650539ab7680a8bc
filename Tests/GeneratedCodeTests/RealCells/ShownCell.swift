#if canImport(UIKit)
import UIKit

@testable import CellGenRuntime

extension CellState {
  static let normal = CellState()
  static let selected = CellState(isSelected: true, isHighlighted: false)
  static let highlighted = CellState(isSelected: false, isHighlighted: true)
}

/// Data in the view that is declared for them.
@MainActor
func shown<View: DeclaredView & ConfigurableView>(
  _ data: View.Data, in state: CellState = .normal, by view: View? = nil
) -> View {
  let view = view ?? View(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
  view.configure(with: data)
  view.update(for: state)
  view.setNeedsLayout()
  view.layoutIfNeeded()
  return view
}

/// The elements of a view, in the order of its layout.
extension DeclaredView {
  var labels: [UILabel] { elements(UILabel.self) }
  var imageViews: [UIImageView] { elements(UIImageView.self) }
  var buttons: [UIButton] { elements(UIButton.self) }
  var boxes: [CellBox] { elements(CellBox.self) }
  var dividers: [CellDivider] { elements(CellDivider.self) }

  /// The texts that can be seen, with initials in place of images.
  var texts: [String] { labels.filter { isSeen($0) }.map { $0.text ?? "" } }

  /// The images that can be seen.
  var images: [UIImage?] { imageViews.filter { isSeen($0) }.map(\.image) }

  /// Whether neither the view nor anything around it is hidden.
  func isSeen(_ view: UIView) -> Bool {
    if view.isHidden || view.alpha == 0 { return false }
    return view === self || view.superview.map { isSeen($0) } ?? false
  }

  func elements<Element: UIView>(_ type: Element.Type) -> [Element] {
    func all(in view: UIView) -> [Element] {
      // What a control consists of is its own.
      let inner = view is UIControl ? [] : view.subviews.flatMap { all(in: $0) }
      return (view as? Element).map { [$0] + inner } ?? inner
    }
    return subviews.flatMap { all(in: $0) }
  }
}

extension UIImage {
  /// The image drawn in one colour.
  var template: UIImage { withRenderingMode(.alwaysTemplate) }
}

extension UIImage? {
  static func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }
  static func asset(_ name: String) -> UIImage? {
    StandIn.addImage(named: name, size: CGSize(width: 10, height: 10))
    return UIImage(named: name)
  }
}
#endif
