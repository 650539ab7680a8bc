/// Shows that there is no content: an image or an activity indicator, two labels, and two buttons.
///
/// The view contains only the parts that the configuration has.
@available(iOS 17, *)
@MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  init(showing configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    refresh()
  }

  @available(*, unavailable)
  public override init(frame: CGRect) { fatalError("a configuration is needed") }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(showing: configuration)
  }

  open var isScrollEnabled = false

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != shown
      else { return }
      shown = newValue
      refresh()
    }
  }

  private func refresh() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    add(picture, gap: shown.imageToTextPadding)
    let second = label(shown.secondaryText, shown.secondaryTextProperties)
    let padding =
      second == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding
    add(label(shown.text, shown.textProperties), gap: padding)
    add(second, gap: shown.textToButtonPadding)
    add(
      button(shown.button, shown.buttonProperties), gap: shown.buttonToSecondaryButtonPadding)
    add(button(shown.secondaryButton, shown.secondaryButtonProperties), gap: 0)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func add(_ view: UIView?, gap: CGFloat) {
    guard let view else { return }
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(gap, after: view)
  }

  private var picture: UIView? {
    if shown.kind == .loading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = shown.imageProperties.tintColor
    return view
  }

  private func label(
    _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard let text else { return nil }
    let label = UILabel()
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// Returns a button, which is hidden if it has neither a title nor an image.
  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let button = StandIn.onNewest {
      UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    }
    guard button.currentTitle != nil || button.currentImage != nil else { return nil }
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.role = properties.role
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let room = max(0, bounds.width - margins.leading - margins.trailing)
    let fit = stack.fittingSize(width: room)
    let width = min(fit.width, room)
    stack.frame = CGRect(
      x: shown.alignment == .center ? bounds.midX - width / 2 : bounds.minX + margins.leading,
      y: bounds.midY - fit.height / 2, width: width, height: fit.height)
  }

  override func contentSize(width: CGFloat?) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let sides = margins.leading + margins.trailing
    let fit = stack.fittingSize(width: width.map { max(0, $0 - sides) })
    return CGSize(width: fit.width + sides, height: fit.height + margins.top + margins.bottom)
  }
}
