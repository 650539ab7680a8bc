#if canImport(UIKit)
import UIKit

/// The place of a view that takes no room while it is hidden.
///
/// A stack view removes the room of a hidden view, whatever hides it, which no other view can observe.
/// Nothing then determines the length of the stack view itself, except for two constraints that are weaker
/// than all others.
final class CellGenSlot: UIStackView {
  let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init(frame: .zero)
    addArrangedSubview(view)
    translatesAutoresizingMaskIntoConstraints = false
    for dimension in [widthAnchor, heightAnchor] {
      let nothing = dimension.constraint(equalToConstant: 0)
      nothing.priority = UILayoutPriority(1)
      nothing.isActive = true
    }
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }
}
#endif
