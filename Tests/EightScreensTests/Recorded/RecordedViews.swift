#if canImport(UIKit)
import CellGenRuntime
import Foundation
import UIKit
import ViewRecording

/// Data for each declared view: with everything, and with as little as possible.
@MainActor
enum RecordedViews {
  private static let page = URL(string: "https://example.com/page")!
  private static let otherPage = URL(string: "https://example.com/other")!
  private static let day = Date(timeIntervalSince1970: 1_700_000_000)
  private static let author = AuthorViewData(name: "Name", handle: "@handle", avatar: page)

  private static let item = ItemViewData(
    id: 1, name: "Name", options: "Options", image: page, price: 5, oldPrice: 6, currency: "EUR",
    quantity: 2, isLast: true)
  private static let line = LineViewData(title: "Title", amount: 5, currency: "EUR", isTotal: true)
  private static let contact = ContactViewData(id: "Id", name: "Name", isFavorite: true)
  private static let choice = ChoiceViewData(id: .light, title: "Title", isChosen: true)
  private static let post = PostViewData(
    id: 1, boostedBy: "Booster", author: author, date: day, text: AttributedString("Text"),
    media: [MediaViewData(id: 2, url: page, alt: "Alt")], quoted: quote, replies: 3, boosts: 4,
    likes: 5,
    isBoosted: true, isLiked: true, isMine: true)
  private static let quote = QuoteViewData(
    id: 3, author: author, date: day, text: AttributedString("Quote"))
  private static let category = CategoryViewData(id: .playlists, title: "Title", symbol: "star")
  private static let album = AlbumViewData(id: 1, title: "Title", artist: "Artist", cover: page)
  private static let song = SongViewData(
    id: 1, number: 7, title: "Title", length: 90, isExplicit: true, isPlaying: true, done: 0.5)
  private static let mail = MailRowViewData(
    id: 1, sender: "Sender", subject: "Subject", preview: "Preview", date: day, isRead: true,
    isLocked: true)
  private static let account = AccountViewData(
    id: "Id", name: "Name", photo: UIImage(systemName: "person"))
  private static let link = LinkViewData(
    id: .wifi, title: "Title", value: "Value", symbol: "wifi", tint: .systemBlue, badge: 5)
  private static let flag = SwitchViewData(
    id: .airplane, title: "Title", symbol: "airplane", tint: .systemOrange, isOn: true)
  private static let reminder = ReminderViewData(
    id: 1, title: "Title", due: day, isOverdue: true, isDone: true, isFlagged: true)
  private static let shelf = ShelfViewData(id: "Id", title: "Title", kind: .list, hasMore: true)
  private static let story = StoryViewData(id: 1, kicker: "Kicker", title: "Title", image: page)
  private static let app = AppViewData(
    id: 1, name: "Name", tagline: "Tagline", icon: page, state: .available, rating: 4.5,
    price: "Price", done: 0.5)

  private static func with<Data>(_ data: Data, _ change: (inout Data) -> Void) -> Data {
    var data = data
    change(&data)
    return data
  }

  /// The views of each manifest, by its name.
  static let all: [(name: String, views: [RecordedView])] = [
    (
      "Cart",
      [
        RecordedView(
          item,
          ItemViewData(
            id: 2, name: "Other name", options: nil, image: nil, price: 7, oldPrice: nil,
            currency: "USD", quantity: 1, isLast: false), with(item) { $0.isLast = false }),
        RecordedView(line, LineViewData(title: "Other title", amount: 6, currency: "USD")),
        RecordedView(CheckoutViewData(canPay: true), CheckoutViewData(canPay: false)),
      ]
    ),
    (
      "Contacts",
      [
        RecordedView(contact, ContactViewData(id: "Other", name: "Other name", isFavorite: false)),
        RecordedView(MeViewData(name: "Name"), MeViewData(name: "Other name")),
      ]
    ),
    (
      "Display",
      [
        RecordedView(choice, ChoiceViewData(id: .dark, title: "Other title", isChosen: false)),
        RecordedView(BrightnessViewData(level: 0.5), BrightnessViewData(level: 0.25)),
      ]
    ),
    (
      "Home",
      [
        RecordedView(author, AuthorViewData(name: "Other", handle: "@other", avatar: nil)),
        RecordedView(
          MediaViewData(id: 1, url: page, alt: "Alt"), MediaViewData(id: 2, url: nil, alt: nil)),
        RecordedView(quote, with(quote) { $0.text = AttributedString("Other quote") }),
        RecordedView(
          post,
          PostViewData(
            id: 2, boostedBy: nil, author: author, date: day, text: AttributedString("Other text"),
            media: [], quoted: nil, replies: 0, boosts: 0, likes: 0, isBoosted: false,
            isLiked: false, isMine: false),
          with(post) { $0.isBoosted = false }, with(post) { $0.isLiked = false },
          with(post) { $0.isMine = false }),
      ]
    ),
    (
      "Library",
      [
        RecordedView(
          HeadingViewData(title: "Title"), HeadingViewData(title: "Other title", hasMore: false)),
        RecordedView(
          category, CategoryViewData(id: .artists, title: "Other title", symbol: "moon")),
        RecordedView(
          album, AlbumViewData(id: 2, title: "Other title", artist: "Other artist", cover: nil)),
        RecordedView(
          song,
          SongViewData(
            id: 2, number: 8, title: "Other title", length: 100, isExplicit: false,
            isPlaying: false, done: nil), with(song) { $0.isExplicit = false },
          with(song) { $0.isPlaying = false }),
      ]
    ),
    (
      "Mailbox",
      [
        RecordedView(
          mail,
          MailRowViewData(
            id: 2, sender: "Other sender", subject: "Other subject", preview: "Other preview",
            date: day + 86_400, isRead: false, isLocked: false),
          with(mail) { $0.isRead = false }, with(mail) { $0.isLocked = false })
      ]
    ),
    (
      "Preferences",
      [
        RecordedView(account, AccountViewData(id: "Other", name: "Other name", photo: nil)),
        RecordedView(
          link,
          LinkViewData(
            id: .display, title: "Other title", value: nil, symbol: "sun.max", tint: .systemRed,
            badge: nil)),
        RecordedView(
          flag,
          SwitchViewData(id: .vpn, title: "Other title", symbol: nil, tint: nil, isOn: false)),
      ]
    ),
    (
      "Reminders",
      [
        RecordedView(
          ListViewData(id: 1, name: "Name", open: 5), ListViewData(id: 2, name: "Other", open: 0)),
        RecordedView(
          reminder,
          ReminderViewData(
            id: 2, title: "Other title", due: nil, isOverdue: false, isDone: false,
            isFlagged: false),
          with(reminder) { $0.isOverdue = false }, with(reminder) { $0.isDone = false },
          with(reminder) { $0.isFlagged = false }),
      ]
    ),
    (
      "StoreFront",
      [
        RecordedView(
          shelf, ShelfViewData(id: "Other", title: "Other title", kind: .apps, hasMore: false)),
        RecordedView(
          story, StoryViewData(id: 2, kicker: "Other kicker", title: "Other title", image: nil)),
        RecordedView(
          app,
          AppViewData(
            id: 2, name: "Other name", tagline: "Other tagline", icon: nil, state: .owned,
            rating: 3, price: "Other price", done: nil), with(app) { $0.done = nil },
          with(app) { $0.state = .owned }),
        RecordedView(ScreenshotViewData(id: page), ScreenshotViewData(id: otherPage)),
      ]
    ),
  ]

