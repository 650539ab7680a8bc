/// A cell with the appearance of a list row: indentation, accessories, and a background that matches the
/// list.
@available(iOS 14, *)
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The appearance of the list that contains the cell.
  var listAppearance: UICollectionLayoutListConfiguration.Appearance?

  @available(iOS 14, *)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandIn.require(14, "UICollectionViewListCell")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { guide("separator") }

  @available(iOS 14, *)
  @preconcurrency public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch listAppearance {
    case .sidebar, .sidebarPlain: .sidebarCell()
    default: .cell()
    }
  }

  @preconcurrency public var accessories: [UICellAccessory] = [] {
    didSet {
      for old in oldValue { old.customView?.removeFromSuperview() }
      accessories = accessories.map { $0.sized }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override var automaticBackground: UIBackgroundConfiguration? {
    listAppearance.map { .inList($0).updated(for: configurationState) }
  }

  // MARK: Accessories

  /// The visible accessories, from the leading to the trailing edge.
  var shownAccessories: [UICellAccessory] {
    let isEditing = (superview as? UICollectionView)?.isEditing ?? false
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    return shown.filter(\.isLeading) + shown.filter { !$0.isLeading }
  }

  private var sides: (leading: CGFloat, trailing: CGFloat) {
    var sides = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for accessory in shownAccessories {
      if accessory.isLeading {
        sides.leading += accessory.room
      } else {
        sides.trailing += accessory.room
      }
    }
    return sides
  }

  /// Places the content between the accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let sides = sides
    contentView.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: sides.leading, bottom: 0, right: sides.trailing))
    placeCustomViews()
  }

  private func placeCustomViews() {
    var (leading, trailing) = (CGFloat(indentationLevel) * indentationWidth, bounds.maxX)
    let shown = shownAccessories
    for accessory in accessories {
      accessory.customView?.isHidden = !shown.contains { $0.customView === accessory.customView }
    }
    for accessory in shown.filter(\.isLeading) {
      place(accessory, at: leading)
      leading += accessory.room
    }
    for accessory in shown.filter({ !$0.isLeading }).reversed() {
      trailing -= accessory.room
      place(accessory, at: trailing)
    }
  }

  private func place(_ accessory: UICellAccessory, at x: CGFloat) {
    guard let view = accessory.customView else { return }
    if view.superview !== self { addSubview(view) }
    let size = accessory.size
    view.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let sides = sides
    let around = sides.leading + sides.trailing
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - around), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += around
    return size
  }
}

extension StandIn {
  /// Returns the names of a cell's visible accessories, from the leading to the trailing edge. They are the
  /// names of the functions that make them; the name of a label is followed by its text.
  @MainActor
  public static func accessories(of cell: UICollectionViewListCell) -> [String] {
    cell.shownAccessories.map(\.name)
  }

  /// Taps an accessory of a cell: runs its handler. An outline disclosure without a handler expands or
  /// collapses the item of the cell.
  @MainActor
  public static func tapAccessory(_ name: String, of cell: UICollectionViewListCell) {
    guard let accessory = cell.shownAccessories.first(where: { $0.name == name }) else { return }
    if let handler = accessory.actionHandler { return handler() }
    guard name == "outlineDisclosure", let view = cell.superview as? UICollectionView,
      let path = view.indexPath(for: cell)
    else { return }
    (view.dataSource as? any OutlineSource)?.toggle(at: path)
  }
}
