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
        "2:3: the former name 'name' is gone, and with it 'OrderViewData.name' [breaking-member]"
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
        "6:3: the section 'all' is now called 'every': 'ShopSection.all' and 'ShopContent.all' are gone [breaking-case]"
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
        "5:41: the text 'Sold out' has the key 'Gone' now: its translations are not found [breaking-text]"
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
      after: manifest("layout: { vstack: [{ label: title }] }"), expected: []),
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
        "1:1: the texts are looked up in the table 'Shop', and no longer in the table 'Localizable' [breaking-text]"
      ]),
    Row(
      name: "a former name belongs to a field again",
      before: manifest("renamed: { name: title }"),
      after: manifest("").replacing("title: String", with: "title: String, name: String = \"\""),
      expected: [
        "2:3: 'OrderViewData.init' no longer takes (code: Int, number: Int, name: String) [breaking-argument]"
      ]),
    Row(
      name: "a former name belongs to a field of another type",
      before: manifest("renamed: { name: title }"),
      after: manifest("").replacing("title: String", with: "title: String, name: Int = 1"),
      expected: [
        "2:3: 'OrderViewData.init' no longer takes (code: Int, number: Int, name: String) [breaking-argument]",
        "3:52: 'OrderViewData.name' was of the type 'String', and is of the type 'Int' now [breaking-member-type]",
      ]),
    Row(
      name: "a former name belongs to an action again",
      before: manifest("actions: [open]\nrenamed: { show: open }\nselect: open"),
      after: manifest("actions: [open, show]\nselect: open"),
      expected: [
        "5:21: 'OrderViewData.Action' has the new case 'show': exhaustive switches no longer compile [breaking-new-case]"
      ]),
    Row(
      name: "fields with new names in another order",
      before: manifest(""),
      after: manifest("renamed: { title: words }")
        .replacing("number: Int, title: String", with: "words: String, number: Int"),
      expected: [
        "3:24: the arguments of 'OrderViewData.init' have another order: 'words' now precedes 'number' [breaking-argument]"
      ]),
    Row(
      name: "an element is gone, and its action remains",
      before: manifest(
        "actions: [buy, open]\nselect: open\nlayout:\n  - label: title\n  - button: { title: Buy, action: buy }"
      ),
      after: manifest("actions: [buy, open]\nselect: open\nlayout:\n  - label: title"),
      expected: [
        "7:5: 'OrderView' no longer conforms to 'ReportingView': 'onAction' is gone [breaking-conformance]",
        "7:5: an element of 'Order' no longer reports 'buy' [breaking-report]",
      ]),
    Row(
      name: "selecting reports what a button has reported",
      before: manifest(
        "actions: [buy]\nlayout:\n  - label: title\n  - button: { title: verbatim, action: buy }"),
      after: manifest("actions: [buy]\nselect: buy\nlayout:\n  - label: title"),
      expected: [
        "7:5: 'OrderView' no longer conforms to 'ReportingView': 'onAction' is gone [breaking-conformance]"
      ]),
    Row(
      name: "the values of a text are exchanged",
      before: manifest("layout: { label: { text: { literal: \"{number} of {code}\" } } }"),
      after: manifest("layout: { label: { text: { literal: \"{code} of {number}\" } } }"),
      expected: [
        "5:41: the text with the key '%lld of %lld' takes other values: its translations don't fit [breaking-text]"
      ]),
    Row(
      name: "the field of a text has a new name",
      before: manifest("layout: { label: { text: { literal: \"{number} of {code}\" } } }"),
      after: manifest(
        "layout: { label: { text: { literal: \"{count} of {code}\" } } }\nrenamed: { number: count }"
      ).replacing("number: Int", with: "count: Int"),
      expected: []),
    Row(
      name: "a text is removed, and another kind of element has a new one",
      before: manifest("layout:\n  - label: { text: { literal: Sold out } }"),
      after: manifest("layout:\n  - image: { symbol: star, accessibilityLabel: Offer }"),
      expected: []),
    Row(
      name: "texts are no longer translated",
      before: manifest("layout: { label: { text: { literal: Sold out } } }"),
      after: "strings: none\n" + manifest("layout: { label: { text: { literal: Sold out } } }"),
      expected: [
        "1:1: the texts are no longer looked up in the table 'Localizable' [breaking-text]"
      ]),
    Row(
      name: "a higher deployment target of a library",
      before: "access: public\n" + manifest(""),
      after: "access: public\ndeploymentTarget: 16\n" + manifest(""),
      expected: [
        "2:1: the public code now needs iOS 16 instead of iOS 15 [breaking-availability]"
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
      expected: [
        "5:32: there is no warning 'breaking-identity' here to accept [unused-acceptance]"
      ]),
    Row(
      name: "an acceptance of another code",
      before: manifest(""),
      after: manifest("").replacing(
        "title: String }", with: "title: Int } # cellgen:accept breaking-member: rare"),
      expected: [
        "3:37: 'OrderViewData.title' was of the type 'String', and is of the type 'Int' now [breaking-member-type]",
        "3:67: there is no warning 'breaking-member' here to accept [unused-acceptance]",
      ]),
    Row(
      name: "an acceptance on another line",
      before: manifest(""),
      after: manifest("doc: One. # cellgen:accept breaking-member-type")
        .replacing("title: String }", with: "title: Int }"),
      expected: [
        "3:37: 'OrderViewData.title' was of the type 'String', and is of the type 'Int' now [breaking-member-type]",
        "5:32: there is no warning 'breaking-member-type' here to accept [unused-acceptance]",
      ]),
    Row(
      name: "an acceptance of an earlier change",
      before: manifest("id: number # cellgen:accept breaking-identity: rare"),
      after: manifest("id: title # cellgen:accept breaking-identity: rare"),
      expected: [
        "4:5: cells of 'Order' are identified by the field 'title', and no longer by the field 'number' [breaking-identity]",
        "4:32: the comment with 'breaking-identity' is from an earlier change, and doesn't accept this one [unused-acceptance]",
      ]),
    Row(
      name: "an acceptance that is left over",
      before: manifest("id: number # cellgen:accept breaking-identity: rare"),
      after: manifest("doc: One.\nid: number  # cellgen:accept breaking-identity: rare"),
      expected: [
        "5:34: the comment with 'breaking-identity' is from an earlier change [unused-acceptance]"
      ]),
    Row(
      name: "another reason",
      before: manifest("id: number # cellgen:accept breaking-identity: rare"),
      after: manifest("id: title # cellgen:accept breaking-identity: also rare"),
      expected: []),
    Row(
      name: "the same reason at another key",
      before: manifest("id: number # cellgen:accept breaking-member-type: rare"),
      after: manifest("id: number # cellgen:accept breaking-member-type: rare")
        .replacing(
          "title: String }", with: "title: Int } # cellgen:accept breaking-member-type: rare"),
      expected: [
        "4:33: the comment with 'breaking-member-type' is from an earlier change [unused-acceptance]"
      ]),
    Row(
      name: "the field 'id' is gone, and another one identifies cells",
      before: manifest("id: code").replacing("code", with: "id").replacing(
        "    id: id\n", with: ""),
      after: manifest("id: title").replacing("code: Int, ", with: ""),
      expected: [
        "4:5: cells of 'Order' are identified by the field 'title', and no longer by the field 'id' [breaking-identity]",
        "4:5: the field 'id' is gone: 'OrderViewData.id' was of the type 'Int', and is of the type 'String' now [breaking-member-type]",
      ]),
    Row(
      name: "the field 'id' has a new name, and identifies cells",
      before: manifest("id: code").replacing("code", with: "id").replacing(
        "    id: id\n", with: ""),
      after: manifest("id: code"),
      expected: [
        "3:13: the field 'id' is now called 'code': 'OrderViewData.id' can only be read, and the initializer takes 'code' [breaking-member]"
      ]),
    Row(
      name: "IDs of another type",
      before: manifest(""), after: manifest("").replacing("code: Int", with: "code: String"),
      expected: [
        "3:13: cells of 'Order' are identified by values of the type 'String', and no longer by those of the type 'Int' [breaking-identity]",
        "3:13: 'OrderViewData.code' was of the type 'Int', and is of the type 'String' now [breaking-member-type]",
      ]),
    Row(
      name: "the field 'id' has another type",
      before: manifest("id: code").replacing("code", with: "id").replacing(
        "    id: id\n", with: ""),
      after: manifest("id: code").replacing("code: Int", with: "id: String")
        .replacing("    id: code\n", with: ""),
      expected: [
        "3:13: cells of 'Order' are identified by values of the type 'String', and no longer by those of the type 'Int' [breaking-identity]",
        "3:13: 'OrderViewData.id' was of the type 'Int', and is of the type 'String' now [breaking-member-type]",
      ]),
    Row(
      name: "a class of the app is generated",
      before: manifest("view: custom"), after: manifest("layout: { label: title }"),
      expected: [
        "5:5: 'OrderView' is generated now, and the app declares its own [breaking-type]"
      ]),
    Row(
      name: "a generated class is left to the app",
      before: manifest("layout: { label: title }"), after: manifest("view: custom"),
      expected: [
        "2:3: 'OrderView' is no longer generated, and the app must declare it [breaking-type]"
      ]),
    Row(
      name: "a view has a new name",
      before: manifest("actions: [open]\nselect: open"),
      after: manifest("actions: [open]\nselect: open").replacing("Order", with: "Purchase"),
      expected: [
        "2:3: the view 'Order' is now called 'Purchase': 'OrderViewData', 'OrderView', 'ShopItem.order' and 2 more are gone [breaking-type]",
        "8:3: the accessibility identifier 'shop.order.ID' is now 'shop.purchase.ID' [breaking-identifier]",
      ]),
    Row(
      name: "a view and one of its fields have new names",
      before: manifest(""),
      after: manifest("").replacing("Order", with: "Purchase").replacing("title:", with: "name:"),
      expected: [
        "2:3: the view 'Order' is now called 'Purchase': 'OrderViewData', 'OrderView', 'ShopItem.order' and 'ShopItem.ID.order' are gone [breaking-type]",
        "3:37: the field 'title' is now called 'name': 'OrderViewData.title' is gone [breaking-member]",
        "6:3: the accessibility identifier 'shop.order.ID' is now 'shop.purchase.ID' [breaking-identifier]",
      ]),
    Row(
      name: "a section with a header has a new name",
      before: manifest("").replacing("[Order] }", with: "[Order], header: { title: All } }"),
      after: manifest("").replacing("[Order] }", with: "[Order], header: { title: All } }")
        .replacing("  all:", with: "  every:"),
      expected: [
        "6:3: the section 'all' is now called 'every': 'ShopSection.all', 'ShopHeaderFooter.allHeader' and 'ShopContent.all' are gone [breaking-case]",
        "6:3: the accessibility identifier 'shop.all.header' is now 'shop.every.header' [breaking-identifier]",
      ]),
    Row(
      name: "the header of a section",
      before: manifest("").replacing("[Order] }", with: "[Order], header: { title: All } }"),
      after: manifest(""),
      expected: [
        "6:3: the headers and footers of 'Shop' are gone, and with them 'ShopHeaderFooter', 'ShopContent.HeaderFooter' and 'ShopAccessibilityID.allHeader' [breaking-type]"
      ]),
    Row(
      name: "all actions",
      before: manifest("actions: [open]\nselect: open"), after: manifest(""),
      expected: [
        "2:3: the actions of 'Order' are gone, and with them 'OrderViewData.Action' and 'ShopAction.order' [breaking-type]"
      ]),
    Row(
      name: "an action of a swipe",
      before: manifest(
        actions
          + "select: open\nswipe:\n  trailing: [{ open: { title: A } }, { archive: { title: B } }]"),
      after: manifest(actions + "select: open\nswipe:\n  trailing: [{ open: { title: A } }]"),
      expected: [
        "8:7: a trailing swipe of 'Order' no longer reports 'archive' [breaking-report]"
      ]),
    Row(
      name: "an action moves from a swipe to the menu",
      before: manifest(
        actions
          + "select: open\nswipe:\n  trailing: [{ open: { title: A } }, { archive: { title: B } }]"),
      after: manifest(
        actions + "select: open\nswipe:\n  trailing: [{ open: { title: A } }]\n"
          + "menu: [{ archive: { title: B } }]"),
      expected: []),
    Row(
      name: "samples and a model",
      before: manifest("from: Model\nsamples: [{ code: 1, number: 2, title: A }]"),
      after: manifest(""),
      expected: [
        "2:3: 'OrderViewData.init' for 'Model' is gone [breaking-member]",
        "2:3: the samples of 'Order' are gone, and with them 'OrderViewData.samples' [breaking-member]",
      ]),
    Row(
      name: "a screen has a new name",
      before: "colors: { ink: black }\n" + manifest(""),
      after: "screen: Feed\ncolors: { ink: black }\n" + manifest(""),
      expected: [
        "1:1: all accessibility identifiers of the screen have changed, as 'ShopAccessibilityID' is now called 'FeedAccessibilityID' [breaking-identifier]",
        "1:9: the screen 'Shop' is now called 'Feed': 'ShopContent', 'ShopColors', 'ShopSection' and 7 more are gone [breaking-type]",
      ]),
    Row(
      name: "a screen is no longer refreshed",
      before: manifest("", "refresh: reload\n"), after: manifest(""),
      expected: [
        "1:1: the action 'reload' is gone, and with it 'ShopAction.reload' [breaking-case]"
      ]),
    Row(
      name: "a state",
      before: manifest(
        "", "states:\n  empty: { title: Nothing, button: { title: Again, action: reload } }\n"),
      after: manifest(""),
      expected: [
        "1:1: the action 'reload' is gone, and with it 'ShopAction.reload' [breaking-case]"
      ]),
    Row(
      name: "a text is replaced by one with other values",
      before: manifest(
        "layout:\n  vstack: [{ label: title }, { label: { text: { literal: Sold out } } }]"),
      after: manifest(
        "layout:\n  vstack: [{ label: title }, { label: { text: { literal: \"{number} left\" } } }]"
      ),
      expected: [
        "6:7: the text 'Sold out' is no longer looked up, and new texts have other values [breaking-text]"
      ]),
    Row(
      name: "another bundle",
      before: manifest("layout: { label: { text: { literal: Sold out } } }"),
      after: "strings: { bundle: module }\n"
        + manifest("layout: { label: { text: { literal: Sold out } } }"),
      expected: [
        "1:1: the texts are looked up in the table 'Localizable' of the bundle 'module', and no longer in the table 'Localizable' of the default bundle [breaking-text]"
      ]),
    Row(
      name: "a color has a new name", before: "colors: { ink: black }\n",
      after: "colors: { text: black }\n",
      expected: [
        "1:11: the token 'ink' is now called 'text': 'ShopColors.ink' is gone [breaking-member]"
      ]),
  ]

  /// What help says for a change.
  static let advice: [(before: String, after: String, help: String)] = [
    (
      manifest("layout: { label: { text: { literal: \"{number} in stock\" } } }"),
      manifest("layout: { label: { text: { literal: \"{number} left\" } } }"),
      "keep the key with '{ text: …, key: \"%lld in stock\" }', or rename it in the catalog 'Localizable'"
    ),
    (
      manifest(""),
      manifest("").replacing("number:", with: "count:").replacing("title:", with: "words:"),
      "write 'renamed: { number: count, title: words }' in 'Order': code with the old name still compiles, with a "
        + "deprecation warning"
    ),
    (
      manifest(""), "screen: Feed\n" + manifest(""),
      "write 'screen: Shop', which keeps all names; the file can have any name"
    ),
    (
      manifest(""), manifest("").replacing("Order", with: "Purchase"),
      "keep the name, or add 'typealias OrderViewData = PurchaseViewData' and 'typealias OrderView = PurchaseView'"
        + " to your module; switches and patterns with '.order' must change anyway"
    ),
  ]

  @Test(arguments: advice) func helpFits(before: String, after: String, help: String) throws {
    let report = try #require(self.report(from: before, to: after))
    #expect(report.diagnostics.sorted.contains { $0.help == help }, "\(report.diagnostics.sorted)")
  }

  /// The name of the file is that of the screen and of the tokens.
  @Test func aFileHasANewName() throws {
    let text = "colors: { ink: black }\n" + Self.manifest("")
    let report = try #require(self.report(from: text, to: text, path: "Store.sections"))
    #expect(
      report.findings.map(\.finding).filter {
        $0.aspects.contains(.swift) && $0.code == .breakingType
      }
      .map(\.help) == ["write 'screen: Shop', which keeps all names; the file can have any name"])
  }

  /// JSON has every declaration that a rename changes.
  @Test func aRenameHasAllDeclarations() throws {
    let before = Self.manifest("actions: [open]\nselect: open")
    let report = try #require(
      self.report(from: before, to: before.replacing("Order", with: "Purchase")))
    let rename = try #require(report.findings.first { $0.finding.code == .breakingType }?.finding)
    #expect(
      rename.declarations == [
        "OrderViewData", "OrderView", "ShopItem.order", "ShopItem.ID.order", "ShopAction.order",
      ])
  }

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

  private func report(
    from before: String, to after: String, path: String = "Shop.sections"
  ) -> BreakingReport? {
    let states = [("Shop.sections", before), (path, after)].map { path, text in
      analyze([SourceText(path: path, bytes: Array(text.utf8))])
    }
    guard let old = states[0].module, let new = states[1].module else { return nil }
    return BreakingReport(from: states[0], old, to: states[1], new, origin: "main")
  }
}
