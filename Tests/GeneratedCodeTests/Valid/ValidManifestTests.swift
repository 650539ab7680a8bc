#if os(Linux)
import CellGenCore
import TestSupport
import Testing

/// What a manifest may say without an error compiles without a warning and runs.
@Suite struct ValidManifestTests {
  @Test(arguments: Access.allCases) func aViewReportsWhereImportsAreInternal(access: Access) throws
  {
    let module = GeneratedModule(
      """
      access: \(access.rawValue)
      views:
        Note:
          data: { id: Int, title: String }
          actions: [open]
          layout: { button: { title: Open, action: open } }
      sections: { notes: { cells: [Note] } }
      """)
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  /// A repeated view reports nothing whose actions only its row reports.
  @Test func aRepeatedViewMayLeaveItsActionsToItsRow() throws {
    let module = GeneratedModule(
      """
      views:
        Reply:
          data: { id: Int, text: String }
          actions: [open]
          longPress: open
          layout: { label: text }
        Post:
          data: { id: Int, replies: "[ReplyViewData]" }
          actions: [{ reply: { in: ReplyViewData.Action } }]
          layout: { vstack: [{ label: { literal: Replies } }, { repeat: { data: replies, action: reply } }] }
      sections: { posts: { cells: [Post, Reply] } }
      """)
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  /// Whether a row offers an action may be a choice itself, and any number may be in a text.
  @Test func rowsOfferActionsByCases() throws {
    let module = GeneratedModule(
      """
      views:
        Note:
          data: { id: Int, title: "String?", count: Int64, isNew: Bool, isOld: Bool }
          actions: [open, remove]
          commands:
            open: { visible: { field: title, cases: { nil: isNew, some: isOld } } }
            remove: { title: Remove, visible: { field: title, cases: { nil: false, some: isOld } } }
          longPress: open
          delete: remove
          accessory: [{ badge: { literal: "{count} notes" } }]
          layout: { label: "{count} notes, {title}" }
      sections: { notes: { cells: [Note] } }
      """)
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  /// In a state, a text may be missing that has another one in all others.
  @Test func textsMayBeMissingInAState() throws {
    let text =
      "{ normal: { verbatim: a }, selected: { verbatim: \"{part} b\" }, disabled: "
      + "{ field: isNew, cases: { true: c, false: d } } }"
    let module = GeneratedModule(
      """
      elements:
        gauge:
          class: GaugeView
          properties: { name: String, note: "String?", code: Substring }
      views:
        Note:
          data: { id: Int, part: "String?", isNew: Bool }
          actions: [open]
          select: open
          layout:
            - gauge: { name: \(text), note: \(text), code: \(text) }
            - image: { symbol: star, accessibilityLabel: \(text) }
            - label: { text: \(text) }
      sections: { notes: { cells: [Note] } }
      """,
      views: [
        """
        import UIKit

        final class GaugeView: UIView {
          var name = ""
          var note: String?
          var code: Substring = ""
        }
        """
      ])
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  @Test func aScreenMayHaveHeadersAlone() throws {
    let module = GeneratedModule(
      """
      containers: [table, collection]
      views:
        Note: { data: { title: String } }
      sections: { notes: { header: Note, layout: custom }, more: { footer: Note } }
      """)
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  @Test func aPublicClassMayTakeTheDataOfTwoViews() throws {
    let module = GeneratedModule(
      """
      access: public
      views:
        Note: { data: { id: Int, title: String }, view: custom, actions: { open: { at: Int } } }
        Memo: { data: { id: Int, text: Substring }, view: Note, map: custom }
        Tag:
          data: { id: Int, text: Substring?, word: Substring }
          actions: [open]
          layout:
            - button: { title: { field: text }, action: open, accessibilityLabel: { field: word } }
            - image: { symbol: { field: text } }
            - image: { asset: { field: word } }
      sections: { notes: { cells: [Note, Memo, Tag] } }
      """,
      views: [
        """
        public import CellGenRuntime
        public import UIKit

        public final class NoteView: UIView, ReportingView {
          public var onAction: ActionHandler<NoteViewData.Action>?
          public func configure(with data: NoteViewData) {}
          public func configure(with data: MemoViewData) {}
        }
        """
      ])
    for mode in Compilation.modes { #expect(try module.messages(in: mode) == "", "\(mode.name)") }
  }

  @Test func aModuleMayBeNamedLikeAKeyword() throws {
    let module = GeneratedModule(
      "imports: [class, default]\nviews: { Note: { data: { title: String } } }\n")
    #expect(try module.messages(modules: ["class", "default"]) == "")
  }

  @Test func numbersAreWhatTheirTypesHold() throws {
    let module = GeneratedModule(
      """
      views:
        Note:
          view: custom
          data:
            a: Double = 100000000000000000000
            b: Double = 0b11
            c: Double = 2.2250738585072014e-308
            d: Double = 9007199254740993.0
            e: Float = 16777216
            f: Float = 3.4028235e38
            g: CGFloat = 9223372036854774784
            h: CGFloat = 9223372036854775808.0
            i: Decimal = 9223372036854775807
            j: Decimal = 1e100
            k: Character = "e\u{301}"
            l: Double = 0e999
            m: Double = 1_0.5e1_0
            n: Date
          samples:
            - { n: 12345e+10, m: 1234567.25, k: "\\"" }
            - { n: 1234e-100 }
            - { n: 123456789e-10 }
            - { n: -123456789E+10, i: -9223372036854775808 }
        Strip:
          data: { title: String }
          size: { height: 1e-300 }
          layout: { vstack: { spacing: 5e-324, insets: -5e-324, children: [{ label: title }] } }
      """,
      views: [
        """
        import CellGenRuntime
        import UIKit

        final class NoteView: UIView, ConfigurableView {
          func configure(with data: NoteViewData) {}
        }
        """
      ])
    #expect(try module.messages() == "")
    #expect(try module.readSamples() == "")
  }
}
#endif
