#if canImport(UIKit)
public import UIKit

/// A view for each item, arranged one after the other or in the columns of a grid.
///
///     CellRepeatedViews<PhotoView>(columns: 3, spacing: 2)
///
/// Without columns, the views take their axis, spacing, alignment, and distribution from the stack that
/// contains them. In a ``CellFlow``, each view is placed among the other views of the flow. In columns, all
/// views are equally wide, and aligned at the top of their line. Views are reused, so code that shows an item
/// must set everything that another item might have set.
public class CellRepeated: UIStackView {
  /// All views that were made, including hidden ones.
  private(set) var elementViews: [UIView] = []
  // part: Flows
  private weak var flow: CellFlow?
  // part end

  /// The number of columns; nil to arrange all views along the stack that contains them.
  public var columns: Int? { didSet { if columns != oldValue { rearrange() } } }
  /// The distance between two columns, in points.
  public var columnSpacing: CGFloat { didSet { if columnSpacing != oldValue { rearrange() } } }
  /// The distance between two lines of a grid, in points; nil for the one between columns.
  public var lineSpacing: CGFloat? { didSet { if lineSpacing != oldValue { rearrange() } } }

  private var lines: [CellGenGridLine] = []
  private var count = 0
  /// The constraint that makes a grid as wide as the column that contains it.
  private var width: NSLayoutConstraint?

  /// - Parameters:
  ///   - columns: the number of columns; nil to arrange all views along the stack that contains them.
  ///   - spacing: the distance between two columns. Units: points.
  ///   - lineSpacing: the distance between two lines of a grid; nil for `spacing`. Units: points.
  public init(columns: Int? = nil, spacing: CGFloat = 8, lineSpacing: CGFloat? = nil) {
    self.columns = columns
    self.columnSpacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    axis = .vertical
    self.spacing = lineSpacing ?? spacing
    isHidden = true
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init(columns: nil) }

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

  /// Shows a view for each item, and hides the whole stack if there are no items.
  func show(_ count: Int, make: () -> UIView) {
    self.count = count
    if let stack = superview as? UIStackView { follow(stack) }
    while elementViews.count < count { add(make()) }
    for (position, view) in elementViews.enumerated() {
      let isHidden = position >= count
      // Only on changes: inside a stack view, hiding a view that is already hidden adds up
      // (<https://soranoba.net/programming/cumulative-hidden>).
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    for line in lines { line.hideEnd() }
    if isHidden != (count == 0) { isHidden = count == 0 }
  }

  /// Arranges the views like the stack that contains them, unless they are in columns.
  func follow(_ stack: UIStackView) {
    guard columns == nil else { return fillColumn(stack) }
    (axis, spacing, alignment) = (stack.axis, stack.spacing, stack.alignment)
    distribution = stack.distribution
  }

  private func add(_ view: UIView) {
    elementViews.append(view)
    // part: Flows
    if let flow { return flow.add(view) }
    // part end
    arrange(view, at: elementViews.count - 1)
  }

  // part: Flows
  /// Lets a flow place the views, while this stack is not on the screen.
  func move(to flow: CellFlow) {
    self.flow = flow
    for view in elementViews { flow.add(view) }
  }

  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { flow?.setNeedsLayout() } }
  }
  // part end

  // MARK: Columns

  private func arrange(_ view: UIView, at position: Int) {
    guard let columns else { return addArrangedSubview(view) }
    let columnCount = max(1, columns)
    if position / columnCount == lines.count {
      let line = CellGenGridLine(columns: columnCount, spacing: columnSpacing)
      lines.append(line)
      addArrangedSubview(line)
    }
    lines[lines.count - 1].hold(view)
  }

  /// Rearranges all views, with other columns or none.
  private func rearrange() {
    // part: Flows
    guard flow == nil else { return }
    // part end
    for view in elementViews { view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    lines = []
    axis = .vertical
    (alignment, distribution, spacing) = (.fill, .fill, lineSpacing ?? columnSpacing)
    for (position, view) in elementViews.enumerated() { arrange(view, at: position) }
    for line in lines { line.hideEnd() }
    if let stack = superview as? UIStackView { follow(stack) }
  }

  /// Makes a grid fill a column that does not stretch it, since the grid has no width of its own.
  private func fillColumn(_ stack: UIStackView) {
    guard width?.secondItem !== stack else {
      width?.isActive = stack.axis == .vertical
      return
    }
    let width = widthAnchor.constraint(equalTo: stack.widthAnchor)
    // Weaker than the insets of the stack.
    width.priority = UILayoutPriority(990)
    width.isActive = stack.axis == .vertical
    self.width = width
  }
}

