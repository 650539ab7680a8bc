#if canImport(UIKit)
public import UIKit

/// The cell that hosts a view in the lists of a collection view, where only UIKit's own list cells
/// have separators, swipe actions and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default colour is not nil), so a
/// section's own shows around the rows only. The separator keeps the inset of UIKit's own content
/// (`separatorLayoutGuide`), since a hosted view does not say where its own begins.
@available(iOS 14, *)
public final class ConfigurableListCell<View: ConfigurableView>: UICollectionViewListCell {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var modelID: (any Hashable & Sendable)? { hosted.id }

  public override init(frame: CGRect) {
    hosted = CellGenHostedView(frame: frame)
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
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@available(iOS 14, *)
extension ConfigurableListCell: CellGenHost {}
#endif
