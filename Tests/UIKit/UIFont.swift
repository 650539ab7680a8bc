/// A font, described by a descriptor and, if it follows Dynamic Type, by how it scales.
open class UIFont: NSObject, @unchecked Sendable {
  /// The way in which a font scales with the text size.
  enum Scaling: Hashable, Sendable {
    /// The font of a text style.
    case style(TextStyle)
    /// Another font, with its default size.
    case metrics(TextStyle, size: CGFloat)
  }

  private let details: UIFontDescriptor.Details
  let scaling: Scaling?

  fileprivate init(_ details: UIFontDescriptor.Details, scaling: Scaling? = nil) {
    self.details = details
    self.scaling = scaling
    super.init()
  }

  private convenience init(family: String, size: CGFloat, weight: Weight) {
    self.init(UIFontDescriptor.Details(family: family, size: size, weight: weight))
  }

  /// Returns nil for an empty name, and for names that begin with `Missing`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, !fontName.hasPrefix("Missing") else { return nil }
    self.init(family: fontName, size: fontSize, weight: .regular)
  }

  /// - Parameter pointSize: the size; 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var details = descriptor.details
    if pointSize > 0 { details.size = pointSize }
    self.init(details)
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UITraitCollection()).preferredContentSizeCategory
    return UIFont(
      UIFontDescriptor.Details(
        family: ".AppleSystemUIFont", size: (style.baseSize * category.scale).rounded(),
        weight: style == .headline ? .semibold : .regular),
      scaling: .style(style))
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: ".AppleSystemUIFont", size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      UIFontDescriptor.Details(
        family: ".AppleSystemUIFont", size: fontSize, symbolicTraits: .traitItalic))
  }
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      UIFontDescriptor.Details(
        family: ".AppleSystemUIFont", size: fontSize, weight: weight, hasMonospacedDigits: true))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: ".AppleSystemUIFontMonospaced", size: fontSize, weight: weight)
  }

  open var familyName: String { details.family }
  open var fontName: String { details.family }
  open var pointSize: CGFloat { details.size }
  open var lineHeight: CGFloat { (details.size * 1.2).rounded(.up) }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(details) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { sized(fontSize, scaling: nil) }

  func sized(_ size: CGFloat, scaling: Scaling?) -> UIFont {
    var details = details
    details.size = size
    return UIFont(details, scaling: scaling)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return details == other.details && scaling == other.scaling
  }
  open override var hash: Int { details.hashValue }
  open override var description: String { "UIFont \(details) \(scaling as Any)" }

  /// Returns the font at the preferred text size, if it scales.
  func adjusted() -> UIFont {
    switch scaling {
    case .style(let style): .preferredFont(forTextStyle: style)
    case .metrics(let style, let size):
      sized(UIFontMetrics(forTextStyle: style).scaledValue(for: size), scaling: scaling)
    case nil: self
    }
  }

  /// A text style, which has a font in UIKit.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    @available(iOS 17, *)
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17, *)
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var baseSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1, .extraLargeTitle2: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public static func < (l: UIFont.Weight, r: UIFont.Weight) -> Bool { l.rawValue < r.rawValue }
  }
}

/// A description from which fonts are made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  struct Details: Hashable, Sendable {
    var family: String
    var size: CGFloat
    var weight = UIFont.Weight.regular
    var design = SystemDesign.default
    var symbolicTraits: SymbolicTraits = []
    var hasMonospacedDigits = false
  }

  let details: Details

  init(_ details: Details) {
    self.details = details
    super.init()
  }

  open var pointSize: CGFloat { details.size }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    details.weight >= .semibold
      ? details.symbolicTraits.union(.traitBold) : details.symbolicTraits
  }

  /// Replaces all traits: a bold font becomes regular unless the new traits include bold.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var details = details
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (details.weight >= .semibold) { details.weight = isBold ? .bold : .regular }
    details.symbolicTraits = symbolicTraits.subtracting(.traitBold)
    return UIFontDescriptor(details)
  }

  /// Returns nil for a font that is not the system's.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard details.family == ".AppleSystemUIFont" else { return nil }
    var details = details
    details.design = design
    return UIFontDescriptor(details)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.details == details
  }
  open override var hash: Int { details.hashValue }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The appearance of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var traitItalic: SymbolicTraits { .init(rawValue: 1) }
    public static var traitBold: SymbolicTraits { .init(rawValue: 2) }
    public static var traitMonoSpace: SymbolicTraits { .init(rawValue: 1 << 10) }
  }
}

/// Scales fonts and lengths with Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// UIKit raises an exception for a font that is already scaled
  /// (<https://github.com/GetStream/stream-chat-swift/pull/3633>), and returns the font of a text style
  /// unchanged (<https://github.com/dotnet/macios/issues/18335>).
  open func scaledFont(for font: UIFont) -> UIFont {
    switch font.scaling {
    case .metrics:
      StandIn.fail(
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font.",
        name: "NSInvalidArgumentException")
      return font
    case .style:
      StandIn.fail("the font of a text style is scaled already", name: StandIn.broken)
      return font
    case nil:
      let size = font.pointSize
      return font.sized(scaledValue(for: size), scaling: .metrics(textStyle, size: size))
    }
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * (traitCollection ?? UITraitCollection()).preferredContentSizeCategory.scale
  }
}
