#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// "Swift: Configurable cells for UITableView and UICollectionView": one view, fed with view data, alone
/// and in both containers.
@MainActor
@Suite struct ConfigurableCellsTests {
  /// By hand: three classes for each view: the view, its table cell and its collection cell, whose
  /// `configure` differ in time.
  @Test func oneViewServesAloneAndInBothContainers() throws {
    let data = MessageViewData(id: 1, sender: "Ann", subject: "Hello", excerpt: "How are you?")
    let alone = MessageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    alone.configure(with: data)

    let content = MailboxContent(messages: [.message(data)])
    let collection = ListContainer.collection.makeMailbox()
    collection.show(content)
    let table = ListContainer.table.makeMailbox()
    table.show(content)

    for screen in [collection, table] {
      let hosted = try screen.view(MessageView.self, .message(1))
      #expect(hosted.shownTexts == alone.shownTexts)
      try screen.tap("Reply", in: hosted)
      #expect(screen.actions == [.message(1, .reply)])
    }
    #expect(try (collection.cell(.message(1)) as? ConfigurableListCell)?.view is MessageView)
    #expect(try (table.cell(.message(1)) as? ConfigurableTableViewCell)?.view is MessageView)
  }

  /// By hand: `configure(viewData:)` takes any data and casts them; of a kind that a view does not know
  /// it shows nothing, and nobody is told.
  @Test(arguments: ListContainer.allCases)
  func oneViewShowsSeveralKindsOfModel(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let message = try screen.view(MessageView.self, .message(2))
    let draft = try screen.view(MessageView.self, .draft(1))
    #expect(message.shownTexts == ["Bo", "Lunch"])
    #expect(draft.shownTexts == ["Cy", "Re: Lunch"], "its fields are mapped")
    let folder = try screen.view(FolderView.self, .folder("Work"))
    let search = try screen.view(FolderView.self, .smartFolder("Unread"))
    #expect(folder.shownTexts == ["Work", "7"])
    #expect(search.shownTexts == ["Unread", "is:unread"], "the view has a method for it")

    try screen.tap("Reply", in: message)
    try screen.tap("Reply", in: draft)
    folder.onAction?(.rename(to: "Home"))
    search.onAction?(.open)
    #expect(
      screen.actions == [
        .message(2, .reply), .draft(1, .reply), .folder("Work", .rename(to: "Home")),
        .smartFolder("Unread", .open),
      ])
  }

  /// By hand: view data know the class that shows them, so that the models of an app depend on its
  /// views.
  @Test func viewDataAreNothingButTheirFields() {
    let data = MessageViewData(id: 1, sender: "Ann", subject: "Hello")
    #expect(
      Mirror(reflecting: data).children.map(\.label) == ["id", "sender", "subject", "excerpt"])
    #expect(Mirror(reflecting: data).displayStyle == .struct)
    #expect(data == MessageViewData(id: 1, sender: "Ann", subject: "Hello", excerpt: nil))
    #expect(Set([data, data]).count == 1)
  }

  /// By hand: view data carry closures for what is tapped, and are neither equal nor sendable any more;
  /// or a delegate is set in the data source, and is still that of the item before.
  @Test(arguments: ListContainer.allCases)
  func whatACellReportsIsAValueWithTheIDOfItsItem(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 300)
    screen.show(.messages(1...30))
    StandIn.scrollToEnd(screen.scrollView)
    for cell in screen.visibleCells { try screen.tap("Reply", in: cell) }
    let shown = screen.visibleCells.count
    #expect(shown > 0)
    #expect(screen.actions == (31 - shown...30).map { .message($0, .reply) })
  }

  /// By hand: what the data do not mention stays from the item that the cell showed before.
  @Test(arguments: ListContainer.allCases)
  func nothingStaysOfTheDataBefore(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(MailboxContent(messages: [.message(1, from: "Ann", "Hello", excerpt: "Long")]))
    let cell = try screen.cell(.message(1))
    #expect(cell.shownTexts == ["Ann", "Hello", "Long"])
    screen.show(MailboxContent(messages: [.message(1, from: "Ann", "Hello")]))
    #expect(try screen.cell(.message(1)) === cell)
    #expect(cell.shownTexts == ["Ann", "Hello"])
    screen.show(MailboxContent())
    screen.show(MailboxContent(messages: [.message(2, from: "Bo", "Lunch", excerpt: "Noon")]))
    #expect(try screen.cell(.message(2)) === cell)
    #expect(cell.shownTexts == ["Bo", "Lunch", "Noon"])
  }

  /// By hand: the creator dequeues by the class of the view, and a table that does not know it crashes:
  /// "do not forget to register". One creator serves a table and a collection here, and registers nothing.
  @Test func oneCreatorServesBothContainers() throws {
    var actions: [MailboxAction] = []
    let frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
    let tableView = MailboxLayout.makeTableView(frame: frame)
    let table = MailboxTableDataSource(tableView: tableView)
    let collectionView = UICollectionView(
      frame: frame, collectionViewLayout: MailboxLayout.make { $0.list() })
    let collection = MailboxDataSource(collectionView: collectionView)
    table.onAction = { actions.append($0) }
    collection.onAction = { actions.append($0) }
    table.apply(.full)
    collection.apply(.full)
    tableView.layoutIfNeeded()
    collectionView.layoutIfNeeded()

    let row = try #require(tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    let item = try #require(collectionView.cellForItem(at: IndexPath(item: 1, section: 1)))
    StandIn.tap(try #require(row.button("Reply")))
    StandIn.tap(try #require(item.button("Reply")))
    #expect(actions == [.message(1, .reply), .message(2, .reply)])
  }
}
#endif
