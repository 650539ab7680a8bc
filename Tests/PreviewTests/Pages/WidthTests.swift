import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// Who takes the room of a row, and where texts of either direction begin and end.
  @Suite("Widths and directions") struct WidthTests {
    /// What has a width, for itself or by what decides it, keeps that, and the text beside it takes the rest.
    @Test(arguments: [
      "label: { text: initials, width: 54 }",
      "zstack: [{ label: { text: initials, width: 54 } }]",
      "zstack: [{ label: { text: initials, width: 54 } }, { label: { text: name, at: topTrailing } }]",
      "vstack: [{ label: { text: initials, width: 54 } }]",
      "vstack: [{ zstack: [{ label: { text: initials, width: 54 } }] }]",
      "hstack: [{ label: { text: initials, width: 54 } }]",
      "zstack: [{ label: { text: initials, aspectRatio: 1, height: 54 } }]",
    ])
    func whatHasAWidthKeepsIt(_ element: String) async throws {
      let page = try await open(
        """
        hstack:
          - \(element)
          - vstack: [{ label: { text: name, font: headline } }, { label: { text: note } }]
        """)
      // The margin, the width and the spacing.
      #expect(try await start(of: "noteLabel", in: page) == 16 + 54 + 8)
      #expect(try await page.evaluate(Self.width("noteLabel")) == 393 - 16 - (16 + 54 + 8))
    }

    /// Others are as wide as they may be.
    @Test(arguments: [
      "label: { text: initials }", "zstack: [{ label: { text: initials } }]",
      "vstack: [{ label: { text: initials } }]",
      "vstack: { alignment: leading, children: [{ label: { text: initials, width: 54 } }] }",
    ])
    func whatHasNoWidthTakesTheRoom(_ element: String) async throws {
      let page = try await open(
        """
        hstack:
          - \(element)
          - label: { text: name }
        """)
      let end: Double = try await page.evaluate(
        "document.querySelector('.stage').clientWidth - 16 - (\(Self.left("nameLabel"))) - \(Self.width("nameLabel"))"
      )
      #expect(end == 0)
      #expect(try await start(of: "nameLabel", in: page) > 200)
    }

    // MARK: Directions

    @Test func eachTextHasTheDirectionOfItsFirstLetter() async throws {
      let page = try await Browser.shared.open(
        html: try PageInput(SettingTests.manifest.replacing(", symbol: flag }", with: " }")).html())
      for rows in ["rest", "trailing", "leading"] {
        try await page.set(["rtl": "1", "rows": rows])
        let others: [String] = try await page.evaluate(
          """
          (() => {
            const walker = document.createTreeWalker(document.getElementById('pictures'), NodeFilter.SHOW_TEXT)
            const found = []
            while (walker.nextNode()) {
              const text = walker.currentNode
              const parent = text.parentElement
              if (!text.data.trim() || !parent.closest('.stage') || parent.closest('svg, i, .index, .status-bar')) continue
              let e = parent
              while (!e.matches('.stage') && e.dir !== 'auto' && getComputedStyle(e).unicodeBidi !== 'plaintext') e = e.parentElement
              if (e.matches('.stage')) found.push(parent.className + ': ' + text.data)
            }
            return found
          })()
          """)
        #expect(others == [])
      }
    }

    @Test func headersBeginWithTheirText() async throws {
      let page = try await open("label: { text: note }")
      #expect(try await page.count(".heading > span") == 2)
      #expect(try await page.style("unicode-bidi", of: ".heading.header > span") == "plaintext")
      #expect(try await page.style("unicode-bidi", of: ".heading.footer > span") == "plaintext")
    }

    /// In both directions, whatever the side at which they are aligned.
    @Test(arguments: ["", "alignment: left", "alignment: right"])
    func whatIsCutOffEndsInAnEllipsis(_ alignment: String) async throws {
      let rest = alignment.isEmpty ? "" : ", \(alignment)"
      let page = try await open("label: { text: note, lines: 2\(rest) }")
      let dots = """
        Array.from(document.querySelectorAll('.screen .lines')).map(e =>
          getComputedStyle(e).display.includes('box') || getComputedStyle(e).display === 'flow-root'
            ? 'clamp' : getComputedStyle(e, '::before').content)
        """
      try await page.set(["rtl": "0"])
      let leftToRight: [String] = try await page.evaluate(dots)
      try await page.set(["rtl": "1"])
      let rightToLeft: [String] = try await page.evaluate(dots)
      let (clamp, float) = ("clamp", "\"…\"")
      // English, Hebrew.
      let expected =
        switch alignment {
        case "alignment: left": ([clamp, float], [clamp, float])
        case "alignment: right": ([float, clamp], [float, clamp])
        default: ([clamp, float], [float, clamp])
        }
      #expect(leftToRight == expected.0)
      #expect(rightToLeft == expected.1)
      #expect(try await page.count(".screen .lines.ends-early") == 2)
      #expect(
        try await page.evaluate(
          "Array.from(document.querySelectorAll('.screen .lines')).every(e => e.clientHeight < 45)")
          == true)
    }

    // MARK: -

    private func start(of name: String, in page: Page) async throws -> Double {
      try await page.evaluate(Self.left(name))
    }

    private static func left(_ name: String) -> String {
      "document.querySelector('.screen [data-name=\(name)]').getBoundingClientRect().left - document.querySelector('.screen .phone').getBoundingClientRect().left"
    }

    private static func width(_ name: String) -> String {
      "document.querySelector('.screen [data-name=\(name)]').getBoundingClientRect().width"
    }

    private func open(_ layout: String) async throws -> Page {
      let lines = layout.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
      return try await Browser.shared.open(
        html: try PageInput(
          """
          views:
            Person:
              data: { id: Int, name: String, initials: String, note: String }
              layout:
          \(lines)
              samples:
                - { id: 1, name: Ada, initials: AL, note: "\(Self.long)" }
                - { id: 2, name: Grace, initials: GH, note: "\(Self.longHebrew)" }

          sections:
            people: { header: { title: Chats end to end. }, footer: { title: Not all. }, cells: [Person] }

          """
        ).html())
    }

    private static let long =
      "A long text that does not fit in two lines of a phone, whatever anybody says about it, on and on."
    private static let longHebrew =
      "טקסט ארוך מאוד שלא נכנס בשתי שורות של הטלפון, ולא משנה מה אומרים עליו, והוא ממשיך וממשיך עוד ועוד."
  }
}
