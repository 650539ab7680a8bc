#if canImport(UIKit)
import CellGenRuntime
import Foundation
import UIKit
import ViewRecording

/// Content for each declared screen: some of each section.
@MainActor
enum RecordedScreens {
  /// The screen of each manifest, by its name.
  static let all: [(name: String, screen: RecordedScreen)] = [
    ("Accessories", accessories),
    ("Fading", fading),
    ("Sliding", sliding),
    ("Still", still),
    ("Cards", dashboard),
    ("Chapters", chapters),
    ("Chests", chests),
    ("Folders", folders),
    ("Dragging", kanban),
    ("Choices", choices),
    ("Editing", errands),
    ("Filters", filters),
    ("Marks", marks),
    ("Picks", picks),
    ("Extremes", extremes),
    ("Forms", signUp),
    ("Gauges", gauges),
    ("Titles", titledInbox),
    ("Retrying", retrying),
    ("AccountForm", accountForm),
    ("Chats", chats),
    ("Checkout", checkout),
    ("Menus", menus),
    ("Mixture", mixture),
    ("Pictures", pictures),
    ("Pinned", corkboard),
    ("Placed", wardrobe),
    ("Places", places),
    ("PlainRows", tweaks),
    ("MoreRealCells", moreRealCells),
    ("RealCells", realCells),
    ("Repeated", agenda),
    ("RichTexts", richTexts),
    ("Board", board),
    ("Depot", depot),
    ("Ledger", ledger),
    ("Listing", listing),
    ("Mailbox", mailbox),
    ("Panel", panel),
    ("Remarks", remarks),
    ("Spoken", spoken),
    ("Tickets", tickets),
    ("Chronicle", chronicle),
    ("Talk", talk),
    ("Sights", sights),
    ("Stamps", stamps),
    ("Separators", separators),
    ("Gaps", gapWall),
    ("Shelves", bookShop),
    ("Spans", magazine),
    ("Parcels", parcels),
    ("StateTexts", finds),
    ("Studio", studio),
    ("SwiftUIViews", fair),
    ("Queue", queue),
    ("Values", values),
    ("Waterfall", moodboard),
    ("Wishes", wishes),
    ("Headings", profile),
    ("Counter", counter),
    ("Essays", essays),
  ]
}

extension RecordedScreens {
  static let accessories = RecordedScreen(
    AccessoriesViewCreator(), layout: AccessoriesLayout.make(),
    table: AccessoriesLayout.makeTableView(),
    AccessoriesContent(
      foldersHeader: DrawerHeadingViewData(title: "Title"),
      folders: [
        .drawer(DrawerViewData(id: 1, name: "Name", unread: 5, level: 6)),
        .drawerLabel(DrawerLabelViewData(id: 2, name: "Name", isChosen: true, isShared: true)),
      ],
      settings: [
        .drawerAlerts(DrawerAlertsViewData(id: 3, title: "Title", isOn: true)),
        .drawerContact(
          DrawerContactViewData(
            id: 4, name: "Name", number: "Number", state: .away, status: "Status", sign: "Sign")),
      ]))

  static let fading = RecordedScreen(
    FadingViewCreator(), layout: FadingLayout.make(), table: FadingLayout.makeTableView(),
    FadingContent(
      groups: [
        SectionContent(
          FadingGroupViewData(id: 1, name: "Name"),
          items: [
            FadingNoteViewData(id: 2, text: "Text"), FadingNoteViewData(id: 3, text: "Other text"),
          ]),
        SectionContent(
          FadingGroupViewData(id: 4, name: "Other name"),
          items: [
            FadingNoteViewData(id: 5, text: "Text"), FadingNoteViewData(id: 6, text: "Other text"),
          ]),
      ]))

  static let sliding = RecordedScreen(
    SlidingViewCreator(), layout: nil, table: SlidingLayout.makeTableView(),
    SlidingContent(
      notes: [
        SlidingNoteViewData(id: 1, text: "Text"), SlidingNoteViewData(id: 2, text: "Other text"),
      ]))

  static let still = RecordedScreen(
    StillViewCreator(), layout: StillLayout.make(), table: StillLayout.makeTableView(),
    StillContent(
      groups: [
        SectionContent(
          StillGroupViewData(id: 1, name: "Name"),
          items: [
            StillNoteViewData(id: 2, text: "Text"), StillNoteViewData(id: 3, text: "Other text"),
          ]),
        SectionContent(
          StillGroupViewData(id: 4, name: "Other name"),
          items: [
            StillNoteViewData(id: 5, text: "Text"), StillNoteViewData(id: 6, text: "Other text"),
          ]),
      ]))

  static let dashboard = RecordedScreen(
    DashboardViewCreator(), layout: DashboardLayout.make(), table: DashboardLayout.makeTableView(),
    DashboardContent(
      facts: [
        CardFactViewData(id: 1, title: "Title"), CardFactViewData(id: 2, title: "Other title"),
      ],
      factsFooter: "Facts footer",
      outlined: [
        CardFactViewData(id: 3, title: "Title"), CardFactViewData(id: 4, title: "Other title"),
      ],
      below: [
        CardFactViewData(id: 5, title: "Title"), CardFactViewData(id: 6, title: "Other title"),
      ],
      sites: [
        SectionContent(
          CardSiteViewData(id: "Id 7", name: "Name"),
          items: [
            CardFactViewData(id: 8, title: "Title"), CardFactViewData(id: 9, title: "Other title"),
          ]),
        SectionContent(
          CardSiteViewData(id: "Id 10", name: "Other name"),
          items: [
            CardFactViewData(id: 11, title: "Title"),
            CardFactViewData(id: 12, title: "Other title"),
          ]),
      ]))

  static let chapters = RecordedScreen(
    ChaptersViewCreator(), layout: ChaptersLayout.make(), table: ChaptersLayout.makeTableView(),
    ChaptersContent(
      chapters: [
        SectionContent(
          ChapterViewData(id: 1, title: "Title"),
          items: [VerseViewData(id: 2, text: "Text"), VerseViewData(id: 3, text: "Other text")]),
        SectionContent(
          ChapterViewData(id: 4, title: "Other title"),
          items: [VerseViewData(id: 5, text: "Text"), VerseViewData(id: 6, text: "Other text")]),
      ]))

  static let chests = RecordedScreen(
    ChestsViewCreator(), layout: ChestsLayout.make(), table: ChestsLayout.makeTableView(),
    ChestsContent(
      loose: [ThingViewData(id: 1, title: "Title"), ThingViewData(id: 2, title: "Other title")],
      chests: [
        SectionContent(
          ChestViewData(id: 3, name: "Name", isShut: true),
          items: [ThingViewData(id: 4, title: "Title"), ThingViewData(id: 5, title: "Other title")]),
        SectionContent(
          ChestViewData(id: 6, name: "Other name", isShut: false),
          items: [ThingViewData(id: 7, title: "Title"), ThingViewData(id: 8, title: "Other title")]),
      ]))

