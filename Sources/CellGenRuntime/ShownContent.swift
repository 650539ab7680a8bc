#if canImport(UIKit)
import UIKit

/// The content that a data source shows, with its items by id.
///
/// While updates are under way UIKit may still lay out what is about to leave, so what was shown before
/// them is kept until the last one has ended: a cell or a header that is missing then stops the program.
@MainActor
final class CellGenShownContent<Content: ScreenContent> {
  let updates = CellGenUpdates()
  var collapsed = CellGenCollapsedSections<Content.Section>()
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)?
  private let isReloading: Bool
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  private var boundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0
  /// The items of collapsed sections.
  private var hiddenItems: Swift.Set<Content.Item.ID> = []
  private var leavingBoundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]
  private var idsOfCells = CellGenCellIDs<Content.Item.ID>()
  /// What else the user has changed since the last content.
  var changedByUser = CellGenUserChanges<Content>()

  /// - Parameter isReloading: whether sections in which a header or footer comes or goes are loaded
  ///   anew.
  init(isReloading: Bool) {
    self.isReloading = isReloading
  }

  /// The titles of the index, each with the section that it leads to.
  private(set) var indexTitles: [(title: String, section: Content.Section)] = []

  /// Whether there is nothing to show.
  var isEmpty: Bool { items.isEmpty && !boundaries.values.contains(where: \.areThere) }

  /// Takes new content and says what it changes.
  func replace(with newContent: Content) -> CellGenContentChanges<Content> {
    let changes = CellGenContentChanges(
      from: items, boundaries, hidden: hiddenItems, to: newContent, &collapsed,
      isReloading: isReloading, takeUserChanges())
    leavingBoundaries.merge(boundaries) { old, new in
      CellGenSectionBoundaries(
        header: new.header ?? old.header, footer: new.footer ?? old.footer, layout: new.layout,
        isCollapsed: new.isCollapsed, itemLeftOut: new.itemLeftOut)
    }
    if leavingItems.isEmpty {
      leavingItems = items
    } else {
      leavingItems.merge(items) { _, newer in newer }
    }
    update += 1
    content = newContent
    items = changes.items
    hiddenItems = changes.hiddenItems
    boundaries = changes.boundaries
    indexTitles = changes.indexTitles
    return changes
  }

  /// What the user has changed.
  private func takeUserChanges() -> CellGenUserChanges<Content> {
    defer { changedByUser = CellGenUserChanges() }
    var changes = changedByUser
    changes.items = idsOfCells.changedByUser
    return changes
  }

  /// The changes by which everything is configured anew.
  func again() -> CellGenContentChanges<Content> {
    CellGenContentChanges(again: content, items, boundaries, hidden: hiddenItems, &collapsed)
  }

  /// Forgets what was shown before when an update has ended; false while a later one is under way.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leavingBoundaries = [:]
    leavingItems = [:]
    return true
  }

  /// The cell of an id that UIKit asks for; nil for an id of no item.
  func cellToDisplay<Cell: UIView>(
    for id: Content.Item.ID, make: (Content.Item) -> Cell?
  ) -> Cell? {
    guard let item = items[id] ?? leavingItems[id] else { return nil }
    return updates.answer {
      guard let cell = make(item) else { return nil }
      idsOfCells.didConfigure(cell, as: id)
      didConfigure?(cell)
      return cell
    }
  }

  /// Forgets which cells show its items: another data source may show its own in them.
  func forgetCells() {
    idsOfCells = CellGenCellIDs()
    changedByUser = CellGenUserChanges()
  }

  /// Takes that the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// Whether the user has changed a cell since it was configured.
  func isChangedByUser(_ cell: UIView) -> Bool { idsOfCells.isChangedByUser(cell) }

  /// Takes that a cell has been configured where it is.
  func didConfigureAgain(_ cell: UIView) {
    idsOfCells.didConfigureAgain(cell)
    didConfigure?(cell)
  }

  /// The id that a cell was configured with; nil for one that is none of the screen's.
  func id(of cell: UIView) -> Content.Item.ID? { idsOfCells[cell] }

  /// What a section has besides its cells.
  func boundaries(of section: Content.Section) -> CellGenSectionBoundaries<Content> {
    boundaries[section] ?? CellGenSectionBoundaries()
  }

  /// The section that a title of the index leads to; nil for no title of the content's.
  func section(ofIndexTitle index: Int) -> Content.Section? {
    indexTitles.indices.contains(index) ? indexTitles[index].section : nil
  }

  /// What the layout of a section depends on, also of one that is leaving.
  func layout(of section: Content.Section) -> CellGenLayoutValue? {
    boundaries[section]?.layout ?? leavingBoundaries[section]?.layout
  }

  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
  }
}

/// What a section has besides its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Swift.Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?
  /// What its layout depends on; nil for nothing.
  var layout: CellGenLayoutValue?
  /// Whether its cells are hidden; nil for a section that does not collapse.
  var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  var itemLeftOut: Content.Item.ID?

  var areThere: Bool { header != nil || footer != nil }
}
#endif
