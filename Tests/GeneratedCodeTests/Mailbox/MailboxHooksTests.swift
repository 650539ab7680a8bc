#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// What a data source tells of its cells, in both containers.
@MainActor
@Suite struct MailboxHooksTests {
  /// By hand: `didEndDisplaying` looks up its index path in data that no longer have the item: another
  /// one is told of, or the app crashes.
  @Test(arguments: ListContainer.allCases)
  func cellsThatComeAndGoAreToldByTheIDTheyShow(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var log: [String] = []
    screen.hooks.willDisplay = { log.append("will \($0)") }
    screen.hooks.didEndDisplaying = { log.append("did \($0)") }
    screen.show(.messages(1...3))
    #expect(log == ["will message(1)", "will message(2)", "will message(3)"])
    log = []
    screen.show(.messages([3, 4]))
    #expect(log.sorted() == ["did message(1)", "did message(2)", "will message(4)"])
  }

  @Test(arguments: ListContainer.allCases)
  func cellsThatAreScrolledAwayAreTold(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 200)
    var shown: Set<MailboxItem.ID> = []
    var scrolls = 0
    screen.hooks.willDisplay = { #expect(shown.insert($0).inserted) }
    screen.hooks.didEndDisplaying = { #expect(shown.remove($0) != nil) }
    screen.hooks.didScroll = { _ in scrolls += 1 }
    screen.show(.messages(1...40))
    #expect(scrolls == 0)
    Stage.scrollToEnd(screen.scrollView)
    #expect(scrolls > 0)
    #expect(shown.contains(.message(40)))
    #expect(!shown.contains(.message(1)))
    #expect(shown.count == screen.visibleCells.count)
  }

  @Test(arguments: ListContainer.allCases)
  func cellsThatWillSoonBeShownAreAnnouncedAndCalledOff(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 200)
    var announced: [MailboxItem.ID] = []
    var cancelled: [MailboxItem.ID] = []
    screen.hooks.prefetch = { announced += $0 }
    screen.hooks.cancelPrefetching = { cancelled += $0 }
    screen.show(.messages(1...40))
    let shown = screen.visibleCells.count
    #expect(announced.first == .message(shown + 1))
    #expect(cancelled == [])
    Stage.scroll(screen.scrollView, toY: 2000)
    let passed = announced
    Stage.scroll(screen.scrollView, toY: 0)
    #expect(!cancelled.isEmpty)
    #expect(Set(cancelled).isSubset(of: passed))
  }

  /// By hand: `willDisplay` of the last index path, or a sum of offsets, which asks for the same page
  /// again and again.
  @Test(arguments: ListContainer.allCases)
  func theEndIsToldOnceForEachPageAndWhenTheUserComesBack(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 200)
    var pages = 1
    screen.hooks.nearEnd = { pages += 1 }
    screen.show(.messages(1...40))
    #expect(pages == 1, "the end is far")
    Stage.scrollToEnd(screen.scrollView)
    #expect(pages == 2)
    Stage.scroll(screen.scrollView, toY: screen.scrollView.contentOffset.y - 50)
    Stage.scrollToEnd(screen.scrollView)
    screen.show(.messages(1...40))
    #expect(pages == 2, "the page is under way")
    screen.show(.messages(1...80))
    #expect(pages == 2, "the end is far again")
    Stage.scrollToEnd(screen.scrollView)
    #expect(pages == 3)
    Stage.scroll(screen.scrollView, toY: 0)
    Stage.scrollToEnd(screen.scrollView)
    #expect(pages == 4, "the user has come back")
  }

  @Test(arguments: ListContainer.allCases)
  func aPageThatDoesNotFillTheScreenAsksForTheNext(in container: ListContainer) {
    let screen = container.makeMailbox()
    var reports = 0
    screen.hooks.nearEnd = { reports += 1 }
    screen.show(.empty)
    #expect(reports == 0, "there is nothing to be at the end of")
    screen.show(.messages(1...3))
    #expect(reports == 1)
    screen.show(.messages([3, 2, 1, 3].suffix(3)))
    #expect(reports == 1, "the last one is the same")
    screen.show(.messages(1...6))
    #expect(reports == 2)
  }

  /// By hand: the last item is a spinner which is always the same, and the list stalls.
  @Test(arguments: ListContainer.allCases)
  func theEndIsToldForEachPageAlsoIfItsLastItemStays(in container: ListContainer) {
    let screen = container.makeMailbox()
    var reports = 0
    screen.hooks.nearEnd = { reports += 1 }
    for page in 1...3 {
      var content = MailboxContent.messages(1...page)
      content.wall = [.banner(0, "Loading")]
      screen.show(content)
      #expect(reports == page)
      screen.show(content)
      content.wall = [.banner(0, "Still loading")]
      screen.show(content)
      #expect(reports == page, "other data are not another page")
    }
    screen.show(.messages(1...3))
    #expect(reports == 4, "the spinner is gone")
    screen.show(.failed(message: nil))
    screen.show(.messages(1...3))
    #expect(reports == 5, "the page after a failure")
  }

  @Test(arguments: ListContainer.allCases)
  func theEndOfWhatIsFilteredIsTold(in container: ListContainer) {
    let screen = container.makeMailbox(height: 200)
    var reports = 0
    screen.hooks.nearEnd = { reports += 1 }
    screen.show(.messages(1...100))
    Stage.scrollToEnd(screen.scrollView)
    #expect(reports == 1)
    screen.show(.messages([3, 100]))
    #expect(reports == 2)
    screen.show(.messages(1...100))
    #expect(reports == 2, "the end is far")
  }

  @Test(arguments: ListContainer.allCases)
  func pagesMayBeAppliedAsSoonAsTheEndIsNear(in container: ListContainer) {
    let screen = container.makeMailbox()
    var last = 1
    screen.hooks.nearEnd = {
      last += 1
      screen.apply(.messages(1...last))
    }
    let failures = Stage.failures { screen.show(.messages([1])) }
    #expect(failures == [])
    #expect(screen.scrollView.contentSize.height > 2 * 4000)
    #expect(screen.indexPath(for: .message(last)) != nil)
  }

  @Test(arguments: ListContainer.allCases)
  func howNearTheEndMustBeIsUpToTheApp(in container: ListContainer) {
    let screen = container.makeMailbox(height: 200)
    var reports = 0
    screen.hooks.nearEnd = { reports += 1 }
    screen.hooks.nearEndDistance = 0
    screen.show(.messages(1...10))
    let end = screen.scrollView.contentSize.height - 200
    Stage.scroll(screen.scrollView, toY: end - 100)
    #expect(reports == 0)
    Stage.scrollToEnd(screen.scrollView)
    #expect(reports == 1)
  }
}
#endif
