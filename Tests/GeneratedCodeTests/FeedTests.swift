#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// A feed in a collection view, from operations to what is seen and reported.
@MainActor
@Suite struct FeedTests {
  typealias Post = Social.PostViewData
  typealias Advert = Adverts.PostViewData

  let screen = FeedScreen()
  var feed: FeedDataSource { screen.feed }

  // MARK: Kinds

  @Test func cellsOfSeveralModulesAreInOneFeed() throws {
    feed.append(Post(1, "a"))
    feed.append(Advert(1, "b"))
    screen.flush()
    #expect(screen.texts == ["a", "b"], "equal ids and names of different kinds do not clash")
    let post = try screen.cell(.post(1))
    let advert = try screen.cell(.advert(1))
    #expect((post as? ConfigurableCollectionViewCell)?.view is Social.PostView)
    #expect((advert as? ConfigurableCollectionViewCell)?.view is Adverts.PostView)
    #expect(post.reuseIdentifier != advert.reuseIdentifier)
    #expect(post.accessibilityIdentifier == "feed.post.1")
  }

  @Test func anActionComesWithTheIDOfItsModel() throws {
    feed.append([AnyCellModel(Post(1)), AnyCellModel(Post(2))])
    screen.flush()
    try #require(try screen.cell(.post(2)).button("Like")).sendActions(for: .primaryActionTriggered)
    #expect(screen.likes == [2])
  }

