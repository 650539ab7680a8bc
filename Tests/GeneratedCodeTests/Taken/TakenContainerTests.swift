#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// A data source whose container another one has taken: it decides nothing, reports nothing, and leaves nothing
/// behind.
@MainActor
@Suite struct TakenContainerTests {
  /// Two screens in one container, the second of which has taken it.
  @MainActor
  private struct Pair {
    let counter: EditedList<CounterViewCreator>
    let queue: EditedList<QueueViewCreator>

    init(_ container: ListContainer, before: (EditedList<CounterViewCreator>) -> Void = { _ in }) {
      counter =
        switch container {
        case .collection: EditedList(.collection(CounterDataSource()))
        case .table: EditedList(.table(CounterTableDataSource()))
        }
      counter.show(customers)
      before(counter)
      queue =
        switch counter.source {
        case .collection(let source):
          EditedList(.collection(QueueDataSource(collectionView: source.collectionView)))
        case .table(let source):
          EditedList(.table(QueueTableDataSource(tableView: source.tableView)))
        }
      if case .collection(let source) = queue.source {
        source.collectionView.collectionViewLayout = QueueLayout.make()
      }
      queue.show(guests)
    }

    func takeBack() {
      switch counter.source {
      case .collection(let source):
        source.collectionView.collectionViewLayout = CounterLayout.make()
        source.takeContainer()
      case .table(let source): source.takeContainer()
      }
      counter.settle()
    }
  }

  private nonisolated static let customers = CounterContent(
    screenHeader: CounterBannerViewData(text: "Welcome"),
    customers: (1...3).map { CustomerViewData(id: $0, name: "Customer \($0)") })
  private nonisolated static let guests = QueueContent(
    guests: (1...3).map { GuestViewData(id: $0, name: "Guest \($0)") })

  private static let path = IndexPath(item: 0, section: 0)

  // MARK: Decisions and reports

  @Test(arguments: ListContainer.allCases)
  func whatIsDoneToTheSecondConcernsTheFirstNoMore(in container: ListContainer) async {
    let pair = Pair(container) { $0.view.layoutIfNeeded() }
    var heard: [String] = []
    var hooks = ListHooks<CounterItem.ID>()
    hooks.didSelect = { _ in heard.append("select") }
    hooks.willDisplay = { _ in heard.append("display") }
    hooks.didEndDisplaying = { _ in heard.append("end") }
    hooks.didScroll = { _ in heard.append("scroll") }
    hooks.prefetch = { _ in heard.append("prefetch") }
    hooks.nearEnd = { heard.append("near") }
    hooks.selectionChanged = { _ in heard.append("selection") }
    hooks.editingChanged = { _ in heard.append("editing") }
    pair.counter.hooks = hooks
    #expect(pair.queue.rows == ["Guest 1", "Guest 2", "Guest 3"])

    pair.queue.tap(0)
    #expect(pair.queue.swipes(0) == [])
    #expect(pair.queue.menu(0) == [])
    #expect(pair.queue.lift(Self.path) == nil)
    StandIn.scroll(pair.queue.view, toY: 1)
    pair.queue.isEditing = true
    #expect(pair.queue.controls(0) == [])
    pair.queue.isEditing = false
    StandIn.pull(pair.queue.view)
    await pair.queue.turn()
    #expect(pair.counter.log == [])
    #expect(heard == [])
    #expect(pair.queue.selection == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aMenuThatIsStillOpenReportsNothing(in container: ListContainer) throws {
    var menu: UIContextMenuConfiguration?
    var swipes: [UIContextualAction] = []
    let pair = Pair(container) {
      menu = $0.menuConfiguration(0)
      swipes = $0.swipeActions(0)
    }
    #expect(StandIn.entries(of: menu).map(\.title) == ["Call"] && swipes.count == 1)
    StandIn.choose("Call", in: menu)
    _ = StandIn.perform(swipes[0])
    #expect(pair.counter.log == [])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsBeingTypedIsReportedBeforeTheContainerIsLost(in container: ListContainer) throws {
    var field: UITextField?
    let pair = Pair(container) {
      field = $0.view.firstDescendant()
      guard let field else { return }
      StandIn.edit(field)
      StandIn.insert("Tea", into: field)
    }
    #expect(try #require(field).isFirstResponder == false)
    #expect(pair.counter.log == [.customer(1, .note(text: "Tea"))])
  }

