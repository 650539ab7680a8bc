#if canImport(UIKit)
public import UIKit

/// An item of a button's menu, or of the context menu of a cell.
public struct CellMenuItem<Action> {
  public var action: Action
  public var title: String
  /// The name of an SF Symbol.
  public var symbol: String?
  /// An image, used in place of a symbol.
  public var image: UIImage?
  public var isDestructive: Bool
  /// True if the item can be chosen.
  public var isEnabled: Bool
  /// True if the menu includes the item.
  private(set) var isShown: Bool

  /// Creates an item, which the menu leaves out if its title is nil.
  public init(
    _ action: Action, title: String?, symbol: String? = nil, image: UIImage? = nil,
    isDestructive: Bool = false, isEnabled: Bool = true
  ) {
    self.action = action
    self.title = title ?? ""
    isShown = title != nil
    self.symbol = symbol
    self.image = image
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }

  /// Returns the same item, included only while a condition is true.
  public func shown(while isShown: Bool) -> CellMenuItem {
    var item = self
    item.isShown = self.isShown && isShown
    return item
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellMenuItem<Other> {
    CellMenuItem<Other>(
      transform(action), title: title, symbol: symbol, image: image, isDestructive: isDestructive,
      isEnabled: isEnabled
    ).shown(while: isShown)
  }

  /// Returns the item as an action for UIKit.
  @MainActor
  func element(_ report: @escaping @MainActor (Action) -> Void) -> UIAction {
    var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
    if !isEnabled { attributes.insert(.disabled) }
    return UIAction(
      title: title, image: image ?? symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes
    ) { _ in report(action) }
  }
}

// part: ButtonMenus
@available(iOS 14, *)
extension ReportingView where Self: DeclaredView {
  /// Gives a button a menu that a tap opens, and reports the action of the item that is chosen.
  public func report(_ menu: [CellMenuItem<Data.Action>], fromMenuOf button: UIButton) {
    let offered = menu.filter(\.isShown)
    let items = offered.map { item in item.element { [weak self] in self?.onAction?($0) } }
    button.menu = UIMenu(children: items)
    button.showsMenuAsPrimaryAction = true
    cellGenMenus[Swift.ObjectIdentifier(button)] = offered.filter(\.isEnabled).map { item in
      UIAccessibilityCustomAction(name: item.title) { [weak self] _ in
        self?.onAction?(item.action)
        return self != nil
      }
    }
  }
}
// part end
#endif
