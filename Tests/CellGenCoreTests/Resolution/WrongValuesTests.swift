import CellGenCore
import Testing

/// Values that look right and that Swift would reject, warn of or stop at.
@Suite("Mistakes in values")
struct WrongValuesTests {
  @Test("Each is reported once, where it stands", arguments: wrongValues)
  func mistake(_ wrong: WrongManifest) { wrong.check() }

  @Test(
    "What a type can hold is taken",
    arguments: [
      "Double = 9007199254740992", "Double = 100000000000000000000", "Double = 0x10",
      "Double = 0b11", "Double = -0", "Double = 0e999", "Double = 1_0.5e1_0",
      "Double = 2.2250738585072014e-308", "Double = 9007199254740993.0", "Float = 16777216",
      "Float = 0.1", "Float = 3.4028235e38", "CGFloat = 9223372036854774784",
      "CGFloat = 9223372036854775808.0", "Decimal = 9223372036854775807", "Decimal = 1e100",
      "TimeInterval = 0", "Character = \"a\"", "Character = \"e\u{301}\"", "Int? = .none",
      "Int = .zero", "Tint = .`self`", "Swift.Optional<Int> = nil",
    ])
  func fits(field: String) {
    let analysis = resolved("views: { Note: { data: { id: Int, a: '\(field)' }, view: custom } }\n")
    #expect(rendered(analysis) == "")
  }
}

