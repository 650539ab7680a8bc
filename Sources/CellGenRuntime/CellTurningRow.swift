#if canImport(UIKit)
public import UIKit

/// The condition under which a row of views becomes a column.
public enum CellRowTurn: Swift.Sendable {
  case never, always
  /// While the text size is one of the accessibility sizes.
  ///
  /// - Source: UIKit's own list cells stack their texts at these sizes
  ///   (`UIContentSizeCategory.isAccessibilityCategory`).
  case accessibility
  /// While the horizontal size class is compact, as on an iPhone in portrait orientation.
  case compact
}

// part: Turning
/// A row of views that becomes a column when there is too little room side by side.
///
///     let row = CellTurningRow(vertical: .accessibility)
///
/// In a column, views are aligned at the leading edge with their natural widths. Views that grow in a row,
/// such as text fields and nested stacks, are as wide as the column. Spacers take no room, and dividers are
/// horizontal.
public final class CellTurningRow: UIStackView {
  /// The condition under which the row becomes a column.
  public var vertical: CellRowTurn { didSet { arrange() } }

  private var rowAlignment = UIStackView.Alignment.fill
  private var rowDistribution = UIStackView.Distribution.fill
  /// The constraints that make views as long as the row is tall, and as long as the column is wide.
  private var rowLengths: [NSLayoutConstraint] = []
  private var columnLengths: [NSLayoutConstraint] = []

  public init(vertical: CellRowTurn = .never) {
    self.vertical = vertical
    super.init(frame: .zero)
    followTraits()
    arrange()
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init(vertical: .never) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The current alignment. Setting it changes the alignment of the row; a column is aligned at the leading
  /// edge.
  public override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set {
      rowAlignment = newValue
      arrange()
    }
  }

  /// The current distribution. Setting it changes the distribution of the row; a column has natural heights.
  public override var distribution: UIStackView.Distribution {
    get { super.distribution }
    set {
      rowDistribution = newValue
      arrange()
    }
  }

  public override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    if let length = CellGenStretch.length(of: view, across: .horizontal, in: self) {
      rowLengths.append(length)
    }
    if CellGenStretch.growsInColumn(view) {
      let width = view.widthAnchor.constraint(equalTo: widthAnchor)
      // Stronger than the content hugging of texts, and weaker than that of images and controls, which keep
      // their widths.
      width.priority = UILayoutPriority(990)
      columnLengths.append(width)
    }
    arrange()
  }

  private var isColumn: Bool {
    switch vertical {
    case .never: false
    case .always: true
    case .accessibility: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    case .compact: traitCollection.horizontalSizeClass == .compact
    }
  }

  /// Arranges the views as a row or as a column.
  private func arrange() {
    let isColumn = isColumn
    NSLayoutConstraint.deactivate(isColumn ? rowLengths : columnLengths)
    axis = isColumn ? .vertical : .horizontal
    super.alignment = isColumn ? .leading : rowAlignment
    super.distribution = isColumn ? .fill : rowDistribution
    NSLayoutConstraint.activate(isColumn ? columnLengths : rowLengths)
    for view in arrangedSubviews {
      switch view.cellGenInsideBox {
      // part: Spacers
      case let spacer as CellSpacer: spacer.isCollapsed = isColumn
      // part end
      // part: Repeated
      case let repeated as CellRepeated: repeated.follow(self)
      // part end
      // part: Dividers
      case let divider as CellDivider: divider.turn(across: axis)
      // part end
      default: break
      }
    }
  }

  private func followTraits() {
    if #available(iOS 17, *) {
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      ]
      registerForTraitChanges(traits) { (row: CellTurningRow, _: UITraitCollection) in
        row.arrange()
      }
    }
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    arrange()
  }
}
// part end

// part: Spacers
/// Flexible space in a row. It disappears when the row becomes a column.
public final class CellSpacer: UIView {
  /// True while another view takes the space.
  var isUnneeded = false { didSet { update() } }
  /// True while the row that contains it is a column.
  var isCollapsed = false { didSet { update() } }

  private func update() {
    let hides = isUnneeded || isCollapsed
    // Only on changes: inside a stack view, hiding a view that is already hidden adds up
    // (<https://soranoba.net/programming/cumulative-hidden>).
    if isHidden != hides { isHidden = hides }
  }
}
// part end

extension UIView {
  /// The view inside of a box; for any other view, the view itself.
  fileprivate var cellGenInsideBox: UIView {
    // part: Boxes
    if let content = (self as? CellBox)?.cellGenContent { return content }
    // part end
    return self
  }
}

/// The views of a stack that extend across the whole stack.
@MainActor
enum CellGenStretch {
  /// Makes a view as long as the stack that contains it, if it has no length of its own in that direction.
  /// Where views are not stretched, it would have a length of 0.
  ///
  /// - Parameter axis: the axis of the stack.
  /// - Returns: an inactive constraint; nil for other views.
  static func length(
    of view: UIView, across axis: NSLayoutConstraint.Axis, in stack: UIStackView
  ) -> NSLayoutConstraint? {
    let isColumn = axis == .vertical
    switch view.cellGenInsideBox {
    // part: Dividers
    case is CellDivider: break
    // part end
    case is UIProgressView where isColumn: break
    case is UISlider where isColumn: break
    default: return nil
    }
    let whole =
      isColumn
      ? view.widthAnchor.constraint(equalTo: stack.widthAnchor)
      : view.heightAnchor.constraint(equalTo: stack.heightAnchor)
    // Weaker than a length that was set for the view, the insets of the stack, and the sizes of the other
    // views. Stronger than the stack's own hugging, which has a priority of 51.
    whole.priority = UILayoutPriority(249)
    return whole
  }

  // part: Turning
  /// True for a view that is as wide as the column when its row becomes one, because it grows in the row.
  static func growsInColumn(_ view: UIView) -> Bool {
    let content = view.cellGenInsideBox
    switch content {
    case is UITextField, is UITextView: return true
    // part: Dividers
    case is CellDivider: return true
    // part end
    // An image view without an image has no width yet.
    case is UIImageView: return false
    // part: Spacers
    case is CellSpacer: return false
    // part end
    default: return content.intrinsicContentSize.width == UIView.noIntrinsicMetric
    }
  }
  // part end
}
#endif
