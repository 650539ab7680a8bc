#if canImport(UIKit)
public import UIKit

/// A box around an element. From outside to inside, it consists of a shadow, a border and a background with
/// their corners, insets, and the element.
///
///     let card = CellBox(around: stack, background: .systemBackground, cornerRadius: 12)
///     card.shadow = CellShadow(radius: 4, y: 2, opacity: 0.1)
///
/// The corners clip the content, such as an image that fills the box, but not the shadow. A box remains
/// visible when its content is hidden: hide the box.
public final class CellBox: UIView {
  /// The shape of the corners.
  public var boxCorners: CellCorners { didSet { updateShape() } }
  /// The color of the border; nil for no border.
  public var boxBorderColor: UIColor? { didSet { updateColors() } }
  /// The width of the border, which is drawn inside the bounds and over the content. Units: points.
  public var boxBorderWidth: CGFloat { didSet { updateColors() } }
  // part: Shadows
  /// The shadow around the box; nil for none.
  public var boxShadow: CellShadow? {
    didSet {
      updateColors()
      updateShape()
    }
  }
  // part end
  /// The distances between the edges of the box and its content.
  public var boxInsets: NSDirectionalEdgeInsets { didSet { updateInsets() } }
  // part: Margins
  /// The margins that are added to the insets.
  final var cellGenMargins = NSDirectionalEdgeInsets.zero { didSet { updateInsets() } }
  // part end
  // part: Gradients
  /// The style of the blur behind the gradient and the content; nil for no blur.
  public var boxBlur: UIBlurEffect.Style? { didSet { if boxBlur != oldValue { updateBlur() } } }
  /// The colors of the gradient behind the content, from top to bottom; empty for none.
  public var boxGradient: [UIColor] = [] { didSet { updateGradient() } }
  // part end

  private lazy var inside = makeInside()
  private var contentEdges: CellGenEdges?
  private(set) weak var cellGenContent: UIView?
  // part: Gradients
  private var blurView: UIVisualEffectView?
  private var gradientView: CellGenGradientView?
  // part end

