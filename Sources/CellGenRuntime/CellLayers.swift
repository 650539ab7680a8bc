#if canImport(UIKit)
public import UIKit

/// Views stacked on top of each other, the last one in front.
///
///     let stack = CellLayers(photo)
///     stack.add(badge, at: .topTrailing, x: 4, y: -4)
///
/// The first one decides the size and is stretched to it. Nothing that is added without an offset sticks out,
/// except what is added to fill, which has no say. What has an offset has no say either, and sticks out no
/// further than that, unless it resists being compressed by more than the default. Hidden views take no room.
public final class CellLayers: UIView {
  /// Where a view lies.
  public enum Place: Swift.Sendable {
    case center, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// All over, whatever its natural size is.
    case fill
  }

  /// A view with an offset, which goes in reading direction.
  private struct Moved {
    let view: UIView
    let horizontal: [NSLayoutConstraint]
    let vertical: [NSLayoutConstraint]
    var x: CGFloat = 0
  }

  private var hasBase = false
  /// The views with an offset, except those that fill.
  private var moved: [Moved] = []
  /// The constraints that keep views with an offset as narrow as this.
  private var bounded: [NSLayoutConstraint] = []

  /// - Parameter base: what decides the size; nil for the views that are added.
  public init(_ base: UIView? = nil) {
    super.init(frame: .zero)
    if let base { hold(base) }
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  public convenience init() { self.init(nil) }

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

  /// Puts in what decides the size. Called at most once, before anything is added.
  public func hold(_ base: UIView) {
    hasBase = true
    let slot = CellGenSlot(of: base)
    addSubview(slot)
    CellGenHosted.pin(slot, to: self)
  }

  /// Adds a view above all others.
  ///
  /// - Parameters:
  ///   - view: what is added.
  ///   - place: where it lies.
  ///   - axis: along which it is as long as all of this, such as a line, which has no length of its own; nil
  ///     for neither.
  ///   - x: how far it is moved from there towards the trailing edge. Units: points.
  ///   - y: how far it is moved from there downwards. Units: points.
  ///   - moves: whether it will be moved, and has no say in the size even where it is not.
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
      // Between the resistance of most views and that of those which do not give way.
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
      // Unlike the leading edge, the centre does not turn with the reading direction.
      let x = constraint.firstAttribute == .centerX ? mirrored(moved.x) : moved.x
      if constraint.constant != x { constraint.constant = x }
    }
  }

  /// Keeps this at least as tall as a view, unless its superview makes it shorter.
  private func include(_ part: NSLayoutDimension, in whole: NSLayoutDimension) {
    let constraint = whole.constraint(greaterThanOrEqualTo: part, multiplier: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// A view that fills has no say in the size, which constraints cannot express: they bind both ways. So
  /// what it is in gets its frame from the layout.
  private func fill(with view: UIView, x: CGFloat, y: CGFloat) {
    let cover = CellGenCover()
    cover.offset = CGPoint(x: x, y: y)
    addSubview(cover)
    cover.addSubview(view)
    CellGenHosted.pin(view, to: cover)
  }

  /// By itself as small as what is added to it.
  public override var intrinsicContentSize: CGSize {
    hasBase ? super.intrinsicContentSize : .zero
  }

  public override func layoutSubviews() {
    for each in moved { place(each) }
    // Constraints with the width of this would make it wider, as they bind both ways.
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
  /// Moves a view in layers from its place there. A number that is none, such as one of the data, counts as 0.
  ///
  /// - Parameters:
  ///   - view: one that was added to layers.
  ///   - x: how far, towards the trailing edge. Units: points.
  ///   - y: how far downwards. Units: points.
  public func move(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    // In layers, each view is in a slot or a cover of its own.
    (view.superview?.superview as? CellLayers)?
      .cellGenMove(view, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

/// What holds a view that fills a stack; touches that the view does not take go through.
final class CellGenCover: UIView {
  var offset = CGPoint.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
