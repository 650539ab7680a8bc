/// The background of a cell or button as one value.
@available(iOS 14, *)
public struct UIBackgroundConfiguration: Hashable {
  private let style: String
  /// The state whose color UIKit automatically gives a cell of a list.
  private(set) var shade = StandIn.Shade.none
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0

  private init(style: String, since version: Double = 14) {
    StandIn.require(version, "UIBackgroundConfiguration.\(style)()")
    self.style = style
  }

  /// Returns the background of cells in a list, or the one that adapts if the list is unknown.
  static func inList(
    _ appearance: UICollectionLayoutListConfiguration.Appearance?
  ) -> UIBackgroundConfiguration {
    switch appearance {
    case .plain: listPlainCell()
    case .grouped, .insetGrouped: listGroupedCell()
    case .sidebar, .sidebarPlain: listSidebarCell()
    case nil: StandIn.systemVersion >= 18 ? listCell() : listPlainCell()
    }
  }

  public static func clear() -> UIBackgroundConfiguration { .init(style: "clear") }
  @available(iOS 18, *)
  public static func listCell() -> UIBackgroundConfiguration {
    .init(style: "listCell", since: 18)
  }
  @available(iOS 18, *)
  public static func listHeader() -> UIBackgroundConfiguration {
    .init(style: "listHeader", since: 18)
  }
  @available(iOS 18, *)
  public static func listFooter() -> UIBackgroundConfiguration {
    .init(style: "listFooter", since: 18)
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(style: "listPlainCell") }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(style: "listGroupedCell")
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: "listPlainHeaderFooter")
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: "listGroupedHeaderFooter")
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    .init(style: "listSidebarCell")
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    .init(style: "listSidebarHeader")
  }

  /// Returns the background for a state. Highlighted and selected cells of lists have other colors.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard style.hasPrefix("list"), style.hasSuffix("Cell"),
      let state = state as? UICellConfigurationState
    else { return self }
    var updated = self
    updated.shade = state.isHighlighted ? .highlighted : state.isSelected ? .selected : .none
    return updated
  }

  public static func == (l: UIBackgroundConfiguration, r: UIBackgroundConfiguration) -> Bool {
    l.style == r.style && l.shade == r.shade && l.customView === r.customView
      && l.cornerRadius == r.cornerRadius
      && l.backgroundInsets == r.backgroundInsets && l.backgroundColor == r.backgroundColor
      && l.strokeColor == r.strokeColor && l.strokeWidth == r.strokeWidth
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
  }
}

extension StandIn {
  /// A state of a cell that its background shows.
  public enum Shade: Sendable { case none, highlighted, selected }

  /// Returns the state that a background shows with UIKit's own colors, which any other color hides.
  public static func shade(of background: UIBackgroundConfiguration?) -> Shade {
    background?.backgroundColor == nil ? background?.shade ?? .none : .none
  }
}
