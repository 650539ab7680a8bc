import BrowserSupport
import Testing

/// All tests that look at pages in a browser; others extend it.
///
/// One after the other: they share a browser, and a page takes more than one process.
@Suite("In a browser", .serialized, .enabled(if: Browser.isInstalled, "\(Browser.missing)"))
enum BrowserTests {}
