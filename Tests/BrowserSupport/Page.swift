public import Foundation
import TestSupport

/// A page in the browser; it closes when nobody holds it any more.
public final class Page: Sendable {
  /// The file that it shows.
  public let file: URL
  let log = PageLog()
  private let browser: Browser
  private let context: String
  private let session: String
  private let folder: TemporaryFolder?

  init(
    _ browser: Browser, context: String, session: String, file: URL, folder: TemporaryFolder?
  ) {
    self.browser = browser
    self.context = context
    self.session = session
    self.file = file
    self.folder = folder
  }

  deinit {
    let (connection, context) = (browser.connection, context)
    connection.listen(to: session, nil)
    // A page that hangs closes as well, and nobody has to wait for that.
    Task { try? await connection.send(DisposeBrowserContext(browserContextId: context)) }
  }

  @discardableResult func send<C: Command>(
    _ command: C, within timeout: Duration = .seconds(30),
    awaiting purpose: String = "the answer to \(C.method)"
  ) async throws -> C.Reply {
    try await browser.connection.send(
      command, to: session, within: timeout, awaiting: purpose)
  }
}

// MARK: Loading

extension Page {
  func load(within timeout: Duration) async throws {
    browser.connection.listen(to: session) { [weak self] in self?.receive($0) }
    try await send(EnablePage())
    try await send(EnableRuntime())
    try await send(EnableLog())
    try await send(EnableNetwork())
    // Only one page of a browser has the focus; here each one believes that it has.
    try await send(SetFocusEmulation(enabled: true))
    try await setViewport(width: 1280, height: 800)
    try await navigate(within: timeout)
  }

  /// Loads the file again, with all that is emulated, and what the page stored.
  public func reload(within timeout: Duration = .seconds(30)) async throws {
    try await navigate(within: timeout)
  }

  private func navigate(within timeout: Duration) async throws {
    let purpose = "\(file.lastPathComponent) to load"
    let reply = try await send(
      Navigate(url: file.absoluteString), within: timeout, awaiting: purpose)
    if let error = reply.errorText { throw BrowserError("\(file.path) does not load: \(error)") }
    try await run(
      """
      new Promise(done => {
        if (document.readyState === 'complete') done()
        else addEventListener('load', () => setTimeout(done))
      })
      """, within: timeout, awaiting: purpose)
  }
}

// MARK: JavaScript

extension Page {
  /// The value of a JavaScript expression; a promise is waited for, and `undefined` reads like `null`.
  ///
  ///     let title: String = try await page.evaluate("document.title")
  public func evaluate<Value: Decodable & Sendable>(
    _ expression: String, as type: Value.Type = Value.self, within timeout: Duration = .seconds(30)
  ) async throws -> Value {
    try await send(
      Evaluate<Value>(expression: expression), within: timeout,
      awaiting: "the value of \(expression)"
    ).result.get()
  }

  /// Runs JavaScript whose value does not matter; a promise is waited for.
  public func run(_ script: String, within timeout: Duration = .seconds(30)) async throws {
    try await run(script, within: timeout, awaiting: "the end of \(script)")
  }

  /// Waits until a JavaScript expression is true.
  public func wait(until condition: String, within timeout: Duration = .seconds(10)) async throws {
    try await run(
      """
      new Promise(done => {
        const look = () => { if (\(condition)) done(); else setTimeout(look, 20) }
        look()
      })
      """, within: timeout, awaiting: condition)
  }

  /// Waits until the page has shown what scripts and input have changed.
  public func settle(within timeout: Duration = .seconds(30)) async throws {
    try await run(
      "new Promise(done => requestAnimationFrame(() => setTimeout(done)))", within: timeout,
      awaiting: "the page to be drawn")
  }

  private func run(_ script: String, within timeout: Duration, awaiting: String) async throws {
    _ = try await send(
      Evaluate<Nothing>(expression: script), within: timeout, awaiting: awaiting
    ).result.get()
  }

  /// A text as a literal of JavaScript.
  func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
