#if canImport(UIKit)
import UIKit

/// How a cell looks that a keyboard has reached.
///
/// UIKit gives the cells of lists another background then (WWDC21 10260, 7:18: "you will get this appearance
/// automatically when using the background and content configurations"). Nothing is seen of it behind a color of the
/// cell's own, nor in a cell that is in no list: there is a ring around it.
@MainActor
enum CellGenFocus {
  /// The effect of a cell.
  ///
  /// - Parameters:
  ///   - state: that of the cell.
  ///   - standard: UIKit's own.
  ///   - isInList: whether UIKit shows the focus by the background.
  @available(iOS 15, *)
  static func effect(
    of cell: UIView, in state: CellState, _ hosted: CellGenHosted?, standard: UIFocusEffect?,
    isInList: Bool
  ) -> UIFocusEffect? {
    // part: Looks
    var state = state
    state.isFocused = true
    if let look = hosted?.look(in: state) {
      state.isFocused = false
      // "If you want to apply a custom appearance, first set the focusEffect property to nil" (WWDC21 10260, 7:40).
      if let other = hosted?.look(in: state), look.differs(from: other) { return nil }
      if isInList, look.background == nil { return standard }
      guard look.cornerRadius > 0 || look.insets != .zero else { return UIFocusHaloEffect() }
      return UIFocusHaloEffect(
        roundedRect: look.rect(in: cell), cornerRadius: look.cornerRadius, curve: .continuous)
    }
    // part end
    return isInList ? standard : UIFocusHaloEffect()
  }
}

// part: Looks
extension CellLook {
  /// True if a cell looks different with another look.
  fileprivate func differs(from other: CellLook) -> Bool {
    background != other.background || overlay != other.overlay || borderWidth != other.borderWidth
      || borderColor != other.borderColor
  }

  /// Where the background is in a cell.
  @MainActor
  fileprivate func rect(in view: UIView) -> CGRect {
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading))
  }
}
// part end

// part: Collection
extension UICollectionView {
  /// True if a keyboard reaches cells unless a delegate decides.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}
// part end

// part: Table
extension UITableView {
  /// True if a keyboard reaches rows unless a delegate decides.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}
// part end
#endif
