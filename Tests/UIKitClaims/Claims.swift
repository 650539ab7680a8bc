import Stage
import Testing

/// What the runtime believes about UIKit, one claim for each test.
///
/// A claim is written against UIKit's public API and the stage, so that a simulator decides it; on Linux the stand-in
/// answers as we believe that UIKit does. `undecided.md` lists what neither can decide.
///
/// One after the other: there is one keyboard, and on a simulator one screen.
@MainActor
@Suite(.serialized) enum Claims {}

/// Where a claim comes from, and which files of the runtime rely on it.
struct ClaimSource: TestTrait {
  let source: String
  let files: [String]
}

extension Trait where Self == ClaimSource {
  /// - Parameters:
  ///   - source: a page of Apple's documentation, a session, or a public report.
  ///   - files: the files of the runtime that rely on the claim.
  static func source(_ source: String, usedIn files: String...) -> Self {
    Self(source: source, files: files)
  }
}

extension Trait where Self == ConditionTrait {
  /// A claim that the stand-in cannot decide: it is skipped on Linux.
  static func needsUIKit(_ reason: Comment) -> Self { .enabled(if: Stage.isUIKit, reason) }
}
