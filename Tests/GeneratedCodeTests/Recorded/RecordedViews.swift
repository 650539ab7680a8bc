#if canImport(UIKit)
import CellGenRuntime
import Foundation
import UIKit
import ViewRecording

/// Data for each declared view: with everything, and with as little as possible.
@MainActor
enum RecordedViews {
  static let day = Date(timeIntervalSince1970: 1_700_000_000)
  static let otherDay = Date(timeIntervalSince1970: 1_710_000_000)

  static func page(_ name: String) -> URL { URL(string: "https://example.com/\(name)")! }

  /// The views of each manifest, by its name.
  static let all: [(name: String, views: [RecordedView])] = [
    ("Accessories", accessories),
    ("Fading", fading),
    ("Sliding", sliding),
    ("Still", still),
    ("Cards", cards),
    ("Chapters", chapters),
    ("Chests", chests),
    ("Folders", folders),
    ("Dragging", dragging),
    ("Choices", choices),
    ("Editing", editing),
    ("Filters", filters),
    ("Marks", marks),
    ("Picks", picks),
    ("Extremes", extremes),
    ("Forms", forms),
    ("Gallery", gallery),
    ("Gauges", gauges),
    ("Headings", headings),
    ("Titles", titles),
    ("Retrying", retrying),
    ("AccountForm", accountForm),
    ("Chats", chats),
    ("Checkout", checkout),
    ("Menus", menus),
    ("Mixture", mixture),
    ("Pictures", pictures),
    ("Pinned", pinned),
    ("Placed", placed),
    ("Places", places),
    ("PlainRows", plainRows),
    ("MoreRealCells", moreRealCells),
    ("RealCells", realCells),
    ("Repeated", repeated),
    ("RichTexts", richTexts),
    ("Board", board),
    ("Depot", depot),
    ("Layers", layers),
    ("Ledger", ledger),
    ("Listing", listing),
    ("Mailbox", mailbox),
    ("Panel", panel),
    ("Remarks", remarks),
    ("Rows", rows),
    ("Spoken", spoken),
    ("Strips", strips),
    ("Tickets", tickets),
    ("Wishes", wishes),
    ("Chronicle", chronicle),
    ("Talk", talk),
    ("Sights", sights),
    ("Stamps", stamps),
    ("Separators", separators),
    ("Gaps", gaps),
    ("Shelves", shelves),
    ("Spans", spans),
    ("Parcels", parcels),
    ("StateTexts", stateTexts),
    ("Studio", studio),
    ("Counter", counter),
    ("Queue", queue),
    ("Turning", turning),
    ("Values", values),
    ("Waterfall", waterfall),
    ("Essays", essays),
    ("SwiftUIViews", fair),
  ]
}

extension RecordedViews {
  static let accessories: [RecordedView] = [
    RecordedView(
      DrawerHeadingViewData(title: "Title"),
      DrawerHeadingViewData(title: "Other title")),
    RecordedView(
      DrawerViewData(id: 1, name: "Name", unread: 5, level: 6),
      DrawerViewData(id: 2, name: "Other name", unread: nil, level: 2),
      DrawerViewData(id: 1, name: "Name")),
    RecordedView(
      DrawerLabelViewData(id: 1, name: "Name", isChosen: true, isShared: true),
      DrawerLabelViewData(id: 2, name: "Other name", isChosen: false, isShared: false),
      DrawerLabelViewData(id: 1, name: "Name", isChosen: false, isShared: false),
      DrawerLabelViewData(id: 1, name: "Name", isChosen: true)),
    RecordedView(
      DrawerAlertsViewData(id: 1, title: "Title", isOn: true),
      DrawerAlertsViewData(id: 2, title: "Other title", isOn: false),
      DrawerAlertsViewData(id: 1, title: "Title", isOn: false)),
    RecordedView(
      DrawerContactViewData(
        id: 1, name: "Name", number: "Number", state: .online, status: "Status", sign: "Sign"),
      DrawerContactViewData(
        id: 2, name: "Other name", number: nil, state: .away, status: "Other status", sign: nil),
      DrawerContactViewData(
        id: 1, name: "Name", number: "Number", state: .offline, status: "Status", sign: "Sign"),
      DrawerContactViewData(id: 1, name: "Name", state: .online)),
  ]

  static let fading: [RecordedView] = [
    RecordedView(
      FadingGroupViewData(id: 1, name: "Name"),
      FadingGroupViewData(id: 2, name: "Other name")),
    RecordedView(
      FadingNoteViewData(id: 1, text: "Text"),
      FadingNoteViewData(id: 2, text: "Other text")),
  ]

  static let sliding: [RecordedView] = [
    RecordedView(
      SlidingNoteViewData(id: 1, text: "Text"),
      SlidingNoteViewData(id: 2, text: "Other text"))
  ]

  static let still: [RecordedView] = [
    RecordedView(
      StillGroupViewData(id: 1, name: "Name"),
      StillGroupViewData(id: 2, name: "Other name")),
    RecordedView(
      StillNoteViewData(id: 1, text: "Text"),
      StillNoteViewData(id: 2, text: "Other text")),
  ]

  static let cards: [RecordedView] = [
    RecordedView(
      CardFactViewData(id: 1, title: "Title"),
      CardFactViewData(id: 2, title: "Other title"))
  ]

  static let chapters: [RecordedView] = [
    RecordedView(
      ChapterViewData(id: 1, title: "Title"),
      ChapterViewData(id: 2, title: "Other title")),
    RecordedView(
      VerseViewData(id: 1, text: "Text"),
      VerseViewData(id: 2, text: "Other text")),
  ]

  static let chests: [RecordedView] = [
    RecordedView(
      ThingViewData(id: 1, title: "Title"),
      ThingViewData(id: 2, title: "Other title"))
  ]

  static let folders: [RecordedView] = [
    RecordedView(
      NoteFolderViewData(id: 1, name: "Name", isShut: true),
      NoteFolderViewData(id: 2, name: "Other name", isShut: nil)),
    RecordedView(
      JottingViewData(id: 1, title: "Title"),
      JottingViewData(id: 2, title: "Other title")),
  ]

  static let dragging: [RecordedView] = [
    RecordedView(
      StickyViewData(id: 1, title: "Title"),
      StickyViewData(id: 2, title: "Other title")),
    RecordedView(
      MarkerViewData(id: 1, name: "Name"),
      MarkerViewData(id: 2, name: "Other name")),
  ]

  static let choices: [RecordedView] = [
    RecordedView(
      OptionViewData(id: 1, title: "Title"),
      OptionViewData(id: 2, title: "Other title"))
  ]

  static let editing: [RecordedView] = [
    RecordedView(
      ErrandViewData(id: 1, title: "Title", mayGo: true),
      ErrandViewData(id: 2, title: "Other title", mayGo: false),
      ErrandViewData(id: 1, title: "Title", mayGo: false),
      ErrandViewData(id: 1, title: "Title")),
    RecordedView(
      IdeaViewData(id: 1, title: "Title"),
      IdeaViewData(id: 2, title: "Other title")),
  ]

  static let filters: [RecordedView] = [
    RecordedView(
      FilterViewData(id: 1, title: "Title"),
      FilterViewData(id: 2, title: "Other title")),
    RecordedView(
      FilterNoteViewData(id: 1, text: "Text"),
      FilterNoteViewData(id: 2, text: "Other text"),
      FilterNoteViewData(id: 1)),
  ]

