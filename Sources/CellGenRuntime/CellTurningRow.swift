#if canImport(UIKit)
public import UIKit

/// When a row of views becomes a column.
public enum CellRowTurn: Swift.Sendable {
  case never, always
  /// While the reader's text size is one of the accessibility sizes.
  ///
  /// - Source: UIKit's own list cells stack their texts at these sizes
  ///   (`UIContentSizeCategory.isAccessibilityCategory`).
  case accessibility
  /// While the horizontal size class is compact, as it is on a phone held upright.
  case compact
}

// part: Turning
/// A row of views that becomes a column where they have too little room side by side.
///
///     let row = CellTurningRow(vertical: .accessibility)
///
/// In a column, views are aligned at the leading side with their natural widths. Those that grow with a row,
/// such as text fields and nested stacks, are as wide as the column. Spacers take no room, and dividers are
/// horizontal.
public final class CellTurningRow: UIStackView {
  /// When the row becomes a column.
  public var vertical: CellRowTurn { didSet { arrange() } }

  private var rowAlignment = UIStackView.Alignment.fill
  private var rowDistribution = UIStackView.Distribution.fill
  /// What makes views as long as the row is high, and as long as the column is wide.
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

  /// The alignment that is in effect. To set it changes that of the row; a column is aligned at the leading
  /// side.
  public override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set {
      rowAlignment = newValue
      arrange()
    }
  }

  /// The distribution that is in effect. To set it changes that of the row; a column has natural heights.
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
      // Stronger than the wish of texts to be no wider than they need to be, and weaker than that of images
      // and controls, which keep their widths.
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

  /// Shows the views as a row or as a column.
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

  // Marked as what it overrides is, which avoids a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    arrange()
  }
}
// part end

// part: Spacers
/// Empty room in a row. It disappears when the row becomes a column.
public final class CellSpacer: UIView {
  /// True while something else takes the room.
  var isUnneeded = false { didSet { update() } }
  /// True while the row around it is a column.
  var isCollapsed = false { didSet { update() } }

  private func update() {
    let hides = isUnneeded || isCollapsed
    // Only changes: inside a stack view, hiding a view again adds up
    // (<https://soranoba.net/programming/cumulative-hidden>).
    if isHidden != hides { isHidden = hides }
  }
}
// part end

extension UIView {
  /// What a box is around; another view itself.
  fileprivate var cellGenInsideBox: UIView {
    // part: Boxes
    if let content = (self as? CellBox)?.cellGenContent { return content }
    // part end
    return self
  }
}

/// Which views of a stack are as long as the stack across it.
@MainActor
enum CellGenStretch {
  /// Makes a view as long as the stack around it if it has no length of its own in that direction: where
  /// views are not stretched, it would be 0 points long.
  ///
  /// - Parameter axis: that of the stack.
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
    // A length that the view is given is stronger, and so are the insets of the stack and the sizes of the
    // other views. The stack's wish to be small, of priority 51, is weaker.
    whole.priority = UILayoutPriority(249)
    return whole
  }

  // part: Turning
  /// True for a view that is as wide as the column that its row becomes, since it grows with the row.
  static func growsInColumn(_ view: UIView) -> Bool {
    let content = view.cellGenInsideBox
    switch content {
    case is UITextField, is UITextView: return true
    // part: Dividers
    case is CellDivider: return true
    // part end
    // Without an image, it has no width yet.
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
