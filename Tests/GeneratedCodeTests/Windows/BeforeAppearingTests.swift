#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Lists that are not in a window: nothing is animated or laid out where nobody sees it.
@MainActor
@Suite struct BeforeAppearingTests {
  private func task(_ id: Int, _ title: String? = nil) -> AgendaTaskViewData {
    AgendaTaskViewData(id: id, title: title ?? "Task \(id)")
  }

  private func content(_ ids: [Int], title: String = "Monday") -> AgendaContent {
    AgendaContent(
      pinned: [task(99)],
      days: [
        .init(AgendaDayViewData(id: 1, title: title, letter: "M"), items: ids.map { task($0) })
      ])
  }

  @Test(
    "What viewDidLoad applies is neither animated nor laid out", arguments: ListContainer.allCases,
    [15.0, 26])
  func firstContent(in container: ListContainer, version: Double) {
    StandIn.withSystemVersion(version) {
      let shown = PlacedAgenda(container)
      var ended = 0
      let record = StandIn.beforeAppearing {
        StandIn.recording {
          shown.apply(content([1, 2])) { ended += 1 }
          shown.apply(content([2, 3], title: "Tuesday")) { ended += 1 }
          shown.restyle()
          shown.setConfigureCell()
          shown.apply(content([3, 4], title: "Today")) { ended += 1 }
          StandIn.finishAnimations()
        }
      }
      #expect(record.warnings == [] && record.failures == [])
      #expect(ended == 3)
      let appearing = StandIn.recording {
        shown.appear()
        #expect(shown.rows == ["Pinned", "Task 99", "Today", "Task 3", "Task 4"])
        #expect(Set(shown.configured).isSuperset(of: [99, 3, 4]))
        shown.apply(content([4, 3], title: "Today"))
        #expect(shown.isAnimated)
        #expect(shown.rows == ["Pinned", "Task 99", "Today", "Task 4", "Task 3"])
      }
      #expect(appearing.warnings == [] && appearing.failures == [])
    }
  }

  @Test(
    "A selection that was set before the screen appears stays", arguments: ListContainer.allCases)
  func selection(in container: ListContainer) {
    let shown = PlacedAgenda(container)
    StandIn.beforeAppearing {
      shown.apply(content([1, 2]))
      shown.selection = [.agendaTask(2)]
      shown.apply(content([3, 2]))
      StandIn.finishAnimations()
      #expect(shown.selection == [.agendaTask(2)])
    }
    shown.appear()
    #expect(shown.selection == [.agendaTask(2)])
  }

  @Test("The end of a table comes near when it is on the screen")
  func nearEnd() async {
    let shown = PlacedAgenda(.table)
    var count = 0
    shown.onNearEnd { count += 1 }
    StandIn.beforeAppearing {
      shown.apply(content([1, 2]))
      StandIn.finishAnimations()
    }
    #expect(count == 0)
    shown.appear()
    for _ in 0..<1000 where count == 0 { await Task.yield() }
    #expect(count == 1)
  }

  @Test(
    "A list that is covered keeps its cells, and changes without animation",
    arguments: ListContainer.allCases)
  func coveredList(in container: ListContainer) throws {
    let shown = PlacedAgenda(container)
    shown.apply(content([1, 2]))
    shown.appear()
    let cell = try #require(shown.cell(0, section: 1))
    shown.disappear()
    StandIn.beforeAppearing {
      shown.apply(content([2, 1], title: "Later"))
      StandIn.finishAnimations()
    }
    #expect(!shown.isAnimated)
    shown.appear()
    #expect(shown.rows == ["Pinned", "Task 99", "Later", "Task 2", "Task 1"])
    #expect(shown.cell(1, section: 1) === cell)
  }
}

/// The Agenda screen in a container that gets a window.
@MainActor
private final class PlacedAgenda {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))
  private let view: UIScrollView
  private let collection: AgendaDataSource?
  private let table: AgendaTableDataSource?
  private(set) var configured: [Int] = []

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = AgendaDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = AgendaTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    collection?.collectionView.allowsMultipleSelection = true
    table?.tableView.allowsMultipleSelection = true
    view.frame = window.bounds
  }

  func apply(_ content: AgendaContent, completion: (() -> Void)? = nil) {
    collection?.apply(content, completion: completion)
    table?.apply(content, completion: completion)
  }

  func restyle() {
    collection?.restyle()
    table?.restyle()
  }

  func setConfigureCell() {
    let note = { [weak self] (item: AgendaItem) in
      if case .agendaTask(let task) = item { self?.configured.append(task.id) }
    }
    collection?.configureCell = { _, item in note(item) }
    table?.configureCell = { _, item in note(item) }
  }

  func onNearEnd(_ report: @escaping () -> Void) {
    collection?.hooks.nearEnd = report
    table?.hooks.nearEnd = report
  }

  var selection: Set<AgendaItem.ID> {
    get { collection?.selection ?? table?.selection ?? [] }
    set {
      collection?.selection = newValue
      table?.selection = newValue
    }
  }

  func appear() {
    window.addSubview(view)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
  }

  func disappear() { view.removeFromSuperview() }

  var isAnimated: Bool {
    if let source = collection?.diffableDataSource {
      return StandIn.isLastUpdateAnimated(of: source)
    }
    return table.map { StandIn.isLastUpdateAnimated(of: $0.diffableDataSource) } ?? false
  }

  func cell(_ index: Int, section: Int) -> UIView? {
    table?.tableView.cellForRow(at: [section, index])
      ?? collection?.collectionView.cellForItem(at: [section, index])
  }

  /// What VoiceOver reads, from top to bottom.
  var rows: [String] {
    view.layoutIfNeeded()
    return StandIn.spoken(in: view).compactMap(\.label)
  }
}
#endif
