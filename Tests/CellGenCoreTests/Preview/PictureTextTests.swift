import CellGenCore
import Testing

@testable import CellGenAuthoring

/// What people see of texts and values.
@Suite struct PictureTextTests {
  @Test(arguments: [
    ("number", "12.5", "12.5"), ("{ currency: EUR }", "12.5", "€12.50"),
    ("{ number: { notation: compactName } }", "1234567", "1.2M"),
    ("percent", "0.25", "25%"), ("duration", "65", "1:05"),
    ("{ duration: hourMinuteSecond }", "3665", "1:01:05"),
    ("{ duration: { units: [hours, minutes], width: narrow } }", "3665", "1h 1m"),
    ("{ duration: { units: [hours, minutes] } }", "3665", "1 hr, 1 min"),
    ("{ measurement: kilometersPerHour }", "12.5", "12.5 km/h"),
    ("{ measurement: { unit: kilometers, width: narrow } }", "12.5", "12.5km"),
    (
      "{ measurement: { unit: kilometersPerHour, width: wide } }", "12.5",
      "12.5 kilometers per hour"
    ),
    ("{ measurement: celsius }", "-4", "-4°C"), ("duration", "1e100", "{value}"),
    ("{ currency: Shop.code }", "1", "{value}"), ("Shop.style", "1", "{value}"),
  ])
  func aNumberIsShownAsItsFormatSays(_ format: String, _ value: String, _ text: String) throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, value: Double }
        layout: [{ label: { text: value, format: \(format) } }]
        samples: [{ id: 1, value: \(value) }]
      """)
    let shown = try #require(try fixture.labels()[0])
    #expect(shown.text == text && shown.isKnown == !text.hasPrefix("{"))
    #expect(!shown.isTranslatable && shown.translations.isEmpty)
  }

  @Test(arguments: [
    ("date", "2026-11-22T12:00:00Z", "Nov 22, 2026"),
    ("{ date: numeric, time: shortened }", "2026-11-22T12:00:00Z", "11/22/2026, 12:00\u{202F}PM"),
    ("relative", "2026-11-22T12:00:00Z", "2 hours ago"),
    ("{ relative: { width: narrow } }", "2026-11-22T12:00:00Z", "2h ago"),
    ("relative", "1e300", "in 504,686 years"), ("relative", "-1e300", "6,739 years ago"),
    ("{ date: { weekday: wide, day: twoDigits } }", "-1e300", "{value}"),
  ])
  func aDateIsShownAsSeenSoonAfterTheLatestOne(
    _ format: String, _ value: String, _ text: String
  ) throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, value: Date }
        layout: [{ label: { text: value, format: \(format) } }]
        samples: [{ id: 1, value: \(value) }]
      """)
    let shown = try fixture.labels()[0]?.text
    // How many years lie between the ends of time is not ours to say.
    #expect(
      shown == text || (value.hasSuffix("300") && text.contains("years")), "\(shown ?? "nil")")
  }

  @Test func datesOfAllSamplesAreSeenAtOneMoment() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, value: Date }
        layout: [{ label: { text: value, format: relative } }]
        samples: [{ id: 1, value: 2026-11-21T12:00:00Z }]
      Other:
        data: { id: Int, value: Date, never: Date }
        layout: [{ label: { text: value, format: date } }, { label: { text: never, format: date } }]
        samples: [{ id: 1, value: 2026-11-22T12:00:00Z, never: 9999-12-31T00:00:00Z }]
      Made:
        data: { sentAt: Date, due: Date }
        layout: [{ label: { text: sentAt, format: relative } }, { label: { text: due, format: relative } }]
      """)
    #expect(try fixture.labels().map { $0?.text } == ["yesterday"])
    #expect(try fixture.labels(of: "Made").map { $0?.text } == ["2 hours ago", "tomorrow"])
  }

  @Test func aTextFollowsTheStateAndTheData() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, name: String, note: "String?", isLiked: Bool, state: OrderState }
        layout:
          - label: { text: { normal: Rest, selected: Chosen } }
          - label: { text: { field: isLiked, cases: { true: Liked, false: "Not {name}" } } }
          - label: { text: { field: note, cases: { nil: No note, some: { field: note } } } }
          - label: "{note}!"
          - label: { text: { field: state, cases: { paid: Paid, else: None, open: Open } } }
          - label: { text: { verbatim: iCloud } }
          - label: { text: "By **{name}**", markdown: true }
          - label: { text: name, accessibility: { label: L10n.name } }
        samples: [{ id: 1, name: "A*a", isLiked: false, state: .open }]
      """)
    let rest = try fixture.labels()
    #expect(
      rest.map { $0?.text } == [
        "Rest", "Not A*a", "No note", nil, "Open", "iCloud", "By **A\\*a**", "A*a",
      ])
    #expect(
      rest.map { $0?.isTranslatable } == [true, true, true, nil, true, false, true, false])
    #expect(try fixture.labels(in: .highlighted)[0]?.text == "Chosen")
    #expect(try fixture.labels(in: .disabled)[0]?.text == "Rest")
  }

  @Test func aMemberOfTheAppsIsInBraces() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int }
        layout: [{ label: L10n.buy }]
      """)
    #expect(try fixture.labels()[0] == PictureText(text: "{L10n.buy}", isKnown: false))
  }

  @Test func oddNumbersAreRead() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { mask: Int = 0xFF, low: Int = -0b101, big: UInt64 = 1_000, size: Int64, none: Double = .zero, at: Date = .now }
        layout:
          - label: "{mask}, {low}, {big}, {none}"
          - label: { text: at, format: relative }
          - label: { text: size, format: bytes }
        samples: [{ size: 9223372036854775807 }]
      """)
    #expect(try fixture.labels().map { $0?.text } == ["255, -5, 1,000, 0", "now", "9,223.37 PB"])
  }
}
