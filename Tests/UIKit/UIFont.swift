/// A font, described by size, weight and, where it follows Dynamic Type, its text style.
open class UIFont: NSObject, @unchecked Sendable {
  private let family: String
  private let size: CGFloat
  private let weight: Weight
  let textStyle: TextStyle?

  private init(family: String, size: CGFloat, weight: Weight, textStyle: TextStyle? = nil) {
    self.family = family
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(family: fontName, size: fontSize, weight: .regular)
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UITraitCollection()).preferredContentSizeCategory
    return UIFont(
      family: ".AppleSystemUIFont", size: (style.baseSize * category.scale).rounded(),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
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
    UIFont(family: ".AppleSystemUIFont-Italic", size: fontSize, weight: .regular)
  }
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: ".AppleSystemUIFontMonospaced", size: fontSize, weight: weight)
  }

  open var familyName: String { family }
  open var fontName: String { family }
  open var pointSize: CGFloat { size }
  open var lineHeight: CGFloat { (size * 1.2).rounded(.up) }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize, weight: weight)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return family == other.family && size == other.size && weight == other.weight
      && textStyle == other.textStyle
  }
  open override var hash: Int { family.hashValue ^ size.hashValue ^ weight.hashValue }

  /// The font at the user's preferred size, where it has a text style.
  func adjusted() -> UIFont {
    textStyle.map { UIFont.preferredFont(forTextStyle: $0) } ?? self
  }

  /// A role of text to which UIKit gives a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
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

  /// The heaviness of a font's strokes, from -1 to 1.
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

/// The description of a font from which fonts are made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {}

/// Scales fonts and lengths with Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    value * UITraitCollection().preferredContentSizeCategory.scale
  }
}
