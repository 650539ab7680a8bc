#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A screen that is edited, pulled down and searched, in both containers.
@MainActor
@Suite struct EditingTests {
  private typealias Errands = EditedList<ErrandsViewCreator>

  private func makeErrands(_ container: ListContainer) -> Errands {
    switch container {
    case .collection: Errands(.collection(ErrandsDataSource()))
    case .table: Errands(.table(ErrandsTableDataSource()))
    }
  }

  private func errand(_ id: Int) -> ErrandViewData { ErrandViewData(id: id, title: "Errand \(id)") }

  private var content: ErrandsContent {
    ErrandsContent(
      today: [1, 2, 3].map(errand), later: [4, 5].map(errand),
      lists: [
        .init(ErrandListViewData(id: 1, name: "House"), items: [6, 7].map(errand)),
        .init(ErrandListViewData(id: 2, name: "Garden")),
      ])
  }

  // MARK: Moving

  @Test(arguments: ListContainer.allCases)
  func aMoveIsReportedWithWhatStandsBehindIt(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    shown.move(0, to: [0, 2])
    #expect(shown.log == [], "nothing moves unless the screen is edited")
    shown.isEditing = true
    shown.move(0, to: [0, 1])
    #expect(shown.rows.prefix(3) == ["Errand 2", "Errand 1", "Errand 3"])
    shown.move(0, to: [0, 2])
    #expect(
      shown.log == [
        .todayMoved([1], to: .today, before: 3), .todayMoved([2], to: .today, before: nil),
      ])
  }

  @Test(arguments: ListContainer.allCases)
  func cellsMoveOnlyWhereTheManifestLetsThem(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    shown.isEditing = true
    shown.move(0, to: [1, 1])
    #expect(shown.log == [.todayMoved([1], to: .later, before: 5)])
    // From `later` nothing goes back, and nothing goes into a list from outside.
    shown.move(0, section: 1, to: [0, 0])
    shown.move(0, to: [2, 0])
    #expect(shown.log.count == 1)
    shown.move(2, section: 1, to: [1, 0])
    #expect(shown.log.last == .laterMoved([5], before: 4))
    shown.move(0, section: 2, to: [3, 0])
    #expect(shown.log.last == .listsMoved([6], to: 2, before: nil))
  }

  @Test(arguments: ListContainer.allCases)
  func theContentIsTheTruth(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    shown.isEditing = true
    shown.move(0, to: [0, 2])
    #expect(shown.rows.prefix(3) == ["Errand 2", "Errand 3", "Errand 1"])
    shown.show(content)
    #expect(shown.rows.prefix(3) == ["Errand 1", "Errand 2", "Errand 3"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsAppliedDuringAMoveIsShownAfterIt(in container: ListContainer) async {
    let shown = makeErrands(container)
    shown.show(content)
    shown.isEditing = true
    let update = { (change: (inout ErrandsContent) -> Void) in
      switch shown.source {
      case .collection(let source): source.update(change)
      case .table(let source): source.update(change)
      }
    }
    let onAction: ActionHandler<ErrandsAction> = { action in
      guard case .listsMoved(let ids, let list, let next) = action else { return }
      update { $0.lists.move(ids, to: list, before: next) }
    }
    switch shown.source {
    case .collection(let source): source.onAction = onAction
    case .table(let source): source.onAction = onAction
    }
    let failures = StandIn.recordingFailures { shown.move(0, section: 2, to: [3, 0]) }
    await shown.turn()
    #expect(failures.isEmpty)
    #expect(shown.rows.suffix(4) == ["House", "Errand 7", "Garden", "Errand 6"])
  }

  @Test(arguments: ListContainer.allCases)
  func aTargetOfMovesStaysWhileItIsEmpty(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(ErrandsContent(today: [errand(1)]))
    shown.isEditing = true
    shown.move(0, to: [1, 0])
    #expect(shown.log == [.todayMoved([1], to: .later, before: nil)])
  }

  @Test func elementsMoveInAnArray() {
    var errands = [1, 2, 3, 4].map(errand)
    errands.move([4, 1], before: 3)
    #expect(errands.map(\.id) == [2, 4, 1, 3])
    errands.move([2, 9], before: nil)
    #expect(errands.map(\.id) == [4, 1, 3, 2])
    var lists = content.lists
    lists.move([7, 6], to: 2, before: nil)
    lists.move([6], to: 9, before: nil)
    #expect(lists.map { $0.items.map(\.id) } == [[], [7, 6]])
  }

  // MARK: Deleting

  @Test(arguments: ListContainer.allCases)
  func theControlReportsItsAction(in container: ListContainer) {
    let shown = makeErrands(container)
    var content = content
    content.today[1].mayGo = false
    shown.show(content)
    #expect(shown.controls(0) == [])
    shown.isEditing = true
    #expect(shown.controls(0) == ["delete"] && shown.controls(1) == [])
    shown.delete(0)
    shown.delete(1)
    #expect(shown.log == [.errand(1, .remove)])
    shown.show(content)
    content.today[1].mayGo = true
    shown.show(content)
    #expect(shown.controls(1) == ["delete"])
  }

  @Test(arguments: ListContainer.allCases)
  func theButtonBeginsAndEndsEditing(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    #expect(shown.editButton.title == "Edit")
    StandIn.tap(shown.editButton)
    #expect(shown.isEditing && shown.editButton.title == "Done")
    shown.isEditing = false
    #expect(shown.editButton.title == "Edit")
  }

  // MARK: Refreshing and searching

  @Test(arguments: ListContainer.allCases)
  func pullingDownReportsAnActionUntilContentComes(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    StandIn.pull(shown.view)
    #expect(shown.log == [.reload] && shown.view.refreshControl?.isRefreshing == true)
    shown.show(content)
    #expect(shown.view.refreshControl?.isRefreshing == false)
  }

  @Test(arguments: ListContainer.allCases)
  func anUpdateIsNotWhatPullingDownHasAskedFor(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(content)
    StandIn.pull(shown.view)
    shown.update { $0.today[0].title = "Other" }
    shown.settle()
    #expect(shown.rows.first == "Other")
    #expect(shown.view.refreshControl?.isRefreshing == true)
    shown.show(content)
    #expect(shown.view.refreshControl?.isRefreshing == false)
  }

  @Test(arguments: ListContainer.allCases)
  func aFailureLeavesContentAsItIs(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.fail(message: "Offline")
    #expect(shown.rows == ["Offline"])
    shown.show(content)
    StandIn.pull(shown.view)
    shown.fail(message: "Offline")
    #expect(shown.rows.first == "Errand 1" && shown.view.refreshControl?.isRefreshing == false)
  }

  @Test(arguments: ListContainer.allCases)
  func aSearchThatFindsNothingSaysSo(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(ErrandsContent(), query: "milk")
    #expect(shown.rows == ["Nothing found", "Look for something else."])
    shown.show(ErrandsContent(), query: "")
    #expect(shown.rows == ["Nothing to do"])
    shown.show(content, query: "errand")
    #expect(shown.rows.first == "Errand 1")
  }

  @Test(arguments: ListContainer.allCases)
  func anUpdateKeepsTheQuery(in container: ListContainer) {
    let shown = makeErrands(container)
    shown.show(ErrandsContent(today: [errand(1)]), query: "errand")
    switch shown.source {
    case .collection(let source): source.update { $0.today = [] }
    case .table(let source): source.update { $0.today = [] }
    }
    shown.settle()
    #expect(shown.rows.first == "Nothing found")
  }
}
#endif
