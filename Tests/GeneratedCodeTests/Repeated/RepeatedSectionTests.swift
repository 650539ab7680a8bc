#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Sections of which the content has any number, in both containers.
@MainActor
@Suite struct RepeatedSectionTests {
  private let monday = AgendaDayViewData(id: 1, title: "Monday", summary: "1 task", letter: "M")
  private let tuesday = AgendaDayViewData(id: 2, title: "Tuesday", letter: "T")
  private let house = AgendaProjectViewData(id: "house", name: "House", openCount: 2)

  private func task(_ id: Int) -> AgendaTaskViewData {
    AgendaTaskViewData(id: id, title: "Task \(id)")
  }

  @Test(arguments: ListContainer.allCases)
  func eachSectionHasItsTextsAndCells(in container: ListContainer) {
    let shown = AgendaScreen(container)
    shown.show(
      AgendaContent(
        pinned: [task(1)],
        days: [.init(monday, items: [task(2), task(3)]), .init(tuesday, items: [task(4)])]))
    #expect(
      shown.rows == [
        "Pinned", "Task 1", "Monday", "Task 2", "Task 3", "1 task", "Tuesday", "Task 4",
      ])
    #expect(shown.section(at: 2) == .days(2) && shown.section(at: 2)?.kind == .days)
  }

  @Test(arguments: ListContainer.allCases)
  func aSectionIsThereWhileItIsEmpty(in container: ListContainer) {
    let shown = AgendaScreen(container)
    shown.show(AgendaContent(days: [.init(monday), .init(tuesday, items: [task(4)])]))
    #expect(shown.rows == ["Monday", "1 task", "Tuesday", "Task 4"])
    shown.show(AgendaContent(days: [.init(monday)]))
    #expect(shown.rows == ["Monday", "1 task"])
  }

  @Test(arguments: ListContainer.allCases)
  func sectionsMoveWithTheirCells(in container: ListContainer) {
    let shown = AgendaScreen(container)
    var content = AgendaContent(
      days: [.init(monday, items: [task(2)]), .init(tuesday, items: [task(4)])])
    shown.show(content)
    content.days.swapAt(0, 1)
    content.days[id: 1]?.items.append(task(5))
    content.days[id: 2]?.title = "Soon"
    shown.show(content)
    #expect(shown.rows == ["Soon", "Task 4", "Monday", "Task 2", "Task 5", "1 task"])
    content.days[id: 1] = nil
    content.days[item: 4]?.title = "Changed"
    content.days[item: 9] = task(9)
    shown.show(content)
    #expect(shown.rows == ["Soon", "Changed"])
    content.days[item: 4] = nil
    #expect(content.days.map(\.items) == [[]])
  }

  /// A table does not move the rows of sections that it moves.
  @Test(arguments: ListContainer.allCases)
  func rowsMoveInSectionsThatMove(in container: ListContainer) throws {
    let shown = AgendaScreen(container)
    let wednesday = AgendaDayViewData(id: 3, title: "Wednesday", letter: "W")
    var content = AgendaContent(
      days: [
        .init(monday, items: [task(1), task(2), task(3)]),
        .init(tuesday, items: [task(4), task(5)]), .init(wednesday, items: [task(6)]),
      ])
    shown.show(content)
    let cells = Dictionary(uniqueKeysWithValues: shown.cells)
    content.days.swapAt(0, 1)
    content.days[id: 1]?.items = [task(3), task(7), task(1), task(4)]
    content.days[id: 2]?.items = [task(5), task(2)]
    content.days[id: 2]?.title = "Soon"
    content.days[id: 3] = nil
    shown.show(content)
    #expect(
      shown.rows == [
        "Soon", "Task 5", "Task 2", "Monday", "Task 3", "Task 7", "Task 1", "Task 4", "1 task",
      ])
    for (id, cell) in shown.cells where id != 7 {
      #expect(cell === cells[id], "\(id) has kept its cell")
    }
  }

  @Test(arguments: 0..<40)
  func sectionsAndRowsInAnyOrder(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let screens = ListContainer.allCases.map(AgendaScreen.init)
    for _ in 0..<6 {
      var ids = Array(1...9)
      ids.shuffle(using: &random)
      let days = Array(1...4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      let content = AgendaContent(
        days: days.map { day in
          let count = Int.random(in: 0...min(3, ids.count), using: &random)
          defer { ids.removeFirst(count) }
          return .init(
            AgendaDayViewData(id: day, title: "Day \(day)", letter: "D"),
            items: ids.prefix(count).map { task($0) })
        })
      let expected = content.days.flatMap { [$0.title] + $0.items.map(\.title) }
      for screen in screens {
        screen.show(content)
        #expect(screen.rows == expected)
      }
    }
  }

  @Test(arguments: ListContainer.allCases)
  func aCellMovesBetweenSections(in container: ListContainer) {
    let shown = AgendaScreen(container)
    shown.show(
      AgendaContent(days: [.init(monday, items: [task(2)]), .init(tuesday, items: [task(4)])]))
    shown.show(AgendaContent(pinned: [task(4)], days: [.init(monday, items: [task(2)])]))
    #expect(shown.rows == ["Pinned", "Task 4", "Monday", "Task 2", "1 task"])
  }

  @Test(arguments: ListContainer.allCases)
  func actionsOfAHeaderCarryItsSection(in container: ListContainer) throws {
    let shown = AgendaScreen(container)
    let garden = AgendaProjectViewData(id: "garden", name: "Garden", openCount: 1)
    shown.show(
      AgendaContent(projects: [
        .init(house, items: [.agendaTask(task(1))]),
        .init(garden, items: [.agendaRemark(AgendaRemarkViewData(id: "a", text: "Later"))]),
      ]))
    let header = try #require(shown.header(of: 1))
    #expect(header.accessibilityIdentifier == AgendaAccessibilityID.projectsHeader("garden"))
    StandIn.tap(try #require(header.button("Add")))
    #expect(shown.log == [.projectsHeader("garden", .add)])
  }

  @Test(arguments: ListContainer.allCases)
  func eachSectionShowsAtMostItsLimit(in container: ListContainer) {
    let shown = AgendaScreen(container)
    let tasks = (1...5).map { AgendaContent.ProjectsItem.agendaTask(task($0)) }
    shown.show(AgendaContent(projects: [.init(house, items: tasks)]))
    #expect(
      shown.rows == ["House, 2", "Add", "Task 1", "Task 2", "Task 3", "End of the project"])
  }

  @Test(arguments: ListContainer.allCases)
  func theFirstOfTwoSectionsWithOneIdIsShown(in container: ListContainer) {
    let shown = AgendaScreen(container)
    let failures = StandIn.recordingFailures {
      shown.show(
        AgendaContent(
          days: [.init(monday, items: [task(1)]), .init(monday, items: [task(2)])]))
    }
    #expect(failures.isEmpty)
    #expect(shown.rows == ["Monday", "Task 1", "1 task"])
    #expect(shown.duplicates == [.days(1)])
  }

  @Test(arguments: ListContainer.allCases)
  func theIndexLeadsToSectionsWithCells(in container: ListContainer) {
    let shown = AgendaScreen(container)
    let thursday = AgendaDayViewData(id: 4, title: "Thursday", letter: "T")
    let sunday = AgendaDayViewData(id: 7, title: "Sunday", letter: "S")
    shown.show(AgendaContent(pinned: [task(9)]))
    #expect(shown.index == nil)
    shown.show(
      AgendaContent(
        pinned: [task(9)],
        days: [
          .init(monday), .init(tuesday, items: [task(1)]), .init(thursday, items: [task(2)]),
          .init(sunday, items: [task(3)]),
        ]))
    #expect(shown.index == ["T", "S"])
    #expect(shown.sectionOfIndexTitle("T", at: 0) == .days(2))
    #expect(shown.sectionOfIndexTitle("S", at: 1) == .days(7))
  }

  @Test func aFlatListIsGroupedInOrder() {
    let sections: [SectionContent<AgendaDayViewData, AgendaTaskViewData>] = .grouped(
      [3, 1, 4, 1, 5, 9, 2, 6],
      by: { AgendaDayViewData(id: $0 % 2, title: "\($0)", letter: "") },
      item: { task($0) })
    #expect(sections.map(\.title) == ["3", "4"])
    #expect(sections.map { $0.items.map(\.id) } == [[3, 1, 1, 5, 9], [4, 2, 6]])
  }

  @Test(arguments: ListContainer.allCases)
  func nothingInAnySectionIsEmpty(in container: ListContainer) {
    let shown = AgendaScreen(container)
    shown.show(AgendaContent())
    #expect(shown.rows == [])
    #expect(shown.section(at: 0) == nil)
  }
}

