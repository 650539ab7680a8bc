#if canImport(UIKit)
import CellGenRuntime
import Stage
import Testing
import UIKit

/// Content that is applied in the middle of an update, in both containers.
///
/// By hand: UIKit raises an exception when a hook of one update applies the next.
@MainActor
@Suite struct MailboxUpdateTests {
  /// What UIKit calls while content is applied.
  enum Hook: CaseIterable, Sendable {
    case willDisplay, didEndDisplaying, didScroll, nearEnd, prefetch

    /// Does something when it is called for the first time from now on.
    @MainActor
    func once(in screen: any MailboxScreen, _ body: @escaping () -> Void) {
      var isFirst = true
      let first = {
        guard isFirst else { return }
        isFirst = false
        body()
      }
      switch self {
      case .willDisplay: screen.hooks.willDisplay = { _ in first() }
      case .didEndDisplaying: screen.hooks.didEndDisplaying = { _ in first() }
      case .didScroll: screen.hooks.didScroll = { _ in first() }
      case .nearEnd:
        screen.hooks.nearEnd = first
        // Rows are measured as they come, so the offset is not quite at the end.
        screen.hooks.nearEndDistance = 4
      case .prefetch: screen.hooks.prefetch = { _ in first() }
      }
    }
  }

  /// The list is scrolled to its end and becomes shorter, so all of it happens inside the update: the
  /// offset changes, cells leave and come.
  @Test(arguments: ListContainer.allCases, Hook.allCases)
  func whatAHookAppliesIsShownAfterTheUpdate(in container: ListContainer, hook: Hook) {
    let screen = container.makeMailbox(height: 200)
    screen.show(.messages(1...100))
    Stage.scrollToEnd(screen.scrollView)
    var log: [String] = []
    var ids: [Int] = []
    hook.once(in: screen) {
      log.append("called")
      screen.apply(.messages(1...40)) { log.append("second") }
      ids = [20, 40].filter { screen.indexPath(for: .message($0)) != nil }
      #expect(screen.content == .messages(1...40), "what was applied last")
      #expect(screen.state == .content(.messages(1...40)))
    }
    let failures = Stage.failures {
      screen.apply(.messages(1...20)) { log.append("first") }
      screen.scrollView.layoutIfNeeded()
      Stage.settle()
    }
    #expect(failures == [])
    #expect(
      log == (hook == .nearEnd ? ["first", "called", "second"] : ["called", "first", "second"]))
    #expect(ids == [20], "what is being shown")
    #expect(screen.indexPath(for: .message(40)) != nil)
  }

  @Test(arguments: ListContainer.allCases)
  func whateverIsAppliedIsShownInItsOrder(in container: ListContainer) {
    let screen = container.makeMailbox()
    var shown: [MailboxItem.ID] = []
    var completed: [Int] = []
    screen.hooks.willDisplay = { id in
      shown.append(id)
      guard id == .message(1) else { return }
      screen.apply(.messages([2])) { completed.append(2) }
      screen.apply(.loading, isAnimated: false) { completed.append(3) }
      screen.apply(.messages([4])) { completed.append(4) }
      screen.apply(.failed(message: "Offline"), isAnimated: true) { completed.append(5) }
    }
    let failures = Stage.failures {
      screen.apply(.messages([1])) { completed.append(1) }
      Stage.settle()
    }
    #expect(failures == [])
    #expect(shown == [.message(1), .message(2), .message(4)])
    #expect(completed == [1, 2, 3, 4, 5])
    #expect(screen.state == .failed(message: "Offline"))
    #expect(screen.content == MailboxContent())
    #expect(screen.backgroundView?.shownTexts.last == "Offline")
    #expect(screen.visibleCells == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aCompletionMayApplyContent(in container: ListContainer) {
    let screen = container.makeMailbox()
    let failures = Stage.failures {
      screen.apply(.messages([1])) { screen.apply(.messages([2])) }
      #expect(screen.indexPath(for: .message(1)) != nil)
      screen.apply(.messages([1, 3]))
      #expect(screen.indexPath(for: .message(3)) != nil, "animations are waited for by nobody")
      Stage.settle()
    }
    #expect(failures == [])
    #expect(screen.indexPath(for: .message(2)) != nil)
  }

  @Test(arguments: ListContainer.allCases)
  func aViewMayAskForContentWhileItIsConfigured(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.onAction = { action in
      guard case .folder(_, .rename(let name)) = action else { return }
      screen.apply(MailboxContent(folders: [.folder(name, 7)]))
    }
    let failures = Stage.failures {
      screen.show(MailboxContent(folders: [.folder("", 7)]))
    }
    #expect(failures == [])
    #expect(try screen.texts(.folder("Untitled")) == ["Untitled", "7"])
  }

  @Test(arguments: ListContainer.allCases)
  func whoHearsOfDuplicatesMayApplyContent(in container: ListContainer) {
    let screen = container.makeMailbox()
    screen.onDuplicate = { _ in screen.apply(.messages([1])) }
    let failures = Stage.failures { screen.show(.messages([1, 1, 2])) }
    #expect(failures == [])
    #expect(screen.indexPath(for: .message(2)) == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func updatesThatLeadToEachOtherAreNotNested(in container: ListContainer) {
    let screen = container.makeMailbox()
    var last = 0
    var isApplying = false
    screen.hooks.willDisplay = { _ in
      #expect(!isApplying, "a stack of updates ends somewhere, a row of them need not")
      guard last < 100 else { return }
      last += 1
      isApplying = true
      screen.apply(.messages([last]))
      isApplying = false
    }
    let failures = Stage.failures { screen.apply(.messages([0])) }
    #expect(failures == [])
    #expect(last == 100)
    #expect(screen.indexPath(for: .message(100)) != nil)
  }

  /// A layout pass outside of an update: what is applied in it waits for the next turn, or for what is
  /// applied outside.
  @Test(arguments: ListContainer.allCases)
  func whatIsAppliedInALayoutPassIsShownAfterIt(in container: ListContainer) async {
    let screen = container.makeMailbox(height: 200)
    screen.show(.messages(1...40))
    for (last, isWaiting) in [(41, true), (43, false)] {
      Hook.willDisplay.once(in: screen) {
        screen.apply(.messages(1...last))
        #expect(screen.content == .messages(1...last))
      }
      Stage.scroll(screen.scrollView, toY: CGFloat(last) * 20)
      #expect(screen.indexPath(for: .message(last)) == nil)
      if isWaiting {
        for _ in 0..<10 where screen.indexPath(for: .message(last)) == nil { await Task.yield() }
      } else {
        screen.apply(.messages(1...last + 1))
        #expect(screen.indexPath(for: .message(last + 1)) != nil, "it comes last")
      }
      #expect(screen.indexPath(for: .message(last)) != nil)
    }
  }

  @Test(arguments: ListContainer.allCases)
  func whatADataSourceThatIsGoneWasToShowIsCompleted(in container: ListContainer) async {
    var screen: (any MailboxScreen)? = container.makeMailbox(height: 200)
    let view = screen?.scrollView
    var completed: [Int] = []
    screen?.show(.messages(1...40))
    Hook.willDisplay.once(in: screen!) {
      screen?.apply(.messages([1])) { completed.append(1) }
      screen = nil
    }
    let failures = await Stage.failures {
      Stage.scroll(view!, toY: 500)
      for _ in 0..<10 where completed.isEmpty { await Task.yield() }
    }
    #expect(failures == [])
    #expect(completed == [1])
  }
}
#endif
