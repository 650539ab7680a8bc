#if canImport(UIKit)
public import UIKit

/// The content that a screen shows in place of its sections while there is nothing to show: texts with an
/// image and a button, or a view.
public struct ScreenPlaceholder<Action> {
  public var title: String?
  public var message: String?
  public var image: UIImage?
  /// The tint of the image or the activity indicator; nil for UIKit's.
  public var color: UIColor?
  /// The title of its button; nil for none.
  public var buttonTitle: String?
  /// The action that its button reports.
  public var action: Action?
  // part: PlaceholderViews
  /// The data of a view that replaces all of the above.
  private(set) var shown: (data: CellGenShown<Action>, place: PlaceholderPlace)?
  // part end

  public init(
    title: String? = nil, message: String? = nil, image: UIImage? = nil, color: UIColor? = nil,
    buttonTitle: String? = nil, action: Action? = nil
  ) {
    self.title = title
    self.message = message
    // Only templates are tinted; symbols always are templates.
    self.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    self.color = color
    self.buttonTitle = buttonTitle
    self.action = action
  }
}

// part: PlaceholderViews
/// The place of a placeholder's view in the area of the container that is not covered by bars.
public enum PlaceholderPlace: Swift.Sendable {
  case center, top
  /// The whole area.
  case fill
}

extension ScreenPlaceholder {
  /// Creates a placeholder that shows a view.
  ///
  /// - Parameters:
  ///   - data: the data that the view shows.
  ///   - place: its place; it is always as wide as the container.
  ///   - identifier: its accessibility identifier.
  ///   - action: returns the action of the screen for an action of the view.
  @MainActor public init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String,
    action: @escaping (Data.Action) -> Action
  ) {
    shown = (CellGenShownData(data, identifier: identifier, action: action), place)
  }

  /// Creates a placeholder that shows a view that reports nothing.
  @MainActor public init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String
  ) where Data.Action == Never {
    self.init(data, at: place, identifier: identifier) { _ -> Action in }
  }
}
// part end

extension ViewCreator {
  /// Returns the view behind a container in a state: UIKit's own view for unavailable content where it
  /// exists. Nil while there is content, and if there is no message to show.
  ///
  /// - Parameters:
  ///   - query: the search text that led to the content; nil or empty for content that was not searched.
  ///   - isEmpty: true if there is nothing to show, even if there is content.
  ///   - known: the current view. It is kept if possible, which does not interrupt typing or animations in it.
  func placeholderView(
    for state: ListState<Content>, query: String?, isEmpty: Bool, reusing known: UIView?,
    onAction: @escaping ActionHandler<Action>
  ) -> UIView? {
    let view = {
      (placeholder: ScreenPlaceholder<Action>, reason: CellGenPlaceholder.Reason) in
      self.view(for: placeholder, reason, reusing: known, onAction)
    }
    switch state {
    case .loading: return view(placeholder(for: state) ?? ScreenPlaceholder(), .loading)
    case .content where !isEmpty: return nil
    case .content:
      if let query, !query.isEmpty { return placeholder(forQuery: query).map { view($0, .search) } }
      return placeholder(for: .empty).map { view($0, .empty) }
    case .empty, .failed: return placeholder(for: state).map { view($0, .empty) }
    }
  }

  private func view(
    for placeholder: ScreenPlaceholder<Action>, _ reason: CellGenPlaceholder.Reason,
    reusing known: UIView?, _ onAction: @escaping ActionHandler<Action>
  ) -> UIView {
    // part: PlaceholderViews
    if let (data, place) = placeholder.shown {
      let kind = CellGenPlaceholderView.Kind(
        data: Swift.ObjectIdentifier(type(of: data)), place: place)
      let known = (known as? CellGenPlaceholderView).flatMap { $0.cellGenKind == kind ? $0 : nil }
      let view = known ?? CellGenPlaceholderView(kind)
      data.show(in: view.cellGenContent, onAction: onAction)
      return view
    }
    // part end
    let tap = placeholder.action.map { action in { @MainActor in onAction(action) } }
    if #available(iOS 17, *) {
      let configuration = configuration(for: placeholder, reason, onTap: tap)
      guard let known = known as? UIContentUnavailableView else {
        return UIContentUnavailableView(configuration: configuration)
      }
      if known.configuration as? UIContentUnavailableConfiguration != configuration {
        known.configuration = configuration
      }
      return known
    }
    let view = known as? CellGenPlaceholder ?? CellGenPlaceholder()
    view.show(placeholder, isLoading: reason == .loading, onTap: tap)
    return view
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
    if let color = placeholder.color { configuration.imageProperties.tintColor = color }
    if let title = placeholder.buttonTitle, let onTap {
      configuration.button = .plain()
      configuration.button.title = title
      configuration.buttonProperties.primaryAction = UIAction(title: title) { _ in onTap() }
    }
    return configuration
  }
}

