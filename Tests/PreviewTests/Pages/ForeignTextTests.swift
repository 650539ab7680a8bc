import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// No text of a manifest or a catalog becomes part of a page's code, and the page's policy would not run it.
  @Suite("Text from others") struct ForeignTextTests {
    private static let script = "window.planted = true; document.title = 'planted'"
    private static let isPlanted = "window.planted === true || document.title === 'planted'"

    // MARK: Texts

    /// Codes of languages that end a tag, add an attribute, or are one.
    @Test(arguments: [
      "x><img src=x onerror=\"\(script)\">", "q tabindex=0 autofocus onfocus=\"\(script)\" z",
      "></span><script>\(script)</script>", "onclick", "de\" onmouseover=\"\(script)",
    ])
    func namesOfLanguagesAreNoCode(_ name: String) async throws {
      let input = try PageInput(
        """
        strings: { table: Localizable }
        views:
          Order:
            data: { id: Int }
            layout: [{ label: { text: { literal: Buy } } }]
            samples: [{ id: 1 }]

        """,
        catalog: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {"Buy": {"localizations": {
            \(quoted(name)): {"stringUnit": {"state": "translated", "value": "x"}},
            "pt-BR": {"stringUnit": {"state": "translated", "value": "Comprar"}}}}}}
          """)
      let page = try await Browser.shared.open(html: try input.html())
      try await expectNothingPlanted(page)
      #expect(try await page.count("#view-Order .t") > 0)
      #expect(
        try await page.evaluate(
          """
          Array.from(new Set(Array.from(document.querySelectorAll('.t')).flatMap(e => e.getAttributeNames()))).sort()
          """) == ["class", "data-pt-br", "data-written"])
      try await page.set(["language": "pt-BR"])
      #expect(
        try await page.evaluate("document.querySelector('#view-Order .t').textContent") == "Comprar"
      )
      #expect(try await page.console == [])
    }

    /// Wherever a manifest has text.
    @Test(arguments: [
      "</script><script>\(script)</script>", "</style><script>\(script)</script>",
      "\"><img src=x onerror=\"\(script)\">", "'><svg onload=\"\(script)\">",
      "red; background: url(planted)", "--><script>\(script)</script>",
      "</title><script>\(script)</script>",
    ])
    func textsAreNoCode(_ text: String) async throws {
      let foreign = quoted(text)
      let input = try PageInput(
        """
        # \(text)
        screen: Orders

        fonts:
          heavy: { name: \(foreign), size: 17 }

        colors:
          ink: { asset: \(foreign) }

        views:
          # \(text)
          Order:
            data: { id: Int, note: String }
            row: { text: note, detail: { literal: \(foreign) }, symbol: \(foreign) }
            samples: [{ id: 1, note: \(foreign) }]
          Bill:
            data: { id: Int, note: String }
            actions: [tap]
            layout:
              - label: { text: note, font: heavy, color: ink }
              - label: { text: { literal: \(foreign) }, font: { name: \(foreign), size: 12 } }
              - image: { symbol: \(foreign) }
              - image: { asset: \(foreign), width: 40, height: 40 }
              - button: { title: \(foreign), action: tap }
            samples: [{ id: 1, note: \(foreign) }]

        sections:
          orders: { header: { title: \(foreign) }, footer: { title: \(foreign) }, cells: [Order, Bill] }

        states:
          empty: { title: \(foreign), message: \(foreign), symbol: \(foreign) }

        """)
      let page = try await Browser.shared.open(html: try input.html())
      try await expectNothingPlanted(page)
      #expect(try await page.evaluate("document.body.textContent.includes(\(foreign))") == true)
      #expect(
        try await page.count("main script, main style, main img, main [onload], main [onerror]")
          == 0)
      #expect(try await page.console == [])
    }

    // MARK: The policy

    /// What would be in a page if something were not escaped.
    @Test(
      arguments: [
        "<script>\(script)</script>", "<img src=x onerror=\"\(script)\">",
        "<svg onload=\"\(script)\"></svg>", "<i tabindex=0 autofocus onfocus=\"\(script)\">x</i>",
        "<iframe srcdoc=\"<script>parent.\(script)</script>\"></iframe>",
        "<script src=\"data:text/javascript,\(script)\"></script>",
        "<a id=planted href=\"javascript:\(script)\">x</a>",
        "<base href=\"https://example.com/\">", "<style>body { opacity: 0 }</style>",
        "<form id=planted action=\"https://example.com/\"></form>",
      ], [false, true])
    func thePolicyRunsThePageAlone(_ planted: String, reloads: Bool) async throws {
      let html = try PageInput(SettingTests.manifest).html(reloads: reloads)
      let start = "<h2 id=\"findings-title\">"
      #expect(html.contains(start))
      let page = try await Browser.shared.open(
        html: html.replacing(start, with: planted + start))
      try await page.run("document.querySelector('a#planted')?.click()")
      try await expectNothingPlanted(page)
      #expect(try await page.evaluate("getComputedStyle(document.body).opacity") == "1")
      #expect(try await page.evaluate("document.baseURI.includes('example.com')") == false)
      // The page itself works.
      try await page.set(["appearance": "dark", "width": "320"])
      #expect(try await page.style("background-color", of: "#view-Order .stage") == "rgb(0, 0, 0)")
      #expect(try await page.evaluate("document.querySelector('.stage').clientWidth") == 320)
    }

    private func expectNothingPlanted(_ page: Page) async throws {
      #expect(try await page.evaluate(Self.isPlanted) == false)
      // Something that waits for an event or a picture has its time.
      try await page.run("new Promise(done => setTimeout(done, 50))")
      #expect(try await page.evaluate(Self.isPlanted) == false)
    }

    /// In quotes, for YAML, JSON and JavaScript alike.
    private func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }
}
