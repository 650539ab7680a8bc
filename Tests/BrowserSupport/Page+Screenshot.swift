public import Foundation

/// A picture of a page.
public struct PNG: Sendable {
  public let data: Data

  public init(data: Data) { self.data = data }

  /// Its width in device pixels.
  public var width: Int { number(at: 16) }

  /// Its height in device pixels.
  public var height: Int { number(at: 20) }

  /// The size is in the first chunk, in four bytes each.
  private func number(at offset: Int) -> Int {
    data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Page {
  /// How many sheets of paper it takes.
  ///
  /// - Source: ISO 32000-1, 7.7.3: each page of a document is a dictionary of the type `Page`.
  public func printedPages() async throws -> Int {
    let reply = try await send(PrintToPDF())
    guard let data = Data(base64Encoded: reply.data) else {
      throw BrowserError("the printed page cannot be read")
    }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    return text.components(separatedBy: "/Type /Page").dropFirst()
      .count { !$0.hasPrefix("s") }
  }

  /// The part of a page that a picture shows.
  public enum Area: Sendable {
    case viewport
    case fullPage
    /// In CSS pixels from the page's top left corner.
    case clip(x: Double, y: Double, width: Double, height: Double)
    /// The box of the only element that matches a selector.
    case element(String)
  }

  /// Takes a picture, and writes it to a file if one is named.
  @discardableResult public func screenshot(
    of area: Area = .viewport, to file: URL? = nil
  ) async throws -> PNG {
    try await settle()
    let clip = try await clip(area)
    let reply = try await send(
      CaptureScreenshot(clip: clip, captureBeyondViewport: clip != nil))
    guard let data = Data(base64Encoded: reply.data) else {
      throw BrowserError("the picture of the page cannot be read")
    }
    try file.map { try data.write(to: $0) }
    return PNG(data: data)
  }

  private func clip(_ area: Area) async throws -> CaptureScreenshot.Clip? {
    switch area {
    case .viewport:
      return nil
    case .fullPage:
      let size = try await send(GetLayoutMetrics()).cssContentSize
      return .init(x: 0, y: 0, width: size.width, height: size.height)
    case .clip(let x, let y, let width, let height):
      return .init(x: x, y: y, width: width, height: height)
    case .element(let selector):
      return try await evaluate(
        """
        (() => {
          \(theElement(selector))
          const box = element.getBoundingClientRect()
          return {
            x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height, scale: 1
          }
        })()
        """)
    }
  }
}
