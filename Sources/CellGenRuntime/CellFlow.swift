#if canImport(UIKit)
public import UIKit

/// Views side by side at their natural sizes that wrap onto the next line when a line is full.
///
/// A view that is wider than a line gets the line's width, and hidden ones take no room. The height depends on
/// the width, which Auto Layout tells no view while it measures: so the cells of this runtime lay their
/// content out in their width first. Where a flow is in another cell, lay that out before it is measured.
public final class CellFlow: UIView {
  private var children: [UIView] = []
  /// Points between the views of a line.
  public var spacing: CGFloat {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  /// Points between lines.
  public var lineSpacing: CGFloat {
    didSet { if lineSpacing != oldValue { setNeedsLayout() } }
  }
  private var places: [Swift.ObjectIdentifier: Place] = [:]
  /// What the lines came to when they were last laid out.
  private var lines = Lines()

  /// A view with what moves it.
  private struct Place {
    let slot: CellGenSlot
    let leading: NSLayoutConstraint
    let top: NSLayoutConstraint
  }

  /// What the size depends on.
  private struct Lines: Swift.Equatable {
    var sizes: [CGSize] = []
    var height: CGFloat?
  }

  /// - Parameters:
  ///   - children: what is shown, in order; a ``CellRepeated`` stands for the views in it.
  ///   - spacing: between the views of a line. Units: points.
  ///   - lineSpacing: between lines. Units: points.
  public init(_ children: [UIView] = [], spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    // It can be narrower than all in one line, so it gives way before others are cut.
    setContentCompressionResistancePriority(.fittingSizeLevel + 1, for: .horizontal)
    hold(children)
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  public convenience init() { self.init([]) }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Puts in what is shown, in order. Called at most once.
  public func hold(_ children: [UIView]) {
    self.children = children
    for child in children {
      // part: Repeated
      if let repeated = child as? CellRepeated {
        repeated.move(to: self)
        continue
      }
      // part end
      add(child)
    }
  }

  /// Adds a view; its place among the others comes from `children`.
  func add(_ view: UIView) {
    let slot = CellGenSlot(of: view)
    addSubview(slot)
    let place = Place(
      slot: slot, leading: slot.leadingAnchor.constraint(equalTo: leadingAnchor),
      top: slot.topAnchor.constraint(equalTo: topAnchor))
    let width = slot.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 1)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([place.leading, place.top, width])
    places[Swift.ObjectIdentifier(view)] = place
  }

  /// The places of what is shown, in order.
  private var shown: [Place] {
    children.flatMap { child in
      guard !child.isHidden else { return [UIView]() }
      // part: Repeated
      if let repeated = child as? CellRepeated {
        return repeated.elementViews.filter { !$0.isHidden }
      }
      // part end
      return [child]
    }.compactMap { places[Swift.ObjectIdentifier($0)] }
  }

  /// What is shown, in order.
  var shownViews: [UIView] { shown.map(\.slot.view) }

  /// All in one line, or the lines that there are in the width that this has.
  public override var intrinsicContentSize: CGSize {
    let sizes = shown.map {
      $0.slot.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let width = sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: width, height: lines.height ?? sizes.map(\.height).max() ?? 0)
  }

  public override func layoutSubviews() {
    // part: Repeated
    for case let repeated as CellRepeated in children {
      for element in repeated.elementViews {
        places[Swift.ObjectIdentifier(element)]?.slot.isHidden = repeated.isHidden
      }
    }
    // part end
    // Gives the views their sizes, which do not depend on their places.
    super.layoutSubviews()
    let lines = breakLines()
    if lines != self.lines {
      self.lines = lines
      invalidateIntrinsicContentSize()
    }
  }

  /// Moves the views to their lines.
  private func breakLines() -> Lines {
    let places = shown
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for place in places {
      let size = place.slot.bounds.size
      // Widths are rounded to pixels.
      if x > 0, x + size.width > bounds.width + 0.01 {
        y += height + lineSpacing
        (x, height) = (0, 0)
      }
      if place.leading.constant != x { place.leading.constant = x }
      if place.top.constant != y { place.top.constant = y }
      x += size.width + spacing
      height = max(height, size.height)
    }
    return Lines(
      sizes: places.map(\.slot.bounds.size), height: bounds.width > 0 ? y + height : nil)
  }

  /// Lays a view out in a width in which it is about to be measured, if there are flows in it.
  static func layOutFlows(in view: UIView, width: CGFloat) {
    guard width > 0, containsFlow(view) else { return }
    if view.bounds.width != width { view.bounds.size.width = width }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private static func containsFlow(_ view: UIView) -> Bool {
    view.subviews.contains { $0 is CellFlow || containsFlow($0) }
  }
}
#endif
