#if canImport(UIKit)
import UIKit

/// A kind of cell of a feed, whatever its model: everything that a feed needs from it.
@MainActor
protocol FeedKind: AnyObject {
  /// Returns the configured cell of a model of this kind.
  ///
  /// - Parameter reports: true to pass on the actions that the cell reports.
  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView,
    _ kinds: CellGenKinds, while reports: @escaping @MainActor () -> Bool
  ) -> UICollectionViewCell

  /// Returns the size of a model of this kind in a container of a width; nil for one of the app's cell
  /// classes.
  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize?
}

/// The kind of cell that shows a type of model. Only here does a feed meet the cells of the rest of the
/// runtime.
final class RegisteredKind<Model: CellModel>: FeedKind {
  /// Called with the actions that cells of the kind report, including cells that were configured before.
  var onAction: (@MainActor (Model.ID, Model.Action) -> Void)?

  private let sizes = CellGenSizes()

  /// The prefix of the cells' accessibility identifiers: `feed.post.7` is the `PostViewData` with the id 7.
  private let identifier: String

  init() {
    var name = String(describing: Model.self)
    if name.hasSuffix("ViewData"), name != "ViewData" { name.removeLast("ViewData".count) }
    identifier = "feed." + name.prefix(1).lowercased() + name.dropFirst()
  }

  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView,
    _ kinds: CellGenKinds, while reports: @escaping @MainActor () -> Bool
  ) -> UICollectionViewCell {
    let model = own(model)
    return ScreenCell(model, identifier: identifier) { $0 }.shown.cell(
      in: collectionView, at: indexPath, kinds
    ) {
      if reports() { self.onAction?(model.id, $0) }
    }
  }

  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize? {
    sizes.size(of: own(model), boundedBy: width)
  }

  private func own(_ model: AnyCellModel) -> Model {
    guard let own = model.as(Model.self) else {
      preconditionFailure("a kind is found by the type of its models, which \(model.id) is not of")
    }
    return own
  }
}
#endif
