#if canImport(UIKit)
import UIKit

/// The content that a data source shows, with its items by id.
///
/// While updates are under way UIKit may still lay out what is about to leave, so what was shown before
/// them is kept until the last one has ended: a cell or a header that is missing then stops the program.
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
  /// True if the container is known to show the content and nothing else.
  private var isInStep = false
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0
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

  var items: [Content.Item.ID: Content.Item] { sections.items }

  // part: IndexTitles
  /// The titles of the index, each with the section that it leads to.
  var indexTitles: [(title: String, section: Content.Section)] { sections.indexTitles }
  // part end

  /// Ids that the content holds more than once.
  var duplicates: [Content.Item.ID] { sections.duplicates }

  /// Repeated sections that the content holds more than once.
  var duplicateSections: [Content.Section] { sections.duplicateSections }

  /// The snapshot for a container that reloads everything.
  var snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID> { sections.snapshot }

  /// Whether there is nothing to show.
  var isEmpty: Bool { items.isEmpty && !sections.boundaries.values.contains(where: \.areThere) }

  // part: Table
  /// True if any section has no header.
  var lacksHeaders: Bool { sections.boundaries.values.contains { $0.header == nil } }
  // part end

  /// Notes that the container may no longer show the content: the user has moved a cell, or another data source had
  /// the container.
  func fallOutOfStep() { isInStep = false }

  /// Takes new content and says what it changes.
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

  /// The sections of the content, each with whether it is collapsed now.
  private func currentSections() -> [ShownSection<Content>] {
    let sections = content.sections()
    // part: Collapsing
    if sections.contains(where: { $0.isCollapsed != nil }) { return collapsed.marking(sections) }
    // part end
    return sections
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
    sections.again()
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
    fallOutOfStep()
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
    sections.boundaries[section] ?? CellGenSectionBoundaries()
  }

  // part: IndexTitles
  /// The section that a title of the index leads to; nil for no title of the content's.
  func section(ofIndexTitle index: Int) -> Content.Section? {
    indexTitles.indices.contains(index) ? indexTitles[index].section : nil
  }
  // part end

  // part: RepeatedSections
  /// What the layout of a section depends on, also of one that is leaving.
  func layout(of section: Content.Section) -> CellGenLayoutValue? {
    sections.boundaries[section]?.layout ?? leavingBoundaries[section]?.layout
  }
  // part end

  // part: Headers
  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
  }
  // part end
}
#endif
