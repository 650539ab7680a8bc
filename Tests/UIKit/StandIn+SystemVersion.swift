// The iOS that the program seems to run on.
//
// `if #available(iOS 15, *)` is always true on Linux: nothing can make the compiler's own check
// fail. What can be done is done instead: a member that UIKit has only since some version records a
// failure when it is used on an older one, as it would stop the program on a phone. That covers
// what code calls: methods, initialisers, setters and the data sources' and snapshots' members.
// It cannot cover the mere mention of a type, overriding a member (an older UIKit never calls the
// override, and neither does the stand-in), reading a stored property, nor Swift's own conditions.
// Delegate methods newer than the version are not called.

extension StandIn {
  /// The version of iOS that the program seems to run on.
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

  /// Records a failure where UIKit does not have `member` yet.
  static func require(_ version: Double, _ member: String) {
    guard systemVersion < version else { return }
    fail(
      "'\(member)' is only available in iOS \(String(format: "%g", version)) or newer",
      name: unavailable)
  }

  /// Runs what the stand-in itself does with newer members.
  static func onNewest<Result>(_ body: () -> Result) -> Result {
    $systemVersion.withValue(.infinity) { body() }
  }

  /// The name of failures for members that the system version lacks.
  static let unavailable = "Unavailable"
  /// The name of failures for broken contracts at which UIKit does not raise, but misbehaves.
  static let broken = "BrokenContract"
}
