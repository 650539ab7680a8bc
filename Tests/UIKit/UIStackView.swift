/// Arranges views along an axis; hidden ones take no space.
///
/// Lengths along the axis are natural ones. Missing space is taken from the views of lowest priority, and
/// remaining space is given to them; the proportional and spacing distributions act like `fill`.
@MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Unlike in other views, UIKit's initializer cannot fail here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    constraintsChanged()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      StandIn.fail("Index out of bounds for arranged subview: index = \(stackIndex)")
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    constraintsChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = UIStackView.Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = UIStackView.Alignment.fill { didSet { constraintsChanged() } }
  open var spacing: CGFloat = 0 {
    didSet {
      check(spacing)
      constraintsChanged()
    }
  }

  /// Checks the spacing, which becomes the constant of constraints.
  private func check(_ spacing: CGFloat) {
    if spacing.isFinite { return }
    StandIn.fail("NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(spacing)")
  }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  // MARK: Geometry

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }
  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func gap(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
    if custom == UIStackView.spacingUseDefault { return spacing }
    return custom == UIStackView.spacingUseSystem ? 8 : custom
  }

  private var gaps: CGFloat { visible.dropLast().reduce(0) { $0 + gap(after: $1) } }

  override func contentSize(width: CGFloat?) -> CGSize {
    let sides = insets.left + insets.right
    let room = width.map { max(0, $0 - sides) }
    let sizes: [CGSize]
    if axis == .horizontal {
      let widths = widths(in: room)
      sizes = zip(visible, widths).map {
        CGSize(width: $1, height: $0.fittingSize(width: $1).height)
      }
    } else {
      sizes = visible.map { $0.fittingSize(width: room) }
    }
    let alongX = axis == .horizontal
    var size = CGSize(
      width: alongX
        ? sizes.reduce(0) { $0 + $1.width } + gaps : sizes.map { $0.width }.max() ?? 0,
      height: alongX
        ? sizes.map { $0.height }.max() ?? 0 : sizes.reduce(0) { $0 + $1.height } + gaps)
    if !alongX, distribution == .fillEqually, let tallest = sizes.map({ $0.height }).max() {
      size.height = tallest * CGFloat(sizes.count) + gaps
    }
    return CGSize(
      width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  private func widths(in room: CGFloat?) -> [CGFloat] {
    let whole = room.map { $0 + insets.left + insets.right }
    let natural = visible.map {
      fraction(of: $0, in: whole, .horizontal) ?? naturalWidth(of: $0)
    }
    guard let room else {
      guard distribution == .fillEqually, let widest = natural.max() else { return natural }
      return natural.map { _ in widest }
    }
    return spread(evenedOut(natural, in: room), in: room, axis: .horizontal)
  }

  /// Returns the width of a view in a row by its content, or by its aspect ratio if the row makes it as tall
  /// as others.
  private func naturalWidth(of view: UIView) -> CGFloat {
    let width = view.fittingSize(width: nil).width
    guard width <= 0, alignment == .fill,
      let ratio = ConstraintEstimate.ownSize(of: view).heightPerWidth, ratio > 0
    else { return width }
    let height = visible.lazy.filter { $0 !== view }.map { $0.fittingSize(width: nil).height }.max()
    return (height ?? 0) / ratio
  }

  /// Pulls labels with several lines to an equal share of the row, as UIKit does with a constraint of
  /// priority 759 (<https://openradar.appspot.com/39275811>).
  private func evenedOut(_ natural: [CGFloat], in room: CGFloat) -> [CGFloat] {
    guard distribution == .fill else { return natural }
    let share = room / CGFloat(natural.count)
    return zip(visible, natural).map { view, length in
      guard let label = view as? UILabel, label.numberOfLines != 1 else { return length }
      let priority =
        length > share ? resistance(label, .horizontal) : hugging(label, .horizontal)
      return priority < UILayoutPriority(759) ? share : length
    }
  }

  /// Fits natural lengths into the available space.
  private func spread(
    _ natural: [CGFloat], in room: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> [CGFloat] {
    guard !natural.isEmpty else { return [] }
    let available = room - gaps
    if distribution == .fillEqually {
      return natural.map { _ in available / CGFloat(natural.count) }
    }
    var lengths = natural
    let excess = natural.reduce(0, +) - available
    let views = visible
    if excess > 0 {
      var missing = excess
      // The weakest view gives way first; among equals, the longest. Views keep their shares of the stack
      // until all are reduced to them.
      let order = lengths.indices.sorted {
        let (a, b) = (resistance(views[$0], axis), resistance(views[$1], axis))
        return a == b ? natural[$0] > natural[$1] : a < b
      }
      for floors in [views.map { share(of: $0, in: room, axis) }, views.map { _ in 0 }] {
        for index in order where missing > 0 {
          let taken = min(missing, max(0, lengths[index] - floors[index]))
          lengths[index] -= taken
          missing -= taken
        }
      }
    } else if excess < 0 {
      // The view with the lowest hugging priority takes the remaining space, up to its maximum length; among
      // equals, the first.
      var left = -excess
      let order = lengths.indices.sorted {
        let (a, b) = (hugging(views[$0], axis), hugging(views[$1], axis))
        return a == b ? $0 < $1 : a < b
      }
      for index in order where left > 0 {
        let own = ConstraintEstimate.ownSize(of: views[index])
        let most = axis == .horizontal ? own.maximumWidth : own.maximumHeight
        let taken = min(left, max(0, most - lengths[index]))
        lengths[index] += taken
        left -= taken
      }
      checkThatSomethingGrows(by: -excess, views, axis)
    }
    return lengths
  }

  /// Records a failure if no view grows. UIKit then makes the stack narrower, and its superview with it:
  /// constraints to the edges of cells mostly have a priority below the required one. A subclass may intend
  /// this.
  private func checkThatSomethingGrows(
    by room: CGFloat, _ views: [UIView], _ axis: NSLayoutConstraint.Axis
  ) {
    guard type(of: self) == UIStackView.self, axis == .horizontal, room > 1, distribution == .fill,
      views.allSatisfy({ hugging($0, axis) >= UILayoutPriority(999) })
    else { return }
    StandIn.fail(
      "A row of views that must not grow is \(room) points too wide: "
        + views.map { "\(type(of: $0)) \($0.fittingSize(width: nil).width)" }.joined(
          separator: ", "),
      name: StandIn.broken)
  }

  /// Returns the minimum length of a view that constraints to this stack's length require.
  private func share(
    of view: UIView, in room: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let dimension: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.filter {
      $0.firstItem === view && $0.secondItem === self && $0.firstAttribute == dimension
        && $0.secondAttribute == dimension && $0.relation == .greaterThanOrEqual
    }.map { room * $0.multiplier + $0.constant }.max() ?? 0
  }

  /// Returns the length that is a fraction of this stack's, if the strongest constraint makes it one.
  private func fraction(
    of view: UIView, in room: CGFloat?, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    guard let room else { return nil }
    let dimension: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let strongest = constraints.filter {
      $0.firstItem === view && $0.secondItem === self && $0.relation == .equal
        && $0.firstAttribute == dimension && $0.secondAttribute == dimension
    }.max { $0.priority < $1.priority }
    guard let strongest else { return nil }
    let length = room * strongest.multiplier + strongest.constant
    guard strongest.priority < .required else { return length }
    let own = ConstraintEstimate.ownSize(of: view)
    let alongX = axis == .horizontal
    guard (alongX ? own.width : own.height) == nil else { return nil }
    return min(
      max(length, alongX ? own.minimumWidth : own.minimumHeight),
      alongX ? own.maximumWidth : own.maximumHeight)
  }

  /// Returns the height of a view in a row that is not stretched.
  ///
  /// A view without a baseline that is aligned at one begins or ends there, so no constraint can make it as
  /// tall as the row; here, its height is zero.
  ///
  /// - Source: "If that view does not have a baseline, Auto Layout uses the view's top edge" (Apple,
  ///   `UIView.forFirstBaselineLayout`).
  private func crossHeight(of view: UIView, natural: CGFloat) -> CGFloat {
    guard let length = fraction(of: view, in: bounds.height, .vertical) else { return natural }
    switch alignment {
    case .firstBaseline: return view.forFirstBaselineLayout === view ? natural : length
    case .lastBaseline: return view.forLastBaselineLayout === view ? natural : length
    default: return length
    }
  }

  private func resistance(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(of: view, axis) { $0.contentCompressionResistancePriority(for: axis) }
  }

  private func hugging(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(of: view, axis) { $0.contentHuggingPriority(for: axis) }
  }

  /// Returns how strongly a view keeps its length along an axis. A view without a natural length has no
  /// priority of its own: its subviews resist instead, in a stack the weakest one along its axis, in any
  /// other view all of them.
  private func priority(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ own: (UIView) -> UILayoutPriority
  ) -> UILayoutPriority {
    let size = ConstraintEstimate.ownSize(of: view)
    if (axis == .horizontal ? size.width : size.height) != nil { return .required }
    if fraction(of: view, in: 0, axis) != nil { return .required }
    guard let stack = view as? UIStackView else {
      let natural = view.intrinsicContentSize
      let length = axis == .horizontal ? natural.width : natural.height
      guard length == UIView.noIntrinsicMetric else { return own(view) }
      let inner = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
      return inner.map { priority(of: $0, axis, own) }.max() ?? own(view)
    }
    let inner = stack.visible.map { priority(of: $0, axis, own) }
    return (stack.axis == axis ? inner.min() : inner.max()) ?? own(view)
  }

  open override func layoutSubviews() {
    let area = bounds.inset(by: insets)
    let along = axis == .horizontal
    let natural = visible.map { view in
      along
        ? fraction(of: view, in: bounds.width, axis) ?? naturalWidth(of: view)
        : fraction(of: view, in: bounds.height, axis)
          ?? view.fittingSize(width: alignment == .fill ? area.width : nil).height
    }
    let lengths =
      along
      ? spread(evenedOut(natural, in: area.width), in: area.width, axis: axis)
      : spread(natural, in: area.height, axis: axis)
    var position = along ? area.minX : area.minY
    for (view, length) in zip(visible, lengths) {
      let fit = view.fittingSize(
        width: along ? length : min(area.width, crossWidth(of: view, area)))
      let cross = along ? area.height : area.width
      let natural = along ? crossHeight(of: view, natural: fit.height) : crossWidth(of: view, area)
      let size = alignment == .fill ? cross : min(cross, natural)
      let offset: CGFloat
      switch alignment {
      case .center: offset = (cross - size) / 2
      case .trailing, .lastBaseline: offset = cross - size
      default: offset = 0
      }
      let frame =
        along
        ? CGRect(x: position, y: area.minY + offset, width: length, height: size)
        : CGRect(x: area.minX + offset, y: position, width: size, height: length)
      view.frame = isMirrored ? mirrored(frame, in: area) : frame
      position += length + gap(after: view)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ frame: CGRect, in area: CGRect) -> CGRect {
    frame.offsetBy(dx: area.minX + area.maxX - frame.minX - frame.maxX, dy: 0)
  }

  private func crossWidth(of view: UIView, _ area: CGRect) -> CGFloat {
    if alignment == .fill { return area.width }
    return fraction(of: view, in: bounds.width, .horizontal) ?? view.fittingSize(width: nil).width
  }

  /// The distribution of lengths along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}
