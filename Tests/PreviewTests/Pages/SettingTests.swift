import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The controls of a page change what they should, and nothing else.
  @Suite("Controls of a page") struct SettingTests {
    // MARK: Appearance

    @Test func darkAndContrastShowUIKitsColours() async throws {
      let page = try await open()
      func colours() async throws -> [String] {
        [
          try await page.style("background-color", of: "#view-Order .stage"),
          try await page.style("color", of: "#view-Order .label"),
          try await page.style("color", of: "#view-Order [data-name=noteLabel]"),
          try await page.style("background-color", of: "#view-Order [data-name=label]"),
        ]
      }
      #expect(
        try await colours() == [
          "rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgba(60, 60, 67, 0.6)", "rgb(0, 122, 255)",
        ])
      try await page.set(["appearance": "dark"])
      #expect(
        try await colours() == [
          "rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(235, 235, 245, 0.6)", "rgb(10, 132, 255)",
        ])
      try await page.set(["contrast": "1"])
      #expect(
        try await page.style("background-color", of: "#view-Order [data-name=label]")
          == "rgb(64, 156, 255)")
    }

    @Test func theLargestSizeIsUIKits() async throws {
      let page = try await open()
      #expect(try await page.style("font-size", of: "#view-Order [data-name=noteLabel]") == "17px")
      try await page.set(["size": "AX5"])
      #expect(try await page.style("font-size", of: "#view-Order [data-name=noteLabel]") == "53px")
      #expect(try await page.style("font-size", of: ".page-header h1") == "22px")
    }

    @Test func widthsAreThoseOfScreens() async throws {
      let page = try await open()
      for width in ["320", "393", "1024"] {
        try await page.set(["width": width])
        let widths: [Int] = try await page.evaluate(
          "Array.from(new Set(Array.from(document.querySelectorAll('.stage')).map(e => e.clientWidth)))"
        )
        #expect(widths.map(String.init) == [width])
      }
      // A screen that is wider than the window is scrolled to, and not squeezed.
      try await page.setViewport(width: 700, height: 800)
      #expect(try await page.evaluate("document.querySelector('.stage').clientWidth") == 1024)
      #expect(try await page.evaluate("document.documentElement.scrollWidth") == 700)
    }

    @Test func rightToLeftMirrors() async throws {
      let page = try await open()
      let sides = """
        (() => {
          const stage = document.querySelector('#view-Order .stage').getBoundingClientRect()
          const [label, mark] = ['[data-name=titleLabel]', '.disclosure'].map(
            name => document.querySelector('#view-Order ' + name).getBoundingClientRect())
          return [label.left - stage.left < 40, stage.right - mark.right < 40, label.left < mark.left]
        })()
        """
      #expect(try await page.evaluate(sides) == [true, true, true])
      try await page.set(["rtl": "1"])
      #expect(try await page.evaluate(sides) == [false, false, false])
      #expect(
        try await page.style("text-align", of: "#view-Order [data-name=titleLabel]") == "right")
    }

    // MARK: Screens and rows

    @Test func aScreenIsACollectionOrATable() async throws {
      let page = try await open()
      #expect(try await page.count(".phone[data-container=collection]") == 1)
      #expect(try await page.count(".phone[data-container=table]") == 0)
      try await page.set(["container": "table"])
      #expect(try await page.count(".phone[data-container=collection]") == 0)
      #expect(try await page.count(".phone[data-container=table]") == 1)
      #expect(
        try await page.style("background-color", of: ".phone") == "rgb(242, 242, 247)")
    }

    @Test func aScreenShowsItsStates() async throws {
      let page = try await open()
      #expect(try await page.count(".screen .row") > 0)
      try await page.set(["state": "empty"])
      #expect(try await page.count(".screen .row") == 0)
      #expect(try await page.texts(".state-title") == ["No orders"])
      try await page.set(["state": "loading"])
      #expect(try await page.count(".screen .spinner") == 1)
    }

    @Test func rowsAreSelectedAndSwiped() async throws {
      let page = try await open()
      let rows = try await page.count(".screen .row")
      let colour = { try await page.style("background-color", of: ".screen .row") }
      let place: () async throws -> Double = {
        try await page.evaluate(
          "Array.from(document.querySelectorAll('.screen .row')).find(isShown)"
            + ".querySelector('.content').getBoundingClientRect().left")
      }
      let start = try await place()
      #expect(try await colour() == "rgb(255, 255, 255)")
      try await page.set(["rows": "selected"])
      #expect(try await colour() == "rgb(209, 209, 214)")
      #expect(try await page.count(".screen .row") == rows)
      try await page.set(["rows": "trailing"])
      // Nobody swipes two rows at a time.
      #expect(try await page.count(".screen .swipes.trailing") == 1)
      #expect(try await place() == start - 148)
      try await page.set(["rows": "leading"])
      #expect(try await page.count(".screen .swipes.leading") == 1)
      #expect(try await place() == start + 74)
      try await page.set(["rows": "rest"])
      #expect(try await page.count(".swipes") == 0)
      #expect(try await place() == start)
    }

    // MARK: Texts

    @Test func thePseudoLocaleChangesWhatIsTranslatable() async throws {
      let page = try await open()
      let before = try await page.texts("#view-Order .label")
      try await page.set(["language": "pseudo"])
      let after = try await page.texts("#view-Order .label")
      for (text, pseudo) in zip(before, after) {
        #expect((text == "Read more") == (pseudo != text))
        #expect(
          pseudo == text || pseudo == "⟦Réáđ ɱóré⟧"
            || pseudo.hasPrefix("⟦") && pseudo.hasSuffix("⟧"))
      }
      #expect(before.contains("Read more"))
      try await page.set(["language": ""])
      #expect(try await page.texts("#view-Order .label") == before)
    }

    @Test func theLanguagesAreThoseOfTheCatalogue() async throws {
      let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Read more": { "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "اقرأ المزيد" } },
            "de": { "stringUnit": { "state": "translated", "value": "Mehr lesen" } } } },
          "No orders": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Keine Bestellungen" } } } }
        } }
        """
      let page = try await open(catalog: catalog)
      #expect(
        try await page.evaluate(
          "Array.from(document.querySelectorAll('[name=language] option')).map(o => o.value)")
          == ["", "ar", "de", "pseudo"])
      try await page.set(["language": "de"])
      #expect(try await page.texts("#view-Order [data-name=label]").first == "Mehr lesen")
      #expect(try await page.style("direction", of: ".stage") == "ltr")
      #expect(try await page.count(".stage[lang=de]") > 0)
      // A text that the catalog has only in German is marked in Arabic, and counted.
      try await page.set(["language": "ar", "state": "empty"])
      #expect(try await page.style("direction", of: ".stage") == "rtl")
      #expect(
        try await page.texts(".state-title.untranslated, .state-title .untranslated") == [
          "No orders"
        ])
      #expect(try await measured(page).contains("without a translation"))
    }

    // MARK: The address

    @Test func theAddressHoldsTheSettingsAndThePlace() async throws {
      let page = try await open()
      try await page.set(["appearance": "dark", "size": "AX5", "made": "0"])
      #expect(try await hash(page) == "#appearance=dark&size=AX5&made=0")
      // A link on the page keeps the settings.
      try await page.click("nav a[href='#view-Order']")
      #expect(try await hash(page) == "#view-Order&appearance=dark&size=AX5&made=0")
      #expect(try await page.style("color", of: "#view-Order .label") == "rgb(255, 255, 255)")
      #expect(
        try await page.evaluate(
          "Math.abs(document.getElementById('view-Order').getBoundingClientRect().top - form.offsetHeight - 12) < 2 "
            + "|| scrollY + innerHeight >= document.documentElement.scrollHeight - 2") == true)
      // An address says all that is not as usual.
      try await page.run("location.hash = 'rtl=1'")
      try await page.settle()
      #expect(try await page.style("color", of: "#view-Order .label") == "rgb(0, 0, 0)")
      #expect(try await page.style("direction", of: ".stage") == "rtl")
      try await page.run("history.back()")
      try await page.wait(until: "form.elements.size.value === 'AX5'")
      #expect(try await page.console == [])
    }

    @Test func anAddressMayNotBreakThePage() async throws {
      let page = try await open()
      for hash in [
        "size=enormous&made=2", "%E0%A4%A", "&&=&", "view-Nobody", "toString=1&appearance=dark",
      ] {
        try await page.run("location.hash = '\(hash)'")
        try await page.settle()
      }
      #expect(try await page.console == [])
      #expect(try await page.evaluate("form.elements.appearance.value") == "dark")
      #expect(try await page.evaluate("form.elements.size.value") == "L")
    }

    // MARK: -

    private func open(catalog: String? = nil) async throws -> Page {
      try await Browser.shared.open(html: try PageInput(Self.manifest, catalog: catalog).html())
    }

    private func hash(_ page: Page) async throws -> String {
      try await page.evaluate("location.hash")
    }

    private func measured(_ page: Page) async throws -> String {
      try await page.evaluate("document.getElementById('measured').textContent")
    }

    static let manifest = """
      screen: Orders
      containers: [collection, table]
      table: grouped

      views:
        Order:
          data: { id: Int, title: String, note: String? }
          actions: [open, archive, flag, delete]
          commands:
            archive: { title: Archive, symbol: archivebox }
            flag: { title: Flag, symbol: flag }
            delete: { title: Delete, style: destructive, symbol: trash }
          select: open
          swipe: { leading: [flag], trailing: [delete, archive] }
          accessory: disclosure
          layout:
            vstack:
              alignment: leading
              children:
                - label: { text: title, font: headline, lines: 1 }
                - label: { text: note, color: secondaryLabel }
                - label: { text: { literal: Read more }, background: systemBlue, color: white }

      sections:
        open: { cells: [Order] }

      states:
        loading: Loading your orders…
        empty: { title: No orders, symbol: bag }
      """
  }
}
