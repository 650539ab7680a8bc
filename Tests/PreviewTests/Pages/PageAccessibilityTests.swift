import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The page itself can be used with a keyboard and a screen reader, and read in any appearance.
  @Suite("Accessibility of a page") struct PageAccessibilityTests {
    // MARK: Structure

    @Test func landmarksAndHeadings() async throws {
      let tree = try await open().accessibilityTree()
      for (role, name) in [
        ("banner", ""), ("navigation", "Contents"), ("main", ""), ("contentinfo", ""),
        ("form", "How the pictures are shown"), ("region", "Findings"), ("region", "Orders"),
        ("region", "Order"),
      ] {
        #expect(tree.all(role).contains { $0.name == name }, "\(role) \(name)")
      }
      let headings = tree.all("heading").map { "\($0.properties["level"] ?? "") \($0.name)" }
      #expect(
        headings == [
          "1 Preview of Orders.sections", "2 Screens", "2 Views", "2 Findings", "2 Orders",
          "2 Order",
        ])
      #expect(tree.first("status")?.name == "" || tree.first("status") != nil)
    }

    @Test func controlsAndPicturesHaveNames() async throws {
      let tree = try await open().accessibilityTree()
      let controls = tree.all.filter { ["combobox", "checkbox", "link"].contains($0.role) }
      #expect(controls.map(\.name).filter(\.isEmpty) == [])
      #expect(
        tree.all("combobox").map(\.name) == [
          "Appearance", "Text size", "Width", "Language", "Container", "Screens show", "Rows are",
          "Compare",
        ])
      #expect(
        tree.all("checkbox").map(\.name) == [
          "Right to left", "Only the selected one",
        ])
      let pictures = tree.all("image")
      #expect(pictures.map(\.name).filter(\.isEmpty) == [])
      let example = try #require(pictures.first { $0.name.hasPrefix("Order, Example.") })
      #expect(example.name.contains("Weekend in the mountains"))
      // On a screen, rows of one view differ by their texts.
      #expect(pictures.contains { $0.name.hasPrefix("Order, Weekend in the mountains, ") })
      // What is drawn is one picture, and no text of the page.
      #expect(example.children.allSatisfy(\.isIgnored) || example.children.isEmpty)
    }

    // MARK: Keyboard

    @Test func tabReachesEverythingAndLeavesIt() async throws {
      let page = try await open()
      var seen: [String] = []
      for _ in 0..<60 {
        try await page.press(.tab)
        guard let focused = try await page.focusedElement else { break }
        let name = [focused.tag, focused.name].joined(separator: " ")
        if let first = seen.first, first == name { break }
        seen.append(name)
        let isVisible: Bool = try await page.evaluate(
          """
          (() => {
            const style = getComputedStyle(document.activeElement)
            return document.activeElement.matches(':focus-visible') && style.outlineStyle !== 'none'
              && parseFloat(style.outlineWidth) >= 2
          })()
          """)
        #expect(isVisible, "\(name) does not show that it has the focus")
      }
      #expect(seen.first == "a Skip to the pictures")
      for name in [
        "a Orders", "select Appearance", "select Compare", "summary More", "input Search",
        "input Only the selected one", "button Inspect Orders", "div shelf, scrolls sideways",
        "summary VoiceOver of Order, Example",
      ] {
        #expect(seen.contains(name), "\(name) in \(seen)")
      }
      #expect(seen.count < 60)
    }

    @Test func theSkipLinkGoesToThePictures() async throws {
      let page = try await open()
      try await page.press(.tab)
      try await page.press(.enter)
      #expect(try await page.focusedElement?.id == "pictures")
    }

    @Test func keysChangeSettings() async throws {
      let page = try await open()
      try await page.run("document.querySelector('[name=appearance]').focus()")
      try await page.press(.character("d"))
      #expect(try await page.style("background-color", of: ".picture .stage") == "rgb(0, 0, 0)")
      try await page.run("document.querySelector('[name=rtl]').focus()")
      try await page.press(.space)
      #expect(try await page.style("direction", of: ".stage") == "rtl")
      #expect(try await page.focusedElement?.name == "Right to left")
    }

    @Test func carouselsScrollByKeys() async throws {
      let page = try await open()
      try await page.set(["width": "320"])
      try await page.run("document.querySelector('.carousel').focus()")
      try await page.press(.right)
      try await page.wait(until: "document.querySelector('.carousel').scrollLeft > 0")
    }

    // MARK: Sight and touch

    @Test func theTextOfThePageHasContrast() async throws {
      let page = try await open()
      try await page.run("document.querySelector('details').open = true")
      for scheme in [Page.ColorScheme.light, .dark] {
        try await page.emulate(colorScheme: scheme)
        let faint: [String] = try await page.evaluate(Self.lowContrast)
        #expect(faint == [], "\(scheme)")
      }
    }

    @Test func controlsAreLargeEnough() async throws {
      let page = try await open()
      let small: [String] = try await page.evaluate(
        """
        Array.from(document.querySelectorAll('select, label.check, nav a, summary'))
          .filter(isShown)
          .filter(e => { const b = e.getBoundingClientRect(); return b.width < 24 || b.height < 28 })
          .map(e => e.outerHTML)
        """)
      #expect(small == [])
    }

    @Test func nothingMovesForWhomItShouldNot() async throws {
      let page = try await open()
      try await page.set(["state": "loading"])
      #expect(try await page.style("animation-name", of: ".spinner") == "turn")
      try await page.emulate(reducedMotion: true)
      #expect(try await page.style("animation-name", of: ".spinner") == "none")
    }

    @Test func forcedColoursLeaveThePicturesAsTheyAre() async throws {
      let page = try await open()
      try await page.set(["appearance": "dark"])
      try await page.emulate(forcedColors: true)
      #expect(try await page.style("background-color", of: ".picture .stage") == "rgb(0, 0, 0)")
      #expect(try await page.style("color", of: "#view-Order .label") == "rgb(255, 255, 255)")
    }

    @Test func thePageFitsASmallWindow() async throws {
      let page = try await open()
      try await page.setViewport(width: 320, height: 640)
      #expect(try await page.evaluate("document.documentElement.scrollWidth") == 320)
    }

    // MARK: -

    private func open() async throws -> Page {
      try await Browser.shared.open(html: try PageInput(Self.manifest).html())
    }

    private static let manifest =
      SettingTests.manifest.replacing(
        "sections:\n",
        with: "sections:\n  shelf: { cells: [Order], layout: { carousel: { width: 200 } } }\n")

    /// The texts of the page, outside of pictures, whose contrast is below 4.5.
    ///
    /// - Source: WCAG 2.2, "relative luminance" and "contrast ratio".
    private static let lowContrast = """
      (() => {
        const channels = text => (text.match(/[0-9.]+/g) || []).map(Number)
        const luminance = ([r, g, b]) => [r, g, b].map(c => c / 255)
          .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
          .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
        const background = e => {
          for (; e; e = e.parentElement) {
            const color = channels(getComputedStyle(e).backgroundColor)
            if (color.length === 3 || color[3] === 1) return color
          }
          return [255, 255, 255]
        }
        const faint = []
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const e = walker.currentNode.parentElement
          if (!walker.currentNode.textContent.trim() || e.closest('.stage, script') || e.getClientRects().length === 0) continue
          const [one, other] = [channels(getComputedStyle(e).color), background(e)].map(luminance)
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
          if (ratio < 4.5) faint.push(ratio.toFixed(2) + ' ' + e.textContent)
        }
        return faint
      })()
      """
  }
}
