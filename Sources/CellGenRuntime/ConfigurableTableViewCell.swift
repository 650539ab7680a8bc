#if canImport(UIKit)
public import UIKit

/// The table view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableTableViewCell: UITableViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  /// What shows that a keyboard has reached the cell, unless the app says so when the cell is configured.
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
    // The text size may be another one.
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

  /// UIKit makes a table's cell one element, with the texts of its labels. A declared view says by
  /// itself what it is, as in collection views.
  public override var isAccessibilityElement: Bool {
    get { saysWhatItIs || !(hosted?.view is DeclaredView) ? super.isAccessibilityElement : false }
    set {
      saysWhatItIs = true
      super.isAccessibilityElement = newValue
    }
  }

  /// Whether the app says whether the cell is an element.
  private var saysWhatItIs = false

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
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

  /// A computed size is that of the whole cell: what UIKit measures itself it makes higher by the
  /// separator, a pixel that a view of a computed size is short of.
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
