#if canImport(UIKit)
import UIKit

/// The kinds of cell that feeds may show, from any number of modules.
///
///     let registry = CellRegistry()
///     registry.register(PostViewData.self) { id, action in … }
///     registry.register(AdvertViewData.self)
///
/// Register every kind before a feed gets its first model. One registry may serve several feeds.
@MainActor
public final class CellRegistry {
  private var kinds: [ObjectIdentifier: any FeedKind] = [:]

  public init() {}

  /// Registers the kind of cell that shows a type of model.
  ///
  /// - Parameters:
  ///   - model: the type of model that the kind shows.
  ///   - onAction: called with each action that a cell of this kind reports, and the id of its
  ///     model. A second registration of a type replaces it, for cells on the screen too, and
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
  /// Whether a model's kind is registered.
  func canShow(_ model: AnyCellModel) -> Bool {
    kinds[ObjectIdentifier(model.id.kind)] != nil
  }

  /// The configured cell of a model; nil where its kind is not registered.
  ///
  /// - Parameter reports: whether what the cell reports is passed on.
  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView,
    _ kinds: CellGenKinds, while reports: @escaping @MainActor () -> Bool
  ) -> UICollectionViewCell? {
    kind(of: model)?.cell(for: model, at: indexPath, in: collectionView, kinds, while: reports)
  }

  /// The size of a model in a container of a width; nil where its kind is not registered.
  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize? {
    kind(of: model)?.size(of: model, boundedBy: width)
  }

  private func kind(of model: AnyCellModel) -> (any FeedKind)? {
    kinds[ObjectIdentifier(model.id.kind)]
  }
}
#endif
