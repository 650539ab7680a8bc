/// Stands in for Objective-C's forwarding of messages, by `responds(to:)` and `forwardingTarget(for:)`: an
/// object that passes on the methods of a delegate that it does not implement.
@MainActor
public protocol StandInForwarding: AnyObject {
  var forwardingTarget: AnyObject? { get }
}

extension StandIn {
  /// The menu that a long press on an item brings; nil for none.
  @MainActor
  public static func contextMenu(
    forItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UIContextMenuConfiguration? {
    collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
  }
}
