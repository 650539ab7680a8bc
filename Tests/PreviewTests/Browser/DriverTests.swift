import Foundation
import TestSupport
import Testing

@testable import BrowserSupport

extension BrowserTests {
  /// The driver sees what a person would see, and says what it waited for in vain.
  @Suite("Driver") struct DriverTests {
    // MARK: The console

    @Test func aPageWithoutFaultsReportsNothing() async throws {
      let page = try await open(
        """
        <img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
        <iframe title="Inside" srcdoc="<p>Inside"></iframe>
        """)
      #expect(try await page.console == [])
    }

    @Test func reportsMessagesAndExceptionsWithTheirLines() async throws {
      let page = try await open(
        """
        <script>
          console.error('wrong', 1, { a: 2 })
          console.warn('odd')
        </script>
        <script>missing.call()</script>
        <script>Promise.reject(new Error('late'))</script>
        """)
      let console = try await page.console
      #expect(
        console == [
          ConsoleEntry(.error, "wrong 1 Object", line: 2),
          ConsoleEntry(.warning, "odd", line: 3),
          ConsoleEntry(.exception, "ReferenceError: missing is not defined", line: 5),
          ConsoleEntry(.exception, "Error: late", line: 6),
        ])
      try await page.clearConsole()
      #expect(try await page.console == [])
    }

