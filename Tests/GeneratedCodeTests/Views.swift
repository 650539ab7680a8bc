import UIKit

/// What a test reads of a view as a person would see it.
@MainActor
extension UIView {
  /// All views below this one, parents first.
  var descendants: [UIView] {
    subviews.flatMap { [$0] + $0.descendants }
  }

  /// The first view of a class in it.
  func first<View: UIView>(_ type: View.Type) -> View? {
    descendants.lazy.compactMap { $0 as? View }.first
  }

  /// The texts of the labels that are on display, from first to last.
  var shownTexts: [String] {
    if isHidden { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.filter { !($0.superview is UIButton) }.flatMap(\.shownTexts)
  }

  /// The button with a title.
  func button(_ title: String) -> UIButton? {
    descendants.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  /// The first switch.
  var toggle: UISwitch? {
    descendants.lazy.compactMap { $0 as? UISwitch }.first
  }
}
