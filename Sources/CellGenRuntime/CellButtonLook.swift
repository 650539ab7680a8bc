#if canImport(UIKit)
public import UIKit

/// One of UIKit's button styles.
public enum CellButtonStyle: ScreenValue {
  case plain, gray, tinted, filled
}

/// The content and colors of a button. A property that is nil keeps what the button was set up with.
public struct CellButtonLook {
  public var title: String?
  /// An attributed title, which replaces the plain one. If the look has a font, the whole title uses it.
  public var attributedTitle: NSAttributedString?
  public var image: UIImage?
  /// The color of the title and of the image, which is then drawn as a template.
  public var color: UIColor?
  public var background: UIColor?
  /// The font of the title, which also sets the size of a symbol beside it.
  public var font: UIFont?
  /// The distances between the content and the edges, in points.
  public var insets: NSDirectionalEdgeInsets?
  /// The distance between image and title, in points.
  public var spacing: CGFloat?
  /// True to show an activity indicator in place of the image.
  public var isBusy: Bool

  public init(
    title: String? = nil, attributedTitle: (any CellRunText)? = nil,
    image: UIImage? = nil, color: UIColor? = nil, background: UIColor? = nil,
    font: UIFont? = nil, insets: NSDirectionalEdgeInsets? = nil, spacing: CGFloat? = nil,
    isBusy: Bool = false
  ) {
    self.title = title
    self.attributedTitle = attributedTitle?.cellGenRunText
    self.image = image
    self.color = color
    self.background = background
    self.font = font
    self.insets = insets
    self.spacing = spacing
    self.isBusy = isBusy
  }

  /// Returns this look, with missing values taken from another one.
  fileprivate func or(_ other: CellButtonLook) -> CellButtonLook {
    CellButtonLook(
      title: title ?? other.title, attributedTitle: attributedTitle ?? other.attributedTitle,
      image: image ?? other.image, color: color ?? other.color,
      background: background ?? other.background, font: font ?? other.font,
      insets: insets ?? other.insets, spacing: spacing ?? other.spacing,
      isBusy: isBusy || other.isBusy)
  }
}

@available(iOS 15, *)
extension DeclaredView {
  /// Sets up the shape of a button, and the content that it has unless a look replaces it.
  ///
  ///     setUp(likeButton, style: .tinted, font: .preferredFont(forTextStyle: .subheadline))
  ///     …
  ///     show(in: likeButton) { state in
  ///       CellButtonLook(image: state.choose(heart, selected: fullHeart), color: data.tint)
  ///     }
  ///
  /// - Parameters:
  ///   - button: one of this view's buttons.
  ///   - style: the UIKit style to start from.
  ///   - font: the font of the title, which also sets the size of a symbol beside it; nil for that of UIKit's buttons.
  ///     It is requested again for each text size, and must be the font for that size.
  ///   - color: the color of title and image; nil for that of the style.
  ///   - background: the background color; nil for that of the style.
  ///   - cornerRadius: the corner radius in points, or infinity for round ends; nil for that of the style.
  ///   - insets: the distances between the content and the edges, in points; nil for those of the style.
  ///   - spacing: the distance between image and title, in points; nil for that of the style.
  ///   - placement: the side of the title that the image is on.
  ///   - alignment: how the content is aligned when the button is wider than the content; nil to center it.
  ///   - title: the title; nil for none.
  ///   - image: the image; nil for none.
  public func setUp(
    _ button: UIButton, style: CellButtonStyle = .plain,
    font: @autoclosure @escaping @MainActor () -> UIFont? = nil, color: UIColor? = nil,
    background: UIColor? = nil, cornerRadius: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets? = nil, spacing: CGFloat? = nil,
    placement: NSDirectionalRectEdge = .leading,
    alignment: UIControl.ContentHorizontalAlignment? = nil, title: String? = nil,
    image: UIImage? = nil
  ) {
    button.cellGenSetUp()
    var shape = style.configuration
    if let cornerRadius {
      shape.cornerStyle = cornerRadius.isInfinite ? .capsule : .fixed
      if cornerRadius.isFinite { shape.background.cornerRadius = cornerRadius }
    }
    if let insets { shape.contentInsets = insets }
    if let spacing { shape.imagePadding = spacing }
    shape.imagePlacement = placement
    if let alignment { button.contentHorizontalAlignment = alignment }
    let look = CellButtonLook(title: title, image: image, color: color, background: background)
    let constant = (shape, look)
    cellGenButtons[Swift.ObjectIdentifier(button)] = { button, shown in
      var configuration = constant.0
      let look = shown()
      look.or(constant.1).apply(to: &configuration, isPlain: style == .plain)
      if look.font == nil {
        CellButtonLook.setFont(font, in: &configuration)
      } else {
        CellButtonLook.setFont({ shown().font ?? font() }, in: &configuration)
      }
      button.configuration = configuration
    }
    show(CellButtonLook(), in: button)
  }

  /// Shows a look in a button that was set up, in every state of the button.
  public func show(_ look: CellButtonLook, in button: UIButton) {
    show(in: button) { _ in look }
  }

  /// Shows the look for the current state of a button that was set up, now and whenever the state changes.
  ///
  /// The state is the button's own: selected, highlighted, disabled, or focused.
  public func show(
    in button: UIButton, _ look: @escaping @MainActor (CellState) -> CellButtonLook
  ) {
    guard let show = cellGenButtons[Swift.ObjectIdentifier(button)] else {
      preconditionFailure("a button is set up before a look is shown in it")
    }
    button.configurationUpdateHandler = { [weak self] button in
      let state = CellState(of: button)
      show(button, { look(state) })
      self?.stateChanged(of: button, to: state)
    }
  }
}

@available(iOS 15, *)
extension CellButtonStyle {
  fileprivate var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

@available(iOS 15, *)
extension CellButtonLook {
  fileprivate func apply(to configuration: inout UIButton.Configuration, isPlain: Bool) {
    configuration.title = title
    if let attributedTitle {
      configuration.attributedTitle = Foundation.AttributedString(attributedTitle)
    }
    configuration.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    configuration.baseForegroundColor = color
    configuration.showsActivityIndicator = isBusy
    if let spacing { configuration.imagePadding = spacing }
    if let insets { configuration.contentInsets = CellGenNumber.insets(insets) }
    if isPlain {
      // A plain button has no background that a base color could tint, and gets none in any state unless one
      // is declared. UIKit may tint the background of a selected one.
      configuration.background.backgroundColor = background ?? .clear
    } else if let background {
      configuration.baseBackgroundColor = background
    }
  }

  /// Sets the font by the configuration. A font set on the label would be lost, since the configuration
  /// replaces it at each update (github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11).
  @MainActor
  fileprivate static func setFont(
    _ font: @escaping @MainActor () -> UIFont?, in configuration: inout UIButton.Configuration
  ) {
    guard let current = font() else { return }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: current)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes[Foundation.AttributeScopes.UIKitAttributes.FontAttribute.self] = font()
      return attributes
    }
  }
}
#endif
