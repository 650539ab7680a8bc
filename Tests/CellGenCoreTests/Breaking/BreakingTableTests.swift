import CellGenCore
import Testing

@testable import CellGenAuthoring

/// Changes that the compiler does not see: a table of manifests before and after each.
@Suite struct BreakingTableTests {
  /// A change with the headlines of its findings, each with its line and column.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    var expected: [String]

    var testDescription: String { name }
  }

  /// A manifest with the keys of one view and of the screen.
  private static func manifest(_ view: String, _ rest: String = "") -> String {
    "views:\n  Order:\n    data: { code: Int, number: Int, title: String }\n"
      + (view.contains("id: ") ? "" : "    id: code\n")
      + view.split(separator: "\n").map { "    \($0)\n" }.joined()
      + "sections:\n  all: { cells: [Order] }\n" + rest
  }

  private static let actions = "actions: [open, archive]\n"

  static let rows = [
    Row(
      name: "nothing", before: manifest("doc: One."), after: manifest("doc: Two."), expected: []),
    Row(
      name: "another field identifies cells", before: manifest(""), after: manifest("id: number"),
      expected: [
        "4:5: cells of 'Order' are identified by the field 'number', and no longer by the field 'code' [breaking-identity]"
      ]),
    Row(
      name: "only one cell", before: manifest(""), after: manifest("id: only"),
      expected: [
        "4:5: cells of 'Order' are identified by 'only', and no longer by the field 'code' [breaking-identity]",
        "6:3: the accessibility identifier 'shop.order.ID' is now 'shop.order' [breaking-identifier]",
      ]),
    Row(
      name: "the field that identifies cells has a new name",
      before: manifest("id: number"),
      after: manifest("id: count").replacing("number:", with: "count:"),
      expected: [
        "3:24: the field 'number' is now called 'count': 'OrderViewData.number' is gone [breaking-member]"
      ]),
    Row(
      name: "a field with a new name keeps the former one",
      before: manifest(""),
      after: manifest("renamed: { title: name }").replacing("title: String", with: "name: String"),
      expected: []),
    Row(
      name: "the field that identifies cells keeps its former name",
      before: manifest("id: number"),
      after: manifest("id: count\nrenamed: { number: count }")
        .replacing("number: Int", with: "count: Int"),
      expected: []),
    Row(
      name: "a field moves and keeps its former name",
      before: manifest(""),
      after: manifest("renamed: { title: name }")
        .replacing("number: Int, title: String", with: "name: String, number: Int"),
      expected: [
        "3:24: the arguments of 'OrderViewData.init' have another order: 'name' now precedes 'number' [breaking-argument]"
      ]),
    Row(
      name: "a field with a former name has another type",
      before: manifest(""),
      after: manifest("renamed: { title: name }").replacing("title: String", with: "name: Int"),
      expected: [
        "3:37: 'OrderViewData.title' was of the type 'String', and is of the type 'Int' now [breaking-member-type]"
      ]),
    Row(
      name: "an action with a new name keeps the former one",
      before: manifest("actions: [open]\nselect: open"),
      after: manifest("actions: [show]\nrenamed: { open: show }\nselect: show"),
      expected: [
        "5:15: the action 'open' is now called 'show': exhaustive switches over 'OrderViewData.Action' no longer compile [breaking-case]"
      ]),
    Row(
      name: "an action with values keeps its former name",
      before: manifest("actions: { open: { at: Int } }\nview: custom"),
      after: manifest("actions: { show: { at: Int } }\nrenamed: { open: show }\nview: custom"),
      expected: [
        "5:16: the action 'open' is now called 'show': patterns with 'open' no longer compile [breaking-case]"
      ]),
    Row(
      name: "a former name is dropped",
      before: manifest("renamed: { name: title }"), after: manifest(""),
      expected: [
        "3:37: the former name 'name' is gone, and with it 'OrderViewData.name' [breaking-member]"
      ]),
    Row(
      name: "another field has a new name",
      before: manifest("renamed: { name: title }"),
      after: manifest("renamed: { name: title, number: count }")
        .replacing("number: Int", with: "count: Int"),
      expected: []),
    Row(
      name: "a field has a third name",
      before: manifest("renamed: { name: title }"),
      after: manifest("renamed: { name: words, title: words }")
        .replacing("title: String", with: "words: String"),
      expected: []),
    Row(
      name: "former names in another order",
      before: manifest("renamed: { name: title }"),
      after: manifest("renamed: { number: count, name: title }")
        .replacing("number: Int", with: "count: Int"),
      expected: [
        "5:31: 'OrderViewData.init' no longer takes (code: Int, number: Int, title: String) [breaking-argument]"
      ]),
    Row(
      name: "a view has another prefix, and a field another type", before: manifest(""),
      after: "prefix: New\n" + manifest("").replacing("title: String", with: "title: Int"),
      expected: [
        "3:3: the view 'Order' now generates 'NewOrderViewData' and 'NewOrderView' instead of 'OrderViewData' and 'OrderView' [breaking-type]",
        "4:37: 'OrderViewData.title' was of the type 'String', and is of the type 'Int' now [breaking-member-type]",
      ]),
    Row(
      name: "a section has a new name", before: manifest(""),
      after: manifest("").replacing("  all:", with: "  every:"),
      expected: [
        "6:3: the section 'all' is now called 'every': 'ShopSection.all' is gone [breaking-case]"
      ]),
    Row(
      name: "a row no longer reports an action",
      before: manifest("actions: [open]\nselect: open\nlongPress: open"),
      after: manifest("actions: [open]\nselect: open"),
      expected: [
        "2:3: a long press on a row of 'Order' no longer reports 'open' [breaking-report]"
      ]),
    Row(
      name: "a row reports another action",
      before: manifest(actions + "select: open\nlongPress: archive"),
      after: manifest(actions + "select: archive\nlongPress: open"),
      expected: [
        "6:5: selecting a row of 'Order' reports 'archive', and no longer 'open' [breaking-report]",
        "7:5: a long press on a row of 'Order' reports 'open', and no longer 'archive' [breaking-report]",
      ]),
    Row(
      name: "an action with a new name is still reported",
      before: manifest("actions: [open]\nselect: open"),
      after: manifest("actions: [show]\nselect: show"),
      expected: [
        "5:15: the action 'open' is now called 'show': 'OrderViewData.Action.open' is gone [breaking-case]"
      ]),
    Row(
      name: "a text in other words",
      before: manifest("layout: { label: { text: { literal: Sold out } } }"),
      after: manifest("layout: { label: { text: { literal: Gone } } }"),
      expected: [
        "5:41: the text 'Sold out' has the key 'Gone' now: its translations are lost [breaking-text]"
      ]),
    Row(
      name: "a text with its earlier key",
      before: manifest("layout: { label: { text: { literal: Sold out } } }"),
      after: manifest("layout: { label: { text: { key: Sold out, text: Gone } } }"),
      expected: []),
    Row(
      name: "a text that is gone",
      before: manifest(
        "layout: { vstack: [{ label: title }, { label: { text: { literal: Sold out } } }] }"),
      after: manifest("layout: { vstack: [{ label: title }] }"),
      expected: [
        "2:3: the text 'Sold out' is no longer looked up: its translations are lost [breaking-text]"
      ]),
    Row(
      name: "other values in a text with a key",
      before: manifest("layout: { label: { text: { key: new, text: \"{title} is new\" } } }"),
      after: manifest("layout: { label: { text: { key: new, text: \"{number} are new\" } } }"),
      expected: [
        "5:48: the text with the key 'new' takes other values: its translations don't fit [breaking-text]"
      ]),
    Row(
      name: "another table",
      before: manifest("layout: { label: { text: { literal: Sold out } } }"),
      after: "strings: { table: Shop }\n"
        + manifest("layout: { label: { text: { literal: Sold out } } }"),
      expected: [
        "1:1: the texts are looked up in the table 'Shop' of the bundle of the run, and no longer in the table 'Localizable' of the bundle of the run [breaking-text]"
      ]),
    Row(
      name: "a higher deployment target of a library",
      before: "access: public\n" + manifest(""),
      after: "access: public\ndeploymentTarget: 16\n" + manifest(""),
      expected: [
        "2:1: the public code needs iOS 16, and compiled for iOS 15 before [breaking-availability]"
      ]),
    Row(
      name: "a higher deployment target of an app",
      before: manifest(""), after: "deploymentTarget: 16\n" + manifest(""), expected: []),
    Row(
      name: "an accepted finding",
      before: manifest(""), after: manifest("id: number # cellgen:accept breaking-identity: rare"),
      expected: []),
    Row(
      name: "a mistyped acceptance",
      before: manifest(""), after: manifest("id: number # cellgen:accept breaking-identiy"),
      expected: [
        "4:5: cells of 'Order' are identified by the field 'number', and no longer by the field 'code' [breaking-identity]",
        "4:33: no change has the code 'breaking-identiy' [unused-acceptance]",
      ]),
    Row(
      name: "an acceptance that is not needed",
      before: manifest(""), after: manifest("doc: One. # cellgen:accept breaking-identity"),
      expected: []),
  ]

  @Test(arguments: rows) func findings(of row: Row) throws {
    let report = try #require(self.report(from: row.before, to: row.after))
    let lines = LineTable(report.sources[0])
    let found = report.diagnostics.sorted.map { diagnostic in
      let place = lines.location(at: Int(diagnostic.primary.span.start))
      return "\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
    }
    #expect(found == row.expected)
  }

  /// Other commands do not know the earlier manifests.
  @Test func otherCommandsIgnoreAcceptances() {
    let text = Self.manifest("doc: One. # cellgen:accept breaking-identity, breaking-anything")
    let source = SourceText(path: "Shop.sections", bytes: Array(text.utf8))
    #expect(analyze([source]).diagnostics.count == 0)
  }

  private func report(from before: String, to after: String) -> BreakingReport? {
    let states = [before, after].map {
      analyze([SourceText(path: "Shop.sections", bytes: Array($0.utf8))])
    }
    guard let old = states[0].module, let new = states[1].module else { return nil }
    return BreakingReport(from: states[0], old, to: states[1], new, origin: "main")
  }
}
