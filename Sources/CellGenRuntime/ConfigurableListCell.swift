#if canImport(UIKit)
public import UIKit

/// A cell that hosts a view in the lists of a collection view, where only UIKit's own list cells have
/// separators, swipe actions, and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default color is not nil), so the
/// section's own background is visible only around the rows. The separator keeps the inset of UIKit's own
/// content (`separatorLayoutGuide`), because the content of a hosted view begins at an unknown place.
@available(iOS 14, *)
public final class ConfigurableListCell: UICollectionViewListCell {
  var hosted: CellGenHosted?
  // part: RowHeights
  /// The source of row heights where the section determines them. A cell may be measured before it is in the
  /// collection view.
  weak var rowHeights: (any CellGenRowHeights)?
  // part end

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  /// The effect that shows keyboard focus. An effect that the app sets when the cell is configured takes
  /// precedence.
  @available(iOS 15, *)
  public override var focusEffect: UIFocusEffect? {
    get {
      if saysItsFocusEffect { return super.focusEffect }
      return CellGenFocus.effect(
        of: self, in: CellState(configurationState), hosted, standard: super.focusEffect,
        isInList: true)
    }
    set {
      saysItsFocusEffect = hosted != nil
      super.focusEffect = newValue
    }
  }

  /// True if the app has set the effect.
  private var saysItsFocusEffect = false

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    // part: Accessories
    // The text size may have changed. UIKit reserves room for an accessory when the accessory is set: its
    // width is that of the view (Apple, `UICellAccessory.LayoutDimension.actual`).
    if let bar = hosted?.accessoryBar, !bar.isEmpty, bar.fit() {
      let shown = accessories
      accessories = shown
    }
    // part end
    let state = CellState(state)
    hosted?.update(for: state)
    // part: Looks
    hosted?.showLook(in: state, of: .collection(self), over: contentView)
    // part end
    // part: Accessories
    if let hosted, !hosted.placedBars.isEmpty {
      CellGenPlacedAccessories.update(hosted, isEditing: state.isEditing)
    }
    // part end
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // part: RowHeights
    if let height = rowHeights?.rowHeight(at: layoutAttributes.indexPath) {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
    // part end
    return fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@available(iOS 14, *)
extension ConfigurableListCell: CellGenHost {
  func didShow() { setNeedsUpdateConfiguration() }
}
#endif
