#if canImport(UIKit)
import CellGenRuntime
import Stage
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

  /// What else the update does to a screen whose header or footer changes.
  enum Company: CaseIterable, Sendable {
    case none, cells, otherHeaders

    func add(to content: inout MailboxContent) {
      switch self {
      case .none: break
      case .cells:
        content.messages.append(.message(9, from: "Di", "New"))
        content.folders.removeLast()
      case .otherHeaders: content.wallHeader = nil
      }
    }
  }

  /// By hand: what stays on the screen keeps its height, whatever it shows.
  @Test(arguments: ListContainer.allCases, Company.allCases)
  func headersAndFootersAreAsTallAsTheirData(
    in container: ListContainer, company: Company
  ) throws {
    let long = String(repeating: "long words ", count: 40)
    var content = MailboxContent.full
    content.foldersHeader = HeadingViewData(title: long)
    content.messagesFooter = SummaryViewData(text: long)
    company.add(to: &content)
    for isAnimated in [true, false] {
      for (old, new) in [(MailboxContent.full, content), (content, .full)] {
        let screen = container.makeMailbox()
        screen.show(old)
        let views = [screen.header(of: .folders), screen.footer(of: .messages)]
        screen.show(new, isAnimated: isAnimated)
        let fresh = container.makeMailbox()
        fresh.show(new)
        #expect(screen.header(of: .folders)?.frame == fresh.header(of: .folders)?.frame)
        #expect(screen.footer(of: .messages)?.frame == fresh.footer(of: .messages)?.frame)
        #expect(try screen.cell(.folder("Work")).frame == fresh.cell(.folder("Work")).frame)
        #expect(screen.scrollView.contentSize == fresh.scrollView.contentSize)
        #expect(views == [screen.header(of: .folders), screen.footer(of: .messages)])
      }
    }
  }

  @Test(arguments: ListContainer.allCases)
  func headersThatAreScrolledAwayAreAsTallAsTheirDataWhenTheyComeBack(
    in container: ListContainer
  ) throws {
    let screen = container.makeMailbox(height: 200)
    var content = MailboxContent.messages(1...30)
    content.foldersHeader = HeadingViewData(title: "Folders")
    content.folders = [.folder("Work", 7)]
    screen.show(content)
    Stage.scrollToEnd(screen.scrollView)
    #expect(screen.header(of: .folders) != nil)
    Stage.scroll(screen.scrollView, toY: 0)
    #expect(screen.header(of: .folders) == nil)
    content.foldersHeader = HeadingViewData(title: String(repeating: "long words ", count: 20))
    screen.show(content)
    Stage.scrollToEnd(screen.scrollView)
    let fresh = container.makeMailbox()
    fresh.show(content)
    #expect(
      try #require(screen.header(of: .folders)).frame.height
        == #require(fresh.header(of: .folders)).frame.height)
  }

  @Test(arguments: ListContainer.allCases)
  func nothingIsMeasuredAgainWhereHeadersStayAsTheyAre(in container: ListContainer) {
    let screen = container.makeMailbox()
    var content = MailboxContent.full
    screen.show(content)
    content.messages.removeLast()
    screen.show(content)
    screen.show(content)
    #expect(screen.batches == 0)
    content.foldersFooter = HeadingViewData(title: "Some folders")
    screen.show(content)
    #expect(screen.batches == 1)
  }

  /// A table loads the section anew, and its cells with it.
  @Test(arguments: ListContainer.allCases)
  func cellsHaveTheirNewDataWhenAHeaderComes(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var content = MailboxContent.full
    content.foldersHeader = nil
    screen.show(content)
    content.foldersHeader = HeadingViewData(title: "Folders")
    content.folders[0] = .folder("Work", 8)
    content.messages[1] = .message(2, from: "Bo", "Dinner")
    let failures = Stage.failures { screen.show(content) }
    #expect(failures == [])
    #expect(try screen.texts(.folder("Work")) == ["Work", "8"])
    #expect(try screen.texts(.message(2)).contains("Dinner"))
  }

  /// By hand: the least magnitude above 0 takes UIKit's gaps between groups away.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func sectionsOfATableAreApartWhereUIKitHasThemApart(style: UITableView.Style) throws {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000), style: style)
    let dataSource = MailboxTableDataSource(tableView: tableView)
    dataSource.apply(
      MailboxContent(suggestions: [.suggestion(1)], contacts: [.contact(1, "Ann")]))
    tableView.layoutIfNeeded()
    let first = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = tableView.rectForRow(at: IndexPath(row: 0, section: 1))
    let height = style == .plain ? 0 : UITableView.automaticDimension
    #expect((second.minY > first.maxY) == (style != .plain))
    #expect((first.minY > 0) == (style != .plain))
    #expect(dataSource.tableView(tableView, heightForHeaderInSection: 0) == height)
    #expect(dataSource.tableView(tableView, heightForFooterInSection: 0) == height)
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
