import Testing

@testable import CellGenCore

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("", #""""#),
    ("plain text", #""plain text""#),
    ("é😀👩‍👩‍👧", #""é😀👩‍👩‍👧""#),
    ("\"quoted\"", #""\"quoted\"""#),
    ("\\(code)", #""\\(code)""#),
    ("a\nb\r\nc\td", #""a\nb\r\nc\td""#),
    ("\0\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#),
    ("\u{202E}\u{2066}\u{2028}\u{FEFF}", #""\u{202E}\u{2066}\u{2028}\u{FEFF}""#),
    ("\u{3164}\u{115F}\u{1160}\u{FFA0}\u{2800}", #""\u{3164}\u{115F}\u{1160}\u{FFA0}\u{2800}""#),
    ("\u{180E}\u{34F}\u{17B4}\u{17B5}", #""\u{180E}\u{34F}\u{17B4}\u{17B5}""#),
    ("a\u{FE0F}b\u{FE00}c\u{E0100}", #""a\u{FE0F}b\u{FE00}c\u{E0100}""#),
    ("❤\u{FE0F}1\u{FE0F}\u{20E3}☺\u{FE0E}🏳\u{FE0F}\u{200D}🌈", "\"❤️1️⃣☺︎🏳️‍🌈\""),
    ("\u{FE0F}", #""\u{FE0F}""#),
  ])
  func literals(text: String, expected: String) {
    #expect(swiftLiteral(text) == expected)
  }

  @Test(arguments: [
    ("one line", ["one line"]),
    ("one\n\n  two  ", ["one", "", "  two"]),
    ("a\rb\u{2028}c\u{202E}d\0", ["abcd"]),
    ("*/ \\(x)", ["*/ \\(x)"]),
    ("a\u{3164}\u{115F}\u{2800}\u{34F}\u{FE0F}b ❤\u{FE0F}", ["ab ❤️"]),
  ])
  func comments(text: String, expected: [String]) {
    #expect(commentLines(text) == expected)
  }

  @Test(arguments: [(16.0, "16"), (12.5, "12.5"), (0, "0"), (-4, "-4"), (0.1, "0.1")])
  func points(points: Double, expected: String) {
    #expect(swiftText(points) == expected)
  }

  @Test(arguments: [
    ("123456", "123456"), ("-1234567", "-1_234_567"), ("0xABCDEF12", "0xABCD_EF12"),
    ("1_0000000", "1_0000000"), ("1769860800.25", "1769860800.25"), ("12345e+10", "12345e+10"),
    ("123456789e-10", "123456789e-10"), ("1234567E10", "1234567E10"),
  ])
  func digits(number: String, expected: String) {
    #expect(grouped(number) == expected)
  }

  @Test(arguments: [
    ("TitleView", "a `TitleView`"), ("AuthorView", "an `AuthorView`"),
    ("URLView", "a `URLView`"), ("FAQView", "an `FAQView`"), ("UserView", "a `UserView`"),
  ])
  func articles(name: String, expected: String) {
    #expect(withArticle(name) == expected)
  }

  @Test func namesAfterDotsAndBeforeColons() {
    #expect(memberName("default") == "default")
    #expect(memberName("init") == "`init`")
    #expect(labelName("in") == "in")
    #expect(labelName("inout") == "`inout`")
    #expect(calledName("package") == "`package`")
    #expect(escapedIdentifier("package") == "package")
  }
}