  static let marks: [RecordedView] = [
    RecordedView(
      MarkNoteViewData(text: "Text"),
      MarkNoteViewData(text: "Other text")),
    RecordedView(
      MarkViewData(id: 1, title: "Title"),
      MarkViewData(id: 2, title: "Other title")),
  ]

  static let picks: [RecordedView] = [
    RecordedView(
      PickViewData(id: 1, title: "Title"),
      PickViewData(id: 2, title: "Other title"))
  ]

  static let extremes: [RecordedView] = [
    RecordedView(
      ExtremeViewData(
        id: 1, number: 0.5, maybe: 0.5, whole: 6, big: 4, size: 0.5, date: RecordedViews.day,
        other: RecordedViews.day, last: RecordedViews.day, length: 90, span: .seconds(90), pause: 90
      ),
      ExtremeViewData(
        id: 2, number: 0.25, maybe: nil, whole: 2, big: 5, size: 0.25, date: RecordedViews.otherDay,
        other: nil, last: RecordedViews.otherDay, length: 30, span: .seconds(30), pause: nil)),
    RecordedView(
      ReadingViewData(id: 0.5, name: "Name"),
      ReadingViewData(id: 0.25, name: "Other name")),
  ]

  static let forms: [RecordedView] = [
    RecordedView(
      SignUpFieldViewData(
        id: .name, title: "Title", text: "Text", isShown: true, isCorrected: true),
      SignUpFieldViewData(
        id: .email, title: "Other title", text: "Other text", isShown: false, isCorrected: nil),
      SignUpFieldViewData(
        id: .website, title: "Title", text: "Text", isShown: true, isCorrected: true),
      SignUpFieldViewData(
        id: .password, title: "Title", text: "Text", isShown: true, isCorrected: true),
      SignUpFieldViewData(
        id: .code, title: "Title", text: "Text", isShown: true, isCorrected: true),
      SignUpFieldViewData(
        id: .name, title: "Title", text: "Text", isShown: false, isCorrected: true),
      SignUpFieldViewData(id: .name, title: "Title", text: "Text")),
    RecordedView(
      SignUpPasswordViewData(id: 1, password: "Password", isShown: true, type: .emailAddress),
      SignUpPasswordViewData(id: 2, password: "Other password", isShown: false, type: .username),
      SignUpPasswordViewData(id: 1, password: "Password", isShown: false, type: .emailAddress)),
    RecordedView(
      SignUpRemarkViewData(id: 1, remark: "Remark", isCode: true, capitals: .words),
      SignUpRemarkViewData(id: 2, remark: "Other remark", isCode: false, capitals: .none),
      SignUpRemarkViewData(id: 1, remark: "Remark", isCode: false, capitals: .words)),
  ]

  static let gallery: [RecordedView] = [
    RecordedView(
      PhotoWallViewData(
        id: 1,
        tiles: [
          WallTileViewData(title: "Title", ratio: 0.5),
          WallTileViewData(title: "Other title", ratio: 0.25),
        ], tags: ["Tags", "Other tags"], columnCount: 6, gap: 0.5),
      PhotoWallViewData(
        id: 2, tiles: [WallTileViewData(title: "Other title", ratio: 0.25)], tags: ["Other tags"],
        columnCount: 2, gap: 0.25)),
    RecordedView(
      WallTileViewData(title: "Title", ratio: 0.5),
      WallTileViewData(title: "Other title", ratio: 0.25),
      WallTileViewData(title: "Title")),
  ]

  static let gauges: [RecordedView] = [
    RecordedView(
      GaugeCardViewData(
        id: 1, level: 0.5, count: 5, by: 0.5, note: "Note", kind: .plain, isBig: true,
        face: .boldSystemFont(ofSize: 20)),
      GaugeCardViewData(
        id: 2, level: 0.25, count: 2, by: 0.25, note: "Other note", kind: .fancy, isBig: false,
        face: .systemFont(ofSize: 10)),
      GaugeCardViewData(
        id: 1, level: 0.5, count: 5, by: 0.5, note: "Note", kind: .plain, isBig: false,
        face: .boldSystemFont(ofSize: 20))),
    RecordedView(
      GaugeRowViewData(id: 1, name: "Name", logo: UIImage(systemName: "star")!, isBig: true),
      GaugeRowViewData(
        id: 2, name: "Other name", logo: UIImage(systemName: "house")!, isBig: false),
      GaugeRowViewData(id: 1, name: "Name", logo: UIImage(systemName: "star")!, isBig: false)),
  ]

  static let headings: [RecordedView] = [
    RecordedView(
      ProfileSettingViewData(id: "Id", name: "Name"),
      ProfileSettingViewData(id: "Other id", name: "Other name")),
    RecordedView(
      ProfileNoteViewData(text: "Text"),
      ProfileNoteViewData(text: "Other text")),
    RecordedView(
      ProfileOwnerViewData(name: "Name", motto: "Motto"),
      ProfileOwnerViewData(name: "Other name", motto: nil)),
  ]

  static let titles: [RecordedView] = [
    RecordedView(
      InboxMailViewData(id: 1, subject: "Subject"),
      InboxMailViewData(id: 2, subject: "Other subject"))
  ]

  static let retrying: [RecordedView] = [
    RecordedView(
      RetriedPhotoViewData(id: 1, title: "Title", photo: RecordedViews.page("photo")),
      RetriedPhotoViewData(id: 2, title: "Other title", photo: nil)),
    RecordedView(
      RetriedPosterViewData(id: 1, poster: RecordedViews.page("poster"), name: "Name"),
      RetriedPosterViewData(id: 2, poster: RecordedViews.page("other"), name: "Other name")),
    RecordedView(
      RetriedTileViewData(id: 1, picture: RecordedViews.page("picture")),
      RetriedTileViewData(id: 2, picture: RecordedViews.page("other"))),
  ]

  static let accountForm: [RecordedView] = [
    RecordedView(
      AccountHeadingViewData(title: "Title"),
      AccountHeadingViewData(title: "Other title")),
    RecordedView(
      NameRowViewData(name: "Name", hint: "Hint"),
      NameRowViewData(name: "Other name", hint: nil)),
    RecordedView(
      AlertsRowViewData(isOn: true),
      AlertsRowViewData(isOn: false)),
    RecordedView(
      TextSizeRowViewData(size: 0.5),
      TextSizeRowViewData(size: 0.25)),
    RecordedView(
      ThemeRowViewData(theme: .light),
      ThemeRowViewData(theme: .dark),
      ThemeRowViewData(theme: .system)),
    RecordedView(
      BirthdayRowViewData(birthday: RecordedViews.day),
      BirthdayRowViewData(birthday: RecordedViews.otherDay)),
    RecordedView(
      SignOutRowViewData(email: "Email"),
      SignOutRowViewData(email: "Other email")),
  ]

  static let chats: [RecordedView] = [
    RecordedView(
      ChatViewData(
        id: 1, sender: "Sender", text: "Text", sentAt: RecordedViews.day, unread: 7, length: 90,
        isMuted: true),
      ChatViewData(
        id: 2, sender: "Other sender", text: "Other text", sentAt: RecordedViews.otherDay,
        unread: nil,
        length: nil, isMuted: false),
      ChatViewData(
        id: 1, sender: "Sender", text: "Text", sentAt: RecordedViews.day, unread: 7, length: 90,
        isMuted: false),
      ChatViewData(id: 1, sender: "Sender", text: "Text", sentAt: RecordedViews.day))
  ]

