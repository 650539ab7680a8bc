#if canImport(UIKit)
public import UIKit

/// What a screen shows in place of its sections while there is nothing to show.
public struct ScreenPlaceholder<Action> {
  public var title: String?
  public var message: String?
  public var image: UIImage?
  /// The title of its button; nil for none.
  public var buttonTitle: String?
  /// What its button reports.
  public var action: Action?

  public init(
    title: String? = nil, message: String? = nil, image: UIImage? = nil,
    buttonTitle: String? = nil, action: Action? = nil
  ) {
    self.title = title
    self.message = message
    self.image = image
    self.buttonTitle = buttonTitle
    self.action = action
  }
}

extension ViewCreator {
  /// The view that stands behind a container in a state: UIKit's own for unavailable content where it
  /// exists. Nil while there is content, and for nothing to say.
  ///
  /// - Parameters:
  ///   - query: what the content was searched for; nil or empty for content that was not searched.
  ///   - isEmpty: whether there is nothing to show, though there may be content.
  func placeholderView(
    for state: ListState<Content>, query: String?, isEmpty: Bool,
    onAction: @escaping ActionHandler<Action>
  ) -> UIView? {
    switch state {
    case .loading: view(for: placeholder(for: state) ?? ScreenPlaceholder(), .loading, onAction)
    case .content where !isEmpty: nil
    case .content:
      if let query, !query.isEmpty {
        placeholder(forQuery: query).map { view(for: $0, .search, onAction) }
      } else {
        placeholder(for: .empty).map { view(for: $0, .empty, onAction) }
      }
    case .empty, .failed: placeholder(for: state).map { view(for: $0, .empty, onAction) }
    }
  }

  private func view(
    for placeholder: ScreenPlaceholder<Action>, _ reason: CellGenPlaceholder.Reason,
    _ onAction: @escaping ActionHandler<Action>
  ) -> UIView {
    let tap = placeholder.action.map { action in { @MainActor in onAction(action) } }
    if #available(iOS 17, *) {
      return UIContentUnavailableView(
        configuration: configuration(for: placeholder, reason, onTap: tap))
    }
    return CellGenPlaceholder.view(for: placeholder, isLoading: reason == .loading, onTap: tap)
  }

  @available(iOS 17, *)
  private func configuration(
    for placeholder: ScreenPlaceholder<Action>, _ reason: CellGenPlaceholder.Reason,
    onTap: (@MainActor () -> Void)?
  ) -> UIContentUnavailableConfiguration {
    var configuration: UIContentUnavailableConfiguration =
      switch reason {
      case .loading: .loading()
      case .empty: .empty()
      case .search: .search()
      }
    configuration.text = placeholder.title
    configuration.secondaryText = placeholder.message
    if let image = placeholder.image { configuration.image = image }
    if let title = placeholder.buttonTitle, let onTap {
      configuration.button = .plain()
      configuration.button.title = title
      configuration.buttonProperties.primaryAction = UIAction(title: title) { _ in onTap() }
    }
    return configuration
  }
}

/// What stands in place of the sections before iOS 17.
@MainActor
enum CellGenPlaceholder {
  /// Why there is nothing to show.
  enum Reason { case loading, empty, search }

  static func view<Action>(
    for placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    if isLoading { stack.addArrangedSubview(spinner()) }
    if let image = placeholder.image { stack.addArrangedSubview(UIImageView(image: image)) }
    if let title = placeholder.title { stack.addArrangedSubview(label(title, .headline, .label)) }
    if let message = placeholder.message {
      stack.addArrangedSubview(label(message, .subheadline, .secondaryLabel))
    }
    if let title = placeholder.buttonTitle, let onTap {
      stack.addArrangedSubview(button(title, onTap: onTap))
    }
    return view(centering: stack)
  }

  private static func spinner() -> UIView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    return spinner
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static func button(_ title: String, onTap: @escaping @MainActor () -> Void) -> UIView {
    let button = CellGenButton(type: .system)
    if #available(iOS 14, *) {
      button.addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    } else {
      button.cellGenOnTap = onTap
    }
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }

  private static func view(centering stack: UIView) -> UIView {
    let view = UIView()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // A background view is as large as the container, bars and all; the margins keep out of the safe
    // area's insets (Apple, `insetsLayoutMarginsFromSafeArea`), so this is the middle of what can be
    // seen. Insets of the container's content do not count.
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
    ])
    return view
  }
}

/// A button that calls a closure on iOS 13, whose controls take only targets and selectors, which need
/// Objective-C.
///
/// It uses what `UIControl` offers to subclasses: `endTracking(_:with:)` is called when a touch ends, and
/// `isTouchInside` says whether the finger is still on the control (Apple, `UIControl`). VoiceOver activates
/// a control by a touch, too.
final class CellGenButton: UIButton {
  /// Named like nothing that an app adds to its views: a property of a class cannot have the name of
  /// one in an extension of its superclass.
  var cellGenOnTap: (@MainActor () -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = isTouchInside
    super.endTracking(touch, with: event)
    if isTap { cellGenOnTap?() }
  }
}
#endif
