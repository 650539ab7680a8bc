import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The page of `--diff` shows what an edit changes, and nothing else.
  @Suite("A page of differences") struct DifferencePageTests {
    @Test func anEditOfAViewShowsThatViewAndItsScreens() async throws {
      let difference = try difference("headline", "title3")
      #expect(names(difference) == ["screen Mails", "view Mail"])
      let page = try await Browser.shared.open(html: difference.html())
      #expect(try await page.texts("main h2") == ["Differences from main", "Mails", "Mail"])
      let size = "font-size"
      #expect(try await page.style(size, of: "#view-Mail .before .label") == "17px")
      #expect(try await page.style(size, of: "#view-Mail .after .label") == "20px")
      try await page.set(["size": "AX5", "appearance": "dark"])
      #expect(try await page.style(size, of: "#view-Mail .before .label") == "53px")
      #expect(try await page.style("color", of: "#view-Mail .after .label") == "rgb(255, 255, 255)")
      #expect(try await page.console == [])
    }

    /// Differences are marked in both pictures, and said in the words of a manifest.
    @Test(arguments: [
      ("font: headline", "font: title3", "senderLabel in Mail: font headline semibold → title3"),
      (
        "label: { text: sender, font: headline }",
        "label: { text: sender, font: headline, lines: 1 }", "senderLabel in Mail: lines any → 1"
      ),
      (
        "background: ink", "background: ink, cornerRadius: 8",
        "textLabel in Badge: corner radius 0 → 8"
      ),
      ("color: white", "color: yellow", "textLabel in Badge: color white → yellow"),
      (
        "#112233", "#445566",
        "textLabel in Badge: background #112233 → #445566"
      ),
      (
        "- label: note", "- label: note\n      - label: { text: { literal: More } }",
        "label in Plain is new"
      ),
      (
        "- label: note", "- hstack: [{ label: note }]",
        "noteLabel in Plain is gone; row in Plain is new"
      ),
    ])
    func whatDiffersIsMarkedAndSaid(_ old: String, _ new: String, _ words: String) async throws {
      let difference = try difference(old, new.replacing("\\n", with: "\n"))
      let change = try #require(difference.changes.first { !$0.isScreen })
      #expect(change.differences.joined(separator: "; ") == words)
      #expect(difference.markdown().contains("- "))
      let page = try await Browser.shared.open(html: difference.html())
      #expect(
        try await page.texts("#view-\(change.name) .differences li").joined(separator: "; ")
          == words)
      #expect(try await page.count("#view-\(change.name) .after .stage .differs") > 0)
    }

    @Test func anotherColourOfATokenShowsWhatUsesIt() async throws {
      let difference = try difference("#112233", "#445566")
      #expect(names(difference) == ["screen Mails", "view Badge"])
      let page = try await Browser.shared.open(html: difference.html())
      let color = "background-color"
      #expect(try await page.style(color, of: "#view-Badge .before .label") == "rgb(17, 34, 51)")
      #expect(try await page.style(color, of: "#view-Badge .after .label") == "rgb(68, 85, 102)")
      // The colours of each side stay its own in a matrix.
      try await page.set(["compare": "matrix"])
      #expect(try await page.style(color, of: "#view-Badge .before .label") == "rgb(17, 34, 51)")
      #expect(try await page.style(color, of: "#view-Badge .after .label") == "rgb(68, 85, 102)")
      #expect(try await page.console == [])
    }

    @Test func whatLooksAlikeIsNotShown() async throws {
      for (old, new) in [
        ("ink:", "dark:"), ("# Mails.\n", ""), ("actions: [open]", "actions: [open, close]"),
      ] {
        var text = Self.manifest.replacing(old, with: new)
        if old == "ink:" { text = text.replacing("background: ink", with: "background: dark") }
        #expect(names(try difference(to: text)) == [], "\(old)")
      }
      let page = try await Browser.shared.open(html: try difference(to: Self.manifest).html())
      #expect(try await page.texts("#counts") == ["nothing looks different"])
      #expect(try await page.count(".stage") == 0)
      #expect(try await page.console == [])
    }

    @Test func viewsComeAndGo() async throws {
      let old = Self.manifest
      let new = old.replacing("Plain:", with: "Other:")
      let difference = try difference(to: new)
      #expect(
        difference.changes.map { "\($0.kind) \($0.name)" } == ["added Other", "removed Plain"])
      let page = try await Browser.shared.open(html: difference.html())
      #expect(try await page.texts("main h2").dropFirst() == ["Other, added", "Plain, removed"])
    }

    @Test func anotherSampleIsOnePicture() throws {
      let samples = { (names: [String]) in
        Self.manifest.replacing(
          "      - label: note\n",
          with: "      - label: note\n    samples:\n"
            + names.map { "      - { note: \($0) }\n" }.joined())
      }
      let difference = PreviewDifference(
        from: try PageInput(samples(["Ada"])).drawn(),
        to: try PageInput(samples(["Ada", "Bob"])).drawn(), earlier: "main")
      let change = try #require(difference.changes.first { $0.name == "Plain" })
      #expect(change.pictures?.changed == 1, "\(difference.markdown())")
    }

    @Test func theSummaryIsMarkdown() throws {
      let text = Self.manifest.replacing("headline", with: "title3")
        .replacing("Plain:", with: "Other:")
        .replacing("background: ink", with: "background: white")
      #expect(
        try difference(to: text).markdown() == """
          ### Preview: what looks different from `main`

          | | | |
          |---|---|---|
          | screen | `Mails` | changed |
          | view | `Mail` | 2 of 2 pictures |
          | view | `Other` | added |
          | view | `Badge` | 2 of 2 pictures |
          | view | `Plain` | removed |

          - senderLabel in Mail: font headline semibold → title3
          - textLabel in Badge: background ink of Mails → white

          - new: `Orders.sections:3:11` the color 'ink' is never used
          - new: `Orders.sections:11:3` the view 'Other' is never used
          - new: `Orders.sections:18:37` text in #<!-- -->FFFFFF on #<!-- -->FFFFFF has a contrast of 1.0:1 in every appearance
          - gone: the view 'Plain' is never used


          """)
    }

    // MARK: -

    private func difference(_ old: String, _ new: String) throws -> PreviewDifference {
      try difference(to: Self.manifest.replacing(old, with: new))
    }

    private func difference(to text: String) throws -> PreviewDifference {
      PreviewDifference(
        from: try PageInput(Self.manifest).drawn(), to: try PageInput(text).drawn(),
        earlier: "main")
    }

    private func names(_ difference: PreviewDifference) -> [String] {
      difference.changes.map { ($0.isScreen ? "screen " : "view ") + $0.name }
    }

    private static let manifest = """
      # Mails.
      screen: Mails
      colors: { ink: "#112233" }
      views:
        Mail:
          data: { id: Int, sender: String }
          actions: [open]
          select: open
          layout:
            - label: { text: sender, font: headline }
        Plain:
          data: { note: String }
          layout:
            - label: note
        Badge:
          data: { id: Int, text: String }
          layout:
            - label: { text: text, color: white, background: ink }
      sections:
        mails: { cells: [Mail, Badge] }
      """
  }
}
