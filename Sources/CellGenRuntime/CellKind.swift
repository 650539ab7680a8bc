#if canImport(UIKit)
public import UIKit

/// One kind of cell of a screen: how its cells are registered, dequeued and configured.
///
/// A class, so that a screen's functions pass it on without copying its parts.
@MainActor
public final class CellKind<Model: CellModel> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let isInList: Bool
  private let accessibilityIdentifier: @MainActor (Model.ID) -> String

  /// - Parameters:
  ///   - reuseIdentifier: unique among the kinds of the screen.
  ///   - isInList: whether a collection view shows its cells in lists, with their separators and
  ///     swipe actions.
  ///   - accessibilityIdentifier: how UI tests find the cell of an id.
  public init(
    reuseIdentifier: String, isInList: Bool = false,
    accessibilityIdentifier: @escaping @MainActor (Model.ID) -> String
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.isInList = isInList
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}

extension CellKind {
  /// Registers the kind in a collection view, which must happen before its first cell is asked for.
  public func register(in collectionView: UICollectionView) {
    collectionView.register(collectionViewCell, forCellWithReuseIdentifier: reuseIdentifier)
  }

  private var collectionViewCell: UICollectionViewCell.Type {
    if #available(iOS 14, *), isInList {
      ConfigurableListCell<Model.View>.self
    } else {
      ConfigurableCollectionViewCell<Model.View>.self
    }
  }

  /// The configured cell of a model in a collection view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in collectionView: UICollectionView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    show(model, in: cell, onAction: onAction)
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
    show(model, in: cell, onAction: onAction)
    return cell
  }
}

extension CellKind {
  /// Configures a cell that was dequeued: the only cast, since UIKit's cells come without their
  /// types.
  private func show(_ model: Model, in cell: UIView, onAction: ActionHandler<Model.View.Action>?) {
    guard let hosted = CellGenHosted.inside(cell) as? CellGenHostedView<Model.View> else {
      preconditionFailure("'\(reuseIdentifier)' is registered for \(type(of: cell)) here")
    }
    hosted.show(model, onAction: onAction)
    cell.accessibilityIdentifier = accessibilityIdentifier(model.id)
  }
}
#endif
