/// Replaces Objective-C's message forwarding, with `responds(to:)` and `forwardingTarget(for:)`, for an
/// object that forwards delegate methods that it does not implement.
@MainActor
public protocol StandInForwarding: AnyObject {
  var forwardingTarget: AnyObject? { get }
}

extension StandIn {
  /// Returns the context menu for a long press on an item; nil for none.
  @MainActor
  public static func contextMenu(
    forItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UIContextMenuConfiguration? {
    collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
  }

  /// Returns the context menu for a long press on a row; nil for none.
  @MainActor
  public static func contextMenu(
    forRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> UIContextMenuConfiguration? {
    tableView.delegate?.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: .zero)
  }

  /// Returns the context menu for a long press on one of several selected items; nil for none.
  @MainActor
  public static func contextMenu(
    forItemsAt indexPaths: [IndexPath], in collectionView: UICollectionView
  ) -> UIContextMenuConfiguration? {
    collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: .zero)
  }

  /// Returns the preview above a context menu; nil for the cell.
  @MainActor
  public static func preview(of configuration: UIContextMenuConfiguration?) -> UIViewController? {
    configuration?.previewViewController
  }

  /// Taps the preview above a context menu of a collection view or table.
  @MainActor
  public static func tapPreview(
    of configuration: UIContextMenuConfiguration?, in view: UIScrollView
  ) {
    guard let configuration else { return fail("no menu is open") }
    let animator = CommitAnimator(configuration.previewViewController)
    if let view = view as? UICollectionView {
      view.delegate?.collectionView(
        view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } else if let view = view as? UITableView {
      view.delegate?.tableView(
        view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    animator.run()
  }

  /// Returns the entries of a menu, as built when it opens.
  @MainActor
  public static func entries(of configuration: UIContextMenuConfiguration?) -> [UIAction] {
    configuration?.menu?.children.compactMap { $0 as? UIAction } ?? []
  }

  /// Chooses an entry of a context menu.
  @MainActor
  public static func choose(_ title: String, in configuration: UIContextMenuConfiguration?) {
    guard let action = entries(of: configuration).first(where: { $0.title == title }) else {
      return fail("no entry '\(title)' in the menu")
    }
    // A disabled entry can't be chosen (Apple, `UIMenuElement.Attributes.disabled`: "an attribute indicating
    // the disabled style", which UIKit dims, and which does not respond to taps).
    if !action.attributes.contains(.disabled) { action.perform() }
  }
}
