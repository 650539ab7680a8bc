#if canImport(UIKit)
public import UIKit

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell<View: ConfigurableView>: UICollectionViewCell {
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

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
  }

  public override var isSelected: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  public override var isHighlighted: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    view.update(for: CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}
#endif
