#if canImport(UIKit)
import UIKit

/// Selection in both containers, where a hook comes before what the manifest says.
extension ViewCreator {
  func canSelect(
    _ item: Content.Item?, _ hooks: ListHooks<Content.Item.ID>, isEditing: Bool
  ) -> Bool {
    hooks.didSelect != nil || isEditing || item.flatMap(selectAction(of:)) != nil
  }

  /// Tells that an item was selected.
  ///
  /// - Parameter deselect: called where the selection is not to stay.
  func report(
    selected item: Content.Item, _ hooks: ListHooks<Content.Item.ID>, isEditing: Bool,
    deselect: () -> Void
  ) {
    if let didSelect = hooks.didSelect {
      didSelect(item.id)
    } else if !isEditing {
      deselect()
    }
    if !isEditing, let action = selectAction(of: item) { onAction?(action) }
  }
}
#endif
