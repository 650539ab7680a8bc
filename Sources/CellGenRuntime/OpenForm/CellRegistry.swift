#if canImport(UIKit)
import UIKit

/// The kinds of cells that feeds can show, from any modules.
///
///     let registry = CellRegistry()
///     registry.register(PostViewData.self) { id, action in … }
///     registry.register(AdvertViewData.self)
///
/// Register every kind before a feed gets its first model. Several feeds can share a registry.
@MainActor
public final class CellRegistry {
  private var kinds: [ObjectIdentifier: any FeedKind] = [:]

  public init() {}

  /// Registers the kind of cell that shows a type of model.
  ///
  /// - Parameters:
  ///   - model: the type of model that the kind shows.
  ///   - onAction: called with each action that a cell of this kind reports, and the id of its
  ///     model. Registering a type again replaces the handler, even for cells on the screen, and
  ///     changes nothing else.
  public func register<Model: CellModel>(
    _ model: Model.Type, onAction: (@MainActor (Model.ID, Model.Action) -> Void)? = nil
  ) {
    registeredKind(of: model).onAction = onAction
  }

  private func registeredKind<Model: CellModel>(of model: Model.Type) -> RegisteredKind<Model> {
    if let known = kinds[ObjectIdentifier(model)] as? RegisteredKind<Model> { return known }
    let kind = RegisteredKind<Model>()
    kinds[ObjectIdentifier(model)] = kind
    return kind
  }
}

extension CellRegistry {
  /// True if the kind of a model is registered.
  func canShow(_ model: AnyCellModel) -> Bool {
    kinds[ObjectIdentifier(model.id.kind)] != nil
  }

  /// Returns the configured cell of a model; nil if its kind is not registered.
  ///
  /// - Parameter reports: true to pass on the actions that the cell reports.
  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView,
    _ kinds: CellGenKinds, while reports: @escaping @MainActor () -> Bool
  ) -> UICollectionViewCell? {
    kind(of: model)?.cell(for: model, at: indexPath, in: collectionView, kinds, while: reports)
  }

  /// Returns the size of a model in a container of a width; nil if its kind is not registered.
  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize? {
    kind(of: model)?.size(of: model, boundedBy: width)
  }

  private func kind(of model: AnyCellModel) -> (any FeedKind)? {
    kinds[ObjectIdentifier(model.id.kind)]
  }
}
#endif
