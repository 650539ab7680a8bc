import Foundation

/// How thoroughly the tests run: `.ci/run` sets `CELLGEN_TESTS=full`, and `nightly` does even more.
///
/// `swift test` skips slow tests that hardly ever find what the others don't. `.github/CONTRIBUTING.md` lists
/// them.
public enum Thoroughness {
  private static let level = ProcessInfo.processInfo.environment["CELLGEN_TESTS"]

  public static let isNightly = level == "nightly"
  public static let isFull = level == "full" || isNightly
}
