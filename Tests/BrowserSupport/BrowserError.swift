/// What went wrong between a test and the browser.
public struct BrowserError: Error, CustomStringConvertible {
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
