// The additions of a list layout to its cells.

extension UICollectionView {
  /// Returns the appearance of the list that a section is; nil for any other section.
  func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
    listConfiguration(ofSection: section)?.appearance
  }

  private func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: section)
  }

  /// Updates the properties of a cell that depend on its place: focus, expansion, and the list that contains
  /// it.
  func tellPlace(_ path: IndexPath, to cell: UICollectionViewCell) {
    cell.hasFocus = path == focusedPath
    cell.isExpanded = (dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
    (cell as? UICollectionViewListCell)?.listAppearance = listAppearance(ofSection: path.section)
  }

  /// Returns the separators above and below an item.
  ///
  /// `automatic` separators are the usual ones: below each item, except for the last one of a section in the
  /// inset and sidebar styles, and also above the first one in the grouped style.
  func separators(at path: IndexPath) -> StandIn.Separators {
    guard cellForItem(at: path) is UICollectionViewListCell,
      let list = listConfiguration(ofSection: path.section), list.showsSeparators
    else { return StandIn.Separators() }
    let shared = list.separatorConfiguration
    let separator = list.itemSeparatorHandler?(path, shared) ?? shared
    let isFirst = path.item == 0
    let isLast = path.item == numberOfItems(inSection: path.section) - 1
    var usual = StandIn.Separators()
    switch list.appearance {
    case .plain: usual = .init(top: false, bottom: true)
    case .grouped: usual = .init(top: isFirst, bottom: true)
    case .insetGrouped: usual = .init(top: false, bottom: !isLast)
    case .sidebar, .sidebarPlain: break
    }
    return StandIn.Separators(
      top: separator.topSeparatorVisibility.resolved(usual.top),
      bottom: separator.bottomSeparatorVisibility.resolved(usual.bottom))
  }
}

extension UICollectionView {
  /// Returns the separator below an item; nil if there is none.
  func separatorLine(below path: IndexPath) -> StandIn.SeparatorLine? {
    guard separators(at: path).bottom,
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let list = listConfiguration(ofSection: path.section)
    else { return nil }
    let shared = list.separatorConfiguration
    let separator = list.itemSeparatorHandler?(path, shared) ?? shared
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let insets = separator.bottomSeparatorInsets
    return StandIn.SeparatorLine(
      leading: insets.leading == automatic.leading ? cell.separatorStart : insets.leading,
      trailing: insets.trailing == automatic.trailing ? 0 : insets.trailing,
      color: separator.color)
  }
}

extension UICollectionViewListCell {
  /// The start of the separator according to its guide, from the leading edge: that of a view to which a
  /// constraint aligns it, or of UIKit's own content.
  ///
  /// "To align the separators to your content, add constraints to the leading or trailing anchors of this
  /// layout guide" (Apple, `separatorLayoutGuide`).
  fileprivate var separatorStart: CGFloat {
    let guide = separatorLayoutGuide
    let aligned = constraints.first { constraint in
      constraint.firstItem === guide && constraint.firstAttribute == .leading
    }
    guard let view = aligned?.secondItem as? UIView else { return 16 }
    let frame = view.convert(view.bounds, to: self)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.maxX - frame.maxX : frame.minX
  }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate func resolved(_ usual: Bool) -> Bool {
    switch self {
    case .automatic: usual
    case .visible: true
    case .hidden: false
    }
  }
}

extension StandIn {
  /// The separators above and below a row.
  public struct Separators: Hashable, Sendable {
    public var top = false
    public var bottom = false

    public init(top: Bool = false, bottom: Bool = false) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The separator below a row: its distances from the edges of the row, and its color.
  public struct SeparatorLine: Equatable {
    public var leading: CGFloat
    public var trailing: CGFloat
    /// The color; nil for UIKit's.
    public var color: UIColor?

    public init(leading: CGFloat, trailing: CGFloat, color: UIColor?) {
      self.leading = leading
      self.trailing = trailing
      self.color = color
    }
  }

  /// Returns the separator that a list layout draws below an item on display; nil for none.
  @MainActor
  public static func separatorLine(
    below path: IndexPath, in view: UICollectionView
  ) -> SeparatorLine? {
    view.separatorLine(below: path)
  }

  /// Returns the separators that a list layout draws next to an item on display.
  ///
  /// As in UIKit, only a `UICollectionViewListCell` has separators.
  @MainActor
  public static func separators(at path: IndexPath, in view: UICollectionView) -> Separators {
    view.separators(at: path)
  }

  /// Returns the decoration views of a kind on display, by section.
  @MainActor
  public static func decorationViews(
    ofKind kind: String, in view: UICollectionView
  ) -> [UICollectionReusableView] { view.decorationViews(ofKind: kind) }
}
