import Foundation

/// The front page of the store.
struct Front: Hashable, Sendable {
  var shelves: [Shelf]
}

/// A titled part of the front page.
struct Shelf: Hashable, Sendable {
  var id: String
  var title: String
  var kind: ShelfKind
  var hasMore = true
  var entries: [Entry]

  /// What lies on a shelf.
  enum Entry: Hashable, Sendable {
    case story(Story)
    case app(StoreApp)
    case screenshot(URL)
  }
}

/// How a shelf is laid out.
enum ShelfKind: String, Hashable, Sendable { case stories, apps, screenshots, list }

/// An article about apps.
struct Story: Hashable, Sendable {
  var id: Int
  var kicker: String
  var title: String
  var image: URL?
}

/// Whether the customer has an app.
enum AppState: String, Hashable, Sendable { case available, owned }

/// An app of the store.
struct StoreApp: Hashable, Sendable {
  var id: Int
  var name: String
  var tagline: String
  var icon: URL?
  var state: AppState
  var rating: Double
  var price: String
}

extension Front {
  static let samples = Front(
    shelves: [
      Shelf(
        id: "today", title: "Today", kind: .stories, hasMore: false,
        entries: [
          .story(Story(id: 1, kicker: "MEET THE MAKER", title: "How a small team draws maps")),
          .story(Story(id: 2, kicker: "OUR FAVORITES", title: "Ten apps for quiet evenings")),
        ]),
      Shelf(
        id: "new", title: "New apps", kind: .apps,
        entries: [
          .app(
            StoreApp(
              id: 1, name: "Atlas", tagline: "Maps that work offline", state: .available,
              rating: 4.5, price: "$2.99")),
          .app(
            StoreApp(
              id: 2, name: "Ledger", tagline: "Know where it went", state: .owned, rating: 4,
              price: "Get")),
        ]),
    ])
}
