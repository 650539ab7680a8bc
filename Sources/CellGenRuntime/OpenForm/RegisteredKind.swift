#if canImport(UIKit)
import UIKit

/// One kind of cell of a feed, whatever its model: all that a feed asks of it.
@MainActor
protocol FeedKind: AnyObject {
  /// The configured cell of a model of this kind.
  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell

  /// The id of the model that a cell of this kind was configured with; nil while it waits for reuse.
  func id(of cell: UICollectionViewCell) -> AnyCellModel.ID?

  /// The size of a model of this kind in a container of a width.
  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize
}

/// The kind of cell that shows a type of model: the one place where a feed meets the cells of the
/// rest of the runtime.
final class RegisteredKind<Model: CellModel>: FeedKind {
  /// What is told of the actions that cells of the kind report, those configured before included.
  var onAction: (@MainActor (Model.ID, Model.View.Action) -> Void)?

  private let kind: CellKind<Model>
  /// Shows what is to be measured, and is never on the screen.
  private(set) lazy var measuringView = Model.View(frame: .zero)

  init(reuseIdentifier: String) {
    kind = CellKind(
      reuseIdentifier: reuseIdentifier, accessibilityPrefix: Self.accessibilityPrefix)
  }

  /// How UI tests find the cells: `feed.post.7` is the `PostCellModel` with the id 7.
  private static var accessibilityPrefix: String {
    var name = String(describing: Model.self)
    if name.hasSuffix("CellModel"), name != "CellModel" { name.removeLast("CellModel".count) }
    return "feed." + name.prefix(1).lowercased() + name.dropFirst()
  }

  func cell(
    for model: AnyCellModel, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let model = own(model)
    return kind.cell(for: model, at: indexPath, in: collectionView) { action in
      self.onAction?(model.id, action)
    }
  }

  func id(of cell: UICollectionViewCell) -> AnyCellModel.ID? {
    let host = cell as? ConfigurableCollectionViewCell<Model.View>
    return (host?.id as? Model.ID).map { AnyCellModel.ID($0, of: Model.self) }
  }

  func size(of model: AnyCellModel, boundedBy width: CGFloat) -> CGSize {
    let data = own(model).data
    return Model.View.size(for: data, boundedBy: width) ?? measure(data, boundedBy: width)
  }

  /// The size that Auto Layout finds for some data. What showing it may have begun, such as a
  /// download, is ended at once.
  private func measure(_ data: Model.View.Data, boundedBy width: CGFloat) -> CGSize {
    measuringView.configure(with: data)
    defer { measuringView.prepareForReuse() }
    return measuringView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  private func own(_ model: AnyCellModel) -> Model {
    guard let own = model.as(Model.self) else {
      preconditionFailure("a kind is found by the type of its models, which \(model.id) is not of")
    }
    return own
  }
}
#endif
