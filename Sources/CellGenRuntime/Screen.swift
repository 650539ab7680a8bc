#if canImport(UIKit)
#if compiler(>=6.1)
/// A section of a screen.
public nonisolated protocol ScreenSection: ScreenValue {
  /// What is declared once, and says how the section is laid out: the section itself.
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public nonisolated protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}

// part: SectionItems
/// Any cell of a section of several kinds: an enum with one case a kind of cell.
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
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ScreenValue = Never

  /// Content that shows nothing.
  init()

  /// The sections with what is in them, in the order in which they are shown. Those with nothing to
  /// show are left out.
  func sections() -> [ShownSection<Self>]

  // part: Edges
  /// What is above and below all sections, and scrolls with them.
  func screenEdges() -> ScreenEdges<Self>
  // part end
}
#else
/// A section of a screen.
public protocol ScreenSection: ScreenValue {
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// Any cell of a screen: an enum with one case a kind of cell.
public protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}

// part: SectionItems
/// Any cell of a section of several kinds: an enum with one case a kind of cell.
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

/// What is above and below all sections of a screen, and scrolls with them.
public struct ScreenEdges<Content: ScreenContent>: ScreenValue {
  /// Nil for none.
  public var header: Content.HeaderFooter?
  /// Nil for none.
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
  /// Nil for none.
  public var header: Content.HeaderFooter?
  /// Nil for none.
  public var footer: Content.HeaderFooter?
  public var items: [Content.Item]
  /// Its title in the index of the screen; nil for none.
  public private(set) var indexTitle: String?
  /// Whether it is shown while there is nothing in it.
  public private(set) var staysWhenEmpty = false
  /// Whether it is collapsed when it is shown for the first time; nil for a section that does not collapse.
  public private(set) var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  public private(set) var itemLeftOut: Content.Item.ID?
  // part: RepeatedSections
  /// What its layout depends on; nil for nothing.
  private(set) var layout: CellGenLayoutValue?
  // part end

  /// - Parameters:
  ///   - section: the section itself.
  ///   - isCollapsed: whether it is collapsed when it is shown for the first time; nil for a section that
  ///     does not collapse.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - fixedHeader: the header where anything else of the section is shown; nil for none.
  ///   - fixedFooter: the footer where anything else of the section is shown; nil for none.
  ///   - itemLeftOut: the first item that a limit leaves out, before which cells stand that are moved to the
  ///     end of what is shown; nil for none.
  ///   - staysWhenEmpty: whether the section is shown while there is nothing in it, as one that cells can be
  ///     moved to is.
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
  /// Sets if it is collapsed now, whatever it was at first.
  mutating func setCollapsed(_ isCollapsed: Bool?) { self.isCollapsed = isCollapsed }
  // part end

  // part: RepeatedSections
  /// One of the sections that are declared once and shown in any number, also while it is empty.
  ///
  /// - Parameters:
  ///   - section: the section itself.
  ///   - layout: what its layout depends on, for ``LayoutSection/layoutValue(as:)``; nil for nothing.
  ///   - indexTitle: its title in the index of the screen; nil for none.
  ///   - isCollapsed: whether it is collapsed when it is shown for the first time; nil for a section that
  ///     does not collapse.
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
/// What the layout of a section depends on: a value of any type.
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

/// Equal items have equal ids, so the id is enough to hash, and no screen hashes all that it shows.
extension ScreenItem {
  public nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

// part: SectionItems
/// Compared as the screen's items, so that a kind's comparison is compiled once and not once a section.
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
