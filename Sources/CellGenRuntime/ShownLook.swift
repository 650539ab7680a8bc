#if canImport(UIKit)
import UIKit

/// Applies looks to cells, and restores UIKit's own look.
@MainActor
enum CellGenShownLook {
  /// Applies a look to a cell in its current state.
  ///
  /// - Parameters:
  ///   - look: the look; nil for UIKit's own.
  ///   - hidesState: true if UIKit's own look is to be that of a cell that is neither highlighted nor selected.
  ///   - content: the view below the overlay.
  static func show(
    _ look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell, over content: UIView
  ) {
    if #available(iOS 14, *) {
      showConfiguration(of: look, hidesState: hidesState, in: cell)
    } else {
      showView(of: look, hidesState: hidesState, in: cell)
    }
    showOverlay(of: look, over: content)
  }

  private static func showOverlay(of look: CellLook?, over content: UIView) {
    let shown = content.subviews.lazy.compactMap { $0 as? CellGenPatch }.first
    guard let look, let color = look.overlay else {
      shown?.removeFromSuperview()
      return
    }
    let overlay = shown ?? CellGenPatch(frame: content.bounds)
    overlay.show(color, in: look)
    content.addSubview(overlay)
    // part: Accessories
    CellGenPlacedAccessories.bringToFront(in: content)
    // part end
  }

  @available(iOS 14, *)
  private static func showConfiguration(
    of look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell
  ) {
    let known = cell.background?.customView as? CellGenLookMark
    guard look != nil || hidesState else {
      if let known { cell.takeBack(known) }
      return
    }
    let mark = known ?? cell.makeMark()
    var state = cell.state
    if hidesState { (state.isHighlighted, state.isSelected) = (false, false) }
    var background = cell.background(insteadOf: mark).updated(for: state)
    look?.apply(to: &background)
    background.customView = mark
    cell.updatesBackground = false
    cell.background = background
  }

  /// Applies a look on iOS 13, where cells have no background configurations.
  static func showView(of look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell) {
    // This affects only whether UIKit shows the selection, not whether the cell can be selected.
    cell.showsSelection = !hidesState && look?.background == nil
    let view = backgroundView(showing: look, insteadOf: cell.backgroundView)
    if view !== cell.backgroundView { cell.backgroundView = view }
  }
}

extension CellGenShownLook {
  private static func backgroundView(
    showing look: CellLook?, insteadOf known: UIView?
  ) -> UIView? {
    guard let look else { return known is CellGenPatch ? nil : known }
    let patch = known as? CellGenPatch ?? CellGenPatch()
    patch.show(look.background, in: look, hasBorder: true)
    return patch
  }
}

// part: Table & Headers
extension CellGenShownLook {
  /// Applies a look to the header or footer of a table.
  ///
  /// A color replaces UIKit's whole background: in a plain table that is a blur, which would remain.
  static func show(_ look: CellLook?, in edge: ConfigurableHeaderFooterView) {
    guard #available(iOS 14, *) else { return showView(of: look, in: edge) }
    let known = edge.backgroundConfiguration?.customView as? CellGenLookMark
    guard let look else {
      if known != nil { edge.backgroundConfiguration = nil }
      return
    }
    let mark = known ?? CellGenLookMark()
    mark.isUserInteractionEnabled = false
    var background =
      look.background != nil
      ? .clear()
      : edge.cellGenIsInPlainTable
        ? UIBackgroundConfiguration.listPlainHeaderFooter() : .listGroupedHeaderFooter()
    look.apply(to: &background)
    background.customView = mark
    edge.backgroundConfiguration = background
  }

  /// Applies a look on iOS 13, where headers have no background configurations.
  static func showView(of look: CellLook?, in edge: UITableViewHeaderFooterView) {
    let view = backgroundView(showing: look, insteadOf: edge.backgroundView)
    if view !== edge.backgroundView { edge.backgroundView = view }
  }
}
// part end

extension CellLook {
  /// True if the view behind the background is visible only through its color.
  var coversBackground: Bool { background != nil && insets == .zero && cornerRadius == 0 }

  @available(iOS 14, *)
  fileprivate func apply(to configuration: inout UIBackgroundConfiguration) {
    if let background { configuration.backgroundColor = background }
    if cornerRadius > 0 { configuration.cornerRadius = cornerRadius }
    if borderWidth > 0 {
      configuration.strokeColor = borderColor
      configuration.strokeWidth = borderWidth
    }
    if insets != .zero { configuration.backgroundInsets = insets }
  }
}

/// A cell of either container, with access to its background.
@MainActor
enum CellGenAnyCell {
  case collection(UICollectionViewCell)
  case table(UITableViewCell)

  init?(_ view: UIView?) {
    if let cell = view as? UICollectionViewCell {
      self = .collection(cell)
    } else if let cell = view as? UITableViewCell {
      self = .table(cell)
    } else {
      return nil
    }
  }

  var view: UIView {
    switch self {
    case .collection(let cell): cell
    case .table(let cell): cell
    }
  }

