#if canImport(UIKit)
public import UIKit

/// One kind of cell of a screen: how its cells are registered, dequeued and configured.
///
/// Made before any cell is asked for: UIKit raises for a registration that is built inside a cell
/// provider.
@MainActor
public struct CellKind<Model: CellModel> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let accessibility: Accessibility
  private let registration = UICollectionView.CellRegistration<
    ConfigurableCollectionViewCell<Model.View>, Model
  > { _, _, _ in }

  /// How UI tests find the cells.
  private enum Accessibility {
    case identifier(String)
    case prefix(String)
  }

  /// A kind of which there is at most one cell.
  public init(reuseIdentifier: String, accessibilityIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    accessibility = .identifier(accessibilityIdentifier)
  }

  /// A kind of many cells, whose accessibility identifiers end with their ids.
  public init(reuseIdentifier: String, accessibilityPrefix: String) {
    self.reuseIdentifier = reuseIdentifier
    accessibility = .prefix(accessibilityPrefix)
  }

  private func accessibilityIdentifier(of model: Model) -> String {
    switch accessibility {
    case .identifier(let identifier): identifier
    case .prefix(let prefix): "\(prefix).\(model.id)"
    }
  }
}

extension CellKind {
  /// The configured cell of a model in a collection view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in collectionView: UICollectionView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: model)
    cell.hosted.configure(with: model.data, id: model.id, onAction: onAction)
    cell.accessibilityIdentifier = accessibilityIdentifier(of: model)
    return cell
  }
}

extension CellKind {
  /// Registers the kind in a table view, which must happen before its first cell is asked for.
  public func register(in tableView: UITableView) {
    tableView.register(
      ConfigurableTableViewCell<Model.View>.self, forCellReuseIdentifier: reuseIdentifier)
  }

  /// The configured cell of a model in a table view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in tableView: UITableView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    guard let host = cell as? ConfigurableTableViewCell<Model.View> else {
      preconditionFailure(
        "'\(reuseIdentifier)' is registered for \(type(of: cell)) in this table view")
    }
    host.hosted.configure(with: model.data, id: model.id, onAction: onAction)
    host.accessibilityIdentifier = accessibilityIdentifier(of: model)
    return host
  }
}
#endif
