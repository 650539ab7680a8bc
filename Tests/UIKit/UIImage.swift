import Synchronization

/// An image, identified by its name and rendering mode; nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  private let name: String
  private let dimensions: CGSize
  private let mode: RenderingMode
  private let tint: UIColor?
  private let isSymbol: Bool

  private init(
    name: String, size: CGSize, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    isSymbol: Bool = false
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.dimensions = size
    self.mode = mode
    self.tint = tint
    super.init()
  }

  public override init() {
    name = ""
    dimensions = .zero
    mode = .automatic
    tint = nil
    isSymbol = false
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let key = StandIn.catalogKey(name, in: bundle)
    guard let size = StandIn.catalog.withLock({ $0.images[key] }) else { return nil }
    self.init(name: key, size: size)
  }

  /// Every name that is spelled like a symbol's exists here.
  public convenience init?(systemName name: String) {
    let isSymbol =
      !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
    guard isSymbol else { return nil }
    self.init(name: name, size: CGSize(width: 20, height: 20), isSymbol: true)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Creates a drawn image.
  convenience init(drawn: String, size: CGSize) { self.init(name: drawn, size: size) }

  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    name = path
    dimensions = CGSize(width: 1, height: 1)
    mode = .automatic
    tint = nil
    isSymbol = false
    super.init()
  }

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "data \(data.hashValue)"
    dimensions = CGSize(width: 1, height: 1)
    mode = .automatic
    tint = nil
    isSymbol = false
    super.init()
  }

  open var size: CGSize { dimensions }
  open var scale: CGFloat { 1 }
  open var isSymbolImage: Bool { isSymbol }
  open var renderingMode: UIImage.RenderingMode { mode }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(name: name, size: dimensions, mode: renderingMode, tint: tint, isSymbol: isSymbol)
  }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(name: name, size: dimensions, mode: renderingMode, tint: color, isSymbol: isSymbol)
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(name: name, size: dimensions, mode: mode, tint: color, isSymbol: isSymbol)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (!name.isEmpty && name == other.name && mode == other.mode && tint == other.tint)
  }
  open override var hash: Int { name.hashValue }
  open override var description: String {
    "UIImage(\(name)\(tint.map { ", \($0)" } ?? ""))"
  }

  /// The rendering mode of an image: as it is or as a template.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
}

extension StandIn {
  struct Catalog: Sendable {
    var images: [String: CGSize] = [:]
    var colors: Set<String> = []
  }

  static let catalog = Mutex(Catalog())

  /// Returns the name of an asset among those of all bundles; for the app's bundle, it is the name itself.
  static func catalogKey(_ name: String, in bundle: Bundle?) -> String {
    guard let bundle, bundle != .main else { return name }
    return "\(bundle.bundlePath)/\(name)"
  }

  /// Makes `UIImage(named:)` find an image, as if it were in the asset catalog of a bundle.
  ///
  /// - Parameter bundle: the bundle; nil for the app's.
  public static func addImage(named name: String, size: CGSize, in bundle: Bundle? = nil) {
    catalog.withLock { $0.images[catalogKey(name, in: bundle)] = size }
  }

  /// Makes `UIColor(named:)` find a color, as if it were in the asset catalog of a bundle.
  ///
  /// - Parameter bundle: the bundle; nil for the app's.
  public static func addColor(named name: String, in bundle: Bundle? = nil) {
    catalog.withLock { _ = $0.colors.insert(catalogKey(name, in: bundle)) }
  }
}

extension UIImage {
  /// A choice between the variants of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns the other configuration, with missing values taken from this one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// The size and weight of a symbol.
  ///
  /// `UIKit` declares more of them; this one follows a text style.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// The text style that determines the size of the symbol; nil if a font does.
    let textStyle: UIFont.TextStyle?
    private let font: UIFont?
    private let isMulticolor: Bool

    init(style: UIFont.TextStyle?, font: UIFont?, isMulticolor: Bool = false) {
      textStyle = style
      self.font = font
      self.isMulticolor = isMulticolor
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(style: textStyle, font: nil)
    }

    public convenience init(font: UIFont) {
      self.init(style: nil, font: font)
    }

    @available(iOS 15, *)
    open class func preferringMulticolor() -> Self {
      let colors = UIImage.SymbolConfiguration(style: nil, font: nil, isMulticolor: true)
      return unsafeDowncast(colors, to: Self.self)
    }

    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
      let hasSize = other.textStyle != nil || other.font != nil
      let both = UIImage.SymbolConfiguration(
        style: hasSize ? other.textStyle : textStyle, font: hasSize ? other.font : font,
        isMulticolor: isMulticolor || other.isMulticolor)
      return unsafeDowncast(both, to: Self.self)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.SymbolConfiguration else { return false }
      return textStyle == other.textStyle && font == other.font
        && isMulticolor == other.isMulticolor
    }
    open override var hash: Int { textStyle.hashValue ^ font.hashValue }
  }
}