  static let checkout: [RecordedView] = [
    RecordedView(
      CartLineViewData(
        id: 1, name: "Name", price: 12.5, currency: "Currency", quantity: 7, stock: 8),
      CartLineViewData(
        id: 2, name: "Other name", price: 7, currency: "Other currency", quantity: 2, stock: 2)),
    RecordedView(
      CartNoteViewData(note: "Note"),
      CartNoteViewData(note: "Other note")),
    RecordedView(
      CartTotalViewData(
        amount: 12.5, currency: "Currency", saved: 0.5, arrival: RecordedViews.day, distance: 0.5),
      CartTotalViewData(
        amount: 7, currency: "Other currency", saved: nil, arrival: RecordedViews.otherDay,
        distance: 0.25)),
    RecordedView(
      CartPayViewData(canPay: true, isPaying: true),
      CartPayViewData(canPay: false, isPaying: false)),
  ]

  static let menus: [RecordedView] = [
    RecordedView(
      ShipmentViewData(id: 1, title: "Title", isMuted: true, canReturn: true, tracking: "Tracking"),
      ShipmentViewData(
        id: 2, title: "Other title", isMuted: false, canReturn: false, tracking: nil),
      ShipmentViewData(
        id: 1, title: "Title", isMuted: false, canReturn: false, tracking: "Tracking"),
      ShipmentViewData(id: 1, title: "Title")),
    RecordedView(
      PostcardViewData(id: 1, text: "Text"),
      PostcardViewData(id: 2, text: "Other text")),
    RecordedView(
      PostmarkViewData(id: 1, country: "Country", isTorn: true),
      PostmarkViewData(id: 2, country: "Other country", isTorn: false),
      PostmarkViewData(id: 1, country: "Country", isTorn: false),
      PostmarkViewData(id: 1, country: "Country")),
    RecordedView(
      PackageViewData(id: 1, title: "Title", isOnItsWay: true),
      PackageViewData(id: 2, title: "Other title", isOnItsWay: false),
      PackageViewData(id: 1, title: "Title", isOnItsWay: false)),
  ]

  static let mixture: [RecordedView] = [
    RecordedView(
      MixtureNoteViewData(id: 1, text: "Text", isDone: true),
      MixtureNoteViewData(id: 2, text: "Other text", isDone: false),
      MixtureNoteViewData(id: 1, text: "Text", isDone: false),
      MixtureNoteViewData(id: 1, text: "Text")),
    RecordedView(
      MixtureTileViewData(id: 1, text: "Text"),
      MixtureTileViewData(id: 2, text: "Other text")),
    RecordedView(
      MixtureHeadingViewData(title: "Title"),
      MixtureHeadingViewData(title: "Other title")),
  ]

  static let pictures: [RecordedView] = [
    RecordedView(
      PicturedNoticeViewData(
        id: 1, title: "Title", isPinned: true, isMine: true, likes: 7, tint: .systemRed,
        logo: UIImage(systemName: "star")!, mood: .glad),
      PicturedNoticeViewData(
        id: 2, title: "Other title", isPinned: false, isMine: false, likes: 2, tint: .systemBlue,
        logo: nil, mood: .calm),
      PicturedNoticeViewData(
        id: 1, title: "Title", isPinned: true, isMine: true, likes: 7, tint: .systemRed,
        logo: UIImage(systemName: "star")!, mood: .sad),
      PicturedNoticeViewData(
        id: 1, title: "Title", isPinned: false, isMine: false, likes: 7, tint: .systemRed,
        logo: UIImage(systemName: "star")!, mood: .glad),
      PicturedNoticeViewData(
        id: 1, title: "Title", isPinned: true, isMine: true, likes: 7, mood: .glad)),
    RecordedView(
      RingViewData(id: 1, title: "Title", isOn: true, isMuted: true, isLoud: true),
      RingViewData(id: 2, title: "Other title", isOn: false, isMuted: false, isLoud: false),
      RingViewData(id: 1, title: "Title", isOn: false, isMuted: false, isLoud: false)),
    RecordedView(
      FlyerViewData(id: 1, photo: RecordedViews.page("photo"), price: "Price", isSold: true),
      FlyerViewData(id: 2, photo: RecordedViews.page("other"), price: "Other price", isSold: false),
      FlyerViewData(id: 1, photo: RecordedViews.page("photo"), price: "Price", isSold: false)),
  ]

  static let pinned: [RecordedView] = [
    RecordedView(
      PinPictureViewData(id: 1, name: "Name"),
      PinPictureViewData(id: 2, name: "Other name")),
    RecordedView(
      PinTitleViewData(title: "Title"),
      PinTitleViewData(title: "Other title")),
    RecordedView(
      PinTotalViewData(text: "Text"),
      PinTotalViewData(text: "Other text")),
    RecordedView(
      PinMonthViewData(name: "Name", isOver: true),
      PinMonthViewData(name: "Other name", isOver: false)),
    RecordedView(
      PinNoteViewData(text: "Text", isUrgent: true),
      PinNoteViewData(text: "Other text", isUrgent: false)),
    RecordedView(
      PinAlbumViewData(id: "Id", name: "Name", isLarge: true),
      PinAlbumViewData(id: "Other id", name: "Other name", isLarge: false),
      PinAlbumViewData(id: "Id", name: "Name", isLarge: false)),
  ]

  static let placed: [RecordedView] = [
    RecordedView(
      GarmentViewData(id: 1, name: "Name", isChosen: true, washes: 6, isShared: true),
      GarmentViewData(id: 2, name: "Other name", isChosen: false, washes: nil, isShared: false),
      GarmentViewData(id: 1, name: "Name", isChosen: false, washes: 6, isShared: false),
      GarmentViewData(id: 1, name: "Name", isChosen: true)),
    RecordedView(
      GarmentLampViewData(id: 1, name: "Name", isOn: true),
      GarmentLampViewData(id: 2, name: "Other name", isOn: false),
      GarmentLampViewData(id: 1, name: "Name", isOn: false)),
    RecordedView(
      HangerViewData(id: 1, name: "Name", isChosen: true),
      HangerViewData(id: 2, name: "Other name", isChosen: false),
      HangerViewData(id: 1, name: "Name", isChosen: false)),
  ]

  static let places: [RecordedView] = [
    RecordedView(
      PlaceCardViewData(
        id: 1, title: "Title", note: "Note", gap: 0.5, most: 7, level: 0.5, isOpen: true,
        photo: RecordedViews.page("photo")),
      PlaceCardViewData(
        id: 2, title: "Other title", note: "Other note", gap: 0.25, most: 2, level: 0.25,
        isOpen: false, photo: RecordedViews.page("other")),
      PlaceCardViewData(
        id: 1, title: "Title", note: "Note", gap: 0.5, most: 7, level: 0.5, isOpen: false,
        photo: RecordedViews.page("photo")))
  ]

