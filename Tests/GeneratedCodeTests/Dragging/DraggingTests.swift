#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Cells that a long press lifts, in both containers.
@MainActor
@Suite struct DraggingTests {
  private typealias Kanban = EditedList<KanbanViewCreator>

  private func makeKanban(_ container: ListContainer, height: CGFloat = 2000) -> Kanban {
    switch container {
    case .collection: Kanban(.collection(KanbanDataSource()), height: height)
    case .table: Kanban(.table(KanbanTableDataSource()), height: height)
    }
  }

  private func stickies(_ ids: ClosedRange<Int>) -> [StickyViewData] {
    ids.map { StickyViewData(id: $0, title: "Sticky \($0)") }
  }

  private var content: KanbanContent {
    KanbanContent(
      inbox: stickies(1...4), done: stickies(5...6),
      lanes: [
        .init(LaneViewData(id: 1, name: "Now"), items: stickies(11...13)),
        .init(LaneViewData(id: 2, name: "Next"), items: []),
      ],
      markers: [MarkerViewData(id: 1, name: "Red"), MarkerViewData(id: 2, name: "Blue")],
      archive: [
        .sticky(StickyViewData(id: 9, title: "Sticky 9")),
        .marker(MarkerViewData(id: 1, name: "Red")),
      ])
  }

  // The sections that are shown: the inbox, done, two lanes, markers and the archive.
  private let inbox = 0
  private let done = 1
  private let now = 2
  private let next = 3
  private let markers = 4
  private let archive = 5

  /// What is read of the inbox, and of what is done below it.
  private func rows(inbox: [Int], done: [Int]? = nil) -> [String] {
    var rows = ["Inbox"]
    for id in inbox { rows.append("Sticky \(id)") }
    guard let done else { return rows }
    rows.append("Done")
    for id in done { rows.append("Sticky \(id)") }
    return rows
  }

  // MARK: One cell

