import CellGenAuthoring
import CellGenCore
import Testing

/// A manifest with one mistake, and as its fix leaves it.
struct Mending: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var wrong: String
  var right: String

  init(_ name: String, _ wrong: String, _ right: String) {
    self.testDescription = name
    self.wrong = wrong
    self.right = right
  }
}

@Suite("Certain fixes")
struct FixTests {
  @Test("An edit mends the one mistake", arguments: mendings.map(inData) + wholeMendings)
  func mending(_ mending: Mending) throws {
    let analysis = resolved(mending.wrong)
    let found = analysis.diagnostics.all
    try #require(found.count == 1, "\(rendered(analysis))")
    let fix = try #require(found[0].fix, "\(rendered(analysis))")
    var text = EditedText(SourceText(path: "", bytes: Array(mending.wrong.utf8)))
    text.make([fix])
    let mended = String(decoding: text.source.bytes, as: UTF8.self)
    #expect(mended == mending.right)
    let rest = resolved(mended)
    #expect(rest.diagnostics.all.isEmpty, "\(rendered(rest))")
  }

  @Test("What may mean two things has no edit", arguments: guesses)
  func guess(_ line: String) throws { expectNoEdit(in: manifest(line)) }

  @Test("A word that only resembles another has no edit", arguments: lookAlikes)
  func lookAlike(_ text: String) { expectNoEdit(in: text) }

  @Test("A reference has no edit: the slip may be in the declaration", arguments: references)
  func reference(_ text: String) throws {
    expectNoEdit(in: text)
    #expect(resolved(text).diagnostics.all.allSatisfy { $0.help?.contains("did you mean") == true })
  }

  private func expectNoEdit(in text: String) {
    let analysis = resolved(text)
    #expect(analysis.diagnostics.hasErrors)
    #expect(analysis.diagnostics.all.allSatisfy { $0.fix == nil }, "\(rendered(analysis))")
  }
}

/// A line of a view's data as a whole manifest.
private func manifest(_ line: String) -> String {
  "views:\n  Photo:\n    view: custom\n    data:\n      size: Int\n      \(line)\n"
}

private func inData(_ mending: Mending) -> Mending {
  Mending(mending.testDescription, manifest(mending.wrong), manifest(mending.right))
}

private let mendings = [
  Mending("an optional twice", "text: String??", "text: String?"),
  Mending("an optional many times", "text: String? ??", "text: String?"),
  Mending("an optional twice inside", "text: \"[String??: Int]\"", "text: \"[String?: Int]\""),
  Mending("a long optional once more", "text: Optional<String>?", "text: Optional<String>"),
  Mending("a dictionary type", "text: [String: Int]", "text: \"[String: Int]\""),
  Mending("a dictionary of lists", "text: [String: [Int]]", "text: \"[String: [Int]]\""),
  Mending("a list of dictionaries", "text: [[String: Int]]?", "text: \"[[String: Int]]?\""),
  Mending("an optional list", "text: [String]?  # none", "text: \"[String]?\"  # none"),
  Mending("a list with a default", "text: [Tag.ID] = []", "text: \"[Tag.ID] = []\""),
  Mending(
    "a dictionary with a default", "text: [String: Int] = [:]", "text: \"[String: Int] = [:]\""),
  Mending("a dictionary in a list", "text: [{String: Int}]", "text: \"[String: Int]\""),
  Mending("a dictionary in quotes", "text: [\"String: Int\"]", "text: \"[String: Int]\""),
  Mending("a list of lists", "text: [[String]]", "text: \"[[String]]\""),
  Mending("a dictionary in braces", "text: { String: Int }", "text: \"[String: Int]\""),
  Mending("curly quotes", "text: “[String]?”", "text: \"[String]?\""),
  Mending("one curly quote", "text: “[String]?\"  # x", "text: \"[String]?\"  # x"),
  Mending("single curly quotes", "‘text’: String", "'text': String"),
  Mending("a default in curly quotes", "text: String = “x y”", "text: String = \"x y\""),
  Mending("a default in single quotes", "text: String = 'x'", "text: String = \"x\""),
  Mending("an equals sign", "text = String", "text: String"),
  Mending("an arrow", "text   =>  String", "text: String"),
  Mending("an equals sign and a default", "text=String = \"x\"", "text: String = \"x\""),
  Mending("an equals sign after a colon", "text: = String", "text: String"),
  Mending("a bare fraction", "ratio: Double = .5", "ratio: Double = 0.5"),
  Mending("a negative bare fraction", "ratio: Double = -.5", "ratio: Double = -0.5"),
  Mending("a comma after a type", "text: String,", "text: String"),
  Mending("a semicolon after a default", "text: Tag? ;", "text: Tag? "),
  Mending("a fraction without digits", "ratio: Double = 5.", "ratio: Double = 5.0"),
]