/// The Agenda screen in a container.
@MainActor
private final class AgendaScreen {
  private(set) var log: [AgendaAction] = []
  private(set) var duplicates: [AgendaSection] = []
  private let view: UIScrollView
  private let collection: AgendaDataSource?
  private let table: AgendaTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = AgendaDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = AgendaTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 1200)
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
    collection?.onDuplicateSection = { [weak self] in self?.duplicates += $0 }
    table?.onDuplicateSection = { [weak self] in self?.duplicates += $0 }
  }

  func show(_ content: AgendaContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// The cells on the screen with the ids of their tasks.
  var cells: [(Int, UIView)] {
    let paths =
      table?.tableView.indexPathsForVisibleRows
      ?? collection?.collectionView.indexPathsForVisibleItems ?? []
    return paths.compactMap { path in
      guard case .agendaTask(let task)? = collection?.item(at: path) ?? table?.item(at: path)
      else { return nil }
      let cell =
        table?.tableView.cellForRow(at: path) ?? collection?.collectionView.cellForItem(at: path)
      return cell.map { (task.id, $0) }
    }
  }

  func section(at index: Int) -> AgendaSection? {
    collection?.section(at: index) ?? table?.section(at: index)
  }

  /// What VoiceOver reads, from top to bottom.
  var rows: [String] { StandIn.spoken(in: view).compactMap(\.label) }

  func header(of section: Int) -> UIView? {
    if let table = table?.tableView { return table.headerView(forSection: section) }
    return collection?.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  var index: [String]? {
    if let table = table?.tableView { return StandIn.indexTitles(of: table) }
    return collection.flatMap { $0.collectionView.dataSource?.indexTitles(for: $0.collectionView) }
  }

  func sectionOfIndexTitle(_ title: String, at index: Int) -> AgendaSection? {
    if let source = table, let asked = source.tableView.dataSource {
      let place = asked.tableView(
        source.tableView, sectionForSectionIndexTitle: title, at: index)
      return source.section(at: place)
    }
    guard let source = collection, let asked = source.collectionView.dataSource else { return nil }
    let place = asked.collectionView(
      source.collectionView, indexPathForIndexTitle: title, at: index)
    return source.section(at: place.section)
  }
}
#endif
