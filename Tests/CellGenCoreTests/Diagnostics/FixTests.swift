import CellGenAuthoring
import CellGenCore
import Testing

/// A manifest with one mistake, and the same manifest with its fix applied.
struct FixExample: CustomTestStringConvertible, Sendable {
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
  @Test("A fix corrects the mistake", arguments: dataFields.map(inData) + wholeManifests)
  func fix(_ example: FixExample) throws {
    let analysis = resolved(example.wrong)
    let found = analysis.diagnostics.all
    try #require(found.count == 1, "\(rendered(analysis))")
    let fix = try #require(found[0].fix, "\(rendered(analysis))")
    var text = EditedText(SourceText(path: "", bytes: Array(example.wrong.utf8)))
    text.make([fix])
    let fixed = String(decoding: text.source.bytes, as: UTF8.self)
    #expect(fixed == example.right)
    let rest = resolved(fixed)
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

private func inData(_ example: FixExample) -> FixExample {
  FixExample(example.testDescription, manifest(example.wrong), manifest(example.right))
}

private let dataFields = [
  FixExample("an optional twice", "text: String??", "text: String?"),
  FixExample("an optional many times", "text: String? ??", "text: String?"),
  FixExample("an optional twice inside", "text: \"[String??: Int]\"", "text: \"[String?: Int]\""),
  FixExample("a long optional once more", "text: Optional<String>?", "text: Optional<String>"),
  FixExample("a dictionary type", "text: [String: Int]", "text: \"[String: Int]\""),
  FixExample("a dictionary of lists", "text: [String: [Int]]", "text: \"[String: [Int]]\""),
  FixExample("a list of dictionaries", "text: [[String: Int]]?", "text: \"[[String: Int]]?\""),
  FixExample("an optional list", "text: [String]?  # none", "text: \"[String]?\"  # none"),
  FixExample("a list with a default", "text: [Tag.ID] = []", "text: \"[Tag.ID] = []\""),
  FixExample(
    "a dictionary with a default", "text: [String: Int] = [:]", "text: \"[String: Int] = [:]\""),
  FixExample("a dictionary in a list", "text: [{String: Int}]", "text: \"[String: Int]\""),
  FixExample("a dictionary in quotes", "text: [\"String: Int\"]", "text: \"[String: Int]\""),
  FixExample("a list of lists", "text: [[String]]", "text: \"[[String]]\""),
  FixExample("a dictionary in braces", "text: { String: Int }", "text: \"[String: Int]\""),
  FixExample("curly quotes", "text: “[String]?”", "text: \"[String]?\""),
  FixExample("one curly quote", "text: “[String]?\"  # x", "text: \"[String]?\"  # x"),
  FixExample("single curly quotes", "‘text’: String", "'text': String"),
  FixExample("a default in curly quotes", "text: String = “x y”", "text: String = \"x y\""),
  FixExample("a default in single quotes", "text: String = 'x'", "text: String = \"x\""),
  FixExample("an equals sign", "text = String", "text: String"),
  FixExample("an arrow", "text   =>  String", "text: String"),
  FixExample("an equals sign and a default", "text=String = \"x\"", "text: String = \"x\""),
  FixExample("an equals sign after a colon", "text: = String", "text: String"),
  FixExample("a bare fraction", "ratio: Double = .5", "ratio: Double = 0.5"),
  FixExample("a negative bare fraction", "ratio: Double = -.5", "ratio: Double = -0.5"),
  FixExample("a comma after a type", "text: String,", "text: String"),
  FixExample("a semicolon after a default", "text: Tag? ;", "text: Tag? "),
  FixExample("a fraction without digits", "ratio: Double = 5.", "ratio: Double = 5.0"),
]

private let wholeManifests = [
  FixExample(
    "types in braces",
    "views:\n  Photo: { view: custom, data: { tags: [String: Int]?, ids: Int } }\n",
    "views:\n  Photo: { view: custom, data: { tags: \"[String: Int]?\", ids: Int } }\n"),
  FixExample(
    "an optional list in braces",
    "views:\n  Photo: { view: custom, data: { ids: Int, tags: [String]? } }\n",
    "views:\n  Photo: { view: custom, data: { ids: Int, tags: \"[String]?\" } }\n"),
  FixExample(
    "an equals sign in braces",
    "views:\n  Photo: { view: custom, data: { ids = Int } }\n",
    "views:\n  Photo: { view: custom, data: { ids: Int } }\n"),
  FixExample(
    "curly quotes in braces",
    "views:\n  A: { data: { id: String }, layout: { button: { title: “Go, now”, action: a } }, "
      + "actions: [a] }\n",
    "views:\n  A: { data: { id: String }, layout: { button: { title: \"Go, now\", action: a } }, "
      + "actions: [a] }\n"),
  FixExample(
    "a default of an action's value",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: Int = 1 } } }\n",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: Int } } }\n"),
  FixExample(
    "a default of an action's value in quotes",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: \"[Int] = []\" } } }\n",
    "views:\n  A: { data: { t: String }, view: custom, actions: { a: { n: \"[Int]\" } } }\n"),
  FixExample(
    "a comma as in JSON",
    "views:\n  A: { data: { id: Int }, view: custom },\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n"),
  FixExample(
    "a misspelt type that a label shows",
    "views:\n  A:\n    data: { t: Sting? }\n    layout: { label: t }\n",
    "views:\n  A:\n    data: { t: String? }\n    layout: { label: t }\n"),
  FixExample(
    "an action as a case of an enum",
    "views:\n  A:\n    data: { id: Int }\n    view: custom\n    actions:\n      go(to: URL)\n",
    "views:\n  A:\n    data: { id: Int }\n    view: custom\n    actions:\n      go: { to: URL }\n"),
  FixExample(
    "an element without its dash",
    "views:\n  A:\n    data: { t: String }\n    layout:\n      - label: t\n      label: t\n",
    "views:\n  A:\n    data: { t: String }\n    layout:\n      - label: t\n      - label: t\n"),
  FixExample(
    "a slip for 'custom'",
    "views:\n  A: { data: { id: Int }, view: costum }\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n"),
  FixExample(
    "a lost dash",
    "views:\n  A: { data: { id: Int }, view: custom }\n  B: { data: { id: Int }, view: custom }\n"
      + "sections:\n  a:\n    cells:\n      - A\n      B\n",
    "views:\n  A: { data: { id: Int }, view: custom }\n  B: { data: { id: Int }, view: custom }\n"
      + "sections:\n  a:\n    cells:\n      - A\n      - B\n"),
  FixExample(
    "another word for a key, with a value that it takes",
    "target: 15\nviews:\n  A: { data: { t: String } }\n",
    "deploymentTarget: 15\nviews:\n  A: { data: { t: String } }\n"),
  FixExample(
    "a slip of two letters",
    "views:\n  A: { data: { t: Bool }, layout: { toggle: { isOn: t, accesibilityLable: On } } }\n",
    "views:\n  A: { data: { t: Bool }, layout: { toggle: { isOn: t, accessibilityLabel: On } } }\n"),
  FixExample(
    "a list right after the colon in braces",
    "views:\n  A: { data: { id: Int }, view: custom, actions:[go] }\n",
    "views:\n  A: { data: { id: Int }, view: custom, actions: [go] }\n"),
  FixExample(
    "a comment of another language after a name",
    "views:\n  A: // x\n    data: { t: String }\n", "views:\n  A: # x\n    data: { t: String }\n"),
  FixExample(
    "a space that is none after a colon",
    "views:\n  A:\n    data:\u{A0}{ t: String }\n", "views:\n  A:\n    data: { t: String }\n"),
  FixExample(
    "line ends of old",
    "views:\r  A:\r    data: { t: String }\r", "views:\n  A:\n    data: { t: String }\n"),
  FixExample(
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
