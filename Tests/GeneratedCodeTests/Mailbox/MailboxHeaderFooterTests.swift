#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Headers and footers, in both containers.
@MainActor
@Suite struct MailboxHeaderFooterTests {
  @Test(arguments: ListContainer.allCases)
  func eachSectionHasTheHeaderAndFooterOfItsContent(in container: ListContainer) {
    let screen = container.makeMailbox()
    screen.show(.full)
    #expect(screen.header(of: .messages)?.shownTexts == ["Inbox"])
    #expect(screen.footer(of: .messages)?.shownTexts == ["3 messages"])
    #expect(screen.header(of: .folders)?.shownTexts == ["Folders"])
    #expect(screen.footer(of: .folders)?.shownTexts == ["2 folders"])
    #expect(screen.header(of: .wall)?.shownTexts == ["Wall"], "in a layout of the app's own, too")
    #expect(screen.header(of: .suggestions) == nil)
    #expect(screen.footer(of: .wall) == nil)
  }

  /// By hand: diffable data sources do not configure headers and footers again, so they show what was
  /// true when they came on the screen.
  @Test(arguments: ListContainer.allCases)
  func headersAndFootersAreBroughtUpToDateInPlace(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let header = try #require(screen.header(of: .messages))
    let footer = try #require(screen.footer(of: .messages))
    var content = MailboxContent.full
    content.messagesHeader = HeadingViewData(title: "New")
    content.messagesFooter = SummaryViewData(text: "No messages", hint: "Well done")
    screen.show(content)
    #expect(screen.header(of: .messages) === header)
    #expect(screen.footer(of: .messages) === footer)
    #expect(header.shownTexts == ["New"])
    #expect(footer.shownTexts == ["No messages", "Well done"])
    try screen.tap("Mark all", in: footer)
    #expect(screen.actions == [.messagesFooter(.markAllAsRead)])
  }

  /// By hand: a header without data is an empty view, with a height.
  @Test(arguments: ListContainer.allCases)
  func withoutDataThereIsNoHeaderOrFooter(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var content = MailboxContent.full
    content.foldersHeader = nil
    content.foldersFooter = nil
    screen.show(content)
    #expect(screen.header(of: .folders) == nil)
    #expect(screen.footer(of: .folders) == nil)
    let gap = { () throws -> CGFloat in
      try screen.cell(.folder("Work")).frame.minY
        - #require(screen.footer(of: .messages)).frame.maxY
    }
    let without = try gap()
    screen.show(.full)
    #expect(screen.header(of: .folders)?.shownTexts == ["Folders"])
    #expect(screen.footer(of: .folders)?.shownTexts == ["2 folders"])
    #expect(try gap() > without + 10)
    screen.show(content)
    #expect(screen.header(of: .folders) == nil)
    #expect(try gap() == without)
  }

  @Test(arguments: ListContainer.allCases)
  func aSectionMayHaveAHeaderAndNoCells(in container: ListContainer) {
    let screen = container.makeMailbox()
    screen.show(MailboxContent(foldersHeader: HeadingViewData(title: "Folders")))
    #expect(screen.header(of: .folders)?.shownTexts == ["Folders"])
    #expect(screen.visibleCells == [])
    #expect(screen.backgroundView == nil, "the screen is not empty")
  }
}
#endif
