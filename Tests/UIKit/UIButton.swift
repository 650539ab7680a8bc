/// A control with a title that reports taps.
@MainActor
open class UIButton: UIControl {
  private var kind = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView()
  private lazy var sublabel = UILabel()
  private var configurationStore: Configuration?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    if kind.isInfo { images[.normal] = UIImage(systemName: "info.circle") }
  }

  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.label = currentTitle ?? (kind.isInfo ? "More Info" : nil)
    said.traits?.insert(isSelected ? [.button, .selected] : .button)
    return said
  }

  open var buttonType: UIButton.ButtonType { kind }

  /// False by default: "The default value of this property is false" (Apple).
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled: Bool {
    get { followsPointer }
    set {
      StandIn.require(13.4, "isPointerInteractionEnabled")
      followsPointer = newValue
    }
  }
  private var followsPointer = false

  @available(iOS 15, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { style as? UIBehavioralStyle ?? .automatic }
    set {
      StandIn.require(15, "preferredBehavioralStyle")
      style = newValue
    }
  }
  private var style: (any Sendable)?

  open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    checkStyle("addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }

  private func checkStyle(_ member: String) {
    if #available(iOS 15, *), preferredBehavioralStyle == .pad { return }
    StandIn.forbidInMacIdiom("UIButton.\(member)")
  }

  open override var isEnabled: Bool { didSet { refresh() } }
  open override var isSelected: Bool { didSet { refresh() } }
  open override var isHighlighted: Bool { didSet { refresh() } }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    if state != .normal { checkStyle("setTitle") }
    titles[state] = title
    refresh()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    refresh()
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    if state != .normal { checkStyle("setImage") }
    images[state] = image
    refresh()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
  }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentTitle: String? { configurationStore?.title ?? title(for: state) }
  open var currentImage: UIImage? { configurationStore?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  @available(iOS 15, *)
  open var subtitleLabel: UILabel? { sublabel }
  @available(iOS 15, *)
  open var changesSelectionAsPrimaryAction = false {
    didSet { StandIn.require(15, "changesSelectionAsPrimaryAction") }
  }
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      // UIButton.h: "They are ignored when a configuration is set"
      // (<https://developer.apple.com/forums/thread/730102>).
      guard configurationStore != nil, contentEdgeInsets != .zero else { return }
      StandIn.fail("contentEdgeInsets is ignored with a configuration", name: StandIn.broken)
    }
  }
  /// With `showsMenuAsPrimaryAction`, a tap shows the menu and triggers nothing.
  @available(iOS 14, *)
  open var menu: UIMenu? { didSet { StandIn.require(14, "menu") } }
  open var role = UIButton.Role.normal

  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  @available(iOS 15, *)
  open var automaticallyUpdatesConfiguration = true

  /// Updates the content. A configuration takes over the titles and images that were set for states.
  private func refresh() {
    if configurationStore != nil {
      if let title = title(for: state) { configurationStore?.title = title }
      if let image = image(for: state) { configurationStore?.image = image }
      updateConfiguration()
    }
    showContent()
  }

  private func showContent() {
    label.text = currentTitle
    picture.image = currentImage
    sublabel.text = configurationStore?.subtitle
    if let configurationStore {
      // A font set on the label itself is lost: github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11.
      label.font = configurationStore.titleFont
      label.textColor = configurationStore.baseForegroundColor ?? tintColor
      picture.preferredSymbolConfiguration = configurationStore.preferredSymbolConfigurationForImage
    } else {
      label.textColor = currentTitleColor
    }
    invalidateIntrinsicContentSize()
  }

  /// Updates the title for the new text size, without calling a handler.
  override func traitsChanged(from previous: UITraitCollection) {
    if configurationStore != nil { showContent() }
    super.traitsChanged(from: previous)
  }

  /// Returns the size of the title, which can wrap, with the configuration's insets.
  override func contentSize(width: CGFloat?) -> CGSize {
    let insets = configurationStore?.contentInsets ?? .zero
    let sides = insets.leading + insets.trailing
    let font: UIFont =
      label.adjustsFontForContentSizeCategory && configurationStore == nil
      ? label.font.scaling == nil ? .preferredFont(forTextStyle: .body) : label.font.adjusted()
      : label.font
    let text = TextEstimate.size(
      of: currentTitle ?? "", font: font, width: width.map { $0 - sides },
      lines: configurationStore == nil ? 1 : label.numberOfLines == 1 ? 0 : label.numberOfLines)
    let image = currentImage?.size ?? .zero
    let hasBoth = currentImage != nil && currentTitle != nil
    let padding = hasBoth ? configurationStore?.imagePadding ?? 0 : 0
    return CGSize(
      width: text.width + image.width + padding + sides,
      height: max(text.height, image.height) + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  /// The style of a button made without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// True if UIKit draws an "i" and provides an accessibility label.
    var isInfo: Bool { [.detailDisclosure, .infoLight, .infoDark].contains(self) }
  }

  /// The semantic role of a button.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @available(iOS 15, *)
  @preconcurrency public var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet {
      StandIn.require(15, "configurationUpdateHandler")
      updateConfiguration()
    }
  }

  @available(iOS 15, *)
  @preconcurrency public var configuration: UIButton.Configuration? {
    get { configurationStore }
    set {
      // A handler sets the configuration itself and must not be called because of that.
      StandIn.require(15, "configuration")
      configurationStore = newValue
      showContent()
      if newValue != nil, contentEdgeInsets != .zero {
        StandIn.fail("contentEdgeInsets is ignored with a configuration", name: StandIn.broken)
      }
    }
  }
}

