#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Content that changes nothing: UIKit hears nothing of it, and everything else happens as ever.
@MainActor
@Suite struct UnchangedContentTests {
  private typealias Errands = EditedList<ErrandsViewCreator>
  private typealias Kanban = EditedList<KanbanViewCreator>
  private typealias Folders = EditedList<FoldersViewCreator>

  private func makeErrands(_ container: ListContainer) -> Errands {
    switch container {
    case .collection: Errands(.collection(ErrandsDataSource()))
    case .table: Errands(.table(ErrandsTableDataSource()))
    }
  }

  private func errand(_ id: Int, _ title: String? = nil) -> ErrandViewData {
    ErrandViewData(id: id, title: title ?? "Errand \(id)")
  }

  /// Built from scratch each time, as apps build content from their models.
  private var content: ErrandsContent {
    ErrandsContent(
      today: [errand(1), errand(2), errand(3)], later: [errand(4)],
      ideas: [.idea(IdeaViewData(id: 1, title: "Idea")), .errand(errand(5))],
      lists: [.init(ErrandListViewData(id: 1, name: "Home"), items: [errand(6), errand(7)])])
  }

  @Test(arguments: ListContainer.allCases)
  func equalContentIsNotApplied(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    let before = shown.updateCount
    shown.show(content)
    shown.update { _ in }
    shown.settle()
    #expect(shown.updateCount == before)
    shown.update { $0.today[1].title = "Post office" }
    shown.settle()
    #expect(shown.updateCount == before + 1)
    #expect(shown.lastUpdate == StandIn.Update(reconfigured: 1))
    #expect(shown.rows.contains("Post office"))
  }

  @Test(arguments: ListContainer.allCases)
  func partsThatAreNotShownChangeNothing(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(ErrandsContent())
    let before = shown.updateCount
    shown.show(ErrandsContent(today: []))
    #expect(shown.updateCount == before)
  }

  @Test(arguments: ListContainer.allCases)
  func completionsKeepTheirOrder(in container: ListContainer) {
    let shown = makeErrands(container)
    var log: [Int] = []
    shown.apply(.content(content)) { log.append(1) }
    shown.apply(.content(content)) { log.append(2) }
    var other = content
    other.today.removeFirst()
    shown.apply(.content(other)) { log.append(3) }
    shown.apply(.content(other)) { log.append(4) }
    shown.settle()
    #expect(log == [1, 2, 3, 4])
    shown.apply(.content(other)) { log.append(5) }
    shown.settle()
    #expect(log == [1, 2, 3, 4, 5])
  }

  @Test(arguments: ListContainer.allCases)
  func aCompletionMayApply(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    var other = content
    other.later = []
    shown.apply(.content(content)) { shown.applyWithoutWaiting(other) }
    shown.settle()
    #expect(!shown.rows.contains("Errand 4"))
  }

  /// The list is where the user left it, and the content says otherwise.
  @Test(arguments: ListContainer.allCases)
  func whatTheUserMovedGoesBack(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    let before = shown.rows
    shown.isEditing = true
    shown.move(0, to: [1, 0])
    #expect(shown.log.count == 1)
    shown.isEditing = false
    #expect(shown.rows != before)
    shown.show(content)
    #expect(shown.rows == before)
    let count = shown.updateCount
    shown.show(content)
    #expect(shown.updateCount == count)
  }

  @Test(arguments: ListContainer.allCases)
  func whatTheUserDraggedGoesBack(in container: ListContainer) {
    let shown: Kanban =
      switch container {
      case .collection: Kanban(.collection(KanbanDataSource()), height: 2000)
      case .table: Kanban(.table(KanbanTableDataSource()), height: 2000)
      }
    let content = KanbanContent(
      inbox: [StickyViewData(id: 1, title: "Sticky 1"), StickyViewData(id: 2, title: "Sticky 2")],
      done: [StickyViewData(id: 3, title: "Sticky 3")])
    shown.show(content)
    let before = shown.rows
    shown.drag([0, 0], to: [1, 0])
    #expect(shown.rows != before)
    shown.show(content)
    #expect(shown.rows == before)
  }

  @Test(arguments: ListContainer.allCases)
  func aSectionThatCollapsesIsNoUnchangedContent(in container: ListContainer) {
    let shown: Folders =
      switch container {
      case .collection: Folders(.collection(FoldersDataSource()))
      case .table: Folders(.table(FoldersTableDataSource()))
      }
    let content = FoldersContent(
      pinned: [JottingViewData(id: 1, title: "Memo 1")],
      folders: [
        .init(
          NoteFolderViewData(id: 1, name: "Work"), items: [JottingViewData(id: 2, title: "Memo 2")])
      ])
    shown.show(content)
    shown.collapsedSections = [.folders(1)]
    shown.settle()
    #expect(shown.rows.filter { $0.hasPrefix("Memo") } == ["Memo 1"])
    let before = shown.updateCount
    shown.show(content)
    #expect(shown.updateCount == before)
    // What changes in a collapsed section has no cell.
    var other = content
    other.folders[0].items.append(JottingViewData(id: 3, title: "Memo 3"))
    other.folders[0].items[0].title = "Memo 2a"
    shown.show(other)
    #expect(shown.updateCount == before)
    shown.collapsedSections = []
    shown.settle()
    #expect(
      shown.rows.filter { $0.hasPrefix("Memo") } == ["Memo 1", "Memo 2a", "Memo 3"])
  }

  @Test(arguments: ListContainer.allCases)
  func duplicatesAreReportedEachTime(in container: ListContainer) {
    let shown = makeErrands(container)
    var reports: [[ErrandsItem.ID]] = []
    switch shown.source {
    case .collection(let source): source.onDuplicate = { reports.append($0) }
    case .table(let source): source.onDuplicate = { reports.append($0) }
    }
    var twice = content
    twice.later.append(errand(1, "Again"))
    shown.show(twice)
    let before = shown.updateCount
    shown.show(twice)
    #expect(shown.updateCount == before)
    #expect(reports == [[.errand(1)], [.errand(1)]])
    // The first one goes, so the second is shown.
    twice.today.removeFirst()
    shown.show(twice)
    #expect(reports.count == 2)
    #expect(shown.rows.contains("Again") && !shown.rows.contains("Errand 1"))
  }

  @Test(arguments: ListContainer.allCases)
  func refreshingEnds(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    shown.view.refreshControl?.beginRefreshing()
    shown.show(content)
    #expect(shown.view.refreshControl?.isRefreshing == false)
  }

  @Test(arguments: ListContainer.allCases)
  func anEndThatIsNearIsReported(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    var count = 0
    switch shown.source {
    case .collection(let source): source.hooks.nearEnd = { count += 1 }
    case .table(let source): source.hooks.nearEnd = { count += 1 }
    }
    shown.show(content)
    #expect(count == 1)
    shown.show(content)
    #expect(count == 1)
  }
}

extension EditedList {
  /// How many snapshots UIKit was given.
  var updateCount: Int {
    switch source {
    case .collection(let source): StandIn.updateCount(of: source.diffableDataSource)
    case .table(let source): StandIn.updateCount(of: source.diffableDataSource)
    }
  }

  var lastUpdate: StandIn.Update {
    switch source {
    case .collection(let source): StandIn.lastUpdate(of: source.diffableDataSource)
    case .table(let source): StandIn.lastUpdate(of: source.diffableDataSource)
    }
  }
}
#endif
