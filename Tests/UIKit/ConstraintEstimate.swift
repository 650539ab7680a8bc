/// Estimates sizes and places from active constraints, in place of a constraint solver.
///
/// Each axis is processed separately. The start of a view comes from the first constraint that ties it to its
/// superview or to a sibling; its length comes from a size constraint, from both of its ends, or from its
/// content. Chains, margins, inequalities at the far end, centering, aspect ratios, and equal and bounded
/// sizes are supported; systems that require simultaneous equations are not. Guides that are added to a view
/// represent the whole view. Where constraints conflict, the higher priority wins. In right-to-left layouts,
/// the start is the right edge.
@MainActor
final class ConstraintEstimate {
  private enum Edge { case start, end, center }

  /// A constraint `view.edge = other.otherEdge + constant`, where `other` is the container or a sibling.
  private struct Pin {
    var edge: Edge
    var other: UIView
    var otherEdge: Edge
    var constant: CGFloat
    var relation: NSLayoutConstraint.Relation
    var priority: UILayoutPriority
  }

  private struct Sizing {
    var other: UIView
    var otherAxis: NSLayoutConstraint.Axis
    var multiplier: CGFloat
    var constant: CGFloat
    var relation: NSLayoutConstraint.Relation
    var priority: UILayoutPriority
  }

  private let container: UIView
  private let axis: NSLayoutConstraint.Axis
  private let length: CGFloat?
  private let cross: ConstraintEstimate?
  private let isMirrored: Bool
  private let views: [UIView]
  private var pins: [ObjectIdentifier: [Pin]] = [:]
  private var sizings: [ObjectIdentifier: [Sizing]] = [:]
  private var starts: [ObjectIdentifier: CGFloat] = [:]
  private var extents: [ObjectIdentifier: CGFloat] = [:]
  private var visiting: Set<ObjectIdentifier> = []

  private init(
    _ container: UIView, axis: NSLayoutConstraint.Axis, length: CGFloat?,
    cross: ConstraintEstimate? = nil
  ) {
    self.container = container
    self.axis = axis
    self.length = length
    self.cross = cross
    isMirrored =
      axis == .horizontal && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    views = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    for constraint in container.constraints { record(constraint) }
    for list in pins { pins[list.key] = list.value.sorted { $0.priority > $1.priority } }
    for list in sizings { sizings[list.key] = list.value.sorted { $0.priority > $1.priority } }
  }

  // MARK: Entry points

  static func size(of view: UIView, width: CGFloat?) -> CGSize {
    guard !view.subviews.isEmpty else { return .zero }
    let natural = ConstraintEstimate(view, axis: .horizontal, length: width)
    let laidOut =
      width == nil
      ? ConstraintEstimate(view, axis: .horizontal, length: natural.total) : natural
    let vertical = ConstraintEstimate(view, axis: .vertical, length: nil, cross: laidOut)
    return CGSize(width: width ?? natural.total, height: vertical.total)
  }

