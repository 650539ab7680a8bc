#if canImport(UIKit)
import UIKit

/// The focus effect of cells that a keyboard has reached.
///
/// UIKit then gives the cells of lists another background (WWDC21 10260, 7:18: "you will get this appearance
/// automatically when using the background and content configurations"). That background is invisible behind
/// a color of the cell's own, and cells outside of lists do not get it: these cells get a ring around them.
@MainActor
enum CellGenFocus {
  /// Returns the effect of a cell.
  ///
  /// - Parameters:
  ///   - state: the state of the cell.
  ///   - standard: UIKit's own effect.
  ///   - isInList: true if UIKit shows the focus with the background.
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
  /// True if another look would make the cell look different.
  fileprivate func differs(from other: CellLook) -> Bool {
    background != other.background || overlay != other.overlay || borderWidth != other.borderWidth
      || borderColor != other.borderColor
  }

  /// Returns the rectangle of the background in a cell.
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
  /// True if a keyboard can reach cells by default.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}
// part end

// part: Table
extension UITableView {
  /// True if a keyboard can reach rows by default.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}
// part end
#endif