  /// The screen of each manifest, by its name.
  static let screens: [(name: String, screen: RecordedScreen)] = [
    (
      "Cart",
      RecordedScreen(
        CartViewCreator(), layout: CartLayout.make(), table: nil,
        CartContent(
          items: [item, with(item) { $0.id = 2 }],
          summary: [.line(line), .checkout(CheckoutViewData(canPay: true))]))
    ),
    (
      "Contacts",
      RecordedScreen(
        ContactsViewCreator(), layout: ContactsLayout.make(), table: nil,
        ContactsContent(
          me: [MeViewData(name: "Name")],
          letters: [SectionContent(LetterViewData(id: "A"), items: [contact])]))
    ),
    (
      "Display",
      RecordedScreen(
        DisplayViewCreator(), layout: DisplayLayout.make(), table: nil,
        DisplayContent(
          appearance: [choice], brightness: [.brightness(BrightnessViewData(level: 0.5))]))
    ),
    (
      "Home",
      RecordedScreen(
        HomeViewCreator(), layout: HomeLayout.make(), table: nil, HomeContent(posts: [post]))
    ),
    (
      "Library",
      RecordedScreen(
        LibraryViewCreator(), layout: LibraryLayout.make(), table: nil,
        LibraryContent(
          categories: [category], recentHeader: HeadingViewData(title: "Recent"), recent: [album],
          albumsHeader: HeadingViewData(title: "Albums"),
          albums: [
            with(album) { $0.id = 2 }, with(album) { $0.id = 3 }, with(album) { $0.id = 4 },
          ],
          songsHeader: HeadingViewData(title: "Songs"), songs: [song]))
    ),
    (
      "Mailbox",
      RecordedScreen(
        MailboxViewCreator(), layout: MailboxLayout.make(), table: nil,
        MailboxContent(mails: [mail]))
    ),
    (
      "Preferences",
      RecordedScreen(
        PreferencesViewCreator(), layout: PreferencesLayout.make(), table: nil,
        PreferencesContent(
          account: [account], network: [.switch(flag), .link(link)],
          general: [with(link) { $0.id = .display }]))
    ),
    (
      "Reminders",
      RecordedScreen(
        RemindersViewCreator(), layout: RemindersLayout.make(), table: nil,
        RemindersContent(
          lists: [SectionContent(ListViewData(id: 1, name: "Name", open: 5), items: [reminder])]))
    ),
    (
      "StoreFront",
      RecordedScreen(
        StoreFrontViewCreator(), layout: StoreFrontLayout.make(), table: nil,
        StoreFrontContent(shelves: [
          SectionContent(
            with(shelf) { ($0.id, $0.kind) = ("1", .stories) }, items: [.story(story)]),
          SectionContent(with(shelf) { ($0.id, $0.kind) = ("2", .apps) }, items: [.app(app)]),
          SectionContent(
            with(shelf) { ($0.id, $0.kind) = ("3", .screenshots) },
            items: [.screenshot(ScreenshotViewData(id: page))]),
          SectionContent(shelf, items: [.app(with(app) { $0.id = 2 })]),
        ]))
    ),
  ]
}
#endif
