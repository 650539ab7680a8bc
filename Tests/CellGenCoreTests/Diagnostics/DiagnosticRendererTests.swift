import CellGenCore
import Foundation
import Testing

@Suite struct DiagnosticRendererTests {
  @Test func theWholeForm() {
    let text = MarkedText(
      """
      screen: Listing
      views:
        ③Title:④
          data:
          ①acions②: [buy]

      """)
    let diagnostic = Diagnostic(
      .unknownKey, "a view has no key 'acions'", at: .init(text.primary, "unknown key"),
      also: [.init(text.secondary, "in this view")], help: "did you mean 'actions'?",
      note: "the keys of a view are 'data' and 'actions'")
    #expect(
      render([diagnostic], [text]) == """
        Listing.sections:5:5: error: a view has no key 'acions' [unknown-key]
          |
        3 |   Title:
          |   ------ in this view
        ...
        5 |     acions: [buy]
          |     ^^^^^^ unknown key
          |
          = help: did you mean 'actions'?
          = note: the keys of a view are 'data' and 'actions'

        1 error

        """)
  }

  @Test func aNoteIsShownOnce() {
    let text = MarkedText("a: 1\n①b②: 2\n")
    let notes = ["the keys are 'x' and 'y'", "another", "the keys are 'x' and 'y'"]
    let rendered = render(
      notes.map { Diagnostic(.unknownKey, "unknown", at: .init(text.primary), note: $0) }, [text])
    #expect(rendered.components(separatedBy: "= note: the keys").count == 2)
    #expect(rendered.components(separatedBy: "= note: another").count == 2)
  }

  /// At 30 columns, of which 10 are before the text.
  @Test(arguments: [
    ("short", ["short"]),
    (
      "the keys of a view are 'data', 'id', and 'actions'",
      [
        "the keys of a view", "are 'data', 'id',", "and 'actions'",
      ]
    ),
    ("write 'label: { text: title }' here", ["write", "'label: { text: title }'", "here"]),
    (
      "don't stop (see 'a b c') or what the author's name is",
      [
        "don't stop (see", "'a b c') or what the", "author's name is",
      ]
    ),
    ("an 'open one goes on and on and on", ["an 'open one goes on", "and on and on"]),
  ])
  func remarksAreWrapped(note: String, lines: [String]) {
    let text = MarkedText("①b②: 2\n")
    let renderer = DiagnosticRenderer(sources: [text.source], width: 30)
    var diagnostics = Diagnostics()
    diagnostics.report(Diagnostic(.unknownKey, "unknown", at: .init(text.primary), note: note))
    let remark = renderer.render(diagnostics).components(separatedBy: "= note: ")[1]
    let shown = remark.components(separatedBy: "\n\n")[0]
    #expect(shown == lines.joined(separator: "\n" + String(repeating: " ", count: 10)))
  }

  /// Where the underline goes: the input with its marks and the lines below the headline.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var input: String
    var place: String
    var expected: String

    init(_ name: String, _ input: String, _ place: String, _ expected: String) {
      (testDescription, self.input, self.place, self.expected) = (name, input, place, expected)
    }
  }

  static let rows = [
    Row("plain", "a: ①twelve② # why", "1:4", "1 | a: twelve # why\n  |    ^^^^^^ here"),
    Row("empty file", "①", "1:1", "1 |\n  | ^ here"),
    Row("end of file", "a: [①", "1:5", "1 | a: [\n  |     ^ here"),
    Row("end of file after a line feed", "a:\n①", "2:1", "2 |\n  | ^ here"),
    Row("end of line", "a:①\nb:", "1:3", "1 | a:\n  |   ^ here"),
    Row("CRLF", "a: ①one②\r\nb: 2\r\n", "1:4", "1 | a: one\n  |    ^^^ here"),
    Row("CRLF itself", "a: one①\r\n②b: 2\r\n", "1:7", "1 | a: one\n  |       ^ here"),
    Row("several lines", "a: ①[ \n  b,\n②]", "1:4", "1 | a: [ \n  |    ^ here"),
    Row("tab", "\t①a②: 1", "1:2", "1 |         a: 1\n  |         ^ here"),
    Row("tab itself", "ab①\t②c", "1:3", "1 | ab      c\n  |   ^^^^^^ here"),
    Row("wide before", "名前: ①値②x", "1:9", "1 | 名前: 値x\n  |       ^^ here"),
    Row("full-width colon", "a①：② 1", "1:2", "1 | a： 1\n  |  ^^ here"),
    Row("emoji", "🎉👩‍👩‍👧‍👦🇩🇪❤️: ①x②", "1:46", "1 | 🎉👩‍👩‍👧‍👦🇩🇪❤️: x\n  |           ^ here"),
    Row("combining", "cafe\u{301}: ①x②", "1:9", "1 | cafe\u{301}: x\n  |       ^ here"),
    Row(
      "inside a character", "cafe①\u{301}②: x", "1:5", "1 | cafe\u{301}: x\n  |    ^ here"),
    Row("lone mark", "\u{301}①a②", "1:3", "1 | \\u{301}a\n  |        ^ here"),
    Row(
      "Hangul", "\u{1112}\u{1161}\u{11AB}①x②", "1:10", "1 | \u{1112}\u{1161}\u{11AB}x\n  |   ^ here"
    ),
    Row("escape", "\u{1B}[31m①x②", "1:6", "1 | \\u{1B}[31mx\n  |           ^ here"),
    Row("bidi", "①\u{202E}abc②", "1:1", "1 | \\u{202E}abc\n  | ^^^^^^^^^^^ here"),
    Row("zero width space", "a①\u{200B}②: 1", "1:2", "1 | a\\u{200B}: 1\n  |  ^^^^^^^^ here"),
    Row("joiner after a letter", "a①\u{200D}②b", "1:2", "1 | a\\u{200D}b\n  |  ^^^^^^^^ here"),
    Row("line separator", "a\u{2028}①b②", "1:5", "1 | a\\u{2028}b\n  |          ^ here"),
    Row("carriage return", "a\r①b②", "1:3", "1 | a\\u{D}b\n  |       ^ here"),
    Row("byte order mark", "\u{FEFF}①a②: 1", "1:4", "1 | a: 1\n  | ^ here"),
    Row("byte order mark inside", "a\u{FEFF}①b②", "1:5", "1 | a\\u{FEFF}b\n  |          ^ here"),
  ]

  @Test(arguments: rows) func underlines(_ row: Row) {
    let text = MarkedText(row.input)
    let diagnostic = Diagnostic(.unknownKey, "wrong", at: .init(text.primary, "here"))
    let expected = """
      Listing.sections:\(row.place): error: wrong [unknown-key]
        |
      \(row.expected)

      1 error

      """
    #expect(render([diagnostic], [text]) == expected)
  }

  @Test func badBytesAreSpelled() {
    let source = SourceText(path: "a", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62])
    let span = SourceSpan(file: 0, start: 4, end: 5)
    let diagnostic = Diagnostic(.unknownKey, "wrong", at: .init(span))
    #expect(
      lines(of: [diagnostic], [source])[1...3] == [
        "  |", "1 | a\\xFF\\xE2\\x82b", "  |              ^",
      ])
  }

  @Test func twoPlacesInOneLineHaveALineEach() {
    let text = MarkedText("x: {③a④: 1, ①a②: 2}")
    #expect(
      lines(of: [both(text, text)], [text.source]).dropFirst().prefix(4) == [
        "  |", "1 | x: {a: 1, a: 2}", "  |           ^ again", "  |     - first",
      ])
  }

  @Test func anotherFileHasItsOwnSnippet() {
    let one = MarkedText("views:\n  ①Title②:\n")
    let filler = String(repeating: "\n", count: 10)
    let other = MarkedText(filler + "  ③Title④:\n", path: "Other.sections", index: 1)
    #expect(
      render([both(one, other)], [one, other]) == """
        Listing.sections:2:3: error: twice [unknown-key]
           |
         2 |   Title:
           |   ^^^^^ again
           |
           ::: Other.sections:11:3
           |
        11 |   Title:
           |   ----- first

        1 error

        """)
  }

  @Test func longLinesAreCutAroundThePlace() {
    let long = String(repeating: "word ", count: 100_000)
    for text in [MarkedText(long + "①here② " + long), MarkedText("①here② " + long)] {
      let shown = lines(
        of: [Diagnostic(.unknownKey, "wrong", at: .init(text.primary))], [text.source])
      #expect(shown[2].count < 120 && shown[2].hasSuffix("..."))
      let underline = shown[3].prefix { $0 != "^" }.count
      #expect(shown[2].dropFirst(underline).prefix(4) == "here")
      #expect(shown[3].hasSuffix(" ^^^^"))
    }
  }

  @Test func aFarPlaceInALongLineHasItsOwnExcerpt() {
    let text = MarkedText("③one④: " + String(repeating: "x", count: 500) + "①two②")
    let shown = lines(of: [both(text, text)], [text.source])
    #expect(shown[2].hasPrefix("1 | ...x") && shown[2].hasSuffix("two"))
    #expect(shown[3].hasSuffix("^^^ again"))
    #expect(shown[4].hasPrefix("1 | one: x") && shown[4].hasSuffix("x..."))
    #expect(shown[5] == "  | --- first")
  }

  @Test func marksWithoutEndAreSpelledOut() {
    let text = MarkedText("a" + String(repeating: "\u{301}", count: 5000) + "①b②")
    let shown = lines(
      of: [Diagnostic(.unknownKey, "wrong", at: .init(text.primary))], [text.source])
    #expect(shown[2].hasPrefix("1 | ...\\u{301}\\u{301}") && shown[2].hasSuffix("\\u{301}b"))
  }

  @Test func spansOutsideTheTextPointToItsEnd() {
    let source = SourceText(path: "a", bytes: Array("ab".utf8))
    let span = SourceSpan(file: 0, start: 7, end: 9)
    let shown = lines(of: [Diagnostic(.unknownKey, "wrong", at: .init(span))], [source])
    #expect(shown[2...3] == ["1 | ab", "  |   ^"])
  }

  @Test func wordsAndPathsArePrintable() {
    let text = MarkedText("①a②", path: "\u{1B}[2J.sections")
    let diagnostic = Diagnostic(
      .unknownKey, "found '\u{202E}'", at: .init(text.primary, "\u{7}"), help: "a\nb")
    let shown = lines(of: [diagnostic], [text.source])
    #expect(shown[0] == "\\u{1B}[2J.sections:1:1: error: found '\\u{202E}' [unknown-key]")
    #expect(shown[3] == "  | ^ \\u{7}")
    #expect(shown[5] == "  = help: a\\u{A}b")
  }

  /// Whatever the bytes and the places are, only printable text comes out, with a caret in each.
  @Test func hostileTextsAreHarmless() {
    let pieces = [
      "a", " ", "\t", "\r", "\n", "\u{1B}", "é", "e\u{301}", "値", "👩‍👧", "\u{202E}", "\u{FEFF}",
    ]
    let alphabet = pieces.map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82], [0], [0xF0]]
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      let bytes = (0..<next(80)).flatMap { _ in alphabet[next(alphabet.count)] }
      let spans = (0..<3).map { _ in
        SourceSpan(file: 0, start: next(bytes.count + 1), end: next(bytes.count + 2))
      }
      let diagnostic = Diagnostic(
        .unknownKey, "wrong", at: .init(spans[0]),
        also: spans.dropFirst().map { .init($0, "here") })
      let shown = lines(of: [diagnostic], [SourceText(path: "a", bytes: bytes)])
      #expect(shown.count { $0.drop { $0 == " " }.hasPrefix("| ") } == 3)
      let scalars = shown.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
    }
  }

  @Test func colourAddsNothingButColour() {
    let text = MarkedText("x: {③a④: 1, ①a②: 2}")
    let plain = render([both(text, text)], [text])
    let coloured = render([both(text, text)], [text], decorator: .ansi)
    #expect(coloured.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}

// MARK: - Counting

extension DiagnosticRendererTests {
  @Test(arguments: [
    (1, 0, "1 error"), (2, 0, "2 errors"), (0, 1, "1 warning"), (1, 3, "1 error and 3 warnings"),
  ])
  func lastLineCounts(errors: Int, warnings: Int, expected: String) {
    let diagnostics = many(errors, .unknownKey) + many(warnings, .unusedView)
    #expect(lines(of: diagnostics, [MarkedText("a").source]).last == expected)
  }

  @Test func nothingFoundIsNothingSaid() {
    #expect(render([], []) == "")
  }

  @Test func twentyAreShown() {
    let shown = lines(of: many(25, .unknownKey), [MarkedText("a").source])
    #expect(shown.count { $0.contains("error: wrong") } == 20)
    #expect(shown.suffix(2) == ["... and 5 more errors", "25 errors"])
  }

  @Test func errorsAreShownBeforeWarnings() {
    let diagnostics = many(30, .unusedView) + many(2, .unknownKey)
    let shown = lines(of: diagnostics, [MarkedText("a").source])
    #expect(shown.count { $0.contains("error: wrong") } == 2)
    #expect(shown.suffix(2) == ["... and 12 more warnings", "2 errors and 30 warnings"])
  }

  @Test func filesAndPlacesAreInOrder() {
    let texts = [MarkedText("a: 1"), MarkedText("b: 1", path: "B", index: 1)]
    let spans = [(1, 0), (0, 3), (0, 0)].map { SourceSpan(file: $0, start: $1, end: $1 + 1) }
    let diagnostics = spans.map { Diagnostic(.unknownKey, "wrong", at: .init($0)) }
    let heads = render(diagnostics, texts).split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      heads.map { $0.prefix { $0 != " " } } == [
        "Listing.sections:1:1:", "Listing.sections:1:4:", "B:1:1:",
      ])
  }

  private func many(_ count: Int, _ code: DiagnosticCode) -> [Diagnostic] {
    let span = SourceSpan(file: 0, start: 0, end: 1)
    return (0..<count).map { _ in Diagnostic(code, "wrong", at: .init(span)) }
  }
}

// MARK: - Rendering

private func both(
  _ one: DiagnosticRendererTests.MarkedText, _ other: DiagnosticRendererTests.MarkedText
) -> Diagnostic {
  Diagnostic(
    .unknownKey, "twice", at: .init(one.primary, "again"),
    also: [.init(other.secondary, "first")])
}

private func render(
  _ all: [Diagnostic], _ texts: [DiagnosticRendererTests.MarkedText],
  decorator: DiagnosticDecorator = .plain
) -> String {
  render(all, texts.map(\.source), decorator)
}

private func lines(of all: [Diagnostic], _ sources: [SourceText]) -> [String] {
  let text = render(all, sources, .plain)
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
}

private func render(
  _ all: [Diagnostic], _ sources: [SourceText], _ decorator: DiagnosticDecorator
) -> String {
  var diagnostics = Diagnostics()
  for diagnostic in all { diagnostics.report(diagnostic) }
  return DiagnosticRenderer(sources: sources, decorator: decorator).render(diagnostics)
}
