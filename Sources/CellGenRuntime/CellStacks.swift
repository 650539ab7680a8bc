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
  public func hstack(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, insets: NSDirectionalEdgeInsets? = nil
  ) -> UIStackView {
    let stack = UIStackView()
    setUp(
      stack, axis: .horizontal, views: views, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets)
    return stack
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
    if alignment != .fill { for view in views { stretch(view, across: stack) } }
    guard let insets else { return }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = insets
  }

  /// Makes a view as long as the stack around it if it has no length of its own in that direction: where
  /// views are not stretched, it would be 0 points long.
  private func stretch(_ view: UIView, across stack: UIStackView) {
    let isColumn = stack.axis == .vertical
    switch (view as? CellBox)?.cellGenContent ?? view {
    case is CellDivider: break
    case is UIProgressView where isColumn: break
    case is UISlider where isColumn: break
    default: return
    }
    let whole =
      isColumn
      ? view.widthAnchor.constraint(equalTo: stack.widthAnchor)
      : view.heightAnchor.constraint(equalTo: stack.heightAnchor)
    // A length that the view is given is stronger, and so are the insets of the stack and the sizes of the
    // other views. The stack's wish to be small, of priority 51, is weaker.
    whole.priority = UILayoutPriority(249)
    whole.isActive = true
  }
}
#endif