  static let folders = RecordedScreen(
    FoldersViewCreator(), layout: FoldersLayout.make(), table: FoldersLayout.makeTableView(),
    FoldersContent(
      pinned: [
        JottingViewData(id: 1, title: "Title"), JottingViewData(id: 2, title: "Other title"),
      ],
      folders: [
        SectionContent(
          NoteFolderViewData(id: 3, name: "Name", isShut: true),
          items: [
            JottingViewData(id: 4, title: "Title"), JottingViewData(id: 5, title: "Other title"),
          ]),
        SectionContent(
          NoteFolderViewData(id: 6, name: "Other name", isShut: nil),
          items: [
            JottingViewData(id: 7, title: "Title"), JottingViewData(id: 8, title: "Other title"),
          ]),
      ]))

  static let kanban = RecordedScreen(
    KanbanViewCreator(), layout: KanbanLayout.make(), table: KanbanLayout.makeTableView(),
    KanbanContent(
      top: [StickyViewData(id: 1, title: "Title"), StickyViewData(id: 2, title: "Other title")],
      inbox: [StickyViewData(id: 3, title: "Title"), StickyViewData(id: 4, title: "Other title")],
      done: [StickyViewData(id: 5, title: "Title"), StickyViewData(id: 6, title: "Other title")],
      lanes: [
        SectionContent(
          LaneViewData(id: 7, name: "Name"),
          items: [
            StickyViewData(id: 8, title: "Title"), StickyViewData(id: 9, title: "Other title"),
          ]),
        SectionContent(
          LaneViewData(id: 10, name: "Other name"),
          items: [
            StickyViewData(id: 11, title: "Title"), StickyViewData(id: 12, title: "Other title"),
          ]),
      ],
      markers: [MarkerViewData(id: 13, name: "Name"), MarkerViewData(id: 14, name: "Other name")],
      archive: [
        .sticky(StickyViewData(id: 15, title: "Title")),
        .marker(MarkerViewData(id: 16, name: "Name")),
      ]))

  static let choices = RecordedScreen(
    ChoicesViewCreator(), layout: ChoicesLayout.make(), table: ChoicesLayout.makeTableView(),
    ChoicesContent(
      choices: [OptionViewData(id: 1, title: "Title"), OptionViewData(id: 2, title: "Other title")])
  )

  static let errands = RecordedScreen(
    ErrandsViewCreator(), layout: ErrandsLayout.make(), table: ErrandsLayout.makeTableView(),
    ErrandsContent(
      today: [
        ErrandViewData(id: 1, title: "Title", mayGo: true),
        ErrandViewData(id: 2, title: "Other title", mayGo: false),
      ],
      later: [
        ErrandViewData(id: 3, title: "Title", mayGo: true),
        ErrandViewData(id: 4, title: "Other title", mayGo: false),
      ],
      ideas: [
        .errand(ErrandViewData(id: 5, title: "Title", mayGo: true)),
        .idea(IdeaViewData(id: 6, title: "Title")),
      ],
      lists: [
        SectionContent(
          ErrandListViewData(id: 7, name: "Name"),
          items: [
            ErrandViewData(id: 8, title: "Title", mayGo: true),
            ErrandViewData(id: 9, title: "Other title", mayGo: false),
          ]),
        SectionContent(
          ErrandListViewData(id: 10, name: "Other name"),
          items: [
            ErrandViewData(id: 11, title: "Title", mayGo: true),
            ErrandViewData(id: 12, title: "Other title", mayGo: false),
          ]),
      ]))

  static let filters = RecordedScreen(
    FiltersViewCreator(), layout: FiltersLayout.make(), table: FiltersLayout.makeTableView(),
    FiltersContent(
      filters: [
        FilterViewData(id: 1, title: "Title"), FilterViewData(id: 2, title: "Other title"),
      ],
      notes: [
        FilterNoteViewData(id: 3, text: "Text"), FilterNoteViewData(id: 4, text: "Other text"),
      ]))

  static let marks = RecordedScreen(
    MarksViewCreator(), layout: MarksLayout.make(), table: MarksLayout.makeTableView(),
    MarksContent(
      marksHeader: MarkNoteViewData(text: "Text"),
      marks: [MarkViewData(id: 1, title: "Title"), MarkViewData(id: 2, title: "Other title")],
      marksFooter: MarkNoteViewData(text: "Text")))

  static let picks = RecordedScreen(
    PicksViewCreator(), layout: PicksLayout.make(), table: PicksLayout.makeTableView(),
    PicksContent(
      picks: [PickViewData(id: 1, title: "Title"), PickViewData(id: 2, title: "Other title")]))

  static let extremes = RecordedScreen(
    ExtremesViewCreator(), layout: ExtremesLayout.make(), table: ExtremesLayout.makeTableView(),
    ExtremesContent(
      extremes: [
        ExtremeViewData(
          id: 1, number: 0.5, maybe: 0.5, whole: 6, big: 4, size: 0.5, date: RecordedViews.day,
          other: RecordedViews.day, last: RecordedViews.day, length: 90, span: .seconds(90),
          pause: 90),
        ExtremeViewData(
          id: 2, number: 0.25, maybe: nil, whole: 2, big: 5, size: 0.25,
          date: RecordedViews.otherDay,
          other: nil, last: RecordedViews.otherDay, length: 30, span: .seconds(30), pause: nil),
      ],
      buckets: [
        SectionContent(
          BucketViewData(id: 0.5, name: "Name"),
          items: [
            ReadingViewData(id: 0.5, name: "Name"), ReadingViewData(id: 0.25, name: "Other name"),
          ]),
        SectionContent(
          BucketViewData(id: 0.25, name: "Other name"),
          items: [
            ReadingViewData(id: 0.75, name: "Name"), ReadingViewData(id: 1.25, name: "Other name"),
          ]),
      ]))

  static let signUp = RecordedScreen(
    SignUpViewCreator(), layout: SignUpLayout.make(), table: SignUpLayout.makeTableView(),
    SignUpContent(
      fields: [
        .signUpField(
          SignUpFieldViewData(
            id: .name, title: "Title", text: "Text", isShown: true, isCorrected: true)),
        .signUpPassword(
          SignUpPasswordViewData(id: 1, password: "Password", isShown: true, type: .username)),
        .signUpRemark(
          SignUpRemarkViewData(id: 2, remark: "Remark", isCode: true, capitals: .words)),
      ]))

  static let gauges = RecordedScreen(
    GaugesViewCreator(), layout: GaugesLayout.make(), table: nil,
    GaugesContent(
      gauges: [
        .gaugeCard(
          GaugeCardViewData(
            id: 1, level: 0.5, count: 5, by: 0.5, note: "Note", kind: .plain, isBig: true,
            face: .boldSystemFont(ofSize: 20))),
        .gaugeRow(
          GaugeRowViewData(id: 2, name: "Name", logo: UIImage(systemName: "star")!, isBig: true)),
      ]))

