#if canImport(UIKit)
public import UIKit

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell: UICollectionViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    hosted?.update(for: CellState(state))
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
    hosted?.update(for: CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}
#endif
