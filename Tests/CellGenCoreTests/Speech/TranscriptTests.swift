import CellGenCore
import Testing

@testable import CellGenAuthoring

/// What a transcript says where a sample does not say all, and of what is on no screen. What it says of
/// samples is compared with the views themselves where generated code runs.
@Suite struct TranscriptTests {
  @Test func withoutASampleEveryValueIsANameInBraces() throws {
    let text = try transcript(
      """
      Post:
        data: { title: String, detail: "String?", isLiked: Bool, price: Double, tags: "[String]" }
        id: title
        actions: [like, { set: { isOn: Bool } }]
        layout:
          - label: title
          - label: { text: detail, visible: isLiked }
          - label: { text: "{price} in all", formats: { price: { currency: EUR } } }
          - hstack:
              - repeat: { data: tags, label: { lines: 1 } }
          - button: { title: { field: isLiked, cases: { true: Unlike, false: Like } }, action: like }
          - toggle: { isOn: isLiked, action: set }
      """)
    #expect(
      text == """
        Post, without a sample
          {title}, {detail}, {price} in all, {tags}
            actions: {Unlike or Like}
          {Unlike or Like}; button
          {title}, {detail}, {price} in all, {tags}; {isLiked}; switch

        """)
  }

  /// Each shows two of the next, which are more views than there is time for, and deeper than the stack.
  @Test func viewsDeepInViewsAreNamedOnly() throws {
    let views = (0..<300).map { level in
      """
      V\(level):
        data: { name: String, one: V\(level + 1)ViewData, two: V\(level + 1)ViewData }
        layout: [{ label: name }, { view: one }, { view: two }]

      """
    }
    let text = try transcript(views.joined() + "V300: { data: { name: String } }")
    #expect(text.hasPrefix("V0, without a sample\n"))
    #expect(text.contains("{V8View}"))
    #expect(!text.contains("{V9View}"))
  }

  @Test func dataInsideOfDataAreNamedWithTheirPath() throws {
    let text = try transcript(
      """
      Author:
        data: { name: String, isKnown: Bool }
        layout:
          - label: name
          - image: { symbol: checkmark, visible: isKnown, accessibilityLabel: Known }
      Reply:
        data: { id: Int, author: AuthorViewData, replies: "[ReplyViewData] = []", editor: "AuthorViewData?" }
        layout:
          - view: author
          - view: editor
          - repeat: replies
        samples:
          - { id: 1, author: .ada, editor: ~ }
      """)
    #expect(
      text == """
        Reply, sample 1
          {author.name}, Known

        """)
  }

  @Test func aMappedViewSaysWhatItsTargetSays() throws {
    let text = try transcript(
      """
      Title:
        data: { title: String, note: "String?" }
        layout: [{ label: title }, { label: note }]
      Product:
        data: { id: Int, name: String }
        view: Title
        map: { title: name }
        samples: [{ id: 1, name: Tea }]
      """)
    #expect(
      text == """
        Product, sample 1
          Tea

        """)
  }

  @Test func whatOnlyTheAppKnowsIsNamedAndWhatHasNoNameIsFound() throws {
    let text = try transcript(
      """
      Own:
        data: { id: Int, photo: URL }
        view: custom
        samples: [{ id: 1, photo: "https://example.com/a.jpg" }]
      Mute:
        data: { id: Int, name: String, rank: Int = 1_003, mask: Int = 0xFF }
        actions: [play]
        layout:
          - label: { text: name, color: { normal: label, selected: white } }
          - label: rank
          - label: mask
          - image: { symbol: play, tap: play }
        samples: [{ id: 1, name: "  " }]
      Wax:
        data: { id: Int, seal: String }
        layout: [{ label: seal }]
        accessibility: none
        samples: [{ id: 1, seal: Red }]
      """)
    #expect(
      text == """
        Own, sample 1
          {OwnView}
        Mute, sample 1
          1,003, {mask}
          (no name); button
        Wax, sample 1: nothing

        """)
  }

  @Test(arguments: [
    ("currency: EUR", "€12.50"), ("currency: { code: EUR, presentation: fullName }", "12.50 euros"),
    ("number: { fraction: 2, sign: always }", "+12.50"), ("percent: { fraction: 0 }", "1,250%"),
    ("duration: { units: [minutes, seconds], width: narrow }", "12 seconds"),
    ("duration", "12 seconds"),
    ("measurement: kilometersPerHour", "12.5 kilometers per hour"),
    ("PriceFormat.short", "{price}"),
  ])
  func aNumberIsReadAsItsFormatSays(_ format: String, _ words: String) throws {
    let format = format.contains(":") ? "{ \(format) }" : format
    let text = try transcript(
      """
      Price:
        data: { id: Int, price: Double }
        layout: [{ label: { text: price, format: \(format) } }]
        samples: [{ id: 1, price: 12.5 }]
      """)
    #expect(text == "Price, sample 1\n  \(words)\n")
  }

  @Test(arguments: [
    ("date", "Nov 22, 2026"), ("{ date: numeric }", "November 22, 2026"),
    ("{ date: complete }", "Sunday, November 22, 2026"),
    ("{ date: { weekday: wide, day: twoDigits, month: abbreviated } }", "Sunday, Nov 22"),
    ("relative", "{due}"),
  ])
  func aDateIsReadAsItsFormatSays(_ format: String, _ words: String) throws {
    let text = try transcript(
      """
      Task:
        data: { id: Int, due: Date }
        layout: [{ label: { text: due, format: \(format) } }]
        samples: [{ id: 1, due: 2026-11-22T12:00:00Z }]
      """)
    #expect(text == "Task, sample 1\n  \(words)\n")
  }

  @Test func aSizeIsReadInItsUnits() throws {
    let text = try transcript(
      """
      Download:
        data: { id: Int, size: Int }
        layout: [{ label: { text: size, format: { bytes: memory } } }]
        samples: [{ id: 1, size: 123456 }]
      """)
    #expect(text == "Download, sample 1\n  121 kB\n")
  }

  @Test func whatNoStyleTakesIsNamed() throws {
    let text = try transcript(
      """
      Vast:
        data: { id: Int, size: UInt64, length: Double, share: Double }
        layout:
          - label: { text: size, format: bytes }
          - label: { text: length, format: duration }
          - label: { text: share, format: percent }
        samples: [{ id: 1, size: 18446744073709551615, length: 1e100, share: 1e300 }]
      """)
    #expect(text == "Vast, sample 1\n  {size}, {length}, {share}\n")
  }

  @Test func textsAreReadAsAList() throws {
    let text = try transcript(
      """
      Trip:
        data: { id: Int, tags: "[String]" }
        layout: [{ label: { text: tags, format: { list: or } } }]
        samples: [{ id: 1, tags: [Sea, Sun, Sand] }]
      """)
    #expect(text == "Trip, sample 1\n  Sea, Sun, or Sand\n")
  }

  @Test(arguments: [
    ("**Bold** and *soft*", "Bold and soft", []), ("a_b_c and _d_", "a_b_c and d", []),
    ("See **[the sea](https://a.b)**, `[x](y)`", "See the sea, [x](y)", ["the sea"]),
    ("2 * 3 * 4, \\*not\\*, 5 ** 6", "2 * 3 * 4, *not*, 5 ** 6", []),
    ("~~gone~~ [unclosed](x", "gone [unclosed](x", []),
  ])
  func markdownIsReadWithoutItsMarks(_ text: String, _ words: String, _ links: [String]) {
    let markdown = MarkdownText(text)
    #expect(markdown.text == words && markdown.links == links)
  }

  @Test func valuesInMarkdownAreReadAsTheyAre() throws {
    let text = try transcript(
      """
      Note:
        data: { id: Int, author: String }
        layout: [{ label: { text: "By *{author}*", markdown: true } }]
        samples: [{ id: 1, author: "2*3*4 [x](y)" }]
      """)
    #expect(text == "Note, sample 1\n  By 2*3*4 [x](y)\n")
  }

  /// The transcript of views that are all on a screen, without the path and its indentation.
  @Test func dataOfOtherViewsAreReadFromTheSample() throws {
    let text = try transcript(
      """
      Post:
        data: { title: String, author: AuthorViewData, replies: "[ReplyViewData]" }
        id: title
        layout:
          - label: title
          - view: author
          - repeat: replies
        samples:
          - title: One
            author: { name: Ann }
            replies: [{ text: Yes }, { text: No }]
          - { title: Two, author: { name: Bo }, replies: [] }
      Author:
        data: { name: String }
        layout: [{ label: name }]
      Reply:
        data: { text: String }
        layout: [{ label: text }]
      """)
    #expect(text.contains("One, Ann, Yes, No\n"), "\(text)")
    #expect(text.contains("Two, Bo\n"), "\(text)")
  }

  private func transcript(_ views: String) throws -> String {
    let indented = views.split(separator: "\n").map { "  \($0)\n" }.joined()
    let manifest = "deploymentTarget: 16\nviews:\n\(indented)"
    let analysis = analyze([SourceText(path: "A.sections", bytes: Array(manifest.utf8))])
    let module = try #require(analysis.module, "\(analysis.diagnostics)")
    let lines = Transcript(of: module, for: .standard).text().split(separator: "\n").dropFirst()
    return lines.map { $0.dropFirst(2) + "\n" }.joined()
  }
}
