#if canImport(UIKit)
import UIKit

/// The changes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias ID = Content.Item.ID

  /// The snapshot to apply, with marks for the items to reconfigure.
  var snapshot = NSDiffableDataSourceSnapshot<Section, ID>()
  /// True if sections or items are inserted, deleted, or moved.
  var hasOtherPlaces = false
  /// True if items are inserted or deleted, but not if they are only moved or have other data.
  var hasOtherItems = false
  /// Items that remain and have other data, or that the user has changed.
  var changedItems: [ID] = []
  /// True if everything is reconfigured with the same data.
  var isAgain = false
  /// Sections that remain, and in which a header or footer is inserted or deleted.
  var sectionsWithMovedBoundaries: [Section] = []
  /// True if any sections are reloaded, which deselects their cells.
  var reloadsSections = false
  /// True if the layout of a section that remains changes.
  var hasOtherLayouts = false
  /// Sections whose header remains and has other data.
  var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer remains and has other data.
  var sectionsWithChangedFooters: [Section] = []
  /// True if the header and footer of the screen are configured again even if their data is the same.
  var showsEdgesAgain = false
  /// The items and boundaries that are removed, which UIKit may still ask for.
  var leavingItems: [ID: Content.Item] = [:]
  var leavingBoundaries: [Section: CellGenSectionBoundaries<Content>] = [:]

  /// True if an item that remains has other data, or is reconfigured.
  var hasOtherData: Bool { isAgain || !changedItems.isEmpty }

  /// True if the sections are unchanged.
  var areNone: Bool {
    !hasOtherPlaces && changedItems.isEmpty && sectionsWithMovedBoundaries.isEmpty
      && !hasOtherLayouts && sectionsWithChangedHeaders.isEmpty
      && sectionsWithChangedFooters.isEmpty && !showsEdgesAgain
  }

  /// Compares everything except the cells of a section that remains, and returns true if a header or footer
  /// is inserted or deleted.
  mutating func take(
    _ new: CellGenSectionBoundaries<Content>, of section: Section,
    comparing old: CellGenSectionBoundaries<Content>
  ) -> Bool {
    // part: RepeatedSections
    if old.layout != new.layout { hasOtherLayouts = true }
    // part end
    let isMoved =
      (old.header == nil) != (new.header == nil) || (old.footer == nil) != (new.footer == nil)
    if isMoved { sectionsWithMovedBoundaries.append(section) }
    if old.header != nil, let header = new.header,
      header != old.header || new.isCollapsed != old.isCollapsed
    {
      sectionsWithChangedHeaders.append(section)
    }
    if old.footer != nil, let footer = new.footer, footer != old.footer {
      sectionsWithChangedFooters.append(section)
    }
    return isMoved
  }
}

/// Everything that a section has in addition to its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Swift.Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?
  // part: RepeatedSections
  /// The value that determines its layout; nil for none.
  var layout: CellGenLayoutValue?
  // part end
  /// True if its cells are hidden; nil for a section that cannot be collapsed.
  var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  var itemLeftOut: Content.Item.ID?

  var areThere: Bool { header != nil || footer != nil }
}
#endif
