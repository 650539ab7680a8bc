/// A rectangle that takes part in layout without being a view.
@MainActor
open class UILayoutGuide: NSObject, Sendable {
  private weak var owner: UIView?
  private var insets: (UIView) -> UIEdgeInsets = { _ in .zero }

  public override init() { super.init() }

  /// Creates a guide inside `view` with insets.
  convenience init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets = { _ in .zero }) {
    self.init()
    owner = view
    self.insets = insets
  }

  open var owningView: UIView? { owner }
  open var identifier = ""
  open var layoutFrame: CGRect { owner.map { $0.bounds.inset(by: insets($0)) } ?? .zero }

  func own(by view: UIView) { owner = view }
  var currentInsets: UIEdgeInsets { owner.map(insets) ?? .zero }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

/// A guide that tracks something on the screen.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of the keyboard; without a keyboard, it begins at the end of the safe area.
///
/// - Source: Apple, "Adjusting your layout with keyboard layout guide".
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
}
