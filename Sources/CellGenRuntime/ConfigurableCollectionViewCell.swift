#if canImport(UIKit)
public import UIKit

/// A collection view cell that hosts a view and passes events on to it.
///
/// UIKit does not show touches in a cell outside of lists, so the content is dimmed, unless the data has a
/// `look` or its row does not highlight.
public final class ConfigurableCollectionViewCell: UICollectionViewCell {
  var hosted: CellGenHosted?
  /// Returns true if a touch has an effect; nil in containers where UIKit knows this and touches no other
  /// cells.
  var reactsToTouches: (@MainActor () -> Bool)?

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
        isInList: false)
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

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    show(CellState(state))
  }

  public override var isSelected: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  public override var isHighlighted: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  /// Passes on the part of the state that iOS 13 provides. Later versions pass on all of it in
  /// `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    show(CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  private func show(_ state: CellState) {
    hosted?.update(for: state)
    // part: Looks
    hosted?.showLook(in: state, of: .collection(self), over: contentView)
    // part end
    // part: Accessories
    if let hosted, !hosted.placedBars.isEmpty {
      CellGenPlacedAccessories.update(hosted, isEditing: state.isEditing)
    }
    // part end
    contentView.alpha = isDimmed(in: state) ? CellGenTouchArea.dimmedAlpha : 1
  }

  private func isDimmed(in state: CellState) -> Bool {
    guard let hosted, state.isHighlighted else { return false }
    // part: Looks
    if hosted.look(in: state) != nil { return false }
    // part end
    return reactsToTouches?() ?? true && hosted.highlights
  }

  func didShow() {
    if #available(iOS 14, *) {
      setNeedsUpdateConfiguration()
    } else {
      updateBeforeConfigurationStates()
    }
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}
#endif
