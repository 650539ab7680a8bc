#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// How UI tests find what is on the screen, in both containers.
@MainActor
@Suite struct MailboxAccessibilityTests {
  /// By hand: texts that are repeated in the UI tests, where nobody notices that they have changed.
  @Test(arguments: ListContainer.allCases)
  func cellsHeadersAndFootersHaveIdentifiersThatAreConstants(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    #expect(
      try screen.cell(.message(2)).accessibilityIdentifier == MailboxAccessibilityID.message(2))
    #expect(try screen.cell(.draft(1)).accessibilityIdentifier == MailboxAccessibilityID.draft(1))
    #expect(
      try screen.cell(.folder("Work")).accessibilityIdentifier
        == MailboxAccessibilityID.folder("Work"))
    #expect(
      screen.header(of: .messages)?.accessibilityIdentifier
        == MailboxAccessibilityID.messagesHeader)
    #expect(
      screen.footer(of: .messages)?.accessibilityIdentifier
        == MailboxAccessibilityID.messagesFooter)
    #expect(
      screen.header(of: .wall)?.accessibilityIdentifier == MailboxAccessibilityID.wallHeader)
    #expect(MailboxAccessibilityID.message(2) == "mailbox.message.2")
    #expect(MailboxAccessibilityID.messagesHeader == "mailbox.messages.header")
  }

  @Test(arguments: ListContainer.allCases)
  func everyIdentifierIsFoundOnce(in container: ListContainer) {
    let screen = container.makeMailbox()
    screen.show(.full)
    let identifiers = screen.scrollView.descendants.compactMap(\.accessibilityIdentifier)
    #expect(identifiers.count == 17, "12 cells, 3 headers, 2 footers")
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(arguments: ListContainer.allCases)
  func aCellThatIsUsedAgainIsFoundByItsNewID(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.messages([1]))
    let cell = try screen.cell(.message(1))
    screen.show(MailboxContent())
    screen.show(.messages([2]))
    #expect(try screen.cell(.message(2)) === cell)
    #expect(cell.accessibilityIdentifier == MailboxAccessibilityID.message(2))
  }
}
#endif