/// The views of one line of a grid. Each gets its share of the width, even if the last line is not full.
final class CellGenGridLine: UIStackView {
  private let columns: Int
  private var views: [UIView] = []
  /// The space after the last view of a line that is not full.
  private let end = UIView()

  init(columns: Int, spacing: CGFloat) {
    self.columns = columns
    super.init(frame: .zero)
    self.spacing = spacing
    alignment = .top
    addArrangedSubview(end)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func hold(_ view: UIView) {
    insertArrangedSubview(view, at: views.count)
    views.append(view)
    let part = 1 / CGFloat(columns)
    let width = view.widthAnchor.constraint(equalTo: widthAnchor, multiplier: part)
    width.constant = spacing * (part - 1)
    // The widths of all columns can add up to slightly more than there is.
    width.priority = UILayoutPriority(999)
    width.isActive = true
  }

  /// Fills the end of a line that is not full, and hides an empty line.
  func hideEnd() {
    let shown = views.filter { !$0.isHidden }.count
    if end.isHidden != (shown == columns) { end.isHidden = shown == columns }
    if isHidden != (shown == 0) { isHidden = shown == 0 }
  }
}

/// A view for each item of an array of view data.
public final class CellRepeatedViews<View: ConfigurableView>: CellRepeated {
  private var views: [View] = []
  private var state = CellState()

  /// Shows items in order.
  public func show(_ items: [View.Data]) {
    // part: Margins
    let former = views.count
    // part end
    show(items.count) {
      let view = View(frame: .zero)
      view.update(for: state)
      views.append(view)
      return view
    }
    // part: Margins
    for view in views.dropFirst(former) { view.superview?.cellGenShareMargins(withAdded: view) }
    // part end
    for (view, item) in zip(views, items) { view.configure(with: item) }
    for view in views.dropFirst(items.count) { view.prepareForReuse() }
  }

  /// Passes the state of the cell on to all views.
  public func update(for state: CellState) {
    self.state = state
    for view in views { view.update(for: state) }
  }

  /// Ends work that must not outlive the items, such as downloads.
  public func prepareForReuse() {
    for view in views { view.prepareForReuse() }
  }
}

extension CellRepeatedViews where View: ReportingView {
  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: the items to show.
  ///   - onAction: called with the position of an item and the action that its view reports.
  public func show(
    _ items: [View.Data], onAction: @escaping @MainActor (Int, View.Data.Action) -> Void
  ) {
    show(items)
    for (position, view) in views.enumerated() {
      guard position < items.count else {
        // A view without an item must not report one that no longer exists.
        view.onAction = nil
        continue
      }
      view.onAction = { action in onAction(position, action) }
    }
  }
}

/// A label for each item of an array, with or without a box around each.
public final class CellRepeatedLabels: CellRepeated {
  private var elements: [(label: UILabel, box: CellBox?)] = []

  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: the items to show.
  ///   - make: makes a label.
  ///   - configure: shows an item in a label that may have shown another one before.
  public func show<Item>(
    _ items: [Item], make: () -> UILabel, configure: (UILabel, Item) -> Void
  ) {
    show(items.count) {
      let label = make()
      elements.append((label, nil))
      return label
    }
    for (element, item) in zip(elements, items) { configure(element.label, item) }
  }

  /// Shows items in order, each in a label with a box around it.
  public func show<Item>(
    _ items: [Item], make: () -> (UILabel, CellBox),
    configure: (UILabel, CellBox, Item) -> Void
  ) {
    show(items.count) {
      let (label, box) = make()
      elements.append((label, box))
      return box
    }
    for (element, item) in zip(elements, items) {
      if let box = element.box { configure(element.label, box, item) }
    }
  }

  /// All labels that were made, for code that shows a state.
  public var labels: [UILabel] { elements.map(\.label) }

  /// The same labels with their boxes.
  public var boxedLabels: [(UILabel, CellBox)] {
    elements.compactMap { label, box in box.map { (label, $0) } }
  }
}
#endif
