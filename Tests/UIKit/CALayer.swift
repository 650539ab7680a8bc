/// The layer of a view, with only the properties that cells commonly set.
open class CALayer: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Creates the layer of a view, whose class only the view knows.
  public required init(_standIn: Void) { super.init() }

  // The effect of a number that is not finite is undocumented here.
  private func check(_ number: CGFloat, _ name: String) {
    if !number.isFinite { StandIn.fail("\(name) is not finite", name: StandIn.broken) }
  }

  open var cornerRadius: CGFloat = 0 { didSet { check(cornerRadius, "cornerRadius") } }
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0 { didSet { check(borderWidth, "borderWidth") } }
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var opacity: Float = 1
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3 { didSet { check(shadowRadius, "shadowRadius") } }
  open var shadowPath: CGPath?
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A gradient between colors, by default from top to bottom.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  private var colorStore: [CGColor] = []

  /// The colors, as `CGColor`: any other value is ignored when drawing.
  open var colors: [Any]? {
    get { colorStore.isEmpty ? nil : colorStore }
    set {
      let colors = newValue ?? []
      colorStore = colors.compactMap { $0 as? CGColor }
      guard colorStore.count == colors.count else {
        return StandIn.fail("the colors of a gradient are CGColors", name: StandIn.broken)
      }
    }
  }
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A color without traits.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  public var alpha: CGFloat { color.opacity }
  public var description: String { "CGColor \(color)" }

  public static func == (l: CGColor, r: CGColor) -> Bool { l.color == r.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A path, represented by the rounded rectangle that it was made from.
public final class CGPath: Hashable, Sendable, CustomStringConvertible {
  let rect: CGRect
  let radius: CGFloat

  init(_ rect: CGRect, radius: CGFloat) {
    self.rect = rect
    self.radius = radius
  }

  public var boundingBox: CGRect { rect }
  public var description: String { "CGPath \(rect) radius \(radius)" }

  public static func == (l: CGPath, r: CGPath) -> Bool {
    l.rect == r.rect && l.radius == r.radius
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.size.width)
    hasher.combine(radius)
  }
}

/// A path to draw.
@MainActor
open class UIBezierPath: NSObject, Sendable {
  private let rect: CGRect
  private let radius: CGFloat

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.rect = rect
    radius = cornerRadius
    super.init()
  }

  open var cgPath: CGPath { CGPath(rect, radius: radius) }
}
