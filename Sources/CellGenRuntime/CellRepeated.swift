#if canImport(UIKit)
public import UIKit

/// As many views as there are items, one after the other.
///
/// They lie as the others in the stack around them do: with its axis, its spacing, its alignment and its
/// distribution. In a
/// ``CellFlow`` each of them is placed among the others there. Views are kept and used again, so what
/// shows an item must set all that another one may have set.
public class CellRepeated: UIStackView {
  /// All that were made, also those that are hidden.
  private(set) var elementViews: [UIView] = []
  private weak var flow: CellFlow?

  public init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    isHidden = true
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows the first views, as many as there are items, and hides all of this where there are none.
  func show(_ count: Int, make: () -> UIView) {
    if let stack = superview as? UIStackView { follow(stack) }
    while elementViews.count < count { add(make()) }
    for (position, view) in elementViews.enumerated() {
      let isHidden = position >= count
      // Only changes: inside a stack view, hiding a view again adds up
      // (<https://soranoba.net/programming/cumulative-hidden>).
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    if isHidden != (count == 0) { isHidden = count == 0 }
  }

  /// Arranges the views as a stack around them does.
  func follow(_ stack: UIStackView) {
    (axis, spacing, alignment) = (stack.axis, stack.spacing, stack.alignment)
    distribution = stack.distribution
  }

  private func add(_ view: UIView) {
    elementViews.append(view)
    if let flow { flow.add(view) } else { addArrangedSubview(view) }
  }

  /// Lets a flow place the views, while this is not on the screen.
  func move(to flow: CellFlow) {
    self.flow = flow
    for view in elementViews { flow.add(view) }
  }

  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { flow?.setNeedsLayout() } }
  }
}

/// A view for each item of an array of view data.
public final class CellRepeatedViews<View: ConfigurableView>: CellRepeated {
  private var views: [View] = []
  private var state = CellState()

  /// Shows items in order.
  public func show(_ items: [View.Data]) {
    show(items.count) {
      let view = View(frame: .zero)
      view.update(for: state)
      views.append(view)
      return view
    }
    for (view, item) in zip(views, items) { view.configure(with: item) }
    for view in views.dropFirst(items.count) { view.prepareForReuse() }
  }

  /// Tells all views the state of the cell around them.
  public func update(for state: CellState) {
    self.state = state
    for view in views { view.update(for: state) }
  }

  /// Ends what must not outlive the items, such as downloads.
  public func prepareForReuse() {
    for view in views { view.prepareForReuse() }
  }
}

extension CellRepeatedViews where View: ReportingView {
  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: what is shown.
  ///   - onAction: called with the position of an item and what its view reports.
  public func show(
    _ items: [View.Data], onAction: @escaping @MainActor (Int, View.Data.Action) -> Void
  ) {
    show(items)
    for (position, view) in views.enumerated() {
      guard position < items.count else {
        // What shows no item must not report one that is gone.
        view.onAction = nil
        continue
      }
      view.onAction = { action in onAction(position, action) }
    }
  }
}

/// A label for each item of an array, in a box of its own or in none.
public final class CellRepeatedLabels: CellRepeated {
  private var elements: [(label: UILabel, box: CellBox?)] = []

  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: what is shown.
  ///   - make: makes a label.
  ///   - configure: shows an item in a label that may have shown another one.
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

  /// All labels that were made, to show a state.
  public var labels: [UILabel] { elements.map(\.label) }

  /// The same with their boxes.
  public var boxedLabels: [(UILabel, CellBox)] {
    elements.compactMap { label, box in box.map { (label, $0) } }
  }
}
#endif