  static func layOutSubviews(of view: UIView) {
    guard view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return }
    let x = ConstraintEstimate(view, axis: .horizontal, length: view.bounds.width)
    let y = ConstraintEstimate(view, axis: .vertical, length: view.bounds.height, cross: x)
    for subview in x.views {
      let (start, width) = (x.start(of: subview), max(0, x.extent(of: subview)))
      subview.frame = CGRect(
        x: x.isMirrored ? view.bounds.width - start - width : start, y: y.start(of: subview),
        width: width, height: max(0, y.extent(of: subview)))
    }
  }

  /// The constraints that a view puts on its own width and height.
  struct OwnSize {
    var width: CGFloat?
    var height: CGFloat?
    var heightPerWidth: CGFloat?
    var minimumWidth: CGFloat = 0
    var minimumHeight: CGFloat = 0
    var maximumWidth = CGFloat.infinity
    var maximumHeight = CGFloat.infinity

    func height(forWidth width: CGFloat) -> CGFloat? { height ?? heightPerWidth.map { $0 * width } }
  }

  /// Returns the size that a view's own constraints give it. Below the fitting level, an equation decides
  /// only lengths that nothing else determines, which are zero here.
  static func ownSize(of view: UIView) -> OwnSize {
    var size = OwnSize()
    for constraint in view.constraints.sorted(by: { $0.priority < $1.priority })
    where constraint.firstItem === view && constraint.priority >= .fittingSizeLevel {
      switch (constraint.firstAttribute, constraint.secondAttribute, constraint.relation) {
      case (.width, .notAnAttribute, .equal): size.width = constraint.constant
      case (.height, .notAnAttribute, .equal): size.height = constraint.constant
      case (.width, .notAnAttribute, .greaterThanOrEqual): size.minimumWidth = constraint.constant
      case (.height, .notAnAttribute, .greaterThanOrEqual):
        size.minimumHeight = constraint.constant
      case (.width, .notAnAttribute, .lessThanOrEqual): size.maximumWidth = constraint.constant
      case (.height, .notAnAttribute, .lessThanOrEqual): size.maximumHeight = constraint.constant
      case (.height, .width, .equal) where constraint.secondItem === view:
        size.heightPerWidth = constraint.multiplier
      case (.width, .height, .equal) where constraint.secondItem === view:
        size.heightPerWidth = 1 / constraint.multiplier
      default: break
      }
    }
    if size.width == nil, let height = size.height, let ratio = size.heightPerWidth {
      size.width = height / ratio
    }
    return size
  }

  // MARK: The walk

  /// The minimum length that the views between both ends of the container require.
  private var total: CGFloat {
    let bounded = views.flatMap { view in
      (sizings[ObjectIdentifier(view)] ?? [])
        .filter { $0.other === container && $0.relation != .greaterThanOrEqual }
        .map { (extent(of: view) - $0.constant) / $0.multiplier }
    }
    return max(reaching.map(span).max() ?? 0, bounded.max() ?? 0)
  }

  /// The views that depend on both ends of the container; other views do not enlarge it.
  private var reaching: [UIView] {
    views.filter { view in
      let own = pins(view)
      let hasStart = own.contains { $0.edge == .start }
      let isCentred = own.contains { $0.edge == .center && $0.other === container }
      let hasEnd = own.contains {
        $0.edge == .end && $0.other === container && $0.otherEdge == .end
      }
      return [hasStart, isCentred, hasEnd].count { $0 } > 1
    }
  }

  private func span(of view: UIView) -> CGFloat {
    let extent = extent(of: view)
    let centred = pins(view).first { $0.edge == .center && $0.other === container }
    let span = centred.map { extent + 2 * abs($0.constant) } ?? (start(of: view) + extent)
    let far = pins(view).first {
      $0.edge == .end && $0.other === container && $0.otherEdge == .end
    }
    return span - (far?.constant ?? 0)
  }

  private func start(of view: UIView) -> CGFloat {
    let id = ObjectIdentifier(view)
    if let known = starts[id] { return known }
    guard visiting.insert(id).inserted else { return 0 }
    defer { visiting.remove(id) }
    let start = computeStart(of: view)
    starts[id] = start
    return start
  }

  private func computeStart(of view: UIView) -> CGFloat {
    let own = pins(view).filter { $0.edge == .start && $0.relation != .lessThanOrEqual }
    if let centered = centeredStart(of: view), own.allSatisfy({ $0.relation != .equal }) {
      return own.map(place).reduce(centered, max)
    }
    if let pin = own.first(where: { $0.other !== container || $0.otherEdge == .start }) {
      let fixed = own.filter { $0.priority >= pin.priority || $0.relation != .equal }
      return fixed.map(place).max() ?? place(pin)
    }
    guard length != nil else { return 0 }
    if let centered = centeredStart(of: view) { return centered }
    if let pin = pins(view).first(where: { $0.edge == .end && $0.relation == .equal }) {
      return place(pin) - extent(of: view)
    }
    return 0
  }

  /// Returns the start of a view that is centered in the container, or in one of its guides.
  private func centeredStart(of view: UIView) -> CGFloat? {
    guard let length,
      let pin = pins(view).first(where: { $0.edge == .center && $0.other === container })
    else { return nil }
    return (length - extent(of: view)) / 2 + pin.constant
  }

  private func place(_ pin: Pin) -> CGFloat {
    if pin.other === container {
      switch pin.otherEdge {
      case .start: return pin.constant
      case .end: return (length ?? 0) + pin.constant
      case .center: return (length ?? 0) / 2 + pin.constant
      }
    }
    let start = start(of: pin.other)
    switch pin.otherEdge {
    case .start: return start + pin.constant
    case .end: return start + extent(of: pin.other) + pin.constant
    case .center: return start + extent(of: pin.other) / 2 + pin.constant
    }
  }

  private func extent(of view: UIView) -> CGFloat {
    let id = ObjectIdentifier(view)
    if let known = extents[id] { return known }
    extents[id] = 0
    let extent = computeExtent(of: view)
    extents[id] = extent
    return extent
  }

  private func computeExtent(of view: UIView) -> CGFloat {
    let sizings = sizings[ObjectIdentifier(view)] ?? []
    return sizings.reduce(unboundedExtent(of: view, sizings)) { extent, sizing in
      guard sizing.relation != .equal, let bound = self.extent(by: sizing) else { return extent }
      return sizing.relation == .lessThanOrEqual ? min(extent, bound) : max(extent, bound)
    }
  }

  private func unboundedExtent(of view: UIView, _ sizings: [Sizing]) -> CGFloat {
    let own = Self.ownSize(of: view)
    let fixed = axis == .horizontal ? own.width : own.height
    if let fixed { return fixed }
    if axis == .vertical, let ratio = own.heightPerWidth, let cross {
      return ratio * cross.extent(of: view)
    }
    if let sizing = sizings.first(where: { $0.relation == .equal }),
      let extent = extent(by: sizing)
    {
      return extent
    }
    let natural = natural(view)
    guard length != nil else { return natural }
    guard let limit = end(of: view) else { return natural }
    let room = limit.position - start(of: view)
    return limit.stretches ? room : min(natural, room)
  }

  private func extent(by sizing: Sizing) -> CGFloat? {
    if sizing.other === container {
      return length.map { $0 * sizing.multiplier + sizing.constant }
    }
    return extent(of: sizing.other) * sizing.multiplier + sizing.constant
  }

  private func natural(_ view: UIView) -> CGFloat {
    switch axis {
    case .horizontal: view.fittingSize(width: nil).width
    case .vertical: view.fittingSize(width: cross?.extent(of: view)).height
    }
  }

  /// Returns the last possible end of `view`, and whether the view extends to it.
  private func end(of view: UIView) -> (position: CGFloat, stretches: Bool)? {
    guard let length else { return nil }
    if let pin = pins(view).first(where: { $0.edge == .end && $0.other === container }) {
      let isStartFixed = pins(view).contains { $0.edge == .start }
      return (length + pin.constant, pin.relation == .equal && isStartFixed)
    }
    // The view ends at the start of its follower, which ends with the container.
    for follower in views where follower !== view {
      guard
        let link = pins(follower).first(where: {
          $0.edge == .start && $0.other === view && $0.otherEdge == .end
        }), let far = end(of: follower)
      else { continue }
      let own = Self.ownSize(of: follower)
      let extent = (axis == .horizontal ? own.width : own.height) ?? natural(follower)
      let stretches =
        link.relation == .equal
        && view.contentHuggingPriority(for: axis) < follower.contentHuggingPriority(for: axis)
      return (far.position - extent - link.constant, stretches)
    }
    return nil
  }

  private func pins(_ view: UIView) -> [Pin] { pins[ObjectIdentifier(view)] ?? [] }

  // MARK: Reading constraints

  private func record(_ constraint: NSLayoutConstraint) {
    guard let one = NSLayoutConstraint.view(of: constraint.firstItem),
      let two = NSLayoutConstraint.view(of: constraint.secondItem), one !== two
    else { return }
    recordSizing(constraint, one, two)
    guard let (edge, shift) = edge(constraint.firstAttribute, of: constraint.firstItem),
      let (otherEdge, otherShift) = self.edge(constraint.secondAttribute, of: constraint.secondItem)
    else { return }
    let isPhysical = isMirrored && Self.physical.contains(constraint.firstAttribute)
    let constant = (isPhysical ? -constraint.constant : constraint.constant) + otherShift - shift
    if one !== container {
      pins[ObjectIdentifier(one), default: []].append(
        Pin(
          edge: edge, other: two, otherEdge: otherEdge, constant: constant,
          relation: constraint.relation, priority: constraint.priority))
    }
    if two !== container {
      pins[ObjectIdentifier(two), default: []].append(
        Pin(
          edge: otherEdge, other: one, otherEdge: edge, constant: -constant,
          relation: Self.mirrored(constraint.relation), priority: constraint.priority))
    }
  }

  /// The attributes whose constants point to the right in every layout direction.
  private static let physical: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins,
  ]

  private func recordSizing(_ constraint: NSLayoutConstraint, _ one: UIView, _ two: UIView) {
    let dimension: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    guard constraint.firstAttribute == dimension, constraint.secondAttribute == dimension
    else { return }
    let (subject, other) = one === container ? (two, one) : (one, two)
    let inverse = one === container
    sizings[ObjectIdentifier(subject), default: []].append(
      Sizing(
        other: other, otherAxis: axis,
        multiplier: inverse ? 1 / constraint.multiplier : constraint.multiplier,
        constant: inverse ? -constraint.constant / constraint.multiplier : constraint.constant,
        relation: inverse ? Self.mirrored(constraint.relation) : constraint.relation,
        priority: constraint.priority))
  }

  private static func mirrored(
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
  }

  /// Returns the edge on this axis that an attribute refers to, and its distance from the edge of its view.
  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> (Edge, CGFloat)? {
    let insets = (item as? UILayoutGuide)?.currentInsets ?? .zero
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    if axis == .horizontal {
      return edge(
        attribute, insets: isMirrored ? (insets.right, insets.left) : (insets.left, insets.right),
        margins: isMirrored ? (margins.right, margins.left) : (margins.left, margins.right))
    }
    switch (axis, attribute) {
    case (.vertical, .top), (.vertical, .firstBaseline): return (.start, insets.top)
    case (.vertical, .bottom), (.vertical, .lastBaseline): return (.end, -insets.bottom)
    case (.vertical, .centerY): return (.center, (insets.top - insets.bottom) / 2)
    case (.vertical, .centerYWithinMargins): return (.center, (margins.top - margins.bottom) / 2)
    case (.vertical, .topMargin): return (.start, margins.top)
    case (.vertical, .bottomMargin): return (.end, -margins.bottom)
    default: return nil
    }
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, insets: (start: CGFloat, end: CGFloat),
    margins: (start: CGFloat, end: CGFloat)
  ) -> (Edge, CGFloat)? {
    switch (attribute, isMirrored) {
    case (.leading, _), (.left, false), (.right, true): (.start, insets.start)
    case (.trailing, _), (.right, false), (.left, true): (.end, -insets.end)
    case (.centerX, _): (.center, (insets.start - insets.end) / 2)
    case (.centerXWithinMargins, _): (.center, (margins.start - margins.end) / 2)
    case (.leadingMargin, _), (.leftMargin, false), (.rightMargin, true): (.start, margins.start)
    case (.trailingMargin, _), (.rightMargin, false), (.leftMargin, true): (.end, -margins.end)
    default: nil
    }
  }
}
