import Foundation

/// Somebody in the address book.
struct Person: Hashable, Sendable {
  var id: String
  var givenName: String
  var familyName: String
  var isFavorite = false

  var name: String { "\(givenName) \(familyName)" }
  /// What the person stands under.
  var initial: String { familyName.prefix(1).uppercased() }
}

/// The user's contacts, in the order of their family names.
struct AddressBook: Hashable, Sendable {
  var me: Person?
  var people: [Person] = []

  /// Those whose name has a text in it; an empty text is in every name.
  func people(matching query: String) -> [Person] {
    people.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
  }
}

extension AddressBook {
  static let samples = AddressBook(
    me: Person(id: "me", givenName: "Kim", familyName: "Park"),
    people: [
      Person(id: "1", givenName: "Ada", familyName: "Abel", isFavorite: true),
      Person(id: "2", givenName: "Ben", familyName: "Aster"),
      Person(id: "3", givenName: "Cleo", familyName: "Zola"),
    ])

  /// Two people for each letter from A to Z.
  static let large = AddressBook(
    people: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".flatMap { letter in
      ["abe", "oya"].map { ending in
        Person(id: "\(letter)\(ending)", givenName: "Sam", familyName: "\(letter)\(ending)")
      }
    })
}