private let wholeMendings = [
  Mending(
    "types in braces",
    "views:\n  Photo: { view: custom, data: { tags: [String: Int]?, ids: Int } }\n",
    "views:\n  Photo: { view: custom, data: { tags: \"[String: Int]?\", ids: Int } }\n"),
  Mending(
    "an optional list in braces",
    "views:\n  Photo: { view: custom, data: { ids: Int, tags: [String]? } }\n",
    "views:\n  Photo: { view: custom, data: { ids: Int, tags: \"[String]?\" } }\n"),
  Mending(
    "an equals sign in braces",
    "views:\n  Photo: { view: custom, data: { ids = Int } }\n",
    "views:\n  Photo: { view: custom, data: { ids: Int } }\n"),
  Mending(
    "curly quotes in braces",
    "views:\n  A: { data: { id: String }, layout: { button: { title: “Go, now”, action: a } }, "
      + "actions: [a] }\n",
    "views:\n  A: { data: { id: String }, layout: { button: { title: \"Go, now\", action: a } }, "
      + "actions: [a] }\n"),
  Mending(
    "a default of an action's value",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: Int = 1 } } }\n",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: Int } } }\n"),
  Mending(
    "a default of an action's value in quotes",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: \"[Int] = []\" } } }\n",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: \"[Int]\" } } }\n"),
  Mending(
    "a comma as in JSON",
    "views:\n  A: { data: { id: Int }, view: custom },\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n"),
  Mending(
    "a misspelt type that a label shows",
    "views:\n  A:\n    data: { t: Sting? }\n    layout: { label: t }\n",
    "views:\n  A:\n    data: { t: String? }\n    layout: { label: t }\n"),
  Mending(
    "an action as a case of an enum",
    "views:\n  A:\n    data: { id: Int }\n    view: custom\n    actions:\n      go(to: URL)\n",
    "views:\n  A:\n    data: { id: Int }\n    view: custom\n    actions:\n      go: { to: URL }\n"),
  Mending(
    "an element without its dash",
    "views:\n  A:\n    data: { t: String }\n    layout:\n      - label: t\n      label: t\n",
    "views:\n  A:\n    data: { t: String }\n    layout:\n      - label: t\n      - label: t\n"),
  Mending(
    "a slip for 'custom'",
    "views:\n  A: { data: { id: Int }, view: costum }\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n"),
  Mending(
    "a lost dash",
    "views:\n  A: { data: { id: Int }, view: custom }\n  B: { data: { id: Int }, view: custom }\n"
      + "sections:\n  a:\n    cells:\n      - A\n      B\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n  B: { data: { id: Int }, view: custom }\n"
      + "sections:\n  a:\n    cells:\n      - A\n      - B\n"),
  Mending(
    "another word for a key, with a value that it takes",
    "target: 15\nviews:\n  A: { data: { t: String } }\n",
    "deploymentTarget: 15\nviews:\n  A: { data: { t: String } }\n"),
  Mending(
    "a slip of two letters",
    "views:\n  A: { data: { t: Bool }, layout: { toggle: { isOn: t, accesibilityLable: On } } }\n",
    "views:\n  A: { data: { t: Bool }, layout: { toggle: { isOn: t, accessibilityLabel: On } } }\n"),
  Mending(
    "a list right after the colon in braces",
    "views:\n  A: { data: { id: Int }, view: custom, actions:[go] }\n",
    "views:\n  A: { data: { id: Int }, view: custom, actions: [go] }\n"),
  Mending(
    "a comment of another language after a name",
    "views:\n  A: // x\n    data: { t: String }\n", "views:\n  A: # x\n    data: { t: String }\n"),
  Mending(
    "a space that is none after a colon",
    "views:\n  A:\n    data:\u{A0}{ t: String }\n", "views:\n  A:\n    data: { t: String }\n"),
  Mending(
    "line ends of old",
    "views:\r  A:\r    data: { t: String }\r", "views:\n  A:\n    data: { t: String }\n"),
  Mending(
    "line ends that were converted twice",
    "views:\r\r\n  A: { data: { t: String } }\r\n", "views:\r\n  A: { data: { t: String } }\r\n"),
]

private let guesses = [
  "text: String!", "text: Optional<String?>", "text: [String, Int]", "text: [string: Int]",
  "text: {\n        # whole\n        String: Int }", "text: [{String: Int, Int: String}]",
  "text: “a” b", "text: “a", "text == String", "text: String = Untitled",
  "text: String = 'it's'", "text: String = “a” + “b”", "text String",
]

/// Keys and words whose nearest one says something else, or takes another value.
private let lookAlikes = [
  "views:\n  A:\n    data: { t: Bool }\n    layout:\n"
    + "      - toggle: { isOn: t, accessibilityHint: Toggles }\n",
  "platform: iOS\nviews:\n  A: { data: { t: String } }\n",
  "platforms: [iOS, macOS]\nviews:\n  A: { data: { t: String } }\n",
  "views:\n  A:\n    data: { t: String }\n    layout:\n      - label: { text: t, color: secondaryFill }\n",
]

private let references = [
  "views:\n  Thumbnail: { data: { t: String } }\n"
    + "  A: { data: { t: ThumbnialViewData }, layout: { view: t } }\n",
  "views:\n  A:\n    data: { id: Int }\n    view: custom\n    actions: [gif]\n    select: gift\n",
  "views:\n  A:\n    data: { id: Int, titl: String }\n    layout: { label: title }\n",
  "views:\n  BasketHeadr: { data: { id: Int }, view: custom }\n"
    + "sections:\n  a: { header: BasketHeader }\n",
]
