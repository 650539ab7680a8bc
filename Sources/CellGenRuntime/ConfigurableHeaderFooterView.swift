#if canImport(UIKit)
public import UIKit

/// A header or footer of a table view that hosts a view.
public final class ConfigurableHeaderFooterView: UITableViewHeaderFooterView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false
  /// True in a plain table, where rows pass behind it.
  var cellGenIsInPlainTable = false

  /// The view that shows the data; nil until it is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(fitting: targetSize)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableHeaderFooterView: CellGenHost {
  // part: Looks & Table
  func didShow() { CellGenShownLook.show(hosted?.look(in: CellState()), in: self) }
  // part end
}
#endif
