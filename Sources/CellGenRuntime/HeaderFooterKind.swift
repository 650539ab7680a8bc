#if canImport(UIKit)
public import UIKit

/// One kind of header or footer of a screen: how its views are registered, dequeued and configured.
@MainActor
public struct HeaderFooterKind<View: ConfigurableView> {
  private typealias Registration = UICollectionView.SupplementaryRegistration<
    ConfigurableReusableView<View>
  >

  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let headers: Registration
  private let footers: Registration

  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    headers = Registration(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
    footers = Registration(elementKind: UICollectionView.elementKindSectionFooter) { _, _, _ in }
  }
}

extension HeaderFooterKind {
  /// The configured header or footer of a section in a collection view.
  public func view(
    for data: View.Data, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueConfiguredReusableSupplementary(
      using: isHeader ? headers : footers, for: indexPath)
    view.hosted.configure(with: data, onAction: onAction)
    view.accessibilityIdentifier = accessibilityIdentifier
    return view
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UICollectionReusableView, with data: View.Data) {
    (view as? ConfigurableReusableView<View>)?.hosted.update(with: data)
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
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    guard let host = view as? ConfigurableHeaderFooterView<View> else {
      preconditionFailure("'\(reuseIdentifier)' is not registered by its screen in this table view")
    }
    host.hosted.configure(with: data, onAction: onAction)
    host.accessibilityIdentifier = accessibilityIdentifier
    return host
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UITableViewHeaderFooterView, with data: View.Data) {
    (view as? ConfigurableHeaderFooterView<View>)?.hosted.update(with: data)
  }
}
#endif
