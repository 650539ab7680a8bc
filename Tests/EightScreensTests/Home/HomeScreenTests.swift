#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The feed, declared and in plain UIKit: the same to whoever uses it.
@MainActor
@Suite struct HomeScreenTests {
  final class Log {
    var deeds: [PlainHomeAction] = []
  }

  struct Feed {
    let seen: Seen
    let log = Log()
    let show: ([Post]) -> Void
    let showLoading: () -> Void
    let fail: (String) -> Void
  }

  struct Offline: LocalizedError {
    var errorDescription: String? { "Offline" }
  }

  private func declared() -> Feed {
    let controller = HomeViewController()
    let feed = Feed(
      seen: Seen(controller), show: { controller.show($0) },
      showLoading: { controller.dataSource.apply(.loading) },
      fail: { controller.dataSource.fail(message: $0) })
    let log = feed.log
    controller.dataSource.hooks.nearEnd = { log.deeds.append(.loadMore) }
    controller.dataSource.onAction = { action in
      switch action {
      case .post(let id, .open): log.deeds.append(.open(id))
      case .post(let id, .reply): log.deeds.append(.reply(id))
      case .post(let id, .boost): log.deeds.append(.boost(id))
      case .post(let id, .like): log.deeds.append(.like(id))
      case .post(let id, .share): log.deeds.append(.share(id))
      case .post(let id, .delete): log.deeds.append(.delete(id))
      case .post(_, .link(let url)): log.deeds.append(.openLink(url))
      case .post(let id, .media(let index, .open)):
        let media = controller.dataSource.content.posts[id: id]?.media[index]
        log.deeds.append(.openMedia(media?.id ?? 0))
      case .post(let id, .quoted(.open)):
        let quoted = controller.dataSource.content.posts[id: id]?.quoted
        log.deeds.append(.open(quoted?.id ?? 0))
      case .reload: log.deeds.append(.reload)
      }
    }
    return feed
  }

  private func plain() -> Feed {
    let controller = PlainHomeViewController()
    let feed = Feed(
      seen: Seen(controller), show: { controller.show($0) },
      showLoading: { controller.showLoading() }, fail: { _ in controller.show(Offline()) })
    let log = feed.log
    controller.onAction = { log.deeds.append($0) }
    return feed
  }

  private func both() -> [Feed] { [declared(), plain()] }

  private func show(_ posts: [Post], in feed: Feed) {
    feed.show(posts)
    feed.seen.settle()
  }

  private func button(_ label: String, _ item: Int, of feed: Feed) throws -> UIButton {
    let cell = try #require(feed.seen.cell(item))
    return try #require(feed.seen.all(UIButton.self, in: cell).first { $0.spokenLabel == label })
  }

  @Test func postsShowWhatTheySay() {
    for feed in both() {
      show(Post.samples, in: feed)
      let texts = [
        "Bob Ray boosted", "Ann Lee", "@ann", "Good morning", "A harbour", "This, exactly",
        "Ship small things",
      ]
      let written = feed.seen.all(UITextView.self, in: feed.seen.list).compactMap(\.text)
      let shown = ([feed.seen.text] + written).joined(separator: ", ")
      for text in texts { #expect(shown.contains(text), "\(text)") }
    }
  }

  @Test func theAuthorStandsAtTheEdge() throws {
    for feed in both() {
      show(Post.samples, in: feed)
      let labels = feed.seen.all(UILabel.self, in: feed.seen.list)
      let name = try #require(labels.first { $0.text == "Ann Lee" })
      let initials = try #require(labels.first { $0.text == "AL" })
      let start = name.convert(name.bounds, to: feed.seen.list).minX
      #expect(start == 64, "16 points, the avatar's 40, and 8 between them")
      #expect(initials.textColor == .secondaryLabel)
    }
  }

  @Test func buttonsReportAndShowTheirState() throws {
    for feed in both() {
      show(Post.samples, in: feed)
      let like = try button("Like", 0, of: feed)
      #expect(like.isSelected && like.configuration?.title == "12")
      #expect(like.accessibilityValue == "12")
      #expect(try !button("Boost", 0, of: feed).isSelected)
      for label in ["Like", "Boost", "Reply"] { StandIn.tap(try button(label, 1, of: feed)) }
      #expect(feed.log.deeds.filter { $0 != .loadMore } == [.like(2), .boost(2), .reply(2)])
    }
  }

  @Test func onlyOwnPostsCanBeDeleted() throws {
    for feed in both() {
      show(Post.samples, in: feed)
      let titles = { (item: Int) in
        try button("More", item, of: feed).menu?.children.map(\.title)
      }
      #expect(try titles(0) == ["Share"])
      #expect(try titles(1) == ["Share", "Delete"])
    }
  }

  @Test func aPostOpensAndSoDoesTheOneInsideIt() throws {
    for feed in both() {
      show(Post.samples, in: feed)
      feed.seen.tap(0)
      let cell = try #require(feed.seen.cell(1))
      let quoted = try #require(
        feed.seen.all(UIView.self, in: cell).first { ($0.layer.borderWidth) == 1 })
      StandIn.tap(middleOf: quoted)
      #expect(feed.log.deeds.filter { $0 != .loadMore } == [.open(1), .open(3)])
    }
  }

  @Test func aPictureOpens() throws {
    for feed in both() {
      show(Post.samples, in: feed)
      let cell = try #require(feed.seen.cell(0))
      let pictures = feed.seen.all(UIView.self, in: cell)
      StandIn.tap(middleOf: try #require(pictures.first { $0.accessibilityLabel == "A boat" }))
      #expect(feed.log.deeds.filter { $0 != .loadMore } == [.openMedia(8)])
    }
  }

  @Test func theFeedSaysWhyThereIsNothing() {
    for feed in both() {
      feed.showLoading()
      feed.seen.settle()
      #expect(feed.seen.text.contains("Loading"))
      show([], in: feed)
      #expect(feed.seen.text == "Follow somebody")
      feed.fail("Offline")
      feed.seen.settle()
      #expect(feed.seen.text == "No connection, Offline, Try again")
    }
  }

  @Test func pullingDownReloadsAndTheEndLoadsMore() {
    for feed in both() {
      show(Post.samples, in: feed)
      #expect(feed.log.deeds == [.loadMore])
      StandIn.pull(feed.seen.list)
      #expect(feed.log.deeds == [.loadMore, .reload])
      show(Post.samples, in: feed)
      #expect(feed.seen.list.refreshControl?.isRefreshing == false)
    }
  }
}
#endif
