// What a list layout adds to its cells.

extension UICollectionView {
  /// The appearance of the list that a section is; nil where it is none.
  func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
    listConfiguration(ofSection: section)?.appearance
  }

  private func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: section)
  }

  /// Tells a cell of its place: focus, expansion, the list that it is in.
  func tellPlace(_ path: IndexPath, to cell: UICollectionViewCell) {
    cell.hasFocus = path == focusedPath
    cell.isExpanded = (dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
    (cell as? UICollectionViewListCell)?.listAppearance = listAppearance(ofSection: path.section)
  }

  /// The lines above and below an item.
  ///
  /// `automatic` lines are the usual ones: below each item, but not below the last of a section in
  /// the inset and sidebar styles, and also above the first in the grouped style.
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
  /// Whether there are lines above and below a row.
  public struct Separators: Hashable, Sendable {
    public var top = false
    public var bottom = false

    public init(top: Bool = false, bottom: Bool = false) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The lines that a list layout draws next to an item on display.
  ///
  /// As in UIKit only a `UICollectionViewListCell` has any.
  @MainActor
  public static func separators(at path: IndexPath, in view: UICollectionView) -> Separators {
    view.separators(at: path)
  }

  /// The decoration views of a kind on display, by section.
  @MainActor
  public static func decorationViews(
    ofKind kind: String, in view: UICollectionView
  ) -> [UICollectionReusableView] { view.decorationViews(ofKind: kind) }
}
