public import Foundation
import TestSupport

/// Chromium without windows and without a network, which shows pages to tests.
///
///     let page = try await Browser.shared.open(html: "<button>Buy</button>")
///     try await page.press(.tab)
///     #expect(try await page.focusedElement?.name == "Buy")
///     #expect(try await page.console == [])
public final class Browser: Sendable {
  /// The browser's own words for its version, such as `Chrome/140.0.7339.127`.
  public let version: String
  let connection: Connection
  private let process: BrowserProcess

  private init(_ process: BrowserProcess, _ connection: Connection, version: String) {
    self.process = process
    self.connection = connection
    self.version = version
  }

  deinit {
    process.end()
  }
}

// MARK: Launch

extension Browser {
  /// The browser of this run of the tests, which ends with it.
  public static var shared: Browser {
    get async throws { try await launchOfShared.value }
  }

  private static let launchOfShared = Task { try await launch() }

  /// Whether there is a browser for the tests.
  public static var isInstalled: Bool { executable != nil }

  /// The reason to skip a test without a browser.
  public static let missing = "Chromium is missing: apt-get install chromium"

  /// Starts a browser of its own, for tests that change it.
  ///
  /// - Errors: with what the browser wrote, if it ends or is not ready in time.
  public static func launch(
    _ executable: String? = Browser.executable, within timeout: Duration = .seconds(60)
  ) async throws -> Browser {
    guard let executable else { throw BrowserError(missing) }
    let process = try BrowserProcess.start([executable] + flags)
    let connection = Connection(process.socket)
    do {
      let reply = try await connection.send(
        GetVersion(), within: timeout, awaiting: "\(executable) to start")
      return Browser(process, connection, version: reply.product)
    } catch {
      let messages = process.messages
      process.end()
      throw BrowserError("\(error)\n\(messages)")
    }
  }

  /// The first browser on the search path that says its version: Ubuntu has one that only tells how
  /// to install it.
  public static let executable: String? = ["chromium", "chromium-browser", "google-chrome"].first {
    (try? Subprocess.run([$0, "--version"]))?.exitCode == 0
  }

  private static var flags: [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
      "--lang=en-US", "--mute-audio", "--password-store=basic", "--disable-dev-shm-usage",
    ]
      // The same pixels everywhere.
      + ["--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]
      + ["--font-render-hinting=none", "--disable-lcd-text"]
      // No network, and nothing that would ask for one.
      + ["--host-resolver-rules=MAP * ~NOTFOUND", "--disable-background-networking"]
      + ["--disable-component-update", "--disable-sync", "--disable-extensions"]
      + ["--disable-crash-reporter", "--disable-breakpad", "--metrics-recording-only"]
      // A mouse, which a machine without a screen does not have: it hovers, and points finely.
      + ["--blink-settings=" + mouse]
      // All pages are in front.
      + ["--disable-background-timer-throttling", "--disable-renderer-backgrounding"]
      + ["--disable-backgrounding-occluded-windows"]
      // Chromium does not start as root with its sandbox.
      + (isRoot ? ["--no-sandbox"] : [])
  }
}

private let mouse =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"

// MARK: Pages

extension Browser {
  /// Shows a page that consists of this text, from a file of its own.
  public func open(html: String, within timeout: Duration = .seconds(30)) async throws -> Page {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write(html, to: "page.html"))
    return try await open(file, keeping: folder, within: timeout)
  }

  /// Shows a file, and returns when it is loaded.
  public func open(_ file: URL, within timeout: Duration = .seconds(30)) async throws -> Page {
    try await open(file, keeping: nil, within: timeout)
  }

  /// Each page has a profile of its own, so that no page finds what another one stored.
  private func open(
    _ file: URL, keeping folder: TemporaryFolder?, within timeout: Duration
  ) async throws -> Page {
    let context = try await connection.send(CreateBrowserContext()).browserContextId
    let target = try await connection.send(
      CreateTarget(url: "about:blank", browserContextId: context, newWindow: true)
    ).targetId
    let session = try await connection.send(AttachToTarget(targetId: target)).sessionId
    let page = Page(self, context: context, session: session, file: file, folder: folder)
    try await page.load(within: timeout)
    return page
  }
}
