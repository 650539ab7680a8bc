#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The contacts, declared and in plain UIKit: the same to whoever uses them.
@MainActor
@Suite struct ContactsScreenTests {
  final class Log {
    var deeds: [PlainContactsAction] = []
  }

  struct Contacts {
    let seen: Seen
    let log = Log()
    let show: (AddressBook) -> Void
  }

  private func declared() -> Contacts {
    let controller = ContactsViewController()
    let contacts = Contacts(seen: Seen(controller), show: { controller.book = $0 })
    let log = contacts.log
    controller.dataSource.onAction = { action in
      switch action {
      case .me(_, .open): log.deeds.append(.openMe)
      case .contact(let id, .open): log.deeds.append(.open(id))
      case .contact(let id, .call): log.deeds.append(.call(id))
      case .contact(let id, .delete): log.deeds.append(.delete(id))
      case .add: log.deeds.append(.add)
      }
    }
    return contacts
  }

  private func plain() -> Contacts {
    let controller = PlainContactsViewController()
    let contacts = Contacts(seen: Seen(controller), show: { controller.book = $0 })
    let log = contacts.log
    controller.onAction = { log.deeds.append($0) }
    return contacts
  }

  private func both() -> [Contacts] { [declared(), plain()] }

  private func show(_ book: AddressBook, in contacts: Contacts) {
    contacts.show(book)
    contacts.seen.settle()
  }

  private func index(of contacts: Contacts) -> [String] {
    let list = contacts.seen.list
    return list.dataSource?.indexTitles(for: list) ?? []
  }

  @Test func peopleStandUnderTheirLetters() {
    for contacts in both() {
      show(.samples, in: contacts)
      for text in ["Kim Park", "My Card", "Ada Abel", "Ben Aster", "Cleo Zola"] {
        #expect(contacts.seen.text.contains(text), "\(text)")
      }
      #expect(contacts.seen.text.components(separatedBy: "Favorite").count == 2)
      #expect(contacts.seen.list.numberOfSections == 3)
      #expect((0..<3).map(contacts.seen.list.numberOfItems) == [1, 2, 1])
    }
  }

  @Test func twoLettersHaveAnIndexOfTwo() {
    for contacts in both() {
      show(.samples, in: contacts)
      #expect(index(of: contacts) == ["A", "Z"])
    }
  }

  @Test func theIndexLeadsToEachOfTwentySixLetters() {
    for contacts in both() {
      show(.large, in: contacts)
      let titles = index(of: contacts)
      #expect(titles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      let list = contacts.seen.list
      for (place, title) in titles.enumerated() {
        let path = list.dataSource?.collectionView(
          list, indexPathForIndexTitle: title, at: place)
        #expect(path == [place, 0])
      }
    }
  }

  @Test func rowsOpenAndHaveAMenu() {
    for contacts in both() {
      show(.samples, in: contacts)
      contacts.seen.tap(0)
      contacts.seen.tap(1, section: 1)
      #expect(contacts.seen.menu(0).isEmpty)
      #expect(contacts.seen.menu(0, section: 1).map(\.title) == ["Call", "Delete"])
      contacts.seen.choose("Call", 0, section: 2)
      contacts.seen.choose("Delete", 0, section: 1)
      #expect(contacts.log.deeds == [.openMe, .open("2"), .call("3"), .delete("1")])
    }
  }

  @Test func aSearchNarrowsTheLetters() throws {
    for contacts in both() {
      show(.samples, in: contacts)
      let search = try #require(contacts.seen.controller.navigationItem.searchController)
      StandIn.search("zola", in: search)
      contacts.seen.settle()
      #expect(contacts.seen.text.contains("Cleo Zola") && !contacts.seen.text.contains("Kim Park"))
      #expect(index(of: contacts) == ["Z"])
      StandIn.search("nobody", in: search)
      contacts.seen.settle()
      #expect(contacts.seen.text == "No results")
    }
  }

  @Test func whoHasNoContactsAddsOne() throws {
    for contacts in both() {
      show(AddressBook(), in: contacts)
      #expect(contacts.seen.text == "No contacts, Add")
      let buttons = contacts.seen.all(UIButton.self, in: contacts.seen.list)
      StandIn.tap(try #require(buttons.first { $0.spokenLabel == "Add" }))
      #expect(contacts.log.deeds == [.add])
    }
  }

  @Test func aChangedPersonIsShownAnew() {
    for contacts in both() {
      show(.samples, in: contacts)
      var book = AddressBook.samples
      book.people[1].givenName = "Bea"
      book.me?.givenName = "Kit"
      show(book, in: contacts)
      #expect(contacts.seen.text.contains("Bea Aster") && contacts.seen.text.contains("Kit Park"))
    }
  }
}
#endif
