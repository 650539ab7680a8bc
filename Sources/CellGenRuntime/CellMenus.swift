#if canImport(UIKit)
public import UIKit

/// An item of a button's menu.
public struct CellMenuItem<Action> {
  public var action: Action
  public var title: String
  /// The name of an SF Symbol.
  public var symbol: String?
  public var isDestructive: Bool

  public init(
    _ action: Action, title: String, symbol: String? = nil, isDestructive: Bool = false
  ) {
    self.action = action
    self.title = title
    self.symbol = symbol
    self.isDestructive = isDestructive
  }
}

@available(iOS 14, *)
extension ReportingView where Self: DeclaredView {
  /// Gives a button a menu, which a tap opens, and reports the action of the item that is chosen.
  public func report(_ menu: [CellMenuItem<Data.Action>], fromMenuOf button: UIButton) {
    let items = menu.map { item in
      UIAction(
        title: item.title, image: item.symbol.flatMap { UIImage(systemName: $0) },
        attributes: item.isDestructive ? .destructive : []
      ) { [weak self] _ in self?.onAction?(item.action) }
    }
    button.menu = UIMenu(children: items)
    button.showsMenuAsPrimaryAction = true
    cellGenMenus[ObjectIdentifier(button)] = menu.map { item in
      UIAccessibilityCustomAction(name: item.title) { [weak self] _ in
        self?.onAction?(item.action)
        return self != nil
      }
    }
  }
}
#endif