  // MARK: What is left behind

  @Test(arguments: ListContainer.allCases)
  func nothingOfTheFirstStays(in container: ListContainer) {
    let pair = Pair(container) {
      $0.isEditing = true
      $0.tap(1)
      StandIn.pull($0.view)
    }
    let view = pair.queue.view
    #expect(view.refreshControl == nil)
    #expect(view.keyboardDismissMode == .none)
    switch pair.queue.source {
    case .collection(let source):
      let view = source.collectionView
      #expect(!view.isEditing && !view.allowsMultipleSelectionDuringEditing)
      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.dragDelegate == nil && view.dropDelegate == nil)
      #expect(view.delegate === source && view.prefetchDataSource === source)
      #expect(source.delegate == nil && source.prefetchDataSource == nil)
      #expect(source.fallbackDataSource == nil)
      #expect(!view.alwaysBounceVertical)
      let edges = [CellGenScreenEdge.header, CellGenScreenEdge.footer]
      #expect(edges.allSatisfy { view.indexPathsForVisibleSupplementaryElements(ofKind: $0) == [] })
    case .table(let source):
      let view = source.tableView
      #expect(!view.isEditing && !view.allowsMultipleSelectionDuringEditing)
      #expect(view.indexPathsForSelectedRows ?? [] == [])
      #expect(view.dragDelegate == nil && view.dropDelegate == nil)
      #expect(view.delegate === source && view.prefetchDataSource === source)
      #expect(source.delegate == nil && source.prefetchDataSource == nil)
      #expect(source.fallbackDataSource == nil)
      #expect(view.tableHeaderView == nil)
    }
    #expect(!pair.counter.isEditing && pair.counter.editButton.title == "Edit")
    #expect(pair.counter.editing == [true], "the end is no longer its business")
  }

  @Test(arguments: ListContainer.allCases)
  func thePlaceholderOfTheFirstGoes(in container: ListContainer) {
    let pair = Pair(container) { $0.show(CounterContent()) }
    #expect(pair.queue.background == nil)
    pair.counter.show(CounterContent())
    #expect(pair.queue.background == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func theAppsDelegatesAreHandedOn(in container: ListContainer) {
    let (collections, tables) = (CollectionListener(), TableListener())
    let pair = Pair(container) {
      switch $0.source {
      case .collection(let source): source.delegate = collections
      case .table(let source): source.delegate = tables
      }
    }
    switch pair.queue.source {
    case .collection(let source): #expect(source.delegate === collections)
    case .table(let source): #expect(source.delegate === tables)
    }
    StandIn.scroll(pair.queue.view, toY: 1)
    #expect(collections.scrolls + tables.scrolls == 1, "heard once")
  }

  @Test(arguments: ListContainer.allCases)
  func theSameScreenTwiceReportsOnce(in container: ListContainer) {
    let first = Pair(container).counter
    let second =
      switch first.source {
      case .collection(let source):
        EditedList<CounterViewCreator>(
          .collection(CounterDataSource(collectionView: source.collectionView)))
      case .table(let source):
        EditedList<CounterViewCreator>(
          .table(CounterTableDataSource(tableView: source.tableView)))
      }
    if case .collection(let source) = second.source {
      source.collectionView.collectionViewLayout = CounterLayout.make()
    }
    second.show(Self.customers)
    second.tap(0)
    #expect(first.log == [] && second.log == [.customer(1, .open)])
  }

  // MARK: What the first is still asked to do

  @Test(arguments: ListContainer.allCases)
  func whatIsAppliedToTheFirstChangesNothingAndEnds(in container: ListContainer) async {
    let pair = Pair(container)
    var ended: [Int] = []
    var content = Self.customers
    content.customers[0] = CustomerViewData(id: 1, name: "Other")
    pair.counter.apply(.content(content)) { ended.append(1) }
    pair.counter.apply(.loading) { ended.append(2) }
    pair.counter.apply(.content(Self.customers)) { ended.append(3) }
    pair.counter.update { $0.customers.removeLast() }
    pair.counter.fail()
    pair.counter.isEditing = true
    pair.counter.selection = [.customer(1)]
    pair.counter.scroll(to: .customer(2))
    pair.counter.edit(.customer(1))
    pair.counter.restyle()
    await pair.counter.turn()
    #expect(ended == [1, 2, 3])
    #expect(pair.queue.rows == ["Guest 1", "Guest 2", "Guest 3"])
    #expect(pair.queue.background == nil && pair.queue.view.refreshControl == nil)
    #expect(!pair.queue.isEditing && !pair.counter.isEditing && pair.counter.selection == [])
    #expect(pair.counter.place(of: .customer(1)) == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func anUpdateThatWaitsWhenTheContainerIsLostEnds(in container: ListContainer) async {
    var ended = 0
    let pair = Pair(container) { counter in
      counter.apply(.content(CounterContent())) { ended += 1 }
      counter.apply(.content(Self.customers)) { ended += 1 }
    }
    await pair.queue.turn()
    #expect(ended == 2)
    #expect(pair.queue.rows.count == 3)
  }

  @Test(arguments: ListContainer.allCases)
  func itsCellsAreNotConfiguredAgain(in container: ListContainer) {
    let pair = Pair(container)
    var configured = 0
    switch pair.counter.source {
    case .collection(let source): source.configureCell = { _, _ in configured += 1 }
    case .table(let source): source.configureCell = { _, _ in configured += 1 }
    }
    #expect(configured == 0)
  }

  // MARK: The container comes back

  @Test(arguments: ListContainer.allCases)
  func theFirstTakesTheContainerBack(in container: ListContainer) async {
    let pair = Pair(container)
    var content = Self.customers
    content.customers.append(CustomerViewData(id: 4, name: "Customer 4"))
    pair.counter.show(content)
    pair.takeBack()
    await pair.counter.turn()
    #expect(pair.counter.rows.contains("Customer 4") && pair.counter.rows.contains("Welcome"))
    #expect(pair.counter.view.refreshControl != nil)
    #expect(pair.counter.swipes(0) == ["Remove"] && pair.counter.menu(0) == ["Call"])
    pair.counter.tap(3)
    #expect(pair.counter.log == [.customer(4, .open)])
    #expect(pair.counter.lift(Self.path) != nil)

    pair.queue.show(QueueContent())
    #expect(pair.counter.rows.contains("Customer 4"))
    switch pair.queue.source {
    case .collection(let source):
      source.collectionView.collectionViewLayout = QueueLayout.make()
      source.takeContainer()
    case .table(let source): source.takeContainer()
    }
    pair.queue.settle()
    #expect(pair.queue.rows == [] && pair.queue.view.refreshControl == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func anAppMayPutTheFormerDataSourceBackByItself(in container: ListContainer) {
    let pair = Pair(container)
    switch pair.counter.source {
    case .collection(let source):
      source.collectionView.collectionViewLayout = CounterLayout.make()
      source.collectionView.dataSource = source.diffableDataSource
    case .table(let source): source.tableView.dataSource = source.diffableDataSource
    }
    pair.counter.show(Self.customers)
    pair.counter.tap(1)
    #expect(pair.counter.log == [.customer(2, .open)])
    pair.queue.show(QueueContent())
    #expect(pair.counter.rows.contains("Customer 1"))
  }

  // MARK: Data sources of the app

  @Test(arguments: ListContainer.allCases)
  func aDataSourceOfTheAppsIsLeftAlone(in container: ListContainer) async {
    let counter = Pair(container).counter
    let (collections, tables) = (CollectionListener(), TableListener())
    var selected: IndexPath?
    switch counter.source {
    case .collection(let source):
      source.takeContainer()
      source.collectionView.collectionViewLayout = FeedLayout.make()
      source.collectionView.dataSource = collections
      source.collectionView.layoutIfNeeded()
      StandIn.tapItem(at: Self.path, in: source.collectionView)
      selected = source.collectionView.indexPathsForSelectedItems?.first
    case .table(let source):
      source.takeContainer()
      source.tableView.dataSource = tables
      source.tableView.layoutIfNeeded()
      #expect(StandIn.swipe(at: Self.path, in: source.tableView, edge: .trailing).isEmpty)
      StandIn.tapRow(at: Self.path, in: source.tableView)
      selected = source.tableView.indexPathForSelectedRow
    }
    #expect(selected == Self.path, "as UIKit has it")
    counter.show(CounterContent())
    await counter.turn()
    #expect(counter.log == [] && counter.selections == [])
    #expect(counter.view.refreshControl == nil && counter.background == nil)
    switch counter.source {
    case .collection(let source): #expect(source.collectionView.delegate == nil)
    case .table(let source): #expect(source.tableView.delegate == nil)
    }
    #expect(counter.visiblePaths == [Self.path])
  }

  // MARK: Feeds

  @Test func aFeedLosesItsCollectionViewToAScreen() async {
    let shown = FeedScreen()
    shown.feed.append(Social.PostViewData(1, "One"))
    shown.flush()
    var heard: [String] = []
    shown.feed.hooks.didSelect = { _ in heard.append("select") }
    shown.feed.hooks.willDisplay = { _ in heard.append("display") }
    shown.feed.hooks.didScroll = { _ in heard.append("scroll") }
    shown.feed.hooks.nearEnd = { heard.append("near") }
    let queue = EditedList<QueueViewCreator>(
      .collection(QueueDataSource(collectionView: shown.collectionView)))
    shown.collectionView.collectionViewLayout = QueueLayout.make()
    queue.show(Self.guests)
    shown.feed.append(Social.PostViewData(2, "Two"))
    shown.feed.remove(.post(1))
    shown.feed.scroll(to: .post(2), at: .top)
    shown.flush()
    queue.tap(0)
    StandIn.scroll(queue.view, toY: 1)
    await queue.turn()
    #expect(heard == [])
    #expect(queue.rows == ["Guest 1", "Guest 2", "Guest 3"])
    if case .collection(let source) = queue.source { #expect(source.delegate == nil) }
    #expect(shown.feed.cell(for: .post(2)) == nil)

    shown.collectionView.collectionViewLayout = FeedLayout.make()
    shown.feed.takeContainer()
    shown.flush()
    #expect(shown.texts == ["Two"])
    StandIn.tapItem(at: Self.path, in: shown.collectionView)
    #expect(heard.contains("select"))
    queue.show(QueueContent())
    #expect(shown.texts == ["Two"])
  }

  @Test func aScreenLosesItsCollectionViewToAFeed() async {
    let counter = EditedList<CounterViewCreator>(.collection(CounterDataSource()))
    counter.show(Self.customers)
    guard case .collection(let source) = counter.source else { return }
    let registry = CellRegistry()
    registry.register(Social.PostViewData.self)
    let feed = FeedDataSource(collectionView: source.collectionView, registry: registry)
    source.collectionView.collectionViewLayout = FeedLayout.make()
    feed.append(Social.PostViewData(1, "One"))
    await feed.flush()
    counter.show(CounterContent())
    StandIn.tapItem(at: Self.path, in: source.collectionView)
    await counter.turn()
    #expect(counter.log == [] && counter.background == nil && counter.view.refreshControl == nil)
    #expect(source.collectionView.visibleCells.flatMap(\.shownTexts).first == "One")
  }
}

/// A collection view's delegate and data source of an app, with one cell.
private final class CollectionListener: NSObject, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "app")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "app", for: indexPath)
  }
}

/// A table's delegate and data source of an app, with one row.
private final class TableListener: NSObject, UITableViewDelegate, UITableViewDataSource {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "app")
    return tableView.dequeueReusableCell(withIdentifier: "app", for: indexPath)
  }
}

extension UIView {
  /// The first view of a type inside of this one.
  fileprivate func firstDescendant<View: UIView>() -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstDescendant() { return found }
    }
    return nil
  }
}
#endif