extension UIButton {
  @available(iOS 14, *)
  @preconcurrency
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }

  @available(iOS 14, *)
  @preconcurrency
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
    }
    self.configuration = configuration
  }

  /// The appearance and content of a button as one value.
  @available(iOS 15, *)
  public struct Configuration: Hashable {
    private let style: String
    public var title: String?
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Ignored in comparisons.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var background = UIBackgroundConfiguration.clear()
    public var showsActivityIndicator = false
    public var titleAlignment = TitleAlignment.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The style of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// The default size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public static func plain() -> UIButton.Configuration { .init(style: "plain") }
    public static func gray() -> UIButton.Configuration { .init(style: "gray") }
    public static func tinted() -> UIButton.Configuration { .init(style: "tinted") }
    public static func filled() -> UIButton.Configuration { .init(style: "filled") }
    public static func borderless() -> UIButton.Configuration { .init(style: "borderless") }
    public static func bordered() -> UIButton.Configuration { .init(style: "bordered") }
    public static func borderedTinted() -> UIButton.Configuration { .init(style: "borderedTinted") }
    public static func borderedProminent() -> UIButton.Configuration {
      .init(style: "borderedProminent")
    }

    private init(style: String) {
      StandIn.require(15, "UIButton.Configuration")
      self.style = style
    }

    /// The name of the function that made it.
    var madeBy: String { style }

    /// The font of the title: that of the text, as changed by the transformer.
    @MainActor var titleFont: UIFont {
      typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
      var attributes = AttributeContainer()
      attributes[Font.self] = .preferredFont(forTextStyle: .body)
      let changed = titleTextAttributesTransformer?(attributes) ?? attributes
      return changed[Font.self] ?? .preferredFont(forTextStyle: .body)
    }

    public static func == (l: Configuration, r: Configuration) -> Bool {
      l.style == r.style && l.title == r.title && l.subtitle == r.subtitle && l.image == r.image
        && l.imagePadding == r.imagePadding && l.imagePlacement == r.imagePlacement
        && l.baseForegroundColor == r.baseForegroundColor
        && l.baseBackgroundColor == r.baseBackgroundColor && l.contentInsets == r.contentInsets
        && l.background == r.background && l.showsActivityIndicator == r.showsActivityIndicator
        && l.preferredSymbolConfigurationForImage == r.preferredSymbolConfigurationForImage
        && l.titleAlignment == r.titleAlignment && l.cornerStyle == r.cornerStyle
        && l.buttonSize == r.buttonSize
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
    }
  }
}

extension StandIn {
  /// Returns the style of a button's configuration, by the function that makes it, such as `plain` or
  /// `filled`.
  @MainActor
  public static func style(of button: UIButton) -> String? { button.configuration?.madeBy }
}