  static let titledInbox = RecordedScreen(
    TitledInboxViewCreator(), layout: TitledInboxLayout.make(),
    table: TitledInboxLayout.makeTableView(),
    TitledInboxContent(
      dates: [
        SectionContent(
          InboxDayViewData(
            id: 1, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .usual,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 2, subject: "Subject"),
            InboxMailViewData(id: 3, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 4, date: RecordedViews.otherDay, unread: 2, sender: nil, kind: .pinned,
            length: .seconds(30), motto: nil),
          items: [
            InboxMailViewData(id: 5, subject: "Subject"),
            InboxMailViewData(id: 6, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 7, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .starred,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 8, subject: "Subject"),
            InboxMailViewData(id: 9, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 10, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .hidden,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 11, subject: "Subject"),
            InboxMailViewData(id: 12, subject: "Other subject"),
          ]),
      ],
      senders: [
        SectionContent(
          InboxDayViewData(
            id: 13, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .usual,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 14, subject: "Subject"),
            InboxMailViewData(id: 15, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 16, date: RecordedViews.otherDay, unread: 2, sender: nil, kind: .pinned,
            length: .seconds(30), motto: nil),
          items: [
            InboxMailViewData(id: 17, subject: "Subject"),
            InboxMailViewData(id: 18, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 19, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .starred,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 20, subject: "Subject"),
            InboxMailViewData(id: 21, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 22, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .hidden,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 23, subject: "Subject"),
            InboxMailViewData(id: 24, subject: "Other subject"),
          ]),
      ],
      kinds: [
        SectionContent(
          InboxDayViewData(
            id: 25, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .usual,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 26, subject: "Subject"),
            InboxMailViewData(id: 27, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 28, date: RecordedViews.otherDay, unread: 2, sender: nil, kind: .pinned,
            length: .seconds(30), motto: nil),
          items: [
            InboxMailViewData(id: 29, subject: "Subject"),
            InboxMailViewData(id: 30, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 31, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .starred,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 32, subject: "Subject"),
            InboxMailViewData(id: 33, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 34, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .hidden,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 35, subject: "Subject"),
            InboxMailViewData(id: 36, subject: "Other subject"),
          ]),
      ],
      lengths: [
        SectionContent(
          InboxDayViewData(
            id: 37, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .usual,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 38, subject: "Subject"),
            InboxMailViewData(id: 39, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 40, date: RecordedViews.otherDay, unread: 2, sender: nil, kind: .pinned,
            length: .seconds(30), motto: nil),
          items: [
            InboxMailViewData(id: 41, subject: "Subject"),
            InboxMailViewData(id: 42, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 43, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .starred,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 44, subject: "Subject"),
            InboxMailViewData(id: 45, subject: "Other subject"),
          ]),
        SectionContent(
          InboxDayViewData(
            id: 46, date: RecordedViews.day, unread: 5, sender: "Sender", kind: .hidden,
            length: .seconds(90), motto: AttributedString("Motto")),
          items: [
            InboxMailViewData(id: 47, subject: "Subject"),
            InboxMailViewData(id: 48, subject: "Other subject"),
          ]),
      ]))

  static let retrying = RecordedScreen(
    RetryingViewCreator(), layout: RetryingLayout.make(), table: RetryingLayout.makeTableView(),
    RetryingContent(
      pictures: [
        .retriedPhoto(
          RetriedPhotoViewData(id: 1, title: "Title", photo: RecordedViews.page("photo"))),
        .retriedPoster(
          RetriedPosterViewData(id: 2, poster: RecordedViews.page("poster"), name: "Name")),
        .retriedTile(RetriedTileViewData(id: 3, picture: RecordedViews.page("picture"))),
      ]))

  static let accountForm = RecordedScreen(
    AccountFormViewCreator(), layout: AccountFormLayout.make(),
    table: AccountFormLayout.makeTableView(),
    AccountFormContent(
      personHeader: AccountHeadingViewData(title: "Title"),
      person: [
        .nameRow(NameRowViewData(name: "Name", hint: "Hint")),
        .birthdayRow(BirthdayRowViewData(birthday: RecordedViews.day)),
      ],
      readingHeader: AccountHeadingViewData(title: "Title"),
      reading: [
        .alertsRow(AlertsRowViewData(isOn: true)), .textSizeRow(TextSizeRowViewData(size: 0.5)),
        .themeRow(ThemeRowViewData(theme: .system)),
      ],
      leaving: [SignOutRowViewData(email: "Email")]))

  static let chats = RecordedScreen(
    ChatsViewCreator(), layout: ChatsLayout.make(), table: ChatsLayout.makeTableView(),
    ChatsContent(
      chats: [
        ChatViewData(
          id: 1, sender: "Sender", text: "Text", sentAt: RecordedViews.day, unread: 7, length: 90,
          isMuted: true),
        ChatViewData(
          id: 2, sender: "Other sender", text: "Other text", sentAt: RecordedViews.otherDay,
          unread: nil, length: nil, isMuted: false),
      ]))

  static let checkout = RecordedScreen(
    CheckoutViewCreator(), layout: CheckoutLayout.make(), table: CheckoutLayout.makeTableView(),
    CheckoutContent(
      lines: [
        CartLineViewData(
          id: 1, name: "Name", price: 12.5, currency: "Currency", quantity: 7, stock: 8),
        CartLineViewData(
          id: 2, name: "Other name", price: 7, currency: "Other currency", quantity: 2, stock: 2),
      ],
      rest: [
        .cartNote(CartNoteViewData(note: "Note")),
        .cartTotal(
          CartTotalViewData(
            amount: 12.5, currency: "Currency", saved: 0.5, arrival: RecordedViews.day,
            distance: 0.5)),
        .cartPay(CartPayViewData(canPay: true, isPaying: true)),
      ]))

  static let menus = RecordedScreen(
    MenusViewCreator(), layout: MenusLayout.make(), table: MenusLayout.makeTableView(),
    MenusContent(
      shipments: [
        ShipmentViewData(
          id: 1, title: "Title", isMuted: true, canReturn: true, tracking: "Tracking"),
        ShipmentViewData(
          id: 2, title: "Other title", isMuted: false, canReturn: false, tracking: nil),
      ],
      postcards: [
        PostcardViewData(id: 3, text: "Text"), PostcardViewData(id: 4, text: "Other text"),
      ],
      postmarks: [
        PostmarkViewData(id: 5, country: "Country", isTorn: true),
        PostmarkViewData(id: 6, country: "Other country", isTorn: false),
      ],
      packages: [
        PackageViewData(id: 7, title: "Title", isOnItsWay: true),
        PackageViewData(id: 8, title: "Other title", isOnItsWay: false),
      ]))

  static let mixture = RecordedScreen(
    MixtureViewCreator(), layout: MixtureLayout.make(), table: MixtureLayout.makeTableView(),
    MixtureContent(
      notesHeader: MixtureHeadingViewData(title: "Title"),
      notes: [
        .mixtureNote(MixtureNoteViewData(id: 1, text: "Text", isDone: true)),
        .mixtureTile(MixtureTileViewData(id: 2, text: "Text")),
      ],
      shelf: [
        MixtureTileViewData(id: 3, text: "Text"), MixtureTileViewData(id: 4, text: "Other text"),
      ],
      wallHeader: MixtureHeadingViewData(title: "Title"),
      wall: [
        MixtureTileViewData(id: 5, text: "Text"), MixtureTileViewData(id: 6, text: "Other text"),
      ],
      rest: [
        MixtureNoteViewData(id: 7, text: "Text", isDone: true),
        MixtureNoteViewData(id: 8, text: "Other text", isDone: false),
      ]))

