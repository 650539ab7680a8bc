#if canImport(UIKit)
import UIKit

/// One kind of cell of a feed, whatever its model: all that a feed asks of it.
@MainActor
protocol FeedKind: AnyObject {
  /// Registers the kind in a collection view, which must happen before its first cell is asked for.
  func register(in collectionView: UICollectionView)

  /// The configured cell of a model of this kind.
  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell

  /// The size of a model of this kind in a container of a width.
  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize
}

/// The kind of cell that shows a type of model: the one place where a feed meets the cells of the
/// rest of the runtime.
final class RegisteredKind<Model: CellModel>: FeedKind {
  /// What is told of the actions that cells of the kind report, those configured before included.
  var onAction: (@MainActor (Model.ID, Model.View.Action) -> Void)?

  private let kind: CellKind<Model>
  private let sizes = CellGenSizes()

  init(reuseIdentifier: String) {
    let prefix = Self.accessibilityPrefix
    kind = CellKind(reuseIdentifier: reuseIdentifier) { "\(prefix).\($0)" }
  }

  /// How UI tests find the cells: `feed.post.7` is the `PostCellModel` with the id 7.
  private static var accessibilityPrefix: String {
    var name = String(describing: Model.self)
    if name.hasSuffix("CellModel"), name != "CellModel" { name.removeLast("CellModel".count) }
    return "feed." + name.prefix(1).lowercased() + name.dropFirst()
  }

  func register(in collectionView: UICollectionView) {
    kind.register(in: collectionView)
  }

  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let typed = own(model)
    let cell = kind.cell(for: typed, at: indexPath, in: collectionView) { action in
      self.onAction?(typed.id, action)
    }
    CellGenHosted.inside(cell)?.itemID = model.id
    return cell
  }

  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize {
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
