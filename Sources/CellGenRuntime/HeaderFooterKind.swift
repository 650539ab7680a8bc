#if canImport(UIKit)
public import UIKit

/// One kind of header or footer of a screen: how its views are registered, dequeued and configured.
@MainActor
public struct HeaderFooterKind<View: ConfigurableView> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UIView, with data: View.Data) {
    hosted(in: view)?.update(with: data)
  }

  private func hosted(in view: UIView) -> CellGenHostedView<View>? {
    CellGenHosted.inside(view) as? CellGenHostedView<View>
  }

  /// Configures a view that was dequeued: the only cast, since UIKit's views come without their
  /// types.
  private func show(
    _ data: View.Data, in view: UIView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>?
  ) {
    guard let hosted = hosted(in: view) else {
      preconditionFailure("'\(reuseIdentifier)' is registered for \(type(of: view)) here")
    }
    hosted.show(data, onAction: onAction)
    view.accessibilityIdentifier = accessibilityIdentifier
  }
}

extension HeaderFooterKind {
  /// Registers the kind in a collection view, which must happen before its first view is asked for.
  public func register(in collectionView: UICollectionView) {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        ConfigurableReusableView<View>.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: reuseIdentifier)
    }
  }

  /// The configured header or footer of a section in a collection view.
  public func view(
    for data: View.Data, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: reuseIdentifier, for: indexPath)
    show(data, in: view, accessibilityIdentifier: accessibilityIdentifier, onAction: onAction)
    return view
  }
}

extension HeaderFooterKind {
  /// Registers the kind in a table view, which must happen before its first view is asked for.
  public func register(in tableView: UITableView) {
    tableView.register(
      ConfigurableHeaderFooterView<View>.self,
      forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }

  /// The configured header or footer of a section in a table view.
  public func view(
    for data: View.Data, in tableView: UITableView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UITableViewHeaderFooterView {
    guard
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    else {
      preconditionFailure("'\(reuseIdentifier)' is not registered in this table view")
    }
    show(data, in: view, accessibilityIdentifier: accessibilityIdentifier, onAction: onAction)
    return view
  }
}
#endif