  static let pictures = RecordedScreen(
    PicturesViewCreator(), layout: PicturesLayout.make(), table: PicturesLayout.makeTableView(),
    PicturesContent(
      notices: [
        .picturedNotice(
          PicturedNoticeViewData(
            id: 1, title: "Title", isPinned: true, isMine: true, likes: 7, tint: .systemRed,
            logo: UIImage(systemName: "star")!, mood: .glad)),
        .ring(RingViewData(id: 2, title: "Title", isOn: true, isMuted: true, isLoud: true)),
      ],
      flyers: [
        FlyerViewData(id: 3, photo: RecordedViews.page("photo"), price: "Price", isSold: true),
        FlyerViewData(
          id: 4, photo: RecordedViews.page("other"), price: "Other price", isSold: false),
      ]))

  static let corkboard = RecordedScreen(
    CorkboardViewCreator(), layout: CorkboardLayout.make(), table: CorkboardLayout.makeTableView(),
    CorkboardContent(
      recent: [
        PinPictureViewData(id: 1, name: "Name"), PinPictureViewData(id: 2, name: "Other name"),
      ],
      placesHeader: PinTitleViewData(title: "Title"),
      places: [
        PinPictureViewData(id: 3, name: "Name"), PinPictureViewData(id: 4, name: "Other name"),
      ],
      placesFooter: PinTotalViewData(text: "Text"),
      peopleHeader: "People header",
      people: [
        PinPictureViewData(id: 5, name: "Name"), PinPictureViewData(id: 6, name: "Other name"),
      ],
      peopleFooter: PinTotalViewData(text: "Text"),
      settings: [
        PinPictureViewData(id: 7, name: "Name"), PinPictureViewData(id: 8, name: "Other name"),
      ],
      settingsFooter: "Settings footer",
      monthsHeader: PinMonthViewData(name: "Name", isOver: true),
      months: [
        PinPictureViewData(id: 9, name: "Name"), PinPictureViewData(id: 10, name: "Other name"),
      ],
      monthsFooter: PinNoteViewData(text: "Text", isUrgent: true),
      albums: [
        SectionContent(
          PinAlbumViewData(id: "Id 11", name: "Name", isLarge: true),
          items: [
            PinPictureViewData(id: 12, name: "Name"),
            PinPictureViewData(id: 13, name: "Other name"),
          ]),
        SectionContent(
          PinAlbumViewData(id: "Id 14", name: "Other name", isLarge: false),
          items: [
            PinPictureViewData(id: 15, name: "Name"),
            PinPictureViewData(id: 16, name: "Other name"),
          ]),
      ]))

  static let wardrobe = RecordedScreen(
    WardrobeViewCreator(), layout: WardrobeLayout.make(), table: nil,
    WardrobeContent(
      garments: [
        GarmentViewData(id: 1, name: "Name", isChosen: true, washes: 6, isShared: true),
        GarmentViewData(id: 2, name: "Other name", isChosen: false, washes: nil, isShared: false),
      ],
      lamps: [
        GarmentLampViewData(id: 3, name: "Name", isOn: true),
        GarmentLampViewData(id: 4, name: "Other name", isOn: false),
      ],
      hangers: [
        HangerViewData(id: 5, name: "Name", isChosen: true),
        HangerViewData(id: 6, name: "Other name", isChosen: false),
      ],
      wire: [
        HangerViewData(id: 7, name: "Name", isChosen: true),
        HangerViewData(id: 8, name: "Other name", isChosen: false),
      ]))

  static let places = RecordedScreen(
    PlacesViewCreator(), layout: PlacesLayout.make(), table: nil,
    PlacesContent(
      places: [
        PlaceCardViewData(
          id: 1, title: "Title", note: "Note", gap: 0.5, most: 7, level: 0.5, isOpen: true,
          photo: RecordedViews.page("photo")),
        PlaceCardViewData(
          id: 2, title: "Other title", note: "Other note", gap: 0.25, most: 2, level: 0.25,
          isOpen: false, photo: RecordedViews.page("other")),
      ]))

  static let tweaks = RecordedScreen(
    TweaksViewCreator(), layout: TweaksLayout.make(), table: TweaksLayout.makeTableView(),
    TweaksContent(
      tweaks: [
        .tweak(
          TweakViewData(
            id: "Id 1", title: "Title", state: "State", symbol: "Symbol", tint: .systemRed)),
        .tweakSwitch(TweakSwitchViewData(id: "Id 2", title: "Title", isOn: true, isRisky: true)),
      ],
      people: [
        AcquaintanceViewData(
          id: 3, name: "Name", company: "Company", photo: UIImage(systemName: "star")!, calls: 7),
        AcquaintanceViewData(id: 4, name: "Other name", company: nil, photo: nil, calls: 2),
      ],
      visits: [
        VisitViewData(id: 5, place: "Place", day: RecordedViews.day, isHome: true),
        VisitViewData(id: 6, place: "Other place", day: RecordedViews.otherDay, isHome: false),
      ],
      invoices: [
        InvoiceViewData(
          id: 7, number: "Number", total: 12.5, due: RecordedViews.day, isLate: true,
          stamp: UIImage(systemName: "star")!),
        InvoiceViewData(
          id: 8, number: "Other number", total: 7, due: RecordedViews.otherDay, isLate: false,
          stamp: nil),
      ],
      account: [SignOutViewData(name: "Name")]))

  static let moreRealCells = RecordedScreen(
    MoreRealCellsViewCreator(), layout: MoreRealCellsLayout.make(),
    table: MoreRealCellsLayout.makeTableView(),
    MoreRealCellsContent(
      chainsHeader: SendTabViewData(text: "Text"),
      chains: [
        .episodeLimit(EpisodeLimitViewData(message: "Message")),
        .stat(StatViewData(id: "Id 1", icon: "Icon", name: "Name", value: "Value")),
        .walletToken(
          WalletTokenViewData(
            id: "Id 2", icon: RecordedViews.page("icon"), amount: "Amount", name: "Name",
            isShown: true
          )), .listStep(ListStepViewData(id: 3, number: "Number", text: "Text")),
        .collectiblePair(
          CollectiblePairViewData(
            id: "Id 4",
            left: CollectibleViewData(
              name: "Name", count: "Count", picture: RecordedViews.page("picture")),
            right: CollectibleViewData(
              name: "Name", count: "Count", picture: RecordedViews.page("picture")))),
        .chain(
          ChainViewData(
            id: 5, icon: "Icon", name: "Name", detail: "Detail",
            warning: UIImage(systemName: "star")!, isChosen: true, isAvailable: true,
            hasLineAbove: true)),
      ],
      entries: [
        .newFeatures(NewFeaturesViewData(title: "Title")),
        .historyEntry(
          HistoryEntryViewData(
            id: 6, icon: RecordedViews.page("icon"), title: "Title", address: "Address")),
        .spaceChild(
          SpaceChildViewData(
            id: "Id 7", avatar: RecordedViews.page("avatar"), color: .systemRed, name: "Name",
            members: 7, topic: "Topic", isSuggested: true)),
        .profilePhoto(
          ProfilePhotoViewData(
            hint: "Hint", photo: UIImage(systemName: "star")!, name: "Name", color: .systemRed,
            isVerified: true)),
      ],
      networks: [
        NetworkViewData(id: "Id 8", title: "Title", image: RecordedViews.page("image")),
        NetworkViewData(id: "Id 9", title: "Other title", image: nil),
      ]))

