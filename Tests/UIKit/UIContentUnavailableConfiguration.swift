/// The content of a screen that has none: an image, texts, and buttons, or that it is loading.
///
/// The standard texts are those of an English system.
@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  enum Kind: Hashable { case empty, loading, search }

  let kind: Kind
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2))
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button: UIButton.Configuration
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  public var background = StandIn.onNewest { UIBackgroundConfiguration.clear() }

  private init(kind: Kind) {
    StandIn.require(17, "UIContentUnavailableConfiguration")
    self.kind = kind
    button = StandIn.onNewest { .plain() }
    secondaryButton = StandIn.onNewest { .plain() }
  }

  public static func empty() -> UIContentUnavailableConfiguration { .init(kind: .empty) }

  public static func loading() -> UIContentUnavailableConfiguration { .init(kind: .loading) }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search contains the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
      let search = state.searchText, !search.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(search)”"
    return copy
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
  }

  /// The alignment of image, texts, and buttons.
  public enum Alignment: Hashable, Sendable { case center, natural }

  /// The appearance of text.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color = UIColor.label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) { hasher.combine(tintColor) }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

/// The state of a screen for which its content-unavailable configuration is updated.
@available(iOS 17, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var searchText: String?

  @available(iOS 17, *)
  public init(traitCollection: UITraitCollection) {
    StandIn.require(17, "UIContentUnavailableConfigurationState")
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
