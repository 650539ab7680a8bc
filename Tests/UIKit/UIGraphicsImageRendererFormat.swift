/// What an image renderer draws for; nothing is drawn.
@MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale = StandIn.displayScale

  public required override init() { super.init() }

  /// What suits the main screen.
  open class func preferred() -> Self { Self() }
}

extension StandIn {
  @TaskLocal static var displayScale: CGFloat = 2

  /// Runs `body` on a phone whose screen has other pixels a point.
  @MainActor
  public static func withDisplayScale(_ scale: CGFloat, body: () throws -> Void) rethrows {
    try $displayScale.withValue(scale) { try body() }
  }
}