  @Test func registeringAgainReplacesTheHandlerAndNotTheClass() throws {
    feed.append(Post(1))
    screen.flush()
    let before = try screen.cell(.post(1))
    var liked: [Int] = []
    screen.registry.register(Post.self) { id, _ in liked.append(id) }
    feed.append(Post(2))
    screen.flush()
    for id in [1, 2] {
      let button = try #require(try screen.cell(.post(id)).button("Like"))
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(liked == [1, 2], "cells on the screen report to the new handler")
    #expect(screen.likes == [])
    #expect(try screen.cell(.post(1)) === before)
    #expect(try screen.cell(.post(2)).reuseIdentifier == before.reuseIdentifier)
    screen.registry.register(Post.self)
    try #require(before.button("Like")).sendActions(for: .primaryActionTriggered)
    #expect(liked == [1, 2], "without a handler nothing is called")
  }

  @Test func aChangeThatIsNotAcceptedIsTakenBack() throws {
    @MainActor final class App { var refuses = true }
    let (app, feed) = (App(), feed)
    screen.registry.register(WishViewData.self) { _, _ in
      if app.refuses { feed.update(WishViewData.make()) }
    }
    feed.append(WishViewData.make())
    feed.append(Post(1))
    screen.flush()
    let cell = try screen.cell(AnyCellModel.ID(1, of: WishViewData.self))
    let toggle = try #require(cell.descendants.lazy.compactMap { $0 as? UISwitch }.first)
    StandIn.toggle(toggle)
    screen.flush()
    #expect(!toggle.isOn)
    app.refuses = false
    StandIn.toggle(toggle)
    // What happens to other items does, too.
    feed.prepend(Post(2))
    screen.flush()
    #expect(!toggle.isOn)
  }

  @Test func oneRegistryServesSeveralFeeds() throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 1000), collectionViewLayout: FeedLayout.make())
    let other = FeedDataSource(collectionView: collectionView, registry: screen.registry)
    for feed in [feed, other] {
      feed.append(Post(1, "a"))
      feed.showPending()
    }
    #expect(screen.texts == ["a"])
    #expect(other.cell(for: .post(1))?.shownTexts.first == "a")
  }

  @Test func aModelOfAnUnregisteredKindIsReportedAndLeftOut() {
    var reported: [AnyCellModel.ID] = []
    feed.onUnregistered = { reported += $0 }
    let unknown = AnyCellModel(UnknownViewData(id: 7))
    feed.append([AnyCellModel(Post(1, "a")), unknown, AnyCellModel(Post(2, "b"))])
    feed.insert(Post(3, "c"), after: unknown.id)
    screen.flush()
    #expect(reported == [unknown.id])
    #expect(screen.texts == ["a", "b", "c"])
    feed.replaceAll([unknown])
    screen.flush()
    #expect(screen.texts == [])
    screen.registry.register(UnknownViewData.self)
    feed.append([unknown])
    screen.flush()
    #expect(screen.texts == ["unknown"], "registered later, shown later")
    #expect(reported == [unknown.id, unknown.id])
  }

  // MARK: Operations

  @Test func operationsAreCarriedOutInTheOrderInWhichTheyCame() {
    feed.append(Post(1, "1"))
    feed.prepend(Advert(1, "2"))
    feed.insert(Post(2, "3"), before: .post(1))
    feed.insert(Post(3, "4"), after: .post(1))
    feed.update(Post(2, "five"))
    feed.remove(.post(1))
    screen.flush()
    #expect(screen.texts == ["2", "five", "4"])
    feed.replaceAll(Post(3, "six"))
    screen.flush()
    #expect(screen.texts == ["six"])
    #expect(screen.ids == [.post(3)])
  }

  @Test func manyOperationsMakeOneUpdate() {
    for id in 1...10_000 { feed.append(Post(id, "\(id)")) }
    feed.remove((1...9_990).map { .post($0) })
    #expect(screen.updates == 0)
    #expect(screen.ids == [], "nothing is shown before the main actor has its turn")
    screen.flush()
    #expect(screen.updates == 1)
    #expect(screen.lastUpdate == StandIn.Update(inserted: 10))
    #expect(screen.texts == (9_991...10_000).map(String.init))
  }

  @Test func tenThousandItemsComeAtOnce() {
    feed.append((1...10_000).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(screen.lastUpdate == StandIn.Update(inserted: 10_000))
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 10_000)
  }

  @Test func operationsAreShownWithoutAnybodyWaiting() async {
    await confirmation { shown in
      await withCheckedContinuation { continuation in
        feed.onUpdate = {
          shown()
          continuation.resume()
        }
        feed.append(Post(1, "a"))
        feed.append(Post(2, "b"))
      }
    }
    #expect(screen.ids == [.post(1), .post(2)])
    await feed.flush()
    #expect(screen.ids == [.post(1), .post(2)])
  }

  @Test func flushWaitsForWhatOtherTasksHaveAskedFor() async {
    let feed = feed
    await Task.detached {
      feed.append(Post(1))
      await feed.flush()
    }.value
    #expect(screen.ids == [.post(1)])
    #expect(screen.updates == 1)
  }

  @Test func whatChangesNothingMakesNoUpdate() {
    feed.append(Post(1, "a"))
    screen.flush()
    feed.remove(.post(9))
    feed.update(Post(9))
    feed.update(Post(1, "a"))
    feed.append([])
    screen.flush()
    #expect(screen.updates == 1)
  }

  @Test func aFeedThatIsGoneIsNotMissed() async {
    var feed: FeedDataSource? = FeedDataSource(
      collectionView: screen.collectionView, registry: screen.registry)
    feed?.append(Post(1))
    let isGone = { [weak feed] in feed == nil }
    feed = nil
    await Task.yield()
    #expect(isGone())
  }

  // MARK: Cells

  @Test func onlyWhatChangedIsConfiguredAgainInItsCell() throws {
    feed.append([AnyCellModel(Post(1, "a")), AnyCellModel(Post(2, "b")), AnyCellModel(Advert(1))])
    screen.flush()
    let cells = try [.post(1), .post(2), .advert(1)].map(screen.cell)
    feed.update(Post(2, "x"))
    feed.append(Post(2, "c"))
    feed.append(Post(1, "a"))
    screen.flush()
    #expect(try [.post(1), .post(2), .advert(1)].map(screen.cell) == cells)
    #expect(cells.map(screen.configurations) == [1, 2, 1])
    #expect(screen.lastUpdate == StandIn.Update(reconfigured: 1))
    #expect(screen.texts == ["a", "c", ""])
  }

  @Test func anItemThatIsRemovedAndInsertedMovesWithItsCell() throws {
    feed.append([
      AnyCellModel(Post(1, "a")), AnyCellModel(Post(2, "b")), AnyCellModel(Post(3, "c")),
    ])
    screen.flush()
    let cell = try screen.cell(.post(3))
    feed.remove(.post(3))
    feed.insert(Post(3, "c"), before: .post(1))
    screen.flush()
    #expect(screen.texts == ["c", "a", "b"])
    #expect(try screen.cell(.post(3)) === cell)
    #expect(screen.lastUpdate == StandIn.Update(moved: 1))
    #expect(screen.configurations(of: cell) == 1)
  }

  @Test func cellsThatCannotBeConfiguredInPlaceAreReplaced() {
    var state = FeedState()
    state.apply(.append([AnyCellModel(Post(1)), AnyCellModel(Post(2))]))
    _ = state.takeChanges()
    state.apply(.update([AnyCellModel(Post(2, "x"))]))
    let changes = state.takeChanges()
    let old = changes?.snapshot(isReconfiguring: false)
    #expect(old?.reloadedItemIdentifiers == [.post(2)])
    #expect(old?.reconfiguredItemIdentifiers == [])
    let new = changes?.snapshot()
    #expect(new?.reloadedItemIdentifiers == [])
    #expect(new?.reconfiguredItemIdentifiers == [.post(2)])
  }

  @Test func aLayoutPassThatIsLateFindsTheItemsThatAreLeaving() {
    let content = FeedContent()
    let item = {
      var shown: AnyCellModel?
      _ = content.cellToDisplay(for: .post(1)) {
        shown = $0
        return nil
      }
      return shown
    }
    _ = content.apply([.append([AnyCellModel(Post(1, "a"))])])
    _ = content.apply([.remove([.post(1)])])
    #expect(content.item(for: .post(1)) == nil)
    #expect(item() == AnyCellModel(Post(1, "a")))
    let update = content.update
    _ = content.apply([.append([AnyCellModel(Post(2))])])
    #expect(!content.settle(update), "a later update is under way")
    #expect(item() == AnyCellModel(Post(1, "a")))
    #expect(content.settle(content.update))
    #expect(item() == nil)
  }

  // MARK: Looking up

  @Test func itemsAreFoundByTheirIDs() throws {
    feed.append([AnyCellModel(Post(1, "a")), AnyCellModel(Advert(1, "b"))])
    screen.flush()
    #expect(feed.item(for: .advert(1)) == AnyCellModel(Advert(1, "b")))
    #expect(feed.model(1, of: Post.self) == Post(1, "a"))
    #expect(feed.model(2, of: Post.self) == nil)
    #expect(feed.item(for: .post(2)) == nil)
    #expect(feed.cell(for: .post(2)) == nil)
    feed.remove(.post(1))
    #expect(feed.item(for: .post(1)) != nil, "still shown")
    screen.flush()
    #expect(feed.item(for: .post(1)) == nil)
  }

  @Test func aFeedScrollsToAnID() throws {
    let screen = FeedScreen(height: 200)
    screen.feed.append((1...50).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(screen.feed.cell(for: .advert(40)) == nil)
    screen.feed.scroll(to: .advert(40), at: .top, animated: false)
    screen.feed.scroll(to: .advert(99), at: .top, animated: false)
    screen.collectionView.layoutIfNeeded()
    #expect(screen.feed.cell(for: .advert(40)) != nil)
  }

  // MARK: Sizes

  @Test func rowsAreAsWideAsTheFeedAndAsTallAsTheirContent() throws {
    let text = String(repeating: "A long post. ", count: 40)
    feed.append([
      AnyCellModel(Post(1, "short")), AnyCellModel(Post(2, text)), AnyCellModel(Advert(3)),
    ])
    screen.flush()
    let cells = try [.post(1), .post(2), .advert(3)].map(screen.cell)
    #expect(cells.map(\.frame.width) == [400, 400, 400])
    #expect(cells[1].frame.height > 2 * cells[0].frame.height)
    #expect(cells[2].frame.height == 100)
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
  }

  @Test func aSizeIsKnownWithoutACell() throws {
    let text = String(repeating: "A long post. ", count: 40)
    feed.append([
      AnyCellModel(Post(1, "short")), AnyCellModel(Post(2, text)), AnyCellModel(Advert(3)),
    ])
    screen.flush()
    for id in [.post(1), .post(2), .advert(3)] as [AnyCellModel.ID] {
      #expect(feed.size(for: id, boundedBy: 400) == (try screen.cell(id).frame.size))
    }
    #expect(feed.size(for: .advert(3), boundedBy: 200) == CGSize(width: 200, height: 50))
    let narrow = try #require(feed.size(for: .post(2), boundedBy: 200))
    #expect(narrow.width == 200)
    #expect(narrow.height > (try screen.cell(.post(2)).frame.height))
    #expect(feed.size(for: .post(9), boundedBy: 200) == nil)
    let cell = try screen.cell(.post(1))
    #expect(screen.configurations(of: cell) == 1, "the cells are not used to measure")
  }

  // MARK: Hooks

  @Test func hooksSpeakOfTheItemsThatTheirCellsShow() {
    var log: [String] = []
    feed.hooks.willDisplay = { log.append("will \($0)") }
    feed.hooks.didEndDisplaying = { log.append("did \($0)") }
    feed.hooks.didSelect = { log.append("select \($0)") }
    feed.append([AnyCellModel(Post(1)), AnyCellModel(Post(2))])
    screen.flush()
    #expect(log == ["will PostViewData 1", "will PostViewData 2"])
    log = []
    feed.remove(.post(1))
    feed.append(Advert(3))
    screen.flush()
    #expect(log == ["did PostViewData 1", "will PostViewData 3"], "a removed item has its id")
    log = []
    StandIn.tapItem(at: IndexPath(item: 0, section: 0), in: screen.collectionView)
    #expect(log == ["select PostViewData 2"])
    #expect(screen.collectionView.indexPathsForSelectedItems?.count == 1)
    feed.deselect(.post(2))
    feed.deselect(.post(9))
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func itemsThatWillSoonBeShownAreAnnounced() {
    let screen = FeedScreen(height: 190, estimatedHeight: 100)
    var announced: [AnyCellModel.ID] = []
    screen.feed.hooks.prefetch = { announced += $0 }
    screen.feed.append((1...5).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(screen.feed.cell(for: .advert(2)) != nil)
    #expect(screen.feed.cell(for: .advert(3)) == nil)
    #expect(announced.prefix(1) == [.advert(3)])
  }

  @Test func theEndIsReportedOnceForEachLastItem() {
    let screen = FeedScreen(height: 190, estimatedHeight: 100)
    var reports = 0
    screen.feed.hooks.nearEnd = { reports += 1 }
    screen.flush()
    #expect(reports == 0, "an empty feed has no end")
    screen.feed.append((1...20).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(reports == 0)
    StandIn.scroll(screen.collectionView, toY: 1600)
    #expect(reports == 0, "there is more than a height to go")
    StandIn.scroll(screen.collectionView, toY: 1650)
    #expect(reports == 1)
    StandIn.scroll(screen.collectionView, toY: 1700)
    #expect(reports == 1)
    screen.feed.append((21...40).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(reports == 1, "the new end is far")
    StandIn.scroll(screen.collectionView, toY: 3800)
    #expect(reports == 2)
    screen.feed.update(Advert(40, "x"))
    screen.flush()
    #expect(reports == 2)
    StandIn.scroll(screen.collectionView, toY: 0)
    StandIn.scroll(screen.collectionView, toY: 3800)
    #expect(reports == 3, "the user has come back")
  }

  @Test func theEndIsReportedForEachPageAlsoIfItsLastItemStays() {
    let screen = FeedScreen(height: 4000)
    var reports = 0
    screen.feed.hooks.nearEnd = { reports += 1 }
    for page in 1...3 {
      screen.feed.append(Post(0, "Loading"))
      screen.feed.insert(Advert(page), before: .post(0))
      screen.flush()
      StandIn.finishAnimations()
      #expect(reports == page)
      screen.feed.update(Post(0, "Still loading \(page)"))
      screen.flush()
      StandIn.finishAnimations()
      #expect(reports == page, "other data are not another page")
    }
    screen.feed.remove(.post(0))
    screen.flush()
    StandIn.finishAnimations()
    #expect(reports == 4, "the spinner is gone")
  }

  /// The feed is scrolled to its end and becomes shorter, so every hook is called inside the update.
  @Test func hooksMayChangeTheFeed() async {
    let screen = FeedScreen(height: 190, estimatedHeight: 100)
    let feed = screen.feed
    feed.append((1...100).map { AnyCellModel(Advert($0)) })
    screen.flush()
    StandIn.scrollToEnd(screen.collectionView)
    var called: Set<String> = []
    func first(_ hook: String) {
      guard called.insert(hook).inserted else { return }
      feed.append(Advert(1000 + called.count))
    }
    feed.hooks.willDisplay = { _ in first("willDisplay") }
    feed.hooks.didEndDisplaying = { _ in first("didEndDisplaying") }
    feed.hooks.didScroll = { _ in first("didScroll") }
    feed.hooks.prefetch = { _ in first("prefetch") }
    feed.hooks.nearEnd = { first("nearEnd") }
    feed.onUpdate = { first("onUpdate") }
    let failures = await StandIn.recordingFailures {
      feed.remove((5...100).map { .advert($0) })
      screen.flush()
      #expect(called.isSuperset(of: ["willDisplay", "didEndDisplaying", "didScroll", "onUpdate"]))
      StandIn.finishAnimations()
      for _ in 0..<10 where feed.items.count < 10 { await Task.yield() }
      await feed.flush()
    }
    #expect(failures == [])
    #expect(called.count == 6)
    #expect(feed.items.count == 4 + 6)
  }

  /// The offset is changed by the update: what is measured then is not the end of the new items.
  @Test func theEndIsNotReportedInTheMiddleOfAnUpdate() {
    let screen = FeedScreen(height: 190, estimatedHeight: 100)
    screen.feed.append((1...100).map { AnyCellModel(Advert($0)) })
    screen.flush()
    StandIn.scrollToEnd(screen.collectionView)
    StandIn.finishAnimations()
    var reports: [Int] = []
    screen.feed.hooks.nearEnd = { reports.append(screen.feed.items.count) }
    screen.feed.remove((5...100).map { .advert($0) })
    screen.flush()
    #expect(reports == [], "the update has not ended")
    StandIn.finishAnimations()
    #expect(reports == [4])
  }

  @Test func theEndAlsoComesNearWhenItemsGo() {
    let screen = FeedScreen(height: 190, estimatedHeight: 100)
    var reports = 0
    screen.feed.hooks.nearEnd = { reports += 1 }
    screen.feed.append((1...20).map { AnyCellModel(Advert($0)) })
    screen.flush()
    #expect(reports == 0)
    screen.feed.remove((3...20).map { .advert($0) })
    screen.flush()
    StandIn.finishAnimations()
    #expect(reports == 1)
  }
}
#endif
