#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Cells that are tapped, in both containers.
@MainActor
@Suite struct MailboxSelectionTests {
  /// By hand: `didSelectItemAt` looks up an index path, which may be another item's by then, and the
  /// row stays grey.
  @Test(arguments: ListContainer.allCases)
  func aTapReportsTheDeclaredActionWithTheIDAndLeavesNoSelection(in container: ListContainer) throws
  {
    let screen = container.makeMailbox()
    screen.show(.full)
    try screen.tap(.message(2))
    try screen.tap(.draft(1))
    try screen.tap(.folder("Work"))
    try screen.tap(.smartFolder("Unread"))
    try screen.tap(.suggestion(2))
    #expect(
      screen.actions == [
        .message(2, .open), .draft(1, .open), .folder("Work", .open),
        .smartFolder("Unread", .open), .suggestion(2, .accept),
      ])
    #expect(screen.selection == [])
    #expect(try screen.view(FolderView.self, .folder("Work")).states.last == CellState())
  }

  @Test(arguments: ListContainer.allCases)
  func aViewNeedsNoHandlerForWhatItsCellReports(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    try screen.tap(.banner(1))
    #expect(screen.actions == [.banner(1, .open)])
    let banner: UIView = try screen.view(BannerView.self, .banner(1))
    #expect(!(banner is any ReportingView))
  }

  @Test(arguments: ListContainer.allCases)
  func theHookIsToldOfEveryCellAndKeepsTheSelection(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var log: [String] = []
    screen.hooks.didSelect = { log.append("select \($0)") }
    screen.hooks.didDeselect = { log.append("deselect \($0)") }
    screen.show(.full)
    try screen.tap(.contact(1))
    #expect(screen.selection == [try screen.path(.contact(1))])
    #expect(screen.actions == [], "nothing is declared for it")
    try screen.tap(.message(1))
    #expect(log == ["select contact(1)", "deselect contact(1)", "select message(1)"])
    #expect(screen.selection == [try screen.path(.message(1))])
    #expect(screen.actions == [.message(1, .open)])
  }

  @Test(arguments: ListContainer.allCases)
  func whileEditingCellsAreSelectedAndNothingIsReported(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    screen.isEditing = true
    try screen.tap(.message(1))
    try screen.tap(.contact(1))
    #expect(screen.selection == [try screen.path(.message(1)), try screen.path(.contact(1))])
    try screen.tap(.message(1))
    #expect(screen.selection == [try screen.path(.contact(1))])
    #expect(screen.actions == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aTapAfterAnUpdateIsThatOfTheItemThatIsSeen(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.messages(1...3))
    screen.show(.messages(2...3))
    screen.tap(at: IndexPath(item: 0, section: 0))
    #expect(screen.actions == [.message(2, .open)])
  }
}
#endif
