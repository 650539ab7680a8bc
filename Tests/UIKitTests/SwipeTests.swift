import Testing
import UIKit

/// Swiping items and rows, and performing the actions uncovered.
@MainActor
struct SwipeTests {
  let path = IndexPath(item: 1, section: 0)

  static func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { $2(true) }
    ])
  }

  static func list() -> UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { actions("Delete \($0.item)") }
    list.leadingSwipeActionsConfigurationProvider = { actions("Mark \($0.item)") }
    return list
  }

  @Test func providersOfListsAreAsked() throws {
    let listing = Listing()
    listing.use(Self.list())
    listing.apply(["a": ["x", "y"]])
    #expect(StandIn.swipe(at: path, in: listing.view).map(\.title) == ["Delete 1"])
    let actions = StandIn.swipe(at: path, in: listing.view, edge: .leading)
    #expect(actions.map(\.title) == ["Mark 1"])
    #expect(StandIn.swipeActions(at: path, in: listing.view).map(\.title) == ["Delete 1"])
    #expect(StandIn.perform(try #require(actions.first)) == true)
    #expect(StandIn.swipe(at: IndexPath(item: 9, section: 0), in: listing.view).isEmpty)
  }

  @Test func theStateIsSwipedWhileTheActionsShow() throws {
    let listing = Listing()
    listing.use(Self.list())
    listing.apply(["a": ["x", "y"]])
    let cell = try #require(listing.cell(1))
    let actions = StandIn.swipe(at: path, in: listing.view)
    #expect(cell.configurationState.isSwiped)
    StandIn.perform(try #require(actions.first))
    #expect(!cell.configurationState.isSwiped)
    StandIn.swipe(at: path, in: listing.view)
    StandIn.swipe(at: IndexPath(item: 0, section: 0), in: listing.view)
    #expect(!cell.configurationState.isSwiped)
  }

  @Test func aDestructiveActionThatWasPerformedHasTakenItsRowAway() throws {
    let listing = Listing()
    var isDeleting = false
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, complete in
          if isDeleting { listing.apply(["a": ["x", "z"]]) }
          complete(true)
        }
      ])
    }
    listing.use(list)
    listing.apply(["a": ["x", "y"]])
    for isDeletingNow in [false, true] {
      isDeleting = isDeletingNow
      let failures = StandIn.recordingFailures {
        _ = StandIn.swipeFully(at: path, in: listing.view)
      }
      #expect(failures.contains { $0.message.contains("the content still has it") } == !isDeleting)
    }
  }

  @Test func swipingAllTheWayPerformsTheFirstAction() {
    let listing = Listing()
    var performed: [Int] = []
    var isAllowed = true
    var list = Self.list()
    list.trailingSwipeActionsConfigurationProvider = { path in
      let configuration = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { _, _, complete in
          performed.append(path.item)
          complete(false)
        }
      ])
      configuration.performsFirstActionWithFullSwipe = isAllowed
      return configuration
    }
    listing.use(list)
    listing.apply(["a": ["x", "y"]])
    #expect(StandIn.swipeFully(at: path, in: listing.view) == false)
    isAllowed = false
    #expect(StandIn.swipeFully(at: path, in: listing.view) == nil)
    #expect(performed == [1])
  }

  @Test func otherCellsAndLayoutsCannotBeSwiped() {
    let view = listView()
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: Self.list())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    view.register(TextCell.self, forCellWithReuseIdentifier: "list")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: path.item == 0 ? "plain" : "list", for: path)
    }
    source.count = { 2 }
    view.dataSource = source
    #expect(StandIn.swipe(at: IndexPath(item: 0, section: 0), in: view).isEmpty)
    #expect(StandIn.swipe(at: path, in: view).count == 1)
    view.isEditing = true
    #expect(StandIn.swipe(at: path, in: view).isEmpty)
    view.isEditing = false
    let flow = UICollectionViewFlowLayout()
    view.collectionViewLayout = flow
    #expect(StandIn.swipe(at: path, in: view).isEmpty)
  }

  @Test(arguments: [(0, "was called 0 times"), (1, nil), (2, "was called 2 times")])
  func completionsAreCalledExactlyOnce(calls: Int, message: String?) {
    let action = UIContextualAction(style: .normal, title: "Pin") { _, _, complete in
      for _ in 0..<calls { complete(true) }
    }
    let failures = StandIn.recordingFailures { StandIn.perform(action) }
    #expect(failures.count == (message == nil ? 0 : 1))
    #expect(failures.first?.message.contains("swipe action 'Pin'") ?? true)
    if let message { #expect(failures.first?.message.contains(message) == true) }
  }

  @Test func completionsMayComeLater() async {
    let action = UIContextualAction(style: .normal, title: "Pin") { _, _, complete in
      Task { @MainActor in complete(true) }
    }
    let failures = await StandIn.recordingFailures {
      #expect(await StandIn.perform(action, waiting: .seconds(5)) == true)
    }
    #expect(failures.isEmpty)
  }

  final class EditableSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
  }

  final class Delegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { SwipeTests.actions("Delete \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
  }

  @Test func editableRowsAskTheDelegate() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(TextRow.self, forCellReuseIdentifier: "row")
    let source = EditableSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    let delegate = Delegate()
    table.delegate = delegate
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    let actions = StandIn.swipe(at: path, in: table)
    #expect(actions.map(\.title) == ["Delete 1"])
    #expect(table.cellForRow(at: path)?.configurationState.isSwiped == true)
    #expect(StandIn.perform(try #require(actions.first)) == true)
    #expect(StandIn.swipe(at: path, in: table, edge: .leading).isEmpty)
    #expect(StandIn.swipe(at: IndexPath(row: 0, section: 0), in: table).isEmpty)
    table.setEditing(true, animated: false)
    #expect(StandIn.swipe(at: path, in: table).isEmpty)
  }
}
