#if canImport(UIKit)
public import UIKit

/// The line below a row of a list or a table, or those of a whole list.
///
///     CellSeparator(leading: 62)
///     CellSeparator.hidden
public struct CellSeparator {
  private(set) var isHidden = false
  /// Whether it begins where ``DeclaredView/separatorStart`` does.
  private(set) var isAligned = false
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor?

  /// - Parameters:
  ///   - leading: how far it is from the leading edge of the row, in points; nil for UIKit's.
  ///   - trailing: how far it is from the trailing edge of the row, in points; nil for UIKit's.
  ///   - color: that of the lines of a list, from iOS 14.5 on; nil for UIKit's. A table has one for all of its lines.
  public init(leading: CGFloat? = nil, trailing: CGFloat? = nil, color: UIColor? = nil) {
    self.leading = leading
    self.trailing = trailing
    self.color = color
  }

  /// No line.
  public static var hidden: CellSeparator {
    var separator = CellSeparator()
    separator.isHidden = true
    return separator
  }

  /// A line that begins where an element of the view does.
  public static var aligned: CellSeparator { aligned(color: nil) }

  /// A line of a color that begins where an element of the view does.
  public static func aligned(color: UIColor?) -> CellSeparator {
    var separator = CellSeparator(color: color)
    separator.isAligned = true
    return separator
  }
}

/// Before iOS 14.5 a list has UIKit's own lines.
@available(iOS 14.5, *)
extension CellSeparator {
  /// Shows it below a row, whatever its list says.
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

  /// Shows it between all rows of a list.
  func showEverywhere(in configuration: inout UIListSeparatorConfiguration) {
    show(in: &configuration)
    if let leading { configuration.topSeparatorInsets.leading = leading }
    if let trailing { configuration.topSeparatorInsets.trailing = trailing }
  }
}
#endif
