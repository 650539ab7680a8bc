#if canImport(UIKit)
public import UIKit

/// Views side by side at their natural sizes that wrap onto the next line when a line is full.
///
/// A view that is wider than a line gets the line's width, and hidden views take no room. The height depends
/// on the width, which Auto Layout passes to no view while it measures. So the cells of this runtime first
/// lay out their content at their width. In any other cell, lay out a flow before it is measured.
public final class CellFlow: UIView {
  private var children: [UIView] = []
  /// The distance between the views of a line, in points.
  public var spacing: CGFloat {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    didSet { if lineSpacing != oldValue { setNeedsLayout() } }
  }
  private var places: [Swift.ObjectIdentifier: Place] = [:]
  /// The result of the last layout.
  private var lines = Lines()

  /// A view and the constraints that move it.
  private struct Place {
    let slot: CellGenSlot
    let leading: NSLayoutConstraint
    let top: NSLayoutConstraint
  }

  /// The measures that the size depends on.
  private struct Lines: Swift.Equatable {
    var sizes: [CGSize] = []
    var height: CGFloat?
  }

  /// - Parameters:
  ///   - children: the views to show, in order; a ``CellRepeated`` represents the views in it.
  ///   - spacing: the distance between the views of a line. Units: points.
  ///   - lineSpacing: the distance between lines. Units: points.
  public init(_ children: [UIView] = [], spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    // A flow can be narrower than all of its views in one line, so it gives way before other views are
    // truncated.
    setContentCompressionResistancePriority(.fittingSizeLevel + 1, for: .horizontal)
    hold(children)
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init([]) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Adds the views to show, in order. Called at most once.
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

  /// Adds a view, whose place among the others comes from `children`.
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

  /// The places of the visible views, in order.
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

  /// The visible views, in order.
  var shownViews: [UIView] { shown.map(\.slot.view) }

  /// The size of all views in one line, or of the lines that fit the current width.
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
      // The tolerance allows for widths that are rounded to pixels.
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

  /// Lays out a view that contains flows at the width at which it is about to be measured.
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
