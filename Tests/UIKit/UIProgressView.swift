/// A bar that shows progress.
///
/// - Source: `progress` is a `Float` "between 0.0 and 1.0, inclusive", and values outside are set to the
///   nearest of the two (UIKit's documentation of `UIProgressView.progress`). It has a height, but no width
///   of its own. Layers raise `CALayerInvalidGeometry` for a length that is NaN.
@MainActor
open class UIProgressView: UIView {
  private var fraction: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var progress: Float {
    get { fraction }
    set {
      guard !newValue.isNaN else {
        return StandIn.fail("CALayer bounds contains NaN", name: "CALayerInvalidGeometry")
      }
      fraction = min(max(newValue, 0), 1)
    }
  }

  override var saidByDefault: Said {
    Said(
      isElement: true, label: "Progress", value: "\(Int((fraction * 100).rounded()))%",
      traits: .updatesFrequently, frame: screenFrame)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