    @Test func reportsEveryRequest() async throws {
      let page = try await open(
        """
        <link rel="stylesheet" href="https://example.com/style.css">
        <img alt="" src="beside.png">
        <iframe title="Elsewhere" src="https://example.com/frame.html"></iframe>
        <script>fetch('http://127.0.0.1:9/data').catch(() => {})</script>
        <script>new WebSocket('wss://example.com/socket')</script>
        """)
      let beside = page.file.deletingLastPathComponent().appendingPathComponent("beside.png")
      #expect(
        Set(try await page.console.map(\.description)) == [
          "request: GET https://example.com/style.css (stylesheet)",
          "request: GET \(beside.absoluteString) (image)",
          "request: GET https://example.com/frame.html (document)",
          "request: GET http://127.0.0.1:9/data (fetch)",
          "request: GET wss://example.com/socket (websocket)",
        ])
    }

    @Test func reportsWhatThePolicyOfThePageForbids() async throws {
      let page = try await open(
        """
        <meta http-equiv="Content-Security-Policy" content="img-src 'none'">
        <img alt="" src="https://example.com/image.png">
        """)
      let console = try await page.console
      #expect(console.contains { $0.kind == .error && $0.text.contains("img-src 'none'") })
    }

    @Test func dismissesDialogs() async throws {
      let page = try await open("<script>alert('Stop')</script>")
      #expect(try await page.console == [ConsoleEntry(.dialog, "alert: Stop")])
    }

    // MARK: JavaScript

    @Test func readsValues() async throws {
      struct Size: Decodable, Equatable { var width: Int }
      let page = try await open("<title>Orders</title><p id=p>")
      #expect(try await page.evaluate("document.title") == "Orders")
      #expect(try await page.evaluate("({ width: 3 })") == Size(width: 3))
      #expect(try await page.evaluate("Promise.resolve([1, 2])") == [1, 2])
      #expect(try await page.evaluate("undefined", as: String?.self) == nil)
      try await page.run("document.body")
    }

    @Test func exceptionsAndOtherTypesAreErrors() async throws {
      let page = try await open("<p>")
      let exception = await failure { try await page.run("a.b") }
      #expect(exception?.description == "JavaScript throws ReferenceError: a is not defined")
      #expect(await failure { try await page.evaluate("'text'", as: Int.self) } != nil)
    }

    @Test func waitsForAnExpression() async throws {
      let page = try await open("<p><script>setTimeout(() => document.title = 'Done', 50)</script>")
      try await page.wait(until: "document.title === 'Done'")
      #expect(
        await failure { try await page.wait(until: "false", within: .milliseconds(100)) } != nil)
    }

    // MARK: Time

    @Test func aPageThatNeverLoadsIsAnError() async throws {
      let error = await failure {
        try await Browser.shared.open(
          html: "<script>while (true) {}</script>", within: .milliseconds(500))
      }
      #expect(error?.description == "waited 0.5 seconds in vain for page.html to load")
      let page = try await open("<title>Next</title>")
      #expect(try await page.evaluate("document.title") == "Next")
    }

    @Test func aFileThatIsMissingIsAnError() async throws {
      let file = URL(fileURLWithPath: "/nowhere/page.html")
      let error = await failure { try await Browser.shared.open(file) }
      #expect(error?.description == "/nowhere/page.html does not load: net::ERR_FILE_NOT_FOUND")
    }

    @Test func aProgramThatIsNoBrowserIsAnError() async throws {
      let missing = await failure { try await Browser.launch("no-such-browser") }
      #expect(missing?.description == "could not start no-such-browser: No such file or directory")
      let folder = try TemporaryFolder()
      try folder.write("#!/bin/sh\necho no display >&2\n", to: "browser")
      try folder.setPermissions(0o755, of: "browser")
      let ended = await failure { try await Browser.launch(folder.path("browser")) }
      #expect(ended?.description.contains("no display") == true)
      try folder.write("#!/bin/sh\nsleep 1000\n", to: "browser")
      let silent = await failure {
        try await Browser.launch(folder.path("browser"), within: .milliseconds(100))
      }
      #expect(silent?.description.hasPrefix("waited 0.1 seconds in vain for ") == true)
    }

    @Test func noTestWaitsForWhatHasEnded() async throws {
      struct CrashPage: Command { static let method = "Page.crash" }
      struct CrashBrowser: Command { static let method = "Browser.crash" }
      let browser = try await Browser.launch()
      let page = try await browser.open(html: "<p>")
      let crash = await failure { try await page.send(CrashPage()) }
      #expect(crash?.description == "the page has crashed")
      #expect(await failure { try await page.console } != nil)
      let end = await failure { try await browser.connection.send(CrashBrowser()) }
      #expect(end?.description == "the browser has ended")
      #expect(await failure { try await browser.open(html: "<p>") } != nil)
    }

    // MARK: Media and size

    @Test func emulatesWhatPeoplePrefer() async throws {
      let page = try await open("<p>")
      func matches(_ query: String) async throws -> Bool {
        try await page.evaluate("matchMedia('\(query)').matches")
      }
      #expect(try await !matches("(prefers-color-scheme: dark)"))
      try await page.emulate(
        colorScheme: .dark, contrast: .more, reducedMotion: true, forcedColors: true, media: .print)
      #expect(try await matches("(prefers-color-scheme: dark)"))
      #expect(try await matches("(prefers-contrast: more)"))
      #expect(try await matches("(prefers-reduced-motion: reduce)"))
      #expect(try await matches("(forced-colors: active)"))
      #expect(try await matches("print"))
      try await page.emulate()
      #expect(try await !matches("(prefers-color-scheme: dark)"))
      #expect(try await matches("screen"))
    }

    @Test func picturesHaveTheSizeThatIsAskedFor() async throws {
      let page = try await open(
        "<body style='margin: 0'><div id=box style='margin: 10px; width: 50px; height: 2000px'>")
      try await page.setViewport(width: 320, height: 480, deviceScaleFactor: 2)
      let folder = try TemporaryFolder()
      let file = folder.url.appendingPathComponent("page.png")
      #expect(size(try await page.screenshot(to: file)) == [640, 960])
      #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(size(try await page.screenshot(of: .fullPage)) == [640, 4040])
      #expect(size(try await page.screenshot(of: .element("#box"))) == [100, 4000])
      #expect(
        size(try await page.screenshot(of: .clip(x: 1, y: 900, width: 30, height: 40))) == [60, 80])
    }

    @Test func aMobilePageIsTouched() async throws {
      let page = try await open("<meta name=viewport content='width=device-width'><p>")
      #expect(try await page.evaluate("matchMedia('(hover: hover)').matches") == true)
      try await page.setViewport(width: 390, height: 844, deviceScaleFactor: 3, mobile: true)
      #expect(try await page.evaluate("[innerWidth, devicePixelRatio]") == [390, 3])
      #expect(try await page.evaluate("matchMedia('(pointer: coarse)').matches") == true)
    }

    // MARK: Input

    @Test func keysMoveTheFocusAndPressButtons() async throws {
      let page = try await open(
        """
        <button id=first onclick="document.title += '1'">One</button>
        <button aria-label="Second" onclick="document.title += '2'">Two</button>
        <input id=field>
        """)
      #expect(try await page.focusedElement?.id == nil)
      try await page.press(.tab)
      #expect(try await page.focusedElement?.id == "first")
      #expect(try await page.evaluate("document.querySelector(':focus-visible').id") == "first")
      try await page.press(.enter)
      try await page.press(.tab)
      let second = try #require(try await page.focusedElement)
      #expect([second.tag, second.role, second.name] == ["button", "button", "Second"])
      try await page.press(.space)
      #expect(try await page.evaluate("document.title") == "12")
      try await page.press(.tab)
      for key: Key in [.character("a"), .character("7"), .left, .space] {
        try await page.press(key)
      }
      #expect(try await page.evaluate("field.value") == "a 7")
      try await page.press(.tab, .shift)
      #expect(try await page.focusedElement?.name == "Second")
    }

    @Test func clicksWhatAPersonCouldClick() async throws {
      let page = try await open(
        """
        <button id=far style="margin-top: 3000px" onclick="document.title = 'far'">Far</button>
        <div style="position: relative">
          <button id=under>Under</button><div id=over style="position: absolute; inset: 0"></div>
        </div>
        """)
      try await page.click("#far")
      #expect(try await page.evaluate("document.title") == "far")
      let error = await failure { try await page.click("#under") }
      #expect(
        error?.description.contains("another element is in front of #under: <div id=\"over\"")
          == true)
      #expect(await failure { try await page.click("#nowhere") } != nil)
    }

    // MARK: Accessibility

    @Test func readsTheAccessibilityTree() async throws {
      let page = try await open(
        """
        <!doctype html><html lang=en><title>Orders</title>
        <main>
          <h1>Orders</h1>
          <div><button aria-expanded=false title="Opens the cart">Buy <b>now</b></button></div>
          <label>Amount <input type=number value=3 required></label>
          <p aria-hidden=true>Hidden</p>
        </main>
        """)
      let tree = try await page.accessibilityTree()
      let button = try #require(tree.first("button"))
      #expect(button.name == "Buy now")
      #expect(button.explanation == "Opens the cart")
      #expect(button.properties["expanded"] == "false")
      #expect(tree.first("spinbutton", named: "Amount")?.value == "3")
      #expect(tree.first("heading")?.properties["level"] == "1")
      #expect(
        tree.outline == """
          RootWebArea "Orders" focusable focused
            main
              heading "Orders" level=1
              button "Buy now" explained by "Opens the cart" focusable
              StaticText "Amount"
              spinbutton "Amount" value="3" editable=plaintext focusable required settable \
          valuemax=0 valuemin=0 valuetext=3
          """)
    }

    // MARK: Pages

    @Test func pagesShareNothing() async throws {
      let file = try TemporaryFolder()
      let url = URL(fileURLWithPath: try file.write("<p>", to: "page.html"))
      let first = try await Browser.shared.open(url)
      try await first.run("localStorage.setItem('key', 'value')")
      try await first.reload()
      #expect(try await first.evaluate("localStorage.getItem('key')") == "value")
      let second = try await Browser.shared.open(url)
      #expect(try await second.evaluate("localStorage.getItem('key')", as: String?.self) == nil)
      #expect(try await first.console + second.console == [])
    }

    private func open(_ html: String) async throws -> Page {
      try await Browser.shared.open(html: html)
    }

    /// What goes wrong; nil if nothing does.
    private func failure(_ body: () async throws -> some Any) async -> BrowserError? {
      do {
        _ = try await body()
        return nil
      } catch {
        return error as? BrowserError
      }
    }

    private func size(_ picture: PNG) -> [Int] { [picture.width, picture.height] }
  }
}