/// The view that replaces the sections before iOS 17.
final class CellGenPlaceholder: UIView {
  /// The reason why there is nothing to show.
  enum Reason { case loading, empty, search }

  private let cellGenStack = UIStackView()
  private let cellGenSpinner = UIActivityIndicatorView(style: .large)

  init() {
    super.init(frame: .zero)
    cellGenStack.axis = .vertical
    cellGenStack.alignment = .center
    cellGenStack.spacing = 8
    cellGenCenterStack()
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func show<Action>(
    _ placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) {
    for view in cellGenStack.arrangedSubviews where view !== cellGenSpinner {
      view.removeFromSuperview()
    }
    cellGenSpinner.color = placeholder.color
    // An indicator that is animating continues.
    if !isLoading {
      cellGenSpinner.removeFromSuperview()
    } else if cellGenSpinner.superview == nil {
      cellGenStack.insertArrangedSubview(cellGenSpinner, at: 0)
      cellGenSpinner.startAnimating()
    }
    if let image = placeholder.image {
      let view = UIImageView(image: image)
      view.tintColor = placeholder.color
      cellGenStack.addArrangedSubview(view)
    }
    if let title = placeholder.title {
      cellGenStack.addArrangedSubview(label(title, .headline, .label))
    }
    if let message = placeholder.message {
      cellGenStack.addArrangedSubview(label(message, .subheadline, .secondaryLabel))
    }
    if let title = placeholder.buttonTitle, let onTap {
      cellGenStack.addArrangedSubview(button(title, onTap: onTap))
    }
  }

  private func label(
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

  private func button(_ title: String, onTap: @escaping @MainActor () -> Void) -> UIView {
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

  private func cellGenCenterStack() {
    let stack = cellGenStack
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // A background view is as large as the container, including the area behind bars. Its margins exclude the
    // safe area insets (Apple, `insetsLayoutMarginsFromSafeArea`), so this is the center of the visible area.
    // Content insets of the container do not count.
    let room = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
    ])
  }
}

// part: PlaceholderViews
/// Shows a view in place of the sections, in the area of the container that is not covered by bars.
final class CellGenPlaceholderView: UIView {
  /// The properties that must be equal for a view to be configured again.
  struct Kind: Swift.Equatable {
    let data: Swift.ObjectIdentifier
    let place: PlaceholderPlace
  }

  let cellGenKind: Kind
  let cellGenContent = ConfigurableReusableView(frame: .zero)
  /// The height that is computed for the data; inactive if Auto Layout determines it.
  private lazy var cellGenHeight = cellGenContent.heightAnchor.constraint(equalToConstant: 0)

  init(_ kind: Kind) {
    cellGenKind = kind
    super.init(frame: .zero)
    addSubview(cellGenContent)
    cellGenContent.translatesAutoresizingMaskIntoConstraints = false
    let room = safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [
        cellGenContent.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        cellGenContent.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      ] + vertical(room))
  }

  private func vertical(_ room: UILayoutGuide) -> [NSLayoutConstraint] {
    let top = cellGenContent.topAnchor
    switch cellGenKind.place {
    case .top: return [top.constraint(equalTo: room.topAnchor)]
    case .fill:
      return [
        top.constraint(equalTo: room.topAnchor),
        cellGenContent.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      ]
    case .center:
      // A view that is taller than the area begins at its top.
      let center = cellGenContent.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      center.priority = .defaultHigh
      return [top.constraint(greaterThanOrEqualTo: room.topAnchor), center]
    }
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func layoutSubviews() {
    let room = bounds.inset(by: safeAreaInsets)
    let target = CGSize(width: room.width, height: UIView.layoutFittingCompressedSize.height)
    if cellGenKind.place != .fill, room.width > 0 {
      let size = cellGenContent.size(fitting: target)
      cellGenHeight.constant = size?.height ?? 0
      cellGenHeight.isActive = size != nil
    }
    super.layoutSubviews()
  }
}
// part end

/// A button that calls a closure on iOS 13, where controls support only targets and selectors, which require
/// Objective-C.
///
/// It uses the API of `UIControl` for subclasses: `endTracking(_:with:)` is called when a touch ends, and
/// `isTouchInside` indicates whether the finger is still on the control (Apple, `UIControl`). VoiceOver
/// activates a control with a touch as well.
final class CellGenButton: UIButton {
  /// Named unlike anything that an app adds to its views: a property of a class cannot have the name of a
  /// property in an extension of its superclass.
  var cellGenOnTap: (@MainActor () -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = isTouchInside
    super.endTracking(touch, with: event)
    if isTap { cellGenOnTap?() }
  }
}
#endif
