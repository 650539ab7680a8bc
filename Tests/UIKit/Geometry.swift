/// Distances from the four edges of a rectangle, with fixed left and right edges.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, which follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A displacement of a position.
public struct UIOffset: Equatable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// The priority of a constraint, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Checks the value: priorities "must be greater than 0 and less than or equal to" the required one (Apple,
  /// `NSLayoutConstraint.priority`).
  func checkThatItIsOne() {
    precondition(rawValue > 0 && rawValue <= 1000, "\(rawValue) is no priority")
  }

  public static func < (l: UILayoutPriority, r: UILayoutPriority) -> Bool {
    l.rawValue < r.rawValue
  }
  public static func + (l: UILayoutPriority, r: Float) -> UILayoutPriority {
    UILayoutPriority(l.rawValue + r)
  }
  public static func - (l: UILayoutPriority, r: Float) -> UILayoutPriority {
    UILayoutPriority(l.rawValue - r)
  }
  public static func - (l: UILayoutPriority, r: UILayoutPriority) -> Float {
    l.rawValue - r.rawValue
  }
  public static func += (l: inout UILayoutPriority, r: Float) { l.rawValue += r }
  public static func -= (l: inout UILayoutPriority, r: Float) { l.rawValue -= r }
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The way in which text is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A place on the boundary of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A set of edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: NSDirectionalRectEdge { .init(rawValue: 1) }
  public static var leading: NSDirectionalRectEdge { .init(rawValue: 2) }
  public static var bottom: NSDirectionalRectEdge { .init(rawValue: 4) }
  public static var trailing: NSDirectionalRectEdge { .init(rawValue: 8) }
  public static var all: NSDirectionalRectEdge { .init(rawValue: 15) }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var horizontal: UIAxis { .init(rawValue: 1) }
  public static var vertical: UIAxis { .init(rawValue: 2) }
  public static var both: UIAxis { .init(rawValue: 3) }
}
