import Foundation

/// How much the tests try: `CELLGEN_TESTS=full` is what `.ci/run` asks for, `nightly` more than that.
///
/// `swift test` leaves out what is slow and hardly ever finds what the rest does not. `.github/CONTRIBUTING.md` lists
/// it.
public enum Thoroughness {
  private static let level = ProcessInfo.processInfo.environment["CELLGEN_TESTS"]

  public static let isNightly = level == "nightly"
  public static let isFull = level == "full" || isNightly
}
