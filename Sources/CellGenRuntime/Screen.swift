#if canImport(UIKit)
/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public protocol ScreenItem: ViewData, Identifiable where ID: ViewData {}

/// Everything that a screen shows, as one value.
public protocol ScreenContent: ViewData {
  /// The sections, in the order in which they are shown.
  associatedtype Section: ViewData & CaseIterable
  associatedtype Item: ScreenItem
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ViewData = Never

  /// Content that shows nothing.
  init()

  func items(in section: Section) -> [Item]

  /// The header of a section, or nil for none.
  func header(of section: Section) -> HeaderFooter?

  /// The footer of a section, or nil for none.
  func footer(of section: Section) -> HeaderFooter?
}

extension ScreenContent where HeaderFooter == Never {
  public func header(of section: Section) -> Never? { nil }

  public func footer(of section: Section) -> Never? { nil }
}
#endif
