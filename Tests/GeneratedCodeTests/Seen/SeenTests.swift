#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Scripted scrolls, with all that is reported, and when. Posts are reported after a second at half their height,
/// cards after two as a whole, and rows at first sight.
@MainActor
@Suite struct SeenTests {
  // MARK: Share and time

  @Test(arguments: ListContainer.allCases)
  func cellsAreReportedWhenTheirTimeIsUp(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...9))
    await screen.wait(0.75)
    #expect(screen.takeLog() == [])
    await screen.wait(5)
    #expect(
      screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0", "post 3 at 1.0", "post 4 at 1.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func aCellIsReportedOnceWhileItsIDIsInTheContent(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...9))
    await screen.wait(1)
    #expect(screen.takeLog().count == 4)
    await screen.scroll(toY: 500)
    await screen.wait(1)
    #expect(
      screen.takeLog()
        == ["post 6 at 2.0", "post 7 at 2.0", "post 8 at 2.0", "post 9 at 2.0"])
    await screen.scroll(toY: 0)
    await screen.wait(10)
    #expect(screen.takeLog() == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aShareBelowTheDeclaredOneIsNotEnough(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...9))
    // 49 points of the fifth, and 51 of the first.
    await screen.scroll(toY: 49)
    await screen.wait(1)
    #expect(
      screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0", "post 3 at 1.0", "post 4 at 1.0"])
    await screen.scroll(toY: 50)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 5 at 2.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func timeBeginsAnewAfterABreak(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...9))
    await screen.wait(0.75)
    await screen.scroll(toY: 60)
    await screen.wait(0.125)
    await screen.scroll(toY: 0)
    await screen.wait(0.125)
    // The first was away; the others were not.
    #expect(screen.takeLog() == ["post 2 at 1.0", "post 3 at 1.0", "post 4 at 1.0"])
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.875"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatScrollsPastIsNotReported(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...30))
    for y in stride(from: CGFloat(0), through: 2600, by: 100) {
      await screen.scroll(toY: y)
      await screen.wait(0.125)
    }
    await screen.wait(2)
    // Each of the others was there for half a second.
    #expect(
      screen.takeLog()
        == ["post 27 at 3.875", "post 28 at 4.0", "post 29 at 4.125", "post 30 at 4.25"])
  }

  @Test(arguments: ListContainer.allCases)
  func withoutADurationAGlanceIsEnough(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.rows(1...2))
    #expect(screen.takeLog() == ["row 1 at 0.0", "row 2 at 0.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func aCellLargerThanTheScreenCountsAsFarAsItFits(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...3, height: 2000))
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.0"])
    await screen.scroll(toY: 1790)
    await screen.wait(1)
    #expect(screen.takeLog() == [])
    await screen.scroll(toY: 1800)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 2 at 3.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func aCellWithoutASizeIsNeverSeen(in container: ListContainer) async {
    let screen = SightScreen(container)
    var content = SightsContent.posts(1...2)
    content.posts.insert(.sightPost(SightPostViewData(id: 9, height: 0)), at: 1)
    await screen.show(content)
    for entry in screen.cells where entry.name == "post 9" { entry.cell.frame.size.height = 0 }
    await screen.wait(5)
    #expect(screen.takeLog().contains { $0.hasPrefix("post 9") } == false)
  }

  // MARK: What is visible

  @Test func eachCardOfACarouselIsReportedAsItIsScrolledTo() async {
    let screen = SightScreen(.collection)
    await screen.show(.cards(1...6))
    await screen.wait(2)
    #expect(screen.takeLog() == ["card 1 at 2.0", "card 2 at 2.0"])
    // Half of the third.
    await screen.scrollCards(toX: 100)
    await screen.wait(2)
    #expect(screen.takeLog() == [])
    await screen.scrollCards(toX: 200)
    await screen.wait(1)
    await screen.scrollCards(toX: 400)
    await screen.wait(1)
    #expect(screen.takeLog() == ["card 3 at 6.0"])
    await screen.wait(1)
    #expect(screen.takeLog() == ["card 4 at 7.0"])
  }

  /// By hand: no cell comes or goes, and the delegate hears of no scrolling.
  @Test func aCarouselTellsOfItsScrolling() async {
    let screen = SightScreen(.collection)
    screen.view.frame.size.width = 300
    await screen.show(.cards(1...2))
    await screen.wait(1)
    await screen.scrollCards(toX: 50)
    await screen.wait(1)
    #expect(screen.takeLog() == [])
    await screen.scrollCards(toX: 100)
    await screen.wait(2)
    #expect(screen.takeLog() == ["card 2 at 4.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatLiesBehindAPinnedHeaderIsNotVisible(in container: ListContainer) async throws {
    let screen = SightScreen(container)
    await screen.show(.pinned(1...9))
    let height = try #require(screen.header).frame.height
    // Half of the second is below the header, and one point less.
    await screen.scroll(toY: 151)
    #expect(screen.header?.frame.minY == 151)
    await screen.wait(1)
    #expect(screen.takeLog().first == "post 3 at 1.0")
    await screen.scroll(toY: 150)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 2 at 2.0"])
    #expect(height > 20)
  }

  @Test(arguments: ListContainer.allCases)
  func whatLiesUnderBarsIsNotVisible(in container: ListContainer) async {
    let screen = SightScreen(container)
    StandIn.setSafeAreaInsets(
      UIEdgeInsets(top: 60, left: 0, bottom: 51, right: 0), of: screen.view)
    await screen.show(.posts(1...9))
    await screen.scroll(toY: 0)
    await screen.wait(1)
    // 40 points of the first, and 49 of the fourth.
    #expect(screen.takeLog() == ["post 2 at 1.0", "post 3 at 1.0"])
    await screen.scroll(toY: 1)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 4 at 2.0"])
    await screen.scroll(toY: -10)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 3.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatAViewAroundTheListCutsOffIsNotVisible(in container: ListContainer) async {
    let screen = SightScreen(container)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 150))
    card.clipsToBounds = true
    screen.window.addSubview(card)
    card.addSubview(screen.view)
    await screen.show(.posts(1...9))
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0"])
  }

  // MARK: Reuse and updates

  @Test(arguments: ListContainer.allCases)
  func timeIsKeptByIDAndNotByCell(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...40))
    await screen.wait(0.875)
    let before = Set(screen.cells.map { ObjectIdentifier($0.cell) })
    await screen.scroll(toY: 1000)
    let after = screen.cells.filter { before.contains(ObjectIdentifier($0.cell)) }
    #expect(!after.isEmpty, "cells are used again")
    await screen.wait(0.875)
    #expect(screen.takeLog() == [])
    await screen.wait(0.125)
    #expect(
      screen.takeLog()
        == ["post 11 at 1.875", "post 12 at 1.875", "post 13 at 1.875", "post 14 at 1.875"])
  }

  @Test(arguments: ListContainer.allCases)
  func timeGoesOnThroughUpdates(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...4))
    await screen.wait(0.5)
    // The second moves to the end and the third changes, while all stay in view; the first leaves the view.
    var content = SightsContent.posts([3, 4, 2, 7])
    content.posts[0] = .sightPost(SightPostViewData(id: 3, height: 90))
    await screen.show(content)
    await screen.wait(0.5)
    #expect(screen.takeLog() == ["post 3 at 1.0", "post 4 at 1.0", "post 2 at 1.0"])
    await screen.wait(0.5)
    #expect(screen.takeLog() == ["post 7 at 1.5"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatAnUpdateMovesOutOfViewIsNotReported(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...4))
    await screen.wait(0.5)
    await screen.show(.posts([5, 6, 7, 8, 1, 2, 3, 4]))
    await screen.scroll(toY: 0)
    await screen.wait(1)
    #expect(
      screen.takeLog() == ["post 5 at 1.5", "post 6 at 1.5", "post 7 at 1.5", "post 8 at 1.5"])
  }

  @Test(arguments: ListContainer.allCases)
  func anIDThatLeavesAndReturnsIsReportedAgain(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...2))
    await screen.wait(1)
    await screen.show(.posts([2]))
    await screen.wait(1)
    await screen.show(.posts(1...2))
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0", "post 1 at 3.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func anIDThatLeavesForAMomentBeginsAnew(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...2))
    await screen.wait(0.5)
    screen.apply(.posts([2]))
    screen.apply(.posts(1...2))
    await screen.settle()
    await screen.wait(0.5)
    #expect(screen.takeLog() == ["post 2 at 1.0"])
    await screen.wait(0.5)
    #expect(screen.takeLog() == ["post 1 at 1.5"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsCollapsedIsStillInTheContent(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.pinned(1...2))
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0"])
    screen.collapsedSections = [.pinned]
    await screen.settle()
    await screen.wait(1)
    screen.collapsedSections = []
    await screen.settle()
    await screen.wait(5)
    #expect(screen.takeLog() == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aReportMayLeadToAnUpdate(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...4))
    screen.onReport = { [unowned screen] in
      screen.onReport = nil
      screen.apply(.posts([5]))
    }
    await screen.wait(3)
    #expect(
      screen.takeLog()
        == ["post 1 at 1.0", "post 2 at 1.0", "post 3 at 1.0", "post 4 at 1.0", "post 5 at 2.0"])
  }

  // MARK: Background, window, container

  @Test(arguments: ListContainer.allCases)
  func nothingIsSeenInTheBackground(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...2))
    await screen.wait(0.5)
    StandIn.setBackground(true, screen.scene)
    #expect(screen.clock.waiting == 0, "at once: the app may be suspended before the next turn")
    await screen.settle()
    await screen.wait(10)
    #expect(screen.takeLog() == [])
    StandIn.setBackground(false, screen.scene)
    await screen.settle()
    await screen.wait(0.5)
    #expect(screen.takeLog() == [])
    await screen.wait(0.5)
    #expect(screen.takeLog() == ["post 1 at 11.5", "post 2 at 11.5"])
  }

  @Test(arguments: ListContainer.allCases)
  func anotherSceneMayGoToTheBackground(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...2))
    StandIn.setBackground(true, StandIn.makeScene())
    await screen.settle()
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 1.0", "post 2 at 1.0"])
  }

  @Test(arguments: ListContainer.allCases)
  func nothingIsSeenInNoWindow(in container: ListContainer) async {
    let screen = SightScreen(container, isInWindow: false)
    let outside = UIView()
    outside.addSubview(screen.view)
    await screen.show(.posts(1...2))
    await screen.wait(5)
    #expect(screen.takeLog() == [])
    screen.window.addSubview(screen.view)
    await screen.settle()
    await screen.wait(0.75)
    outside.addSubview(screen.view)
    await screen.settle()
    #expect(screen.clock.waiting == 0)
    await screen.wait(5)
    #expect(screen.takeLog() == [])
    screen.window.addSubview(screen.view)
    await screen.settle()
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 11.75", "post 2 at 11.75"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsHiddenIsNotSeen(in container: ListContainer) async {
    let screen = SightScreen(container)
    screen.view.isHidden = true
    await screen.show(.posts(1...2))
    await screen.wait(5)
    #expect(screen.takeLog() == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aDataSourceThatHasLostItsContainerReportsNothing(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...2))
    await screen.wait(0.5)
    switch screen.view {
    case let view as UICollectionView: view.dataSource = nil
    case let view as UITableView: view.dataSource = nil
    default: break
    }
    await screen.settle()
    await screen.wait(5)
    #expect(screen.takeLog() == [])
    #expect(!screen.view.subviews.contains { $0 is CellGenSentinel }, "nothing is left behind")
    screen.takeContainer()
    await screen.settle()
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 6.5", "post 2 at 6.5"])
  }

  // MARK: Forgetting

  @Test(arguments: ListContainer.allCases)
  func resetSeenForgetsAllReports(in container: ListContainer) async {
    let screen = SightScreen(container)
    await screen.show(.posts(1...9))
    await screen.wait(1)
    #expect(screen.takeLog().count == 4)
    await screen.scroll(toY: 200)
    screen.resetSeen()
    await screen.settle()
    await screen.wait(1)
    #expect(
      screen.takeLog() == ["post 3 at 2.0", "post 4 at 2.0", "post 5 at 2.0", "post 6 at 2.0"])
    await screen.scroll(toY: 0)
    await screen.wait(1)
    #expect(screen.takeLog() == ["post 1 at 3.0", "post 2 at 3.0"])
  }

  // MARK: Cost

  @Test(arguments: ListContainer.allCases)
  func nothingIsWaitedForWhileNothingIsDue(in container: ListContainer) async {
    let screen = SightScreen(container)
    #expect(screen.clock.waiting == 0)
    await screen.show(.posts(1...9))
    #expect(screen.clock.waiting == 1)
    await screen.wait(0.5)
    await screen.scroll(toY: 100)
    await screen.scroll(toY: 110)
    #expect(screen.clock.waiting == 1)
    await screen.wait(5)
    #expect(screen.clock.waiting == 0)
  }

  @Test func cellsOfTheAppsOwnAreReportedAlike() async {
    let clock = HandClock()
    let outer = CellGenClocks.current
    CellGenClocks.current = clock
    let source = StampsDataSource(layout: StampsLayout.make())
    CellGenClocks.current = outer
    source.collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    var log: [String] = []
    source.onAction = { action in
      guard case .sightStamp(let id, .licked) = action else { return }
      log.append("\(id) at \(clock.now)")
    }
    let settle: @MainActor () async -> Void = {
      source.collectionView.layoutIfNeeded()
      for _ in 0..<4 { await Task.yield() }
    }
    source.apply(StampsContent(stamps: (1...8).map { SightStampViewData(id: $0, title: "") }))
    await settle()
    await clock.pass(0.5, afterEach: settle)
    #expect(log == ["1 at 0.5", "2 at 0.5", "3 at 0.5", "4 at 0.5"])
  }

  @Test func numbersThatMeanNothingAreNeverReached() {
    #expect(CellSeen(1, for: .nan).duration == .infinity)
    #expect(CellSeen(1, for: -1).duration == 0)
  }
}
#endif
