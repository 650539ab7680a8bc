#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// A row of views.
  ///
  /// - Parameters:
  ///   - views: from the leading to the trailing side.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the row.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
  ///   - vertical: when it becomes a column, aligned at the leading side.
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

  /// A column of views.
  ///
  /// - Parameters:
  ///   - views: from top to bottom.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the column.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
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

  /// Arranges views in a stack that is one of this view's properties, since something of it changes.
  ///
  /// - Parameters:
  ///   - stack: the empty stack.
  ///   - axis: along which the views are arranged.
  ///   - views: from the leading to the trailing side, or from top to bottom.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the stack.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
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
    // A row that turns does this for each of its axes.
    if stack is CellTurningRow { return }
    // part end
    guard alignment != .fill else { return }
    for view in views {
      CellGenStretch.length(of: view, across: axis, in: stack)?.isActive = true
    }
  }
}
#endif
