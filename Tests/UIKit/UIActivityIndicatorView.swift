/// An activity indicator, which does not turn here.
@MainActor
open class UIActivityIndicatorView: UIView {
  private var isTurning = false

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  // Unlike in other views, UIKit's initializer cannot fail here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  open var style: UIActivityIndicatorView.Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }
  open var color: UIColor! = .systemGray {
    didSet { if color == nil { color = .systemGray } }
  }
  open var isAnimating: Bool { isTurning }

  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The size of the indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