  static let plainRows: [RecordedView] = [
    RecordedView(
      TweakViewData(id: "Id", title: "Title", state: "State", symbol: "Symbol", tint: .systemRed),
      TweakViewData(
        id: "Other id", title: "Other title", state: nil, symbol: "Other symbol", tint: .systemBlue)
    ),
    RecordedView(
      TweakSwitchViewData(id: "Id", title: "Title", isOn: true, isRisky: true),
      TweakSwitchViewData(id: "Other id", title: "Other title", isOn: false, isRisky: false),
      TweakSwitchViewData(id: "Id", title: "Title", isOn: false, isRisky: false),
      TweakSwitchViewData(id: "Id", title: "Title", isOn: true)),
    RecordedView(
      AcquaintanceViewData(
        id: 1, name: "Name", company: "Company", photo: UIImage(systemName: "star")!, calls: 7),
      AcquaintanceViewData(id: 2, name: "Other name", company: nil, photo: nil, calls: 2)),
    RecordedView(
      InvoiceViewData(
        id: 1, number: "Number", total: 12.5, due: RecordedViews.day, isLate: true,
        stamp: UIImage(systemName: "star")!),
      InvoiceViewData(
        id: 2, number: "Other number", total: 7, due: RecordedViews.otherDay, isLate: false,
        stamp: nil
      ),
      InvoiceViewData(
        id: 1, number: "Number", total: 12.5, due: RecordedViews.day, isLate: false,
        stamp: UIImage(systemName: "star")!)),
    RecordedView(
      VisitViewData(id: 1, place: "Place", day: RecordedViews.day, isHome: true),
      VisitViewData(id: 2, place: "Other place", day: RecordedViews.otherDay, isHome: false),
      VisitViewData(id: 1, place: "Place", day: RecordedViews.day, isHome: false)),
    RecordedView(
      SignOutViewData(name: "Name"),
      SignOutViewData(name: "Other name")),
  ]

  static let moreRealCells: [RecordedView] = [
    RecordedView(
      SendTabViewData(text: "Text"),
      SendTabViewData(text: "Other text")),
    RecordedView(
      EpisodeLimitViewData(message: "Message"),
      EpisodeLimitViewData(message: "Other message")),
    RecordedView(
      StatViewData(id: "Id", icon: "Icon", name: "Name", value: "Value"),
      StatViewData(id: "Other id", icon: nil, name: "Other name", value: "Other value")),
    RecordedView(
      WalletTokenViewData(
        id: "Id", icon: RecordedViews.page("icon"), amount: "Amount", name: "Name", isShown: true),
      WalletTokenViewData(
        id: "Other id", icon: nil, amount: "Other amount", name: "Other name", isShown: false),
      WalletTokenViewData(
        id: "Id", icon: RecordedViews.page("icon"), amount: "Amount", name: "Name", isShown: false)),
    RecordedView(
      ListStepViewData(id: 1, number: "Number", text: "Text"),
      ListStepViewData(id: 2, number: nil, text: nil)),
    RecordedView(
      CollectibleViewData(name: "Name", count: "Count", picture: RecordedViews.page("picture")),
      CollectibleViewData(name: "Other name", count: "Other count", picture: nil)),
    RecordedView(
      CollectiblePairViewData(
        id: "Id",
        left: CollectibleViewData(
          name: "Name", count: "Count", picture: RecordedViews.page("picture")),
        right: CollectibleViewData(
          name: "Name", count: "Count", picture: RecordedViews.page("picture"))),
      CollectiblePairViewData(
        id: "Other id",
        left: CollectibleViewData(name: "Other name", count: "Other count", picture: nil),
        right: nil)),
    RecordedView(
      NewFeaturesViewData(title: "Title"),
      NewFeaturesViewData(title: "Other title")),
    RecordedView(
      NetworkViewData(id: "Id", title: "Title", image: RecordedViews.page("image")),
      NetworkViewData(id: "Other id", title: "Other title", image: nil)),
    RecordedView(
      HistoryEntryViewData(
        id: 1, icon: RecordedViews.page("icon"), title: "Title", address: "Address"),
      HistoryEntryViewData(id: 2, icon: nil, title: "Other title", address: "Other address")),
    RecordedView(
      SpaceChildViewData(
        id: "Id", avatar: RecordedViews.page("avatar"), color: .systemRed, name: "Name", members: 7,
        topic: "Topic", isSuggested: true),
      SpaceChildViewData(
        id: "Other id", avatar: nil, color: .systemBlue, name: "Other name", members: 2, topic: nil,
        isSuggested: false),
      SpaceChildViewData(
        id: "Id", avatar: RecordedViews.page("avatar"), color: .systemRed, name: "Name", members: 7,
        topic: "Topic", isSuggested: false)),
    RecordedView(
      ProfilePhotoViewData(
        hint: "Hint", photo: UIImage(systemName: "star")!, name: "Name", color: .systemRed,
        isVerified: true),
      ProfilePhotoViewData(
        hint: "Other hint", photo: nil, name: "Other name", color: .systemBlue, isVerified: false),
      ProfilePhotoViewData(
        hint: "Hint", photo: UIImage(systemName: "star")!, name: "Name", color: .systemRed,
        isVerified: false)),
    RecordedView(
      ChainViewData(
        id: 1, icon: "Icon", name: "Name", detail: "Detail", warning: UIImage(systemName: "star")!,
        isChosen: true, isAvailable: true, hasLineAbove: true),
      ChainViewData(
        id: 2, icon: "Other icon", name: "Other name", detail: "Other detail", warning: nil,
        isChosen: false, isAvailable: false, hasLineAbove: false),
      ChainViewData(
        id: 1, icon: "Icon", name: "Name", detail: "Detail", warning: UIImage(systemName: "star")!,
        isChosen: false, isAvailable: false, hasLineAbove: false)),
  ]

  static let realCells: [RecordedView] = [
    RecordedView(
      ReactionViewData(id: "Id", emoji: "Emoji", count: 5, isMine: true),
      ReactionViewData(id: "Other id", emoji: "Other emoji", count: 2, isMine: false),
      ReactionViewData(id: "Id", emoji: "Emoji", count: 5, isMine: false)),
    RecordedView(
      CustomerInfoViewData(
        id: "Id", title: "Title", name: "Name", address: "Address", canEdit: true, canAdd: true,
        addTitle: "Add title", editLabel: "Edit label"),
      CustomerInfoViewData(
        id: "Other id", title: nil, name: nil, address: nil, canEdit: false, canAdd: false,
        addTitle: "Other add title", editLabel: "Other edit label"),
      CustomerInfoViewData(
        id: "Id", title: "Title", name: "Name", address: "Address", canEdit: false, canAdd: false,
        addTitle: "Add title", editLabel: "Edit label")),
    RecordedView(
      PersonViewData(
        id: "Id", login: "Login", avatar: RecordedViews.page("avatar"), check: "Check"),
      PersonViewData(
        id: "Other id", login: "Other login", avatar: RecordedViews.page("other"), check: nil)),
    RecordedView(
      TodoViewData(
        id: "Id", icon: "Icon", badge: "Badge", context: "Context", contextColor: .systemRed,
        title: "Title", step: "Step", due: "Due", grading: "Grading"),
      TodoViewData(
        id: "Other id", icon: "Other icon", badge: nil, context: "Other context",
        contextColor: .systemBlue, title: "Other title", step: nil, due: "Other due", grading: nil)),
    RecordedView(
      ServerViewData(id: "Id", domain: "Domain", hasSeparator: true),
      ServerViewData(id: "Other id", domain: "Other domain", hasSeparator: false),
      ServerViewData(id: "Id", domain: "Domain", hasSeparator: false),
      ServerViewData(id: "Id", domain: "Domain")),
    RecordedView(
      CredentialViewData(
        id: "Id", title: "Title", subtitle: "Subtitle", icon: UIImage(systemName: "star")!),
      CredentialViewData(
        id: "Other id", title: "Other title", subtitle: "Other subtitle", icon: nil)),
    RecordedView(
      IssueViewData(
        id: 1, title: "Title", state: .open, assignee: RecordedViews.page("assignee"),
        author: "Author", isPinned: true, votes: 0.5),
      IssueViewData(
        id: 2, title: "Other title", state: .merged, assignee: nil, author: "Other author",
        isPinned: false, votes: 0.25),
      IssueViewData(
        id: 1, title: "Title", state: .closed, assignee: RecordedViews.page("assignee"),
        author: "Author", isPinned: true, votes: 0.5),
      IssueViewData(
        id: 1, title: "Title", state: .open, assignee: RecordedViews.page("assignee"),
        author: "Author", isPinned: false, votes: 0.5)),
    RecordedView(
      GalleryViewData(id: 1, photo: RecordedViews.page("photo"), caption: "Caption", isNew: true),
      GalleryViewData(id: 2, photo: RecordedViews.page("other"), caption: nil, isNew: false),
      GalleryViewData(id: 1, photo: RecordedViews.page("photo"), caption: "Caption", isNew: false)),
    RecordedView(
      PlayerViewData(id: 1, title: "Title", artist: "Artist", isPlaying: true, tint: .systemRed),
      PlayerViewData(id: 2, title: "Other title", artist: nil, isPlaying: false, tint: nil),
      PlayerViewData(id: 1, title: "Title", artist: "Artist", isPlaying: false, tint: .systemRed)),
    RecordedView(
      HintViewData(id: 1, text: "Text"),
      HintViewData(id: 2, text: "Other text")),
  ]