  static let realCells = RecordedScreen(
    RealCellsViewCreator(), layout: RealCellsLayout.make(), table: nil,
    RealCellsContent(
      rows: [
        .reaction(ReactionViewData(id: "Id 1", emoji: "Emoji", count: 5, isMine: true)),
        .customerInfo(
          CustomerInfoViewData(
            id: "Id 2", title: "Title", name: "Name", address: "Address", canEdit: true,
            canAdd: true, addTitle: "Add title", editLabel: "Edit label")),
        .person(
          PersonViewData(
            id: "Id 3", login: "Login", avatar: RecordedViews.page("avatar"), check: "Check")),
        .todo(
          TodoViewData(
            id: "Id 4", icon: "Icon", badge: "Badge", context: "Context", contextColor: .systemRed,
            title: "Title", step: "Step", due: "Due", grading: "Grading")),
        .server(ServerViewData(id: "Id 5", domain: "Domain", hasSeparator: true)),
        .credential(
          CredentialViewData(
            id: "Id 6", title: "Title", subtitle: "Subtitle", icon: UIImage(systemName: "star")!)),
        .issue(
          IssueViewData(
            id: 7, title: "Title", state: .open, assignee: RecordedViews.page("assignee"),
            author: "Author", isPinned: true, votes: 0.5)),
        .player(
          PlayerViewData(id: 8, title: "Title", artist: "Artist", isPlaying: true, tint: .systemRed)
        ), .hint(HintViewData(id: 9, text: "Text")),
      ],
      shelf: [
        GalleryViewData(
          id: 10, photo: RecordedViews.page("photo"), caption: "Caption", isNew: true),
        GalleryViewData(id: 11, photo: RecordedViews.page("other"), caption: nil, isNew: false),
      ]))

  static let agenda = RecordedScreen(
    AgendaViewCreator(), layout: AgendaLayout.make(), table: AgendaLayout.makeTableView(),
    AgendaContent(
      pinned: [
        AgendaTaskViewData(id: 1, title: "Title", isDone: true),
        AgendaTaskViewData(id: 2, title: "Other title", isDone: false),
      ],
      days: [
        SectionContent(
          AgendaDayViewData(id: 3, title: "Title", summary: "Summary", letter: "Letter"),
          items: [
            AgendaTaskViewData(id: 4, title: "Title", isDone: true),
            AgendaTaskViewData(id: 5, title: "Other title", isDone: false),
          ]),
        SectionContent(
          AgendaDayViewData(id: 6, title: "Other title", summary: nil, letter: "Other letter"),
          items: [
            AgendaTaskViewData(id: 7, title: "Title", isDone: true),
            AgendaTaskViewData(id: 8, title: "Other title", isDone: false),
          ]),
      ],
      projects: [
        SectionContent(
          AgendaProjectViewData(id: "Id 9", name: "Name", openCount: 5),
          items: [
            .agendaTask(AgendaTaskViewData(id: 10, title: "Title", isDone: true)),
            .agendaRemark(AgendaRemarkViewData(id: "Id 11", text: "Text")),
          ]),
        SectionContent(
          AgendaProjectViewData(id: "Id 12", name: "Other name", openCount: 2),
          items: [
            .agendaTask(AgendaTaskViewData(id: 13, title: "Title", isDone: true)),
            .agendaRemark(AgendaRemarkViewData(id: "Id 14", text: "Text")),
          ]),
      ]))

  static let richTexts = RecordedScreen(
    RichTextsViewCreator(), layout: RichTextsLayout.make(), table: nil,
    RichTextsContent(
      articles: [
        ArticleViewData(
          id: 1, title: "Title", author: "Author", section: "Section",
          teaser: AttributedString("Teaser"), footnote: AttributedString("Footnote"),
          oldPrice: 12.5, isSold: true),
        ArticleViewData(
          id: 2, title: "Other title", author: "Other author", section: nil,
          teaser: AttributedString("Other teaser"), footnote: nil, oldPrice: nil, isSold: false),
      ],
      comments: [
        CommentViewData(id: 3, body: "Body", reply: AttributedString("Reply"), isHidden: true),
        CommentViewData(id: 4, body: "Other body", reply: nil, isHidden: false),
      ],
      opinions: [
        OpinionViewData(id: 5, title: "Title", text: "Text", isOpen: true, titleLines: 7),
        OpinionViewData(
          id: 6, title: "Other title", text: "Other text", isOpen: false, titleLines: 2),
      ]))

  static let board = RecordedScreen(
    BoardViewCreator(), layout: BoardLayout.make(), table: BoardLayout.makeTableView(),
    BoardContent(
      todoHeader: ColumnViewData(title: "Title"),
      todo: [.card(CardViewData(id: 1, text: "Text")), .note(NoteViewData(id: 2, text: "Text"))],
      todoFooter: ColumnViewData(title: "Title"),
      doingHeader: ColumnViewData(title: "Title"),
      doing: [.card(CardViewData(id: 3, text: "Text")), .note(NoteViewData(id: 4, text: "Text"))],
      parked: [CardViewData(id: 5, text: "Text"), CardViewData(id: 6, text: "Other text")],
      parkedFooter: ColumnViewData(title: "Title"),
      done: [.card(CardViewData(id: 7, text: "Text")), .note(NoteViewData(id: 8, text: "Text"))]))

  static let depot = RecordedScreen(
    DepotViewCreator(), layout: DepotLayout.make(), table: nil,
    DepotContent(
      goodsHeader: FloorViewData(title: "Title"),
      goods: [
        .crate(CrateViewData(id: 1, name: "Name")), .box(BoxViewData(id: 2, title: "Title")),
        .sticker(StickerViewData(id: 3, text: "Text")),
        .pallet(PalletViewData(id: 4, name: "Name")), .slogan(SloganViewData(text: "Text")),
      ]))

  static let ledger = RecordedScreen(
    LedgerViewCreator(), layout: nil, table: LedgerLayout.makeTableView(),
    LedgerContent(
      bookings: [
        .booking(BookingViewData(id: 1, amount: "Amount")),
        .refund(RefundViewData(id: 2, amount: "Amount")),
      ]))

