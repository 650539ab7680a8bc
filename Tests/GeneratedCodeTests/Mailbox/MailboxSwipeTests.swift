#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Cells that are swiped, in both containers.
@MainActor
@Suite struct MailboxSwipeTests {
  /// By hand: a provider of the layout or a delegate method for each container and edge, with index
  /// paths that are looked up when the button is tapped.
  @Test(arguments: ListContainer.allCases)
  func swipingUncoversWhatIsDeclaredForTheEdge(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let leading = try screen.swipe(.message(1), from: .leading)
    #expect(leading.map(\.title) == ["Mark As Read"])
    #expect(leading.map(\.style) == [.normal])

    let trailing = try screen.swipe(.message(1), from: .trailing)
    #expect(trailing.map(\.title) == ["Delete", "Archive"])
    #expect(trailing.map(\.style) == [.destructive, .normal])
    #expect(
      trailing.map(\.image) == [UIImage(systemName: "trash"), UIImage(systemName: "archivebox")])
    #expect(trailing.map(\.backgroundColor) == [.systemRed, .systemOrange])
  }

  @Test(arguments: ListContainer.allCases)
  func aSwipeActionReportsWithTheIDOfItsItem(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let actions =
      try screen.swipe(.message(2), from: .leading) + screen.swipe(.message(1))
      + screen.swipe(.draft(1))
    #expect(actions.map { StandIn.perform($0) } == [true, false, true, true])
    #expect(
      screen.actions == [
        .message(2, .markAsRead), .message(1, .delete), .message(1, .archive), .draft(1, .delete),
      ])
  }

  @Test(arguments: ListContainer.allCases)
  func swipingAllTheWayPerformsTheFirstAction(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    screen.swipeFully(at: try screen.path(.message(2)))
    #expect(screen.actions == [.message(2, .delete)])
  }

  @Test(arguments: ListContainer.allCases)
  func cellsWithoutSwipeActionsAreNotSwiped(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    for id in [.folder("Work"), .contact(1), .banner(1)] as [MailboxItem.ID] {
      #expect(try screen.swipe(id, from: .leading).isEmpty)
      #expect(try screen.swipe(id, from: .trailing).isEmpty)
    }
    #expect(try screen.swipe(.draft(1), from: .leading).isEmpty, "the other edge")
  }

  /// UIKit must not take a row away that the app still shows, because it asks first or a server decides.
  @Test(arguments: ListContainer.allCases)
  func aRowStaysUntilTheContentIsWithoutIt(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.messages(1...3))
    let failures = try StandIn.recordingFailures {
      let delete = try #require(try screen.swipe(.message(2)).first)
      #expect(delete.style == .destructive)
      #expect(StandIn.perform(delete) == false)
    }
    #expect(failures == [])
    #expect(screen.visibleCells.map(\.shownTexts.last).count == 3)
    screen.onAction = { [unowned screen] _ in screen.show(.messages([1, 3])) }
    let delete = try #require(try screen.swipe(.message(2)).first)
    #expect(StandIn.perform(delete) == true)
    #expect(screen.visibleCells.map(\.shownTexts.last) == ["Message 1", "Message 3"])
  }

  /// By hand: the red circle of a row without anything to delete.
  @Test func editingOffersToDeleteOnlyWhatHasTrailingActions() throws {
    let screen = MailboxTable(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    screen.show(.full)
    let style = { (id: MailboxItem.ID) in
      screen.dataSource.tableView(screen.tableView, editingStyleForRowAt: try screen.path(id))
    }
    #expect(try style(.message(1)) == .delete)
    #expect(try style(.folder("Work")) == .delete, "or it could not be swiped, were there actions")
    screen.tableView.isEditing = true
    #expect(try style(.message(1)) == .delete)
    #expect(try style(.folder("Work")) == .none)
  }

  /// What an action takes away goes with the next content, and the others keep their places.
  @Test(arguments: ListContainer.allCases)
  func anItemIsDeletedBySwiping(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.onAction = { [unowned screen] action in
      guard case .message(let deleted, .delete) = action else { return }
      screen.show(.messages((1...3).filter { $0 != deleted }))
    }
    screen.show(.messages(1...3))
    let failures = try StandIn.recordingFailures {
      screen.swipeFully(at: try screen.path(.message(2)))
    }
    #expect(failures == [])
    #expect(screen.visibleCells.map(\.shownTexts.last) == ["Message 1", "Message 3"])
    #expect(try screen.lastUpdate == StandIn.Update(deleted: 1))
  }
}
#endif
