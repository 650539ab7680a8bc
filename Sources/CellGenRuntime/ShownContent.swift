#if canImport(UIKit)
import UIKit

/// The content that a data source shows, with its items by id.
///
/// During updates, UIKit may still lay out cells and headers that are about to be removed, so the previous
/// content is kept until the last update has ended: a missing cell or header would stop the program.
@MainActor
final class CellGenShownContent<Content: ScreenContent> {
  let updates = CellGenUpdates()
  // part: Collapsing
  var collapsed = CellGenCollapsedSections<Content.Section>()
  // part end
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)?
  private let isReloading: Bool
  private(set) var content = Content()
  private var sections = CellGenContentState<Content>()
  /// True if the container is known to show exactly the content.
  private var isInStep = false
  /// The number of updates that have begun, which is the number of the last one.
  private(set) var update = 0
  private var leavingBoundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]
  private var idsOfCells = CellGenCellIDs<Content.Item.ID>()
  /// The changes that the user has made since the last content, except for those in cells.
  var changedByUser = CellGenUserChanges<Content>()

  /// - Parameter isReloading: true to reload sections in which a header or footer is inserted or deleted.
  init(isReloading: Bool) {
    self.isReloading = isReloading
  }

  var items: [Content.Item.ID: Content.Item] { sections.items }

  // part: IndexTitles
  /// The titles of the index, each with the section that it scrolls to.
  var indexTitles: [(title: String, section: Content.Section)] { sections.indexTitles }
  // part end

  /// Ids that occur more than once in the content.
  var duplicates: [Content.Item.ID] { sections.duplicates }

  /// Repeated sections that occur more than once in the content.
  var duplicateSections: [Content.Section] { sections.duplicateSections }

  /// The snapshot for a container that reloads everything.
  var snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID> { sections.snapshot }

  /// True if there is nothing to show.
  var isEmpty: Bool { items.isEmpty && !sections.boundaries.values.contains(where: \.areThere) }

  // part: Table
  /// True if any section has no header.
  var lacksHeaders: Bool { sections.boundaries.values.contains { $0.header == nil } }
  // part end

  /// Called when the container may no longer show the content: the user has moved a cell, or another data
  /// source has taken the container over.
  func fallOutOfStep() { isInStep = false }

  /// Replaces the content and returns the changes.
  func replace(with newContent: Content) -> CellGenContentChanges<Content> {
    let userChanges = takeUserChanges()
    let mustApply = !isInStep || !userChanges.areNone
    if !mustApply, newContent == content { return CellGenContentChanges() }
    isInStep = true
    content = newContent
    var changes = sections.replace(
      with: currentSections(), isReloading: isReloading, userChanges)
    changes.hasOtherPlaces = changes.hasOtherPlaces || mustApply
    if changes.areNone { return changes }
    leavingBoundaries.merge(changes.leavingBoundaries) { old, new in
      CellGenSectionBoundaries(
        header: new.header ?? old.header, footer: new.footer ?? old.footer,
        // part: RepeatedSections
        layout: new.layout,
        // part end
        isCollapsed: new.isCollapsed, itemLeftOut: new.itemLeftOut)
    }
    if leavingItems.isEmpty {
      leavingItems = changes.leavingItems
    } else {
      leavingItems.merge(changes.leavingItems) { _, newer in newer }
    }
    update += 1
    return changes
  }

  /// Returns the sections of the content with their current states.
  private func currentSections() -> [ShownSection<Content>] {
    let sections = content.sections()
    // part: Collapsing
    if sections.contains(where: { $0.isCollapsed != nil }) { return collapsed.marking(sections) }
    // part end
    return sections
  }

  /// Returns the views that the user has changed, and resets them.
  private func takeUserChanges() -> CellGenUserChanges<Content> {
    defer { changedByUser = CellGenUserChanges() }
    var changes = changedByUser
    changes.items = idsOfCells.changedByUser
    return changes
  }

  /// Returns changes that configure everything again.
  func again() -> CellGenContentChanges<Content> {
    sections.again()
  }

  /// Discards the previous content when an update has ended; returns false while a later one is running.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leavingBoundaries = [:]
    leavingItems = [:]
    return true
  }

  /// Returns the cell that UIKit requests for an id; nil for an id without an item.
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

  /// Forgets which cells show the items, because another data source may show its own items in them.
  func forgetCells() {
    idsOfCells = CellGenCellIDs()
    changedByUser = CellGenUserChanges()
    fallOutOfStep()
  }

  /// Called when the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// True if the user has changed a cell since it was configured.
  func isChangedByUser(_ cell: UIView) -> Bool { idsOfCells.isChangedByUser(cell) }

  /// Called when a cell has been configured again in place.
  func didConfigureAgain(_ cell: UIView) {
    idsOfCells.didConfigureAgain(cell)
    didConfigure?(cell)
  }

  /// Returns the id that a cell was configured with; nil for a cell that does not belong to the screen.
  func id(of cell: UIView) -> Content.Item.ID? { idsOfCells[cell] }

  /// Returns everything that a section has in addition to its cells.
  func boundaries(of section: Content.Section) -> CellGenSectionBoundaries<Content> {
    sections.boundaries[section] ?? CellGenSectionBoundaries()
  }

  // part: IndexTitles
  /// Returns the section that a title of the index scrolls to; nil for a title that is not the content's.
  func section(ofIndexTitle index: Int) -> Content.Section? {
    indexTitles.indices.contains(index) ? indexTitles[index].section : nil
  }
  // part end

  // part: RepeatedSections
  /// Returns the value that determines the layout of a section, even of one that is about to be removed.
  func layout(of section: Content.Section) -> CellGenLayoutValue? {
    sections.boundaries[section]?.layout ?? leavingBoundaries[section]?.layout
  }
  // part end

  // part: Headers
  /// Returns the header of a section for which UIKit requests a view.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// Returns the footer of a section for which UIKit requests a view.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
  }
  // part end
}
#endif
