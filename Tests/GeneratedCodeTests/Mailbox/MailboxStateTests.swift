#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What stands in place of a screen's sections, in both containers.
@MainActor
@Suite struct MailboxStateTests {
  @Test(arguments: ListContainer.allCases)
  func aScreenThatIsLoadingSaysSo(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.loading)
    let view = try #require(screen.backgroundView as? UIContentUnavailableView)
    #expect(view.shownTexts == ["Fetching your mail"])
    #expect(spinner(in: view)?.isAnimating == true)
    #expect(view.frame == screen.scrollView.bounds)
    #expect(view.button("Write a message") == nil)
  }

  @Test(arguments: ListContainer.allCases)
  func aSpinnerTurnsOnWhileAScreenIsLoading(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.loading)
    let view = try #require(screen.backgroundView)
    let turning = try #require(spinner(in: view))
    screen.show(.loading)
    #expect(screen.backgroundView === view && spinner(in: view) === turning)
    screen.show(.empty)
    #expect(screen.backgroundView?.shownTexts.first == "No mail")
    try screen.tap("Write a message", in: screen.backgroundView)
    screen.show(.loading)
    #expect(screen.backgroundView?.shownTexts == ["Fetching your mail"])
    screen.show(.full)
    #expect(screen.backgroundView == nil && screen.actions == [.compose])
  }

  @Test(arguments: ListContainer.allCases)
  func anEmptyScreenSaysWhatIsToDo(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    for state in [.empty, .content(MailboxContent())] as [MailboxState] {
      screen.show(state)
      let view = try #require(screen.backgroundView as? UIContentUnavailableView)
      #expect(view.shownTexts == ["No mail", "What you are sent is listed here."])
      #expect(image(in: view) == UIImage(systemName: "tray"))
      #expect(spinner(in: view) == nil)
      try screen.tap("Write a message", in: view)
    }
    #expect(screen.actions == [.compose, .compose])
  }

  @Test(arguments: ListContainer.allCases)
  func aScreenThatFailedSaysWhyAndOffersHelp(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.failed(message: "You are offline."))
    #expect(
      screen.backgroundView?.shownTexts == ["Your mail could not be fetched", "You are offline."])
    try screen.tap("Try again", in: screen.backgroundView)
    #expect(screen.actions == [.retry])
    screen.show(.failed(message: nil))
    #expect(
      screen.backgroundView?.shownTexts == [
        "Your mail could not be fetched", "Try again in a moment.",
      ])
  }

  @Test(arguments: ListContainer.allCases)
  func contentTakesThePlaceOfAnyState(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    for state in [.loading, .empty, .failed(message: nil)] as [MailboxState] {
      screen.show(.full)
      #expect(screen.backgroundView == nil)
      #expect(screen.visibleCells.count == 12)
      screen.show(state)
      #expect(screen.backgroundView != nil)
      #expect(screen.visibleCells == [], "what was shown is gone")
    }
  }

  /// A screen that declares no states shows no words but those of a failure.
  @Test func undeclaredStatesAreSilent() throws {
    let screen = ListingScreen()
    screen.dataSource.apply(.loading)
    screen.collectionView.layoutIfNeeded()
    let loading = try #require(screen.collectionView.backgroundView)
    #expect(spinner(in: loading) != nil)
    #expect(loading.shownTexts == [])
    screen.dataSource.apply(.empty)
    #expect(screen.collectionView.backgroundView == nil)
    screen.dataSource.apply(.failed(message: "You are offline."))
    #expect(screen.collectionView.backgroundView?.shownTexts == ["You are offline."])
  }

  // MARK: Before iOS 17

  // What an older system would show is made here by hand: `#available(iOS 17, *)` is always true where
  // there is no iOS.

  @Test(arguments: ListContainer.allCases)
  func anOlderSystemShowsTheSameByItsOwnMeans(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    let failures = try StandIn.withSystemVersion(14) {
      try StandIn.recordingFailures {
        let view = try olderView(for: .empty, of: screen)
        #expect(view.shownTexts == ["No mail", "What you are sent is listed here."])
        #expect(image(in: view) == UIImage(systemName: "tray"))
        try screen.tap("Write a message", in: view)
      }
    }
    #expect(failures == [])
    #expect(screen.actions == [.compose])
  }

  /// Which way a button takes is decided by `#available`, so that of iOS 13 is taken by hand.
  @Test func theButtonOfTheOldestSystemIsTappedOnlyInside() throws {
    var taps = 0
    let failures = StandIn.withSystemVersion(13) {
      StandIn.recordingFailures {
        let button = CellGenButton(type: .system)
        button.cellGenOnTap = { taps += 1 }
        StandIn.touchAndLeave(button)
        #expect(taps == 0)
        StandIn.tap(button)
      }
    }
    #expect(failures == [])
    #expect(taps == 1)
  }

  /// A background view is as large as its container, which bars may cover.
  @Test func anOlderSystemCentersInWhatCanBeSeen() throws {
    let screen = ListContainer.collection.makeMailbox()
    let view = try olderView(for: .empty, of: screen)
    let stack = try #require(view.subviews.first)
    #expect(stack.frame.midY == view.bounds.midY)
    StandIn.setSafeAreaInsets(UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0), of: view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(stack.frame.midY == view.bounds.midY + 40)
  }

  @Test func anOlderSystemShowsThatTheScreenIsLoading() throws {
    let screen = ListContainer.collection.makeMailbox()
    let failures = try StandIn.withSystemVersion(13) {
      try StandIn.recordingFailures {
        let view = try olderView(for: .loading, of: screen)
        #expect(view.shownTexts == ["Fetching your mail"])
        #expect(spinner(in: view)?.isAnimating == true)
      }
    }
    #expect(failures == [])
  }

  @Test func aSpinnerTurnsOnWithTheSameState() throws {
    let placeholder = ScreenPlaceholder<Never>(title: "Fetching")
    let view = CellGenPlaceholder()
    view.show(placeholder, isLoading: true, onTap: nil)
    let turning = try #require(spinner(in: view))
    view.show(ScreenPlaceholder<Never>(title: "Still fetching"), isLoading: true, onTap: nil)
    #expect(spinner(in: view) === turning && turning.isAnimating)
    #expect(view.shownTexts == ["Still fetching"])
    view.show(placeholder, isLoading: false, onTap: nil)
    #expect(spinner(in: view) == nil)
  }

  private func olderView(
    for state: MailboxState, of screen: any MailboxScreen
  ) throws -> UIView {
    let placeholder = try #require(MailboxViewCreator().placeholder(for: state))
    let view = CellGenPlaceholder()
    view.show(placeholder, isLoading: state == .loading) {
      placeholder.action.map { screen.onAction?($0) }
    }
    view.frame = screen.scrollView.bounds
    view.layoutIfNeeded()
    return view
  }

  private func spinner(in view: UIView) -> UIActivityIndicatorView? {
    view.descendants.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  private func image(in view: UIView) -> UIImage? {
    view.descendants.lazy.compactMap { ($0 as? UIImageView)?.image }.first
  }
}
#endif
