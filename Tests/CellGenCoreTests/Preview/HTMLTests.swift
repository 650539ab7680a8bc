import Foundation
import Testing

@testable import CellGenAuthoring

/// The types that no text can leave: HTML, CSS, and the policy that names a page's own code.
@Suite struct HTMLTests {
  @Test func interpolatedTextIsEscaped() {
    let text = "<b>&\"\u{1B}\n"
    #expect(("<i>\(text)</i>" as HTML).text == "<i>&lt;b&gt;&amp;&quot;\u{FFFD}&#10;</i>")
    #expect(HTML(text).text == "&lt;b&gt;&amp;&quot;\u{FFFD}&#10;")
    let html: HTML = "\("<")<br>\(2)\("<hr>" as HTML)"
    #expect(html.text == "&lt;<br>2<hr>")
    #expect(HTML.lines("a\n<b>\n").text == "a\n&lt;b&gt;\n")
  }

  @Test func attributesAreEscapedAndLinksStayOnThePage() {
    var attributes: HTMLAttributes = ["title": "\"><script>"]
    attributes.link(toPart: "javascript:alert(1)")
    attributes.set("hidden")
    #expect(
      HTML.element("a", attributes, "x").text
        == "<a title=\"&quot;&gt;&lt;script&gt;\" href=\"#javascript:alert(1)\" hidden>x</a>")
  }

  @Test func anAttributeIsNamedAfterALanguageAlone() throws {
    let code = try #require(LanguageCode("zh-hans"))
    #expect(HTMLAttributeName(textIn: code).text == "data-zh-hans")
    for name in ["x><img>", "q onfocus=x", "", "-", "d", "de ", "de=", "de\u{301}", "ｄｅ"] {
      #expect(LanguageCode(name) == nil, "\(name)")
    }
  }

  @Test func namesAndQuotedTextsStayInTheirDeclaration() {
    #expect(CSSName("a; b: url(x)}\u{301}é").text == "a--b--url-x---")
    #expect(CSS(quoting: "Inter'; x\\\n</style>").text == "'Inter xstyle'")
    #expect(
      ("\(1.0 / 3)px \(2.0) \(Double.nan) \(CSSName("x y"))" as CSS).text == "0.333px 2 0 x-y")
  }

  /// Without a unit, `calc(0 * var(--mirror))` is no length, and browsers drop the declaration.
  @Test func everyLengthHasAUnit() {
    #expect([0, 8, -0.5].map { px($0).text } == ["0px", "8px", "-0.5px"])
  }

  // MARK: What the program must not do

  @Test func textsAreOnlyBetweenTags() async {
    await #expect(processExitsWith: .failure) {
      let name = "x"
      print(("<b \(name)>" as HTML).text)
    }
    await #expect(processExitsWith: .failure) {
      let value = "x"
      print(("<a><b title=\"\(value)\">" as HTML).text)
    }
    await #expect(processExitsWith: .failure) {
      let code = "x"
      print(("<script>\(code)</script>" as HTML).text)
    }
  }

  @Test func attributesThatRunOrLoadAreNotForTexts() async {
    await #expect(processExitsWith: .failure) { print(("onclick" as HTMLAttributeName).text) }
    await #expect(processExitsWith: .failure) { print(("style" as HTMLAttributeName).text) }
    await #expect(processExitsWith: .failure) { print(("src" as HTMLAttributeName).text) }
  }

  // MARK: Hashes

  /// - Source: NIST, *Cryptographic Standards and Guidelines, Example Values*, and FIPS 180-2, appendix B.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    let digits = SHA256.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == hash)
  }
}