  static let listing = RecordedScreen(
    ListingViewCreator(), layout: ListingLayout.make(), table: ListingLayout.makeTableView(),
    ListingContent(
      header: [TitleViewData(title: "Title", subtitle: "Subtitle", price: 12.5, isFavorite: true)],
      photos: [PhotoViewData(url: RecordedViews.page("url"), caption: "Caption")],
      related: [ProductTitleViewData(name: "Name", maker: "Maker")],
      reviewsHeader: SectionHeaderViewData(title: "Title"),
      reviews: [
        .review(ReviewViewData(id: 1, author: Author(name: "Author"), text: "Text")),
        .promo(PromoViewData(id: "Id 2", text: "Text")),
      ],
      reviewsFooter: SectionFooterViewData(note: "Note", link: "Link")))

  static let mailbox = RecordedScreen(
    MailboxViewCreator(), layout: MailboxLayout.make(wall: { $0.list() }),
    table: MailboxLayout.makeTableView(),
    MailboxContent(
      suggestions: [
        SuggestionViewData(id: 1, text: "Text"), SuggestionViewData(id: 2, text: "Other text"),
      ],
      messagesHeader: HeadingViewData(title: "Title"),
      messages: [
        .message(MessageViewData(id: 3, sender: "Sender", subject: "Subject", excerpt: "Excerpt")),
        .draft(DraftViewData(id: 4, recipient: "Recipient", subject: "Subject")),
      ],
      messagesFooter: SummaryViewData(text: "Text", hint: "Hint"),
      foldersHeader: HeadingViewData(title: "Title"),
      folders: [
        .folder(FolderViewData(name: "Name", count: 4)),
        .smartFolder(SmartFolderViewData(name: "Name", query: "Query")),
      ],
      foldersFooter: HeadingViewData(title: "Title"),
      contacts: [ContactViewData(id: 5, name: "Name"), ContactViewData(id: 6, name: "Other name")],
      wallHeader: HeadingViewData(title: "Title"),
      wall: [BannerViewData(id: 7, text: "Text"), BannerViewData(id: 8, text: "Other text")]))

  static let panel = RecordedScreen(
    PanelViewCreator(), layout: PanelLayout.make(), table: PanelLayout.makeTableView(),
    PanelContent(
      menus: [
        PanelMenuViewData(id: 1, name: "Name"), PanelMenuViewData(id: 2, name: "Other name"),
      ],
      stories: [
        PanelStoryViewData(id: 3, story: "Story"), PanelStoryViewData(id: 4, story: "Other story"),
      ],
      notes: [
        .panelNote(PanelNoteViewData(id: 5, note: "Note", other: "Other")),
        .panelKnobs(
          PanelKnobsViewData(
            id: 6, volume: 0.5, level: 5, quantity: 6, stock: 7, sort: .price, size: 9,
            due: RecordedViews.day, isBusy: true, done: 0.5)),
      ]))

  static let remarks = RecordedScreen(
    RemarksViewCreator(), layout: RemarksLayout.make(), table: RemarksLayout.makeTableView(),
    RemarksContent(
      remarksHeader: RemarkHeadingViewData(title: "Title"),
      remarks: [
        RemarkViewData(
          id: 1, text: "Text", summary: "Summary", rating: "Rating", isLiked: true,
          shareTitle: "Share title", badge: RemarkBadgeViewData(name: "Name")),
        RemarkViewData(
          id: 2, text: "Other text", summary: nil, rating: nil, isLiked: false, shareTitle: nil,
          badge: nil),
      ],
      remarksFooter: RemarkHeadingViewData(title: "Title"),
      reminders: [
        RemarkReminderViewData(
          id: 3, reminder: "Reminder", isPinned: true, mood: .calm, place: "Place"),
        RemarkReminderViewData(id: 4, reminder: nil, isPinned: false, mood: .loud, place: nil),
        RemarkReminderViewData(
          id: 5, reminder: "Reminder", isPinned: true, mood: .shy, place: "Place"),
      ],
      follows: [
        RemarkFollowViewData(id: 6, name: "Name", isFollowed: true, isOpen: true, part: 0.5),
        RemarkFollowViewData(
          id: 7, name: "Other name", isFollowed: false, isOpen: false, part: 0.25),
      ],
      bars: [
        RemarkBarViewData(id: 8, text: "Text", name: "Name", place: "Place"),
        RemarkBarViewData(id: 9, text: "Other text", name: "Other name", place: nil),
      ]))

  static let spoken = RecordedScreen(
    SpokenViewCreator(), layout: SpokenLayout.make(), table: SpokenLayout.makeTableView(),
    SpokenContent(
      versesHeader: SpokenHeadingViewData(title: "Title"),
      verses: [
        .spokenVerse(
          SpokenVerseViewData(id: 1, title: "Title", detail: "Detail", photo: "Photo", isNew: true)),
        .spokenSetting(SpokenSettingViewData(id: 2, title: "Title", isOn: true)),
        .spokenLamp(SpokenLampViewData(id: 3, title: "Title", isOn: true)),
        .spokenPost(SpokenPostViewData(id: 4, author: "Author", text: "Text", canLike: true)),
        .spokenLetter(
          SpokenLetterViewData(id: 5, text: "Text", summary: "Summary", isSealed: true)),
        .spokenCount(SpokenCountViewData(id: 6, title: "Title", quantity: 5, name: "Name")),
      ],
      versesFooter: SpokenNoteViewData(text: "Text"),
      tiny: [SpokenTinyViewData(id: 7), SpokenTinyViewData(id: 8)],
      places: [
        .spokenChapter(
          SpokenChapterViewData(id: 9, title: "Title", detail: "Detail", isPart: true)),
        .spokenPlace(SpokenPlaceViewData(id: 10, name: "Name", isCountry: true)),
      ],
      ratings: [
        SpokenRatingViewData(id: 11, title: "Title", stars: 5),
        SpokenRatingViewData(id: 12, title: "Other title", stars: 2),
      ]))

  static let tickets = RecordedScreen(
    TicketsViewCreator(), layout: TicketsLayout.make(), table: nil,
    TicketsContent(
      tickets: [
        TicketViewData(
          id: 1, title: "Title", note: "Note", stage: .open, isMine: true, isPinned: true,
          tint: .systemRed, part: 0.5, icon: "Icon"),
        TicketViewData(
          id: 2, title: "Other title", note: nil, stage: .closed, isMine: false, isPinned: nil,
          tint: .systemBlue, part: 0.25, icon: nil),
        TicketViewData(
          id: 3, title: "Title", note: "Note", stage: .lost, isMine: true, isPinned: true,
          tint: .systemRed, part: 0.5, icon: "Icon"),
      ]))

  static let chronicle = RecordedScreen(
    ChronicleViewCreator(), layout: ChronicleLayout.make(), table: ChronicleLayout.makeTableView(),
    ChronicleContent(
      newsHeader: ChronicleHeadingViewData(title: "Title"),
      news: [
        .chronicleDay(ChronicleDayViewData(id: 1, name: "Name")),
        .chroniclePost(ChroniclePostViewData(id: 2, text: "Text")),
        .chroniclePhoto(ChroniclePhotoViewData(id: 3, caption: "Caption")),
        .chronicleEvent(
          ChronicleEventViewData(id: 4, title: "Title", place: "Place", time: "Time")),
        .chronicleQuote(ChronicleQuoteViewData(id: 5, text: "Text")),
      ],
      archiveHeader: ChronicleHeadingViewData(title: "Title"),
      archive: [
        .chronicleDay(ChronicleDayViewData(id: 6, name: "Name")),
        .chroniclePost(ChroniclePostViewData(id: 7, text: "Text")),
      ],
      album: [
        ChroniclePhotoViewData(id: 8, caption: "Caption"),
        ChroniclePhotoViewData(id: 9, caption: "Other caption"),
      ]))

