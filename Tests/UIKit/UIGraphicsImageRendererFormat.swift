/// The format of an image renderer; nothing is drawn.
@MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale = StandIn.displayScale

  public required override init() { super.init() }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { Self() }
}

extension StandIn {
  @TaskLocal static var displayScale: CGFloat = 2

  /// Runs `body` on a device whose screen has another scale.
  @MainActor
  public static func withDisplayScale(_ scale: CGFloat, body: () throws -> Void) rethrows {
    try $displayScale.withValue(scale) { try body() }
  }
}
