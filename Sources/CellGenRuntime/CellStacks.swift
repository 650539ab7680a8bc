#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Returns a row of views.
  ///
  /// - Parameters:
  ///   - views: the views, from the leading to the trailing edge.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the row.
  ///   - distribution: the distribution of the views along the row.
  ///   - insets: the space around the views, in points; nil for none.
  ///   - vertical: the condition under which the row becomes a column, aligned at the leading edge.
  public func hstack(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, insets: NSDirectionalEdgeInsets? = nil,
    vertical: CellRowTurn = .never
  ) -> UIStackView {
    let stack = row(vertical)
    setUp(
      stack, axis: .horizontal, views: views, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets)
    return stack
  }

  private func row(_ vertical: CellRowTurn) -> UIStackView {
    // part: Turning
    if vertical != .never { return CellTurningRow(vertical: vertical) }
    // part end
    return UIStackView()
  }

  /// Returns a column of views.
  ///
  /// - Parameters:
  ///   - views: the views, from top to bottom.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the column.
  ///   - distribution: the distribution of the views along the column.
  ///   - insets: the space around the views, in points; nil for none.
  public func vstack(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, insets: NSDirectionalEdgeInsets? = nil
  ) -> UIStackView {
    let stack = UIStackView()
    setUp(
      stack, axis: .vertical, views: views, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets)
    return stack
  }

  /// Arranges views in a stack that is a property of this view, for stacks that change.
  ///
  /// - Parameters:
  ///   - stack: the empty stack.
  ///   - axis: the axis along which the views are arranged.
  ///   - views: the views, from the leading to the trailing edge, or from top to bottom.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the stack.
  ///   - distribution: the distribution of the views along the stack.
  ///   - insets: the space around the views, in points; nil for none.
  public func setUp(
    _ stack: UIStackView, axis: NSLayoutConstraint.Axis, views: [UIView], spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    insets: NSDirectionalEdgeInsets? = nil
  ) {
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    for view in views { stack.addArrangedSubview(view) }
    if let insets {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = insets
    }
    // part: Turning
    // A row that turns does this for each axis.
    if stack is CellTurningRow { return }
    // part end
    guard alignment != .fill else { return }
    for view in views {
      CellGenStretch.length(of: view, across: axis, in: stack)?.isActive = true
    }
  }
}
#endif
