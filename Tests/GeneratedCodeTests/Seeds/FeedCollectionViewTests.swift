#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// "Implementing a Feed Collection View": items that know their cell and their size, in any mixture,
/// added from anywhere.
@MainActor
@Suite struct FeedCollectionViewTests {
  // MARK: A cell and a size

  /// By hand: `size(boundedBy:)` is written for every kind of item, as a guess at what Auto Layout would
  /// find.
  @Test(arguments: ListContainer.allCases)
  func theSizeOfAnItemIsThatOfItsCell(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let ids: [MailboxItem.ID] = [.message(1), .message(2), .draft(1), .folder("Work")]
    for id in ids {
      let size = try screen.cell(id).frame.size
      #expect(screen.size(for: id, boundedBy: size.width) == size)
    }
    #expect(screen.size(for: .message(99), boundedBy: 400) == nil)
  }

  /// The three ways to a size: found by Auto Layout, fixed in the manifest, computed by the view.
  @Test(arguments: ListContainer.allCases)
  func theSizeOfAnItemDependsOnTheWidth(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    var content = MailboxContent.full
    let text = String(repeating: "A long excerpt. ", count: 20)
    content.messages.append(.message(3, from: "Dee", "News", excerpt: text))
    screen.show(content)
    let wide = try #require(screen.size(for: .message(3), boundedBy: 400))
    let narrow = try #require(screen.size(for: .message(3), boundedBy: 200))
    #expect(wide.width == 400)
    #expect(narrow.width == 200)
    #expect(narrow.height > 1.5 * wide.height)
    #expect(screen.size(for: .folder("Work"), boundedBy: 400) == CGSize(width: 400, height: 52))
    #expect(screen.size(for: .folder("Work"), boundedBy: 200) == CGSize(width: 200, height: 52))
    #expect(
      screen.size(for: .smartFolder("Unread"), boundedBy: 200) == CGSize(width: 200, height: 70))
    #expect(screen.size(for: .banner(1), boundedBy: 400) == CGSize(width: 400, height: 100))
    #expect(screen.size(for: .banner(1), boundedBy: 200) == CGSize(width: 200, height: 50))
  }

  /// By hand: heights are constants, right for one size of text.
  @Test(arguments: ListContainer.allCases)
  func theSizeOfAnItemGrowsWithTheText(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let before = try #require(screen.size(for: .message(1), boundedBy: 400))
    let cellBefore = try screen.cell(.message(1)).frame.height
    try StandIn.withContentSizeCategory(.accessibilityLarge, in: screen.scrollView) {
      screen.scrollView.layoutIfNeeded()
      let after = try #require(screen.size(for: .message(1), boundedBy: 400))
      #expect(after.height > before.height)
      #expect(try screen.cell(.message(1)).frame.height > cellBefore)
      #expect(screen.size(for: .folder("Work"), boundedBy: 400)?.height == 52, "fixed is fixed")
    }
    #expect(screen.size(for: .message(1), boundedBy: 400) == before)
  }

  /// By hand: a cell is dequeued to be measured, which UIKit answers with an exception, or with a cell
  /// that is never shown.
  @Test(arguments: ListContainer.allCases)
  func nothingIsDequeuedToBeMeasured(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 200)
    screen.show(.messages(1...100))
    let dequeued = screen.dequeued
    let texts = screen.visibleCells.map(\.shownTexts)
    let failures = StandIn.recordingFailures {
      for id in 1...100 {
        #expect(screen.size(for: .message(id), boundedBy: 400)?.width == 400)
      }
    }
    #expect(failures == [])
    #expect(screen.dequeued == dequeued)
    #expect(screen.visibleCells.map(\.shownTexts) == texts)
    #expect(screen.actions == [])
  }

  // MARK: Adding items

  /// By hand: index paths are computed on another queue, from a count that is out of date when the
  /// batch update runs; UIKit raises.
  @Test(arguments: ListContainer.allCases)
  func contentsAppliedOneAfterTheOtherAreShownInOrder(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    let failures = StandIn.recordingFailures {
      for count in [3, 1, 40, 0, 7] { screen.apply(.content(.messages(1..<count + 1))) }
      screen.scrollView.layoutIfNeeded()
      StandIn.finishAnimations()
    }
    #expect(failures == [])
    #expect(screen.visibleCells.map(\.shownTexts.last) == (1...7).map { "Message \($0)" })
  }

  /// By hand: the items are kept by objects that two queues change at a time. Content is a value, which
  /// any task may make.
  @Test func contentIsMadeByAnyTask() async throws {
    let screen = ListContainer.collection.makeMailbox()
    let content = await withTaskGroup(of: MailboxContent.self) { group in
      for page in 0..<4 {
        group.addTask { .messages(page * 5 + 1...page * 5 + 5) }
      }
      var content = MailboxContent()
      for await page in group { content.messages += page.messages }
      return content
    }
    screen.show(content)
    let texts = screen.visibleCells.compactMap(\.shownTexts.last)
    #expect(texts.count == 20)
    #expect(Set(texts) == Set((1...20).map { "Message \($0)" }))
  }

  // MARK: Any kinds of item in one feed

  /// By hand: each kind of item is wrapped in closures that hide its type, and so its identity.
  @Test func modelsOfSeveralScreensShareAFeed() async throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000), collectionViewLayout: FeedLayout.make())
    let registry = CellRegistry()
    var replies: [Int] = []
    registry.register(MessageViewData.self) { id, action in
      if action == .reply { replies.append(id) }
    }
    registry.register(TitleViewData.self)
    registry.register(BannerViewData.self)
    let feed = FeedDataSource(collectionView: collectionView, registry: registry)
    feed.append(MessageViewData.samples[0])
    feed.append([
      AnyCellModel(TitleViewData(title: "Mug")),
      AnyCellModel(BannerViewData.banner(1, "Sale")),
    ])
    await feed.flush()
    collectionView.layoutIfNeeded()
    #expect(collectionView.visibleCells.map(\.shownTexts.first) == ["Ann", "Mug", "Sale"])
    #expect(collectionView.visibleCells[2].frame.height == 100, "its own size")
    StandIn.tap(try #require(collectionView.visibleCells[0].button("Reply")))
    #expect(replies == [1])
  }

  /// By hand: a queue for the data, `main.sync` for the view, and index paths that are out of date in
  /// between.
  @Test func itemsAreAddedFromAnyTask() async {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000), collectionViewLayout: FeedLayout.make())
    let registry = CellRegistry()
    registry.register(ContactViewData.self)
    let feed = FeedDataSource(collectionView: collectionView, registry: registry)
    let failures = await StandIn.recordingFailures {
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<50 {
              feed.append(
                ContactViewData(id: task * 50 + number, name: "Ann"))
            }
          }
        }
      }
      await feed.flush()
    }
    #expect(failures == [])
    let ids = feed.items.compactMap { $0.id(as: ContactViewData.self) }
    #expect(ids.sorted() == Array(0..<400))
    for task in 0..<8 {
      let own = ids.filter { $0 / 50 == task }
      #expect(own == own.sorted(), "each task's items are in its order")
    }
  }
}
#endif
