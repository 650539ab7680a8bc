import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

@Suite("Samples")
struct SampleTests {
  @Test(
    "Instants are seconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", "0"), ("2026-01-31T12:00:00Z", "1769860800"),
      ("2000-02-29T23:59:59+01:00", "951865199"), ("1969-12-31T23:59:59Z", "-1"),
      ("1969-12-31T23:59:59.25Z", "-0.75"), ("1970-01-01T00:00:00.5Z", "0.5"),
      ("1900-03-01T00:00:00Z", "-2203891200"), ("12.5", "12.5"), ("2026-02-29T00:00:00Z", nil),
      ("2026-01-31", nil), ("2026-01-31T12:00:00", nil), ("2026-13-01T00:00:00Z", nil),
      ("1970-01-01T00:00:00.Z", nil), ("tomorrow", nil),
    ] as [(String, String?)])
  func instants(text: String, seconds: String?) {
    #expect(secondsSince1970(Scalar(text: text, style: .plain)) == seconds)
  }

  @Test(
    "URLs are absolute and need no escaping",
    arguments: [
      ("https://example.com/a?b=c#d", true), ("mailto:a@b.de", true), ("http://h:80/", true),
      ("https://example.com/%20", true), ("https://example.com/%2", false), ("", false),
      ("example.com", false), ("https://a b", false), ("https://é.de", false),
      ("http://h:x/", false), (":a", false), ("a:", false),
    ])
  func urls(text: String, isURL: Bool) {
    #expect(isAbsoluteURL(text) == isURL)
  }

  @Test("Values of every kind of type are read")
  func values() throws {
    let analysis = resolved(
      """
      views:
        All:
          view: custom
          data:
            text: String
            note: String?
            flag: Bool
            count: UInt8
            ratio: Double
            price: Decimal
            link: URL
            date: Date
            key: UUID
            tags: [String]
            places: "[String: Int]"
            kinds: Set<Int>
            author: Author
          samples:
            - text: 5
              note: ~
              flag: true
              count: 255
              ratio: 0.5
              price: 24
              link: https://example.com
              date: 1970-01-01T00:01:00Z
              key: 5B0C9E5A-3F0B-4C56-9B53-0F4B7C1D2E3F
              tags: [a, 1]
              places: { here: 1 }
              kinds: [1, 2]
              author: .example
      """)
    let json = try #require(analysis.module.map { renderJSON($0) }, "\(rendered(analysis))")
    #expect(json.contains(#""text": "5","#))
    #expect(json.contains(#""note": null,"#))
    #expect(json.contains(#""price": 24,"#))
    #expect(json.contains(#""date": 60,"#))
    #expect(json.contains(#""tags": ["a", "1"],"#))
    #expect(json.contains(#""places": [["here", 1]],"#))
    #expect(json.contains(#""kinds": [1, 2],"#))
    #expect(json.contains(#""author": ".example""#))
  }

  @Test("The data of other views are read by their fields")
  func dataOfViews() throws {
    let analysis = resolved(
      """
      views:
        Post:
          data:
            id: Int
            author: AuthorViewData
            editor: AuthorViewData?
            replies: "[ReplyViewData]"
            byDay: "[String: AuthorViewData]"
          view: custom
          samples:
            - id: 1
              author: { name: Ann, age: 4 }
              editor: ~
              replies: [{ by: { name: Bo } }]
              byDay: { today: { name: Cy } }
        Reply:
          data: { by: AuthorViewData }
          view: custom
        Author:
          data: { name: String, age: Int = 1 }
          view: custom
      """)
    let module = try #require(analysis.module, "\(rendered(analysis))")
    let json = renderJSON(module)
    #expect(json.contains(#""author": { "name": "Ann", "age": 4 },"#))
    #expect(json.contains(#""editor": null,"#))
    #expect(json.contains(#""replies": [{ "by": { "name": "Bo" } }],"#))
    #expect(json.contains(#""byDay": [["today", { "name": "Cy" }]]"#))
    let code = render(module, options: Options()).map(\.text).joined()
    #expect(code.contains(#"author: AuthorViewData(name: "Ann", age: 4)"#))
    #expect(code.contains(#"replies: [ReplyViewData(by: AuthorViewData(name: "Bo"))]"#))
    #expect(code.contains(#"byDay: ["today": AuthorViewData(name: "Cy")]"#))
    #expect(!code.contains("editor: nil"))
  }
}
