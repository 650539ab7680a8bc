#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The front page of the store, declared and in plain UIKit: the same to whoever uses it.
@MainActor
@Suite struct StoreFrontScreenTests {
  final class Log {
    var deeds: [PlainStoreFrontAction] = []
  }

  struct Store {
    let seen: Seen
    let log = Log()
    let show: (Front) -> Void
    let setProgress: (Double?, Int) -> Void
    let showLoading: () -> Void
    let fail: (String) -> Void
  }

  private func declared() -> Store {
    let controller = StoreFrontViewController()
    let store = Store(
      seen: Seen(controller), show: { controller.show($0) },
      setProgress: { controller.setProgress($0, ofApp: $1) },
      showLoading: { controller.dataSource.apply(.loading) },
      fail: { controller.dataSource.apply(.failed(message: $0)) })
    let log = store.log
    controller.dataSource.onAction = { action in
      switch action {
      case .shelvesHeader(let id, .seeAll): log.deeds.append(.seeAll(shelf: id))
      case .story(let id, .open): log.deeds.append(.openStory(id))
      case .app(let id, .open): log.deeds.append(.openApp(id))
      case .app(let id, .get): log.deeds.append(.getApp(id))
      case .retry: log.deeds.append(.retry)
      }
    }
    return store
  }

  private func plain() -> Store {
    let controller = PlainStoreFrontViewController()
    let store = Store(
      seen: Seen(controller), show: { controller.show($0) },
      setProgress: { controller.setProgress($0, ofApp: $1) },
      showLoading: { controller.showLoading() }, fail: { controller.showFailure($0) })
    let log = store.log
    controller.onAction = { log.deeds.append($0) }
    return store
  }

  private func both() -> [Store] { [declared(), plain()] }

  private func show(_ front: Front, in store: Store) {
    store.show(front)
    store.seen.settle()
  }

  private func buttons(_ title: String, in store: Store) -> [UIButton] {
    store.seen.all(UIButton.self, in: store.seen.list).filter {
      !$0.isHidden && $0.configuration?.title == title
    }
  }

  @Test func shelvesShowWhatTheServerSays() {
    for store in both() {
      show(.samples, in: store)
      let texts = [
        "Today", "MEET THE MAKER", "How a small team draws maps", "New apps", "Atlas",
        "Maps that work offline", "4.5 ★", "Ledger",
      ]
      for text in texts { #expect(store.seen.text.contains(text), "\(text)") }
      #expect(buttons("$2.99", in: store).count == 1 && buttons("Open", in: store).count == 1)
    }
  }

  @Test func aShelfIsLaidOutByItsKind() throws {
    for store in both() {
      show(.samples, in: store)
      let story = try #require(store.seen.list.cellForItem(at: [0, 0]))
      #expect(story.frame.height == 300 && story.frame.width == 0.9 * (390 - 32))
      var front = Front.samples
      front.shelves[1].kind = .list
      front.shelves.swapAt(0, 1)
      show(front, in: store)
      let app = try #require(store.seen.list.cellForItem(at: [0, 0]))
      #expect(app.frame.width == 390)
    }
  }

  @Test func storiesAndAppsOpen() {
    for store in both() {
      show(.samples, in: store)
      store.seen.tap(1)
      store.seen.tap(0, section: 1)
      for button in buttons("$2.99", in: store) { StandIn.tap(button) }
      #expect(store.log.deeds == [.openStory(2), .openApp(1), .getApp(1)])
    }
  }

  @Test func moreIsSeenWhereThereIsMore() {
    for store in both() {
      show(.samples, in: store)
      for button in buttons("See All", in: store) { StandIn.tap(button) }
      #expect(store.log.deeds == [.seeAll(shelf: "new")])
    }
  }

  @Test func anAppShowsHowMuchOfItIsThere() throws {
    for store in both() {
      show(.samples, in: store)
      store.setProgress(0.5, 1)
      store.seen.settle()
      #expect(buttons("$2.99", in: store).isEmpty)
      let bars = store.seen.all(UIProgressView.self, in: store.seen.list).filter { !$0.isHidden }
      #expect(bars.map(\.progress) == [0.5])
      // Other content does not forget it.
      show(.samples, in: store)
      #expect(buttons("$2.99", in: store).isEmpty)
      store.setProgress(nil, 1)
      store.seen.settle()
      #expect(buttons("$2.99", in: store).count == 1)
    }
  }

  @Test func itSaysWhyThereIsNothing() throws {
    for store in both() {
      store.showLoading()
      store.seen.settle()
      #expect(store.seen.text.contains("Loading"))
      store.fail("Offline")
      store.seen.settle()
      #expect(store.seen.text == "Cannot connect, Offline, Retry")
      StandIn.tap(try #require(buttons("Retry", in: store).first))
      #expect(store.log.deeds == [.retry])
    }
  }
}
#endif
