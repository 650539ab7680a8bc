#if canImport(UIKit)
public import UIKit

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell<View: ConfigurableView>: UICollectionViewCell {
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var id: (any Hashable & Sendable)? { hosted.id }

  public override init(frame: CGRect) {
    hosted = HostedView(frame: frame)
    super.init(frame: frame)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = hosted.size(boundedBy: layoutAttributes.size.width) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = size
    return layoutAttributes
  }
}
#endif
