import Testing

@testable import FixtureSupport

/// The pages of wrong manifests.
@Suite("Pages of cases")
struct CasePageTests {
  private let page = """
    ═══ a title
    a: ①b

    c: d

    ─── message
    Listing.sections:1:4: error: …

    1 error

    ─── fixed
    a: 1

    ═══ another
    # e

    """

  @Test func reads() {
    let page = CasePage(page)
    #expect(page.faults.isEmpty)
    #expect(page.cases.map(\.title) == ["a title", "another"])
    #expect(page.cases.map(\.line) == [1, 14])
    #expect(page.cases.map(\.manifest) == ["a: ①b\n\nc: d\n", "# e\n"])
    #expect(page.cases.map(\.message) == ["Listing.sections:1:4: error: …\n\n1 error\n", nil])
    #expect(page.cases.map(\.fixed) == ["a: 1\n", nil])
  }

  @Test func writesWhatItReads() {
    #expect(CasePage(page).text == page)
    let loose = page.replacing("\n─── ", with: "\n\n─── ").replacing(
      "═══ another", with: "\n═══ another\n")
    #expect(CasePage(loose + "\n\n").text == page)
  }

  @Test(
    arguments: [
      ("", 1, "expected '═══ ' and the title of a case"),
      ("== a\nb: c\n", 1, "expected '═══ ' and the title of a case"),
      ("b: c\n═══ a\nb: c\n", 1, "expected '═══ ' and the title of a case"),
      ("═══ a\n\n═══ b\nb: c\n", 1, "an empty manifest needs a file of its own"),
      ("═══ a\nb: c\n─── text\nd\n", 3, "expected the manifest, '─── message', '─── fixed'"),
      (
        "═══ a\nb: c\n─── fixed\nd\n─── message\n", 5,
        "expected the manifest, '─── message', '─── fixed'"
      ),
      (
        "═══ a\nb: c\n─── fixed\nd\n─── fixed\nd\n", 5,
        "expected the manifest, '─── message', '─── fixed'"
      ),
      ("═══ a\nb: c\n═══ a\nd: e\n", 3, "there are two cases with the title 'a'"),
    ])
  func reportsMistakes(_ text: String, _ line: Int, _ message: String) {
    #expect(CasePage(text).faults.map(\.line) == [line])
    #expect(CasePage(text).faults.map(\.message) == [message])
  }

  @Test(arguments: [
    "b:\tc", "b: c ", "b: c\r", "b:\u{A0}c", "\u{FEFF}b: c", "e\u{301}: c", "b: \0",
  ])
  func reportsWhatCannotBeSeen(_ manifest: String) {
    let message = "'a' has characters that cannot be seen; give it files of its own"
    #expect(CasePage("═══ a\n\(manifest)\n").faults.map(\.message) == [message])
    #expect(CasePage("═══ a\nb\n─── fixed\n\(manifest)\n").faults.map(\.message) == [message])
    #expect(CasePage("═══ a\nb\n─── message\n\(manifest)\n").faults.isEmpty)
  }
}
