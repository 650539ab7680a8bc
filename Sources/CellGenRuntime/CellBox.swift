#if canImport(UIKit)
public import UIKit

/// What surrounds an element: from outside to inside its shadow, its border and background with their
/// corners, the insets and the element.
///
///     let card = CellBox(around: stack, background: .systemBackground, cornerRadius: 12)
///     card.shadow = CellShadow(radius: 4, y: 2, opacity: 0.1)
///
/// The corners cut the content, such as an image that fills, but not the shadow. A box stays when its
/// content is hidden: hide the box.
public final class CellBox: UIView {
  /// How round the corners are.
  public var boxCorners: CellCorners { didSet { updateShape() } }
  /// The colour of the border; nil for no border.
  public var boxBorderColor: UIColor? { didSet { updateColors() } }
  /// The width of the border, which lies inside the bounds and over the content. Units: points.
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
  /// How far inside the box its content begins.
  public var boxInsets: NSDirectionalEdgeInsets { didSet { updateInsets() } }
  // part: Margins
  /// The margins that come in addition to the insets.
  final var cellGenMargins = NSDirectionalEdgeInsets.zero { didSet { updateInsets() } }
  // part end
  // part: Gradients
  /// What is behind the box is blurred by this, below the gradient and the content; nil for not.
  public var boxBlur: UIBlurEffect.Style? { didSet { if boxBlur != oldValue { updateBlur() } } }
  /// The colours behind the content, from top to bottom; empty for none.
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

  // Otherwise this would be UIKit's, which calls what is unavailable.
  public convenience init() { self.init(around: nil) }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Puts the content in, in the place of what was there.
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

  // Rows that are aligned at baselines would else align its top edge.
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

  /// The view that the corners cut. The box itself cannot: what cuts its content cuts its shadow, too.
  private func makeInside() -> UIView {
    let view = UIView()
    view.clipsToBounds = true
    addSubview(view)
    CellGenHosted.pin(view, to: self)
    setCorners(of: view)
    return view
  }

  /// What depends on the bounds.
  private func updateShape() {
    setCorners(of: self)
    if !subviews.isEmpty { setCorners(of: inside) }
    // part: Shadows
    layer.shadowPath = shadowPath
    // part end
  }

  private func setCorners(of view: UIView) {
    view.layer.cornerRadius = boxCorners.points(in: bounds)
    // Continuous corners of half the side are no circle.
    view.layer.cornerCurve = boxCorners == .circle ? .circular : .continuous
  }

  // part: Shadows
  /// True if the shadow is that of the box.
  private var isFilled: Bool {
    // part: Gradients
    if boxBlur != nil || !boxGradient.isEmpty { return true }
    // part end
    return backgroundColor.map { $0 != .clear } ?? false
  }

  /// The shape of the shadow, which Core Animation otherwise finds in the pixels, at a cost
  /// (Apple, `CALayer.shadowPath`). Without a background the shadow is that of the content.
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

  // MARK: Colours

  /// What layers hold of colours: they know no appearance, so it is set again with each.
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
    // One colour alone is drawn as nothing.
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

  // Marked as what it overrides is, so that there is no warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    updateColors()
  }
}

/// How round corners are.
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
/// - Units: points; `opacity` from 0 to 1. `y` grows downwards, and `x` to the right in every language,
///   as light does not turn with the text.
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
/// A view whose own layer is a gradient: a view's layer follows its bounds without an animation.
final class CellGenGradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func set(_ colors: [CGColor]) {
    (layer as? CAGradientLayer)?.colors = colors
  }
}
// part end
#endif
