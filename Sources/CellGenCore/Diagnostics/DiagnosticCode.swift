/// The stable name of a kind of mistake, printed in brackets after the headline.
///
/// One per kind, so that it can be searched for and explained; a code is never used for two kinds.
public enum DiagnosticCode: String, CaseIterable, Sendable {
  // MARK: Syntax

  case emptyManifest = "empty-manifest"

  // MARK: Resolution

  case unknownKey = "unknown-key"
}
