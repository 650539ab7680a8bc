#if canImport(UIKit)
#if compiler(>=6.1)
/// A section of a screen.
public nonisolated protocol ScreenSection: ScreenValue {
  /// The part of a section that is declared once and determines its layout: the section itself.
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// A cell of a screen: an enum with one case per kind of cell.
///
/// Its id includes the kind, so ids of different kinds never clash, and a cell never changes its class when
/// it is reconfigured.
public nonisolated protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}

// part: SectionItems
/// A cell of a section with several kinds: an enum with one case per kind of cell.
public nonisolated protocol ScreenSectionItem: ScreenValue, Swift.Identifiable {
  associatedtype Item: ScreenItem

  /// The same cell as one of the screen.
  var screenItem: Item { get }
}
// part end

/// Everything that a screen shows, as one value.
public nonisolated protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  /// A header or footer of the screen: an enum with one case per place.
  associatedtype HeaderFooter: ScreenValue = Never

  /// Creates empty content.
  init()

  /// Returns the sections with their content, in order. Empty sections are left out.
  func sections() -> [ShownSection<Self>]

  // part: Edges
  /// Returns the header and footer above and below all sections, which scroll with them.
  func screenEdges() -> ScreenEdges<Self>
  // part end
}
#else
/// A section of a screen.
public protocol ScreenSection: ScreenValue {
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// A cell of a screen: an enum with one case per kind of cell.
public protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}

// part: SectionItems
/// A cell of a section with several kinds: an enum with one case per kind of cell.
public protocol ScreenSectionItem: ScreenValue, Swift.Identifiable {
  associatedtype Item: ScreenItem

  var screenItem: Item { get }
}
// part end

/// Everything that a screen shows, as one value.
public protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  associatedtype HeaderFooter: ScreenValue = Never

  init()

  func sections() -> [ShownSection<Self>]
  // part: Edges
  func screenEdges() -> ScreenEdges<Self>
  // part end
}
#endif

// part: Edges
extension ScreenContent {
  public nonisolated func screenEdges() -> ScreenEdges<Self> { ScreenEdges() }
}

/// The header and footer above and below all sections of a screen, which scroll with them.
public struct ScreenEdges<Content: ScreenContent>: ScreenValue {
  /// The header; nil for none.
  public var header: Content.HeaderFooter?
  /// The footer; nil for none.
  public var footer: Content.HeaderFooter?

  public init(header: Content.HeaderFooter? = nil, footer: Content.HeaderFooter? = nil) {
    self.header = header
    self.footer = footer
  }
}
// part end

/// A section of a screen's content, with its cells.
public struct ShownSection<Content: ScreenContent>: ScreenValue {
  public var section: Content.Section
  /// The header; nil for none.
  public var header: Content.HeaderFooter?
  /// The footer; nil for none.
  public var footer: Content.HeaderFooter?
  public var items: [Content.Item]
  /// Its title in the index of the screen; nil for none.
  public private(set) var indexTitle: String?
  /// A Boolean value that indicates whether the section is shown even if it is empty.
  public private(set) var staysWhenEmpty = false
  /// A Boolean value that indicates whether the section is initially collapsed; nil for a section that cannot
  /// be collapsed.
  public private(set) var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  public private(set) var itemLeftOut: Content.Item.ID?
  // part: RepeatedSections
  /// The value that determines its layout; nil for none.
  private(set) var layout: CellGenLayoutValue?
  // part end

  /// - Parameters:
  ///   - section: the section itself.
  ///   - isCollapsed: true if it is initially collapsed; nil for a section that cannot be collapsed.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - fixedHeader: the header that is shown if any other part of the section is; nil for none.
  ///   - fixedFooter: the footer that is shown if any other part of the section is; nil for none.
  ///   - itemLeftOut: the first item that a limit leaves out, before which cells are inserted that are moved to the
  ///     end of the visible ones; nil for none.
  ///   - staysWhenEmpty: true to show the section even if it is empty, such as one that cells can be moved to.
  public init(
    _ section: Content.Section, isCollapsed: Bool? = nil, header: Content.HeaderFooter? = nil,
    footer: Content.HeaderFooter? = nil, items: [Content.Item] = [],
    fixedHeader: Content.HeaderFooter? = nil, fixedFooter: Content.HeaderFooter? = nil,
    itemLeftOut: Content.Item.ID? = nil, staysWhenEmpty: Bool = false
  ) {
    let isShown = staysWhenEmpty || header != nil || footer != nil || !items.isEmpty
    self.section = section
    self.isCollapsed = isCollapsed
    self.header = header ?? (isShown ? fixedHeader : nil)
    self.footer = footer ?? (isShown ? fixedFooter : nil)
    self.items = items
    self.itemLeftOut = itemLeftOut
    self.staysWhenEmpty = staysWhenEmpty
  }

  // part: Collapsing
  /// Sets the current state, whatever the initial one.
  mutating func setCollapsed(_ isCollapsed: Bool?) { self.isCollapsed = isCollapsed }
  // part end

  // part: RepeatedSections
  /// Creates a section that is repeated, and is shown even if it is empty.
  ///
  /// - Parameters:
  ///   - section: the section itself.
  ///   - layout: the value that determines its layout, for ``LayoutSection/layoutValue(as:)``; nil for none.
  ///   - indexTitle: its title in the index of the screen; nil for none.
  ///   - isCollapsed: true if it is initially collapsed; nil for a section that cannot be collapsed.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - itemLeftOut: the first item that a limit leaves out; nil for none.
  public init(
    repeated section: Content.Section, layout: (any Swift.Hashable & Swift.Sendable)? = nil,
    indexTitle: String? = nil, isCollapsed: Bool? = nil,
    header: Content.HeaderFooter? = nil, footer: Content.HeaderFooter? = nil,
    items: [Content.Item], itemLeftOut: Content.Item.ID? = nil
  ) {
    self.section = section
    self.layout = layout.map(CellGenLayoutValue.init)
    self.indexTitle = indexTitle
    self.isCollapsed = isCollapsed
    self.header = header
    self.footer = footer
    self.items = items
    self.itemLeftOut = itemLeftOut
    staysWhenEmpty = true
  }
  // part end
}

// part: RepeatedSections
/// A value of any type that determines the layout of a section.
struct CellGenLayoutValue: ScreenValue {
  let value: any Swift.Hashable & Swift.Sendable

  static func == (left: Self, right: Self) -> Bool {
    Swift.AnyHashable(left.value) == Swift.AnyHashable(right.value)
  }

  func hash(into hasher: inout Swift.Hasher) { value.hash(into: &hasher) }
}
// part end

extension ScreenSection where Kind == Self {
  public nonisolated var kind: Self { self }
}

/// Equal items have equal ids, so hashing the id is enough, and no screen hashes all of its data.
extension ScreenItem {
  public nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

// part: SectionItems
/// Items are compared as those of the screen, so the comparison of each kind is compiled once and not once
/// per section.
extension ScreenSectionItem {
  public nonisolated var id: Item.ID { screenItem.id }

  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screenItem == rhs.screenItem
  }

  public nonisolated func hash(into hasher: inout Swift.Hasher) { screenItem.hash(into: &hasher) }

  public nonisolated var hashValue: Int { screenItem.hashValue }
}
// part end
#endif