  var backgroundView: UIView? {
    get {
      switch self {
      case .collection(let cell): cell.backgroundView
      case .table(let cell): cell.backgroundView
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.backgroundView = newValue
      case .table(let cell): cell.backgroundView = newValue
      }
    }
  }

  /// True if UIKit shows that the cell is selected; always false in a collection view.
  var showsSelection: Bool {
    get { if case .table(let cell) = self { cell.selectionStyle != .none } else { false } }
    nonmutating set {
      if case .table(let cell) = self { cell.selectionStyle = newValue ? .default : .none }
    }
  }
}

@available(iOS 14, *)
extension CellGenAnyCell {
  var state: UICellConfigurationState {
    switch self {
    case .collection(let cell): cell.configurationState
    case .table(let cell): cell.configurationState
    }
  }

  var contentView: UIView {
    switch self {
    case .collection(let cell): cell.contentView
    case .table(let cell): cell.contentView
    }
  }

  fileprivate var background: UIBackgroundConfiguration? {
    get {
      switch self {
      case .collection(let cell): cell.backgroundConfiguration
      case .table(let cell): cell.backgroundConfiguration
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.backgroundConfiguration = newValue
      case .table(let cell): cell.backgroundConfiguration = newValue
      }
    }
  }

  fileprivate var updatesBackground: Bool {
    get {
      switch self {
      case .collection(let cell): cell.automaticallyUpdatesBackgroundConfiguration
      case .table(let cell): cell.automaticallyUpdatesBackgroundConfiguration
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.automaticallyUpdatesBackgroundConfiguration = newValue
      case .table(let cell): cell.automaticallyUpdatesBackgroundConfiguration = newValue
      }
    }
  }

  fileprivate func makeMark() -> CellGenLookMark {
    let mark = CellGenLookMark()
    mark.cellGenBackground = background
    mark.cellGenIsAutomatic = updatesBackground
    mark.isUserInteractionEnabled = false
    return mark
  }

  fileprivate func takeBack(_ mark: CellGenLookMark) {
    updatesBackground = mark.cellGenIsAutomatic
    background =
      mark.cellGenBackground == nil ? nil : background(insteadOf: mark).updated(for: state)
  }

  /// Returns the background that a look changes: that of the cell, or UIKit's default in its place.
  fileprivate func background(insteadOf mark: CellGenLookMark) -> UIBackgroundConfiguration {
    switch self {
    case .collection:
      // part: Collection
      // A cell of the runtime may have moved to a list with another appearance since.
      if #available(iOS 16, *), let cell = view as? ConfigurableListCell {
        return cell.defaultBackgroundConfiguration()
      }
      // part end
      return mark.cellGenBackground ?? .clear()
    case .table(let cell):
      if let background = mark.cellGenBackground { return background }
      if #available(iOS 16, *) { return cell.defaultBackgroundConfiguration() }
      let isPlain = (cell.superview as? UITableView)?.style == .plain
      return isPlain ? .listPlainCell() : .listGroupedCell()
    }
  }
}

/// Stores the background that a look replaced. It is a view that draws nothing, because a background
/// configuration cannot store custom data in any other way.
///
/// A background that an app sets later has no such view, and is never restored.
@available(iOS 14, *)
final class CellGenLookMark: UIView {
  fileprivate var cellGenBackground: UIBackgroundConfiguration?
  fileprivate var cellGenIsAutomatic = true
}

/// A view with the color, the corners, the insets, and the border of a look. It takes no touches.
///
/// Its properties are named unlike anything that an app adds to its views, such as a `borderColor`: a
/// property of a class cannot have the name of a property in an extension of its superclass.
final class CellGenPatch: UIView {
  private let cellGenPatch = UIView()
  private var cellGenLook = CellLook()

  /// Applies a look behind the content of a view.
  static func show(_ look: CellLook?, behind view: UIView) {
    let shown = view.subviews.first as? CellGenPatch
    guard let look else {
      shown?.removeFromSuperview()
      return
    }
    let patch = shown ?? CellGenPatch(frame: view.bounds)
    patch.show(look.background, in: look, hasBorder: true)
    view.insertSubview(patch, at: 0)
  }

  func show(_ color: UIColor?, in look: CellLook, hasBorder: Bool = false) {
    if cellGenPatch.superview == nil {
      addSubview(cellGenPatch)
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    cellGenLook = look
    cellGenPatch.backgroundColor = color
    cellGenPatch.layer.cornerRadius = look.cornerRadius
    cellGenPatch.layer.borderWidth = hasBorder ? look.borderWidth : 0
    colorBorder()
    setNeedsLayout()
  }

  /// Updates the color of the border, because layers do not automatically follow light and dark appearance.
  private func colorBorder() {
    let color: UIColor = cellGenLook.borderColor ?? tintColor
    cellGenPatch.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "UIKit still calls it.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (insets, isMirrored) =
      (cellGenLook.insets, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    cellGenPatch.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }
}
#endif
