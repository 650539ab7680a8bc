#if canImport(UIKit)
public import UIKit

/// Views stacked on top of each other, the last one in front.
///
///     let stack = CellLayers(photo)
///     stack.add(badge, at: .topTrailing, x: 4, y: -4)
///
/// The first view determines the size and is stretched to it. Views that are added without an offset never
/// extend beyond it, except those that fill, which do not affect the size. A view with an offset does not
/// affect the size either, and extends beyond it by no more than the offset, unless its compression
/// resistance is above the default. Hidden views take no room.
public final class CellLayers: UIView {
  /// The place of a view in the stack.
  public enum Place: Swift.Sendable {
    case center, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// The whole area, whatever the natural size of the view.
    case fill
  }

  /// A view with an offset, which follows the reading direction.
  private struct Moved {
    let view: UIView
    let horizontal: [NSLayoutConstraint]
    let vertical: [NSLayoutConstraint]
    var x: CGFloat = 0
  }

  private var hasBase = false
  /// The views with an offset, except those that fill.
  private var moved: [Moved] = []
  /// The constraints that keep views with an offset no wider than the stack.
  private var bounded: [NSLayoutConstraint] = []

  /// - Parameter base: the view that determines the size; nil for the views that are added.
  public init(_ base: UIView? = nil) {
    super.init(frame: .zero)
    if let base { hold(base) }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  public convenience init() { self.init(nil) }

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

  /// Adds the view that determines the size. Called at most once, before any other view is added.
  public func hold(_ base: UIView) {
    hasBase = true
    let slot = CellGenSlot(of: base)
    addSubview(slot)
    CellGenHosted.pin(slot, to: self)
  }

  /// Adds a view in front of all others.
  ///
  /// - Parameters:
  ///   - view: the view to add.
  ///   - place: its place.
  ///   - axis: the axis along which it is as long as the stack, for a line, which has no length of its own; nil
  ///     for neither.
  ///   - x: the distance to move it toward the trailing edge. Units: points.
  ///   - y: the distance to move it down. Units: points.
  ///   - moves: true if it will be moved later; then it never affects the size.
  public func add(
    _ view: UIView, at place: Place = .center, along axis: NSLayoutConstraint.Axis? = nil,
    x: CGFloat = 0, y: CGFloat = 0, moves: Bool = false
  ) {
    guard place != .fill else { return fill(with: view, x: x, y: y) }
    let slot = CellGenSlot(of: view)
    addSubview(slot)
    let horizontal = axis == .horizontal ? sides(of: slot) : [horizontal(slot, place)]
    let vertical = axis == .vertical ? ends(of: slot) : [vertical(slot, place)]
    NSLayoutConstraint.activate(horizontal + vertical)
    guard moves || x != 0 || y != 0 else {
      if axis != .horizontal { include(slot.widthAnchor, in: widthAnchor) }
      if axis != .vertical { include(slot.heightAnchor, in: heightAnchor) }
      return
    }
    moved.append(Moved(view: view, horizontal: horizontal, vertical: vertical))
    cellGenMove(view, x: x, y: y)
    if axis != .horizontal {
      bounded.append(slot.widthAnchor.constraint(lessThanOrEqualToConstant: 0))
      // Between the resistance of most views and that of views that do not give way.
      bounded.last?.priority = UILayoutPriority(900)
    }
  }

  /// Moves a view to another offset from its place.
  fileprivate func cellGenMove(_ view: UIView, x: CGFloat, y: CGFloat) {
    if let cover = view.superview as? CellGenCover {
      cover.offset = CGPoint(x: x, y: y)
      setNeedsLayout()
    }
    guard let position = moved.firstIndex(where: { $0.view === view }) else { return }
    moved[position].x = x
    place(moved[position])
    for constraint in moved[position].vertical { constraint.constant = y }
  }

  private func sides(of slot: UIView) -> [NSLayoutConstraint] {
    [
      slot.leadingAnchor.constraint(equalTo: leadingAnchor),
      slot.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
  }

  private func ends(of slot: UIView) -> [NSLayoutConstraint] {
    [
      slot.topAnchor.constraint(equalTo: topAnchor),
      slot.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
  }

  private func horizontal(_ slot: UIView, _ place: Place) -> NSLayoutConstraint {
    switch place {
    case .leading, .topLeading, .bottomLeading:
      slot.leadingAnchor.constraint(equalTo: leadingAnchor)
    case .trailing, .topTrailing, .bottomTrailing:
      slot.trailingAnchor.constraint(equalTo: trailingAnchor)
    case .center, .top, .bottom, .fill:
      slot.centerXAnchor.constraint(equalTo: centerXAnchor)
    }
  }

  private func vertical(_ slot: UIView, _ place: Place) -> NSLayoutConstraint {
    switch place {
    case .top, .topLeading, .topTrailing:
      slot.topAnchor.constraint(equalTo: topAnchor)
    case .bottom, .bottomLeading, .bottomTrailing:
      slot.bottomAnchor.constraint(equalTo: bottomAnchor)
    case .center, .leading, .trailing, .fill:
      slot.centerYAnchor.constraint(equalTo: centerYAnchor)
    }
  }

  private func place(_ moved: Moved) {
    for constraint in moved.horizontal {
      // Unlike the leading edge, the center is not mirrored with the reading direction.
      let x = constraint.firstAttribute == .centerX ? mirrored(moved.x) : moved.x
      if constraint.constant != x { constraint.constant = x }
    }
  }

  /// Keeps the stack at least as tall as a view, unless its superview makes it shorter.
  private func include(_ part: NSLayoutDimension, in whole: NSLayoutDimension) {
    let constraint = whole.constraint(greaterThanOrEqualTo: part, multiplier: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// Adds a view that fills the stack without affecting its size. Constraints cannot express this, since they
  /// work in both directions, so its cover gets its frame from the layout.
  private func fill(with view: UIView, x: CGFloat, y: CGFloat) {
    let cover = CellGenCover()
    cover.offset = CGPoint(x: x, y: y)
    addSubview(cover)
    cover.addSubview(view)
    CellGenHosted.pin(view, to: cover)
  }

  /// As small as the views in it allow.
  public override var intrinsicContentSize: CGSize {
    hasBase ? super.intrinsicContentSize : .zero
  }

  public override func layoutSubviews() {
    for each in moved { place(each) }
    // A constraint to the stack's width would make the stack wider, since constraints work in both
    // directions.
    for constraint in bounded where !bounds.isEmpty && constraint.constant != bounds.width {
      constraint.constant = bounds.width
      constraint.isActive = true
    }
    super.layoutSubviews()
    for case let cover as CellGenCover in subviews {
      cover.frame = bounds.offsetBy(dx: mirrored(cover.offset.x), dy: cover.offset.y)
    }
  }

  private func mirrored(_ x: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}

extension ConfigurableView {
  /// Moves a view in layers away from its place. NaN and infinity, which can come from data, count as 0.
  ///
  /// - Parameters:
  ///   - view: a view that was added to layers.
  ///   - x: the distance toward the trailing edge. Units: points.
  ///   - y: the distance down. Units: points.
  public func move(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    // In layers, each view has a slot or a cover of its own.
    (view.superview?.superview as? CellLayers)?
      .cellGenMove(view, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

/// The superview of a view that fills a stack. Touches that the view does not take pass through.
final class CellGenCover: UIView {
  var offset = CGPoint.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