  @Test(arguments: ListContainer.allCases)
  func aCellIsMovedWithinItsSection(in container: ListContainer) {
    let shown = makeKanban(container)
    shown.show(content)
    #expect(!shown.isEditing)
    shown.drag([inbox, 0], to: [inbox, 2])
    #expect(shown.rows.starts(with: rows(inbox: [2, 3, 1, 4])))
    shown.drag([inbox, 3], to: [inbox, 0])
    shown.drag([inbox, 0], to: [inbox, 3])
    #expect(
      shown.log == [
        .inboxMoved([1], to: .inbox, before: 4), .inboxMoved([4], to: .inbox, before: 2),
        .inboxMoved([4], to: .inbox, before: nil),
      ])
  }

  @Test(arguments: ListContainer.allCases)
  func aCellIsMovedToAnotherSectionOfAnotherLayout(in container: ListContainer) {
    let shown = makeKanban(container)
    shown.show(content)
    shown.drag([inbox, 1], to: [done, 1])
    shown.drag([done, 0], to: [inbox, 3])
    shown.drag([now, 0], to: [now, 2])
    shown.drag([now, 0], to: [next, 0])
    #expect(
      shown.log == [
        .inboxMoved([2], to: .done, before: 6), .doneMoved([5], to: .inbox, before: nil),
        .lanesMoved([11], to: 1, before: nil), .lanesMoved([12], to: 2, before: nil),
      ])
    #expect(shown.rows.starts(with: rows(inbox: [1, 3, 4, 5], done: [2, 6])))
  }

  @Test(arguments: ListContainer.allCases)
  func anEmptySectionTakesWhatIsDroppedInItOrOnItsHeader(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(KanbanContent(inbox: stickies(1...3)))
    shown.drag([inbox, 0], to: [done, 0])
    #expect(shown.log == [.inboxMoved([1], to: .done, before: nil)])
    shown.show(KanbanContent(inbox: stickies(1...3)))
    let header = try #require(shown.header(done)).frame
    let drag = try #require(shown.lift([inbox, 2]))
    #expect(drag.hover(over: CGPoint(x: header.midX, y: header.midY)) == .move)
    #expect(drag.drop())
    shown.settle()
    #expect(shown.log.last == .inboxMoved([3], to: .done, before: nil))
    #expect(shown.rows == rows(inbox: [1, 2], done: [3]))
  }

  @Test(arguments: ListContainer.allCases)
  func aDropBelowAllGoesToTheEndOfTheLastSection(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(KanbanContent(inbox: stickies(1...2), done: stickies(5...6)))
    let drag = try #require(shown.lift([inbox, 0]))
    #expect(drag.hover(over: CGPoint(x: 100, y: 1900)) == .move)
    #expect(drag.drop())
    #expect(shown.log == [.inboxMoved([1], to: .done, before: nil)])
  }

  @Test(arguments: ListContainer.allCases)
  func nothingIsDroppedWhereTheManifestLetsNothingGo(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    let before = shown.rows
    let drag = try #require(shown.lift([done, 0]))
    #expect(drag.hover(over: [now, 0]) == .forbidden)
    #expect(drag.hover(over: [archive, 0]) == .forbidden)
    #expect(drag.hover(over: CGPoint(x: -9, y: 5)) == .cancel)
    #expect(drag.hover(over: [inbox, 0]) == .move)
    #expect(drag.hover(over: [markers, 0]) == .forbidden)
    #expect(!drag.drop())
    shown.settle()
    #expect(shown.rows == before && shown.log == [])
  }

  @Test(arguments: ListContainer.allCases)
  func onlyWhatIsDeclaredIsLifted(in container: ListContainer) {
    let shown = makeKanban(container)
    shown.show(content)
    #expect(shown.lift([archive, 0]) == nil)
    shown.move(0, section: archive, to: [archive, 1])
    #expect(shown.log == [])
    shown.isEditing = true
    // By the grip, which other sections have, too.
    shown.move(0, section: archive, to: [archive, 1])
    shown.move(0, section: inbox, to: [inbox, 1])
    #expect(
      shown.log == [
        .archiveMoved([.sticky(9)], before: nil), .inboxMoved([1], to: .inbox, before: 3),
      ])
    shown.drag([inbox, 0], to: [inbox, 1])
    #expect(shown.log.last == .inboxMoved([2], to: .inbox, before: 3))
  }

  @Test(arguments: ListContainer.allCases)
  func aDropWhileEditingIsReportedOnce(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    shown.isEditing = true
    shown.drag([inbox, 0], to: [inbox, 2])
    #expect(shown.log == [.inboxMoved([1], to: .inbox, before: 4)])
    #expect(shown.rows.starts(with: rows(inbox: [2, 3, 1, 4])))
    shown.drag([inbox, 0], to: [done, 1])
    #expect(shown.log.last == .inboxMoved([2], to: .done, before: 6) && shown.log.count == 2)
    // The grip still works afterwards, also after a drag that was cancelled.
    let drag = try #require(shown.lift([inbox, 0]))
    drag.hover(over: [inbox, 1])
    drag.cancel()
    shown.move(0, section: inbox, to: [inbox, 1])
    #expect(shown.log.last == .inboxMoved([3], to: .inbox, before: 4) && shown.log.count == 3)
  }

  @Test(arguments: ListContainer.allCases)
  func aDragThatIsCancelledChangesNothing(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    let before = shown.rows
    let drag = try #require(shown.lift([inbox, 0]))
    drag.hover(over: [inbox, 2])
    drag.cancel()
    #expect(!drag.drop())
    shown.settle()
    #expect(shown.rows == before && shown.log == [])
    shown.drag([inbox, 1], to: [inbox, 1])
    #expect(shown.rows == before && shown.log == [], "it was dropped where it stands")
  }

  @Test(arguments: ListContainer.allCases)
  func theContentIsTheTruth(in container: ListContainer) {
    let shown = makeKanban(container)
    shown.show(content)
    let before = shown.rows
    shown.drag([inbox, 0], to: [done, 0])
    #expect(shown.rows != before)
    shown.show(content)
    #expect(shown.rows == before)
  }

  // MARK: Several cells

  @Test(arguments: ListContainer.allCases)
  func severalAreReportedAtOnceInTheOrderInWhichTheyStand(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    var drag = try #require(shown.lift([inbox, 2]))
    #expect(drag.add(at: [inbox, 0]))
    #expect(!drag.add(at: [inbox, 0]), "it is dragged already")
    #expect(!drag.add(at: [done, 0]), "one action could not report it")
    #expect(drag.hover(over: [done, 1]) == .move)
    #expect(drag.drop())
    shown.settle()
    #expect(shown.log == [.inboxMoved([1, 3], to: .done, before: 6)])
    #expect(
      shown.rows.starts(with: rows(inbox: [2, 4], done: [5, 1, 3, 6])))
    // Within a section the place is that of a cell, as no gap is shown.
    shown.show(content)
    drag = try #require(shown.lift([inbox, 0]))
    drag.add(at: [inbox, 1])
    #expect(drag.hover(over: [inbox, 3]) == .move)
    #expect(drag.drop())
    shown.settle()
    #expect(shown.log.last == .inboxMoved([1, 2], to: .inbox, before: 4))
    #expect(shown.rows.starts(with: rows(inbox: [3, 1, 2, 4])))
  }

  @Test(arguments: ListContainer.allCases)
  func cellsOfSeveralRepeatedSectionsAreDraggedTogether(in container: ListContainer) throws {
    let shown = makeKanban(container)
    var content = content
    content.lanes[1].items = stickies(21...22)
    shown.show(content)
    let drag = try #require(shown.lift([next, 1]))
    #expect(drag.add(at: [now, 0]) && drag.count == 2)
    #expect(drag.hover(over: [inbox, 0]) == .forbidden)
    #expect(drag.hover(over: [now, 3]) == .move)
    #expect(drag.drop())
    #expect(shown.log == [.lanesMoved([11, 22], to: 1, before: nil)])
  }

  // MARK: Sections

  @Test(arguments: ListContainer.allCases)
  func whatALimitLeavesOutStandsBehindTheEnd(in container: ListContainer) {
    let shown = makeKanban(container)
    let content = KanbanContent(top: stickies(31...35), inbox: stickies(1...2))
    shown.show(content)
    shown.drag([0, 0], to: [0, 2])
    shown.drag([0, 0], to: [0, 1])
    #expect(
      shown.log == [
        .topMoved([31], to: .top, before: 34), .topMoved([32], to: .top, before: 31),
      ])
    var top = content.top
    top.move([31], before: 34)
    #expect(top.map(\.id) == [32, 33, 31, 34, 35])
  }

  @Test(arguments: ListContainer.allCases)
  func sectionsWithIdentitiesOfTheirOwnMoveTheirCells(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    let drag = try #require(shown.lift([markers, 0]))
    #expect(drag.hover(over: [archive, 1]) == .forbidden)
    #expect(drag.hover(over: [markers, 1]) == .move)
    #expect(drag.drop())
    #expect(shown.log == [.markersMoved([1], before: nil)])
  }

  @Test(arguments: ListContainer.allCases)
  func aDropOnACollapsedSectionGoesToItsEnd(in container: ListContainer) {
    let shown = makeKanban(container)
    var content = content
    content.lanes[1].items = stickies(21...22)
    shown.show(content)
    shown.tapHeader(next)
    shown.drag([now, 1], to: [next, 0])
    #expect(shown.log == [.lanesMoved([12], to: 2, before: nil)])
    content.lanes.move([12], to: 2, before: nil)
    shown.show(content)
    #expect(!shown.rows.contains("Sticky 12"))
    shown.tapHeader(next)
    #expect(shown.rows.contains("Sticky 12"))
  }

  // MARK: Updates

  @Test(arguments: ListContainer.allCases)
  func whatIsAppliedByTheActionIsShownAfterTheDrop(in container: ListContainer) async {
    let shown = makeKanban(container)
    shown.show(content)
    shown.onAction { shown in
      shown.update { $0.inbox.move([1], before: 4) }
    }
    let failures = StandIn.recordingFailures { shown.drag([inbox, 0], to: [inbox, 2]) }
    await shown.turn()
    #expect(failures.isEmpty)
    #expect(shown.rows.starts(with: rows(inbox: [2, 3, 1, 4])))
  }

  @Test(arguments: ListContainer.allCases)
  func anUpdateDuringADragLeavesItToWhatIsThereThen(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    var drag = try #require(shown.lift([inbox, 3]))
    var other = content
    other.inbox.removeFirst(2)
    shown.show(other)
    // Sticky 4 is the second one now.
    #expect(drag.hover(over: [inbox, 0]) == .move)
    #expect(drag.drop())
    shown.settle()
    #expect(shown.log == [.inboxMoved([4], to: .inbox, before: 3)])
    shown.show(content)
    drag = try #require(shown.lift([inbox, 0]))
    shown.show(other)
    #expect(drag.hover(over: [inbox, 0]) == .forbidden, "what was lifted has gone")
    #expect(!drag.drop() && shown.log.count == 1)
    // What is not animated has not ended, either.
    shown.show(content)
    drag = try #require(shown.lift([inbox, 0]))
    drag.hover(over: [done, 0])
    shown.applyWithoutWaiting(other)
    #expect(drag.drop() && shown.log.count == 1, "there is nothing to drop")
    shown.settle()
    #expect(shown.rows.starts(with: rows(inbox: [3, 4])))
  }

  @Test(arguments: ListContainer.allCases)
  func cellsThatWereUsedBeforeAreLifted(in container: ListContainer) throws {
    let shown = makeKanban(container, height: 300)
    shown.show(KanbanContent(inbox: stickies(1...60)))
    StandIn.scroll(shown.view, toY: 900)
    shown.settle()
    let paths = shown.visiblePaths
    let (first, last) = (try #require(paths.dropFirst().first), try #require(paths.last))
    #expect(first.item > 5)
    shown.drag(first, to: last)
    let ids = Array(1...60)
    #expect(
      shown.log == [
        .inboxMoved([ids[first.item]], to: .inbox, before: ids[last.item + 1])
      ])
  }

  // MARK: Menus

  /// A finger that is held opens the menu, and one that moves lifts the cell.
  @Test func aCellWithAMenuIsLiftedToo() {
    let dataSource = KanbanDataSource()
    let view = dataSource.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    var log: [KanbanAction] = []
    dataSource.onAction = { log.append($0) }
    dataSource.apply(content)
    view.layoutIfNeeded()
    StandIn.choose("Share", in: StandIn.contextMenu(forItemAt: [inbox, 0], in: view))
    #expect(log == [.sticky(1, .share)])
    #expect(StandIn.Drag(liftingItemAt: [inbox, 0], in: view) != nil)
  }

  // MARK: Delegates

  /// A table that asks the drop delegate for one row of its own, too.
  @Test(arguments: ListContainer.allCases)
  func oneCellIsMovedByTheDropDelegateAlike(in container: ListContainer) throws {
    let shown = makeKanban(container)
    shown.show(content)
    let drag = try #require(shown.lift([inbox, 0]))
    drag.movesRows = false
    #expect(drag.hover(over: [inbox, 2]) == .move)
    #expect(drag.drop())
    shown.settle()
    #expect(shown.log == [.inboxMoved([1], to: .inbox, before: 4)])
    #expect(shown.rows.starts(with: rows(inbox: [2, 3, 1, 4])))
  }

  @Test(arguments: ListContainer.allCases)
  func nothingLeavesTheListOrComesFromElsewhere(in container: ListContainer) throws {
    let (shown, other) = (makeKanban(container), makeKanban(container))
    shown.show(content)
    other.show(content)
    let drag = try #require(shown.lift([inbox, 0]))
    #expect(drag.isRestrictedToApp)
    #expect(drag.hover(over: [inbox, 0], in: other.view) == .cancel)
    #expect(!drag.drop() && other.log == [])
  }

  @Test func delegatesOfTheAppStay() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: KanbanLayout.make())
    let own = OwnDragging()
    collectionView.dragDelegate = own
    let dataSource = KanbanDataSource(collectionView: collectionView)
    #expect(collectionView.dragDelegate === own && collectionView.dropDelegate == nil)
    let tableView = KanbanLayout.makeTableView()
    tableView.dropDelegate = own
    let tableSource = KanbanTableDataSource(tableView: tableView)
    #expect(tableView.dropDelegate === own && tableView.dragDelegate == nil)
    withExtendedLifetime((dataSource, tableSource)) {}
  }

  @Test func aScreenWithoutDragsLeavesDraggingAlone() {
    let dataSource = ErrandsDataSource()
    #expect(dataSource.collectionView.dragDelegate == nil)
    #expect(dataSource.collectionView.dropDelegate == nil)
    let tableSource = ErrandsTableDataSource()
    #expect(tableSource.tableView.dragDelegate == nil && tableSource.tableView.dropDelegate == nil)
  }

  /// As it is on an iPhone before iOS 15.
  @Test func draggingIsTurnedOnWhereItIsOff() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: KanbanLayout.make())
    collectionView.dragInteractionEnabled = false
    let dataSource = KanbanDataSource(collectionView: collectionView)
    #expect(collectionView.dragInteractionEnabled)
    let tableView = KanbanLayout.makeTableView()
    tableView.dragInteractionEnabled = false
    let tableSource = KanbanTableDataSource(tableView: tableView)
    #expect(tableView.dragInteractionEnabled)
    withExtendedLifetime((dataSource, tableSource)) {}
  }
}

/// An app's own dragging.
private final class OwnDragging: NSObject, UICollectionViewDragDelegate, UITableViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
#endif
