#if canImport(UIKit)
public import UIKit

/// A table view cell that hosts a view and passes events on to it.
public final class ConfigurableTableViewCell: UITableViewCell {
  var hosted: CellGenHosted?

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

  public override func layoutSubviews() {
    super.layoutSubviews()
    // part: Separators
    CellGenRowEdges.layOutSeparator(of: self)
    // part end
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    // part: Accessories
    // The text size may have changed.
    if let bar = hosted?.accessoryBar, accessoryView === bar { bar.fit() }
    // part end
    show(CellState(state))
  }

  public override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateBeforeConfigurationStates()
  }

  public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateBeforeConfigurationStates()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateBeforeConfigurationStates()
  }

  /// A Boolean value that indicates whether the cell is an accessibility element. UIKit makes the cells of
  /// tables elements with the texts of their labels. A declared view determines this on its own, as in
  /// collection views.
  public override var isAccessibilityElement: Bool {
    get { saysWhatItIs || !(hosted?.view is DeclaredView) ? super.isAccessibilityElement : false }
    set {
      saysWhatItIs = true
      super.isAccessibilityElement = newValue
    }
  }

  /// True if the app determines whether the cell is an element.
  private var saysWhatItIs = false

  /// Passes on the part of the state that iOS 13 provides. Later versions pass on all of it in
  /// `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    let state = CellState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
    show(state)
  }

  private func show(_ state: CellState) {
    hosted?.update(for: state)
    // part: Looks
    hosted?.showLook(in: state, of: .table(self), over: contentView)
    // part end
  }

  func didShow() {
    if #available(iOS 14, *) {
      setNeedsUpdateConfiguration()
    } else {
      updateBeforeConfigurationStates()
    }
  }

  /// A computed size is that of the whole cell. To sizes that it measures itself, UIKit adds the height of
  /// the separator, a pixel that a view with a computed size would lack.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(fitting: targetSize)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableTableViewCell: CellGenHost {}
#endif