  static let talk = RecordedScreen(
    TalkViewCreator(), layout: TalkLayout.make(), table: TalkLayout.makeTableView(),
    TalkContent(
      messages: [
        .talkMessage(TalkMessageViewData(id: 1, text: "Text")),
        .talkNote(TalkNoteViewData(id: 2, text: "Text")),
      ]))

  static let sights = RecordedScreen(
    SightsViewCreator(), layout: SightsLayout.make(), table: SightsLayout.makeTableView(),
    SightsContent(
      posts: [
        .sightPost(SightPostViewData(id: 1, height: 0.5)),
        .sightGap(SightGapViewData(id: 2, height: 0.5)),
      ],
      cards: [
        SightCardViewData(id: 3, title: "Title"), SightCardViewData(id: 4, title: "Other title"),
      ],
      pinned: [SightPostViewData(id: 5, height: 0.5), SightPostViewData(id: 6, height: 0.25)],
      rows: [
        SightRowViewData(id: 7, title: "Title"), SightRowViewData(id: 8, title: "Other title"),
      ]))

  static let stamps = RecordedScreen(
    StampsViewCreator(), layout: StampsLayout.make(), table: nil,
    StampsContent(
      stamps: [
        SightStampViewData(id: 1, title: "Title"), SightStampViewData(id: 2, title: "Other title"),
      ]))

  static let separators = RecordedScreen(
    SeparatorsViewCreator(), layout: SeparatorsLayout.make(),
    table: SeparatorsLayout.makeTableView(),
    SeparatorsContent(
      shelves: [
        .shelf(ShelfViewData(id: 1, title: "Title")),
        .shelfEnd(ShelfEndViewData(id: 2, title: "Title")),
      ],
      notes: [
        .shelfNote(ShelfNoteViewData(id: 3, text: "Text")),
        .shelfSize(ShelfSizeViewData(id: 4, text: "Text")),
        .shelfPlain(ShelfPlainViewData(id: 5, text: "Text")),
      ],
      moved: [
        .shelf(ShelfViewData(id: 6, title: "Title")),
        .shelfPlain(ShelfPlainViewData(id: 7, text: "Text")),
      ]))

  static let gapWall = RecordedScreen(
    GapWallViewCreator(), layout: GapWallLayout.make(), table: GapWallLayout.makeTableView(),
    GapWallContent(
      photos: [GapCardViewData(id: 1, name: "Name"), GapCardViewData(id: 2, name: "Other name")],
      albums: [GapCardViewData(id: 3, name: "Name"), GapCardViewData(id: 4, name: "Other name")],
      shelf: [GapCardViewData(id: 5, name: "Name"), GapCardViewData(id: 6, name: "Other name")],
      covers: [GapCardViewData(id: 7, name: "Name"), GapCardViewData(id: 8, name: "Other name")],
      rows: [GapCardViewData(id: 9, name: "Name"), GapCardViewData(id: 10, name: "Other name")],
      lines: [GapCardViewData(id: 11, name: "Name"), GapCardViewData(id: 12, name: "Other name")],
      plainLines: [
        GapCardViewData(id: 13, name: "Name"), GapCardViewData(id: 14, name: "Other name"),
      ]))

  static let bookShop = RecordedScreen(
    BookShopViewCreator(), layout: BookShopLayout.make(shelves: { $0.list() }), table: nil,
    BookShopContent(
      filters: [
        ShelfFilterViewData(id: 1, name: "Name"), ShelfFilterViewData(id: 2, name: "Other name"),
      ],
      moreFilters: [
        ShelfFilterViewData(id: 3, name: "Name"), ShelfFilterViewData(id: 4, name: "Other name"),
      ],
      recent: [
        ShelfBookViewData(id: 5, title: "Title"), ShelfBookViewData(id: 6, title: "Other title"),
      ],
      saved: [
        .shelfBook(ShelfBookViewData(id: 7, title: "Title")),
        .shelfPoster(ShelfPosterViewData(id: "Id 8", text: "Text")),
      ],
      shelves: [
        SectionContent(
          BookShelfViewData(id: 9, title: "Title", kind: .posters),
          items: [
            .shelfBook(ShelfBookViewData(id: 10, title: "Title")),
            .shelfPoster(ShelfPosterViewData(id: "Id 11", text: "Text")),
          ]),
        SectionContent(
          BookShelfViewData(id: 12, title: "Other title", kind: .books),
          items: [
            .shelfBook(ShelfBookViewData(id: 13, title: "Title")),
            .shelfPoster(ShelfPosterViewData(id: "Id 14", text: "Text")),
          ]),
        SectionContent(
          BookShelfViewData(id: 15, title: "Title", kind: .wall),
          items: [
            .shelfBook(ShelfBookViewData(id: 16, title: "Title")),
            .shelfPoster(ShelfPosterViewData(id: "Id 17", text: "Text")),
          ]),
        SectionContent(
          BookShelfViewData(id: 18, title: "Title", kind: .small),
          items: [
            .shelfBook(ShelfBookViewData(id: 19, title: "Title")),
            .shelfPoster(ShelfPosterViewData(id: "Id 20", text: "Text")),
          ]),
      ]))

  static let magazine = RecordedScreen(
    MagazineViewCreator(), layout: MagazineLayout.make(), table: MagazineLayout.makeTableView(),
    MagazineContent(
      front: [
        .magazineCover(MagazineCoverViewData(id: 1, title: "Title")),
        .magazineStory(MagazineStoryViewData(id: 2, title: "Title")),
        .magazineBanner(MagazineBannerViewData(id: "Id 3", text: "Text")),
      ],
      latest: [
        .magazineStory(MagazineStoryViewData(id: 4, title: "Title")),
        .magazineCover(MagazineCoverViewData(id: 5, title: "Title")),
        .magazineBanner(MagazineBannerViewData(id: "Id 6", text: "Text")),
      ],
      saved: [
        .magazineCover(MagazineCoverViewData(id: 7, title: "Title")),
        .magazineStory(MagazineStoryViewData(id: 8, title: "Title")),
      ],
      issues: [
        SectionContent(
          MagazineIssueViewData(id: 9, title: "Title", isWide: true),
          items: [
            .magazineCover(MagazineCoverViewData(id: 10, title: "Title")),
            .magazineStory(MagazineStoryViewData(id: 11, title: "Title")),
          ]),
        SectionContent(
          MagazineIssueViewData(id: 12, title: "Other title", isWide: false),
          items: [
            .magazineCover(MagazineCoverViewData(id: 13, title: "Title")),
            .magazineStory(MagazineStoryViewData(id: 14, title: "Title")),
          ]),
      ]))