private let wrongValues: [WrongManifest] = [
  wrongDefault("Float", "16777217", help: "choose a wider type, or a number that fits"),
  wrongDefault("Float", "1e39", help: "choose a wider type, or a number that fits"),
  wrongDefault("Float?", "1e-40", help: "choose a wider type, or a number that fits"),
  wrongDefault("Double", "9007199254740993", help: "choose a wider type, or a number that fits"),
  wrongDefault(
    "Double", "100000000000000000000000", help: "choose a wider type, or a number that fits"),
  wrongDefault("Double", "1e999", help: "choose a wider type, or a number that fits"),
  wrongDefault("TimeInterval", "5e-324", help: "choose a wider type, or a number that fits"),
  wrongDefault(
    "CGFloat", "9223372036854775808", help: "choose a wider type, or a number that fits"),
  wrongDefault("Decimal", "9223372036854775808", help: decimalHelp),
  wrongDefault("Decimal", "1e400", help: decimalHelp),
  wrongDefault("Decimal", "1e200", help: decimalHelp),
  wrongDefault("Int?", ".some", help: "write a whole number"),
  WrongManifest(
    "a default that is a type",
    "views: { Note: { data: { id: Int, a: Int = ①.self }, view: custom } }\n",
    .defaultSyntax, "the default of 'a' must be a literal or a member",
    help: "declare a static member on the type and write '.member'"),
  WrongManifest(
    "a character that is several",
    "views: { Note: { data: { id: Int, a: 'Character = ①\"abc\"' }, view: custom } }\n",
    .defaultMismatch, "the default of 'a' is the text 'abc', but its type is 'Character'",
    help: "write one character in double quotes"),
  wrongSample("Float", "16777217", help: "choose a number that fits"),
  wrongSample("Decimal", "9223372036854775808", help: "choose a number that fits"),
  wrongSample("CGFloat", "9223372036854775808", help: "choose a number that fits"),
  wrongSample("Double", "5e-324", help: "choose a number that fits"),
  wrongSample("Date", "9007199254740993", help: "choose a number that fits"),
  wrongSample("UInt8", "256", help: "choose a number that fits"),
  wrongSample("Character", "abc", help: "write one character"),
  wrongSample("Tint?", ".some", help: "write a static member of the type, such as .example"),
  equalKeys("[Int: String]", "0", "-0", of: "Int"),
  equalKeys("[Double: String]", "1", "1.0", of: "Double"),
  equalKeys("[Float: String]", "0.1", "0.10000000000001", of: "Float"),
  equalKeys("[Decimal: String]", "10", "1e1", of: "Decimal"),
  equalKeys("[Date: String]", "0", "1970-01-01T00:00:00Z", of: "Date", quoted: true),
  equalKeys(
    "[UUID: String]", "5B0C9E5A-3F0B-4C56-9B53-0F4B7C1D2E3F",
    "5b0c9e5a-3f0b-4c56-9b53-0f4b7c1d2e3f", of: "UUID"),
  equalKeys("[String: String]", "\u{E9}", "e\u{301}", of: "String"),
  equalKeys("[Tint: String]", ".default", ".`default`", of: "Tint", quoted: true),
  WrongManifest(
    "actions that hold themselves",
    """
    views:
      Note: { data: { id: Int }, view: custom, actions: { tap: { value: ①NoteView.Action } } }
    """,
    .dataCycle, "an action of 'Note' holds itself through 'value'",
    help: #"hold it in an array: 'value: "[NoteView.Action]"'"#),
  WrongManifest(
    "data that holds itself through an action",
    """
    views:
      Note:
        data: { id: Int, last: NoteView.Action? }
        view: custom
        actions: { tap: { value: ①NoteViewData } }
    """,
    .dataCycle, "the data of 'Note' holds itself through 'value' of an action of 'Note'",
    help: #"hold it in an array: 'value: "[NoteViewData]"'"#),
  WrongManifest(
    "data that holds itself through a qualified optional",
    "views: { Note: { data: { id: Int, a: ①Swift.Optional<NoteViewData> }, view: custom } }\n",
    .dataCycle, "the data of 'Note' holds itself through 'a'",
    help: #"hold it in an array: 'a: "[NoteViewData]"'"#),
  WrongManifest(
    "data that holds its cell model",
    "views: { Note: { data: { id: Int, a: '①Result<NoteCellModel, Failure>' }, view: custom } }\n",
    .dataCycle, "the data of 'Note' holds itself through 'a'",
    help: #"hold it in an array: 'a: "[Result<NoteCellModel, Failure>]"'"#),
  WrongManifest(
    "a shadowed type within another",
    "views: { Note: { data: { id: Int }, view: custom, actions: { tap: { value: ①Set<Data> } } } }\n",
    .shadowedType, "'Data' inside 'NoteView' means its own 'Data', not the type of that name",
    help: "write 'Foundation.Data'"),
  WrongManifest(
    "a shadowed type of an 'id' that is not named",
    "views: { Note: { data: { id: ①ID, a: Int }, view: custom } }\n",
    .shadowedType, "'ID' inside 'NoteCellModel' means its own 'ID', not the type of that name",
    help: "write the module before it: 'Module.ID'"),
]

private let decimalHelp =
  "declare a static member on Decimal that is made from a text, and write '.member'"

private func wrongDefault(_ type: String, _ value: String, help: String) -> WrongManifest {
  WrongManifest(
    "\(value) as a default of \(type)",
    "views: { Note: { data: { id: Int, a: \(type) = ①\(value) }, view: custom } }\n",
    .defaultMismatch, "the default of 'a' is \(value), but its type is '\(type)'", help: help)
}

private func wrongSample(_ type: String, _ value: String, help: String) -> WrongManifest {
  WrongManifest(
    "\(value) as a sample of \(type)",
    """
    views:
      Note: { data: { id: Int, a: \(type) }, view: custom, samples: [{ id: 1, a: ①\(value) }] }
    """,
    .sampleMismatch, "'a' must be a value of '\(type)', found '\(value)'", help: help)
}

private func equalKeys(
  _ type: String, _ first: String, _ second: String, of key: String, quoted: Bool = false
) -> WrongManifest {
  let quote = quoted ? "'" : ""
  return WrongManifest(
    "\(first) and \(second) as keys of \(type)",
    """
    views:
      Note:
        data: { id: Int, a: "\(type)" }
        view: custom
        samples:
          - id: 1
            a:
              \(quote)\(first)\(quote): x
              ①\(quote)\(second)\(quote): y
    """,
    .duplicateKey, "the keys '\(first)' and '\(second)' of 'a' are equal as values of '\(key)'",
    help: "remove one of them")
}