  static let repeated: [RecordedView] = [
    RecordedView(
      AgendaProjectViewData(id: "Id", name: "Name", openCount: 5),
      AgendaProjectViewData(id: "Other id", name: "Other name", openCount: 2)),
    RecordedView(
      AgendaTaskViewData(id: 1, title: "Title", isDone: true),
      AgendaTaskViewData(id: 2, title: "Other title", isDone: false),
      AgendaTaskViewData(id: 1, title: "Title", isDone: false),
      AgendaTaskViewData(id: 1, title: "Title")),
    RecordedView(
      AgendaRemarkViewData(id: "Id", text: "Text"),
      AgendaRemarkViewData(id: "Other id", text: "Other text")),
  ]

  static let richTexts: [RecordedView] = [
    RecordedView(
      ArticleViewData(
        id: 1, title: "Title", author: "Author", section: "Section",
        teaser: AttributedString("Teaser"), footnote: AttributedString("Footnote"), oldPrice: 12.5,
        isSold: true),
      ArticleViewData(
        id: 2, title: "Other title", author: "Other author", section: nil,
        teaser: AttributedString("Other teaser"), footnote: nil, oldPrice: nil, isSold: false),
      ArticleViewData(
        id: 1, title: "Title", author: "Author", section: "Section",
        teaser: AttributedString("Teaser"), footnote: AttributedString("Footnote"), oldPrice: 12.5,
        isSold: false),
      ArticleViewData(id: 1, title: "Title", author: "Author", teaser: AttributedString("Teaser"))),
    RecordedView(
      CommentViewData(id: 1, body: "Body", reply: AttributedString("Reply"), isHidden: true),
      CommentViewData(id: 2, body: "Other body", reply: nil, isHidden: false),
      CommentViewData(id: 1, body: "Body", reply: AttributedString("Reply"), isHidden: false),
      CommentViewData(id: 1, body: "Body")),
    RecordedView(
      OpinionViewData(id: 1, title: "Title", text: "Text", isOpen: true, titleLines: 7),
      OpinionViewData(
        id: 2, title: "Other title", text: "Other text", isOpen: false, titleLines: 2),
      OpinionViewData(id: 1, title: "Title", text: "Text", isOpen: false, titleLines: 7),
      OpinionViewData(id: 1, title: "Title", text: "Text")),
  ]

  static let board: [RecordedView] = [
    RecordedView(
      CardViewData(id: 1, text: "Text"),
      CardViewData(id: 2, text: "Other text")),
    RecordedView(
      NoteViewData(id: 1, text: "Text"),
      NoteViewData(id: 2, text: "Other text")),
    RecordedView(
      ColumnViewData(title: "Title"),
      ColumnViewData(title: "Other title")),
  ]

  static let depot: [RecordedView] = [
    RecordedView(
      CrateViewData(id: 1, name: "Name"),
      CrateViewData(id: 2, name: "Other name")),
    RecordedView(
      BoxViewData(id: 1, title: "Title"),
      BoxViewData(id: 2, title: "Other title")),
    RecordedView(
      StickerViewData(id: 1, text: "Text"),
      StickerViewData(id: 2, text: "Other text")),
    RecordedView(
      PalletViewData(id: 1, name: "Name"),
      PalletViewData(id: 2, name: "Other name")),
    RecordedView(
      SloganViewData(text: "Text"),
      SloganViewData(text: "Other text")),
    RecordedView(
      FloorViewData(title: "Title"),
      FloorViewData(title: "Other title")),
  ]

  static let layers: [RecordedView] = [
    RecordedView(
      ClipViewData(
        id: 1, title: "Title", image: UIImage(systemName: "star")!, isOpen: true, played: 0.5),
      ClipViewData(id: 2, title: nil, image: nil, isOpen: false, played: 0.25),
      ClipViewData(
        id: 1, title: "Title", image: UIImage(systemName: "star")!, isOpen: false, played: 0.5))
  ]

  static let ledger: [RecordedView] = [
    RecordedView(
      BookingViewData(id: 1, amount: "Amount"),
      BookingViewData(id: 2, amount: "Other amount")),
    RecordedView(
      RefundViewData(id: 1, amount: "Amount"),
      RefundViewData(id: 2, amount: "Other amount")),
  ]

  static let listing: [RecordedView] = [
    RecordedView(
      TitleViewData(title: "Title", subtitle: "Subtitle", price: 12.5, isFavorite: true),
      TitleViewData(title: "Other title", subtitle: nil, price: 7, isFavorite: false),
      TitleViewData(title: "Title", subtitle: "Subtitle", price: 12.5, isFavorite: false),
      TitleViewData(title: "Title")),
    RecordedView(
      PhotoViewData(url: RecordedViews.page("url"), caption: "Caption"),
      PhotoViewData(url: RecordedViews.page("other"), caption: nil)),
    RecordedView(
      ProductTitleViewData(name: "Name", maker: "Maker"),
      ProductTitleViewData(name: "Other name", maker: "Other maker")),
    RecordedView(
      ReviewViewData(id: 1, author: Author(name: "Author"), text: "Text"),
      ReviewViewData(id: 2, author: Author(name: "Author"), text: "Other text")),
    RecordedView(
      PromoViewData(id: "Id", text: "Text"),
      PromoViewData(id: "Other id", text: "Other text")),
    RecordedView(
      SectionHeaderViewData(title: "Title"),
      SectionHeaderViewData(title: "Other title")),
    RecordedView(
      SectionFooterViewData(note: "Note", link: "Link"),
      SectionFooterViewData(note: "Other note", link: nil)),
  ]

