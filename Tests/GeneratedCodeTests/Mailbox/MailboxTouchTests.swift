#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What takes a finger on the Mailbox screen, or a look at its updates, in both containers.
@MainActor
@Suite struct MailboxTouchTests {
  @Test(arguments: ListContainer.allCases)
  func aCellWithoutADeclaredActionIsNeitherHighlightedNorSelected(
    in container: ListContainer
  ) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let contact = try screen.cell(.contact(1))
    screen.hold(at: try screen.path(.contact(1))) { #expect(!isHighlighted(contact)) }
    try screen.tap(.contact(1))
    #expect(screen.selection == [])
    #expect(screen.actions == [])
    let message = try screen.cell(.message(1))
    screen.hold(at: try screen.path(.message(1))) { #expect(isHighlighted(message)) }
  }

  /// A table loads the section anew, and its cells with it.
  @Test(arguments: ListContainer.allCases)
  func onlyATableLoadsASectionAnewWhoseHeaderComes(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var content = MailboxContent.full
    content.foldersHeader = nil
    screen.show(content)
    content.foldersHeader = HeadingViewData(title: "Folders")
    content.folders[0] = .folder("Work", 8)
    content.messages[1] = .message(2, from: "Bo", "Dinner")
    screen.show(content)
    #expect(try screen.lastUpdate.reconfigured == (container == .table ? 1 : 2))
  }

  private func isHighlighted(_ cell: UIView) -> Bool {
    (cell as? UICollectionViewCell)?.isHighlighted ?? (cell as? UITableViewCell)?.isHighlighted
      ?? false
  }
}
#endif
