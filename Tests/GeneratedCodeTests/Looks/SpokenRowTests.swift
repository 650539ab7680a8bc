#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What VoiceOver stops at in rows, headers and footers, in both containers.
@MainActor
@Suite struct SpokenRowTests {
  // MARK: Headers and footers

  @Test(arguments: ListContainer.allCases)
  func onlyTheTextsOfAHeaderAreAHeading(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [], heading: "News", note: "That is all.")
    #expect(shown.stops(in: try #require(shown.header)).map(\.label) == ["News", "More"])
    let (text, button) = try shown.pair(in: #require(shown.header))
    #expect(text.traits == .header && text.actions == ["More"])
    #expect(button.traits == .button)
    let note = try shown.only(in: #require(shown.footer))
    #expect(note.label == "That is all." && note.traits == .staticText)
  }

  @Test(arguments: ListContainer.allCases)
  func theButtonOfAHeaderReports(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [], heading: "News", note: "That is all.")
    let (text, button) = try shown.pair(in: #require(shown.header))
    StandIn.activate(button)
    StandIn.perform(actionNamed: "More", on: text)
    #expect(shown.log == [.versesHeader(.more), .versesHeader(.more)])
  }

  // MARK: Headings in rows

  @Test func aTextThatIsAHeadingMakesItsStopOne() {
    let view = SpokenChapterView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let part = SpokenChapterViewData(id: 1, title: "One", detail: "Begins", isPart: true)
    var chapter = part
    chapter.isPart = false
    view.configure(with: part)
    #expect(traits(in: view) == [.header, .button, .button])
    view.configure(with: chapter)
    #expect(traits(in: view) == traits(in: fresh(chapter)))
    #expect(traits(in: view) == [.staticText, [.button, .header], .button])
  }

  @Test func aViewIsAHeadingByItsData() {
    let view = SpokenPlaceView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    view.configure(with: SpokenPlaceViewData(id: 1, name: "Iceland", isCountry: true))
    #expect(traits(in: view) == [.header])
    view.configure(with: SpokenPlaceViewData(id: 2, name: "Vík", isCountry: false))
    #expect(traits(in: view) == [.staticText])
  }

  private func fresh(_ data: SpokenChapterViewData) -> SpokenChapterView {
    let view = SpokenChapterView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.configure(with: data)
    return view
  }

  private func traits(in view: UIView) -> [UIAccessibilityTraits] {
    view.layoutIfNeeded()
    return StandIn.spoken(in: view).map(\.traits)
  }

  // MARK: Rows in which nothing acts

  @Test(arguments: ListContainer.allCases)
  func aRowInWhichNothingActsIsOneStop(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    let verse = SpokenVerseViewData(id: 1, title: "Title", detail: "Detail", photo: "photo")
    shown.show(verses: [.spokenVerse(verse)])
    let stop = try shown.only(in: shown.cell)
    #expect(stop.label == "Photo, Title, Detail")
    #expect(stop.value == "4 of 5" && stop.hint == "Read it")
    #expect(stop.traits == .staticText && stop.actions == [])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsHiddenIsNotRead(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    var verse = SpokenVerseViewData(id: 1, title: "Title", detail: nil, photo: "photo")
    shown.show(verses: [.spokenVerse(verse)])
    #expect(try shown.only(in: shown.cell).label == "Photo, Title")
    #expect(try shown.only(in: shown.cell).value == nil)
    (verse.isNew, verse.detail) = (true, "Detail")
    shown.show(verses: [.spokenVerse(verse)])
    #expect(try shown.only(in: shown.cell).label == "Photo, Title, Detail, New")
  }

  @Test(arguments: ListContainer.allCases)
  func whatTheAppSaysOfAViewWins(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(
      verses: [.spokenVerse(SpokenVerseViewData(id: 1, title: "T", detail: "D", photo: "p"))])
    let view = try #require(try shown.cell.descendants.first { $0 is DeclaredView })
    view.accessibilityLabel = "A verse"
    #expect(try shown.only(in: shown.cell).label == "A verse")
    view.accessibilityLabel = nil
    #expect(try shown.only(in: shown.cell).label == "Photo, T, D")
    view.accessibilityElementsHidden = true
    #expect(try shown.stops(in: shown.cell).isEmpty)
  }

  @Test(arguments: ListContainer.allCases)
  func whatTheManifestSaysOfAViewStandsInPlaceOfItsTexts(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    var letter = SpokenLetterViewData(id: 1, text: "text", summary: "summary")
    for (summary, label) in [("summary", "summary"), (nil, "text")] {
      letter.summary = summary
      shown.show(verses: [.spokenLetter(letter)])
      let (first, button) = try shown.pair(in: shown.cell)
      #expect(first.label == label && first.value == "Open" && first.hint == "Reads it")
      #expect(first.actions == ["Burn", "Open"] && button.label == "Open")
    }
    StandIn.perform(actionNamed: "Burn", on: try shown.pair(in: shown.cell).0)
    #expect(shown.log == [.spokenLetter(1, .burn)])
  }

  // MARK: Steppers

  @Test(
    arguments: [
      ("Copies", nil, "Copies"), ("Copies", "Count", "Copies, Count"), (nil, "Count", "Count"),
      // Otherwise it would have no name.
      (nil, nil, "2"),
    ] as [(String?, String?, String)])
  func theNumberBesideAStepperIsReadOnce(title: String?, name: String?, label: String) throws {
    let shown = SpokenScreen(.collection)
    let count = SpokenCountViewData(id: 1, title: title, quantity: 2, name: name)
    shown.show(verses: [.spokenCount(count)])
    let stop = try shown.only(in: shown.cell)
    #expect(stop.label == label && stop.value == "2" && stop.traits == .adjustable)
  }

  // MARK: Switches

  @Test(arguments: ListContainer.allCases)
  func aRowWithASwitchIsTheSwitch(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(
      verses: [.spokenSetting(SpokenSettingViewData(id: 1, title: "Wi-Fi", isOn: false))])
    let stop = try shown.only(in: shown.cell)
    #expect(stop.label == "Wi-Fi" && stop.value == "0")
    #expect(stop.traits == [.button, .toggleButton])
    StandIn.activate(stop)
    #expect(shown.log == [.spokenSetting(1, .set(isOn: true))])
    #expect(try shown.only(in: shown.cell).value == "1")
    StandIn.activate(try shown.only(in: shown.cell))
    #expect(shown.log.last == .spokenSetting(1, .set(isOn: false)))
  }

  @Test(arguments: ListContainer.allCases)
  func aSwitchThatOnlyShowsLeavesTheTapToTheRow(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [.spokenLamp(SpokenLampViewData(id: 1, title: "Lamp", isOn: true))])
    let stop = try shown.only(in: shown.cell)
    #expect(stop.label == "Lamp, On" && stop.value == "1")
    #expect(stop.traits == [.button, .toggleButton])
    StandIn.activate(stop)
    #expect(shown.log == [.spokenLamp(1, .flip)])
  }