  static let mailbox: [RecordedView] = [
    RecordedView(
      SuggestionViewData(id: 1, text: "Text"),
      SuggestionViewData(id: 2, text: "Other text")),
    RecordedView(
      MessageViewData(id: 1, sender: "Sender", subject: "Subject", excerpt: "Excerpt"),
      MessageViewData(id: 2, sender: "Other sender", subject: "Other subject", excerpt: nil)),
    RecordedView(
      DraftViewData(id: 1, recipient: "Recipient", subject: "Subject"),
      DraftViewData(id: 2, recipient: "Other recipient", subject: "Other subject")),
    RecordedView(
      FolderViewData(name: "Name", count: 4),
      FolderViewData(name: "Other name", count: 2)),
    RecordedView(
      SmartFolderViewData(name: "Name", query: "Query"),
      SmartFolderViewData(name: "Other name", query: "Other query")),
    RecordedView(
      ContactViewData(id: 1, name: "Name"),
      ContactViewData(id: 2, name: "Other name")),
    RecordedView(
      BannerViewData(id: 1, text: "Text"),
      BannerViewData(id: 2, text: "Other text")),
    RecordedView(
      HeadingViewData(title: "Title"),
      HeadingViewData(title: "Other title")),
    RecordedView(
      SummaryViewData(text: "Text", hint: "Hint"),
      SummaryViewData(text: "Other text", hint: nil)),
  ]

  static let panel: [RecordedView] = [
    RecordedView(
      PanelNoteViewData(id: 1, note: "Note", other: "Other"),
      PanelNoteViewData(id: 2, note: "Other note", other: nil)),
    RecordedView(
      PanelStoryViewData(id: 1, story: "Story"),
      PanelStoryViewData(id: 2, story: "Other story")),
    RecordedView(
      PanelKnobsViewData(
        id: 1, volume: 0.5, level: 5, quantity: 6, stock: 7, sort: .newest, size: 9,
        due: RecordedViews.day, isBusy: true, done: 0.5),
      PanelKnobsViewData(
        id: 2, volume: 0.25, level: 2, quantity: 2, stock: 2, sort: .price, size: 2,
        due: RecordedViews.otherDay, isBusy: false, done: 0.25),
      PanelKnobsViewData(
        id: 1, volume: 0.5, level: 5, quantity: 6, stock: 7, sort: .newest, size: 9,
        due: RecordedViews.day, isBusy: false, done: 0.5)),
    RecordedView(
      PanelMenuViewData(id: 1, name: "Name"),
      PanelMenuViewData(id: 2, name: "Other name")),
  ]

  static let remarks: [RecordedView] = [
    RecordedView(
      RemarkHeadingViewData(title: "Title"),
      RemarkHeadingViewData(title: "Other title")),
    RecordedView(
      RemarkBadgeViewData(name: "Name"),
      RemarkBadgeViewData(name: "Other name")),
    RecordedView(
      RemarkViewData(
        id: 1, text: "Text", summary: "Summary", rating: "Rating", isLiked: true,
        shareTitle: "Share title", badge: RemarkBadgeViewData(name: "Name")),
      RemarkViewData(
        id: 2, text: "Other text", summary: nil, rating: nil, isLiked: false, shareTitle: nil,
        badge: nil),
      RemarkViewData(
        id: 1, text: "Text", summary: "Summary", rating: "Rating", isLiked: false,
        shareTitle: "Share title", badge: RemarkBadgeViewData(name: "Name")),
      RemarkViewData(id: 1, text: "Text")),
    RecordedView(
      RemarkReminderViewData(
        id: 1, reminder: "Reminder", isPinned: true, mood: .calm, place: "Place"),
      RemarkReminderViewData(id: 2, reminder: nil, isPinned: false, mood: .loud, place: nil),
      RemarkReminderViewData(
        id: 1, reminder: "Reminder", isPinned: true, mood: .shy, place: "Place"),
      RemarkReminderViewData(
        id: 1, reminder: "Reminder", isPinned: false, mood: .calm, place: "Place"),
      RemarkReminderViewData(id: 1)),
    RecordedView(
      RemarkFollowViewData(id: 1, name: "Name", isFollowed: true, isOpen: true, part: 0.5),
      RemarkFollowViewData(id: 2, name: "Other name", isFollowed: false, isOpen: false, part: 0.25),
      RemarkFollowViewData(id: 1, name: "Name", isFollowed: false, isOpen: false, part: 0.5),
      RemarkFollowViewData(id: 1, name: "Name")),
    RecordedView(
      RemarkBarViewData(id: 1, text: "Text", name: "Name", place: "Place"),
      RemarkBarViewData(id: 2, text: "Other text", name: "Other name", place: nil)),
  ]

  static let rows: [RecordedView] = [
    RecordedView(
      EnvelopeViewData(sender: "Sender", date: "Date"),
      EnvelopeViewData(sender: "Other sender", date: "Other date")),
    RecordedView(
      ChargeViewData(title: "Title", amount: "Amount"),
      ChargeViewData(title: "Other title", amount: "Other amount")),
    RecordedView(
      TallyViewData(text: "Text"),
      TallyViewData(text: "Other text")),
    RecordedView(
      UnreadViewData(sender: "Sender", dot: "Dot", note: "Note", isFlagged: true),
      UnreadViewData(sender: "Other sender", dot: nil, note: nil, isFlagged: nil)),
  ]

  static let spoken: [RecordedView] = [
    RecordedView(
      SpokenHeadingViewData(title: "Title"),
      SpokenHeadingViewData(title: "Other title")),
    RecordedView(
      SpokenNoteViewData(text: "Text"),
      SpokenNoteViewData(text: "Other text")),
    RecordedView(
      SpokenVerseViewData(id: 1, title: "Title", detail: "Detail", photo: "Photo", isNew: true),
      SpokenVerseViewData(
        id: 2, title: "Other title", detail: nil, photo: "Other photo", isNew: false),
      SpokenVerseViewData(id: 1, title: "Title", detail: "Detail", photo: "Photo", isNew: false),
      SpokenVerseViewData(id: 1, title: "Title", photo: "Photo")),
    RecordedView(
      SpokenSettingViewData(id: 1, title: "Title", isOn: true),
      SpokenSettingViewData(id: 2, title: "Other title", isOn: false),
      SpokenSettingViewData(id: 1, title: "Title", isOn: false)),
    RecordedView(
      SpokenLampViewData(id: 1, title: "Title", isOn: true),
      SpokenLampViewData(id: 2, title: "Other title", isOn: false),
      SpokenLampViewData(id: 1, title: "Title", isOn: false)),
    RecordedView(
      SpokenPostViewData(id: 1, author: "Author", text: "Text", canLike: true),
      SpokenPostViewData(id: 2, author: "Other author", text: "Other text", canLike: false),
      SpokenPostViewData(id: 1, author: "Author", text: "Text", canLike: false),
      SpokenPostViewData(id: 1, author: "Author", text: "Text")),
    RecordedView(
      SpokenLetterViewData(id: 1, text: "Text", summary: "Summary", isSealed: true),
      SpokenLetterViewData(id: 2, text: "Other text", summary: nil, isSealed: false),
      SpokenLetterViewData(id: 1, text: "Text", summary: "Summary", isSealed: false),
      SpokenLetterViewData(id: 1, text: "Text")),
    RecordedView(
      SpokenCountViewData(id: 1, title: "Title", quantity: 5, name: "Name"),
      SpokenCountViewData(id: 2, title: nil, quantity: 2, name: nil)),
    RecordedView(
      SpokenTinyViewData(id: 1),
      SpokenTinyViewData(id: 2)),
    RecordedView(
      SpokenChapterViewData(id: 1, title: "Title", detail: "Detail", isPart: true),
      SpokenChapterViewData(id: 2, title: "Other title", detail: "Other detail", isPart: false),
      SpokenChapterViewData(id: 1, title: "Title", detail: "Detail", isPart: false)),
    RecordedView(
      SpokenPlaceViewData(id: 1, name: "Name", isCountry: true),
      SpokenPlaceViewData(id: 2, name: "Other name", isCountry: false),
      SpokenPlaceViewData(id: 1, name: "Name", isCountry: false)),
    RecordedView(
      SpokenRatingViewData(id: 1, title: "Title", stars: 5),
      SpokenRatingViewData(id: 2, title: "Other title", stars: 2)),
  ]

