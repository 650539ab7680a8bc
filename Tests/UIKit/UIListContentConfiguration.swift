/// The content of a standard list row: image, text, and secondary text.
@available(iOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private let style: String
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .caption1))
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public static func cell() -> UIListContentConfiguration { .init(style: "cell") }
  public static func subtitleCell() -> UIListContentConfiguration { .init(style: "subtitleCell") }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(style: "valueCell")
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  @available(iOS 18, *)
  public static func header() -> UIListContentConfiguration {
    .init(style: "header", since: 18)
  }
  @available(iOS 18, *)
  public static func footer() -> UIListContentConfiguration {
    .init(style: "footer", since: 18)
  }
  public static func plainHeader() -> UIListContentConfiguration {
    .init(style: "plainHeader")
  }
  public static func plainFooter() -> UIListContentConfiguration {
    .init(style: "plainFooter")
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    .init(style: "groupedHeader")
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    .init(style: "groupedFooter")
  }
  @available(iOS 15, *)
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(style: "prominentInsetGroupedHeader", since: 15)
  }
  @available(iOS 15, *)
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(style: "extraProminentInsetGroupedHeader", since: 15)
  }
  public static func sidebarCell() -> UIListContentConfiguration {
    .init(style: "sidebarCell")
  }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(style: "sidebarSubtitleCell")
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    .init(style: "sidebarHeader")
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(style: "accompaniedSidebarCell")
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(style: "accompaniedSidebarSubtitleCell")
  }

  private init(style: String, since version: Double = 14) {
    StandIn.require(version, "UIListContentConfiguration.\(style)()")
    self.style = style
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  public static func == (l: UIListContentConfiguration, r: UIListContentConfiguration) -> Bool {
    l.style == r.style && l.image == r.image && l.text == r.text
      && l.secondaryText == r.secondaryText && l.textProperties == r.textProperties
      && l.secondaryTextProperties == r.secondaryTextProperties
      && l.imageProperties == r.imageProperties
      && l.directionalLayoutMargins == r.directionalLayoutMargins
      && l.prefersSideBySideTextAndSecondaryText == r.prefersSideBySideTextAndSecondaryText
      && l.imageToTextPadding == r.imageToTextPadding
      && l.textToSecondaryTextHorizontalPadding == r.textToSecondaryTextHorizontalPadding
      && l.textToSecondaryTextVerticalPadding == r.textToSecondaryTextVerticalPadding
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text)
    hasher.combine(secondaryText)
  }

  /// The appearance of text.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero

    public func hash(into hasher: inout Hasher) { hasher.combine(tintColor) }
  }
}

/// Shows a list content configuration.
@available(iOS 14, *)
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      shown = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override func contentSize(width: CGFloat?) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let image = shown.image?.size ?? .zero
    var sides = margins.leading + margins.trailing
    if image.width > 0 { sides += image.width + shown.imageToTextPadding }
    let room = width.map { max(0, $0 - sides) }
    let text = Self.size(shown.text, shown.textProperties, width: room)
    let second = Self.size(shown.secondaryText, shown.secondaryTextProperties, width: room)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    let gap =
      second.height == 0 || text.height == 0 ? 0 : shown.textToSecondaryTextVerticalPadding
    let height =
      isBeside ? max(text.height, second.height) : text.height + gap + second.height
    return CGSize(
      width: sides + (isBeside ? text.width + second.width : max(text.width, second.width)),
      height: max(height, image.height) + margins.top + margins.bottom)
  }

  private static func size(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, width: CGFloat?
  ) -> CGSize {
    TextEstimate.size(
      of: text ?? "", font: properties.font.adjusted(), width: width,
      lines: properties.numberOfLines)
  }
}
