#if canImport(UIKit)
public import UIKit

/// The separator below a row of a list or table, or the separators of a whole list.
///
///     CellSeparator(leading: 62)
///     CellSeparator.hidden
public struct CellSeparator {
  private(set) var isHidden = false
  /// True if it begins at ``DeclaredView/separatorStart``.
  private(set) var isAligned = false
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor?

  /// - Parameters:
  ///   - leading: the distance from the leading edge of the row, in points; nil for UIKit's.
  ///   - trailing: the distance from the trailing edge of the row, in points; nil for UIKit's.
  ///   - color: the color of the separators of a list, from iOS 14.5 on; nil for UIKit's. All separators of a table
  ///     have the same color.
  public init(leading: CGFloat? = nil, trailing: CGFloat? = nil, color: UIColor? = nil) {
    self.leading = leading
    self.trailing = trailing
    self.color = color
  }

  /// No separator.
  public static var hidden: CellSeparator {
    var separator = CellSeparator()
    separator.isHidden = true
    return separator
  }

  /// A separator that begins where an element of the view does.
  public static var aligned: CellSeparator { aligned(color: nil) }

  /// Returns a separator with a color that begins where an element of the view does.
  public static func aligned(color: UIColor?) -> CellSeparator {
    var separator = CellSeparator(color: color)
    separator.isAligned = true
    return separator
  }
}

/// Applies separators to lists. Before iOS 14.5, a list has UIKit's own.
@available(iOS 14.5, *)
extension CellSeparator {
  /// Applies it below a row, whatever its list specifies.
  func show(in configuration: inout UIListSeparatorConfiguration) {
    if isHidden { configuration.bottomSeparatorVisibility = .hidden }
    // Insets of the list would take precedence over the cell's own guide.
    if isAligned {
      configuration.bottomSeparatorInsets.leading =
        UIListSeparatorConfiguration.automaticInsets.leading
    }
    if let leading { configuration.bottomSeparatorInsets.leading = leading }
    if let trailing { configuration.bottomSeparatorInsets.trailing = trailing }
    if let color { configuration.color = color }
  }

  /// Applies it to all rows of a list.
  func showEverywhere(in configuration: inout UIListSeparatorConfiguration) {
    show(in: &configuration)
    if let leading { configuration.topSeparatorInsets.leading = leading }
    if let trailing { configuration.topSeparatorInsets.trailing = trailing }
  }
}
#endif
