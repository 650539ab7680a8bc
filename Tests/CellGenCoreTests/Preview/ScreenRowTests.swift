import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

/// Rows of a screen that cellgen makes data for differ, and the data of a row fit together.
@Suite struct ScreenRowTests {
  @Test func flagsVaryByWhatTheyMean() throws {
    let section = try section(
      """
      Track:
        data:
          id: Int
          title: String
          isPlaying: Bool
          isRead: Bool
          isFavorite: Bool
          isPinned: Bool
          canPlay: Bool
          isLast: Bool
          state: TrackState
        layout:
          - label: title
          - box: { visible: isPlaying }
          - box: { visible: isRead }
          - label: { text: { field: state, cases: { new: New, old: Old, else: { literal: Odd } } } }
      """, "tracks: { cells: [Track] }")
    let columns = section.fixture.module[section.data.rows[0].view].fields.dropFirst(2).map {
      "\($0.name.text): \(section.fixture.column($0.name.text, section.data))"
    }
    #expect(
      columns == [
        "isPlaying: false true false false",
        "isRead: false true false true",
        "isFavorite: false false true false",
        "isPinned: false false false true",
        "canPlay: true true true false",
        "isLast: false false false true",
        "state: .new .old .else .new",
      ])
  }

  @Test func oneRowOfAChoiceIsChosenAndAnyNumberOfTasks() throws {
    let views = """
      Choice:
        data: { id: Int, title: String, marks: Bool }
        actions: [choose]
        select: choose
        accessory: { checkmark: marks }
        row: { text: title }
      Task:
        data: { id: Int, title: String, isDone: Bool }
        actions: [choose]
        select: choose
        accessory: { checkmark: isDone }
        row: { text: title }
      """
    let choices = try section(views, "all: { cells: [Choice] }")
    #expect(choices.fixture.column("marks", choices.data) == "false true false false")
    let tasks = try section(views, "all: { cells: [Task] }")
    #expect(tasks.fixture.column("isDone", tasks.data) == "false true false true")
    let several = try section(views, "all: { cells: [Choice] }\nselection: { multiple: always }")
    #expect(several.fixture.column("marks", several.data) == "false true false true")
  }

  @Test func optionalPartsComeAndGo() throws {
    let section = try section(
      """
      Download:
        data: { id: Int, name: String, note: "String?", size: "Int?", done: "Double?", icon: "UIImage?" }
        layout: [{ label: name }, { label: note }, { label: size }, { progress: done }]
      """, "downloads: { cells: [Download] }")
    let isNil = ["name", "note", "size", "done", "icon"].map { field in
      section.data.rows.map { row in
        if case .literal(.nil)? = section.fixture.value(field, of: row) { "-" } else { "x" }
      }.joined()
    }
    #expect(isNil == ["xxxx", "x-x-", "xxx-", "--x-", "xxxx"])
  }

  @Test func whatBelongsToAPersonIsThatOfTheSamePerson() throws {
    let section = try section(
      """
      Author:
        data: { name: String, handle: String }
        layout: [{ label: name }, { label: handle }]
      Quote:
        data: { id: Int, author: AuthorViewData }
        layout: [{ view: author }]
      Post:
        data:
          id: Int
          author: AuthorViewData
          authorEmail: String
          initials: String
          quoted: "QuoteViewData?"
          likers: "[AuthorViewData]"
          boostedBy: String
        layout: [{ view: author }, { label: authorEmail }, { label: initials }, { view: quoted }]
      """, "posts: { cells: [Post] }")
    let fixture = section.fixture
    var quotes: [String] = []
    for (index, row) in section.data.rows.enumerated() {
      let person = UsualPerson.all[index]
      #expect(
        fixture.printed(row).contains(
          "author (name \"\(person.name)\", handle \"\(person.username)\")"))
      #expect(fixture.column("authorEmail", section.data).contains(person.email))
      #expect(fixture.column("initials", section.data).contains(person.initials))
      let quoted = try #require(field("quoted", of: row, fixture))
      for quote in row.inner(quoted) {
        let author = fixture.printed(quote)
        #expect(!author.contains(person.name))
        quotes.append(author)
      }
    }
    #expect(quotes.count == 2 && Set(quotes).count == 2)
    #expect(!fixture.column("boostedBy", section.data).contains("Ada"))
  }

  @Test func pricesAndDatesFitTogether() throws {
    let section = try section(
      """
      Offer:
        data:
          id: Int
          name: String
          originalPrice: String
          price: String
          minAge: Int
          maxAge: Int
          isOverdue: Bool
          due: Date?
        layout: [{ label: name }, { label: price }, { label: originalPrice }]
      """, "offers: { cells: [Offer] }")
    let fixture = section.fixture
    #expect(
      fixture.column("price", section.data) == #""$24.99" "$7.50" "$1,200.00" "$59.00""#)
    #expect(
      fixture.column("originalPrice", section.data)
        == #""$31.24" "$15.00" "$1,600.00" "$65.56""#)
    for row in section.data.rows {
      let least = try #require(number("minAge", of: row, fixture))
      #expect(try least <= #require(number("maxAge", of: row, fixture)))
      guard case .date(let seconds)? = fixture.value("due", of: row), let due = Double(seconds)
      else { continue }
      let isPast = due < fixture.source.moment.timeIntervalSince1970
      #expect(fixture.value("isOverdue", of: row)?.matches(.bool(isPast)) == true)
    }
  }

  @Test func aBillEndsWithItsTotal() throws {
    let section = try section(
      """
      Line:
        data: { title: String, amount: Decimal, isTotal: Bool = false }
        id: title
        layout: [{ label: title }, { label: amount }]
      """, "bill: { cells: [Line] }")
    #expect(
      section.fixture.column("title", section.data) == #""Subtotal" "Shipping" "Tax" "Total""#)
    #expect(section.fixture.column("isTotal", section.data) == "false false false true")
  }

  @Test func rowsOfSettingsHaveShortValues() throws {
    let section = try section(
      """
      Page:
        data: { id: Int, title: String, value: String? }
        row: { text: title, value: value }
      """, "pages: { cells: [Page] }")
    #expect(
      section.fixture.column("title", section.data)
        == #""Notifications" "Appearance" "Privacy" "Sounds""#)
    #expect(section.fixture.column("value", section.data) == #""On" "Automatic" "Strict" nil"#)
  }

  @Test func aHeaderIsCalledAsItsSection() throws {
    let fixture = try fixture(
      """
      Heading: { data: { title: String }, layout: [{ label: title }] }
      Item: { data: { id: Int, title: String }, layout: [{ label: title }] }
      """,
      """
      recentlyPlayed: { header: Heading, cells: [Item] }
      downloads: { header: Heading, cells: [Item] }
      """)
    let headers = fixture.screens[0].compactMap { $0.header.flatMap(fixture.lead) }
    #expect(headers == ["Recently Played", "Downloads"])
    // The rows of a section go on after those of the one before.
    let titles = fixture.screens[0].flatMap(\.rows).compactMap(fixture.lead)
    #expect(Set(titles).count == 8)
  }

  @Test func sectionsByLettersHaveTheirRows() throws {
    let views = """
      Letter: { data: { id: String } }
      Contact:
        data: { id: Int, name: String }
        row: { text: name }
      """
    let sections =
      "letters: { repeat: Letter, header: { title: { field: id } }, cells: [Contact], index: id }"
    let made = try fixture(views, sections).screens[0]
    #expect(made.count == 3 && made.allSatisfy { $0.rows.count > 1 })
    let fixture = try fixture(
      views.replacing(
        "row:",
        with: "samples: [{ id: 1, name: Zoe }, { id: 2, name: Bo }, { id: 3, name: Ben }]\n  row:"),
      sections)
    let given = fixture.screens[0].map { section in
      "\(section.repeated.map(fixture.printed) ?? ""): "
        + section.rows.compactMap(fixture.lead).joined(separator: " ")
    }
    #expect(given == [#"id "B": Ben Bo"#])
  }

  @Test func givenSamplesStayAsTheyAre() throws {
    let section = try section(
      """
      Item:
        data: { id: Int, name: String, note: "String?", isNew: Bool = true, isRead: Bool = false }
        layout: [{ label: name }, { label: note }, { box: { visible: isRead } }]
        samples: [{ id: 1, name: A, isNew: true }, { id: 2, name: B }, { id: 3, name: C, note: D }]
      """,
      "items: { cells: [Item] }")
    let rows = section.data.rows.map(section.fixture.printed)
    #expect(
      rows == [
        #"id 1, name "A", note nil, isNew true, isRead false"#,
        // No sample says whether it is read.
        #"id 2, name "B", note nil, isNew true, isRead true"#,
        #"id 3, name "C", note "D", isNew true, isRead true"#,
      ])
  }

  private func fixture(_ views: String, _ sections: String) throws -> PictureFixture {
    let lines = sections.split(separator: "\n")
    let top = lines.filter { $0.hasPrefix("selection") }
    let indented = lines.filter { !$0.hasPrefix("selection") }.map { "  \($0)\n" }.joined()
    let head = top.map { "\($0)\n" }.joined() + "sections:\n" + indented
    return try PictureFixture(views, head: head)
  }

  private func section(
    _ views: String, _ sections: String
  ) throws -> (fixture: PictureFixture, data: SectionData) {
    let fixture = try fixture(views, sections)
    return (fixture, try #require(fixture.screens.first?.first))
  }

  private func field(_ name: String, of data: PictureData, _ fixture: PictureFixture) -> Field? {
    fixture.module[data.view].fields.first { $0.name.text == name }
  }

  private func number(
    _ name: String, of data: PictureData, _ fixture: PictureFixture
  ) -> Double? {
    field(name, of: data, fixture).flatMap { data.number($0) }
  }
}