  static let strips: [RecordedView] = [
    RecordedView(
      StripFrameViewData(id: 1, url: RecordedViews.page("url")),
      StripFrameViewData(id: 2, url: nil))
  ]

  static let tickets: [RecordedView] = [
    RecordedView(
      TicketViewData(
        id: 1, title: "Title", note: "Note", stage: .open, isMine: true, isPinned: true,
        tint: .systemRed, part: 0.5, icon: "Icon"),
      TicketViewData(
        id: 2, title: "Other title", note: nil, stage: .closed, isMine: false, isPinned: nil,
        tint: .systemBlue, part: 0.25, icon: nil),
      TicketViewData(
        id: 1, title: "Title", note: "Note", stage: .lost, isMine: true, isPinned: true,
        tint: .systemRed, part: 0.5, icon: "Icon"),
      TicketViewData(
        id: 1, title: "Title", note: "Note", stage: .open, isMine: false, isPinned: true,
        tint: .systemRed, part: 0.5, icon: "Icon"))
  ]

  static let wishes: [RecordedView] = [
    RecordedView(
      WishSwitchViewData(title: "Title", isOn: true),
      WishSwitchViewData(title: "Other title", isOn: false)),
    RecordedView(
      WishViewData(
        id: 1, isOn: true, sort: .newest, quantity: 6, volume: 0.5, due: RecordedViews.day,
        note: "Note", story: "Story", stars: 11,
        inner: WishSwitchViewData(title: "Title", isOn: true),
        repeated: [
          WishSwitchViewData(title: "Title", isOn: true),
          WishSwitchViewData(title: "Other title", isOn: false),
        ]),
      WishViewData(
        id: 2, isOn: false, sort: .price, quantity: 2, volume: 0.25, due: RecordedViews.otherDay,
        note: "Other note", story: "Other story", stars: 2,
        inner: WishSwitchViewData(title: "Other title", isOn: false),
        repeated: [WishSwitchViewData(title: "Other title", isOn: false)]),
      WishViewData(
        id: 1, isOn: false, sort: .newest, quantity: 6, volume: 0.5, due: RecordedViews.day,
        note: "Note", story: "Story", stars: 11,
        inner: WishSwitchViewData(title: "Title", isOn: true),
        repeated: [
          WishSwitchViewData(title: "Title", isOn: true),
          WishSwitchViewData(title: "Other title", isOn: false),
        ])),
    RecordedView(
      WishRowViewData(id: 1, title: "Title", isOn: true),
      WishRowViewData(id: 2, title: "Other title", isOn: false),
      WishRowViewData(id: 1, title: "Title", isOn: false)),
  ]

  static let chronicle: [RecordedView] = [
    RecordedView(
      ChronicleDayViewData(id: 1, name: "Name"),
      ChronicleDayViewData(id: 2, name: "Other name")),
    RecordedView(
      ChroniclePostViewData(id: 1, text: "Text"),
      ChroniclePostViewData(id: 2, text: "Other text")),
    RecordedView(
      ChroniclePhotoViewData(id: 1, caption: "Caption"),
      ChroniclePhotoViewData(id: 2, caption: "Other caption")),
    RecordedView(
      ChronicleEventViewData(id: 1, title: "Title", place: "Place", time: "Time"),
      ChronicleEventViewData(id: 2, title: "Other title", place: "Other place", time: "Other time")),
    RecordedView(
      ChronicleQuoteViewData(id: 1, text: "Text"),
      ChronicleQuoteViewData(id: 2, text: "Other text")),
    RecordedView(
      ChronicleHeadingViewData(title: "Title"),
      ChronicleHeadingViewData(title: "Other title")),
  ]

  static let talk: [RecordedView] = [
    RecordedView(
      TalkMessageViewData(id: 1, text: "Text"),
      TalkMessageViewData(id: 2, text: "Other text")),
    RecordedView(
      TalkNoteViewData(id: 1, text: "Text"),
      TalkNoteViewData(id: 2, text: "Other text")),
  ]

  static let sights: [RecordedView] = [
    RecordedView(
      SightPostViewData(id: 1, height: 0.5),
      SightPostViewData(id: 2, height: 0.25)),
    RecordedView(
      SightCardViewData(id: 1, title: "Title"),
      SightCardViewData(id: 2, title: "Other title")),
    RecordedView(
      SightRowViewData(id: 1, title: "Title"),
      SightRowViewData(id: 2, title: "Other title")),
    RecordedView(
      SightGapViewData(id: 1, height: 0.5),
      SightGapViewData(id: 2, height: 0.25)),
  ]

  static let stamps: [RecordedView] = [
    RecordedView(
      SightStampViewData(id: 1, title: "Title"),
      SightStampViewData(id: 2, title: "Other title"))
  ]

  static let separators: [RecordedView] = [
    RecordedView(
      ShelfViewData(id: 1, title: "Title"),
      ShelfViewData(id: 2, title: "Other title")),
    RecordedView(
      ShelfEndViewData(id: 1, title: "Title"),
      ShelfEndViewData(id: 2, title: "Other title")),
    RecordedView(
      ShelfNoteViewData(id: 1, text: "Text"),
      ShelfNoteViewData(id: 2, text: "Other text")),
    RecordedView(
      ShelfSizeViewData(id: 1, text: "Text"),
      ShelfSizeViewData(id: 2, text: "Other text")),
    RecordedView(
      ShelfPlainViewData(id: 1, text: "Text"),
      ShelfPlainViewData(id: 2, text: "Other text")),
  ]

  static let gaps: [RecordedView] = [
    RecordedView(
      GapCardViewData(id: 1, name: "Name"),
      GapCardViewData(id: 2, name: "Other name"))
  ]

  static let shelves: [RecordedView] = [
    RecordedView(
      BookShelfViewData(id: 1, title: "Title", kind: .posters),
      BookShelfViewData(id: 2, title: "Other title", kind: .books),
      BookShelfViewData(id: 1, title: "Title", kind: .wall),
      BookShelfViewData(id: 1, title: "Title", kind: .small)),
    RecordedView(
      ShelfBookViewData(id: 1, title: "Title"),
      ShelfBookViewData(id: 2, title: "Other title")),
    RecordedView(
      ShelfFilterViewData(id: 1, name: "Name"),
      ShelfFilterViewData(id: 2, name: "Other name")),
    RecordedView(
      ShelfPosterViewData(id: "Id", text: "Text"),
      ShelfPosterViewData(id: "Other id", text: "Other text")),
  ]

