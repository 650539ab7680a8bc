#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// "Improving the iOS Listing Screen with Generics": sections of many kinds in one screen, each cell
/// typed together with its model.
@MainActor
@Suite struct ListingScreenWithGenericsTests {
  /// By hand: a `switch` over index paths that grows with each kind of cell, and shows a blank cell
  /// where a case, an identifier or a view model was forgotten.
  @Test(arguments: ListContainer.allCases)
  func aScreenOfManyKindsOfCellNeedsNoSwitch(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    #expect(try screen.texts(.suggestion(1)) == ["Suggestion 1"])
    #expect(try screen.texts(.message(1)) == ["Ann", "Hello", "How are you?"])
    #expect(try screen.texts(.draft(1)) == ["Cy", "Re: Lunch"])
    #expect(try screen.texts(.folder("Work")) == ["Work", "7"])
    #expect(try screen.texts(.smartFolder("Unread")) == ["Unread", "is:unread"])
    #expect(try screen.texts(.contact(2)) == ["Bo"])
    #expect(try screen.texts(.banner(2)) == ["New"])
    #expect(screen.visibleCells.count == 12)
    #expect(screen.visibleCells.allSatisfy { !$0.shownTexts.isEmpty }, "no cell is blank")
  }

  /// By hand: identifiers made of class names with `String(describing:)`, one for all kinds that one
  /// class shows, and the same for nested types of one name.
  @Test(arguments: ListContainer.allCases)
  func eachKindOfCellHasAnIdentifierOfItsOwn(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let message = try screen.cell(.message(1))
    let draft = try screen.cell(.draft(1))
    #expect(type(of: message) == type(of: draft), "one class shows both")
    #expect(message.reuseIdentifierOfCell?.hasPrefix("MessageViewData.") == true)
    #expect(draft.reuseIdentifierOfCell?.hasPrefix("DraftViewData.") == true)
    #expect(Set(screen.visibleCells.map(\.reuseIdentifierOfCell)).count == 7)
    #expect(Set(screen.registered).count == screen.registered.count)
  }

  /// By hand: a cell is registered each time that it is dequeued, which lets none be used again.
  @Test(arguments: ListContainer.allCases)
  func aKindOfCellIsRegisteredOnceAndItsCellsAreUsedAgain(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 400)
    screen.show(.messages(1...100))
    let registered = screen.registered
    #expect(registered.count == 1)
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: CGFloat(0), to: 5000, by: 200) {
      StandIn.scroll(screen.scrollView, toY: offset)
      cells.formUnion(screen.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(screen.dequeued.count > 40)
    #expect(cells.count < 20)
    #expect(screen.registered == registered)
  }

  // Swift Testing has exit tests from Swift 6.2 on.
  #if compiler(>=6.2)
  /// By hand: the cell is cast to a class with `as?` and returned as nil where the cast fails, which
  /// UIKit answers with an exception that does not name the culprit.
  @Test func aCellOfAForeignClassIsNamedWithItsData() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = MailboxCollection(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        screen.show(.messages([1]))
        for identifier in screen.registered {
          screen.collectionView.register(
            UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        }
        screen.show(.messages([1, 2]))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("MessageViewData cannot be shown in a UICollectionViewCell"))
  }
  #endif

  /// By hand: an `unowned` view model is gone when its cell comes on the screen, if nobody else keeps
  /// it; the app crashes.
  @Test(arguments: ListContainer.allCases)
  func aModelLivesAsLongAsItsItem(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 200)
    do {
      let content = MailboxContent.messages(1...50)
      screen.show(content)
    }
    StandIn.scrollToEnd(screen.scrollView)
    #expect(try screen.texts(.message(50)) == ["Ann", "Message 50"])
    StandIn.scroll(screen.scrollView, toY: 0)
    #expect(try screen.texts(.message(1)) == ["Ann", "Message 1"])
  }

  /// By hand: items are objects, told apart by their address: the same data fetched again are other
  /// items, and each cell is taken away and made anew.
  @Test(arguments: ListContainer.allCases)
  func equalDataFetchedAgainAreTheSameItems(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let cells = screen.visibleCells
    let dequeued = screen.dequeued
    let first = try screen.lastUpdate
    screen.show(.full)
    #expect(try screen.lastUpdate == first)
    #expect(screen.visibleCells == cells)
    #expect(screen.dequeued == dequeued)
  }

  /// By hand: an item's data are part of its identity or of its object, so that a change either
  /// replaces the cell or goes unseen.
  @Test(arguments: ListContainer.allCases)
  func anItemKeepsItsCellWhenItsDataChange(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let cell = try screen.cell(.message(2))
    var content = MailboxContent.full
    content.messages[1] = .message(2, from: "Bo", "Dinner")
    content.messages.swapAt(0, 1)
    screen.show(content)
    #expect(try screen.lastUpdate == StandIn.Update(moved: 1, reconfigured: 1))
    #expect(try screen.cell(.message(2)) === cell)
    #expect(cell.shownTexts == ["Bo", "Dinner"])
  }

  /// By hand: ids of different kinds meet in one `AnyHashable` or `Int`, and a diffable data source
  /// raises on the second.
  @Test(arguments: ListContainer.allCases)
  func equalIDsOfDifferentKindsAreDifferentItems(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(
      MailboxContent(
        suggestions: [.suggestion(1)],
        messages: [.message(1, from: "Ann", "Hello"), .draft(1, to: "Cy", "Hi")],
        contacts: [.contact(1, "Dee")]))
    #expect(try screen.texts(.suggestion(1)) == ["Suggestion 1"])
    #expect(try screen.texts(.message(1)) == ["Ann", "Hello"])
    #expect(try screen.texts(.draft(1)) == ["Cy", "Hi"])
    #expect(try screen.texts(.contact(1)) == ["Dee"])
  }

  /// By hand: the whole screen is one view, laid out at once however little of it is seen.
  @Test(arguments: ListContainer.allCases)
  func onlyWhatIsSeenIsMade(in container: ListContainer) {
    let screen = container.makeMailbox(height: 400)
    screen.show(.messages(1...10_000))
    #expect(screen.visibleCells.count < 20)
    #expect(screen.dequeued.count < 40)
  }
}

extension UIView {
  /// The reuse identifier of a cell of either container.
  var reuseIdentifierOfCell: String? {
    (self as? UICollectionViewCell)?.reuseIdentifier ?? (self as? UITableViewCell)?.reuseIdentifier
  }
}
#endif
