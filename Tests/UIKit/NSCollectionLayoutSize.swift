/// A width or height of a compositional element: absolute, estimated, or a fraction of its container.
@MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
  enum Measure: Hashable { case width, height, absolute, estimated }

  private let measure: Measure
  private let value: CGFloat

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutDimension has no init()") }

  init(_ measure: Measure, _ value: CGFloat) {
    self.measure = measure
    self.value = value
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    NSCollectionLayoutDimension(.width, fractionalWidth) as! Self
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    NSCollectionLayoutDimension(.height, fractionalHeight) as! Self
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    NSCollectionLayoutDimension(.absolute, absoluteDimension) as! Self
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    NSCollectionLayoutDimension(.estimated, estimatedDimension) as! Self
  }
  /// Same as `estimated` here: siblings are not made equal.
  @available(iOS 17, *)
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    StandIn.require(17, "uniformAcrossSiblings")
    return estimated(estimatedDimension)
  }

  open var isFractionalWidth: Bool { measure == .width }
  open var isFractionalHeight: Bool { measure == .height }
  open var isAbsolute: Bool { measure == .absolute }
  open var isEstimated: Bool { measure == .estimated }
  open var dimension: CGFloat { value }

  func resolved(in container: CGSize) -> CGFloat {
    switch measure {
    case .width: value * container.width
    case .height: value * container.height
    case .absolute, .estimated: value
    }
  }

  // The object is immutable, so it is its own copy. The same applies to the other classes in this file.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of a compositional element.
@MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutSize has no init()") }

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space between two elements.
@MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
  private let value: CGFloat
  private let flexible: Bool

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutSpacing has no init()") }

  init(_ value: CGFloat, flexible: Bool) {
    self.value = value
    self.flexible = flexible
    super.init()
  }

  /// Flexible spacing has its minimum length here.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(flexibleSpacing, flexible: true) as! Self
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(fixedSpacing, flexible: false) as! Self
  }

  open var spacing: CGFloat { value }
  open var isFlexible: Bool { flexible }
  open var isFixed: Bool { !flexible }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an element, which has no effect on frames here.
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutEdgeSpacing has no init()") }

  init(
    edges leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(edges: leading, top, trailing, bottom)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place at which a supplementary item is attached.
@MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
  private let edgeSet: NSDirectionalRectEdge
  let shift: CGPoint
  let isFractional: Bool

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutAnchor has no init()") }

  init(_ edges: NSDirectionalRectEdge, _ shift: CGPoint, isFractional: Bool) {
    edgeSet = edges
    self.shift = shift
    self.isFractional = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var edges: NSDirectionalRectEdge { edgeSet }

  /// Returns the frame of an element with a size that this anchor attaches to `frame`.
  func place(_ size: CGSize, on frame: CGRect) -> CGRect {
    var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    if edgeSet.contains(.leading) { origin.x = frame.minX }
    if edgeSet.contains(.trailing) { origin.x = frame.maxX - size.width }
    if edgeSet.contains(.top) { origin.y = frame.minY }
    if edgeSet.contains(.bottom) { origin.y = frame.maxY - size.height }
    origin.x += isFractional ? shift.x * size.width : shift.x
    origin.y += isFractional ? shift.y * size.height : shift.y
    return CGRect(origin: origin, size: size)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