  static let parcels = RecordedScreen(
    ParcelsViewCreator(), layout: ParcelsLayout.make(), table: ParcelsLayout.makeTableView(),
    ParcelsContent(
      parcels: [ParcelViewData(id: 1, title: "Title"), ParcelViewData(id: 2, title: "Other title")])
  )

  static let finds = RecordedScreen(
    FindsViewCreator(), layout: FindsLayout.make(), table: FindsLayout.makeTableView(),
    FindsContent(
      finds: [FindViewData(id: 1, name: "Name"), FindViewData(id: 2, name: "Other name")]))

  static let studio = RecordedScreen(
    StudioViewCreator(), layout: StudioLayout.make(), table: nil,
    StudioContent(
      members: [
        StudioMemberViewData(
          id: 1, name: "Name", portrait: UIImage(systemName: "star")!, badge: "Badge", hours: 0.5,
          step: 0.5, note: "Note", invitation: AttributedString("Invitation"), isSunny: true,
          isAway: true),
        StudioMemberViewData(
          id: 2, name: "Other name", portrait: nil, badge: nil, hours: 0.25, step: 0.25,
          note: "Other note", invitation: AttributedString("Other invitation"), isSunny: false,
          isAway: false),
      ]))

  static let fair = RecordedScreen(
    FairViewCreator(), layout: FairLayout.make(), table: FairLayout.makeTableView(),
    FairContent(
      stalls: [
        .fairStall(FairStallViewData(id: 1, name: "Name")),
        .fairSponsor(FairSponsorViewData(id: 2, company: "Company")),
        .fairNotice(FairNoticeViewData(id: "3", text: "Text")),
      ]))

  static let queue = RecordedScreen(
    QueueViewCreator(), layout: QueueLayout.make(), table: QueueLayout.makeTableView(),
    QueueContent(
      guests: [GuestViewData(id: 1, name: "Name"), GuestViewData(id: 2, name: "Other name")]))

  static let values = RecordedScreen(
    ValuesViewCreator(), layout: ValuesLayout.make(), table: nil,
    ValuesContent(
      leaflets: [
        .leaflet(
          LeafletViewData(
            id: 1, text: "Text", lines: 5, strength: 0.5, isWide: true, mode: .center, size: .small,
            picture: UIImage(systemName: "star")!, photo: RecordedViews.page("photo"))),
        .pamphlet(PamphletViewData(id: 2, text: "Text", isWide: true, gap: 0.5, size: .medium)),
        .voucher(
          VoucherViewData(
            id: 3, amount: 0.5, count: 5, day: RecordedViews.day, first: RecordedViews.day,
            isPro: true,
            most: 9)),
        .brochure(
          BrochureViewData(
            id: 4, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5)),
        .booklet(
          BookletViewData(
            id: 5,
            cover: BrochureViewData(
              id: 6, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
            pages: [
              BrochureViewData(
                id: 7, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
              BrochureViewData(
                id: 8, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
            ])),
        .sheaf(
          SheafViewData(
            id: 9,
            pages: [
              BrochureViewData(
                id: 10, title: "Title", note: "Note", photo: UIImage(systemName: "star")!, gap: 0.5),
              BrochureViewData(
                id: 11, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
            ])),
        .satchel(
          SatchelViewData(
            id: 12,
            sheaf: SheafViewData(
              id: 13,
              pages: [
                BrochureViewData(
                  id: 14, title: "Title", note: "Note", photo: UIImage(systemName: "star")!,
                  gap: 0.5),
                BrochureViewData(
                  id: 15, title: "Other title", note: "Other note", photo: nil, gap: 0.25),
              ]))),
      ]))

  static let moodboard = RecordedScreen(
    MoodboardViewCreator(), layout: MoodboardLayout.make(), table: MoodboardLayout.makeTableView(),
    MoodboardContent(
      notes: [
        .moodNote(MoodNoteViewData(id: 1, text: "Text")),
        .moodPicture(MoodPictureViewData(id: 2, name: "Name")),
      ],
      latest: [MoodNoteViewData(id: 3, text: "Text"), MoodNoteViewData(id: 4, text: "Other text")],
      boards: [
        SectionContent(
          MoodBoardViewData(id: "Id 5", name: "Name", isDense: true),
          items: [
            MoodNoteViewData(id: 6, text: "Text"), MoodNoteViewData(id: 7, text: "Other text"),
          ]),
        SectionContent(
          MoodBoardViewData(id: "Id 8", name: "Other name", isDense: false),
          items: [
            MoodNoteViewData(id: 9, text: "Text"), MoodNoteViewData(id: 10, text: "Other text"),
          ]),
      ]))

  private static func wishSwitch(_ title: String) -> WishSwitchViewData {
    WishSwitchViewData(title: title, isOn: true)
  }

  static let wishes = RecordedScreen(
    WishesViewCreator(), layout: WishesLayout.make(), table: WishesLayout.makeTableView(),
    WishesContent(
      screenHeader: wishSwitch("Header"), wishesHeader: wishSwitch("Header of wishes"),
      wishes: [
        WishViewData(
          id: 1, isOn: true, sort: .newest, quantity: 6, volume: 0.5, due: RecordedViews.day,
          note: "Note", story: "Story", stars: 3, inner: wishSwitch("Inner"),
          repeated: [wishSwitch("Repeated")])
      ], wishesFooter: wishSwitch("Footer of wishes"), rowsHeader: wishSwitch("Header of rows"),
      rows: [WishRowViewData(id: 2, title: "Title", isOn: true)],
      screenFooter: wishSwitch("Footer")))

  static let profile = RecordedScreen(
    ProfileViewCreator(), layout: ProfileLayout.make(), table: ProfileLayout.makeTableView(),
    ProfileContent(
      screenHeader: ProfileOwnerViewData(name: "Name", motto: "Motto"),
      privacy: [ProfileSettingViewData(id: "1", name: "Name")], recentHeader: "Recent",
      recent: [ProfileSettingViewData(id: "2", name: "Name")],
      recentFooter: ProfileNoteViewData(text: "Recent"),
      apps: [ProfileSettingViewData(id: "3", name: "Name")], appsFooter: "Apps",
      screenFooter: ProfileNoteViewData(text: "Footer")))

  static let counter = RecordedScreen(
    CounterViewCreator(), layout: CounterLayout.make(), table: CounterLayout.makeTableView(),
    CounterContent(
      screenHeader: CounterBannerViewData(text: "Text"),
      customers: [
        CustomerViewData(id: 1, name: "Name", wish: "Wish"),
        CustomerViewData(id: 2, name: "Other name"),
      ]))

  static let essays = RecordedScreen(
    EssaysViewCreator(), layout: EssaysLayout.make(), table: nil,
    EssaysContent(
      essays: [
        .essay(
          EssayViewData(id: 1, headline: "Headline", detail: "Detail", votes: 5, isFavorite: true)),
        .essayFile(EssayFileViewData(id: 2, isOpen: true)),
      ]))
}
#endif
