/// The background of a cell or button as one value.
public struct UIBackgroundConfiguration: Hashable {
  private let style: String
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

  /// The background that cells of a list have; the one that adapts where the list is not known.
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
  public static func listCell() -> UIBackgroundConfiguration {
    .init(style: "listCell", since: 18)
  }
  public static func listHeader() -> UIBackgroundConfiguration {
    .init(style: "listHeader", since: 18)
  }
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

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public static func == (l: UIBackgroundConfiguration, r: UIBackgroundConfiguration) -> Bool {
    l.style == r.style && l.customView === r.customView && l.cornerRadius == r.cornerRadius
      && l.backgroundInsets == r.backgroundInsets && l.backgroundColor == r.backgroundColor
      && l.strokeColor == r.strokeColor && l.strokeWidth == r.strokeWidth
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
  }
}
