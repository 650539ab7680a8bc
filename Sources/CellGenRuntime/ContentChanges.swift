#if canImport(UIKit)
import UIKit

/// What becomes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias ID = Content.Item.ID

  /// The snapshot to apply, with marks for the items to reconfigure.
  var snapshot = NSDiffableDataSourceSnapshot<Section, ID>()
  /// True if sections or items come, go or move.
  var hasOtherPlaces = false
  /// True if items come or go; to move and to have other data is neither.
  var hasOtherItems = false
  /// Items that stay and have other data, or that the user has changed.
  var changedItems: [ID] = []
  /// True if everything is reconfigured with the same data.
  var isAgain = false
  /// Sections that stay and in which a header or footer comes or goes.
  var sectionsWithMovedBoundaries: [Section] = []
  /// True if any sections are reloaded, which deselects their cells.
  var reloadsSections = false
  /// Whether a section that stays is laid out otherwise.
  var hasOtherLayouts = false
  /// Sections whose header stays and has other data.
  var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer stays and has other data.
  var sectionsWithChangedFooters: [Section] = []
  /// True if the header and footer of the screen are configured again even if their data is the same.
  var showsEdgesAgain = false
  /// The items and boundaries that leave, which UIKit may still ask for.
  var leavingItems: [ID: Content.Item] = [:]
  var leavingBoundaries: [Section: CellGenSectionBoundaries<Content>] = [:]

  /// True if an item that stays has other data, or is reconfigured.
  var hasOtherData: Bool { isAgain || !changedItems.isEmpty }

  /// True if the sections are as they were.
  var areNone: Bool {
    !hasOtherPlaces && changedItems.isEmpty && sectionsWithMovedBoundaries.isEmpty
      && !hasOtherLayouts && sectionsWithChangedHeaders.isEmpty
      && sectionsWithChangedFooters.isEmpty && !showsEdgesAgain
  }

  /// Compares what a section that stays has besides its cells, and says whether a header or footer comes or
  /// goes.
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

/// What a section has besides its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Swift.Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?
  // part: RepeatedSections
  /// What its layout depends on; nil for nothing.
  var layout: CellGenLayoutValue?
  // part end
  /// Whether its cells are hidden; nil for a section that does not collapse.
  var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  var itemLeftOut: Content.Item.ID?

  var areThere: Bool { header != nil || footer != nil }
}
#endif