  static let spans: [RecordedView] = [
    RecordedView(
      MagazineStoryViewData(id: 1, title: "Title"),
      MagazineStoryViewData(id: 2, title: "Other title")),
    RecordedView(
      MagazineCoverViewData(id: 1, title: "Title"),
      MagazineCoverViewData(id: 2, title: "Other title")),
    RecordedView(
      MagazineBannerViewData(id: "Id", text: "Text"),
      MagazineBannerViewData(id: "Other id", text: "Other text")),
  ]

  static let parcels: [RecordedView] = [
    RecordedView(
      ParcelViewData(id: 1, title: "Title"),
      ParcelViewData(id: 2, title: "Other title")),
    RecordedView(
      SkeletonViewData(lines: 3),
      SkeletonViewData(lines: 2),
      SkeletonViewData()),
    RecordedView(
      TroubleViewData(message: "Message", canRetry: true),
      TroubleViewData(message: nil, canRetry: false),
      TroubleViewData()),
    RecordedView(
      NoMatchViewData(query: "Query"),
      NoMatchViewData(query: "Other query")),
  ]

  static let stateTexts: [RecordedView] = [
    RecordedView(
      FindViewData(id: 1, name: "Name"),
      FindViewData(id: 2, name: "Other name"))
  ]

  static let studio: [RecordedView] = [
    RecordedView(
      StudioMemberViewData(
        id: 1, name: "Name", portrait: UIImage(systemName: "star")!, badge: "Badge", hours: 0.5,
        step: 0.5, note: "Note", invitation: AttributedString("Invitation"), isSunny: true,
        isAway: true),
      StudioMemberViewData(
        id: 2, name: "Other name", portrait: nil, badge: nil, hours: 0.25, step: 0.25,
        note: "Other note", invitation: AttributedString("Other invitation"), isSunny: false,
        isAway: false),
      StudioMemberViewData(
        id: 1, name: "Name", portrait: UIImage(systemName: "star")!, badge: "Badge", hours: 0.5,
        step: 0.5, note: "Note", invitation: AttributedString("Invitation"), isSunny: false,
        isAway: false))
  ]

  static let counter: [RecordedView] = [
    RecordedView(
      CustomerViewData(id: 1, name: "Name", wish: "Wish"),
      CustomerViewData(id: 2, name: "Other name", wish: "Other wish"),
      CustomerViewData(id: 1, name: "Name")),
    RecordedView(
      CounterBannerViewData(text: "Text"),
      CounterBannerViewData(text: "Other text")),
  ]

  static let queue: [RecordedView] = [
    RecordedView(
      GuestViewData(id: 1, name: "Name"),
      GuestViewData(id: 2, name: "Other name"))
  ]

  static let turning: [RecordedView] = [
    RecordedView(
      RideViewData(
        id: 1, title: "Title", time: "Time", note: "Note", part: 0.5, name: "Name",
        tags: ["Tags", "Other tags"], isLong: true, isFar: true),
      RideViewData(
        id: 2, title: "Other title", time: "Other time", note: nil, part: 0.25, name: "Other name",
        tags: ["Other tags"], isLong: false, isFar: false),
      RideViewData(
        id: 1, title: "Title", time: "Time", note: "Note", part: 0.5, name: "Name",
        tags: ["Tags", "Other tags"], isLong: false, isFar: false))
  ]

  static let values: [RecordedView] = [
    RecordedView(
      LeafletViewData(
        id: 1, text: "Text", lines: 5, strength: 0.5, isWide: true, mode: .center, size: .small,
        picture: UIImage(systemName: "star")!, photo: RecordedViews.page("photo")),
      LeafletViewData(
        id: 2, text: "Other text", lines: 2, strength: 0.25, isWide: false, mode: .scaleAspectFit,
        size: .medium, picture: UIImage(systemName: "house")!, photo: nil),
      LeafletViewData(
        id: 1, text: "Text", lines: 5, strength: 0.5, isWide: true, mode: .center, size: .large,
        picture: UIImage(systemName: "star")!, photo: RecordedViews.page("photo")),
      LeafletViewData(
        id: 1, text: "Text", lines: 5, strength: 0.5, isWide: false, mode: .center, size: .small,
        picture: UIImage(systemName: "star")!, photo: RecordedViews.page("photo"))),
    RecordedView(
      PamphletViewData(id: 1, text: "Text", isWide: true, gap: 0.5, size: .small),
      PamphletViewData(id: 2, text: "Other text", isWide: false, gap: 0.25, size: .medium),
      PamphletViewData(id: 1, text: "Text", isWide: true, gap: 0.5, size: .large),
      PamphletViewData(id: 1, text: "Text", isWide: false, gap: 0.5, size: .small)),
    RecordedView(
      VoucherViewData(
        id: 1, amount: 0.5, count: 5, day: RecordedViews.day, first: RecordedViews.day, isPro: true,
        most: 9),
      VoucherViewData(
        id: 2, amount: 0.25, count: 2, day: RecordedViews.otherDay, first: RecordedViews.otherDay,
        isPro: false, most: 2),
      VoucherViewData(
        id: 1, amount: 0.5, count: 5, day: RecordedViews.day, first: RecordedViews.day,
        isPro: false,
        most: 9)),
    RecordedView(
      BrochureViewData(
        id: 1, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
      BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25)),
    RecordedView(
      BookletViewData(
        id: 1,
        cover: BrochureViewData(
          id: 1, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
        pages: [
          BrochureViewData(
            id: 1, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
          BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
        ]),
      BookletViewData(
        id: 2,
        cover: BrochureViewData(
          id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
        pages: [
          BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25)
        ])),
    RecordedView(
      SheafViewData(
        id: 1,
        pages: [
          BrochureViewData(
            id: 1, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
          BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
        ]),
      SheafViewData(
        id: 2,
        pages: [
          BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25)
        ])),
    RecordedView(
      SatchelViewData(
        id: 1,
        sheaf: SheafViewData(
          id: 1,
          pages: [
            BrochureViewData(
              id: 1, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
            BrochureViewData(
              id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
          ])),
      SatchelViewData(
        id: 2,
        sheaf: SheafViewData(
          id: 2,
          pages: [
            BrochureViewData(id: 2, title: "Other title", note: "Other note", photo: nil, gap: 0.25)
          ]))),
  ]

  static let waterfall: [RecordedView] = [
    RecordedView(
      MoodNoteViewData(id: 1, text: "Text"),
      MoodNoteViewData(id: 2, text: "Other text")),
    RecordedView(
      MoodPictureViewData(id: 1, name: "Name"),
      MoodPictureViewData(id: 2, name: "Other name")),
  ]

  static let essays: [RecordedView] = [
    RecordedView(
      EssayViewData(id: 1, headline: "Headline", detail: "Detail", votes: 5, isFavorite: true),
      EssayViewData(id: 2, headline: "Other headline", detail: nil, isFavorite: false)),
    RecordedView(EssayFileViewData(id: 1, isOpen: true), EssayFileViewData(id: 2)),
  ]

  static let fair: [RecordedView] = [
    RecordedView(
      FairStallViewData(id: 1, name: "Name"), FairStallViewData(id: 2, name: "Other name")),
    RecordedView(
      FairSponsorViewData(id: 1, company: "Company"),
      FairSponsorViewData(id: 2, company: "Other company")),
    RecordedView(
      FairNoticeViewData(id: "1", text: "Text"), FairNoticeViewData(id: "2", text: "Other text")),
  ]
}
#endif