  // MARK: Rows with buttons

  private let post = SpokenContent.VersesItem.spokenPost(
    SpokenPostViewData(id: 1, author: "Ann", text: "Hello"))

  @Test(arguments: ListContainer.allCases)
  func theTextsComeFirstAndThenWhatActs(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [post])
    let stops = try shown.stops(in: shown.cell)
    #expect(stops.map(\.label) == ["Hello", "Ann, Follow", "Like", "Hello"])
    #expect(stops.map(\.traits) == [.button, .button, .button, [.button, .toggleButton]])
  }

  @Test(arguments: ListContainer.allCases)
  func whatActsIsOfferedWithTheTextsAndSwipesOnce(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [post])
    let stop = try #require(try shown.stops(in: shown.cell).first)
    #expect(stop.actions == ["Delete", "Ann, Follow", "Like"])
    for name in ["Like", "Ann, Follow", "Delete"] {
      #expect(StandIn.perform(actionNamed: name, on: stop))
    }
    #expect(
      shown.log == [.spokenPost(1, .like), .spokenPost(1, .follow), .spokenPost(1, .delete)])
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsHiddenOrDisabledIsNotOffered(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [post])
    let button = try #require(try shown.cell.button("Like"))
    button.isEnabled = false
    let stops = try shown.stops(in: shown.cell)
    #expect(stops[0].actions == ["Delete", "Ann, Follow"])
    #expect(stops[2].label == "Like" && stops[2].traits.contains(.notEnabled))
    button.isHidden = true
    #expect(try shown.stops(in: shown.cell).map(\.label) == ["Hello", "Ann, Follow", "Hello"])
  }

  @Test(arguments: ListContainer.allCases)
  func everyStopDoesWhatItSays(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [post])
    for stop in try shown.stops(in: shown.cell) { StandIn.activate(stop) }
    #expect(
      shown.log == [
        .spokenPost(1, .open), .spokenPost(1, .follow), .spokenPost(1, .like),
        .spokenPost(1, .mute(isOn: false)),
      ])
  }

  @Test(arguments: ListContainer.allCases)
  func stopsAreTheSameObjectsWhenTheyAreAskedForAgain(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [post])
    let (before, after) = try (shown.stops(in: shown.cell), shown.stops(in: shown.cell))
    #expect(
      before.map { ObjectIdentifier($0.element) } == after.map { ObjectIdentifier($0.element) })
  }

  @Test(arguments: ListContainer.allCases)
  func aSelectedRowSaysSoAndNoneIsAButtonWhereNothingCanBeSelected(
    in container: ListContainer
  ) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [.spokenLamp(SpokenLampViewData(id: 1, title: "Lamp", isOn: true))])
    shown.allowsSelection = false
    #expect(try shown.only(in: shown.cell).traits.contains(.notEnabled))
    shown.allowsSelection = true
    try shown.select()
    #expect(try shown.only(in: shown.cell).traits.contains(.selected))
  }

  // MARK: Beside what the app has

  @Test(arguments: ListContainer.allCases)
  func anElementOfTheAppsThatActsIsAStopAfterTheTexts(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(verses: [], rating: SpokenRatingViewData(id: 1, title: "Tea", stars: 3))
    let (text, stars) = try shown.pair(in: shown.cell)
    #expect(text.label == "Tea" && text.traits == .staticText && text.actions == [])
    #expect(stars.label == "Stars" && stars.value == "3" && stars.traits == .adjustable)
    let view = try #require(stars.element as? SpokenStarsView)
    view.accessibilityIncrement()
    #expect(try shown.pair(in: shown.cell).1.value == "4")
    view.accessibilityTraits = .image
    let stop = try shown.only(in: shown.cell)
    #expect(stop.label == "Tea, Stars" && stop.value == "4", "one that does not act is read")
  }

  // MARK: What is touched

  @Test(arguments: ListContainer.allCases)
  func whatIsTappedHas44Points(in container: ListContainer) throws {
    let shown = SpokenScreen(container)
    shown.show(tiny: SpokenTinyViewData(id: 1))
    let label = try #require(try shown.cell.descendants.first { ($0 as? UILabel)?.text == "x" })
    #expect(label.bounds.width == 10 && label.bounds.height == 10)
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 26, y: 5), CGPoint(x: -16, y: 26)] {
      StandIn.tap(point, in: label)
    }
    #expect(shown.log == [.spokenTiny(1, .tap), .spokenTiny(1, .tap), .spokenTiny(1, .tap)])
    StandIn.tap(CGPoint(x: 28, y: 5), in: label)
    #expect(shown.log.last == .spokenTiny(1, .open), "beyond, it is the row that is tapped")
    StandIn.tap(CGPoint(x: 74, y: 5), in: label)
    #expect(shown.log.last == .spokenTiny(1, .press), "beside, the neighbour")
  }
}