  public init(
    around content: UIView? = nil, background: UIColor? = nil, cornerRadius: CellCorners = 0,
    borderColor: UIColor? = nil, borderWidth: CGFloat = 0,
    // part: Shadows
    shadow: CellShadow? = nil,
    // part end
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.boxCorners = cornerRadius
    self.boxBorderColor = borderColor
    self.boxBorderWidth = borderWidth
    // part: Shadows
    self.boxShadow = shadow
    // part end
    self.boxInsets = insets
    super.init(frame: .zero)
    backgroundColor = background
    followAppearance()
    updateColors()
    updateShape()
    if let content { hold(content) }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init(around: nil) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Puts content into the box, replacing what was there.
  public func hold(_ content: UIView) {
    cellGenContent?.removeFromSuperview()
    cellGenContent = content
    inside.addSubview(content)
    contentEdges = CellGenHosted.pin(content, to: inside)
    updateInsets()
  }

  private func updateInsets() {
    // part: Margins
    if cellGenMargins != .zero {
      contentEdges?.set(CellGenNumber.insets(boxInsets).cellGenPlus(cellGenMargins))
      return
    }
    // part end
    contentEdges?.set(boxInsets)
  }

  // Without this, rows that are aligned at baselines would align its top edge.
  public override var forFirstBaselineLayout: UIView {
    cellGenContent?.forFirstBaselineLayout ?? self
  }
  public override var forLastBaselineLayout: UIView {
    cellGenContent?.forLastBaselineLayout ?? self
  }

  public override var backgroundColor: UIColor? { didSet { updateShape() } }

  public override func layoutSubviews() {
    super.layoutSubviews()
    updateShape()
  }

  // MARK: Layers

  /// Makes the view that the corners clip. The box cannot clip its content without clipping its shadow.
  private func makeInside() -> UIView {
    let view = UIView()
    view.clipsToBounds = true
    addSubview(view)
    CellGenHosted.pin(view, to: self)
    setCorners(of: view)
    return view
  }

  /// Updates what depends on the bounds.
  private func updateShape() {
    setCorners(of: self)
    if !subviews.isEmpty { setCorners(of: inside) }
    // part: Shadows
    layer.shadowPath = shadowPath
    // part end
  }

  private func setCorners(of view: UIView) {
    view.layer.cornerRadius = boxCorners.points(in: bounds)
    // Continuous corners with a radius of half the side do not form a circle.
    view.layer.cornerCurve = boxCorners == .circle ? .circular : .continuous
  }

  // part: Shadows
  /// True if the box itself casts the shadow.
  private var isFilled: Bool {
    // part: Gradients
    if boxBlur != nil || !boxGradient.isEmpty { return true }
    // part end
    return backgroundColor.map { $0 != .clear } ?? false
  }

  /// The shape of the shadow. Without it, Core Animation derives the shape from the pixels, which is slow
  /// (Apple, `CALayer.shadowPath`). A box without a background has the shadow of its content.
  private var shadowPath: CGPath? {
    guard boxShadow != nil, isFilled, !bounds.isEmpty else { return nil }
    return UIBezierPath(
      roundedRect: bounds, cornerRadius: boxCorners.points(in: bounds)
    ).cgPath
  }
  // part end

  // part: Gradients
  private func updateBlur() {
    blurView?.removeFromSuperview()
    blurView = boxBlur.map { UIVisualEffectView(effect: UIBlurEffect(style: $0)) }
    if let blurView {
      inside.insertSubview(blurView, at: 0)
      CellGenHosted.pin(blurView, to: inside)
    }
    updateShape()
  }

  private func updateGradient() {
    if boxGradient.isEmpty {
      gradientView?.removeFromSuperview()
      gradientView = nil
    } else if gradientView == nil {
      let view = CellGenGradientView()
      gradientView = view
      inside.insertSubview(view, at: blurView == nil ? 0 : 1)
      CellGenHosted.pin(view, to: inside)
    }
    updateColors()
    updateShape()
  }
  // part end

  // MARK: Colors

  /// Updates the colors of layers. Layers do not follow the appearance, so this runs whenever it changes.
  private func updateColors() {
    let traits = traitCollection
    layer.borderColor = boxBorderColor?.resolvedColor(with: traits).cgColor
    layer.borderWidth = boxBorderColor == nil ? 0 : CellGenNumber.finite(boxBorderWidth)
    // part: Shadows
    layer.shadowColor = boxShadow?.color.resolvedColor(with: traits).cgColor
    layer.shadowOpacity = Swift.Float(boxShadow?.opacity ?? 0)
    layer.shadowRadius = boxShadow?.radius ?? 0
    layer.shadowOffset = CGSize(width: boxShadow?.x ?? 0, height: boxShadow?.y ?? 0)
    // part end
    // part: Gradients
    // A gradient of a single color is not drawn.
    let colors = boxGradient.count == 1 ? boxGradient + boxGradient : boxGradient
    gradientView?.set(colors.map { $0.resolvedColor(with: traits).cgColor })
    // part end
  }

  private func followAppearance() {
    if #available(iOS 17, *) {
      let traits = UITraitCollection.systemTraitsAffectingColorAppearance
      registerForTraitChanges(traits) { (box: CellBox, _: UITraitCollection) in
        box.updateColors()
      }
    }
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    updateColors()
  }
}

/// The shape of rounded corners.
public enum CellCorners: Swift.Hashable, Swift.Sendable {
  /// A radius in points, at most half the shorter side.
  case points(CGFloat)
  /// Half the shorter side.
  case circle

  func points(in bounds: CGRect) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    switch self {
    case .points(let radius):
      return bounds.isEmpty ? CellGenNumber.finite(radius) : radius > 0 ? min(radius, half) : 0
    case .circle: return half
    }
  }
}

extension CellCorners: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

// part: Shadows
/// A shadow around a box.
///
/// - Units: points; `opacity` from 0 to 1. `y` grows downward, and `x` to the right in every language, since
///   light does not change with the reading direction.
public struct CellShadow {
  public var color: UIColor
  public var radius: CGFloat
  public var x: CGFloat
  public var y: CGFloat
  public var opacity: CGFloat

  public init(
    color: UIColor = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, opacity: CGFloat
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.opacity = opacity
  }
}
// part end

// part: Gradients
/// A view whose own layer is a gradient, because the layer of a view follows its bounds without an animation.
final class CellGenGradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func set(_ colors: [CGColor]) {
    (layer as? CAGradientLayer)?.colors = colors
  }
}
// part end
#endif
