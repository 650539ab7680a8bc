import CellGenCore
import FixtureSupport
import Testing

/// Manifests that are close to a mistake and have none.
@Suite("Nothing is said without need")
struct RightScreensTests {
  @Test("Of a manifest that is right", arguments: rightScreens)
  func right(_ screen: RightScreen) {
    let analysis = resolved(screen.files)
    #expect(rendered(analysis) == "")
    #expect(analysis.module != nil)
  }

  @Test(
    "Of the inputs that use every key",
    arguments: ["OldSystems", "Selection", "States"])
  func inputs(name: String) throws {
    let golden = GoldenCase(name: name)
    #expect(rendered(analyze(try golden.sources())) == "")
  }

  @Test(
    "Of ordinary comments",
    arguments: ["# like this", "#", "## heading", "#--", "#!", "#: x"])
  func ordinaryComment(_ comment: String) {
    let analysis = resolved(
      """
      views:
        Post:
          doc: A post \(comment)
          data: \(comment)
            id: Int \(comment)
            title: String \(comment)
          samples: \(comment)
            - id: 1 \(comment)
              title: One \(comment)
      """)
    #expect(analysis.diagnostics.all.isEmpty, "\(rendered(analysis))")
  }

  @Test(
    "Of a default that its type can hold",
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

  @Test("A place in another manifest is shown, too")
  func otherManifest() {
    let analysis = resolved([
      (
        "Inbox.sections",
        """
        deploymentTarget: 13
        uses: [Shared]
        sections:
          main: { cells: [Mail] }
        """
      ),
      (
        "Shared.sections",
        """
        views:
          Mail:
            data: { id: Int, title: String }
            actions: [delete]
            swipe: [delete]
        """
      ),
    ])
    let found = analysis.diagnostics.all
    #expect(found.map(\.code) == [.needsNewerIOS])
    #expect(found.first?.primary.span.file == 1)
    #expect(found.first?.secondary.map(\.span.file) == [0])
  }

  @Test("What follows from a mistake is not said")
  func consequences() {
    let analysis = resolved(
      """
      deploymentTarget: 9
      containers: [colection]
      table: grouped
      views:
        Mail:
          data: { id: Int, title: String }
          actions: [open, { move: { to: Int } }]
          select: opn
          swipe: { leading: [delet], trailing: [move] }
        Draft:
          data: { id: Int, title: String }
          view: Mial
          select: opn
          swipe: [delete]
      sections:
        main:
          cells: [Mail, Draft]
          background: systemGren
          layout: { carousel: { height: wide, estimatedHeight: 20 } }
      states:
        empty: { title: ~, button: { title: Again } }
      """)
    #expect(
      analysis.diagnostics.sorted.map(\.code) == [
        .outOfRange, .unknownChoice, .unknownAction, .unknownAction, .elementAction, .unknownView,
        .unknownColor, .unknownToken, .twoHeights, .nullText, .requiredKey,
      ], "\(rendered(analysis))")
  }
}

/// A run without a mistake.
struct RightScreen: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [(path: String, text: String)]

  init(_ name: String, _ text: String) { self.init(name, [("Inbox.sections", text)]) }

  init(_ name: String, _ files: [(path: String, text: String)]) {
    testDescription = name
    self.files = files
  }
}

private let rightScreens: [RightScreen] = [
  RightScreen(
    "cells report what no element does",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        select: open
        swipe: [delete]
        layout: { label: title }
    sections:
      main: { cells: [Mail] }
    """),
  RightScreen(
    "cells of another view report it",
    """
    views:
      Draft:
        data: { id: Int, title: String }
        view: Mail
        select: open
        swipe: { leading: [delete] }
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
    sections:
      main: { cells: [Mail, Draft] }
    """),
  RightScreen(
    "a header reports actions under its own name",
    """
    views:
      ReviewsHeader: { data: { id: Int, title: String }, actions: [open], view: custom }
      Heading: { data: { title: String } }
    sections:
      reviews: { header: Heading, cells: [ReviewsHeader] }
    """),
  RightScreen(
    "a view without actions leaves its name to a state",
    """
    views:
      Retry: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Retry] }
    states:
      empty: { title: Nothing, button: { title: Again, action: retry } }
      failed: { title: Sorry, button: { title: Again, action: retry } }
    """),
  RightScreen(
    "an action is at both edges",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [delete]
        view: custom
        swipe: { leading: [delete], trailing: [{ delete: {} }] }
    sections:
      main: { cells: Mail }
    """),
  RightScreen(
    "a table is swiped on iOS 13, whatever the sections of a collection look like",
    """
    deploymentTarget: 13
    containers: table
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [delete]
        view: custom
        swipe: [delete]
    sections:
      main:
        cells: [Mail]
        layout: { list: { appearance: insetGrouped, separators: none } }
    """),
  RightScreen(
    "a cell of a grid is swiped in the table",
    """
    containers: [collection, table]
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [delete]
        view: custom
        swipe: [delete]
    sections:
      main: { cells: [Mail], layout: { grid: { columns: 2 } } }
    """),
  RightScreen(
    "a shared view is selected on other screens",
    [
      (
        "Inbox.sections",
        """
        uses: [Shared]
        views:
          Mail: { data: { id: Int, title: String } }
        sections:
          main: { cells: [Mail] }
        """
      ),
      (
        "Shared.sections",
        """
        views:
          Banner:
            data: { id: Int, title: String }
            actions: [open]
            select: open
            swipe: [open]
          Promo:
            data: { id: Int, title: String }
            view: Banner
        """
      ),
    ]),
  RightScreen(
    "an action may be called as other languages call truth",
    """
    views:
      Mail: { data: { id: Int, title: String }, actions: ["true"], view: custom, select: "true" }
    sections:
      main: { cells: [Mail] }
    """),
]