/// Stars of an app's own, which VoiceOver adjusts.
final class SpokenStarsView: UIView {
  var value = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Stars"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var accessibilityValue: String? {
    get { "\(value)" }
    set {}
  }

  override func accessibilityIncrement() { value += 1 }
}

/// The Spoken screen in a container.
@MainActor
private final class SpokenScreen {
  private let collection: SpokenDataSource?
  private let table: SpokenTableDataSource?
  private(set) var log: [SpokenAction] = []
  private let frame = CGRect(x: 0, y: 0, width: 400, height: 2000)

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: SpokenLayout.make())
      (collection, table) = (SpokenDataSource(collectionView: view), nil)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      (collection, table) = (nil, SpokenTableDataSource(tableView: view))
    }
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
  }

  private var view: UIScrollView { collection?.collectionView ?? table!.tableView }

  func show(
    verses: [SpokenContent.VersesItem], heading: String? = nil, note: String? = nil,
    tiny: SpokenTinyViewData? = nil, rating: SpokenRatingViewData? = nil
  ) {
    var content = SpokenContent()
    content.verses = verses
    content.versesHeader = heading.map { SpokenHeadingViewData(title: $0) }
    content.versesFooter = note.map { SpokenNoteViewData(text: $0) }
    if let tiny { content.tiny = [tiny] }
    if let rating { content.ratings = [rating] }
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
  }

  func show(tiny: SpokenTinyViewData) { show(verses: [], tiny: tiny) }

  private let first = IndexPath(item: 0, section: 0)

  var cell: UIView {
    get throws {
      let cell: UIView? =
        collection?.collectionView.cellForItem(at: first) ?? table?.tableView.cellForRow(at: first)
      return try #require(cell)
    }
  }

  var header: UIView? {
    collection?.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: first)
      ?? table?.tableView.headerView(forSection: 0)
  }

  var footer: UIView? {
    collection?.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: first)
      ?? table?.tableView.footerView(forSection: 0)
  }

  var allowsSelection: Bool {
    get { collection?.collectionView.allowsSelection ?? table!.tableView.allowsSelection }
    set {
      collection?.collectionView.allowsSelection = newValue
      table?.tableView.allowsSelection = newValue
    }
  }

  func select() throws {
    collection?.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    table?.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
    view.layoutIfNeeded()
    try cell.layoutIfNeeded()
  }

  func stops(in view: UIView) -> [SpokenStop] { StandIn.spoken(in: view) }

  func only(in view: UIView) throws -> SpokenStop {
    let stops = stops(in: view)
    #expect(stops.count == 1, "\(stops.map(\.label))")
    return try #require(stops.first)
  }

  func pair(in view: UIView) throws -> (SpokenStop, SpokenStop) {
    let stops = stops(in: view)
    try #require(stops.count == 2, "\(stops.map(\.label))")
    return (stops[0], stops[1])
  }
}
#endif
