/// An entry of a menu.
@MainActor
open class UIMenuElement: NSObject, Sendable {
  private let titleText: String
  private let icon: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleText = title
    icon = image
    self.subtitle = subtitle
    super.init()
  }

  open var title: String { titleText }
  open var subtitle: String?
  open var image: UIImage? { icon }

  /// The state of an entry, which it shows with a mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The style and behavior of an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: UIMenuElement.Attributes { .init(rawValue: 1) }
    public static var destructive: UIMenuElement.Attributes { .init(rawValue: 2) }
    public static var hidden: UIMenuElement.Attributes { .init(rawValue: 4) }
    @available(iOS 16, *)
    public static var keepsMenuPresented: UIMenuElement.Attributes { .init(rawValue: 8) }
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure that controls and menus run.
@MainActor
open class UIAction: UIMenuElement {
  private static var made = 0
  private let id: Identifier
  private let handler: UIActionHandler
  private weak var currentSender: UIControl?

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?,
    handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    id = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open var identifier: UIAction.Identifier { id }
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?
  open var sender: Any? { currentSender }

  func perform() { handler(self) }

  func perform(from sender: UIControl) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIAction {
  @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  @preconcurrency
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

/// A group of menu entries.
@MainActor
open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]

  public init(title: String = "", children: [UIMenuElement] = []) {
    elements = children
    super.init(title: title, subtitle: nil, image: nil)
  }

  open var children: [UIMenuElement] { elements }
}

extension StandIn {
  /// Opens the menu of a button and chooses an entry.
  @MainActor
  public static func choose(_ title: String, inMenuOf button: UIButton) {
    guard button.isEnabled, button.isUserInteractionEnabled, button.showsMenuAsPrimaryAction,
      let actions = button.menu?.children.compactMap({ $0 as? UIAction })
    else { return }
    actions.first { $0.title == title && !$0.attributes.contains(.disabled) }?.perform(from: button)
  }
}
