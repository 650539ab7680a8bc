#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Content that is edited by ids.
@MainActor
@Suite struct ContentEditingTests {
  @Test func anElementIsFoundReplacedRemovedAndAddedByItsID() {
    var contacts = [ContactViewData(id: 1, name: "Ann"), ContactViewData(id: 2, name: "Bo")]
    #expect(contacts[id: 2]?.name == "Bo")
    #expect(contacts[id: 3] == nil)
    contacts[id: 1]?.name = "Eve"
    contacts[id: 3]?.name = "nobody"
    #expect(contacts.map(\.name) == ["Eve", "Bo"])
    contacts[id: 1] = nil
    contacts[id: 7] = nil
    #expect(contacts.map(\.id) == [2])
    contacts[id: 4] = ContactViewData(id: 4, name: "Di")
    #expect(contacts.map(\.name) == ["Bo", "Di"])
  }

  @Test func anItemOfSeveralKindsHasAnOptionalForEach() {
    var messages: [MailboxContent.MessagesItem] = [
      .message(1, from: "Ann", "Hello"), .draft(1, to: "Cy", "Re"),
    ]
    messages[id: .message(1)]?.message?.subject = "Bye"
    messages[id: .draft(1)]?.message?.subject = "of another kind"
    #expect(messages[0].message?.subject == "Bye")
    #expect(messages[0].draft == nil)
    #expect(messages[1].draft?.subject == "Re")
    messages[id: .draft(1)] = nil
    #expect(messages.count == 1)
  }

  @Test(arguments: ListContainer.allCases)
  func anUpdateChangesWhatWasAppliedLast(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.messages(1...2))
    let cell = try screen.cell(.message(1))
    screen.update { $0.messages[id: .message(1)]?.message?.subject = "Other" }
    screen.update { $0.messages[id: .message(2)] = nil }
    screen.scrollView.layoutIfNeeded()
    StandIn.finishAnimations()
    #expect(try screen.cell(.message(1)) === cell, "configured in place")
    #expect(try screen.texts(.message(1)) == ["Ann", "Other"])
    #expect(screen.indexPath(for: .message(2)) == nil)
    #expect(screen.content.messages.count == 1)
  }

  /// Content that is asked for during an update is the one that is applied last.
  @Test(arguments: ListContainer.allCases)
  func anUpdateWithinAnUpdateBuildsOnIt(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var isFirst = true
    screen.hooks.willDisplay = { id in
      guard isFirst else { return }
      isFirst = false
      screen.update { $0.messages[id: id]?.message?.subject = "first" }
      screen.update { $0.contacts.append(ContactViewData(id: 9, name: "Eve")) }
    }
    screen.show(.messages([1]))
    StandIn.finishAnimations()
    screen.scrollView.layoutIfNeeded()
    #expect(screen.content.messages[0].message?.subject == "first")
    #expect(screen.content.contacts.map(\.id) == [9])
  }

  // MARK: Containers of its own

  @Test func aDataSourceMakesItsCollectionViewWithTheScreensLayout() {
    let dataSource = ListingDataSource()
    dataSource.collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 4000)
    dataSource.apply(.full)
    dataSource.collectionView.layoutIfNeeded()
    #expect(dataSource.collectionView.visibleCells.count == 7)
    let other = MailboxDataSource { $0.list() }
    other.collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 4000)
    other.apply(.full)
    other.collectionView.layoutIfNeeded()
    #expect(other.collectionView.visibleCells.count == 12)
  }

  @Test func aDataSourceMakesItsTableInTheScreensStyle() {
    let dataSource = MailboxTableDataSource()
    #expect(dataSource.tableView.style == .insetGrouped)
    dataSource.tableView.frame = CGRect(x: 0, y: 0, width: 400, height: 4000)
    dataSource.apply(.full)
    dataSource.tableView.layoutIfNeeded()
    #expect(dataSource.tableView.visibleCells.count == 12)
  }
}
#endif
