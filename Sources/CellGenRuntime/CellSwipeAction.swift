#if canImport(UIKit)
public import UIKit

/// The edge that a cell is swiped from.
public enum CellSwipeEdge: ViewData {
  case leading
  case trailing
}

/// A button that swiping a cell uncovers.
public struct CellSwipeAction<Action> {
  /// What it reports.
  public var action: Action
  public var title: String?
  public var image: UIImage?
  /// Whether it takes something away, and looks so.
  public var isDestructive: Bool
  /// Nil for the colour of its style.
  public var color: UIColor?

  public init(
    _ action: Action, title: String? = nil, image: UIImage? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.action = action
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.color = color
  }
}

extension ViewCreator {
  /// What UIKit shows while a cell is swiped; nil for nothing.
  ///
  /// - Parameter isInContent: whether an item is in the content at the time of the call.
  func swipeConfiguration(
    of item: Content.Item, on edge: CellSwipeEdge,
    isInContent: @escaping @MainActor (Content.Item.ID) -> Bool
  ) -> UISwipeActionsConfiguration? {
    let actions = swipeActions(of: item, on: edge)
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.map { swipe in contextual(swipe) { isInContent(item.id) } })
  }

  /// A destructive action was performed only if its item has gone. When told so, UIKit takes the row away
  /// by itself (Apple, `UIContextualAction.Handler`: "true if you performed the action"), and an app that
  /// asks first, or deletes on a server, would lose a row that it still has:
  /// github.com/AlphaWallet/alpha-wallet-ios/issues/1976. Otherwise the row slides back, and goes with the
  /// content that leaves it out.
  private func contextual(
    _ swipe: CellSwipeAction<Action>, isItemThere: @escaping @MainActor () -> Bool
  ) -> UIContextualAction {
    let style = swipe.isDestructive ? UIContextualAction.Style.destructive : .normal
    let action = UIContextualAction(style: style, title: swipe.title) {
      [weak self] _, _, finish in
      self?.onAction?(swipe.action)
      finish(!swipe.isDestructive || !isItemThere())
    }
    action.image = swipe.image
    if let color = swipe.color { action.backgroundColor = color }
    return action
  }
}
#endif
