import Synchronization

/// A color: components, a semantic name, or a closure from traits.
open class UIColor: NSObject, @unchecked Sendable {
  private indirect enum Value: Hashable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat)
    case named(String)
    /// A named color in the appearance of some traits.
    case resolved(String, UIUserInterfaceStyle, UIAccessibilityContrast)
    case dynamic(Int)
  }

  private static let providers = Mutex(0)

  private let value: Value
  private let alpha: CGFloat
  private let provider: ((UITraitCollection) -> UIColor)?

  private init(value: Value, alpha: CGFloat, provider: ((UITraitCollection) -> UIColor)? = nil) {
    self.value = value
    self.alpha = alpha
    self.provider = provider
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components(red: red, green: green, blue: blue)
    self.alpha = alpha
    provider = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    value = .components(red: white, green: white, blue: white)
    self.alpha = alpha
    provider = nil
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    value = .components(red: channel(5), green: channel(3), blue: channel(1))
    self.alpha = alpha
    provider = nil
    super.init()
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let number = Self.providers.withLock { count in
      count += 1
      return count
    }
    self.init(value: .dynamic(number), alpha: 1, provider: dynamicProvider)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let key = StandIn.catalogKey(name, in: bundle)
    guard StandIn.catalog.withLock({ $0.colors.contains(key) }) else { return nil }
    self.init(value: .named(key), alpha: 1)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value: value, alpha: alpha, provider: provider)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch value {
    case .components, .resolved:
      return self
    case .named(let name):
      let style = traitCollection.userInterfaceStyle
      return UIColor(
        value: .resolved(name, style, traitCollection.accessibilityContrast), alpha: alpha)
    case .dynamic:
      guard let color = provider?(traitCollection).resolvedColor(with: traitCollection) else {
        return self
      }
      return alpha == 1 ? color : color.withAlphaComponent(alpha)
    }
  }

  /// UIKit resolves the color with the current traits, which are those of a view only in some of its methods.
  /// Here, it is always resolved for light appearance, so nothing can rely on the current traits.
  open var cgColor: CGColor {
    CGColor(resolvedColor(with: UITraitCollection(StandIn.Traits())))
  }

  var opacity: CGFloat { alpha }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return value == other.value && alpha == other.alpha
  }
  open override var hash: Int { value.hashValue ^ alpha.hashValue }
  open override var description: String { "UIColor \(value) alpha \(alpha)" }

  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
  private static func semantic(_ name: String = #function) -> UIColor {
    UIColor(value: .named(name), alpha: 1)
  }

  open class var black: UIColor { gray(0) }
  open class var darkGray: UIColor { gray(1 / 3) }
  open class var lightGray: UIColor { gray(2 / 3) }
  open class var white: UIColor { gray(1) }
  open class var gray: UIColor { gray(0.5) }
  open class var red: UIColor { rgb(1, 0, 0) }
  open class var green: UIColor { rgb(0, 1, 0) }
  open class var blue: UIColor { rgb(0, 0, 1) }
  open class var cyan: UIColor { rgb(0, 1, 1) }
  open class var yellow: UIColor { rgb(1, 1, 0) }
  open class var magenta: UIColor { rgb(1, 0, 1) }
  open class var orange: UIColor { rgb(1, 0.5, 0) }
  open class var purple: UIColor { rgb(0.5, 0, 0.5) }
  open class var brown: UIColor { rgb(0.6, 0.4, 0.2) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  open class var systemRed: UIColor { semantic() }
  open class var systemGreen: UIColor { semantic() }
  open class var systemBlue: UIColor { semantic() }
  open class var systemOrange: UIColor { semantic() }
  open class var systemYellow: UIColor { semantic() }
  open class var systemPink: UIColor { semantic() }
  open class var systemPurple: UIColor { semantic() }
  open class var systemTeal: UIColor { semantic() }
  open class var systemIndigo: UIColor { semantic() }
  open class var systemBrown: UIColor { semantic() }
  @available(iOS 15, *)
  open class var systemMint: UIColor {
    StandIn.require(15, "systemMint")
    return semantic()
  }
  @available(iOS 15, *)
  open class var systemCyan: UIColor {
    StandIn.require(15, "systemCyan")
    return semantic()
  }
  open class var systemGray: UIColor { semantic() }
  open class var systemGray2: UIColor { semantic() }
  open class var systemGray3: UIColor { semantic() }
  open class var systemGray4: UIColor { semantic() }
  open class var systemGray5: UIColor { semantic() }
  open class var systemGray6: UIColor { semantic() }
  @available(iOS 15, *)
  open class var tintColor: UIColor {
    StandIn.require(15, "tintColor")
    return semantic()
  }
  open class var label: UIColor { semantic() }
  open class var secondaryLabel: UIColor { semantic() }
  open class var tertiaryLabel: UIColor { semantic() }
  open class var quaternaryLabel: UIColor { semantic() }
  open class var link: UIColor { semantic() }
  open class var placeholderText: UIColor { semantic() }
  open class var separator: UIColor { semantic() }
  open class var opaqueSeparator: UIColor { semantic() }
  open class var systemBackground: UIColor { semantic() }
  open class var secondarySystemBackground: UIColor { semantic() }
  open class var tertiarySystemBackground: UIColor { semantic() }
  open class var systemGroupedBackground: UIColor { semantic() }
  open class var secondarySystemGroupedBackground: UIColor { semantic() }
  open class var tertiarySystemGroupedBackground: UIColor { semantic() }
  open class var systemFill: UIColor { semantic() }
  open class var secondarySystemFill: UIColor { semantic() }
  open class var tertiarySystemFill: UIColor { semantic() }
  open class var quaternarySystemFill: UIColor { semantic() }
  open class var lightText: UIColor { semantic() }
  open class var darkText: UIColor { semantic() }
}
