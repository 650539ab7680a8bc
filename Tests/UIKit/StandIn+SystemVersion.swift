// The iOS version that the program seems to run on.
//
// `if #available(iOS 15, *)` is always true on Linux: nothing can make the compiler's own check fail.
// Instead, a member that is newer than the system version records a failure when it is used, where it would
// stop the program on a device. That covers calls: methods, initializers, setters, and the members of data
// sources and snapshots. It cannot cover the mere mention of a type, overriding a member (an older UIKit
// never calls the override, and neither does the stand-in), reading a stored property, or Swift's own
// conditions. Delegate methods newer than the version are not called.

extension StandIn {
  /// The iOS version that the program seems to run on.
  @TaskLocal public static var systemVersion = 26.0

  /// Runs `body` as if on an older iOS, where newer members of UIKit record a failure.
  public static func withSystemVersion<Result>(
    _ version: Double, _ body: () throws -> Result
  ) rethrows -> Result {
    try $systemVersion.withValue(version) { try body() }
  }

  /// Runs `body` as if on an older iOS, where newer members of UIKit record a failure.
  public static func withSystemVersion<Result>(
    _ version: Double, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $systemVersion.withValue(version) { try await body() }
  }

  /// Records a failure if UIKit does not have `member` in this version.
  static func require(_ version: Double, _ member: String) {
    guard systemVersion < version else { return }
    fail(
      "'\(member)' is only available in iOS \(String(format: "%g", version)) or newer",
      name: unavailable)
  }

  /// Runs code of the stand-in itself that uses newer members.
  static func onNewest<Result>(_ body: () -> Result) -> Result {
    $systemVersion.withValue(.infinity) { body() }
  }

  /// The name of failures for members that the system version lacks.
  static let unavailable = "Unavailable"
  /// The name of failures for broken contracts where UIKit does not raise an exception, but misbehaves.
  static let broken = "BrokenContract"
}
