extension Page {
  /// What a page can ask about the colors that people prefer.
  public enum ColorScheme: String, Sendable { case light, dark }

  /// What a page can ask about the contrast that people prefer.
  public enum Contrast: String, Sendable { case more, less }

  /// Where a page is shown.
  public enum Media: String, Sendable { case screen, print }

  /// Sets the size of the page's window in CSS pixels, and the device pixels in each.
  ///
  /// A mobile page is touched: it has no pointer that hovers.
  public func setViewport(
    width: Int, height: Int, deviceScaleFactor: Double = 1, mobile: Bool = false
  ) async throws {
    try await send(
      SetDeviceMetrics(
        width: width, height: height, deviceScaleFactor: deviceScaleFactor, mobile: mobile))
    try await send(SetTouchEmulation(enabled: mobile))
  }

  /// Lets pictures show nothing where the page draws nothing of its own.
  public func makeTransparent() async throws {
    try await send(SetDefaultBackground())
    try await run("document.body.style.background = 'transparent'")
  }

  /// Answers the page's media queries; what is not named is as usual again.
  public func emulate(
    colorScheme: ColorScheme? = nil, contrast: Contrast? = nil, reducedMotion: Bool = false,
    forcedColors: Bool = false, media: Media = .screen
  ) async throws {
    let features = [
      ("prefers-color-scheme", colorScheme?.rawValue ?? ""),
      ("prefers-contrast", contrast?.rawValue ?? ""),
      ("prefers-reduced-motion", reducedMotion ? "reduce" : ""),
      ("forced-colors", forcedColors ? "active" : ""),
    ]
    try await send(
      SetEmulatedMedia(
        media: media.rawValue, features: features.map { .init(name: $0.0, value: $0.1) }))
    try await settle()
  }
}
