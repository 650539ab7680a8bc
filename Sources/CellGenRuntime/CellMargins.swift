#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Insets the content of a stack or a box by the layout margins of this view, which are those of its cell,
  /// wherever the stack or box is. Its own insets are added to them.
  ///
  ///     let texts = vstack([titleLabel, textLabel], insets: .zero)
  ///     insetByMargins(texts, at: [.leading, .trailing])
  ///
  /// - Parameters:
  ///   - view: a stack that was set up with insets, or a box.
  ///   - sides: the sides where the margins apply.
  public func insetByMargins(_ view: UIView, at sides: NSDirectionalRectEdge) {
    cellGenTakeMargins()
    // The margins of this view already include the safe area.
    view.insetsLayoutMarginsFromSafeArea = false
    cellGenMargins.add(view, at: sides, insets: view.directionalLayoutMargins)
    cellGenMargins.follow(directionalLayoutMargins)
  }

  /// Takes over the margins of the cell from the declared view that contains this one, if any.
  private func cellGenTakeMargins() {
    guard !preservesSuperviewLayoutMargins, !cellGenMargins.areShared else { return }
    preservesSuperviewLayoutMargins = true
    superview?.cellGenShareMargins(withAdded: self)
  }

  /// Passes the margins of this view on to the declared views in a part of it that use margins.
  ///
  /// Without this, they would have UIKit's own 8 points, since the stacks in between pass no margins on
  /// (Apple, `UIView.layoutMargins`).
  final func cellGenShareMargins(with part: UIView) {
    guard let inner = part as? DeclaredView else {
      for view in part.subviews { cellGenShareMargins(with: view) }
      return
    }
    guard inner.preservesSuperviewLayoutMargins else { return }
    inner.preservesSuperviewLayoutMargins = false
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.cellGenMargins.areShared = true
    cellGenTakeMargins()
    cellGenMargins.add(inner, at: .all, insets: .zero)
    cellGenMargins.follow(directionalLayoutMargins)
  }
}

extension UIView {
  /// Passes the margins of the declared view that contains this one on to a view that was added to this one.
  func cellGenShareMargins(withAdded view: UIView) {
    if let outer = self as? DeclaredView { return outer.cellGenShareMargins(with: view) }
    superview?.cellGenShareMargins(withAdded: view)
  }
}

/// The stacks and boxes that inset their content by the margins of a view, and the views in it that do.
///
/// UIKit's own way, `preservesSuperviewLayoutMargins` of each view in between, applies to all four sides, and
/// only to a view that is closer to the edge than the margin.
///
/// - Source: Apple, `UIView.preservesSuperviewLayoutMargins`.
@MainActor
struct CellGenMargins {
  private struct Inset {
    let view: UIView
    let sides: NSDirectionalRectEdge
    /// The insets that are added to the margins.
    var insets: NSDirectionalEdgeInsets
  }

  /// True if the view takes its margins from another view that contains it.
  var areShared = false
  var isEmpty: Bool { all.isEmpty }

  private var all: [Inset] = []
  private var margins = NSDirectionalEdgeInsets.zero

  mutating func add(
    _ view: UIView, at sides: NSDirectionalRectEdge, insets: NSDirectionalEdgeInsets
  ) {
    all.append(Inset(view: view, sides: sides, insets: insets))
  }

  /// Applies new margins of the view.
  mutating func follow(_ margins: NSDirectionalEdgeInsets) {
    self.margins = margins
    for inset in all { show(inset) }
  }

  /// Changes the insets of a stack, which may be one of these stacks.
  mutating func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    guard let position = all.firstIndex(where: { $0.view === stack }) else {
      stack.directionalLayoutMargins = insets
      return
    }
    all[position].insets = insets
    show(all[position])
  }

  private func show(_ inset: Inset) {
    let sides = inset.sides
    let margins = NSDirectionalEdgeInsets(
      top: sides.contains(.top) ? margins.top : 0,
      leading: sides.contains(.leading) ? margins.leading : 0,
      bottom: sides.contains(.bottom) ? margins.bottom : 0,
      trailing: sides.contains(.trailing) ? margins.trailing : 0)
    // part: Boxes
    if let box = inset.view as? CellBox {
      box.cellGenMargins = margins
      return
    }
    // part end
    inset.view.directionalLayoutMargins = inset.insets.cellGenPlus(margins)
  }
}

extension NSDirectionalEdgeInsets {
  func cellGenPlus(_ other: Self) -> Self {
    Self(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
#endif
