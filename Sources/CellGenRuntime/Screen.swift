#if canImport(UIKit)
#if compiler(>=6.1)
/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public nonisolated protocol ScreenItem: ViewData, Identifiable where ID: ViewData {
  /// The model of the cell, whatever its kind.
  var model: any CellModel { get }
}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public nonisolated protocol ScreenSectionItem: ViewData {
  associatedtype Item: ScreenItem

  /// The same cell as one of the screen.
  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public nonisolated protocol ScreenContent: ViewData {
  /// The sections, in the order in which they are shown.
  associatedtype Section: ViewData & CaseIterable
  associatedtype Item: ScreenItem
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ViewData = Never

  /// Content that shows nothing.
  init()

  /// The cells of a section, in the order in which they are shown.
  func items(in section: Section) -> [Item]

  /// The header of a section, or nil for none.
  func header(of section: Section) -> HeaderFooter?

  /// The footer of a section, or nil for none.
  func footer(of section: Section) -> HeaderFooter?
}
#else
/// Any cell of a screen: an enum with one case a kind of cell.
public protocol ScreenItem: ViewData, Identifiable where ID: ViewData {
  var model: any CellModel { get }
}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public protocol ScreenSectionItem: ViewData {
  associatedtype Item: ScreenItem

  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public protocol ScreenContent: ViewData {
  associatedtype Section: ViewData & CaseIterable
  associatedtype Item: ScreenItem
  associatedtype HeaderFooter: ViewData = Never

  init()

  func items(in section: Section) -> [Item]

  func header(of section: Section) -> HeaderFooter?

  func footer(of section: Section) -> HeaderFooter?
}
#endif

/// Equal items have equal ids, so the id is enough to hash, and no screen hashes all that it shows.
extension ScreenItem {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// Compared as the screen's items, so that a kind's comparison is compiled once and not once a section.
extension ScreenSectionItem {
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screenItem == rhs.screenItem
  }

  public nonisolated func hash(into hasher: inout Hasher) { screenItem.hash(into: &hasher) }

  public nonisolated var hashValue: Int { screenItem.hashValue }
}

extension ScreenContent where HeaderFooter == Never {
  public nonisolated func header(of section: Section) -> Never? { nil }

  public nonisolated func footer(of section: Section) -> Never? { nil }
}
#endif
