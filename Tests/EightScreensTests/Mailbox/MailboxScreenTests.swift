#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The mailbox, declared and in plain UIKit: the same to whoever uses it.
@MainActor
@Suite struct MailboxScreenTests {
  /// What was done to a message.
  enum Deed: Hashable {
    case open(Int)
    case toggleRead(Int)
    case archive([Int])
    case delete(Int)
    case reload
  }

  final class Log {
    var deeds: [Deed] = []
  }

  struct Mailbox {
    let seen: Seen
    let log = Log()
    let show: ([Mail]) -> Void
    let fail: (String) -> Void
  }

  private func declared() -> Mailbox {
    let controller = MailboxViewController()
    let mailbox = Mailbox(
      seen: Seen(controller), show: { controller.show($0) },
      fail: { controller.dataSource.fail(message: $0) })
    let log = mailbox.log
    controller.onArchive = { log.deeds.append(.archive($0.sorted())) }
    controller.dataSource.onAction = { action in
      switch action {
      case .mailRow(let id, .open): log.deeds.append(.open(id))
      case .mailRow(let id, .markRead): log.deeds.append(.toggleRead(id))
      case .mailRow(let id, .archive): log.deeds.append(.archive([id]))
      case .mailRow(let id, .delete): log.deeds.append(.delete(id))
      case .reload: log.deeds.append(.reload)
      }
    }
    return mailbox
  }

  private func plain() -> Mailbox {
    let controller = PlainMailboxViewController()
    let mailbox = Mailbox(
      seen: Seen(controller), show: { controller.show($0) },
      fail: { controller.showFailure($0) })
    let log = mailbox.log
    controller.onAction = { action in
      switch action {
      case .open(let id): log.deeds.append(.open(id))
      case .toggleRead(let id): log.deeds.append(.toggleRead(id))
      case .archive(let ids): log.deeds.append(.archive(ids.sorted()))
      case .delete(let id): log.deeds.append(.delete(id))
      case .reload: log.deeds.append(.reload)
      }
    }
    return mailbox
  }

  private func both() -> [Mailbox] { [declared(), plain()] }

  private func show(_ mails: [Mail], in mailbox: Mailbox) {
    mailbox.show(mails)
    mailbox.seen.settle()
  }

  @Test func rowsShowTheirMessages() {
    for mailbox in both() {
      show(Mail.samples, in: mailbox)
      for mail in Mail.samples {
        for text in [mail.sender.name, mail.subject, mail.preview] {
          #expect(mailbox.seen.text.contains(text))
        }
      }
      #expect(mailbox.seen.text.components(separatedBy: "Unread").count == 2)
      #expect(mailbox.seen.accessories(0) == ["disclosureIndicator"])
    }
  }

  @Test func swipesAndMenusFollowTheData() {
    for mailbox in both() {
      show(Mail.samples, in: mailbox)
      #expect(mailbox.seen.swipes(0, leading: true).map(\.title) == ["Read"])
      #expect(mailbox.seen.swipes(1, leading: true).map(\.title) == ["Unread"])
      #expect(mailbox.seen.swipes(1).map(\.title) == ["Delete", "Archive"])
      #expect(mailbox.seen.swipes(2).map(\.title) == ["Archive"])
      #expect(mailbox.seen.menu(1).map(\.title) == ["Unread", "Archive", "Delete"])
      #expect(mailbox.seen.menu(2).map(\.title) == ["Unread", "Archive"])
      mailbox.seen.choose("Delete", 1)
      mailbox.seen.tap(0)
      #expect(mailbox.log.deeds == [.delete(2), .open(1)])
    }
  }

  @Test func severalAreArchivedAtOnce() throws {
    for mailbox in both() {
      show(Mail.samples, in: mailbox)
      StandIn.selectWithTwoFingers([[0, 1], [0, 2]], in: mailbox.seen.list)
      #expect(mailbox.seen.showsToolbar && mailbox.seen.accessories(0).contains("multiselect"))
      StandIn.tap(try #require(mailbox.seen.controller.toolbarItems?.first))
      #expect(mailbox.log.deeds == [.archive([2, 3])])
      StandIn.tap(try #require(mailbox.seen.controller.navigationItem.rightBarButtonItem))
      #expect(!mailbox.seen.showsToolbar && !mailbox.seen.list.isEditing)
    }
  }

  @Test func aSearchNarrowsTheMessages() throws {
    for mailbox in both() {
      show(Mail.samples, in: mailbox)
      let search = try #require(mailbox.seen.controller.navigationItem.searchController)
      StandIn.search("moth", in: search)
      mailbox.seen.settle()
      #expect(mailbox.seen.text.contains("Grace Hopper") && !mailbox.seen.text.contains("Ada"))
      StandIn.search("nobody", in: search)
      mailbox.seen.settle()
      #expect(mailbox.seen.text == "Nothing found")
    }
  }

  @Test func itSaysWhyThereIsNothing() {
    for mailbox in both() {
      show([], in: mailbox)
      #expect(mailbox.seen.text == "No mail")
      mailbox.fail("Offline")
      mailbox.seen.settle()
      #expect(mailbox.seen.text == "No connection, Offline, Try again")
    }
  }

  @Test func pullingDownReloads() {
    for mailbox in both() {
      show(Mail.samples, in: mailbox)
      StandIn.pull(mailbox.seen.list)
      #expect(mailbox.log.deeds == [.reload])
      show(Mail.samples, in: mailbox)
      #expect(mailbox.seen.list.refreshControl?.isRefreshing == false)
    }
  }
}
#endif
